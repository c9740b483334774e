"""The analysis of a game that is over: how it gets on, curves of chances with turning points, what decisions were worth.

What is asked for: nothing for the turning points, `s.2` for the decisions of a seat, `t.14` for the end of a turn as
`/history` shows it, `cancel`. In a game whose seats hold secrets nobody sees what others might have done.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.contract import Action, Seat
from bot.kit.engine import read
from bot.kit.verbs.turns import Roll
from bot.present import participants
from bot.present.control_id import NONE
from bot.present.controls import wizard_steps
from bot.present.panel_context import CALM, PanelContext
from bot.present.panel_model import Button, Menu, Panel, SelectOption
from bot.present.panels import lobby
from bot.present.panels.turns import ANALYSIS, by_weight, shortened
from bot.present.presenter import Presenter
from bot.tables.analysis.model import CHANCES, Analysis, ChanceChart, Choices, Decision
from bot.tables.history.turn_log import told_of
from bot.tables.model import Table

CANCEL, SEAT, TURN = "cancel", "s", "t"
ROOM = 70
"""Letters of what happened: three small lines of a phone with all that stands around it."""
BAR = 12
"""Signs of the bar that shows how far an analysis is."""


class AskedAnalysis(msgspec.Struct, frozen=True):
    """What is asked for: the turning points, the decisions of a `seat`, or a `turn`."""

    seat: Seat | None = None
    turn: int | None = None

    @classmethod
    def parse(cls, text: str) -> "AskedAnalysis | None":
        """What a press asks for; None for what no press of ours says."""
        if text in ("", NONE):
            return cls()
        head, _, rest = text.partition(".")
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 7):
            return None
        return cls(seat=int(rest)) if head == SEAT else cls(turn=int(rest)) if head == TURN else None


def working(table: Table, done: int, words: Translator) -> Panel:
    """An analysis that is being made: how far it is in hundredths, below 0 while it waits for another."""
    full = BAR * max(0, done) // 100
    bar = words.say("analysis-done", bar="▰" * full + "▱" * (BAR - full), done=max(0, done))
    said = words.say("analysis-waiting" if done < 0 else "analysis-working")
    cancel = Button(words.say("button-analysis-cancel"), lobby.opens(table, ANALYSIS, CANCEL))
    return Panel(ANALYSIS, ("### " + words.say("analysis-title"), said, bar), ((cancel,),), accent=CALM)


def cancelled(table: Table, words: Translator) -> Panel:
    """An analysis that its asker wants no more."""
    return failed(table, words.say("analysis-cancelled"), words)


def failed(table: Table, why: str, words: Translator) -> Panel:
    """An analysis that is not made, with the way to try again."""
    again = Button(words.say("button-analysis-again"), lobby.opens(table, ANALYSIS))
    return Panel(ANALYSIS, (why,), ((again,),))


def with_way_back(past: Panel, table: Table, words: Translator) -> Panel:
    """A turn of the past with a button back to the analysis, which the last turn of a game has by itself."""
    back = _back(table, words)
    there = any(back.press == each.press for row in past.rows if not isinstance(row, Menu) for each in row)
    return past if there else replace(past, rows=(*past.rows, (back,)))


def _back(table: Table, words: Translator) -> Button:
    return Button(words.say("button-analysis"), lobby.opens(table, ANALYSIS))


def panel(
    presenter: Presenter[Any],
    table: Table,
    seat: Seat | None,
    found: Analysis,
    words: Translator,
    shown: Seat | None = None,
) -> Panel:
    """The curves with the turning points, or with the decisions of the seat `shown`, where the looker may see those."""
    ctx = presenter.context(table, words, seat)
    if len(found.course) < 2:
        return Panel(ANALYSIS, (words.say("analysis-unread"),))
    picture = ctx.order(CHANCES, ChanceChart.of(found))
    notes = [] if found.whole else ["-# " + words.say("analysis-damaged")]
    if shown is None or shown not in visible(ctx, found):
        said, turns = _points(presenter, ctx, found), [each.turn for each in found.points]
        rows: tuple[Any, ...] = (*_turns(ctx, turns), *_people(ctx, found, None))
        return Panel(ANALYSIS, (*said, *notes), rows, picture, accent=CALM)
    choices = found.choices[shown]
    turns = [each.turn for each in (choices.best, choices.worst) if each is not None]
    said = _decisions(presenter, ctx, shown, choices)
    rows = (*_turns(ctx, turns, _back(table, words)), *_people(ctx, found, shown))
    return Panel(ANALYSIS, (*said, *notes), rows, picture, accent=participants.colour(ctx, shown))


def visible(ctx: PanelContext, found: Analysis) -> list[Seat]:
    """The seats whose decisions the looker may see: the own one alone where seats hold secrets."""
    own = bool(GAMES[ctx.game].secret_verbs)
    return [seat for seat, each in enumerate(found.choices) if each.count and (not own or seat == ctx.seat)]


# ---- what is said


def _points(presenter: Presenter[Any], ctx: PanelContext, found: Analysis) -> list[str]:
    """A sentence for each turning point."""
    said = []
    for number, each in enumerate(found.points, 1):
        facts = {
            "what": _happened(presenter, ctx, each.told, each.actor, each.action),
            "before": _percent(ctx, each.before),
            "after": _percent(ctx, each.after),
        }
        name = ctx.name(each.seat)
        said.append("-# " + ctx.words.say("analysis-point", number=number, turn=each.turn, name=name, **facts))
    return said or [ctx.words.say("analysis-level")]


def _decisions(presenter: Presenter[Any], ctx: PanelContext, seat: Seat, choices: Choices) -> list[str]:
    """The best and the most expensive decision of a seat."""
    name = ctx.name(seat)
    said = ["**" + ctx.words.say("analysis-decisions", name=name) + "**"]
    for key, each in (("best", choices.best), ("worst", choices.worst)):
        found = ctx.words.say(f"analysis-no-{key}") if each is None else _decision(presenter, ctx, seat, key, each)
        said.append("-# " + found)
    return [*said, "-# " + ctx.words.say("analysis-count", count=choices.count, name=name)]


def _decision(presenter: Presenter[Any], ctx: PanelContext, seat: Seat, key: str, each: Decision) -> str:
    rolled = each.action == Roll.__name__  # what fell then was nobody's choice
    done = _done(ctx, seat, each.action) if rolled else _happened(presenter, ctx, each.told, seat, each.action)
    facts = {
        "what": done,
        "instead": _action(ctx, each.instead),
        "chance": _percent(ctx, each.chance),
        "other": _percent(ctx, each.other),
    }
    return ctx.words.say(f"analysis-{key}", turn=each.turn, **facts)


def _happened(presenter: Presenter[Any], ctx: PanelContext, stored: str, actor: Seat, action: str) -> str:
    """What a step told that matters most, without a full stop; where that says nothing, who did what."""
    told = told_of(GAMES[ctx.game], stored) or ()
    lines = [line for each in by_weight(told, ()) for line in presenter.news(ctx, [each])]
    silent = [each for each in told if not isinstance(each.event, GAMES[ctx.game].turn_begins)]
    lines = lines or presenter.news(ctx, told)[::-1] or [ctx.words.event(ctx.game, each, ctx.names) for each in silent]
    return shortened(lines[0].removesuffix("."), ROOM) if lines else _done(ctx, actor, action)


def _done(ctx: PanelContext, actor: Seat, action: str) -> str:
    """Who did what, as far as both are known."""
    return " · ".join(filter(None, (ctx.name(actor) if actor >= 0 else "", _action(ctx, action))))


def _action(ctx: PanelContext, notation: str) -> str:
    """An action in words; nothing for one that is not told, or that today's game does not know."""
    try:
        action: Action | None = read(GAMES[ctx.game], notation) if notation else None
    except ValueError:
        return ""
    if action is None:
        return ""
    return wizard_steps.in_short(ctx, action, [escape(name) for name in ctx.names])


def _percent(ctx: PanelContext, chance: int) -> str:
    return ctx.words.say("percent", n=round(chance / 100))


# ---- controls


def _turns(ctx: PanelContext, turns: Sequence[int], *others: Button) -> list[tuple[Button, ...]]:
    """Buttons to the pictures of some turns."""
    known = sorted(set(turns))
    made = [Button(ctx.words.say("history-one", turn=turn), ctx.opens(ANALYSIS, f"{TURN}.{turn}")) for turn in known]
    return [(*others, *made)] if others or made else []


def _people(ctx: PanelContext, found: Analysis, shown: Seat | None) -> list[Menu | tuple[Button, ...]]:
    """A menu of those whose decisions may be seen; a button where these are only the looker's own."""
    seats = visible(ctx, found)
    if seats == [ctx.seat]:
        mine = Button(ctx.words.say("analysis-mine"), ctx.opens(ANALYSIS, f"{SEAT}.{ctx.seat}"))
        return [] if shown is not None else [(mine,)]
    choices = tuple([SelectOption(ctx.names[seat], f"{SEAT}.{seat}", chosen=seat == shown) for seat in seats])
    return [Menu(ctx.opens(ANALYSIS, "?"), ctx.words.say("analysis-of"), choices)] if choices else []

"""Looking back at a game turn by turn, privately, with what the looker may see: others' own events are never told.

What is asked for: the number of a turn, `first` or `last`; after `w.` in words alone, after `all.` with the menu of all
stretches of turns; `since` is what happened since the looker's last own step.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.i18n.translator import Translator
from bot.kit.contract import EventFor, Seat
from bot.present import participants
from bot.present.control_id import NONE
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import CALM, PanelContext
from bot.present.panel_model import Button, Menu, Panel, PictureRequest, SelectOption
from bot.present.panel_name import MINE
from bot.present.panels.robot_reasons import parts
from bot.present.panels.turns import ANALYSIS, HISTORY, height, newest
from bot.present.presenter import Presenter
from bot.tables.history.history_service import PastTurn, SinceThen
from bot.tables.history.turn_log import Turn
from bot.tables.model import CLOSED, OVER, PLAYING, Table
from bot.tables.storage.packed_state import PackedState

FIRST, LAST, SINCE, WORDS, ALL = "first", "last", "since", "w", "all"
WORDS_ROOM, SINCE_ROOM, DIGEST_ROOM = 22, 20, 3
"""Lines of a phone for a turn in words alone, for all that is new, and for the little that stands above one's moves."""
TALL = 4
"""Lines of a phone below a board that is so high that there is no room for the menu of turns."""
MOST = 23
"""Choices of a menu beside those that lead to all turns and to what is new."""


class AskedTurn(msgspec.Struct, frozen=True):
    """A turn that is asked for. `number`: None for the last one."""

    number: int | None
    words: bool = False
    all: bool = False

    @classmethod
    def parse(cls, text: str) -> "AskedTurn | None":
        """What a press asks for; None for what no press of ours says."""
        head, _, rest = text.rpartition(".")
        if head not in ("", WORDS, ALL):
            return None
        if rest in ("", NONE, LAST):
            return cls(None, head == WORDS, head == ALL)
        number = 1 if rest == FIRST else int(rest) if rest.isdecimal() and len(rest) < 7 else None
        return None if number is None else cls(number, head == WORDS, head == ALL)


# ---- a turn


def panel(
    presenter: Presenter[Any], table: Table, seat: Seat | None, past: PastTurn, asked: AskedTurn, words: Translator
) -> Panel:
    """A turn in words and with the board at its end; in words alone where that is asked, or where it cannot be shown."""
    ctx = presenter.context(table, words, seat)
    said = lines(presenter, ctx, past.told)
    at_end = None if asked.words else then(presenter, table, seat, past, words)
    picture = None if at_end is None else board(presenter, at_end, past.told)
    kept = _first(said, (WORDS_ROOM if picture is None else presenter.past_room) - (past.film is not None))
    rest, menu = len(said) - len(kept), picture is None or presenter.past_room > TALL
    shown = (*kept, *_notes(ctx, past, rest=0 if picture else rest, empty=not said))
    return Panel(
        HISTORY,
        [f"-# {line}" for line in (f"**{title(ctx, past.turn, len(past.turns))}**", *shown)],
        (*_steps(ctx, past, asked, rest, menu=menu), *(_jump(ctx, past, asked) if menu else ())),
        picture,
        accent=CALM if past.turn.seat is None else participants.colour(ctx, past.turn.seat),
    )


def _notes(ctx: PanelContext, past: PastTurn, rest: int, *, empty: bool) -> list[str]:
    """What is missing, and why; where the film of the game is."""
    more = ctx.words.say("log-rest", count=rest) if rest else ""
    found = (("history-nothing", empty), ("history-damaged", past.damaged), ("history-no-picture", past.state is None))
    film = "" if past.film is None else ctx.words.say("film-link" if past.film else "film-deleted", link=past.film)
    return [line for line in (more, *(ctx.words.say(key) for key, true in found if true), film) if line]


def title(ctx: PanelContext, turn: Turn, count: int) -> str:
    """Which turn of how many, of which round, whose."""
    named = "" if turn.seat is None else ctx.name(turn.seat)
    return " · ".join(filter(None, (numbered(ctx, turn, count), named)))


def in_a_line(table: Table, turn: Turn, words: Translator) -> str:
    """A turn as a suggestion shows it: its number, whose it was, the round."""
    named = "" if turn.seat is None else table.chairs[turn.seat].name
    rounds = words.say("history-round", round=turn.round) if turn.round else ""
    return " · ".join(filter(None, (words.say("history-one", turn=turn.number), named, rounds)))


def numbered(ctx: PanelContext, turn: Turn, count: int) -> str:
    """Which turn of how many, of which round."""
    rounds = ctx.words.say("history-round", round=turn.round) if turn.round else ""
    return " · ".join(filter(None, (ctx.words.say("history-turn", turn=turn.number, count=count), rounds)))


def lines(presenter: Presenter[Any], ctx: PanelContext, told: Sequence[EventFor]) -> list[str]:
    """What happened, as everybody saw it; before it what only the looker was told."""
    own = [each for each in told if each.only is not None and each.only == ctx.seat]
    secret = ["🔒 " + ctx.words.event(ctx.game, each, ctx.names) for each in own]
    return [*secret, *presenter.news(ctx, [each for each in told if each.only is None])]


def then(
    presenter: Presenter[Any], table: Table, seat: Seat | None, past: PastTurn, words: Translator
) -> PanelContext | None:
    """The table at the end of a turn, as the looker saw it; None where that is not known."""
    if past.state is None:
        return None
    if not past.last:
        packed = PackedState(past.state)
        table = replace(table, packed_state=packed, phase=PLAYING, deadlines=(), vote=None, called_off=False)
    ctx: PanelContext = presenter.context(table, words, seat)
    return ctx


def board(presenter: Presenter[Any], ctx: PanelContext, told: Sequence[EventFor]) -> PictureRequest:
    """The board at the end of a turn in which that was told."""
    return presenter.board(ctx) if presenter.past_board is None else presenter.past_board(ctx, told)


def _first(said: Sequence[str], room: int) -> list[str]:
    """The first lines that stand in so many lines of a phone; in any case one."""
    kept = list[str]()
    for line in said:
        room -= height(line)
        if room < 0 and kept:
            break
        kept.append(line)
    return kept


# ---- controls


def _steps(ctx: PanelContext, past: PastTurn, asked: AskedTurn, rest: int, *, menu: bool) -> tuple[Row, ...]:
    """First, back, forward, last, after the last one of a game that is over its analysis; and what leads to the rest."""
    number, count = past.turn.number, len(past.turns)
    ways = {"first": FIRST, "back": str(number - 1), "forward": str(number + 1), "last": LAST}
    possible = {"first": number > 1, "back": number > 1, "forward": number < count, "last": number < count}
    prefix = f"{WORDS}." if asked.words else ""
    made = [
        Button(ctx.words.say(f"history-{key}"), ctx.opens(HISTORY, prefix + to), disabled=not possible[key])
        for key, to in ways.items()
    ]
    if past.last and ctx.table.phase in (OVER, CLOSED):
        made[2:] = [Button(ctx.words.say("button-analysis"), ctx.opens(ANALYSIS))]
    return ((*made, *_more(ctx, past, rest, words=asked.words, menu=menu)),)


def _more(ctx: PanelContext, past: PastTurn, rest: int, *, words: bool, menu: bool) -> tuple[Button, ...]:
    """To the whole of a turn in words with the menu of turns, where not both are shown; from there back to its picture."""
    here = str(past.turn.number)
    if past.state is None or (menu and not words and not rest):
        return ()
    if words:
        return (Button(ctx.words.say("button-board"), ctx.opens(HISTORY, here)),)
    label = ctx.words.say("button-log", count=rest) if rest else ctx.words.say("more")
    return (Button(label, ctx.opens(HISTORY, f"{WORDS}.{here}")),)


def _jump(ctx: PanelContext, past: PastTurn, asked: AskedTurn) -> tuple[Menu, ...]:
    """A menu of the turns around this one; of very many first of stretches of turns."""
    turns, size = past.turns, -(-len(past.turns) // MOST)
    stretches = [turns[at : at + size] for at in range(0, len(turns), size)]
    here = next(each for each in stretches if each[0].number <= past.turn.number <= each[-1].number)
    whole = asked.all or size == 1
    choices = [_choice(ctx, each, past.turn, mark=not asked.all) for each in (stretches if whole else _thinned(here))]
    if not whole:
        choices.insert(0, SelectOption(ctx.words.say("history-all"), f"{ALL}.{past.turn.number}"))
    if ctx.seat is not None:
        choices.insert(0, SelectOption(ctx.words.say("since-title"), SINCE))
    return (Menu(ctx.opens(HISTORY, "?"), ctx.words.say("history-jump"), tuple(choices)),)


def _thinned(stretch: Sequence[Turn]) -> list[Sequence[Turn]]:
    """The turns of a stretch, each alone; of too many every so many-th."""
    step = -(-len(stretch) // MOST)
    return [(turn,) for turn in stretch[::step]]


def _choice(ctx: PanelContext, stretch: Sequence[Turn], shown: Turn, *, mark: bool) -> SelectOption:
    """A turn, or several together."""
    begin, end = stretch[0], stretch[-1]
    chosen = mark and begin.number <= shown.number <= end.number
    if begin is end:
        named = "" if begin.seat is None else ctx.names[begin.seat]
        label = " · ".join(filter(None, (ctx.words.say("history-one", turn=begin.number), named)))
    else:
        label = ctx.words.say("history-many", first=begin.number, last=end.number)
    return SelectOption(label, str(begin.number), _rounds(ctx, begin.round, end.round), chosen)


def _rounds(ctx: PanelContext, first: int, last: int) -> str:
    """Of which rounds; empty where the game does not tell them."""
    if first == last:
        return ctx.words.say("history-round", round=first) if first else ""
    return ctx.words.say("history-rounds", first=first, last=last)


# ---- since somebody was here


def since(presenter: Presenter[Any], table: Table, seat: Seat, found: SinceThen, words: Translator) -> Panel:
    """All that happened since a seat's last own step, turn by turn, the newest where it is very much."""
    ctx, said = presenter.context(table, words, seat), list[tuple[str, list[str]]]()
    for turn, told in found.turns:
        made = lines(presenter, ctx, told)
        said += [(f"**{title(ctx, turn, found.count)}**", made)] if made else []
    kept, rest = _newest(said, SINCE_ROOM)
    more = "-# " + words.say("log-rest", count=rest) if rest else ""
    first = str(found.turns[0][0].number) if found.turns else LAST
    past = Button(words.say("button-history"), ctx.opens(HISTORY, first))
    mine = Button(words.say("button-mine"), ctx.opens(MINE))
    shown = [f"-# {line}" for line in kept] or [words.say("since-nothing")]
    return Panel(HISTORY, ("### " + words.say("since-title"), more, *shown), ((past, mine),))


def since_step(ctx: PanelContext, said: Sequence[str]) -> Panel:
    """The same in a game whose turns nobody looks up."""
    kept = newest(said, SINCE_ROOM)
    rest = len(said) - len(kept)
    more = ctx.words.say("log-rest", count=rest) if rest else ""
    shown = [f"-# {line}" for line in (more, *kept) if line]
    return Panel(HISTORY, ("### " + ctx.words.say("since-title"), *shown))


def _newest(said: Sequence[tuple[str, Sequence[str]]], room: int) -> tuple[list[str], int]:
    """Of titles and what stands below them the newest that has room, each line below its title; how many lines have not."""
    kept, rest = list[str](), 0
    for head, made in reversed(said):
        shown = newest(made, room - height(head))
        kept[:0] = (head, *shown) if shown else ()
        rest += len(made) - len(shown)
        room = room - sum(map(height, (head, *shown))) if len(shown) == len(made) else 0
    return kept, rest


def digest(presenter: Presenter[Any], table: Table, seat: Seat, found: SinceThen, words: Translator) -> str:
    """The same for who comes back, in at most five lines of a phone, what concerns the seat first; empty for nothing."""
    kept, rest = weightiest(presenter, table, seat, [each for _, turn in found.turns for each in turn], words)
    if not kept:
        return ""
    more = (words.say("since-more", count=rest),) if rest else ()
    return "\n".join(f"-# {line}" for line in (f"**{words.say('since-title')}**", *kept, *more))


def weightiest(
    presenter: Presenter[Any], table: Table, seat: Seat, told: Sequence[EventFor], words: Translator
) -> tuple[list[str], int]:
    """What concerns a seat most of what everybody was told, as far as there is room, and how many lines are left out."""
    ctx = presenter.context(table, words, seat)
    public = [each for each in told if each.only is None]
    said = [(line, _concerns(each, seat)) for each in public for line in presenter.news(ctx, [each])]
    kept = _weightiest(said)
    return kept, len(said) - len(kept)


def _weightiest(said: Sequence[tuple[str, bool]]) -> list[str]:
    """The lines for which there is room: those that concern the looker first, then the newest."""
    room, kept = DIGEST_ROOM, set[int]()
    for at in sorted(range(len(said)), key=lambda at: (said[at][1], at), reverse=True):
        high = height(said[at][0])
        if high <= room:
            room -= high
            kept.add(at)
    return [said[at][0] for at in sorted(kept)]


def _concerns(each: EventFor, seat: Seat) -> bool:
    """Whether an event names a seat."""
    return seat in parts(each.event)

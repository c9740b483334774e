"""What every game's turn messages have: whose turn it is, who is to do what until when, what happened; the final form."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.kit.contract import Action, Event, EventFor, Seat, Wait
from bot.kit.events.turns import TurnBegan
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import reasons
from bot.present.panel_context import CALM, PanelContext
from bot.present.panel_model import Button, Panel
from bot.present.panel_name import MINE
from bot.present.panels import final_messages, table_status
from bot.present.panels.lobby import RULES

S = TypeVar("S", bound=PanelContext)
TURN = "turn"
SHOWN = 8
"""Lines told below a turn's headline."""


def title(ctx: PanelContext, turn: int, seat: Seat) -> str:
    """Whose turn it is."""
    return "## " + ctx.say("panel-turn", turn=turn, name=ctx.name(seat))


# ---- who is to do what


def awaited(ctx: PanelContext, wait: Wait, *, spoken_to: bool) -> str:
    """What a decision asks, until when: a person who is spoken to is mentioned, all others are spoken of."""
    if not spoken_to or not participants.people(ctx, wait.seats[:1]):
        return timed(ctx, ctx.words.wait(ctx.game, wait.id, ctx.names, wait.seats), wait)
    mention, what = participants.mention(ctx, wait.seats[0]), ctx.told_you(wait)
    return timed(ctx, ctx.say("panel-await-you", mention=mention, what=what), wait)


def timed(ctx: PanelContext, line: str, wait: Wait, *, standing: bool = False) -> str:
    """A line with the end of its time below it; of one that is held that it stands still, where that is asked for."""
    end = "" if wait.held and not standing else clock_text.ends(ctx, "panel-until", wait.id)
    return "\n".join(filter(None, (line, end and f"-# {end}", clock_text.absence(ctx, wait))))


def waiting(ctx: PanelContext, seat: Seat, late: Sequence[str], *, standing: bool = False) -> str:
    """What the table waits for from one seat, until when, one line for each kind, those of `late` last.

    `standing`: those that are held too, with a word about that.
    """
    mine = [wait for wait in reversed(ctx.waits) if seat in wait.seats and (standing or not wait.held)]
    own = {wait.kind: wait for wait in mine}
    order = sorted(own.items(), key=lambda each: (each[0] in late, ctx.waits.index(each[1])))
    asked = [(wait, ctx.say("panel-you", what=ctx.told_you(wait))) for _, wait in order]
    return "\n".join(timed(ctx, line, wait, standing=standing) for wait, line in asked) or ctx.words.say("mine-nothing")


def answerable(ctx: PanelContext, waits: Sequence[Wait]) -> list[Wait]:
    """The decisions with buttons in the turn's message: of one person each; none while a robot is thinking."""
    return [wait for wait in waits if len(wait.seats) == 1 and participants.people(ctx, wait.seats)]


def why_greyed(ctx: PanelContext, waits: Sequence[Wait], verbs: tuple[type[Action], ...]) -> tuple[str, ...]:
    """Why a button of these verbs is greyed in the turn's message."""
    found = [each for wait in waits for each in ctx.may(wait.seats[0]) if each.action in verbs]
    return tuple(["-# " + line for line in reasons(ctx.controls, found)])


def mentioned(ctx: PanelContext, seats: Sequence[Seat], said: Sequence[str]) -> tuple[int, ...]:
    """The persons on some seats whom a line mentions."""
    people = participants.people(ctx, seats)
    return tuple([person for person in people if any(f"<@{person}>" in line for line in said)])


def mine(ctx: PanelContext) -> Button:
    """To all that one may do."""
    return Button(ctx.words.say("button-mine"), ctx.opens(MINE))


def lasting(ctx: PanelContext, *own: Button) -> tuple[Button, ...]:
    """The buttons that every turn has, the same for all: the game's own, the rules, the table."""
    rules = Button(ctx.words.say("button-rules"), ctx.opens(RULES))
    return (*own, rules, Button(ctx.words.say("button-table"), ctx.opens(table_status.TABLE_PANEL)))


# ---- what happened


def news(ctx: PanelContext, told: Sequence[EventFor], silent: tuple[type[Event], ...]) -> str:
    """What everybody saw happen, one line each, the last few; `silent` events are told elsewhere."""
    kept = [each for each in told if each.only is None and not isinstance(each.event, silent)]
    return "\n".join("- " + ctx.words.event(ctx.game, each, ctx.names) for each in kept[-SHOWN:])


def told_in(recent: Sequence[EventFor], turn: int, now: int) -> list[EventFor]:
    """The events of one turn, `now` being the present one.

    What was told before the first known beginning belongs to the turn before that.
    """
    begun = [told.event.turn for told in recent if isinstance(told.event, TurnBegan)]
    at = begun[0] - 1 if begun else now
    found: list[EventFor] = []
    for told in recent:
        if isinstance(told.event, TurnBegan):
            at = told.event.turn
        if at == turn:
            found.append(told)
    return found


def finals(now: Callable[[S], int], tell: Callable[[S, list[EventFor]], str]) -> final_messages.FinalForms[S]:
    """The final forms of turns: their events as `tell` has them, without picture and controls. `now`: the present turn."""

    def final(ctx: S, slot: str, recent: Sequence[EventFor]) -> Panel:
        turn = int(slot.removeprefix(f"{TURN}-"))
        told = told_in(recent, turn, now(ctx))
        seat = next((each.event.seat for each in told if isinstance(each.event, TurnBegan)), None)
        head = "## " + ctx.say("panel-turn-past", turn=turn) if seat is None else title(ctx, turn, seat)
        return Panel(slot, (head, tell(ctx, told)), accent=CALM, last=True)

    return final_messages.each(final)

"""What every game's turn messages have: whose turn it is, who is to do what until when, what happened; the final form."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.kit.model import Action, Event, Seat, Told, Wait
from bot.present import evening
from bot.present.controls import reasons
from bot.present.eyes import CALM, Eyes
from bot.present.lobby import RULES, opens
from bot.present.panel import Button, Panel

TURN = "turn"
SHOWN = 8
"""Lines told below a turn's headline."""


def title(eyes: Eyes, turn: int, seat: Seat) -> str:
    """Whose turn it is."""
    return "## " + eyes.say("panel-turn", turn=turn, name=eyes.name(seat))


# ---- who is to do what


def awaited(eyes: Eyes, wait: Wait, *, spoken_to: bool) -> str:
    """What a decision asks, until when: a person who is spoken to is mentioned, all others are spoken of."""
    if not spoken_to or not eyes.people(wait.seats[:1]):
        return timed(eyes, eyes.words.wait(eyes.game, wait.id, eyes.names, wait.seats), wait)
    mention, what = eyes.mention(wait.seats[0]), eyes.told_you(wait.id)
    return timed(eyes, eyes.say("panel-await-you", mention=mention, what=what), wait)


def timed(eyes: Eyes, line: str, wait: Wait, *, standing: bool = False) -> str:
    """A line with the end of its time below it; of one that is held that it stands still, where that is asked for."""
    end = "" if wait.held and not standing else eyes.ends("panel-until", wait.id)
    return "\n".join(filter(None, (line, end and f"-# {end}", eyes.absence(wait))))


def waiting(eyes: Eyes, seat: Seat, late: Sequence[str], *, standing: bool = False) -> str:
    """What the table waits for from one seat, until when, one line for each kind, those of `late` last.

    `standing`: those that are held too, with a word about that.
    """
    mine = [wait for wait in reversed(eyes.waits) if seat in wait.seats and (standing or not wait.held)]
    own = {wait.id.partition("-")[0]: wait for wait in mine}
    order = sorted(own.items(), key=lambda each: (each[0] in late, eyes.waits.index(each[1])))
    asked = [(wait, eyes.say("panel-you", what=eyes.told_you(wait.id))) for _, wait in order]
    return "\n".join(timed(eyes, line, wait, standing=standing) for wait, line in asked) or eyes.words.say(
        "mine-nothing"
    )


def answerable(eyes: Eyes, waits: Sequence[Wait]) -> list[Wait]:
    """The decisions with buttons in the turn's message: of one person each; none while a robot is thinking."""
    return [wait for wait in waits if len(wait.seats) == 1 and eyes.people(wait.seats)]


def why_greyed(eyes: Eyes, waits: Sequence[Wait], verbs: tuple[type[Action], ...]) -> tuple[str, ...]:
    """Why a button of these verbs is greyed in the turn's message."""
    found = [offer for wait in waits for offer in eyes.may(wait.seats[0]) if offer.action in verbs]
    return tuple(["-# " + line for line in reasons(eyes.asker, found)])


def mentioned(eyes: Eyes, seat: Seat, said: Sequence[str]) -> tuple[int, ...]:
    """The person on a seat, if some line mentions that person."""
    return tuple([person for person in eyes.people((seat,)) if any(f"<@{person}>" in line for line in said)])


def lasting(eyes: Eyes, *own: Button) -> tuple[Button, ...]:
    """The buttons that every turn has, the same for all: the game's own, the rules, the table."""
    rules = Button(eyes.words.say("button-rules"), opens(eyes.table, RULES))
    return (*own, rules, Button(eyes.words.say("button-table"), opens(eyes.table, evening.TABLE_PANEL)))


# ---- what happened


def news(eyes: Eyes, told: Sequence[Told], silent: tuple[type[Event], ...]) -> str:
    """What everybody saw happen, one line each, the last few; `silent` events are told elsewhere."""
    kept = [each for each in told if each.only is None and not isinstance(each.event, silent)]
    return "\n".join("- " + eyes.words.event(eyes.game, each, eyes.names) for each in kept[-SHOWN:])


def told_in(recent: Sequence[Told], turn: int, now: int, began: type[Any]) -> list[Told]:
    """The events of one turn; what was told before the first known beginning belongs to the turn before that.

    `began`: the game's event of a turn's beginning, with `turn` and `seat`. `now`: the present turn.
    """
    begun = [told.event.turn for told in recent if isinstance(told.event, began)]
    at = begun[0] - 1 if begun else now
    found: list[Told] = []
    for told in recent:
        if isinstance(told.event, began):
            at = told.event.turn
        if at == turn:
            found.append(told)
    return found


def past(
    eyes: Eyes,
    slots: Sequence[str],
    recent: Sequence[Told],
    now: int,
    began: type[Any],
    tell: Callable[[list[Told]], str],
) -> list[Panel]:
    """Turns that are over: their events as `tell` has them, without picture and controls. The rest as for `told_in`."""
    made = []
    for slot in slots:
        turn = int(slot.removeprefix(f"{TURN}-"))
        told = told_in(recent, turn, now, began)
        seat = next((each.event.seat for each in told if isinstance(each.event, began)), None)
        head = "## " + eyes.say("panel-turn-past", turn=turn) if seat is None else title(eyes, turn, seat)
        made.append(Panel(slot, tuple(filter(None, (head, tell(told)))), accent=CALM, last=True))
    return made

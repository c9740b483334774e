"""The last action taken back: allowed where neither chance nor a hidden card has shown anything through it.

This is read from the rules as they are, for every game alike: the action is carried out once more without any dice, then
in other worlds that a seat could not tell from this one. Where the dice are asked, or a seat would now see which world it
is in, nothing is taken back; nor where anything goes wrong.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, NoReturn

import msgspec

from bot.kit.contract import CLOCK, Action, Event, EventFor, Refusal, Seat
from bot.kit.engine import Accepted, apply_action, copy, encode
from bot.kit.rng import FastRng
from bot.kit.spec import GameSpec

UNDO = "undo"
"""The notation of taking back in a record; verbs begin with a capital letter."""
WORLDS = 6
"""Worlds in which an action is carried out again for each pair of eyes that do not see everything."""


class TakenBack(Event, frozen=True):
    """A seat took its last action back. `count`: the events that everybody was told of it and that no longer hold."""

    seat: Seat
    count: int


class LastAction(msgspec.Struct, frozen=True):
    """The last action of a game: whose, what it was, what it told, and the state `before` it."""

    seat: Seat
    action: Action
    told: list[EventFor]
    before: Any


@cache
def events_of(game: GameSpec[Any]) -> Any:
    """All that a record of a game may tell."""
    return game.event | TakenBack


def take_back(game: GameSpec[Any], seats: int, last: LastAction | None, seat: Seat) -> Accepted | Refusal:
    """The state before the last action of `seat`, or why it stands. `last`: None where there is none to take back."""
    if last is None or seat == CLOCK or last.seat != seat:
        return Refusal("undo-nothing")
    refusal = _what_was_shown(game, seats, last)
    if refusal is not None:
        return refusal
    public = len([each for each in last.told if each.only is None])
    return Accepted(copy(game, last.before), [EventFor(TakenBack(seat, public))])


def still_told(events: tuple[EventFor, ...], told: Iterable[EventFor]) -> tuple[EventFor, ...]:
    """The public `events` with those that are `told` next; what is taken back goes, and that it was is told instead."""
    for each in told:
        if each.only is not None:
            continue
        if isinstance(each.event, TakenBack):
            events = events[: max(0, len(events) - each.event.count)]
        events = (*events, each)
    return events


def _what_was_shown(game: GameSpec[Any], seats: int, last: LastAction) -> Refusal | None:
    """None where an action had no chance in it and showed nobody anything; otherwise which of both it had."""
    try:
        here = apply_action(game, last.before, last.seat, last.action, _NoDice())
        if not isinstance(here, Accepted) or msgspec.json.encode(here.told) != msgspec.json.encode(last.told):
            return Refusal("undo-nothing")
        whispered = any(each.only is not None for each in last.told)
        shown = whispered or any(_shows(game, last, here, viewer) for viewer in (None, *range(seats)))
    except _Thrown:
        return Refusal("undo-thrown")
    return Refusal("undo-shown") if shown else None


def _shows(game: GameSpec[Any], last: LastAction, here: Accepted, viewer: Seat | None) -> bool:
    """Whether `viewer` could tell after an action which of the worlds it is that looked alike before it."""
    known = None
    for number in range(WORLDS):
        world = copy(game, last.before)
        game.redeterminize(world, viewer, FastRng(number))
        if encode(world) == encode(last.before):
            continue
        known = known or _seen(game, here, viewer)
        try:
            there = apply_action(game, world, last.seat, last.action, _NoDice())
        except Exception:  # rules may stumble over what cannot be in their own world
            return True
        if not isinstance(there, Accepted) or _seen(game, there, viewer) != known:
            return True
    return False


def _seen(game: GameSpec[Any], done: Accepted, viewer: Seat | None) -> tuple[Any, list[EventFor]]:
    """What `viewer` sees and is told after an action."""
    return game.view(done.state, viewer), [each for each in done.told if each.only in (None, viewer)]


class _Thrown(Exception):  # noqa: N818 - no error
    """The dice were asked."""


class _NoDice:
    """Dice that must not be asked."""

    def die(self, sides: int = 6) -> NoReturn:
        """Raise."""
        raise _Thrown

    def shuffle(self, items: list[Any]) -> NoReturn:
        """Raise."""
        raise _Thrown

    def named(self, label: str) -> NoReturn:
        """Raise."""
        raise _Thrown

"""Whose turn it is: who begins, the next seat still playing, turns and rounds counted from 1 (City, Classic, Builder, Deal)."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from bot.kit.contract import Event, Rng, Seat, Tell
from bot.kit.events.turns import OrderRolled

Throw = tuple[Seat, int, int]
"""Who has thrown, and both dice."""


class Phase(msgspec.Struct, tag=True):
    """What a turn has come to, on a game's stack. `number` counts the game's decisions and names the wait."""

    number: int


class Turns(msgspec.Struct):
    """`first` began the game; a round starts when the turn comes to that seat or, once it is out, past it."""

    first: Seat
    active: Seat
    turn: int = 1
    round: int = 1


def begin(first: Seat) -> Turns:
    """The first turn of the first round."""
    return Turns(first, first)


def throws(seats: int, dice: Rng) -> list[Throw]:
    """Two dice each; those who tie for the highest total throw again, until one is ahead.

    CITY-9, CLASSIC-10, CLASSIC-11, BUILDER-13. These throws bring no chips (BUILDER-38).
    """
    made: list[Throw] = []
    tied = list(range(seats))
    while len(tied) > 1:
        latest = [(seat, dice.die(), dice.die()) for seat in tied]
        best = max(one + two for _, one, two in latest)
        tied = [seat for seat, one, two in latest if one + two == best]
        made += latest
    return made


def best(made: list[Throw]) -> Seat:
    """Who threw highest in the last round of throws, and so begins (CITY-9, CLASSIC-10, BUILDER-13)."""
    last: dict[Seat, int] = {}
    for seat, one, two in made:
        if seat in last:
            last.clear()
        last[seat] = one + two
    return max(last, key=last.__getitem__)


class Begun(Protocol):
    """A state that was set up while there was nobody to tell."""

    throws: list[Throw]
    announced: bool


def announce(s: Begun, first: Event, tell: Tell) -> None:
    """Tell the throws of the setup, then the first turn."""
    s.announced = True
    for throw in s.throws:
        tell(OrderRolled(*throw))
    tell(first)


class Stacked(Protocol):
    """A state with what is pending; the top decides what is awaited."""

    stack: list[Any]


def answered(s: Stacked, _seat: Seat, _action: Any, _dice: Rng, _tell: Tell) -> None:
    """The rule of a verb that answers the decision on top of the stack, and does nothing else."""
    s.stack.pop()


def after(playing: Sequence[bool], seat: Seat) -> Seat:
    """The next seat still playing after `seat`, which itself comes last. Raises ValueError if nobody is."""
    for other in range(seat + 1, len(playing)):
        if playing[other]:
            return other
    for other in range(seat + 1):
        if playing[other]:
            return other
    raise ValueError("Nobody is playing.")


def order(playing: Sequence[bool], first: Seat) -> list[Seat]:
    """The seats still playing, in turn order from `first`, left out if it is not."""
    seats = len(playing)
    return [seat for step in range(seats) if playing[seat := (first + step) % seats]]


def fresh(t: Turns, playing: Sequence[bool]) -> bool:
    """Whether the next turn begins a new round: the way to its seat leads over the seat that began the game."""
    return _fresh(t, after(playing, t.active), len(playing))


def _fresh(t: Turns, upcoming: Seat, seats: int) -> bool:
    """Whether a new round begins with the turn of `upcoming`."""
    return (t.first - t.active - 1) % seats <= (upcoming - t.active - 1) % seats


def pass_on(t: Turns, playing: Sequence[bool]) -> bool:
    """Give the turn to the next seat still playing; True when a new round begins with it."""
    upcoming = after(playing, t.active)
    begins = _fresh(t, upcoming, len(playing))
    t.active = upcoming
    t.turn += 1
    t.round += begins
    return begins

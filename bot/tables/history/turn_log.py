"""The recorded steps of a game, divided into turns."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.kit.contract import CLOCK, Event, EventFor, Seat
from bot.kit.fields import union_members
from bot.kit.spec import GameSpec
from bot.tables.storage import mappers


class Turn(msgspec.Struct, frozen=True):
    """A turn of the past: the public events of its beginning, and where it stands among the steps.

    `number` counts from 1; `round` 0 and `seat` None where the game does not tell them. It begins in step `step`, with
    the event number `event` of what that step told; `carried` steps have been carried out when it begins.
    """

    number: int
    seat: Seat | None
    round: int
    step: int
    event: int
    carried: int


def told_of(game: GameSpec[Any], stored: str) -> list[EventFor] | None:
    """What a step told; None where that is damaged, or of a version whose events this one does not know."""
    try:
        return mappers.to_told(game, stored)
    except msgspec.MsgspecError:
        return None


class TurnLog:
    """The turns of a game, found step by step: they begin as the game says, else with each seat's unbroken run."""

    def __init__(self, game: GameSpec[Any]) -> None:
        told = union_members(game.event)
        self._begins = tuple([each for each in told if issubclass(each, game.turn_begins)])
        self.turns: list[Turn] = []
        self._round = 0
        self._steps = 0
        self._mover: Seat | None = None
        self._before: tuple[int, int, Seat | None] = (0, 0, None)

    def take_back(self) -> None:
        """The last step was taken back, and does not count any more."""
        turns, self._round, self._mover = self._before
        del self.turns[turns:]
        self._steps -= 1

    def append(self, seat: Seat, told: Sequence[EventFor]) -> None:
        """The next step: whose it is, and what it told."""
        public = False
        self._before = (len(self.turns), self._round, self._mover)
        for at, each in enumerate(told):
            if each.only is not None:
                continue
            begins = isinstance(each.event, self._begins)
            named = getattr(each.event, "round", None)
            if begins:
                self._round = named if isinstance(named, int) else self._round
                self._begin(_seat(each.event), at, self._steps + public)
            elif isinstance(named, int):
                self._round = named
            public = True
        if not self._begins:
            self._run(seat)
        self._steps += 1

    def _begin(self, seat: Seat | None, event: int, carried: int) -> None:
        """A turn begins; what was told before the first one belongs to it."""
        first = not self.turns
        place = (0, 0, 0) if first else (self._steps, event, carried)
        self.turns.append(Turn(len(self.turns) + 1, seat, self._round, *place))

    def _run(self, seat: Seat) -> None:
        """In a game that does not tell when turns begin."""
        if not self.turns or seat not in (CLOCK, self._mover):
            self._mover = seat
            self._begin(None if seat == CLOCK else seat, 0, self._steps)


def _seat(event: Event) -> Seat | None:
    """Whose turn an event begins."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None

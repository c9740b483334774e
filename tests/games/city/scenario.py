"""A City table in the hand: a position built by a few words, and one-line actions played through the door's judge."""

from typing import Any, ClassVar, Self

from bot.games.city import GAME, phases
from bot.games.city.state import Plot, State, plot
from bot.kit.contract import Seat
from bot.kit.spec import GameSpec
from tests.games.scenario import ChanceScenario


class CityScenario(ChanceScenario):
    """A game in which seat 0 begins. `play("0 Roll 3 4")`: seat, action, then the falls of the dice it needs."""

    game: ClassVar[GameSpec[Any]] = GAME
    s: State

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        super().__init__(seats, pace, **options)
        self.pile(17, 18)

    # ---- positions

    def own(self, seat: Seat | None, *spaces: int, **built: Any) -> Self:
        """`seat` owns districts, with what `built` says on each of them."""
        for space in spaces:
            self.plot(space).owner = seat
            for name, value in built.items():
                setattr(self.plot(space), name, value)
        return self

    def in_jail(self, seat: Seat, failures: int = 0) -> Self:
        """`seat` is in jail, at the beginning of its turn or before it."""
        self.at(seat, 10).s.jailed[seat] = True
        self.s.failures[seat] = failures
        top = self.s.stack[-1]
        if isinstance(top, phases.ToRoll) and self.s.turns.active == seat:
            self.s.stack[-1] = phases.ToLeaveJail(top.number)
        return self

    def with_dodge(self, seat: Seat) -> Self:
        """`seat` holds Rent Dodge."""
        self.s.dodge = seat
        return self

    # ---- what is to be seen

    def plot(self, space: int) -> Plot:
        return plot(self.s, space)

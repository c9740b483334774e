"""A Builder table in the hand: a position built by a few words, and one-line actions played through the door's judge."""

from typing import Any, ClassVar, Self

from bot.games.builder import GAME, data, phases
from bot.games.builder.chips import counted
from bot.games.builder.state import Deed, State, decision, deed
from bot.games.builder.view import BuilderView
from bot.kit.contract import Seat
from bot.kit.spec import GameSpec
from tests.games.builder import invariants
from tests.games.scenario import ChanceScenario

NAMES = {"t": "truck", "c": "crane", "e": "excavator", "b": "boat"}


def chips(text: str) -> list[int]:
    """`ttcb`: two trucks, a crane, a boat."""
    return counted([NAMES[letter] for letter in text])


class BuilderScenario(ChanceScenario):
    """A game in which seat 0 begins, without chips. `play("0 Roll 3 4")`: seat, action, then the falls of the dice."""

    game: ClassVar[GameSpec[Any]] = GAME
    s: State

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        super().__init__(seats, pace, **options)
        for seat in range(seats):
            self.chips(seat, "")
        self.pile(13)

    # ---- positions

    def own(self, seat: Seat | None, *spaces: int, mortgaged: bool = False) -> Self:
        """`seat` owns properties."""
        for space in spaces:
            self.deed(space).owner = seat
            self.deed(space).mortgaged = mortgaged
        return self

    def chips(self, seat: Seat, text: str) -> Self:
        """`seat` holds just these chips; the bank has the others."""
        for kind, count in enumerate(chips(text)):
            self.s.bank[kind] += self.s.chips[seat][kind] - count
            self.s.chips[seat][kind] = count
        return self

    def bank(self, text: str) -> Self:
        """The bank has just these chips; the last seat holds the others."""
        for kind, count in enumerate(chips(text)):
            self.s.chips[-1][kind] += self.s.bank[kind] - count
            self.s.bank[kind] = count
        return self

    def lying(self, space: int, text: str) -> Self:
        """Chips lie on a space."""
        self.s.lying[space] = chips(text)
        self.s.bank = [have - less for have, less in zip(self.s.bank, chips(text), strict=True)]
        return self

    def tower(self, seat: Seat, *sites: str, floors: int = 4) -> Self:
        """`seat` has built so many floors."""
        for site in sites:
            place = data.SITE[site]
            self.s.floors[place], self.s.builders[place] = floors, seat
            self.s.blocks[seat] -= floors
        return self

    def blocks(self, seat: Seat, left: int) -> Self:
        """`seat` has so many blocks left; the others have left the game."""
        self.s.scrapped += self.s.blocks[seat] - left
        self.s.blocks[seat] = left
        return self

    def in_jail(self, seat: Seat, failures: int = 0) -> Self:
        """`seat` is in jail, at the beginning of its turn or before it."""
        self.at(seat, 8).s.jailed[seat] = True
        self.s.failures[seat] = failures
        top = self.s.stack[-1]
        if isinstance(top, phases.ToRoll) and self.s.turns.active == seat:
            self.s.stack[-1] = phases.ToLeaveJail(top.number)
        return self

    def manage(self) -> Self:
        """Seat 0 is in step 5."""
        self.s.stack = [phases.ToManage(decision(self.s))]
        return self

    def surplus(self, text: str) -> Self:
        """Seat 0 begins its turn with these chips, more than six."""
        self.chips(0, text).s.stack.append(phases.ToDrop(decision(self.s)))
        return self

    # ---- what happens

    def play(self, *lines: str) -> Self:
        """Play lines; what holds between any two actions holds after each."""
        for line in lines:
            super().play(line)
            invariants.hold(self.s)
        return self

    def rounds(self, turns: int) -> Self:
        """So many turns of nothing but a stop at the jail's corner, whoever's they are."""
        for _ in range(turns):
            seat = self.s.turns.active
            self.at(seat, 0).play(f"{seat} Roll 3 5", f"{seat} EndTurn")
        return self

    # ---- what is to be seen

    def deed(self, space: int) -> Deed:
        return deed(self.s, space)

    def held(self, seat: Seat) -> str:
        """The chips of a seat by letters."""
        return "".join(letter * count for letter, count in zip(NAMES, self.s.chips[seat], strict=True))

    def view(self) -> BuilderView:
        view: BuilderView = GAME.view(self.s, None)
        return view

    def verbs(self, seat: Seat) -> set[str]:
        """The verbs that `seat` could use now."""
        return {
            legal_action.action.__name__
            for legal_action in GAME.legal_actions(self.s, seat)
            if legal_action.blocked is None
        }

    def claim(self) -> int:
        """The number of the first open claim."""
        return self.s.claims[0].number

    def deal(self) -> int:
        """The number of the first open offer."""
        return self.s.deals[0].number

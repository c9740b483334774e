"""A City table in the hand: a position built by a few words, and one-line actions played through the door's judge."""

from typing import Any, TypeVar

import pytest

from bot.games.city import GAME
from bot.games.city.state import Plot, State, ToLeaveJail, ToRoll, plot
from bot.games.kit import engine
from bot.games.kit.dice import LoadedDice
from bot.games.kit.model import CLOCK, Action, Event, Offer, Refusal, Seat

E = TypeVar("E", bound=Event)


class Scene:
    """A game in which seat 0 begins. `play("0 Roll 3 4")`: seat, action, then the falls of the dice it needs."""

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        chosen = engine.settings(GAME, pace) | {key.replace("_", "-"): value for key, value in options.items()}
        falls = [6, 6] + [1, 2] * (seats - 1)
        self.s: State = GAME.setup(seats, chosen, LoadedDice(falls))
        self.pile(17, 18)
        self.told: list[Event] = []

    # ---- positions

    def cash(self, *amounts: int) -> "Scene":
        """So much cash from seat 0 on; the bank keeps the difference."""
        for seat, amount in enumerate(amounts):
            self.s.purse.bank += self.s.purse.cash[seat] - amount
            self.s.purse.cash[seat] = amount
        return self

    def own(self, seat: Seat, *spaces: int, **built: Any) -> "Scene":
        """`seat` owns districts, with what `built` says on each of them."""
        for space in spaces:
            self.plot(space).owner = seat
            for name, value in built.items():
                setattr(self.plot(space), name, value)
        return self

    def at(self, seat: Seat, space: int) -> "Scene":
        """The token of `seat` stands on `space`."""
        self.s.spaces[seat] = space
        return self

    def in_jail(self, seat: Seat, failures: int = 0) -> "Scene":
        """`seat` is in jail, at the beginning of its turn or before it."""
        self.at(seat, 10).s.jailed[seat] = True
        self.s.failures[seat] = failures
        top = self.s.stack[-1]
        if isinstance(top, ToRoll) and self.s.turns.active == seat:
            self.s.stack[-1] = ToLeaveJail(top.number)
        return self

    def pile(self, *cards: int) -> "Scene":
        """Chance gives these cards first, without dice. A new table begins with two to keep, which stop no turn."""
        deck = self.s.chance
        rest = [card for card in sorted([*deck.loose, *deck.under]) if card not in cards]
        deck.loose, deck.under = [], [*cards, *rest]
        return self

    def holding(self, seat: Seat, *cards: int) -> "Scene":
        """`seat` holds kept cards out of the pile."""
        for card in cards:
            self.s.chance.under.remove(card)
            self.s.cards[seat].append(card)
        return self

    # ---- what happens

    def play(self, *lines: str) -> "Scene":
        """Play lines; `told` are then the events of the last one. Fails when a line is refused or leaves dice over."""
        for line in lines:
            seat, action, falls = self._read(line)
            before = GAME.conserved(self.s)
            dice = LoadedDice(falls)
            done = engine.decide(GAME, self.s, seat, action, dice)
            assert not isinstance(done, Refusal), (line, done, self.waits())
            assert not dice.falls, (line, dice.falls)
            self.s = done.state
            self.told = [told.event for told in done.told]
            assert GAME.conserved(self.s) == before
            assert (GAME.result(self.s) is None) == bool(GAME.waits(self.s))
        return self

    def default(self) -> "Scene":
        """What the clock plays for the first wait."""
        seat, action = GAME.default(self.s, GAME.waits(self.s)[0])
        return self.play(f"{seat} {engine.write(action)}")

    def refused(self, line: str, wait: str | None = None) -> Refusal:
        """Why a line is refused."""
        seat, action, _ = self._read(line)
        done = engine.decide(GAME, self.s, seat, action, LoadedDice([]), wait)
        assert isinstance(done, Refusal), f"{line} is accepted"
        return done

    def _read(self, line: str) -> tuple[Seat, Action, list[int]]:
        seat, action, *falls = line.split()
        return CLOCK if seat in ("clock", "-1") else int(seat), engine.read(GAME, action), [int(fall) for fall in falls]

    # ---- what is to be seen

    def plot(self, space: int) -> Plot:
        return plot(self.s, space)

    def purses(self) -> list[int]:
        return list(self.s.purse.cash)

    def waits(self) -> list[str]:
        """The names of what is awaited, without their numbers."""
        return [wait.id.rpartition("-")[0] for wait in GAME.waits(self.s)]

    def awaited(self) -> tuple[Seat, ...]:
        return GAME.waits(self.s)[0].seats

    def offers(self, seat: Seat, verb: str) -> list[Offer]:
        """The open offers of a verb."""
        found = GAME.offers(self.s, seat)
        return [offer for offer in found if offer.action.__name__ == verb and offer.blocked is None]

    def one(self, kind: type[E]) -> E:
        """The only event of its kind told by the last line."""
        found = [event for event in self.told if isinstance(event, kind)]
        assert len(found) == 1, self.told
        return found[0]

    def none(self, kind: type[Event]) -> bool:
        """Whether the last line told no such event."""
        return not any(isinstance(event, kind) for event in self.told)

    def result(self) -> list[int] | None:
        return GAME.result(self.s)


@pytest.fixture
def scene() -> type[Scene]:
    """Makes tables: `scene(3, mortgages="on")`."""
    return Scene

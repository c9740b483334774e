"""A Classic table in the hand: a position built by a few words, and one-line actions played through the door's judge."""

from typing import Any, TypeVar

import pytest

from bot.games.classic import GAME, deeds
from bot.games.classic.state import Claim, Plot, State, ToLeaveJail, ToRoll, decision, group, plot
from bot.games.kit import engine
from bot.games.kit.debt import Debt
from bot.games.kit.dice import LoadedDice
from bot.games.kit.model import CLOCK, Action, Event, Offer, Refusal, Seat

E = TypeVar("E", bound=Event)


class Scene:
    """A game in which seat 0 begins. `play("0 Roll 3 4")`: seat, action, then the falls of the dice it needs.

    Without the Speed Die unless `speed="on"`.
    """

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        chosen = engine.settings(GAME, pace) | {"speed": "off"} | options
        falls = [6, 6] + [1, 2] * (seats - 1)
        self.s: State = GAME.setup(seats, chosen, LoadedDice(falls))
        self.told: list[Event] = []

    # ---- positions

    def cash(self, *amounts: int) -> "Scene":
        """So much cash from seat 0 on; the Bank keeps the difference."""
        for seat, amount in enumerate(amounts):
            self.s.purse.bank += self.s.purse.cash[seat] - amount
            self.s.purse.cash[seat] = amount
        return self

    def own(self, seat: Seat | None, *spaces: int, mortgaged: bool = False) -> "Scene":
        """`seat` owns properties."""
        for space in spaces:
            deeds.transfer(self.s, self.plot(space), seat)
            self.plot(space).mortgaged = mortgaged
        self.s.fresh = []
        return self

    def built(self, seat: Seat, name: str, word: str) -> "Scene":
        """`seat` owns a whole group, built to those levels from the Bank's stock."""
        self.own(seat, *[p.space for p in group(self.s, name)])
        deeds.rebuild(self.s, group(self.s, name), deeds.levels(word))
        self.s.fresh = []
        return self

    def stock(self, shops: int, towers: int | None = None) -> "Scene":
        """So many buildings are left with the Bank."""
        self.s.shops = shops
        self.s.towers = self.s.towers if towers is None else towers
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

    def pile(self, deck: str, *words: str) -> "Scene":
        """The deck, `leap` or `chest`, gives these cards first, without dice."""
        pile = self.s.leap if deck == "leap" else self.s.chest
        cards = sorted([*pile.loose, *pile.under])
        first = [next(card for card in cards if GAME.card_word(card) == word) for word in words]
        pile.loose, pile.under = [], [*first, *[card for card in cards if card not in first]]
        return self

    def holding(self, seat: Seat, *words: str) -> "Scene":
        """`seat` keeps jail cards out of the piles: `card-jail-1`, `card-jail-2`."""
        for word in words:
            pile = self.s.leap if word == "card-jail-1" else self.s.chest
            card = next(card for card in [*pile.loose, *pile.under] if GAME.card_word(card) in ("lf9", "tc5"))
            (pile.loose if card in pile.loose else pile.under).remove(card)
            self.s.cards[seat].append(word)
        return self

    def owing(self, seat: Seat, amount: int, creditor: Seat = -1) -> "Scene":
        """`seat` is in DEBT."""
        self.s.stack.append(Debt(decision(self.s), seat, creditor, amount, "tax" if creditor < 0 else "rent"))
        return self

    def claim(self, owner: Seat, payer: Seat, amount: int, *, recorded: bool = False) -> "Scene":
        """`owner` may ask `payer` for a rent."""
        one = Claim(decision(self.s), owner, payer, amount, 1, self.s.turns.turn, guarded=False, recorded=recorded)
        self.s.claims.append(one)
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
        """What the clock plays for the first wait that runs."""
        wait = next(wait for wait in GAME.waits(self.s) if not wait.held)
        seat, action = GAME.default(self.s, wait)
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

    def levels(self, name: str) -> str:
        """How a group is built, as a word."""
        return deeds.word([p.level for p in group(self.s, name)])

    def purses(self) -> list[int]:
        return list(self.s.purse.cash)

    def waits(self) -> list[str]:
        """The names of what is awaited and runs, without their numbers."""
        return [wait.id.rpartition("-")[0] for wait in GAME.waits(self.s) if not wait.held]

    def held(self) -> list[str]:
        """The names of what stands still."""
        return [wait.id.rpartition("-")[0] for wait in GAME.waits(self.s) if wait.held]

    def awaited(self) -> tuple[Seat, ...]:
        """Whom the first wait that runs is for."""
        return next(wait for wait in GAME.waits(self.s) if not wait.held).seats

    def offers(self, seat: Seat, verb: str) -> list[Offer]:
        """The open offers of a verb."""
        found = GAME.offers(self.s, seat)
        return [offer for offer in found if offer.action.__name__ == verb and offer.blocked is None]

    def one(self, kind: type[E]) -> E:
        """The only event of its kind told by the last line."""
        found = [event for event in self.told if isinstance(event, kind)]
        assert len(found) == 1, self.told
        return found[0]

    def all(self, kind: type[E]) -> list[E]:
        """All events of a kind told by the last line."""
        return [event for event in self.told if isinstance(event, kind)]

    def none(self, kind: type[Event]) -> bool:
        """Whether the last line told no such event."""
        return not self.all(kind)

    def result(self) -> list[int] | None:
        return GAME.result(self.s)


@pytest.fixture
def scene() -> type[Scene]:
    """Makes tables: `scene(3, rent="auto")`."""
    return Scene

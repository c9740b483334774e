"""A Classic table in the hand: a position built by a few words, and one-line actions played through the door's judge."""

from typing import Any, ClassVar, Self

from bot.games.classic import GAME, data, phases, title_deeds
from bot.games.classic.state import Claim, Plot, State, decision, group, plot
from bot.kit.contract import Seat
from bot.kit.mechanics.debt import Debt
from bot.kit.spec import GameSpec
from tests.games.scenario import TradingScenario


class ClassicScenario(TradingScenario):
    """A game in which seat 0 begins. `play("0 Roll 3 4")`: seat, action, then the falls of the dice it needs.

    Without the Speed Die unless `speed="on"`.
    """

    game: ClassVar[GameSpec[Any]] = GAME
    s: State

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        super().__init__(seats, pace, **{"speed": "off"} | options)

    # ---- positions

    def own(self, seat: Seat | None, *spaces: int, mortgaged: bool = False) -> Self:
        """`seat` owns properties."""
        for space in spaces:
            title_deeds.transfer(self.s, self.plot(space), seat)
            self.plot(space).mortgaged = mortgaged
        self.s.fresh = []
        return self

    def built(self, seat: Seat, name: str, word: str) -> Self:
        """`seat` owns a whole group, built to those levels from the Bank's stock."""
        self.own(seat, *[p.space for p in group(self.s, name)])
        title_deeds.rebuild(self.s, group(self.s, name), title_deeds.levels(word))
        self.s.fresh = []
        return self

    def stock(self, shops: int, towers: int | None = None) -> Self:
        """So many buildings are left with the Bank."""
        self.s.shops = shops
        self.s.towers = self.s.towers if towers is None else towers
        return self

    def in_jail(self, seat: Seat, failures: int = 0) -> Self:
        """`seat` is in jail, at the beginning of its turn or before it."""
        self.at(seat, 10).s.jailed[seat] = True
        self.s.failures[seat] = failures
        top = self.s.stack[-1]
        if isinstance(top, phases.ToRoll) and self.s.turns.active == seat:
            self.s.stack[-1] = phases.ToLeaveJail(top.number)
        return self

    def pile(self, deck: str, *words: str) -> Self:
        """The deck, `leap` or `chest`, gives these cards first, without dice."""
        pile = self.s.leap if deck == "leap" else self.s.chest
        cards = sorted([*pile.loose, *pile.under])
        first = [next(card for card in cards if data.FACES[card].word == word) for word in words]
        pile.loose, pile.under = [], [*first, *[card for card in cards if card not in first]]
        return self

    def holding(self, seat: Seat, *words: str) -> Self:
        """`seat` keeps jail cards out of the piles: `card-jail-1`, `card-jail-2`."""
        for word in words:
            pile = self.s.leap if word == "card-jail-1" else self.s.chest
            card = next(card for card in [*pile.loose, *pile.under] if data.FACES[card].word in ("lf9", "tc5"))
            (pile.loose if card in pile.loose else pile.under).remove(card)
            self.s.cards[seat].append(word)
        return self

    def owing(self, seat: Seat, amount: int, creditor: Seat = -1) -> Self:
        """`seat` is in DEBT."""
        self.s.stack.append(Debt(decision(self.s), seat, creditor, amount, "tax" if creditor < 0 else "rent"))
        return self

    def claim(self, owner: Seat, payer: Seat, amount: int, *, recorded: bool = False) -> Self:
        """`owner` may ask `payer` for a rent."""
        one = Claim(decision(self.s), owner, payer, amount, 1, self.s.turns.turn, guarded=False, recorded=recorded)
        self.s.claims.append(one)
        return self

    # ---- what happens

    # ---- what is to be seen

    def plot(self, space: int) -> Plot:
        return plot(self.s, space)

    def levels(self, name: str) -> str:
        """How a group is built, as a word."""
        return title_deeds.word([p.level for p in group(self.s, name)])

    def waits(self) -> list[str]:
        """The names of what is awaited and runs, without their numbers."""
        return [wait.id.rpartition("-")[0] for wait in GAME.waits(self.s) if not wait.held]

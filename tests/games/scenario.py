"""A position of a trading game in a test's hand."""

from typing import Self

from bot.kit.contract import Seat
from bot.kit.testing.scenario import Scenario


class TradingScenario(Scenario):
    """A game with a purse, spaces and a pile of Chance cards."""

    def cash(self, *amounts: int) -> Self:
        """So much cash from seat 0 on; the bank keeps the difference."""
        for seat, amount in enumerate(amounts):
            self.s.purse.bank += self.s.purse.cash[seat] - amount
            self.s.purse.cash[seat] = amount
        return self

    def at(self, seat: Seat, space: int) -> Self:
        """The token of `seat` stands on `space`."""
        self.s.spaces[seat] = space
        return self

    def pile(self, *cards: int) -> Self:
        """Chance gives these cards first, without dice."""
        deck = self.s.chance
        rest = [card for card in sorted([*deck.loose, *deck.under]) if card not in cards]
        deck.loose, deck.under = [], [*cards, *rest]
        return self

    def holding(self, seat: Seat, *cards: int) -> Self:
        """`seat` holds kept cards out of the pile."""
        for card in cards:
            self.s.chance.under.remove(card)
            self.s.cards[seat].append(card)
        return self

    def purses(self) -> list[int]:
        """Cash by seat."""
        return list(self.s.purse.cash)

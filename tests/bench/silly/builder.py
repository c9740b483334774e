"""Silly acts of Builder's robots: what anybody who knows the rules would see as a mistake."""

from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import data
from bot.kit.contract import Action, Cash, Goods, Seat
from bot.kit.spec import GameSpec

DEAR = "a bid of more than 1.3 times the price"
CHIP = "a street for a single chip"


class Watch:
    """Counts the silly acts of one game."""

    def __init__(self) -> None:
        self.counts = {DEAR: 0, CHIP: 0}
        self.chances = {DEAR: 0, CHIP: 0}

    def before(self, game: GameSpec[Any], state: Any, seat: Seat, action: Action) -> None:
        """Judge what is about to be done."""
        if isinstance(action, verbs.Bid):
            self._count(DEAR, 10 * action.amount > 13 * data.TITLES[state.stack[-1].lot].price)
        if isinstance(action, verbs.Accept):
            deal = next(deal for deal in state.deals if deal.number == action.deal)
            sides = ((deal.give, deal.take, deal.ask), (deal.take, deal.give, deal.pay))
            if any(_deeds(given) for given, _, _ in sides):
                self._count(CHIP, any(_deeds(given) and _a_chip(taken, cash) for given, taken, cash in sides))

    def after(self, game: GameSpec[Any], state: Any) -> None:
        """Nothing shows only afterwards."""

    def _count(self, name: str, silly: bool) -> None:
        self.chances[name] += 1
        self.counts[name] += silly


def _deeds(goods: Goods) -> bool:
    return any(isinstance(item, int) for item in goods)


def _a_chip(taken: Goods, cash: Cash) -> bool:
    return not cash and len(taken) <= 1 and not _deeds(taken)

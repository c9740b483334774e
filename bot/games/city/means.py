"""What a player could raise, and what a bankruptcy would hand over (section 14)."""

from collections.abc import Iterable

from bot.games.city import data
from bot.games.city.custom_board import board
from bot.games.city.state import Town, mortgage_values
from bot.kit.contract import Cash, Seat, Value
from bot.kit.mechanics import debt
from bot.kit.mechanics.debt import Means

CARDS: dict[Value, Cash] = {
    "card-jail-1": data.FINE,
    "card-jail-2": data.FINE,
    "card-taxi": data.FINE,
    "card-tax": data.INDUSTRIAL_TAX,
}
"""What a kept card counts: the fine or the tax that it saves, a Taxi as what cards without effect pay (CITY-208)."""


def means(town: Town, seat: Seat, cash: Cash, cards: Iterable[Value]) -> Means:
    """Of `seat` with so much cash and these kept cards, its districts as they stand in `town` (CITY-132, CITY-208)."""
    printed, deeds, built = board(town.board).districts, [], 0
    for p in town.plots:
        if p.owner == seat:
            card = printed[p.space]
            deeds.append((card.price, bool(p.mortgage)))
            built += p.residential * card.residential + p.industrial * card.industrial
            built += p.stadium * data.STADIUM + p.skyscraper * card.skyscraper + p.tower * data.TOWER
    kept = sum([CARDS[card] for card in cards])
    return Means(debt.raisable(cash, mortgage_values(town, seat)), debt.estate(cash, deeds, built, kept))

"""What a group brings (section 7 and table 17.1)."""

from bot.games.deal.data import COLOURS
from bot.games.deal.state import Holding, Set, anchored, loose
from bot.kit.contract import Card, Cash

HOUSE_RENT, HOTEL_RENT = 3, 4
"""What a House and a Hotel add to the rent of their set (DEAL-61, DEAL-105)."""


def set_rent(word: str, one: Set) -> Cash:
    """The last value of the ladder, 3M more with a House and 4M more with a Hotel (DEAL-61)."""
    return COLOURS[word].ladder[-1] + (HOUSE_RENT if one.house else 0) + (HOTEL_RENT if one.hotel else 0)


def loose_rent(word: str, cards: list[Card]) -> Cash:
    """The ladder's value for so many cards, wilds included; nothing for a dormant group (DEAL-42, DEAL-43, DEAL-61)."""
    return COLOURS[word].ladder[len(cards) - 1] if cards and anchored(cards) else 0


def chargeable(h: Holding) -> bool:
    """Whether a rent can be charged: for a complete set, or for loose cards with an anchor (DEAL-60, DEAL-42)."""
    return bool(h.sets) or anchored(h.cards)


def best_rent(word: str, h: Holding) -> Cash:
    """The highest rent of the groups of a colour; they are never added together (DEAL-62). 0: none can be charged."""
    rent = loose_rent(word, loose(h))
    for one in h.sets:
        rent = max(rent, set_rent(word, one))
    return rent

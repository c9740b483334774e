"""The word by which a card's name is found: equal cards have one word."""

from bot.games.deal.data import EVERY, MONEY, face
from bot.kit.contract import Card


def card_word(card: Card) -> str:
    """`money-5`, `brown-1`, `wild-pink-orange`, `wild-any`, `deal-breaker`, `rent-pink-orange`, `rent-any`."""
    shown = face(card)
    if shown.kind == MONEY:
        return f"{shown.word}-{shown.value}"
    two = len(shown.colours) > 1 and shown.colours != EVERY
    return "-".join((shown.word, *shown.colours)) if two else shown.word

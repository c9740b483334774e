"""The names of cards, as sentences and alternative texts say them."""

from bot.games.deal.data import MONEY, RENT, WILD, Face, face
from bot.i18n.translator import Translator
from bot.kit.contract import Card


def card_word(of: Face) -> str:
    """The word that names a face: `brown-1`, `money-5`, `wild-red-yellow`, `rent-any`, `sly-deal`."""
    if of.kind == MONEY:
        return f"money-{of.value}"
    if of.kind in (WILD, RENT) and len(of.colours) == 2:
        return "-".join((of.word, *of.colours))
    return of.word


def card_name(card: Card, words: Translator) -> str:
    """A card's name."""
    return words.say(f"deal-card-{card_word(face(card))}")

"""A drawn Chance card: its sign and its title."""

from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering.shape_data import read

SIGNS: dict[str, str] = read("card_signs.toml")["builder"]
"""The sign of each card, by its word."""


def name(card: str, words: Translator) -> str:
    """A card's title; the space's name for none."""
    return words.value("builder", WORD, card) if card else words.say("picture-builder-chance")

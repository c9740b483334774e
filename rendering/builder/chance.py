"""A drawn Chance card: its sign, its title, what it asks."""

from PIL import Image

from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering import chance_card
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import sign
from rendering.shape_data import read
from rendering.theme import NIGHT

SIGNS: dict[str, str] = read("card_signs.toml")["builder"]
"""The sign of each card, by its word."""


def draw(context: BuilderDrawContext) -> Image.Image:
    """The card drawn last as an RGB image."""
    card, words = context.view.card, context.words
    kind = SIGNS.get(card, "chance")
    said = name(card, words), sentence(card, words)
    return chance_card.card(context.theme, GOLD, lambda canvas, at, size: sign(canvas, kind, at, size, NIGHT), said)


def name(card: str, words: Translator) -> str:
    """A card's title; the space's name for none."""
    return words.value("builder", WORD, card) if card else words.say("picture-builder-chance")


def sentence(card: str, words: Translator) -> str:
    """What a card asks."""
    return words.say(f"builder-{card}") if card else words.say("picture-builder-no-card")

"""A drawn Chance card: its sign, its title, what it asks."""

from PIL import Image

from bot.games.builder.view import BuilderView
from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering import chance_card
from rendering.builder.colours import GOLD
from rendering.builder.symbols import sign
from rendering.players import Players
from rendering.shape_data import read
from rendering.theme import NIGHT, Theme

SIGNS: dict[str, str] = read("card_signs.toml")["builder"]
"""The sign of each card, by its word."""


def draw(view: BuilderView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The card drawn last as an RGB image."""
    del people
    kind = SIGNS.get(view.card, "chance")
    said = name(view.card, words), sentence(view.card, words)
    return chance_card.card(theme, GOLD, lambda canvas, at, size: sign(canvas, kind, at, size, NIGHT), said)


def name(card: str, words: Translator) -> str:
    """A card's title; the space's name for none."""
    return words.value("builder", WORD, card) if card else words.say("picture-builder-chance")


def sentence(card: str, words: Translator) -> str:
    """What a card asks."""
    return words.say(f"builder-{card}") if card else words.say("picture-builder-no-card")

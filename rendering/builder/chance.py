"""A drawn Chance card: its sign, its title, what it asks."""

from functools import partial

from PIL import Image

from rendering import chance_card
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import sign
from rendering.shape_data import read
from rendering.theme import NIGHT

SIGNS: dict[str, str] = read("card_signs.toml")["builder"]
"""The sign of each card, by its word."""
name, sentence = partial(chance_card.name, "builder"), partial(chance_card.sentence, "builder")


def draw(context: BuilderDrawContext) -> Image.Image:
    """The card drawn last as an RGB image."""
    card, words = context.view.card, context.words
    kind = SIGNS.get(card, "chance")
    said = name(card, words), sentence(card, words)
    return chance_card.card(context.theme, GOLD, lambda canvas, at, size: sign(canvas, kind, at, size, NIGHT), said)

"""A drawn Chance card: its sign, its title, what it asks; and held cards small."""

from functools import partial

from PIL import Image

from bot.i18n.translator import Translator
from rendering import chance_card
from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas, fit
from rendering.city.buildings import PIECES, sprite
from rendering.city.draw_context import CityDrawContext
from rendering.city.symbols import sign as space_sign
from rendering.shape_data import read
from rendering.theme import NIGHT, Theme

SIGNS: dict[str, str] = read("card_signs.toml")["city"]
"""The sign of each card: one of a space, or a piece of the town."""
name, sentence = partial(chance_card.name, "city"), partial(chance_card.sentence, "city")


def draw(context: CityDrawContext) -> Image.Image:
    """The card drawn last as an RGB image."""
    theme, words, drawn = context.theme, context.words, context.view.card
    said = name(drawn, words), sentence(drawn, words)
    return chance_card.card(theme, theme.warning, lambda canvas, at, size: sign(canvas, drawn, at, size, theme), said)


def sign(canvas: Canvas, card: str, centre: tuple[int, int], size: int, theme: Theme) -> None:
    """A card's sign on its coloured ground."""
    kind = SIGNS.get(card, "chance")
    if kind in PIECES:
        piece = sprite(kind, 2 if kind == "residential" else 0, theme, size / 52)
        at = centre[0] - piece.image.width // 2, centre[1] - piece.image.height // 2
        canvas.put(piece.image, at, piece.mask)
    else:
        space_sign(canvas, kind, centre, size, NIGHT)


def row(canvas: Canvas, box: Box, card: str, theme: Theme, words: Translator) -> None:
    """A held card as a small card."""
    left, top, right, bottom = box
    canvas.rounded(box, 10, theme.paper)
    canvas.spine(box, 60, 10, theme.warning)
    sign(canvas, card, middle((left, top, left + 60, bottom)), 42, theme)
    title = fit(name(card, words), (right - left - 84, bottom - top - 8), (32, 30, 28, 26, LEAST), bold=True)
    canvas.lines((left + 74, (top + bottom - title.height) // 2), title, theme.ink)

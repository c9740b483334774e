"""The picture of Pig: the default table with the points of the turn on a die."""

from functools import partial

from PIL import Image

from bot.i18n.translator import Translator
from quartier_pig.spec import View
from rendering import default
from rendering.canvas import Canvas, Style
from rendering.pictures import Painter, Pictures
from rendering.players import Players
from rendering.theme import Theme

DIE = (960, 20, 1056, 116)


def draw(view: View, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The table, and a die in its corner."""
    canvas = Canvas(default.draw("pig", view, theme, words, people))
    canvas.rounded(DIE, 18, theme.card)
    canvas.text(((DIE[0] + DIE[2]) // 2, DIE[1] + 20), str(view.points), Style(52, bold=True), theme.accent, 0.5)
    return canvas.image


PICTURES = Pictures(painters={"pig": Painter(draw, partial(default.alt, "pig"))})

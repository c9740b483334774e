"""The board without what moves: cells with signs and values, the launch area."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.knockout.data import CELLS, JAIL, PARKING, PROPERTY
from bot.i18n.translator import Translator
from bot.kit.contract import Space
from rendering.canvas import FINE, Canvas, Setting, Slot, Style, stepped, upwards
from rendering.knockout import geometry
from rendering.knockout.colours import SETS, ground
from rendering.knockout.draw_context import GAME
from rendering.knockout.symbols import sign
from rendering.theme import Theme, text_on

BAND = 40
"""The height of a property's colour band."""
GAP = 2
VALUE = Slot((geometry.CELL[0] - 6, 40), (28, geometry.LEAST), bold=True)
"""What a property pays."""
START = Style(54, bold=True)


@lru_cache(4)
def still(theme: Theme, words: Translator) -> Image.Image:
    """The picture without tokens and panel. Not to be changed."""
    canvas = Canvas(Image.new("RGB", (geometry.WIDTH, geometry.HEIGHT), theme.ground))
    _launch(canvas, theme)
    for space in range(1, len(CELLS)):
        _cell(canvas, space, theme, words)
    return canvas.image


def _launch(canvas: Canvas, theme: Theme) -> None:
    """The launch area: GO, and the line that a token has to cross."""
    left, top, right, bottom = geometry.LEFT, geometry.TOP, geometry.LINE, geometry.BOTTOM
    canvas.rounded((left, top, right, bottom), 16, theme.service)
    canvas.fill((right - 20, top, right, bottom), theme.service)
    canvas.fill((right - 6, top, right, bottom), theme.alarm)
    box = left, top + geometry.CELL[1] * 2, right - 6, bottom
    upwards(canvas, box, Setting(("GO",), START), theme.line)


def _cell(canvas: Canvas, space: Space, theme: Theme, words: Translator) -> None:
    """A space: its ground, its set's band and sign and what it pays, or the sign of what it is."""
    left, top, right, bottom = geometry.cell(space)
    cell = CELLS[space]
    middle = (left + right) // 2
    canvas.fill((left + GAP, top + GAP, right - GAP, bottom - GAP), ground(theme, cell))
    if cell.kind != PROPERTY:
        ink = theme.alarm if cell.kind == JAIL else theme.accent if cell.kind == PARKING else theme.muted
        sign(canvas, cell.kind, (middle, (top + bottom) // 2 - (18 if cell.kind == PARKING else 0)), 48, ink)
        return
    band = SETS[cell.set]
    canvas.fill((left + GAP, top + GAP, right - GAP, top + GAP + BAND), band)
    sign(canvas, cell.set, (middle, top + GAP + BAND // 2), 28, text_on(band))
    canvas.centred((left, top + BAND, right, bottom), VALUE.set(words.cash(GAME, cell.pays)), theme.ink)


def line_mask(points: tuple[tuple[int, int], ...], thick: int, pad: int) -> tuple[Image.Image, tuple[int, int]]:
    """A smooth line through points, as a mask and its upper left corner; `pad` pixels of room around them."""
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, bottom = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    scale = FINE // 2
    mask = Image.new("L", ((right - left) * scale, (bottom - top) * scale))
    draw = ImageDraw.Draw(mask)
    moved = [((x - left) * scale, (y - top) * scale) for x, y in points]
    draw.line(moved, fill=255, width=thick * scale, joint="curve")
    return stepped(mask.reduce(scale)), (left, top)

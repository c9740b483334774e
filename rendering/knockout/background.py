"""The board without what moves: cells with signs and values, the launch area, the names beside the rows."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.knockout.data import CELLS, COLUMNS, JAIL, PARKING, PROPERTY
from bot.i18n.translator import Translator
from bot.kit.contract import Space
from rendering.canvas import FINE, Canvas, Style, stepped, width
from rendering.knockout import geometry
from rendering.knockout.colours import SETS, ground
from rendering.knockout.draw_context import GAME
from rendering.knockout.symbols import sign
from rendering.text_fit import narrowed
from rendering.theme import Theme, text_on

BAND = 14
"""The depth of a property's colour band, at its far end."""
GAP = 2
VALUE, START = Style(30, bold=True), Style(76, bold=True)
SIZES = (29, 28, 27, geometry.LEAST)
STEP = 36
"""The distance of two names beside a row."""


@lru_cache(4)
def still(theme: Theme, words: Translator) -> Image.Image:
    """The picture without tokens and panel. Not to be changed."""
    canvas = Canvas(Image.new("RGB", (geometry.WIDTH, geometry.HEIGHT), theme.ground))
    _launch(canvas, theme)
    for space in range(1, len(CELLS)):
        _cell(canvas, space, theme, words)
    for row in geometry.rows():
        _names(canvas, row, theme, words)
    return canvas.image


def _launch(canvas: Canvas, theme: Theme) -> None:
    """The launch area: GO, arrows up the board, and the line that a token has to cross."""
    left, right, bottom = geometry.LEFT, geometry.RIGHT, geometry.BOTTOM
    canvas.rounded((left, geometry.LINE, right, bottom), 16, theme.service)
    canvas.fill((left, geometry.LINE, right, geometry.LINE + 20), theme.service)
    canvas.fill((left, geometry.LINE, right, geometry.LINE + 8), theme.alarm)
    middle = (left + right) // 2
    canvas.text((middle, geometry.LINE + 74), "GO", START, theme.line, 0.5)
    for x in (left + 60, right - 60):
        sign(canvas, "up", (x, geometry.LINE + 112), 60, theme.line)


def _cell(canvas: Canvas, space: Space, theme: Theme, words: Translator) -> None:
    """A space: its ground, its set's band and sign and what it pays, or the sign of what it is."""
    left, top, right, bottom = geometry.cell(space)
    cell = CELLS[space]
    middle = (left + right) // 2
    canvas.fill((left + GAP, top + GAP, right - GAP, bottom - GAP), ground(theme, cell))
    if cell.kind != PROPERTY:
        ink = theme.alarm if cell.kind == JAIL else theme.accent if cell.kind == PARKING else theme.muted
        sign(canvas, cell.kind, (middle, (top + bottom) // 2 - (18 if cell.kind == PARKING else 0)), 52, ink)
        return
    band = SETS[cell.set]
    canvas.fill((left + GAP, top + GAP, right - GAP, top + GAP + BAND), band)
    canvas.rounded((middle - 21, top + GAP, middle + 21, top + GAP + 42), 10, band)
    canvas.fill((middle - 21, top + GAP, middle + 21, top + GAP + 20), band)
    sign(canvas, cell.set, (middle, top + GAP + 20), 28, text_on(band))
    canvas.text((middle, bottom - 52), words.cash(GAME, cell.pays), VALUE, theme.ink, 0.5)


def _names(canvas: Canvas, row: int, theme: Theme, words: Translator) -> None:
    """The names of a row's spaces, from left to right, each with three small cells of which its own are full."""
    left, top, _, bottom = geometry.beside(row)
    named = listed(row, words)
    y = (top + bottom - STEP * len(named)) // 2
    for name, columns in named:
        for column in range(COLUMNS):
            x, cell = left + column * 12, CELLS[(row - 1) * COLUMNS + column + 1]
            own = SETS[cell.set] if cell.set else theme.alarm if cell.kind == JAIL else theme.muted
            canvas.fill((x, y + 9, x + 10, y + 27), own if column in columns else theme.line)
        mask, style = label(name)
        canvas.stamp(mask, (geometry.NAMED[0], y + (STEP - style.line) // 2), theme.ink)
        y += STEP


def listed(row: int, words: Translator) -> list[tuple[str, tuple[int, ...]]]:
    """A row's names, each once, with the columns that bear it."""
    found: dict[str, tuple[int, ...]] = {}
    for column in range(COLUMNS):
        name = words.space(GAME, (row - 1) * COLUMNS + column + 1)
        found[name] = (*found.get(name, ()), column)
    return list(found.items())


@lru_cache(256)
def label(name: str) -> tuple[Image.Image, Style]:
    """A name on one line: in the largest size that has room, in narrower letters when even the least has none."""
    room = geometry.NAMED[1] - geometry.NAMED[0]
    size = next((size for size in SIZES if width(name, Style(size)) <= room), SIZES[-1])
    style = Style(size)
    return narrowed(name, style, room), style


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

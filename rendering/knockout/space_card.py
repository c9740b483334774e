"""Spaces as they lie on the lane: properties with their set and what they pay, Free Parking with its cash.

Sign and amount stand where no token and no way of the last slide covers the amount.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec
from PIL import Image

from bot.games.knockout.data import CELLS, PARKING, PROPERTY, Cell
from bot.i18n.translator import Translator
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import Canvas, Style, width
from rendering.index_canvas import blank
from rendering.knockout import colours, geometry
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.geometry import Point
from rendering.knockout.special_spaces import RADIUS, TILE, tile
from rendering.knockout.symbols import sign
from rendering.knockout.told import plate
from rendering.text_fit import figure
from rendering.theme import Theme, text_on

BAND = 42
"""The height of a property's colour band."""
POTS = tuple(
    (high, (x, y), align, size)
    for high, low, size in ((28, 72, 34), (64, 20, 34), (24, 79, geometry.LEAST), (69, 14, geometry.LEAST))
    for x, y, align in ((TILE[0] // 2, low, 0.5), (TILE[0] - 4, low, 1.0), (4, low, 0.0))
)
"""How far down the sign on Free Parking may stand, where its cash, which part of that there, and its size."""
REACH, THICK = geometry.DISC // 2 + 2, 5
"""What is kept free beside the middle of a token, and beside a way."""
FREE = next(space for space, cell in enumerate(CELLS) if cell.kind == PARKING)
Obstacle = tuple[Point, Point, int]
"""A line on a card from a point to a point, and how far it reaches; for a token it has no length."""
HIGH = {38: 26, 30: 22, geometry.LEAST: 20}
"""The height of figures by size."""


class Layout(msgspec.Struct, frozen=True):
    """Where on its card a property's sign and amount stand: their middles and sizes."""

    sign: Point
    large: int
    amount: Point
    size: int

    @property
    def figures(self) -> Box:
        """What the amount covers."""
        wide, high = self.size * 15 // 16 + 2, HIGH[self.size] // 2
        return self.amount[0] - wide, self.amount[1] - high, self.amount[0] + wide, self.amount[1] + high

    @property
    def shape(self) -> Box:
        """What the sign covers."""
        half, (x, y) = self.large // 2, self.sign
        return x - half, y - half, x + half, y + half


_MIDDLE = TILE[0] // 2
LAYOUTS = (
    Layout((_MIDDLE, BAND // 2), 30, (_MIDDLE, 67), 38),
    Layout((_MIDDLE, BAND // 2), 30, (_MIDDLE, 78), 30),
    Layout((_MIDDLE, BAND // 2), 30, (_MIDDLE, 56), 30),
    *(
        Layout((left, low), 20, (right, low), geometry.LEAST)
        for left, right in ((15, 54), (67, 28))
        for low in (BAND // 2, 14, 57, 79)
    ),
)
"""A card's layouts, the usual one first: one below the other, then side by side in the band or below it."""


def obstacles(discs: Iterable[Point], ways: Iterable[Sequence[Point]]) -> dict[Space, tuple[Obstacle, ...]]:
    """What hides something of each space's card: tokens in these places, and these ways."""
    found: dict[Space, list[Obstacle]] = {}
    lines = [(at, at, REACH) for at in discs] + [(*each, THICK) for way in ways for each in pairwise(way)]
    for (x, y), (to_x, to_y), room in lines:
        box = min(x, to_x) - room, min(y, to_y) - room, max(x, to_x) + room, max(y, to_y) + room
        for space in geometry.touched(box):
            left, top, _, _ = tile(space)
            found.setdefault(space, []).append(((x - left, y - top), (to_x - left, to_y - top), room))
    return {space: tuple(each) for space, each in found.items()}


def arranged(context: KnockoutDrawContext, hiding: dict[Space, tuple[Obstacle, ...]]) -> None:
    """The properties whose amount these obstacles would hide in another layout, and the cash on Free Parking."""
    for space, found in hiding.items():
        if CELLS[space].kind == PROPERTY and (look := layout(found)) != LAYOUTS[0]:
            draw(context.canvas, space, context.theme, context.words, look)
    _parking(context, hiding.get(FREE, ()))


@lru_cache(512)
def layout(found: tuple[Obstacle, ...]) -> Layout:
    """The first layout whose amount is hidden least, and of those its sign; the usual one if its amount is free."""
    usual = LAYOUTS[0]
    if not hides(found, usual.figures):
        return usual
    return min(LAYOUTS, key=lambda each: (hides(found, each.figures), hides(found, each.shape)))


def hides(found: tuple[Obstacle, ...], box: Box) -> int:
    """What obstacles lie on a box, each counted by how far it reaches: rather a way than a token."""
    return sum(each[2] for each in found if _crosses(each, box))


def _crosses(line: Obstacle, box: Box) -> bool:
    """Whether a line comes as near to a box as its room (Liang and Barsky)."""
    (x, y), (to_x, to_y), room = line
    low, high = 0.0, 1.0
    for at, step, least, most in ((x, to_x - x, box[0], box[2]), (y, to_y - y, box[1], box[3])):
        if not step and not least - room < at < most + room:
            return False
        if step:
            one, other = sorted(((least - room - at) / step, (most + room - at) / step))
            low, high = max(low, one), min(high, other)
    return low < high


def draw(canvas: Canvas, space: Space, theme: Theme, words: Translator, look: Layout = LAYOUTS[0]) -> None:
    """A property: its set's band, its sign and what it pays."""
    canvas.put(_card(CELLS[space], theme, words, look), tile(space)[:2])


@kept
def _card(cell: Cell, theme: Theme, words: Translator, look: Layout) -> Image.Image:
    """A card with the lane round its corners, so that it covers another one without a mask."""
    band, box = colours.SETS[cell.set], (0, 0, *TILE)
    canvas = blank(TILE, colours.table(theme).lane, theme)
    canvas.rounded(box, RADIUS, colours.ground(theme, cell))
    canvas.head(box, BAND, RADIUS, band)
    if look.sign[1] > BAND:
        x, y = look.sign
        canvas.rounded((x - 13, y - 13, x + 13, y + 13), 5, band)
    sign(canvas, cell.set, look.sign, look.large, text_on(band))
    said, (x, y) = words.number(cell.pays), look.amount
    style = Style(look.size, bold=True)
    canvas.text((x, y - style.line // 2), said, style, text_on(band) if y < BAND else theme.ink, 0.5)
    return canvas.image


def _parking(context: KnockoutDrawContext, found: tuple[Obstacle, ...]) -> None:
    """Free Parking: its sign, and its cash where it is seen."""
    box, canvas, theme = tile(FREE), context.canvas, context.theme
    said, middle = context.words.number(context.view.pot), (box[0] + box[2]) // 2
    free = (each for each in POTS if not hides(found, _written(said, *each[1:])))
    high, at, align, size = next(free, POTS[0])
    left, top, right, bottom = _written(said, at, align, size)
    plate(canvas, PARKING, (middle, box[1] + high), theme, 46)
    figure(
        canvas, (box[0] + left, box[1] + top, box[0] + right, box[1] + bottom), said, theme.ink, (size, geometry.LEAST)
    )


def _written(said: str, at: Point, align: float, size: int) -> Box:
    """What the cash on Free Parking covers of its card."""
    wide, half = min(TILE[0] - 4, width(said, Style(size, bold=True)) + 4), size * 7 // 20 + 2
    left = at[0] - round(wide * align)
    return left, at[1] - half, left + wide, at[1] + half

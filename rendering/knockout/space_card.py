"""Spaces as they lie on the lane: properties with their set and what they pay, Free Parking with its cash.

Sign and amount stand where no token and no way of the last slide covers the amount.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import inf

import msgspec
from PIL import Image, ImageDraw

from bot.games.knockout.data import CELLS, PARKING, PROPERTIES, Cell
from bot.i18n.translator import Translator
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.canvas import Canvas, Style, width
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
ROOM, THICK = 4, 8
"""What is kept free round a token, and how thick a way counts."""
AMOUNTS_WEIGH = 4
"""A covered pixel of an amount is as bad as so many of a sign."""
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
    *(Layout((15, low), 20, (54, low), geometry.LEAST) for low in (BAND // 2, 14, 57, 79)),
)
"""A card's layouts, the usual one first: one below the other, then side by side in the band or below it."""


def covered(discs: Iterable[Point], ways: Iterable[Sequence[Point]]) -> Image.Image:
    """The parts of the lane that tokens in these places and these ways cover, 255, from its upper left corner on."""
    mask = Image.new("L", (geometry.RIGHT - geometry.LEFT, geometry.BOTTOM - geometry.TOP))
    draw, reach = ImageDraw.Draw(mask), geometry.DISC // 2 + ROOM
    for across, down in discs:
        x, y = across - geometry.LEFT, down - geometry.TOP
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    for way in ways:
        draw.line([(x - geometry.LEFT, y - geometry.TOP) for x, y in way], fill=255, width=THICK)
    return mask


def arranged(context: KnockoutDrawContext, mask: Image.Image) -> None:
    """The properties whose amount would be `covered` in another layout, and the cash on Free Parking."""
    for space in PROPERTIES:
        found = layout(space, mask)
        if found != LAYOUTS[0]:
            draw(context.canvas, space, context.theme, context.words, found)
    _parking(context, mask)


def layout(space: Space, mask: Image.Image) -> Layout:
    """The layout in which least of a property is covered, and of its amount before all; the first that is as good."""
    part = _on(space, mask)
    return _layout(part.tobytes()) if part.getbbox() else LAYOUTS[0]


@lru_cache(256)
def _layout(covered: bytes) -> Layout:
    """The same by the pixels that are covered of the card."""
    mask, found, least = Image.frombytes("L", TILE, covered), LAYOUTS[0], inf
    for each in LAYOUTS:
        hides = AMOUNTS_WEIGH * _hidden(mask, each.figures)
        if each == LAYOUTS[0] and not hides:
            return each
        if hides < least and (hides := hides + _hidden(mask, each.shape)) < least:
            found, least = each, hides
    return found


def _on(space: Space, mask: Image.Image) -> Image.Image:
    """What is covered of a space's card."""
    left, top, right, bottom = tile(space)
    x, y = geometry.LEFT, geometry.TOP
    return mask.crop((left - x, top - y, right - x, bottom - y))


def _hidden(mask: Image.Image, box: Box) -> int:
    """How many pixels of a box on a card are covered."""
    return mask.crop(box).histogram()[255]


def draw(canvas: Canvas, space: Space, theme: Theme, words: Translator, look: Layout = LAYOUTS[0]) -> None:
    """A property: its set's band, its sign and what it pays."""
    canvas.put(_card(CELLS[space], theme, words, look), tile(space)[:2])


@lru_cache(512)
def _card(cell: Cell, theme: Theme, words: Translator, look: Layout) -> Image.Image:
    """A card with the lane round its corners, so that it covers another one without a mask."""
    band, box = colours.SETS[cell.set], (0, 0, *TILE)
    canvas = Canvas(Image.new("RGB", TILE, colours.table(theme).lane))
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


def _parking(context: KnockoutDrawContext, mask: Image.Image) -> None:
    """Free Parking: its sign, and its cash where it is seen."""
    space = next(space for space, cell in enumerate(CELLS) if cell.kind == PARKING)
    box, canvas, theme = tile(space), context.canvas, context.theme
    said, middle = context.words.number(context.view.pot), (box[0] + box[2]) // 2
    part = _on(space, mask)
    free = (each for each in POTS if not _hidden(part, _written(said, *each[1:])))
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

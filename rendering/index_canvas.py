"""Drawing in numbers of a fixed palette: a quarter of the memory of true colour, and nothing is to be mapped at the end.

Edges of masks blend two colours into a third one of the palette, each with the same result as in true colour.
"""

from collections.abc import Iterable
from functools import cache
from itertools import compress
from typing import TYPE_CHECKING
from weakref import ref

import msgspec
from PIL import Image

from rendering.board_ring import Box
from rendering.cache import Cache, kept
from rendering.canvas import FULL, PART, STEP, Canvas, Style, glyphs
from rendering.inks import CLEAR, SOLID, Inks, inks_of
from rendering.sprite import Sprite
from rendering.theme import Colour, Theme

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

EDGES = 8
"""Into how many values and colours a mask's edge is taken apart at most; softer ones are blended in true colour."""
PASSING = {"1": 40_000, "L": 100_000}
"""Pixels of a mask by its mode beyond which its parts are not kept: larger ones are mostly drawn for one picture, and one
without edges is its own part."""


class Edge(msgspec.Struct, frozen=True):
    """Where a colour covers what lies below in part: its number, the value there, the pixels."""

    number: int
    value: int
    where: "ImagingCore"


class Cover(msgspec.Struct, frozen=True):
    """A mask taken apart: its size, where it covers all, and its edges; None where these are too many."""

    wide: int
    high: int
    whole: "ImagingCore"
    edges: tuple[Edge, ...] | None


_covers: Cache[tuple[Cover, *tuple["ref[Image.Image]", ...]]] = Cache()
_mapped: Cache[tuple[Image.Image, Image.Image]] = Cache()


class IndexCanvas(Canvas):
    """A picture of numbers being drawn; what is put there may have true colours.

    It draws by Pillow's core (`Image.im`): for small shapes the checks of the methods above it cost more than the drawing.
    """

    def __init__(self, image: Image.Image, inks: Inks, origin: tuple[int, int] = (0, 0)) -> None:
        super().__init__(image, origin)
        self._core, self._inks = image.im, inks

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        x, y = self._x, self._y
        self._core.paste(self._inks.number(colour), (box[0] - x, box[1] - y, box[2] - x, box[3] - y))

    def stamp(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """A mask in one colour, its upper left corner at `at`."""
        cover = _kept_cover(mask)
        if cover.edges is None:
            self._softly(Image.new("RGB", mask.size, colour), self._room(cover, at), mask)
        else:
            self._stamp(cover, cover.edges, at, colour)

    def _line(self, at: tuple[int, int], text: str, style: Style, colour: Colour) -> None:
        """One line, its upper left corner at `at`."""
        cover = _text_cover(text, style)
        self._stamp(cover, cover.edges or (), at, colour)

    def _stamp(self, cover: Cover, edges: Iterable[Edge], at: tuple[int, int], colour: Colour) -> None:
        """A mask taken apart in one colour."""
        number, box = self._inks.number(colour), self._room(cover, at)
        for edge in edges:
            self._blend(number, edge, box)
        self._core.paste(number, box, cover.whole)

    def put(self, image: Image.Image, at: tuple[int, int], mask: Image.Image | None = None) -> None:
        """A picture, its upper left corner at `at`."""
        numbers = image if image.mode == "L" else self._numbers(image)
        if mask is None:
            x, y = at[0] - self._x, at[1] - self._y
            self._core.paste(numbers.im, (x, y, x + numbers.width, y + numbers.height))
            return
        cover = _kept_cover(mask, numbers)
        box = self._room(cover, at)
        if cover.edges is None:
            self._softly(self._inks.coloured(numbers), box, mask)
            return
        for edge in cover.edges:
            self._blend(edge.number, edge, box)
        self._core.paste(numbers.im, box, cover.whole)

    def _room(self, cover: Cover, at: tuple[int, int]) -> Box:
        """What a mask with its upper left corner at a place covers of this picture."""
        x, y = at[0] - self._x, at[1] - self._y
        return x, y, x + cover.wide, y + cover.high

    def _blend(self, number: int, edge: Edge, box: Box) -> None:
        """A colour over what lies below an edge: mostly one other colour, else looked up for each pixel."""
        found, under = self._inks.blended(number, edge.value), self._core.crop(box)
        low, high = under.getextrema()
        self._core.paste(found[low] if low == high else under.point(found, "L"), box, edge.where)

    def _softly(self, image: Image.Image, box: Box, mask: Image.Image) -> None:
        """A picture below a mask of many values."""
        under = self._inks.coloured(self.image.crop(box))
        under.paste(image, (0, 0), mask)
        self.image.paste(self._inks.indexed(under), box)

    def _numbers(self, image: Image.Image) -> Image.Image:
        """A picture in true colour as numbers; the same one is mapped once."""
        key = id(self._inks), id(image)
        found = _mapped.find(key) or _mapped.add(key, (image, self._inks.indexed(image)))
        return found[1]


@kept
def _text_cover(text: str, style: Style) -> Cover:
    """A line's parts, without a mask that only they would need."""
    drawn = glyphs(text, style)
    return Cover(*drawn.size, drawn.im.point(FULL, "1"), (Edge(0, STEP, drawn.im.point(PART, "1")),))


def _kept_cover(mask: Image.Image, numbers: Image.Image | None = None) -> Cover:
    """The parts of a mask, of `numbers` that it covers or of one colour."""
    key = id(mask), id(numbers)
    found = _covers.find(key)
    return _made_cover(key, mask, numbers) if found is None else found[0]


def _made_cover(key: tuple[int, int], mask: Image.Image, numbers: Image.Image | None) -> Cover:
    """The same anew; kept unless it is large."""
    cover = _cover(mask, numbers)
    if cover.wide * cover.high > PASSING[mask.mode]:
        return cover
    seen = (mask,) if numbers is None else (mask, numbers)
    gone = [ref(each, lambda _: _covers.drop(key)) for each in seen]
    return _covers.add(key, (cover, *gone))[0]


def _cover(mask: Image.Image, numbers: Image.Image | None) -> Cover:
    """The parts of a mask."""
    core = mask.im
    if mask.mode == "1":
        return Cover(*mask.size, core, ())
    edges: list[Edge] = []
    for value in compress(range(1, SOLID), core.histogram()[1:SOLID]):
        edges += [Edge(0, value, _where(core, value))] if numbers is None else _edges(numbers, mask, value)
        if len(edges) > EDGES:
            return Cover(*mask.size, core, None)
    return Cover(*mask.size, _where(core, SOLID), tuple(edges))


def _edges(numbers: Image.Image, mask: Image.Image, value: int) -> list[Edge]:
    """An edge for each of the colours in it."""
    where = _where(mask.im, value)
    there = [number for number, count in enumerate(numbers.im.histogram((0, 0), where)) if count]
    return [Edge(each, value, where.chop_and(_where(numbers.im, each))) for each in there[: EDGES + 1]]


def _where(core: "ImagingCore", value: int) -> "ImagingCore":
    """The pixels that have a value."""
    found: ImagingCore = core.point(_only(value), "1")
    return found


@cache
def _only(value: int) -> tuple[int, ...]:
    return tuple(255 if each == value else 0 for each in range(256))


def blank(size: tuple[int, int], ground: Colour | None, theme: Theme, origin: tuple[int, int] = (0, 0)) -> Canvas:
    """An empty canvas in the colours of a theme; on one without a ground nothing is there yet (`sprite_of`)."""
    if theme.mixed is None:
        return Canvas(Image.new("RGBA", size) if ground is None else Image.new("RGB", size, ground), origin)
    inks = inks_of(theme)
    return IndexCanvas(Image.new("L", size, CLEAR if ground is None else inks.number(ground)), inks, origin)


def on(image: Image.Image, theme: Theme, origin: tuple[int, int] = (0, 0)) -> Canvas:
    """A canvas that goes on with a picture, which is changed."""
    return IndexCanvas(image, inks_of(theme), origin) if image.mode == "L" else Canvas(image, origin)


def sprite_of(canvas: Canvas) -> Sprite:
    """What has been drawn on a canvas without a ground."""
    if canvas.image.mode == "L":
        return Sprite(canvas.image, canvas.image.point([255] * CLEAR + [0], "1"))
    shown = canvas.image.getchannel("A").convert("1", dither=Image.Dither.NONE)
    return Sprite(canvas.image.convert("RGB"), shown)


def part(box: Box, ground: Colour, theme: Theme) -> Canvas:
    """A canvas of only so much of a picture."""
    return blank((box[2] - box[0], box[3] - box[1]), ground, theme, box[:2])

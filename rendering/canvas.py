"""Drawing that every game's pictures share: text set to fit, smooth shapes cached as sprites, patterns."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from threading import RLock

import msgspec
from PIL import Image, ImageDraw

from rendering import fonts
from rendering.board_ring import Box, shrunk
from rendering.cache import kept
from rendering.theme import STEPS, Colour

LEAST = 24
"""The smallest size of text: shown 400 points wide, its letters are as high as 26 pixels of 1200."""
SMALLEST = 8
"""The size that text is set in when nothing larger fits."""
FINE = 4
"""How much larger shapes are drawn before they are reduced."""
_HALF = 105, 150
"""A pixel covered less is bare, covered more it is full; only between them it takes the step. (Of 255.)"""
STEP = round(255 * STEPS[0])
"""The value of a mask where it covers a pixel in part."""
_STEPPED = [0 if value < _HALF[0] else 255 if value > _HALF[1] else STEP for value in range(256)]
_PLAIN = [0] * 128 + [255] * 128
FULL, PART = ([255 * (value == of) for value in _STEPPED] for of in (255, STEP))
"""What of a line's pixels is covered, and what in part."""
SMALL = 25
"""Shapes of at most this size in pixels, rounded corners and hatches have plain edges: smooth ones are not seen and cost bytes."""
_LOCK = RLock()
"""FreeType's faces are not made for two threads at once."""


class Style(msgspec.Struct, frozen=True):
    """A size and a weight of text."""

    size: int
    bold: bool = False

    @property
    def line(self) -> int:
        """The distance of two lines, in pixels."""
        return round(self.size * 1.12)

    @property
    def rise(self) -> int:
        """From the top of a line to its baseline."""
        return round(self.size * 0.86)


@lru_cache(4096)
def width(text: str, style: Style) -> int:
    """The width of one line in pixels."""
    with _LOCK:
        return fonts.length(text, style.size, style.bold)


def glyphs(text: str, style: Style) -> Image.Image:
    """One line as it covers each pixel of its width and of its line's height, from 0 to 255."""
    drawn = Image.new("L", (max(1, width(text, style)), style.line))
    with _LOCK:
        fonts.write(drawn, style.rise, text, style.size, style.bold)
    return drawn


@kept
def text_mask(text: str, style: Style, turned: bool = False) -> Image.Image:
    """One line as a mask of its width and of its line's height; turned: reading upwards."""
    mask = stepped(glyphs(text, style))
    return mask.transpose(Image.Transpose.ROTATE_90) if turned else mask


@lru_cache(1024)
def drawable(char: str) -> bool:
    """Whether any face has a glyph for a character."""
    with _LOCK:
        return fonts.drawable(char)


def cut(text: str, style: Style, room: int) -> str:
    """A person's name in at most `room` pixels, ended by dots when it is longer. Never for names of the board."""
    if width(text, style) <= room:
        return text
    while text and width(text.rstrip() + "…", style) > room:
        text = text[:-1]
    return text.rstrip() + "…"


class Setting(msgspec.Struct, frozen=True):
    """Text as it is set: its lines and their style."""

    lines: tuple[str, ...]
    style: Style

    @property
    def height(self) -> int:
        """The height of all lines."""
        return self.style.line * len(self.lines)

    @property
    def width(self) -> int:
        """The width of the longest line."""
        return max(width(line, self.style) for line in self.lines)


@lru_cache(1024)
def fit(text: str, room: tuple[int, int], sizes: Sequence[int], bold: bool = False) -> Setting:
    """Set `text` whole in a room of (width, height): the largest of `sizes`, then the fewest lines.

    When even the last size is too large the text is set smaller still: legible is better than cut, whole is better
    than legible. A test proves that no shipped name needs that.
    """
    words = text.replace("-", "-\u200b").replace(" ", " \u200b").split("\u200b")
    for size in (*sizes, *range(min(sizes) - 1, SMALLEST - 1, -1)):
        style = Style(size, bold)
        for count in range(1, min(len(words), max(1, room[1] // style.line)) + 1):
            if size > SMALLEST and _hopeless(text, count, style, room[0]):
                continue
            setting = Setting(broken(words, count, style), style)
            if setting.width <= room[0]:
                return setting
    return setting


class Slot(msgspec.Struct, frozen=True):
    """A place for text: its (width, height), the sizes tried there from the largest on, and the weight."""

    room: tuple[int, int]
    sizes: tuple[int, ...]
    bold: bool = False

    def set(self, text: str) -> Setting:
        """A text as it is set there."""
        return fit(text, self.room, self.sizes, self.bold)


def _hopeless(text: str, count: int, style: Style, room: int) -> bool:
    """Whether `count` lines are certainly too few: even of equal length and without spaces they would be too long."""
    return width(text, style) - count * (width(" ", style) + 2) > count * room


def broken(words: Sequence[str], count: int, style: Style) -> tuple[str, ...]:
    """Words set in `count` lines of which the longest is as short as can be; the first line as short as that allows."""
    if count == 1:
        return ("".join(words).strip(),)
    number = len(words)
    lines = {(i, j): "".join(words[i:j]).strip() for i in range(number) for j in range(i + 1, number + 1)}
    wide = {key: width(line, style) for key, line in lines.items()}
    least = [{i: wide[i, number] for i in range(number)}]
    for rest in range(2, count + 1):
        before = least[-1]
        starts = range(number - rest + 1)
        least.append({i: min(max(wide[i, j], before[j]) for j in range(i + 1, number - rest + 2)) for i in starts})
    start, found = 0, []
    for rest in range(count - 1, 0, -1):
        ends = range(start + 1, number - rest + 1)
        end = next(j for j in ends if max(wide[start, j], least[rest - 1][j]) <= least[count - 1][0])
        found.append(lines[start, end])
        start = end
    return (*found, lines[start, number])


@kept
def rounded_mask(size: tuple[int, int], radius: int) -> Image.Image:
    """A rectangle with smooth round corners."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    box = (0, 0, size[0] * FINE - 1, size[1] * FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, fill=255)
    return plain(mask.reduce(FINE)) if 2 * radius <= SMALL else stepped(mask.reduce(FINE))


@kept
def polygon_mask(size: int, points: tuple[tuple[float, float], ...]) -> Image.Image:
    """A smooth polygon; points in parts of the size, 0 to 1."""
    mask = Image.new("L", (size * FINE, size * FINE))
    ImageDraw.Draw(mask).polygon([(x * size * FINE, y * size * FINE) for x, y in points], fill=255)
    return plain(mask.reduce(FINE)) if size <= SMALL else stepped(mask.reduce(FINE))


@kept
def quarters_mask(radius: int) -> tuple[Image.Image, ...]:
    """The four round corners: only they need a mask, the rest of a shape is plain and quick."""
    whole, full = rounded_mask((2 * radius, 2 * radius), radius), 2 * radius
    boxes = ((0, 0, radius, radius), (radius, 0, full, radius), (0, radius, radius, full), (radius, radius, full, full))
    return tuple(whole.crop(box) for box in boxes)


def stepped(mask: Image.Image) -> Image.Image:
    """A mask with edges of the palette's steps only: blends then hit the palette exactly, and pictures stay small."""
    return mask.point(_STEPPED)


def plain(mask: Image.Image) -> Image.Image:
    """A mask of pixels that are covered or not."""
    return mask.point(_PLAIN)


class Canvas:
    """A picture being drawn. Boxes and points in pixels of the whole, of which `image` is the part from `origin` on."""

    def __init__(self, image: Image.Image, origin: tuple[int, int] = (0, 0)) -> None:
        self.image = image
        self._x, self._y = origin

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        self.image.paste(colour, (box[0] - self._x, box[1] - self._y, box[2] - self._x, box[3] - self._y))

    def rounded(self, box: Box, radius: int, colour: Colour) -> None:
        """A rectangle with round corners."""
        left, top, right, bottom = box
        if radius == 0:
            self.fill(box, colour)
            return
        radius = min(radius, (right - left) // 2, (bottom - top) // 2)
        for mask, (x, y) in zip(quarters_mask(radius), ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
            self.stamp(mask, (right - radius if x else left, bottom - radius if y else top), colour)
        self.fill((left, top + radius, right, bottom - radius), colour)
        self.fill((left + radius, top, right - radius, top + radius), colour)
        self.fill((left + radius, bottom - radius, right - radius, bottom), colour)

    def head(self, box: Box, high: int, radius: int, colour: Colour) -> None:
        """The uppermost `high` pixels of a card with round corners, in a colour of their own."""
        left, top, right, _ = box
        self.rounded((left, top, right, top + high), radius, colour)
        self.fill((left, top + radius, right, top + high), colour)

    def spine(self, box: Box, wide: int, radius: int, colour: Colour) -> None:
        """The leftmost `wide` pixels of a card with round corners, in a colour of their own."""
        left, top, _, bottom = box
        self.rounded((left, top, left + wide, bottom), radius, colour)
        self.fill((left + radius, top, left + wide, bottom), colour)

    def card(self, box: Box, radii: tuple[int, int], rim: tuple[int, Colour | None], colour: Colour) -> None:
        """A card with round corners; with a rim (thickness, colour) unless its colour is None. `radii`: outer and inner."""
        thick, edge = rim
        self.rounded(box, radii[0], colour if edge is None else edge)
        if edge is not None:
            self.rounded(shrunk(box, thick), radii[1], colour)

    def frame(self, box: Box, thick: int, colour: Colour) -> None:
        """A frame inside the edge of a box."""
        left, top, right, bottom = box
        self.fill((left, top, right, top + thick), colour)
        self.fill((left, bottom - thick, right, bottom), colour)
        self.fill((left, top, left + thick, bottom), colour)
        self.fill((right - thick, top, right, bottom), colour)

    def disc(self, centre: tuple[int, int], radius: int, colour: Colour) -> None:
        """A filled circle."""
        x, y = centre
        self.rounded((x - radius, y - radius, x + radius, y + radius), radius, colour)

    def stamp(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """A mask in one colour, its upper left corner at `at`."""
        self.image.paste(colour, (at[0] - self._x, at[1] - self._y), mask)

    def put(self, image: Image.Image, at: tuple[int, int], mask: Image.Image | None = None) -> None:
        """A picture, its upper left corner at `at`."""
        self.image.paste(image, (at[0] - self._x, at[1] - self._y), mask)

    def text(self, at: tuple[int, int], text: str, style: Style | Slot, colour: Colour, align: float = 0.0) -> None:
        """One line; `at` is its top and its left (align 0), middle (0.5) or right (1). In a slot as large as it has room."""
        if isinstance(style, Slot):
            style = style.set(text).style
        if text:
            self._line((at[0] - round(width(text, style) * align), at[1]), text, style, colour)

    def _line(self, at: tuple[int, int], text: str, style: Style, colour: Colour) -> None:
        """One line, its upper left corner at `at`."""
        self.stamp(text_mask(text, style), at, colour)

    def lines(self, at: tuple[int, int], setting: Setting, colour: Colour, *, level: bool = False) -> None:
        """Lines one below the other; `at` is their left and their top, or their middle when they are `level` with it."""
        top = at[1] - setting.height // 2 if level else at[1]
        for number, line in enumerate(setting.lines):
            self.text((at[0], top + number * setting.style.line), line, setting.style, colour)

    def centred(self, box: Box, setting: Setting, colour: Colour) -> None:
        """Lines in the middle of a box."""
        top = (box[1] + box[3] - setting.height) // 2
        for number, line in enumerate(setting.lines):
            self.text(((box[0] + box[2]) // 2, top + number * setting.style.line), line, setting.style, colour, 0.5)

    def path(self, points: Sequence[tuple[int, int]], thick: int, colour: Colour) -> None:
        """A line through points that run level or upright, with round ends."""
        for (x, y), (to_x, to_y) in pairwise(straightened(points)):
            half = thick // 2
            low, high = (min(x, to_x), min(y, to_y)), (max(x, to_x), max(y, to_y))
            self.rounded((low[0] - half, low[1] - half, high[0] + half, high[1] + half), half, colour)

    def slash(self, box: Box, thick: int, colour: Colour) -> None:
        """A line from the lower left to the upper right."""
        self.stamp(slash_mask((box[2] - box[0], box[3] - box[1]), thick), (box[0], box[1]), colour)

    def hatch(self, box: Box, colour: Colour, step: int = 16, thick: int = 5) -> None:
        """Slanted lines over a rectangle."""
        size = box[2] - box[0], box[3] - box[1]
        self.stamp(hatch_mask(size, step, thick), (box[0], box[1]), colour)


def straightened(points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Points that run level or upright without those that lie on the way from the one before to the next."""
    kept = list(points[:2])
    for x, y in points[2:]:
        (before_x, before_y), (last_x, last_y) = kept[-2:]
        if (last_x - before_x) * (x - last_x) + (last_y - before_y) * (y - last_y) > 0:
            kept.pop()
        kept.append((x, y))
    return kept


def upwards(canvas: Canvas, box: Box, setting: Setting, colour: Colour) -> None:
    """Lines that read upwards, in the middle of a box."""
    left = (box[0] + box[2] - setting.height) // 2
    for number, line in enumerate(setting.lines):
        mask = text_mask(line, setting.style, turned=True)
        top = (box[1] + box[3] - mask.height) // 2
        canvas.stamp(mask, (left + number * setting.style.line, top), colour)


@kept
def slash_mask(size: tuple[int, int], thick: int) -> Image.Image:
    """One slanted line."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    line = (0, size[1] * FINE, size[0] * FINE, 0)
    ImageDraw.Draw(mask).line(line, fill=255, width=thick * FINE)
    return stepped(mask.reduce(FINE))


@kept
def hatch_mask(size: tuple[int, int], step: int, thick: int) -> Image.Image:
    """Slanted lines."""
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    draw = ImageDraw.Draw(mask)
    for start in range(-size[1] * 2, size[0] * 2, step * 2):
        draw.line((start, size[1] * 2, start + size[1] * 2, 0), fill=255, width=thick * 2)
    return plain(mask.reduce(2))


def empty() -> Canvas:
    """A canvas for contexts whose picture has no size yet, or is only told."""
    return Canvas(Image.new("RGB", (1, 1)))

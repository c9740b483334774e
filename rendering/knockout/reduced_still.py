"""Stills as large as a film shows them: made anew only where they differ from one that is known."""

import re
from collections.abc import Iterator

import msgspec
from PIL import Image, ImageChops

from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.index_canvas import on
from rendering.inks import inks_of
from rendering.knockout import background, geometry, told
from rendering.theme import Theme

SMALLER = geometry.FILM_SIZE[0] / geometry.WIDTH
BLOCK = 5
"""Pixels of the still that become whole pixels of a film."""
CELL, BAND = 2 * BLOCK, 4
"""The pixels of a cell, of which one either differs or does not, across and down; the cells of a row of boxes."""
ANY = [0] + [255] * 255
CHANGED = re.compile(rb"[^\0]+(?:\0{1,4}[^\0]+)*")
"""Cells that differ in a row; so few that do not are reduced with them."""
EACH = 80
"""The cells that are reduced while a box is begun."""


class Reduced(msgspec.Struct, frozen=True):
    """A still in numbers, and what a film shows of it: in true colour and in numbers. Not to be changed."""

    still: Image.Image
    colours: Image.Image
    numbers: Image.Image


@kept
def table(theme: Theme, words: Translator) -> Reduced:
    """The picture without tokens and panel, with the cards that every one has above and below the table."""
    still = background.still(theme, words).copy()
    for box in (geometry.HEAD, told.BOX):
        on(still, theme).rounded(box, told.RADIUS, theme.card)
    colours = _smaller(still, (0, 0, *still.size), theme)
    return Reduced(still, colours, inks_of(theme).indexed(colours))


def again(known: Reduced, still: Image.Image, theme: Theme) -> Reduced:
    """Another still, as if it had been made anew as a whole."""
    colours, numbers = known.colours.copy(), known.numbers.copy()
    for part, at in _parts(known, still, theme):
        colours.paste(part, at)
        numbers.paste(inks_of(theme).indexed(part), at)
    return Reduced(still, colours, numbers)


def shown(known: Reduced, still: Image.Image, theme: Theme) -> Image.Image:
    """What a film shows of another still, in numbers alone."""
    numbers = known.numbers.copy()
    for part, at in _parts(known, still, theme):
        numbers.paste(inks_of(theme).indexed(part), at)
    return numbers


def _parts(known: Reduced, still: Image.Image, theme: Theme) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """What differs from a known still, reduced, and where it stands."""
    for box in _changed(known.still, still):
        yield _smaller(still, box, theme), (round(box[0] * SMALLER), round(box[1] * SMALLER))


def _smaller(still: Image.Image, box: Box, theme: Theme) -> Image.Image:
    """A part of a still, reduced in true colour with what is beside it."""
    left, top, right, bottom = _around(box, still.size)
    inner = box[0] - left, box[1] - top, box[2] - left, box[3] - top
    size = round((box[2] - box[0]) * SMALLER), round((box[3] - box[1]) * SMALLER)
    true = inks_of(theme).coloured(still.crop((left, top, right, bottom)))
    return true.resize(size, Image.Resampling.HAMMING, box=inner)


def _changed(one: Image.Image, other: Image.Image) -> Iterator[Box]:
    """Where two stills differ, in whole cells, with a block around, into which reducing spreads it."""
    cells = ImageChops.difference(one, other).point(ANY).reduce(CELL).point(ANY)
    bands = cells.reduce((1, BAND))
    for left, top, right, bottom in _boxes(bands.tobytes(), bands.size):
        below = min(bottom * BAND * CELL, one.height)
        yield _around((left * CELL, top * BAND * CELL, right * CELL, below), one.size)


def _boxes(cells: bytes, size: tuple[int, int]) -> Iterator[Box]:
    """Boxes around what is not 0 in rows of cells; those one above the other are one where that takes less to reduce."""
    wide, above = size[0], list[Box]()
    for row in range(size[1]):
        here = list[Box]()
        for found in CHANGED.finditer(cells, row * wide, (row + 1) * wide):
            box = found.start() - row * wide, row, found.end() - row * wide, row + 1
            for upper in above:
                both = min(box[0], upper[0]), upper[1], max(box[2], upper[2]), row + 1
                if _work(both) <= _work(box) + _work(upper):
                    above.remove(upper)
                    box = both
                    break
            here.append(box)
        yield from above
        above = here
    yield from above


def _work(box: Box) -> int:
    """What a box takes to reduce, in cells: those in it and around it, and a few for each."""
    return (box[2] - box[0] + 1) * (BAND * (box[3] - box[1]) + 1) + EACH


def _around(box: Box, size: tuple[int, int]) -> Box:
    """A box with a block around it, within a picture."""
    left, top, right, bottom = box
    return max(0, left - BLOCK), max(0, top - BLOCK), min(size[0], right + BLOCK), min(size[1], bottom + BLOCK)

"""Stills as large as a film shows them: made anew only where they differ from one that is known."""

from collections.abc import Iterator

import msgspec
from PIL import Image, ImageChops

from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.inks import inks_of
from rendering.knockout import background, geometry
from rendering.theme import Theme

SMALLER = geometry.FILM_SIZE[0] / geometry.WIDTH
BLOCK = 5
"""Pixels of the still that become whole pixels of a film."""
BAND = 8 * BLOCK
"""The height of what is compared at once."""


class Reduced(msgspec.Struct, frozen=True):
    """A still in numbers, and what a film shows of it: in true colour and in numbers. Not to be changed."""

    still: Image.Image
    colours: Image.Image
    numbers: Image.Image


@kept
def table(theme: Theme, words: Translator) -> Reduced:
    """The picture without tokens and panel."""
    still = background.still(theme, words)
    colours = _smaller(still, (0, 0, *still.size), theme)
    return Reduced(still, colours, inks_of(theme).indexed(colours))


def again(known: Reduced, still: Image.Image, theme: Theme) -> Reduced:
    """Another still, as if it had been made anew as a whole."""
    colours, numbers = known.colours.copy(), known.numbers.copy()
    for box in _changed(known.still, still):
        part, at = _smaller(still, box, theme), (round(box[0] * SMALLER), round(box[1] * SMALLER))
        colours.paste(part, at)
        numbers.paste(inks_of(theme).indexed(part), at)
    return Reduced(still, colours, numbers)


def _smaller(still: Image.Image, box: Box, theme: Theme) -> Image.Image:
    """A part of a still, reduced in true colour with what is beside it."""
    left, top, right, bottom = _around(box, still.size)
    inner = box[0] - left, box[1] - top, box[2] - left, box[3] - top
    size = round((box[2] - box[0]) * SMALLER), round((box[3] - box[1]) * SMALLER)
    true = inks_of(theme).coloured(still.crop((left, top, right, bottom)))
    return true.resize(size, Image.Resampling.HAMMING, box=inner)


def _changed(one: Image.Image, other: Image.Image) -> Iterator[Box]:
    """Where two stills differ: a part of each band, with a block around, into which reducing spreads it."""
    differing = ImageChops.difference(one, other)
    for top in range(0, one.height, BAND):
        band = differing.crop((0, top, one.width, min(top + BAND, one.height)))
        if (found := band.getbbox()) is not None:
            left, right = found[0] // BLOCK * BLOCK, -(-found[2] // BLOCK) * BLOCK
            yield _around((left, top, right, top + band.height), one.size)


def _around(box: Box, size: tuple[int, int]) -> Box:
    """A box with a block around it, within a picture."""
    left, top, right, bottom = box
    return max(0, left - BLOCK), max(0, top - BLOCK), min(size[0], right + BLOCK), min(size[1], bottom + BLOCK)

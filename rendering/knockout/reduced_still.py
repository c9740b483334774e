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
APART = 10 * BLOCK
"""Pixels between two changes that are not reduced with them."""


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
    """Where two stills differ: parts of each band, with a block around, into which reducing spreads it."""
    differing = ImageChops.difference(one, other)
    for top in range(0, one.height, BAND):
        bottom = min(top + BAND, one.height)
        for left, right in _spans(differing.crop((0, top, one.width, bottom))):
            yield _around((left, top, right, bottom), one.size)


def _spans(band: Image.Image) -> Iterator[tuple[int, int]]:
    """Where a band is not black, from left to right; at least `APART` pixels lie between."""
    if (whole := band.getbbox()) is None:
        return
    first = last = 0
    for left in range(whole[0] // APART * APART, whole[2], APART):
        if (found := band.crop((left, 0, left + APART, band.height)).getbbox()) is not None:
            start, end = (left + found[0]) // BLOCK * BLOCK, left + -(-found[2] // BLOCK) * BLOCK
            if last and start - last >= APART:
                yield first, last
                first = start
            first, last = first if last else start, end
    yield first, last


def _around(box: Box, size: tuple[int, int]) -> Box:
    """A box with a block around it, within a picture."""
    left, top, right, bottom = box
    return max(0, left - BLOCK), max(0, top - BLOCK), min(size[0], right + BLOCK), min(size[1], bottom + BLOCK)

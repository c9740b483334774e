"""Files hold what was drawn, whatever way their rows are told."""

import random
import zlib
from io import BytesIO

import pytest
from PIL import Image

from rendering.encode import BAND, ROOM, WAYS, Way, _Bands, _differing, _pieces, combined, png
from rendering.theme import DARK, palette_colours

pytestmark = pytest.mark.uncounted

COLOURS = len(palette_colours(DARK))


def numbers(size: tuple[int, int], edges: int) -> Image.Image:
    """A picture of numbers with small rectangles, so many that rows differ."""
    luck, image = random.Random(edges), Image.new("L", size, 3)
    for _ in range(edges):
        x, y = luck.randrange(size[0]), luck.randrange(size[1])
        image.paste(luck.randrange(COLOURS), (x, y, x + luck.randint(1, 9), y + luck.randint(1, 9)))
    return image


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 2), (5, 3), (19, 4), (700, 300)])
@pytest.mark.parametrize("edges", [0, 7])
def test_a_small_picture_is_read_as_it_was_drawn(size: tuple[int, int], edges: int) -> None:
    image = numbers(size, edges)
    read = Image.open(BytesIO(png(image, DARK)))
    assert (read.size, read.tobytes()) == (image.size, image.tobytes())


@pytest.mark.parametrize("edges", [0, 900, 7_000, 10_000, 40_000])
def test_a_picture_of_few_or_many_edges_is_read_as_it_was_drawn(edges: int) -> None:
    image = numbers((1000, 1300), edges)
    assert Image.open(BytesIO(png(image, DARK))).tobytes() == image.tobytes()


@pytest.mark.parametrize(("edges", "slow"), [(900, False), (6_000, True), (7_500, True)])
def test_as_many_bands_as_have_to_be_are_compressed_by_slower_ways(edges: int, slow: bool) -> None:
    image = numbers((1000, 1300), edges)
    quickest = sum(len(_Bands(image).piece(number, WAYS[0]).data) for number in range(-(-image.height // BAND)))
    assert (quickest > ROOM) == slow
    assert len(png(image, DARK)) < 60_000


def test_a_little_picture_of_many_edges_is_within_the_room() -> None:
    assert len(png(numbers((1000, 690), 6_500), DARK)) < 60_000


def test_what_is_kept_of_other_pictures_changes_no_byte() -> None:
    image = numbers((1000, 1300), 7_000)
    changed = image.copy()
    changed.paste(5, (300, 700, 340, 710))
    _pieces.clear()
    alone = png(changed, DARK)
    _pieces.clear()
    png(image, DARK)
    before = len(_pieces.entries)
    assert png(changed, DARK) == alone
    assert len(_pieces.entries) - before <= 4
    assert Image.open(BytesIO(alone)).tobytes() == changed.tobytes()


@pytest.mark.parametrize("way", WAYS)
def test_a_band_is_compressed_as_if_it_was_the_first(way: Way) -> None:
    image = numbers((1000, 6 * BAND), 500)
    _pieces.clear()
    together = _Bands(image)
    found = [together.piece(number, way) for number in range(6)]
    _pieces.clear()
    assert found == [_Bands(image).piece(number, way) for number in range(6)]


@pytest.mark.parametrize("lengths", [(0, 0), (1, 0), (0, 7), (3, 70_000), (70_000, 65_521), (65_521, 65_520)])
def test_check_sums_of_two_parts_are_that_of_the_whole(lengths: tuple[int, int]) -> None:
    one, other = (random.Random(length).randbytes(length) for length in lengths)
    assert combined(zlib.adler32(one), zlib.adler32(other), len(other)) == zlib.adler32(one + other)


def test_pixels_that_differ_from_those_above_are_counted_roughly() -> None:
    image = numbers((1000, 1300), 2_000)
    rows = image.tobytes()
    exact = sum(one != other for one, other in zip(rows, rows[1000:], strict=False))
    assert sum(_differing(image)) == pytest.approx(exact, rel=0.1)

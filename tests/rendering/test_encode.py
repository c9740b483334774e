"""Files hold what was drawn, whatever way their rows are told."""

import random
from io import BytesIO

import pytest
from PIL import Image

from rendering.encode import ROOM, SPARSE, _differing, png
from rendering.theme import DARK, palette_colours

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


@pytest.mark.parametrize(("edges", "dense"), [(900, False), (10_000, True), (40_000, True)])
def test_a_picture_of_few_or_many_edges_is_read_as_it_was_drawn(edges: int, dense: bool) -> None:
    image = numbers((1000, 1300), edges)
    data = png(image, DARK)
    assert Image.open(BytesIO(data)).tobytes() == image.tobytes()
    assert (sum(_differing(image)) > SPARSE) == dense
    assert dense or len(data) < ROOM


def test_pixels_that_differ_from_those_above_are_counted_roughly() -> None:
    image = numbers((1000, 1300), 2_000)
    rows = image.tobytes()
    exact = sum(one != other for one, other in zip(rows, rows[1000:], strict=False))
    assert sum(_differing(image)) == pytest.approx(exact, rel=0.1)

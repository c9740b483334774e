"""Colours can be read, told apart without seeing hues, and mapped without loss."""

from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops

from rendering.canvas import Canvas
from rendering.colour_vision import KINDS, seen, simulated
from rendering.seat_symbols import GROUP_SIGNS, SHAPES, group_sign, pattern_mask, token_mask
from rendering.theme import (
    GROUPS,
    LETTERS,
    SEATS,
    THEMES,
    Theme,
    contrast,
    luminance,
    palette,
    palette_colours,
    text_on,
)
from tests.rendering.golden_compare import farthest


def test_contrast_is_that_of_the_guideline() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert text_on((255, 240, 0)) == (20, 22, 27)
    assert luminance((255, 255, 255)) == pytest.approx(1)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_palette_holds_each_colour_and_maps_it_to_itself(theme: Theme) -> None:
    colours = palette_colours(theme)
    assert len(colours) <= 256
    row = Image.new("RGB", (len(colours), 1))
    row.putdata(colours)
    mapped = row.quantize(palette=palette(theme), dither=Image.Dither.NONE).convert("RGB")
    worst = farthest(row, mapped)
    assert worst <= 6


@pytest.mark.parametrize("kind", KINDS)
def test_seats_are_told_apart_by_the_colour_blind(kind: str) -> None:
    for one, two in combinations(SEATS, 2):
        assert dist(seen(one, kind), seen(two, kind)) > 24, (one, two)


def test_blindness_is_simulated_as_published() -> None:
    """Greys stay; pure colours become what the published matrices say."""
    for kind in KINDS:
        assert all(abs(part - 128) <= 1 for part in seen((128, 128, 128), kind))
    assert seen((255, 0, 0), "protanopia") == (109, 95, 0)
    assert seen((255, 0, 0), "deuteranopia") == (163, 144, 0)
    assert seen((0, 0, 255), "tritanopia") == (0, 107, 150)


@pytest.mark.uncounted
def test_pictures_are_seen_like_colours() -> None:
    image = Image.new("RGB", (len(SEATS), 1))
    image.putdata(SEATS)
    for kind in KINDS:
        for place, of in enumerate(SEATS):
            assert dist(simulated(image, kind).getpixel((place, 0)), seen(of, kind)) < 6  # type: ignore[arg-type]  # RGB


def test_seats_differ_in_shape_pattern_and_letter() -> None:
    assert len(SEATS) == len(SHAPES) == len(set(LETTERS)) == 10
    for one, two in combinations(range(10), 2):
        for masks in (
            (token_mask(one, 44), token_mask(two, 44)),
            (pattern_mask(one, (60, 36)), pattern_mask(two, (60, 36))),
        ):
            apart = ImageChops.difference(*masks).histogram()
            assert sum(apart[128:]) > 0.05 * masks[0].width * masks[0].height, (one, two)


def test_groups_differ_by_their_signs() -> None:
    assert set(GROUP_SIGNS) == set(GROUPS)
    drawn = {}
    for group, colour in GROUPS.items():
        canvas = Canvas(Image.new("RGB", (32, 32), colour))
        group_sign(canvas, group, (16, 16), 24)
        drawn[group] = canvas.image.convert("L").point(
            [0] * 128 + [255] * 128 if text_on(colour) == (255, 255, 255) else [255] * 60 + [0] * 196
        )
    for one, two in combinations(drawn, 2):
        assert sum(ImageChops.difference(drawn[one], drawn[two]).histogram()[128:]) > 60, (one, two)

"""Colours can be read, told apart without seeing hues, and mapped without loss."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from rendering.canvas import Canvas
from rendering.seat_symbols import GROUP_SIGNS, SHAPES, group_sign, pattern_mask, token_mask
from rendering.theme import (
    GROUPS,
    LETTERS,
    SEATS,
    THEMES,
    Colour,
    Theme,
    contrast,
    luminance,
    palette,
    palette_colours,
    text_on,
)
from tests.rendering.golden_compare import farthest

DEUTERAN = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
PROTAN = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))
"""How red-green blindness mixes linear light (Machado and others 2009, full severity)."""


def seen(of: Colour, by: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """A colour as the colour-blind see it, in steps of 0 to 255."""
    linear = [(value / 255) ** 2.2 for value in of]
    mixed = [sum(part * value for part, value in zip(row, linear, strict=True)) for row in by]
    return tuple(255 * max(0.0, min(1.0, value)) ** (1 / 2.2) for value in mixed)


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


@pytest.mark.parametrize("by", [DEUTERAN, PROTAN], ids=["deuteran", "protan"])
def test_seats_are_told_apart_by_the_colour_blind(by: tuple[tuple[float, ...], ...]) -> None:
    for one, two in combinations(SEATS, 2):
        first, second = seen(one, by), seen(two, by)
        assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 > 24, (one, two)


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

"""The signs of Knockout: those of sets and of special spaces, the sides' shapes, bars, a cross."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from bot.games.knockout.data import CHANCE, HOUSE, JAIL, PARKING, RAILROAD, TAX
from rendering.canvas import Canvas, fit, polygon_mask
from rendering.symbols import GROUP_SIGNS, Points
from rendering.theme import Colour


def _bar(left: float, top: float, right: float, bottom: float) -> Points:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _heart() -> Points:
    turns = [2 * pi * step / 40 for step in range(40)]
    wide, high = [16 * sin(t) ** 3 for t in turns], [13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) for t in turns]
    return tuple((0.5 + x * 0.031, 0.46 - y * 0.031) for x, y in zip(wide, high, strict=True))


SIGNS: dict[str, tuple[Points, ...]] = {
    "brown": GROUP_SIGNS["brown"],
    "light-blue": GROUP_SIGNS["sky"],
    "pink": (_heart(),),
    "orange": (((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5)),),
    "red": GROUP_SIGNS["red"],
    "yellow": GROUP_SIGNS["yellow"],
    "green": GROUP_SIGNS["green"],
    "dark-blue": GROUP_SIGNS["blue"],
    HOUSE: (((0.5, 0.02), (1.0, 0.5), (0.86, 0.5), (0.86, 0.98), (0.14, 0.98), (0.14, 0.5), (0.0, 0.5)),),
    TAX: (((0.28, 0.06), (0.72, 0.06), (1.0, 0.36), (0.5, 0.98), (0.0, 0.36)),),
    RAILROAD: (
        ((0.2, 0.0), (0.8, 0.0), (0.9, 0.1), (0.9, 0.2), (0.1, 0.2), (0.1, 0.1)),
        _bar(0.1, 0.1, 0.24, 0.76),
        _bar(0.76, 0.1, 0.9, 0.76),
        _bar(0.1, 0.5, 0.9, 0.78),
        ((0.2, 0.8), (0.37, 0.8), (0.22, 1.04), (0.04, 1.04)),
        ((0.63, 0.8), (0.8, 0.8), (0.96, 1.04), (0.78, 1.04)),
    ),
    JAIL: (
        _bar(0.0, 0.04, 1.0, 0.16),
        _bar(0.0, 0.84, 1.0, 0.96),
        *(_bar(x, 0.04, x + 0.1, 0.96) for x in (0.06, 0.32, 0.58, 0.84)),
    ),
    "cross": (
        ((0.04, 0.22), (0.22, 0.04), (0.96, 0.78), (0.78, 0.96)),
        ((0.78, 0.04), (0.96, 0.22), (0.22, 0.96), (0.04, 0.78)),
    ),
    "to": (((0.0, 0.34), (0.46, 0.34), (0.46, 0.04), (1.0, 0.5), (0.46, 0.96), (0.46, 0.66), (0.0, 0.66)),),
    "up": (((0.5, 0.0), (1.0, 0.56), (0.68, 0.56), (0.68, 1.0), (0.32, 1.0), (0.32, 0.56), (0.0, 0.56)),),
}
"""Bars, wave, heart, diamond, cross, disc, tree, crown; a house, a jewel, a train, bars of a cell; a cross, an arrow."""
LETTERS = {CHANCE: "?", PARKING: "P"}
SHAPES: tuple[Points, ...] = (
    tuple((0.5 + 0.5 * cos(2 * pi * turn / 40), 0.5 + 0.5 * sin(2 * pi * turn / 40)) for turn in range(40)),
    _bar(0.06, 0.06, 0.94, 0.94),
    ((0.5, -0.12), (1.08, 0.92), (-0.08, 0.92)),
    ((0.5, -0.14), (1.14, 0.5), (0.5, 1.14), (-0.14, 0.5)),
)
"""What the sides' tokens bear: disc, square, triangle, diamond."""
LOW = (0.0, 0.0, 0.13, 0.0)
"""How much lower the number stands in a shape that is heavier at its foot."""


@lru_cache(256)
def mask(kind: str, size: int) -> Image.Image:
    """A sign as a mask."""
    made = Image.new("L", (size, size))
    for points in SIGNS[kind]:
        made.paste(255, (0, 0), polygon_mask(size, points))
    return made


def sign(canvas: Canvas, kind: str, centre: tuple[int, int], size: int, ink: Colour) -> None:
    """A sign round a centre; Chance and Free Parking are letters."""
    x, y = centre
    if kind in LETTERS:
        canvas.centred(
            (x - size, y - size, x + size, y + size),
            fit(LETTERS[kind], (size * 2, size * 2), (size + 8,), bold=True),
            ink,
        )
    else:
        canvas.stamp(mask(kind, size), (x - size // 2, y - size // 2), ink)

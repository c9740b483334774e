"""The signs of Deal: one for each colour of sets, one for each action, small ones for bank, hand and stars."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering.canvas import FINE, Canvas, plain, polygon_mask, stepped
from rendering.deal.colours import SETS
from rendering.symbols import GROUP_SIGNS, Points, bar
from rendering.theme import Colour, text_on


def _heart() -> Points:
    turns = [2 * pi * step / 40 for step in range(40)]
    return tuple(
        (
            0.5 + 0.031 * 16 * sin(t) ** 3,
            0.47 - 0.031 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)),
        )
        for t in turns
    )


def _sun() -> Points:
    found = []
    for step in range(32):
        radius, angle = (0.54 if step % 4 in (0, 1) else 0.34), 2 * pi * (step - 0.5) / 32 - pi / 2
        found.append((0.5 + radius * cos(angle), 0.5 + radius * sin(angle)))
    return tuple(found)


SET_SIGNS: dict[str, tuple[Points, ...]] = {
    "brown": GROUP_SIGNS["brown"],
    "light-blue": GROUP_SIGNS["sky"],
    "pink": (_heart(),),
    "orange": (((0.5, -0.06), (1.06, 0.5), (0.5, 1.06), (-0.06, 0.5)),),
    "red": GROUP_SIGNS["red"],
    "yellow": (_sun(),),
    "green": (
        ((0.5, -0.04), (0.88, 0.42), (0.12, 0.42)),
        ((0.5, 0.2), (1.0, 0.78), (0.0, 0.78)),
        bar(0.39, 0.74, 0.61, 1.02),
    ),
    "dark-blue": GROUP_SIGNS["blue"],
    "station": (
        ((0.2, 0.0), (0.8, 0.0), (0.92, 0.12), (0.92, 0.24), (0.08, 0.24), (0.08, 0.12)),
        bar(0.08, 0.2, 0.24, 0.74),
        bar(0.76, 0.2, 0.92, 0.74),
        bar(0.08, 0.52, 0.92, 0.76),
        ((0.2, 0.8), (0.38, 0.8), (0.24, 1.04), (0.02, 1.04)),
        ((0.62, 0.8), (0.8, 0.8), (0.98, 1.04), (0.76, 1.04)),
    ),
    "utility": (((0.62, -0.06), (0.14, 0.58), (0.46, 0.58), (0.34, 1.06), (0.88, 0.38), (0.54, 0.38)),),
}
"""Bars, wave, heart, diamond, cross, sun, tree, crown, train, lightning."""


def _star() -> Points:
    return tuple(
        (0.5 + r * cos(a), 0.53 + r * sin(a))
        for r, a in ((0.54 if step % 2 == 0 else 0.24, pi * step / 5 - pi / 2) for step in range(10))
    )


SMALL: dict[str, tuple[Points, ...]] = {
    "star": (_star(),),
    "house": (((0.5, 0.02), (1.0, 0.48), (0.86, 0.48), (0.86, 0.98), (0.14, 0.98), (0.14, 0.48), (0.0, 0.48)),),
    "tick": (((0.02, 0.52), (0.18, 0.36), (0.4, 0.58), (0.84, 0.12), (1.0, 0.28), (0.4, 0.9)),),
    "cross": (
        ((0.1, 0.24), (0.24, 0.1), (0.9, 0.76), (0.76, 0.9)),
        ((0.76, 0.1), (0.9, 0.24), (0.24, 0.9), (0.1, 0.76)),
    ),
    "arrow": (((0.0, 0.34), (0.52, 0.34), (0.52, 0.08), (1.0, 0.5), (0.52, 0.92), (0.52, 0.66), (0.0, 0.66)),),
    "left": (((1.0, 0.34), (0.48, 0.34), (0.48, 0.08), (0.0, 0.5), (0.48, 0.92), (0.48, 0.66), (1.0, 0.66)),),
    "octagon": (((0.3, 0.0), (0.7, 0.0), (1.0, 0.3), (1.0, 0.7), (0.7, 1.0), (0.3, 1.0), (0.0, 0.7), (0.0, 0.3)),),
    "chevron": (((0.2, 0.0), (0.8, 0.5), (0.2, 1.0), (0.2, 0.66), (0.42, 0.5), (0.2, 0.34)),),
    "mask": (
        (
            (0.0, 0.28),
            (0.2, 0.2),
            (0.5, 0.3),
            (0.8, 0.2),
            (1.0, 0.28),
            (0.98, 0.56),
            (0.8, 0.78),
            (0.62, 0.72),
            (0.5, 0.56),
            (0.38, 0.72),
            (0.2, 0.78),
            (0.02, 0.56),
        ),
    ),
}
"""Small signs, and parts of larger ones."""


@lru_cache(512)
def mask(kind: str, size: int) -> Image.Image:
    """A sign, of a set's colour or a small one, as a mask."""
    made = Image.new("L", (size, size))
    for points in SET_SIGNS.get(kind) or SMALL[kind]:
        made.paste(255, (0, 0), polygon_mask(size, points))
    return made


def sign(canvas: Canvas, kind: str, centre: tuple[int, int], size: int, ink: Colour) -> None:
    """A sign round a centre."""
    canvas.stamp(mask(kind, size), (centre[0] - size // 2, centre[1] - size // 2), ink)


def set_sign(canvas: Canvas, colour: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a set's colour, in the ink that reads on it."""
    sign(canvas, colour, centre, size, text_on(SETS[colour]))


@lru_cache(256)
def sector_mask(size: int, start: float, end: float) -> Image.Image:
    """A sector of a disc, angles in degrees from three o'clock on, clockwise."""
    made = Image.new("L", (size * FINE, size * FINE))
    ImageDraw.Draw(made).pieslice((0, 0, size * FINE - 1, size * FINE - 1), start, end, fill=255)
    return stepped(made.reduce(FINE)) if size > 25 else plain(made.reduce(FINE))


def sector(canvas: Canvas, at: tuple[tuple[int, int], int], angles: tuple[float, float], ink: Colour) -> None:
    """A sector of the disc at a (centre, radius)."""
    (x, y), radius = at
    canvas.stamp(sector_mask(2 * radius, *angles), (x - radius, y - radius), ink)

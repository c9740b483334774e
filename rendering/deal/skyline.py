"""The row of houses by the water: on the backs of cards, and engraved on banknotes."""

import msgspec

from rendering.sprite import Pen
from rendering.theme import Colour

HOUSES = ((8, 15, 16, 10), (24, 15, 24, 9), (40, 20, 14, 12), (61, 15, 21, 9), (77, 15, 16, 10))
"""In hundredths of the width: left, width, height of the wall, height of the roof."""


class Paint(msgspec.Struct, frozen=True):
    """The colours of a house."""

    wall: Colour
    roof: Colour
    window: Colour


def draw(pen: Pen, unit: float, shore: float, paint: Paint) -> None:
    """The houses with `unit` pixels to a hundredth, their feet at a height of `shore` pixels."""
    for left, wide, wall, roof in HOUSES:
        x, right, top = left * unit, (left + wide) * unit, shore + wall * unit
        pen.bar(x, shore, right, top, paint.wall)
        pen.shape([(x - unit, top), (right + unit, top), ((x + right) / 2, top + roof * unit)], paint.roof)
        for low in range(3, wall - 5, 8):
            for aside in (-4.5, 1.5):
                begin, foot = (x + right) / 2 + aside * unit, shore + low * unit
                pen.bar(begin, foot, begin + 3 * unit, foot + 4.5 * unit, paint.window)

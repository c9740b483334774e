"""Solids seen at a slant, as the emblem has them.

On the ground x runs to the lower right and y to the lower left, z runs upwards; two pixels aside for one down.
"""

from collections.abc import Sequence

from rendering.sprite import Pen, Point
from rendering.theme import Colour
from rendering.world import Tones

Place = tuple[float, float, float]
"""x, y, z in units of the ground."""
Base = tuple[float, float, float, float]
"""A rectangle on the ground: x, y, and how far it goes along both."""


class IsometricPen:
    """Draws solids with a pen.

    `origin`: the pixel of (0, 0, 0), counted from the lower left corner upwards. `unit`: the pixels that a unit of the
    ground goes aside; it goes half as many down. A unit of height is `unit` pixels.
    """

    def __init__(self, pen: Pen, origin: Point, unit: float) -> None:
        self.pen = pen
        self._origin, self._unit = origin, unit

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        """The pixel of a place."""
        return self._origin[0] + (x - y) * self._unit, self._origin[1] + (z - (x + y) / 2) * self._unit

    def face(self, corners: Sequence[Place], colour: Colour) -> None:
        """A plane polygon anywhere in space."""
        self.pen.shape([self.at(*corner) for corner in corners], colour)

    def tile(self, base: Base, colour: Colour, z: float = 0.0) -> None:
        """A level rectangle."""
        x, y, wide, deep = base
        self.face([(x, y, z), (x + wide, y, z), (x + wide, y + deep, z), (x, y + deep, z)], colour)

    def walls(self, base: Base, low: float, high: float, look: Tones) -> None:
        """The two walls that are seen."""
        x, y, wide, deep = base
        right, near = x + wide, y + deep
        self.face([(x, near, low), (right, near, low), (right, near, high), (x, near, high)], look.left)
        self.face([(right, y, low), (right, near, low), (right, near, high), (right, y, high)], look.right)

    def prism(self, base: Base, low: float, high: float, look: Tones) -> None:
        """A box from `low` to `high`."""
        self.walls(base, low, high, look)
        self.tile(base, look.up, high)

    def hip(self, base: Base, low: float, top: float, look: Tones) -> None:
        """A roof that rises to a point from all four sides."""
        x, y, wide, deep = base
        right, near = x + wide, y + deep
        peak = x + wide / 2, y + deep / 2, top
        self.face([(x, near, low), (right, near, low), peak], look.left)
        self.face([(right, y, low), (right, near, low), peak], look.right)

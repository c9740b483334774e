"""Solids seen at a slant: the projection, the light and the shapes of which all games' scenes are built.

On the ground x runs to the lower right and y to the lower left, z runs upwards; two pixels aside for one down. The
light comes from the upper left: what looks up is lightest, what looks to the lower left keeps its colour, what looks to
the lower right lies in the shade. By day a colour gets lighter upwards, at night only the shade gets darker.
"""

from collections.abc import Sequence

import msgspec

from rendering.sprite import Pen, Point
from rendering.theme import NIGHT, SNOW, Colour, Theme, blend, colours

WORLDS = {key: colours(f"world-{key}") for key in ("light", "dark")}
"""The colours of the world that all games share, by the key of the theme and by word."""
UP, SHADE = {"light": 0.3, "dark": 0.12}, {"light": 0.26, "dark": 0.4}
"""How much lighter a face is that looks up, and how much darker one in the shade, by the key of the theme."""

Place = tuple[float, float, float]
"""x, y, z in units of the ground."""
Base = tuple[float, float, float, float]
"""A rectangle on the ground: x, y, and how far it goes along both."""


class Tones(msgspec.Struct, frozen=True):
    """A colour in light and shade: the face that looks up, that to the lower left, that to the lower right."""

    up: Colour
    left: Colour
    right: Colour


def tones(of: Colour, theme: Theme) -> Tones:
    """A colour in the light of a theme."""
    return Tones(blend(of, SNOW, UP[theme.key]), of, blend(of, NIGHT, SHADE[theme.key]))


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

    def gable(self, base: Base, low: float, ridge: float, look: Tones, wall: Colour) -> None:
        """A pitched roof on walls that end at `low`; its ridge runs along x, its gable looks to the lower right."""
        x, y, wide, deep = base
        right, near, middle = x + wide, y + deep, y + deep / 2
        self.face([(x, y, low), (right, y, low), (right, middle, ridge), (x, middle, ridge)], look.right)
        self.face([(x, near, low), (right, near, low), (right, middle, ridge), (x, middle, ridge)], look.up)
        self.face([(right, y, low), (right, near, low), (right, middle, ridge)], wall)

    def hip(self, base: Base, low: float, top: float, look: Tones) -> None:
        """A roof that rises to a point from all four sides."""
        x, y, wide, deep = base
        right, near = x + wide, y + deep
        peak = x + wide / 2, y + deep / 2, top
        self.face([(x, near, low), (right, near, low), peak], look.left)
        self.face([(right, y, low), (right, near, low), peak], look.right)

    def left_panel(self, base: Base, along: tuple[float, float], up: tuple[float, float], colour: Colour) -> None:
        """A window or a door in the wall that looks to the lower left: from and to along x, from and to in height."""
        near = base[1] + base[3]
        (begin, end), (low, high) = along, up
        self.face([(begin, near, low), (end, near, low), (end, near, high), (begin, near, high)], colour)

    def right_panel(self, base: Base, along: tuple[float, float], up: tuple[float, float], colour: Colour) -> None:
        """The same in the wall that looks to the lower right: from and to along y."""
        right = base[0] + base[2]
        (begin, end), (low, high) = along, up
        self.face([(right, begin, low), (right, end, low), (right, end, high), (right, begin, high)], colour)

"""Where the island lies in a picture: its foundations in a slanted grid, seen from the lower edge."""

import msgspec

from bot.games.builder.data import MAP, SITES
from rendering.board_ring import Box
from rendering.canvas import LEAST
from rendering.draw_context import Point

COLUMNS = len(MAP[0])
PLACES: tuple[tuple[int, int], ...] = tuple((int(word[1]) - 1, "abcde".index(word[0])) for word in SITES)
"""The column and the row of each foundation: the rows run to the lower right, the columns to the lower left."""
FLOOR, FOOT, BACK = 0.18, 0.5, 0.13
"""How high a floor is, how wide a building, and how far it stands from the back of its plot; in plots."""
ROOM = 9.6, 6.2
"""How wide and how high the island is with its beach and its tallest buildings, in plots."""


class Ground(msgspec.Struct, frozen=True):
    """An island in its sea: the sea's box in the picture, half the width of a plot, the radius of the sea's corners."""

    sea: Box
    unit: int
    radius: int

    @property
    def scale(self) -> float:
        """How much larger than on the board it is."""
        return self.unit / 54

    def px(self, length: float) -> int:
        """A length of the board's island, here."""
        return round(length * self.scale)

    @property
    def label(self) -> int:
        """The size of the plots' names: on a large island a little larger."""
        return round(LEAST + (self.scale - 1) * 12)

    @property
    def origin(self) -> Point:
        """The pixel of the map's upper corner, on the ground."""
        left, top, right, bottom = self.sea
        return (left + right - self.unit) // 2, (top + bottom) // 2 - round(2.45 * self.unit)

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        """The pixel of a place: along the rows, along the columns, upwards."""
        left, top = self.origin
        return left + round((x - y) * self.unit), top + round(((x + y) / 2 - z) * self.unit)

    def middle(self, site: int) -> Point:
        """The middle of a plot."""
        x, y = PLACES[site]
        return self.at(x + 0.5, y + 0.5)

    def roof(self, site: int, floors: int) -> Point:
        """The middle of the roof of a building with so many floors."""
        x, y = PLACES[site]
        return self.at(x + BACK + FOOT / 2, y + BACK + FOOT / 2, floors * FLOOR)


def ground(sea: Box, radius: int = 0) -> Ground:
    """The island as large as its sea allows."""
    wide, high = sea[2] - sea[0], sea[3] - sea[1]
    return Ground(sea, int(min(wide / ROOM[0], high / ROOM[1])) // 2 * 2, radius)

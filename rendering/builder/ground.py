"""Where the island lies in a picture: its foundations in rows seen from above, what stands on them seen from the front."""

import msgspec

from bot.games.builder.data import MAP, SITES
from rendering.board_ring import Box
from rendering.canvas import LEAST
from rendering.draw_context import Point

COLUMNS, ROWS = len(MAP[0]), len(MAP)
PLACES: tuple[tuple[int, int], ...] = tuple((int(word[1]) - 1, "abcde".index(word[0])) for word in SITES)
"""The column and the row of each foundation."""
UNIT, DEEP = 84, 0.8
"""How wide a plot is on the board, and how deep beside its width."""
ROOM = 6.4, 4.33
"""How wide and how high the island is with its beach, in widths of a plot."""
SIGN, NAME, BUILDING = (0.3, 0.29), (0.29, 0.63), (0.71, 0.735)
"""On a plot: the middle of its owner's sign, of its name, and of a building's foot; in widths of a plot."""
BARE = 0.36, 0.4
"""The middle of the name of land that waits, which has trees beside it."""


class Ground(msgspec.Struct, frozen=True):
    """An island in its sea: the sea's box in the picture, the width of a plot, the radius of the sea's corners."""

    sea: Box
    unit: int
    radius: int

    @property
    def scale(self) -> float:
        """How much larger than on the board it is."""
        return self.unit / UNIT

    def px(self, length: float) -> int:
        """A length of the board's island, here."""
        return round(length * self.scale)

    @property
    def label(self) -> int:
        """The size of the plots' names: on a large island a little larger."""
        return round(LEAST + (self.scale - 1) * 14)

    @property
    def origin(self) -> Point:
        """The pixel of the map's upper left corner."""
        left, top, right, bottom = self.sea
        return (left + right - COLUMNS * self.unit) // 2, (top + bottom - round(ROWS * DEEP * self.unit)) // 2

    def at(self, x: float, y: float) -> Point:
        """The pixel of a place: so many plots to the right and down."""
        left, top = self.origin
        return left + round(x * self.unit), top + round(y * DEEP * self.unit)

    def on(self, site: int, place: tuple[float, float]) -> Point:
        """The pixel of a place on a plot, from its upper left corner on in widths of a plot."""
        left, top = self.at(*PLACES[site])
        return left + round(place[0] * self.unit), top + round(place[1] * self.unit)

    def middle(self, site: int) -> Point:
        """The middle of a plot."""
        return self.on(site, (0.5, DEEP / 2))

    def plot(self, site: int, inset: int = 0) -> Box:
        """A plot less so many pixels on each side."""
        (x, y), (left, top) = PLACES[site], self.at(*PLACES[site])
        right, bottom = self.at(x + 1, y + 1)
        return left + inset, top + inset, right - inset, bottom - inset


def ground(sea: Box, radius: int = 0) -> Ground:
    """The island as large as its sea allows."""
    wide, high = sea[2] - sea[0], sea[3] - sea[1]
    return Ground(sea, int(min(wide / ROOM[0], high / ROOM[1])) // 2 * 2, radius)

"""Where the town's plots lie: each touches its space on the ring, at a corner by a drive; and what lies between."""

import msgspec

from rendering.board_ring import Box
from rendering.city.geometry import MIDDLE
from rendering.shape_data import read


class Lot(msgspec.Struct, frozen=True):
    """A plot, the drive that joins it to its space where it lies round a corner, and where its badges stand."""

    box: Box
    drive: Box | None = None


def at(left: int, top: int, right: int = 0, bottom: int = 0) -> Box:
    """From the town's own pixels to the picture's."""
    return MIDDLE[0] + left, MIDDLE[1] + top, MIDDLE[0] + right, MIDDLE[1] + bottom


_PLOTS, _DRIVES, _BETWEEN = read("town.toml").values()
LOTS = {int(space): Lot(at(*box), at(*_DRIVES[space]) if space in _DRIVES else None) for space, box in _PLOTS.items()}
"""By space. Where two sides meet, one has the corner and the other comes to its space by a drive."""
PLAZA: Box = at(130, 110, 464, 561)
"""The square in the middle, where the state of the game is shown."""
PARKS, RIVER_MOUTHS = ([at(*box) for box in _BETWEEN[kind]] for kind in ("parks", "river"))
TREES = [at(x, y)[:2] for x, y in _BETWEEN["trees"]]

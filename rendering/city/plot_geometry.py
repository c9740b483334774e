"""Where the town's plots lie: each touches its space on the ring, at a corner by a drive; and what lies between."""

import msgspec

from rendering.board_ring import Box
from rendering.city.geometry import MIDDLE


class Lot(msgspec.Struct, frozen=True):
    """A plot, the drive that joins it to its space where it lies round a corner, and where its badges stand."""

    box: Box
    drive: Box | None = None


def at(left: int, top: int, right: int = 0, bottom: int = 0) -> Box:
    """From the town's own pixels to the picture's."""
    return MIDDLE[0] + left, MIDDLE[1] + top, MIDDLE[0] + right, MIDDLE[1] + bottom


LOTS: dict[int, Lot] = {
    1: Lot(at(503, 569, 577, 683)),
    3: Lot(at(411, 569, 485, 683)),
    6: Lot(at(186, 569, 260, 683)),
    8: Lot(at(95, 569, 169, 683)),
    9: Lot(at(16, 569, 90, 683)),
    11: Lot(at(0, 488, 122, 564), at(0, 558, 11, 670)),
    13: Lot(at(0, 407, 122, 483)),
    14: Lot(at(0, 326, 122, 402)),
    16: Lot(at(0, 220, 122, 300)),
    18: Lot(at(0, 107, 122, 185)),
    19: Lot(at(0, 17, 81, 102)),
    21: Lot(at(86, 0, 152, 102), at(13, 0, 92, 11)),
    23: Lot(at(157, 0, 223, 102)),
    24: Lot(at(228, 0, 294, 102)),
    26: Lot(at(299, 0, 365, 102)),
    27: Lot(at(370, 0, 436, 102)),
    29: Lot(at(441, 0, 507, 102), at(502, 0, 581, 11)),
    31: Lot(at(513, 17, 594, 102)),
    32: Lot(at(472, 107, 594, 185)),
    34: Lot(at(472, 220, 594, 300)),
    37: Lot(at(472, 407, 594, 483)),
    39: Lot(at(472, 488, 594, 564), at(583, 558, 594, 670)),
}
"""By space. Where two sides meet, one has the corner and the other comes to its space by a drive."""
PLAZA: Box = at(130, 110, 464, 561)
"""The square in the middle, where the game is told."""

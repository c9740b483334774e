"""Where the town's plots lie: each touches its space on the ring, at a corner by a drive; and what lies between."""

import msgspec

from rendering.city.plan import MIDDLE
from rendering.ring import Box


class Lot(msgspec.Struct, frozen=True):
    """A plot, the drive that joins it to its space where it lies round a corner, and where its badges stand."""

    box: Box
    drive: Box | None = None


def at(left: int, top: int, right: int = 0, bottom: int = 0) -> Box:
    """From the town's own pixels to the picture's."""
    return MIDDLE[0] + left, MIDDLE[1] + top, MIDDLE[0] + right, MIDDLE[1] + bottom


LOTS: dict[int, Lot] = {
    1: Lot(at(546, 616, 626, 740)),
    3: Lot(at(444, 616, 526, 740)),
    6: Lot(at(200, 616, 284, 740)),
    8: Lot(at(103, 616, 184, 740)),
    9: Lot(at(18, 616, 97, 740)),
    11: Lot(at(0, 528, 132, 610), at(0, 604, 12, 726)),
    13: Lot(at(0, 440, 132, 522)),
    14: Lot(at(0, 352, 132, 434)),
    16: Lot(at(0, 238, 132, 324)),
    18: Lot(at(0, 116, 132, 200)),
    19: Lot(at(0, 18, 88, 110)),
    21: Lot(at(94, 0, 165, 110), at(14, 0, 100, 12)),
    23: Lot(at(171, 0, 242, 110)),
    24: Lot(at(248, 0, 319, 110)),
    26: Lot(at(325, 0, 396, 110)),
    27: Lot(at(402, 0, 473, 110)),
    29: Lot(at(479, 0, 550, 110), at(544, 0, 630, 12)),
    31: Lot(at(556, 18, 644, 110)),
    32: Lot(at(512, 116, 644, 200)),
    34: Lot(at(512, 238, 644, 324)),
    37: Lot(at(512, 440, 644, 522)),
    39: Lot(at(512, 528, 644, 610), at(632, 604, 644, 726)),
}
"""By space. Where two sides meet, one has the corner and the other comes to its space by a drive."""
PLAZA: Box = at(140, 120, 504, 606)
"""The square in the middle, where the game is told."""

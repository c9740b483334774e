"""Where everything stands: the lane on its side, true to scale, GO at the left; the turn above it, what it brought below.

Pixels of the still picture; a film is the same reduced (KNOCKOUT-151, KNOCKOUT-154).
"""

from bot.games.knockout.data import ACROSS, GO, LENGTH, ROWS, UP, column, row
from bot.games.knockout.data import WIDTH as WIDE
from bot.kit.contract import Space
from rendering.board_ring import Box

WIDTH, HEIGHT = 1000, 690
FILM_SIZE = 800, 552
"""A film's width and height: the still divided by 1.25 (KNOCKOUT-151)."""
SCALE = 1.1
"""Pixels in a millimetre of the board, along and across."""
NEAR = 44
"""Millimetres of the launch area that are not shown: nothing ever lies there."""
LEFT, TOP = 14, 108
CELL = round(UP * SCALE), round(ACROSS * SCALE)
"""A cell's depth along the lane and its width across it."""
RIGHT, BOTTOM = LEFT + round((LENGTH - NEAR) * SCALE), TOP + round(WIDE * SCALE)
LINE = LEFT + round((GO - NEAR) * SCALE)
"""The far end of the launch area."""
DISC = 35
"""A token's diameter."""
LEAST = 27
"""The smallest size of text: shown 336 points wide, as on a phone, it is nine points high."""
MARGIN, GAP = 12, 8
HEAD: Box = (MARGIN, 6, WIDTH - MARGIN, 84)
"""The turn, above the lane; between them there is room for tokens that left over the edge."""
TOLD = BOTTOM + 24, BOTTOM + 134
"""The upper and the lower edge of what is told below the lane."""
SIDES = TOLD[1] + GAP, HEIGHT - 6
"""The upper and the lower edge of the sides' cards."""


def along(x: float, y: float) -> tuple[float, float]:
    """The place on the picture of millimetres across and along the lane."""
    return LEFT + (y - NEAR) * SCALE, TOP + x * SCALE


def spot(x: float, y: float) -> tuple[int, int]:
    """The pixel of a place in micrometres."""
    left, top = along(x / 1000, y / 1000)
    return round(left), round(top)


def cell(space: Space) -> Box:
    """A space's cell."""
    left, top = LINE + (row(space) - 1) * CELL[0], TOP + column(space) * CELL[1]
    return left, top, left + CELL[0], top + CELL[1]


def beside(number: int) -> tuple[int, int]:
    """The left and the right edge of row 1 to 10."""
    left = LINE + (number - 1) * CELL[0]
    return left, left + CELL[0]


def rows() -> range:
    """The rows, from GO on."""
    return range(1, ROWS + 1)

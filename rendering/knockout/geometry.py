"""Where everything stands: the board true to scale at the left, names beside its rows, the panel at the right.

Pixels of the still picture; a film is the same reduced (KNOCKOUT-151, KNOCKOUT-154).
"""

from bot.games.knockout.data import GO, LENGTH, ROWS, column, row
from bot.games.knockout.data import WIDTH as ACROSS
from bot.kit.contract import Space
from rendering.board_ring import Box

WIDTH, HEIGHT = 1080, 1350
FILM_SIZE = 600, 750
"""A film's width and height: the still divided by 1.8 (KNOCKOUT-151)."""
SCALE = 1.4
"""Pixels in a millimetre of the board, along and across."""
LEFT, TOP = 30, 35
CELL = 126, 112
"""A cell's width and depth."""
RIGHT, BOTTOM = LEFT + round(ACROSS * SCALE), TOP + round(LENGTH * SCALE)
LINE = BOTTOM - round(GO * SCALE)
"""The upper end of the launch area."""
DISC = 45
"""A token's diameter."""
LEAST = 26
"""The smallest size of text: shown 400 points wide, its letters are as high as 26 pixels of 1200."""
BOARD: Box = (LEFT, TOP, RIGHT, BOTTOM)
NAMES = 428
"""Where the names beside the rows begin; first come three small cells that say which of the row is meant."""
NAMED = NAMES + 42, 756
"""Where a name begins and ends."""
PANEL = 770, 1062
"""The panel's left and right edge."""


def spot(x: int, y: int) -> tuple[int, int]:
    """The pixel of a place in micrometres."""
    return LEFT + round(x * SCALE / 1000), BOTTOM - round(y * SCALE / 1000)


def cell(space: Space) -> Box:
    """A space's cell."""
    left, top = LEFT + column(space) * CELL[0], LINE - row(space) * CELL[1]
    return left, top, left + CELL[0], top + CELL[1]


def beside(number: int) -> Box:
    """The room beside row 1 to 10."""
    top = LINE - number * CELL[1]
    return NAMES, top, NAMED[1], top + CELL[1]


def rows() -> range:
    """The rows, from GO on."""
    return range(1, ROWS + 1)

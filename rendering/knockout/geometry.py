"""Where everything stands: the lane on its side, true to scale, GO at the left.

The turn stands above the table, what it brought below. Pixels of the still picture; a film is the same reduced (KNOCKOUT-151, KNOCKOUT-154).
"""

from functools import cache

from bot.games.knockout.data import ACROSS, COLUMNS, GO, LENGTH, ROWS, UP, column, row
from bot.games.knockout.data import WIDTH as WIDE
from bot.kit.contract import Space
from rendering.board_ring import Box

Point = tuple[int, int]
WIDTH, HEIGHT = 1000, 690
FILM_SIZE = 800, 552
"""A film's width and height: the still divided by 1.25 (KNOCKOUT-151)."""
SCALE = 1.075
"""Pixels in a millimetre of the board, along and across."""
NEAR = 52
"""Millimetres of the launch area that are not shown: nothing ever lies there."""
LEFT, TOP = 36, 118
RIGHT, BOTTOM = LEFT + round((LENGTH - NEAR) * SCALE), TOP + round(WIDE * SCALE)
CELL = round(UP * SCALE), round(ACROSS * SCALE)
"""A cell's depth along the lane and its width across it."""
LINE = LEFT + round((GO - NEAR) * SCALE)
"""The far end of the launch area."""
DISC = 34
"""A token's diameter."""
LEAST = 27
"""The smallest size of text: shown 336 points wide, as on a phone, it is nine points high."""
MARGIN, GAP = 12, 8
HEAD: Box = (MARGIN, 6, WIDTH - MARGIN, 78)
"""The turn, above the table."""
RAIL, GUTTER, APRON, EDGE = 10, 22, 40, 4
"""The rail round the table, the felt between it and the lane, the rail in front of it, and that one's lower edge."""
TABLE: Box = (6, TOP - GUTTER - RAIL, WIDTH - 6, BOTTOM + GUTTER)
"""The table without the rail in front."""
TOLD = TABLE[3] + APRON + EDGE + GAP, TABLE[3] + APRON + EDGE + GAP + 52
"""The upper and the lower edge of what is told below the table."""
SIDES = TOLD[1] + GAP, HEIGHT - 6
"""The upper and the lower edge of the sides' plates."""


def along(x: float, y: float) -> tuple[float, float]:
    """The place on the picture of millimetres across and along the lane."""
    return LEFT + (y - NEAR) * SCALE, TOP + x * SCALE


def spot(x: float, y: float) -> Point:
    """The pixel of a place in micrometres."""
    left, top = along(x / 1000, y / 1000)
    return round(left), round(top)


def inside(at: Point) -> bool:
    """Whether a token is whole there, on the table."""
    half = DISC // 2
    return TABLE[1] + half <= at[1] <= TABLE[3] - half and TABLE[0] + half <= at[0] <= TABLE[2] - half + 4


@cache
def cell(space: Space) -> Box:
    """A space's cell."""
    left, right = beside(row(space))
    top, bottom = (TOP + round((column(space) + each) * ACROSS * SCALE) for each in (0, 1))
    return left, top, right, bottom


def touched(box: Box) -> list[Space]:
    """The spaces of which a box has a part."""
    near, far = max(0, (box[0] - LINE) // CELL[0]), min(ROWS - 1, (box[2] - LINE) // CELL[0])
    high, low = max(0, (box[1] - TOP) // CELL[1]), min(COLUMNS - 1, (box[3] - TOP) // CELL[1])
    return [up * COLUMNS + across + 1 for up in range(near, far + 1) for across in range(high, low + 1)]


def into(space: Space, at: Point) -> tuple[int, int]:
    """The direction from a token's place into its space, away from the lines on which it lies: -1, 0 or 1 across and down."""
    if not space:
        return 0, 0
    left, top, right, bottom = cell(space)
    half = DISC // 2
    return (at[0] - half < left) - (at[0] + half > right), (at[1] - half < top) - (at[1] + half > bottom)


def beside(number: int) -> tuple[int, int]:
    """The left and the right edge of row 1 to 10."""
    left, right = (LINE + round((number + each) * UP * SCALE) for each in (-1, 0))
    return left, right


def rows() -> range:
    """The rows, from GO on."""
    return range(1, ROWS + 1)

"""Where things stand on City's board: the ring, the street inside it, the plots, the middle, the strip of seats."""

from functools import cache

from bot.games.city.data import JAIL
from rendering.board_ring import Box, middle, shrunk
from rendering.street_layout import EDGE, SEAT_GAP, in_rows, seats, street

WIDTH = 1000
"""Below 1024 the row above is nearer to the compression by a bit: a kilobyte and a half of a full board."""
DEPTH, RISE, CELL = 158, 255, 85
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
RING = street(WIDTH, DEPTH, RISE, 9 * CELL, wide=41, band=25, flag=28, tag=27, low=27, beside=39, title=80, foot=85)
BOARD_END = RING.end
MIDDLE: Box = shrunk(RING.inside, RING.wide)
SEAT_HEIGHT = 124
parts = cache(RING.parts)
stop, corner_rooms = RING.stop, RING.corner_rooms


def standing(index: int, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: on the street before it, at a corner in the corner itself."""
    return _rows(corner_rooms(index)[1], count) if RING.corner(index) else in_rows(RING, index, count)


def in_cell(count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are in jail."""
    return _rows(corner_rooms(JAIL)[2], count)


def _rows(room: Box, count: int) -> list[tuple[int, int]]:
    """`count` places in up to two rows of three."""
    x, y = middle(room)
    rows = 1 if count <= 3 else 2
    return [(x + (n % 3 - 1) * 48, y + round((n // 3 - (rows - 1) / 2) * 41)) for n in range(count)]


def seat_boxes(count: int) -> list[Box]:
    """The seats' cards below the board: one row of up to three, else two rows."""
    columns = {1: 1, 2: 2, 4: 2}.get(count, 3)
    return seats((EDGE, BOARD_END, WIDTH - EDGE), SEAT_HEIGHT, count, columns)


def height(count: int) -> int:
    """The height of the picture for so many seats."""
    return seat_boxes(count)[-1][3] + SEAT_GAP

"""Where things stand on the classic board: the deep spaces of the ring, the lane inside it, the bay, the seats."""

from functools import cache

from bot.games.classic.data import JAIL as JAIL_KIND
from bot.games.classic.data import SQUARES
from rendering.board_ring import Box, middle, shrunk
from rendering.street_layout import EDGE, SEAT_GAP, in_rows, seats, street

WIDTH = 1000
DEPTH, RISE, CELL = 183, 272, 85
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
RING = street(WIDTH, DEPTH, RISE, 9 * CELL, wide=42, band=40, flag=28, tag=27, low=27, beside=42, title=84, foot=88)
BOARD_END = RING.end
MIDDLE: Box = shrunk(RING.inside, RING.wide)
SEAT_HEIGHT = 124
JAIL = next(index for index, square in enumerate(SQUARES) if square.kind == JAIL_KIND)
parts = cache(RING.parts)
stop, corner_rooms = RING.stop, RING.corner_rooms


def standing(index: int, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: in the lane before it, at a corner in the corner itself."""
    return _rows(corner_rooms(index)[1], count) if RING.corner(index) else in_rows(RING, index, count)


def in_cell(count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are in jail."""
    return _rows(corner_rooms(JAIL)[2], count)


def _rows(room: Box, count: int) -> list[tuple[int, int]]:
    """`count` places in up to two rows of three."""
    x, y = middle(room)
    rows = 1 if count <= 3 else 2
    places = []
    for n in range(count):
        row, place = divmod(n, 3)
        wide = min(3, count - 3 * row)
        places.append((x + round((place - (wide - 1) / 2) * 50), y + round((row - (rows - 1) / 2) * 41)))
    return places


def seat_boxes(count: int) -> list[Box]:
    """The seats' cards below the board: one row of up to three, else two rows."""
    columns = {1: 1, 2: 2, 4: 2}.get(count, 3)
    return seats((EDGE, BOARD_END, WIDTH - EDGE), SEAT_HEIGHT, count, columns)


def height(count: int) -> int:
    """The height of the picture for so many seats."""
    return seat_boxes(count)[-1][3] + SEAT_GAP

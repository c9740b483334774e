"""Where things stand on the classic board: the deep spaces of the ring, the lane inside it, the scene, the seats."""

from functools import cache, partial

from bot.games.classic.data import JAIL as JAIL_KIND
from bot.games.classic.data import SQUARES
from rendering.board_ring import Box, middle, shrunk
from rendering.street_layout import height_with_seats, in_rows, seat_boxes_below, street

WIDTH = 1000
DEPTH, RISE, CELL = 183, 228, 84
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
RING = street(WIDTH, DEPTH, RISE, 9 * CELL, wide=42, band=40, flag=24, tag=25, low=26, beside=42, title=74, foot=82)
BOARD_END = RING.end
MIDDLE: Box = shrunk(RING.inside, RING.wide)
JAIL = next(index for index, square in enumerate(SQUARES) if square.kind == JAIL_KIND)
parts = cache(RING.parts)
stop, corner_rooms = RING.stop, RING.corner_rooms
seat_boxes, height = partial(seat_boxes_below, RING), partial(height_with_seats, RING)


def places(index: int, jailed: bool, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: in the lane before it, in a corner, or behind the bars of the jail."""
    if jailed:
        return _rows(corner_rooms(JAIL)[2], count)
    return _rows(corner_rooms(index)[1], count) if RING.corner(index) else in_rows(RING, index, count)


def _rows(room: Box, count: int) -> list[tuple[int, int]]:
    """`count` places in up to two rows of three."""
    x, y = middle(room)
    rows, step = 1 if count <= 3 else 2, min(41, (room[3] - room[1]) // 2)
    places = []
    for n in range(count):
        row, place = divmod(n, 3)
        wide = min(3, count - 3 * row)
        places.append((x + round((place - (wide - 1) / 2) * 50), y + round((row - (rows - 1) / 2) * step)))
    return places

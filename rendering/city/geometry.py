"""Where things stand on City's board: the ring, the street inside it, the plots, the middle, the strip of seats."""

from functools import cache, partial

from bot.games.city.data import JAIL
from rendering.board_ring import Box, middle, shrunk
from rendering.street_layout import height_with_seats, in_rows, seat_boxes_below, street

WIDTH = 1000
"""Below 1024 the row above is nearer to the compression by a bit: a kilobyte and a half of a full board."""
DEPTH, RISE, CELL = 158, 223, 85
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
RING = street(WIDTH, DEPTH, RISE, 9 * CELL, wide=41, band=22, flag=22, tag=25, low=27, beside=39, title=72, foot=80)
BOARD_END = RING.end
MIDDLE: Box = shrunk(RING.inside, RING.wide)
parts = cache(RING.parts)
stop, corner_rooms = RING.stop, RING.corner_rooms
seat_boxes, height = partial(seat_boxes_below, RING), partial(height_with_seats, RING)


def at(x: int, y: int) -> tuple[int, int]:
    """From the town's own pixels to the picture's."""
    return MIDDLE[0] + x, MIDDLE[1] + y


def places(index: int, jailed: bool, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: on the street before it, in a corner, or behind the bars of the jail."""
    if jailed:
        return _rows(corner_rooms(JAIL)[2], count)
    return _rows(corner_rooms(index)[1], count) if RING.corner(index) else in_rows(RING, index, count)


def _rows(room: Box, count: int) -> list[tuple[int, int]]:
    """`count` places in up to two rows of three."""
    x, y = middle(room)
    rows, step = 1 if count <= 3 else 2, min(41, (room[3] - room[1]) // 2)
    return [(x + (n % 3 - 1) * 48, y + round((n // 3 - (rows - 1) / 2) * step)) for n in range(count)]

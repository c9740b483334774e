"""Where things stand on the classic board: the deep spaces of the ring, the lane inside it, the bay, the seats."""

from functools import cache

import msgspec

from bot.games.classic.data import JAIL as JAIL_KIND
from bot.games.classic.data import SQUARES
from rendering.ring import Box, Ring, middle, shrunk

WIDTH = 1000
EDGE = 4
DEPTH, RISE, CELL = 183, 272, 85
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
LANE = 42
BAND, FLAG, TAG = 40, 28, 27
"""Of a space: the strip with its family's sign and its buildings, the owner's flag, and its price or rent."""
GAP = 2
ROW = 37
"""How far inward the second row of tokens stands that are on one space."""
NUDGE = 11
"""How far the stops beside a corner keep away from it, so that tokens of two sides do not touch."""
RING = Ring(box=(EDGE, EDGE, WIDTH - EDGE, EDGE + 2 * RISE + 9 * CELL), depth=DEPTH, rise=RISE)
BOARD_END = RING.box[3] + EDGE
IN_LANE: Box = (RING.box[0] + DEPTH, RING.box[1] + RISE, RING.box[2] - DEPTH, RING.box[3] - RISE)
MIDDLE: Box = shrunk(IN_LANE, LANE)
SEAT_HEIGHT, SEAT_GAP = 124, 8
JAIL = next(index for index, square in enumerate(SQUARES) if square.kind == JAIL_KIND)


class Parts(msgspec.Struct, frozen=True):
    """The parts of a space that is no corner. `turned`: its name runs along its depth, as at the bottom and the top."""

    whole: Box
    band: Box
    name: Box
    flag: Box
    tag: Box
    turned: bool


@cache
def parts(index: int) -> Parts:
    """How a space is divided: the band towards the lane, the flag and the tag away from it or below the name."""
    whole = left, top, right, bottom = shrunk(RING.space(index), GAP)
    match RING.side(index):
        case 0:
            flag, tag = (left, bottom - TAG - FLAG, right, bottom - TAG), (left, bottom - TAG, right, bottom)
            band, name = (left, top, right, top + BAND), (left, top + BAND, right, flag[1])
        case 2:
            flag, tag = (left, top + TAG, right, top + TAG + FLAG), (left, top, right, top + TAG)
            band, name = (left, bottom - BAND, right, bottom), (left, flag[3], right, bottom - BAND)
        case side:
            start, end = (left, right - BAND) if side == 1 else (left + BAND, right)
            flag, tag = (start, bottom - TAG, start + 42, bottom), (start + 42, bottom - TAG, end, bottom)
            band = (end, top, right, bottom) if side == 1 else (left, top, start, bottom)
            name = (start, top, end, bottom - TAG)
    return Parts(whole, band, name, flag, tag, turned=RING.side(index) % 2 == 0)


def stop(index: int) -> tuple[int, int]:
    """The point of the lane before a space, where tokens pass; at a corner the corner of the lane."""
    left, top, right, bottom = RING.space(index)
    half = LANE // 2
    near, far = IN_LANE[0] + half, IN_LANE[2] - half
    high, low = IN_LANE[1] + half, IN_LANE[3] - half
    if RING.corner(index):
        return ((far, low), (near, low), (near, high), (far, high))[RING.side(index)]
    step = index % RING.per_side
    aside = NUDGE if step == 1 else -NUDGE if step == RING.per_side - 1 else 0
    x, y = (left + right) // 2, (top + bottom) // 2
    return ((x - aside, low), (near, y - aside), (x + aside, high), (far, y + aside))[RING.side(index)]


def standing(index: int, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: in the lane before it, at a corner in the corner itself."""
    if RING.corner(index):
        return _rows(corner_rooms(index)[1], count)
    x, y = stop(index)
    per_row = count if count <= 2 else (count + 1) // 2
    step = 39 if per_row <= 2 else 24
    inward = (0, -ROW), (ROW, 0), (0, ROW), (-ROW, 0)
    deep_x, deep_y = inward[RING.side(index)]
    places = []
    for n in range(count):
        row, place = divmod(n, per_row)
        along = round((place - (per_row - 1) / 2) * step)
        across = (x + along, y) if RING.side(index) % 2 == 0 else (x, y + along)
        places.append((across[0] + row * deep_x, across[1] + row * deep_y))
    return places


def corner_rooms(index: int) -> tuple[Box, Box, Box]:
    """A corner's rooms: its name, its tokens, and the sign or (jail) the cell between them."""
    left, top, right, bottom = shrunk(RING.space(index), GAP)
    return (left, top + 4, right, top + 84), (left, bottom - 88, right, bottom), (left, top + 84, right, bottom - 88)


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
    wide = (WIDTH - 2 * EDGE - SEAT_GAP * (columns - 1)) // columns
    boxes = []
    for seat in range(count):
        row, column = divmod(seat, columns)
        left, top = EDGE + column * (wide + SEAT_GAP), BOARD_END + SEAT_GAP + row * (SEAT_HEIGHT + SEAT_GAP)
        boxes.append((left, top, left + wide, top + SEAT_HEIGHT))
    return boxes


def height(count: int) -> int:
    """The height of the picture for so many seats."""
    return seat_boxes(count)[-1][3] + SEAT_GAP

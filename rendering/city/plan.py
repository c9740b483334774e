"""Where things stand on City's board: the ring, the street inside it, the plots, the middle, the strip of seats."""

import msgspec

from bot.games.city.data import JAIL
from rendering.ring import Box, Ring, middle, shrunk

WIDTH = 1000
"""Below 1024 the row above is nearer to the compression by a bit: a kilobyte and a half of a full board."""
EDGE = 4
DEPTH, RISE, CELL = 158, 255, 85
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
STREET = 41
BAND, FLAG, TAG = 25, 28, 27
"""Of a space: the strip with its group's sign and a station, the owner's flag, and its price or rent."""
GAP = 2
ROW = 37
"""How far inward the second row of tokens stands that are on one space."""
NUDGE = 11
"""How far the stops beside a corner keep away from it, so that tokens of two sides do not touch."""
RING = Ring(box=(EDGE, EDGE, WIDTH - EDGE, EDGE + 2 * RISE + 9 * CELL), depth=DEPTH, rise=RISE)
BOARD_END = RING.box[3] + EDGE
IN_STREET: Box = (RING.box[0] + DEPTH, RING.box[1] + RISE, RING.box[2] - DEPTH, RING.box[3] - RISE)
MIDDLE: Box = shrunk(IN_STREET, STREET)
SEAT_HEIGHT, SEAT_GAP = 124, 8


class Parts(msgspec.Struct, frozen=True):
    """The parts of a space that is no corner. `turned`: its name runs along its depth, as at the bottom and the top."""

    whole: Box
    band: Box
    name: Box
    flag: Box
    tag: Box
    turned: bool


def parts(index: int) -> Parts:
    """How a space is divided: the band towards the street, the flag and the tag away from it or below the name."""
    whole = left, top, right, bottom = shrunk(RING.space(index), GAP)
    match RING.side(index):
        case 0:
            flag, tag = (left, bottom - TAG - FLAG, right, bottom - TAG), (left, bottom - TAG, right, bottom)
            return Parts(
                whole, (left, top, right, top + BAND), (left, top + BAND, right, flag[1]), flag, tag, turned=True
            )
        case 2:
            flag, tag = (left, top + TAG, right, top + TAG + FLAG), (left, top, right, top + TAG)
            band = (left, bottom - BAND, right, bottom)
            return Parts(whole, band, (left, flag[3], right, band[1]), flag, tag, turned=True)
        case side:
            inner = right - BAND if side == 1 else left
            start, end = (left, inner) if side == 1 else (left + BAND, right)
            flag, tag = (start, bottom - TAG, start + 39, bottom), (start + 39, bottom - TAG, end, bottom)
            band = (inner, top, inner + BAND, bottom)
            return Parts(whole, band, (start, top, end, bottom - TAG), flag, tag, turned=False)


def stop(index: int) -> tuple[int, int]:
    """The point of the street before a space, where tokens pass; at a corner the corner of the street."""
    left, top, right, bottom = RING.space(index)
    half = STREET // 2
    near, far = IN_STREET[0] + half, IN_STREET[2] - half
    high, low = IN_STREET[1] + half, IN_STREET[3] - half
    if RING.corner(index):
        return ((far, low), (near, low), (near, high), (far, high))[RING.side(index)]
    step = index % RING.per_side
    aside = NUDGE if step == 1 else -NUDGE if step == RING.per_side - 1 else 0
    x, y = (left + right) // 2, (top + bottom) // 2
    return ((x - aside, low), (near, y - aside), (x + aside, high), (far, y + aside))[RING.side(index)]


def standing(index: int, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: on the street before it, at a corner in the corner itself."""
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
    return (left, top + 4, right, top + 80), (left, bottom - 85, right, bottom), (left, top + 80, right, bottom - 85)


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

"""Where things stand on Builder's board: the ring, the street inside it, head and card, the island, the strip of seats."""

import msgspec

from bot.games.builder.data import JAIL
from rendering.ring import Box, Ring, middle, shrunk

WIDTH = 1000
EDGE = 4
DEPTH, RISE, CELL = 187, 262, 111
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
STREET = 44
BAND, FLAG, TAG = 36, 27, 30
LOW = 26
"""Of a deed's space: the strip with sign, number and chip; the owner's flag; the price or the rent, and
how high that is at the sides."""
GAP = 2
ROW = 40
"""How far inward the second row of tokens stands that are on one space."""
NUDGE = 11
"""How far the stops beside a corner keep away from it, so that tokens of two sides do not touch."""
RING = Ring(box=(EDGE, EDGE, WIDTH - EDGE, EDGE + 2 * RISE + 7 * CELL), depth=DEPTH, rise=RISE, count=32)
BOARD_END = RING.box[3] + EDGE
IN_STREET: Box = (RING.box[0] + DEPTH, RING.box[1] + RISE, RING.box[2] - DEPTH, RING.box[3] - RISE)
MIDDLE: Box = shrunk(IN_STREET, STREET)
HEAD: Box = (MIDDLE[0] + 8, MIDDLE[1] + 8, MIDDLE[2] - 8, MIDDLE[1] + 116)
CARD: Box = (MIDDLE[0] + 8, MIDDLE[3] - 140, MIDDLE[2] - 8, MIDDLE[3] - 8)
SEA: Box = (MIDDLE[0], HEAD[3], MIDDLE[2], CARD[1])
"""The water between the head and the card, where the island lies."""
SEAT_HEIGHT, SEAT_GAP = 148, 8


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
            band = (left, top, right, top + BAND)
            return Parts(whole, band, (left, band[3], right, flag[1]), flag, tag, turned=True)
        case 2:
            flag, tag = (left, top + TAG, right, top + TAG + FLAG), (left, top, right, top + TAG)
            band = (left, bottom - BAND, right, bottom)
            return Parts(whole, band, (left, flag[3], right, band[1]), flag, tag, turned=True)
        case side:
            inner = right - BAND if side == 1 else left
            start, end = (left, inner) if side == 1 else (left + BAND, right)
            flag, tag = (start, bottom - LOW, start + 44, bottom), (start + 44, bottom - LOW, end, bottom)
            band = (inner, top, inner + BAND, bottom)
            return Parts(whole, band, (start, top, end, bottom - LOW), flag, tag, turned=False)


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


def standing(index: int, count: int, back: int = 0) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: on the street before it, at a corner in the corner itself.

    `back`: so many rows further inward, where chips lie on the street itself.
    """
    if RING.corner(index):
        return _rows(corner_rooms(index)[1], count)
    x, y = stop(index)
    side = RING.side(index)
    deep_x, deep_y = ((0, -ROW), (ROW, 0), (0, ROW), (-ROW, 0))[side]
    places = []
    for n in range(count):
        row, place = divmod(n, 2)
        along = 0 if count - row * 2 == 1 else round((place - 0.5) * 42)
        at = (x + along, y) if side % 2 == 0 else (x, y + along)
        places.append((at[0] + (row + back) * deep_x, at[1] + (row + back) * deep_y))
    return places


PILE = 54, 34
"""The room of some chips of one type that lie on a space."""


def pile(index: int, count: int) -> list[tuple[int, int]]:
    """The centres of chips of `count` types that lie on a space: on the street before it, in the corner itself."""
    wide, high = PILE
    if RING.corner(index):
        x, y = middle(corner_rooms(index)[1])
        return [
            (x + round((n % 3 - (min(3, count) - 1) / 2) * (wide + 4)), y - 56 + n // 3 * (high + 2))
            for n in range(count)
        ]
    x, y = stop(index)
    side = RING.side(index)
    if side % 2:
        deep = wide if side == 1 else -wide
        return [(x + n // 3 * deep, y + round((n % 3 - (min(3, count) - 1) / 2) * (high + 2))) for n in range(count)]
    deep = high if side == 2 else -high
    return [(x + round((n % 2 - (min(2, count) - 1) / 2) * wide), y + n // 2 * deep) for n in range(count)]


def corner_rooms(index: int) -> tuple[Box, Box, Box]:
    """A corner's rooms: its name, its tokens, and the sign or (jail) the cell between them."""
    left, top, right, bottom = shrunk(RING.space(index), GAP)
    return (left, top + 4, right, top + 80), (left, bottom - 85, right, bottom), (left, top + 82, right, bottom - 85)


def in_cell(count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are in jail."""
    return _rows(corner_rooms(JAIL)[2], count)


def _rows(room: Box, count: int) -> list[tuple[int, int]]:
    """`count` places, up to four side by side."""
    x, y = middle(room)
    return [(x + round((n - (count - 1) / 2) * 44), y) for n in range(count)]


def seat_boxes(count: int, top: int = BOARD_END) -> list[Box]:
    """The seats' cards below the board, two in a row."""
    wide = (WIDTH - 2 * EDGE - SEAT_GAP) // 2
    boxes = []
    for seat in range(count):
        row, column = divmod(seat, 2)
        left, high = EDGE + column * (wide + SEAT_GAP), top + SEAT_GAP + row * (SEAT_HEIGHT + SEAT_GAP)
        boxes.append((left, high, left + wide, high + SEAT_HEIGHT))
    return boxes


def height(count: int) -> int:
    """The height of the picture for so many seats."""
    return seat_boxes(count)[-1][3] + SEAT_GAP

"""Where things stand on City's board: the ring, the street inside it, the plots, the middle, the strip of seats."""

import msgspec

from rendering.ring import BOTTOM, LEFT, TOP, Box, Ring, shrunk

WIDTH = 1200
EDGE = 6
DEPTH, RISE, CELL = 186, 264, 102
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
STREET, PLOT = 50, 84
BAND, TAG = 30, 36
"""Of a space: the strip with its group's colour and sign, and the one with its price or rent."""
GAP = 2
RING = Ring(box=(EDGE, EDGE, WIDTH - EDGE, EDGE + 2 * RISE + 9 * CELL), depth=DEPTH, rise=RISE)
BOARD_END = RING.box[3] + EDGE
IN_STREET: Box = (RING.box[0] + DEPTH, RING.box[1] + RISE, RING.box[2] - DEPTH, RING.box[3] - RISE)
IN_PLOTS: Box = shrunk(IN_STREET, STREET)
MIDDLE: Box = shrunk(IN_PLOTS, PLOT)
SEAT_HEIGHT, SEAT_GAP = 116, 10


class Parts(msgspec.Struct, frozen=True):
    """The parts of a space: the whole, its group's band, the room of its name, the tag of its price. `turned`: the name
    runs along the depth of the space."""

    whole: Box
    band: Box
    name: Box
    tag: Box
    turned: bool


def parts(index: int) -> Parts:
    """How a space that is no corner is divided."""
    whole = left, top, right, bottom = shrunk(RING.space(index), GAP)
    match RING.side(index):
        case side if side == BOTTOM:
            band, tag = (left, top, right, top + BAND), (left, bottom - TAG, right, bottom)
            return Parts(whole, band, (left, top + BAND, right, bottom - TAG), tag, turned=True)
        case side if side == TOP:
            band, tag = (left, bottom - BAND, right, bottom), (left, top, right, top + TAG)
            return Parts(whole, band, (left, top + TAG, right, bottom - BAND), tag, turned=True)
        case side if side == LEFT:
            band, rest = (right - BAND, top, right, bottom), (left, top, right - BAND, bottom)
        case _:
            band, rest = (left, top, left + BAND, bottom), (left + BAND, top, right, bottom)
    tag = (rest[0], rest[3] - TAG, rest[2], rest[3])
    return Parts(whole, band, (rest[0], rest[1], rest[2], tag[1]), tag, turned=False)


def plot(index: int) -> Box:
    """A district's plot in the town, across the street from its space."""
    return shrunk(RING.inside(index, STREET, PLOT), GAP)


def stop(index: int) -> tuple[int, int]:
    """The point of the street before a space, where tokens pass; at a corner the corner of the street."""
    left, top, right, bottom = RING.space(index)
    half = STREET // 2
    near, far = IN_STREET[0] + half, IN_STREET[2] - half
    high, low = IN_STREET[1] + half, IN_STREET[3] - half
    if RING.corner(index):
        return ((far, low), (near, low), (near, high), (far, high))[RING.side(index)]
    match RING.side(index):
        case side if side == BOTTOM:
            return (left + right) // 2, low
        case side if side == LEFT:
            return near, (top + bottom) // 2
        case side if side == TOP:
            return (left + right) // 2, high
        case _:
            return far, (top + bottom) // 2


def standing(index: int, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: on the street, at a corner in the corner itself."""
    if RING.corner(index):
        left, top, right, bottom = RING.space(index)
        x, y = (left + right) // 2, (bottom - 84 if RING.side(index) in (TOP, 3) else bottom - 84)
        return [(x + (n % 3 - 1) * 54, y + n // 3 * 54) for n in range(count)]
    x, y = stop(index)
    flat = RING.side(index) in (BOTTOM, TOP)
    room = 88 if flat else CELL
    step = 0 if count == 1 else min(46, (room - 46) // (count - 1))
    first = -step * (count - 1) // 2
    return [(x + first + n * step, y) if flat else (x, y + first + n * step) for n in range(count)]


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

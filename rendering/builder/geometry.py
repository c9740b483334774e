"""Where things stand on Builder's board: the ring, the street inside it, head and card, the island, the strip of seats."""

from functools import cache

from bot.games.builder.data import JAIL
from rendering.board_ring import Box, middle, shrunk
from rendering.street_layout import EDGE, SEAT_GAP, seats, street

WIDTH = 1000
DEPTH, RISE, CELL = 187, 209, 90
"""A space on the left or right is DEPTH x CELL, at the bottom or top RISE deep."""
RING = street(
    WIDTH,
    DEPTH,
    RISE,
    7 * CELL,
    count=32,
    wide=40,
    band=36,
    flag=24,
    tag=25,
    low=26,
    beside=44,
    title=74,
    foot=56,
    gap=2,
)
BOARD_END = RING.end
MIDDLE: Box = shrunk(RING.inside, RING.wide)
HEAD: Box = (MIDDLE[0] + 6, MIDDLE[1] + 5, MIDDLE[2] - 6, MIDDLE[1] + 69)
CARD: Box = (MIDDLE[0] + 6, MIDDLE[3] - 117, MIDDLE[2] - 6, MIDDLE[3] - 5)
SEA: Box = (MIDDLE[0], HEAD[3], MIDDLE[2], CARD[1])
"""The water between the head and the card, where the island lies."""
SEAT_HEIGHT = 115
parts = cache(RING.parts)
stop, corner_rooms = RING.stop, RING.corner_rooms
ROW = 40
"""How far inward the second row of tokens stands that are on one space."""


def standing(index: int, count: int, back: int = 0) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are on one space: on the street before it, at a corner in the corner itself.

    `back`: so many rows further inward, where chips lie on the street itself.
    """
    if RING.corner(index):
        return _rows(corner_rooms(index)[1], count)
    places = []
    for n in range(count):
        row, place = divmod(n, 2)
        along = 0 if count - row * 2 == 1 else round((place - 0.5) * 42)
        places.append(RING.before(index, along, (row + back) * ROW))
    return places


PILE, ASIDE = (54, 34), 8
"""The room of some chips of one type that lie on a space; how far it stands off the spaces at the sides."""


def level(index: int) -> bool:
    """Whether the street runs from left to right before a space."""
    return RING.side(index) % 2 == 0


def pile(index: int, count: int) -> list[tuple[int, int]]:
    """The centres of chips of `count` types that lie on a space: on the street before it, in the corner itself."""
    wide, high = PILE
    if not RING.corner(index):
        step, inward = (wide, 0) if level(index) else (high + 2, ASIDE)
        return [RING.before(index, round((n - (count - 1) / 2) * step), inward) for n in range(count)]
    x, y = middle(corner_rooms(index)[2])
    across, rows = min(2, count), -(-count // 2)
    return [
        (x + round((n % 2 - (across - 1) / 2) * (wide + 4)), y + round((n // 2 - (rows - 1) / 2) * (high + 2)))
        for n in range(count)
    ]


def in_cell(count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand that are in jail."""
    return _rows(corner_rooms(JAIL)[2], count)


def _rows(room: Box, count: int) -> list[tuple[int, int]]:
    """`count` places, up to four side by side."""
    x, y = middle(room)
    return [(x + round((n - (count - 1) / 2) * 44), y) for n in range(count)]


def seat_boxes(count: int, top: int = BOARD_END, high: int = SEAT_HEIGHT) -> list[Box]:
    """The seats' cards below the board or, from `top` on and `high`, in the close view: two in a row."""
    return seats((EDGE, top, WIDTH - EDGE), high, count, 2)


def height(count: int) -> int:
    """The height of the picture for so many seats."""
    return seat_boxes(count)[-1][3] + SEAT_GAP

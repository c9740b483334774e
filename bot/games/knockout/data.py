"""The board of Knockout: its spaces and sets, its measures in millimetres, the constants of `physics 1`, the money."""

from typing import NamedTuple

from bot.kit.contract import Cash, Space

HOUSE, TAX, CHANCE, RAILROAD, JAIL, PARKING, PROPERTY = (
    *("house", "tax", "chance", "railroad", "jail", "parking", "property"),
)
"""The kinds of spaces."""
COLOURS = ("red", "yellow", "green", "blue")
"""The colours of the sides, in the order in which they are given out (KNOCKOUT-6)."""
TOKENS = 4
"""Tokens of a side (KNOCKOUT-8). Side colour c has the numbers 4c to 4c + 3 (KNOCKOUT-104)."""
POT, FEE, NOTE, TAXED = 500, 100, 50, 100
"""The pot at first and when filled anew (KNOCKOUT-9, KNOCKOUT-80), what leaving Jail and a paid second chance cost
(KNOCKOUT-37, KNOCKOUT-173), the smallest note (KNOCKOUT-11), the tax for a property collected (KNOCKOUT-73).
"""


class Cell(NamedTuple):
    """A space: its kind, and for a property its set and what it pays."""

    kind: str
    set: str = ""
    pays: Cash = 0


NOWHERE = Cell("")


def _street(group: str, pays: Cash) -> Cell:
    return Cell(PROPERTY, group, pays)


CELLS: tuple[Cell, ...] = (
    NOWHERE,
    *(_street("brown", 100), Cell(HOUSE), _street("brown", 100)),
    *[_street("light-blue", 150)] * 3,
    *[_street("pink", 200)] * 3,
    *[_street("orange", 200)] * 3,
    *(Cell(HOUSE), Cell(TAX), Cell(CHANCE)),
    *[_street("red", 250)] * 3,
    *[_street("yellow", 250)] * 3,
    *[_street("green", 300)] * 3,
    *(_street("dark-blue", 500), Cell(RAILROAD), _street("dark-blue", 500)),
    *(Cell(JAIL), Cell(PARKING), Cell(JAIL)),
)
"""The spaces by number, from 1 in the row at GO, left to right in each row; 0 is off the board (section 8a)."""
BONUS: dict[str, Cash] = {
    "brown": 400,
    "light-blue": 900,
    "pink": 1200,
    "orange": 1200,
    "red": 1500,
    "yellow": 1500,
    "green": 1800,
    "dark-blue": 2000,
}
"""What a whole set pays besides, in board order (KNOCKOUT-67)."""
SETS: dict[str, tuple[Space, ...]] = {
    group: tuple([space for space, cell in enumerate(CELLS) if cell.set == group]) for group in BONUS
}
PROPERTIES: tuple[Space, ...] = tuple([space for space, cell in enumerate(CELLS) if cell.kind == PROPERTY])

# ---- measures, in millimetres

WIDTH, LENGTH = 270, 914
"""x runs from the left edge, y from the near edge (KNOCKOUT-100)."""
GO = 114
"""What lies nearer is the launch area (KNOCKOUT-101)."""
COLUMNS, ROWS = 3, 10
ACROSS, UP = 90, 80
"""A cell's width and depth (KNOCKOUT-102)."""
RADIUS = 16
"""A token is a disc; all are equally heavy (KNOCKOUT-103)."""
LAUNCH = 80
"""Where the centre of a token stands when it is let go (KNOCKOUT-105)."""

# ---- aiming (KNOCKOUT-24)

LANES = (20, 250)
ANGLES = (-150, 150)
"""Tenths of a degree, to the right is positive."""
ANGLE_STEP = 5
POWERS = (1, 140)
FIRST_AIM = (135, 0, 45)
"""Lane, angle and power that the aiming panel shows at first (section 18)."""

# ---- physics 1 (KNOCKOUT-107 to KNOCKOUT-114, KNOCKOUT-120)

PHYSICS = 1
BRAKE = 1000.0
"""Deceleration in mm/s2."""
BOUNCE = 0.9
LEAST_BOUNCE = 1.0
"""Tokens part with at least this speed, in mm/s."""
STILL = 1e-6
"""Slower is rest, and a slower closing is no touch, in mm/s."""
TIE = 1e-9
"""Events nearer to each other, in seconds, fall on the same instant."""


def column(space: Space) -> int:
    """0 left, 1 centre, 2 right."""
    return (space - 1) % COLUMNS


def row(space: Space) -> int:
    """1 at GO to 10 at the far edge."""
    return (space - 1) // COLUMNS + 1


def centre(space: Space) -> tuple[int, int]:
    """The middle of a space in micrometres (KNOCKOUT-61, KNOCKOUT-102)."""
    return (column(space) * ACROSS + ACROSS // 2) * 1000, (GO + row(space) * UP - UP // 2) * 1000


def space_at(x: int, y: int) -> Space:
    """The space that holds a centre, in micrometres; 0 for one behind GO or off the board.

    A token counts for the space with most of its area (KNOCKOUT-29), which on this board is where its centre lies; on
    a line that is the space further from GO, or to the right (KNOCKOUT-30, KNOCKOUT-102). What hangs over the edge
    with its centre on the board is on the board (KNOCKOUT-31).
    """
    if not (0 <= x <= WIDTH * 1000 and GO * 1000 <= y <= LENGTH * 1000):
        return 0
    up = min((y - GO * 1000) // (UP * 1000), ROWS - 1)
    right = min(x // (ACROSS * 1000), COLUMNS - 1)
    return up * COLUMNS + right + 1

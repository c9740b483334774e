"""How buttons flow on a phone: the lines that a row takes, and rows that share one."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from bot.present.controls.legal_action_controls import ACROSS, Row
from bot.present.panel_model import Button
from bot.present.text_width import wide

ROOM, NARROW = 336.0, 306.0
"""Points of a row of a phone 390 wide, and of one 360 wide."""
RIM, LETTERS, BESIDE = 28, 15.2, 8
"""Points: both rims of a button, how high its letters are, and between buttons."""
TRIED = 5
"""Buttons of which every order is tried."""


@lru_cache(512)
def button_width(label: str) -> float:
    """How wide a button is at least, in points."""
    return RIM + LETTERS * wide(label, bold=True)


def phone_lines(row: Sequence[Button], room: float = ROOM) -> int:
    """How many lines the buttons of a row take on a phone, where they flow as words do."""
    return len(flowed(row, room))


def flowed(row: Sequence[Button], room: float = ROOM) -> list[tuple[Button, ...]]:
    """The buttons of each line of a phone."""
    lines: list[tuple[Button, ...]] = []
    left = 0.0
    for button in row:
        needed = button_width(button.label)
        if needed > left or not lines:
            lines.append(())
            left = room
        lines[-1] = (*lines[-1], button)
        left -= needed + BESIDE
    return lines


def flowing(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Rows of whole lines of a phone, so that no line ends early because a row is full."""
    made: list[tuple[Button, ...]] = []
    for line in flowed(buttons):
        if made and len(made[-1]) + len(line) <= ACROSS:
            made[-1] = (*made[-1], *line)
        else:
            made.append(line)
    return tuple(made)


def fewest_lines(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """The same in the order that takes the fewest lines, which is the given one where no other takes fewer."""
    if len(buttons) > TRIED:
        return flowing(buttons)
    return flowing(min(permutations(buttons), key=phone_lines, default=()))


def packed(found: Sequence[Row]) -> tuple[Row, ...]:
    """Rows of which neighbours are one where that takes fewer lines on a phone."""
    made: list[Row] = []
    for row in found:
        last = made[-1] if made else ()
        if isinstance(row, tuple) and isinstance(last, tuple) and _shorter(last, row):
            made[-1] = (*last, *row)
        else:
            made.append(row)
    return tuple(made)


def _shorter(first: Sequence[Button], second: Sequence[Button]) -> bool:
    """Whether two rows may be one, and take fewer lines then."""
    one = (*first, *second)
    return len(one) <= ACROSS and phone_lines(one) < phone_lines(first) + phone_lines(second)

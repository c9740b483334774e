"""How buttons flow on a phone: the lines that a row takes, and rows that share one."""

from collections.abc import Sequence

from bot.present.controls.legal_action_controls import ACROSS, Row
from bot.present.panel_model import Button

LETTERS, RIM = 36, 4
"""Letters of the buttons that a phone shows in one line, and how many the rim of each is as wide as."""


def phone_lines(row: Sequence[Button]) -> int:
    """How many lines the buttons of a row take on a phone, where they flow as words do."""
    count, used = 0, LETTERS
    for button in row:
        wide = len(button.label) + RIM
        count, used = (count, used + wide) if used + wide <= LETTERS else (count + 1, wide)
    return count


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

"""How buttons flow on a phone: the lines that a row takes, and rows that share one."""

from collections.abc import Sequence

from bot.present.controls.legal_action_controls import ACROSS, Row
from bot.present.panel_model import Button

LETTERS, FEWER, RIM = 36, 32, 4
"""Letters of the buttons that a phone of 390 points shows in one line, one of 360, and those that a rim is as wide as."""


def phone_lines(row: Sequence[Button], letters: int = LETTERS) -> int:
    """How many lines the buttons of a row take on a phone, where they flow as words do."""
    return len(_flowing(row, letters))


def _flowing(row: Sequence[Button], letters: int = LETTERS) -> list[tuple[Button, ...]]:
    """The buttons of each line of a phone."""
    lines: list[tuple[Button, ...]] = []
    used = letters
    for button in row:
        wide = len(button.label) + RIM
        if used + wide > letters:
            lines.append(())
            used = 0
        lines[-1] = (*lines[-1], button)
        used += wide
    return lines


def flowing(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Rows of whole lines of a phone, so that no line ends early because a row is full."""
    made: list[tuple[Button, ...]] = []
    for line in _flowing(buttons):
        if made and len(made[-1]) + len(line) <= ACROSS:
            made[-1] = (*made[-1], *line)
        else:
            made.append(line)
    return tuple(made)


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

"""How high a message stands on a phone, as far as its letters tell, and its text set smaller where that is too much.

Sentences of another language may be half as long again. What is said then stays whole, in Discord's small letters.
"""

import re
from collections.abc import Iterable, Sequence
from math import ceil

from msgspec.structs import replace

from bot.present.panel_model import Button, Menu, Panel

SCREEN = 676
"""Of the 690 points of a phone of 390 x 844 that are left for messages, those that an estimate may take."""
ACROSS = 42, 50
"""Characters of a line, and of one of small letters."""
LINE, SMALL_LINE, HEADING = 24, 19, 24
MENU, BUTTONS, BUTTON, LETTER, WIDE = 57, 55, 32, 9.2, 340
"""Points: the height of a menu and of a row of buttons; the width of a button's edge, of a letter and of a row."""
FRAME, EDGE = 112, 7
"""Points around a message, and around a picture."""
SMALL, HINT = "-# ", "-# 💡"
ACROSS_MOST = 5
"""Buttons of a row."""
Row = tuple[Button, ...] | Menu
_MARKS = re.compile(r"<(?:t:\d+(?::\w)?|[@#]&?\d+)>|[*_`\\]")


def estimate(panel: Panel, pictures: Sequence[tuple[int, int]]) -> int:
    """The height of a message with its pictures of (width, height) in points."""
    high = FRAME + sum(WIDE * tall // wide + EDGE for wide, tall in pictures)
    high += sum(_text(line) for whole in panel.lines for line in whole.split("\n"))
    return high + sum(
        MENU if isinstance(row, Menu) else _buttons([len(each.label) for each in row]) for row in panel.rows
    )


def fitted(panel: Panel, pictures: Sequence[tuple[int, int]]) -> Panel:
    """The panel; where a phone would not show the whole, all but headings in small letters, and rows of buttons joined.

    Where that is not enough, without what explains a decision to those who meet it for the first time.
    """
    if estimate(panel, pictures) <= SCREEN:
        return panel
    small = tuple("\n".join(_smaller(line) for line in whole.split("\n")) for whole in panel.lines)
    found = replace(panel, lines=small, rows=tuple(_joined(panel.rows)))
    if estimate(found, pictures) <= SCREEN:
        return found
    return replace(found, lines=tuple(line for line in small if not line.startswith(HINT)))


def _joined(rows: Iterable[Row]) -> list[Row]:
    """Rows of buttons that follow each other as one, as long as Discord takes it."""
    found: list[Row] = []
    for row in rows:
        before = found[-1] if found else None
        if isinstance(before, Menu) or isinstance(row, Menu) or before is None or len(before) + len(row) > ACROSS_MOST:
            found.append(row)
        else:
            found[-1] = (*before, *row)
    return found


def _smaller(line: str) -> str:
    if not line.strip() or line.startswith(("#", SMALL, ">")):
        return line
    return SMALL + re.sub(r"^- ", "• ", line)


def _text(line: str) -> int:
    """The height of a line of text, which may take several."""
    if line.startswith("#"):
        return HEADING
    small = line.startswith(SMALL)
    shown = len(_MARKS.sub("", line.removeprefix(SMALL)))
    return max(1, ceil(shown / ACROSS[small])) * (SMALL_LINE if small else LINE)


def _buttons(labels: Sequence[int]) -> int:
    """The height of a row of buttons, which go on in the next line where they have no room."""
    rows, left = 0, 0.0
    for label in labels:
        wide = BUTTON + LETTER * label
        if wide > left:
            rows, left = rows + 1, float(WIDE)
        left -= wide + 8
    return rows * BUTTONS

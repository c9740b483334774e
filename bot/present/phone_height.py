"""How high a message stands on a phone, and its text set smaller where that is too much.

Sentences of another language may be half as long again. What is said then stays whole, in Discord's small letters. What
is added up here is what the playground's page is set with (`bot/playground/web/*.css`); a test compares both.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil

from msgspec.structs import replace

from bot.present import text_width
from bot.present.controls.button_lines import BESIDE, LETTERS, RIM, flowed
from bot.present.controls.legal_action_controls import ACROSS
from bot.present.panel_model import Button, Menu, Panel

SCREEN = 690
"""Of the points of a phone of 390 x 844 those that are left for messages."""
WIDE, EDGED = 340, 336
"""Points of a message from edge to edge, and of one with an edge in a colour."""
FRAME, PRIVATE, APART = 73.0, 34.5, 9.0
"""Points around a message; below one that one person sees; between pictures, text and rows of controls."""
TEXT, SMALL_TEXT = (16.0, 23.2, 0.0), (13.12, 19.03, 0.0)
HEADINGS = {"#": (22.72, 28.4, 6.0), "##": (19.2, 24.96, 6.0), "###": (16.8, 22.68, 4.0)}
"""How high letters and lines are, and the room around a heading."""
ITEM, GAP = 1.0, 8.8
INDENTED = {"-": 21.6, ">": 15.0}
RUN = 4.0
"""Points between the lines of a list, and of an empty line; before the lines of a list and of a quotation, and around all
of them."""
MENU, BUTTON, BUTTON_LINE, BUTTON_RIM = 48, 46, 18.3, 16
"""Points: how high a menu and a button are, a line on a button, and the rims above and below its lines."""
SMALL, HINT = "-# ", "-# 💡"
Row = tuple[Button, ...] | Menu
_BLOCK = re.compile(r"(#{1,3}|-#|[-*]|\d+\.|>)\s+")


def estimate(panel: Panel, pictures: Sequence[tuple[int, int]], *, private: bool = True) -> int:
    """The height of a message with its pictures of (width, height) in points; `private`: only one person sees it."""
    room = WIDE if panel.accent is None else EDGED
    parts = [min(room * tall / wide, tall) for wide, tall in pictures]
    if panel.lines:
        parts.append(_text("\n".join(panel.lines), room))
    parts += [MENU if isinstance(row, Menu) else _buttons(row, room) for row in panel.rows if row]
    return ceil(FRAME + PRIVATE * private + sum(parts) + APART * (len(parts) - 1))


def fitted(panel: Panel, pictures: Sequence[tuple[int, int]], *, private: bool = True) -> Panel:
    """The panel; where a phone would not show the whole, all but headings in small letters, and rows of buttons joined.

    Where that is not enough, without what explains a decision to those who meet it for the first time.
    """
    if estimate(panel, pictures, private=private) <= SCREEN:
        return panel
    small = tuple("\n".join(_smaller(line) for line in whole.split("\n")) for whole in panel.lines)
    found = replace(panel, lines=small, rows=tuple(_joined(panel.rows)))
    if estimate(found, pictures, private=private) <= SCREEN:
        return found
    return replace(found, lines=tuple(line for line in small if not line.startswith(HINT)))


def _joined(rows: Iterable[Row]) -> list[Row]:
    """Rows of buttons that follow each other as one, as long as Discord takes it."""
    found: list[Row] = []
    for row in rows:
        before = found[-1] if found else None
        if isinstance(before, Menu) or isinstance(row, Menu) or before is None or len(before) + len(row) > ACROSS:
            found.append(row)
        else:
            found[-1] = (*before, *row)
    return found


def _smaller(line: str) -> str:
    if not line.strip() or line.startswith(("#", SMALL, ">")):
        return line
    return SMALL + re.sub(r"^- ", "• ", line)


def _text(text: str, room: float) -> float:
    """The height of lines of markdown, each of which may take several."""
    high, before = 0.0, ""
    for line in text.strip("\n").split("\n"):
        mark, tall = _line(line, room)
        if mark in INDENTED:
            high += RUN if mark != before else ITEM * (mark == "-")
        high += tall
        before = mark
    return high


@lru_cache(1024)
def _line(line: str, room: float) -> tuple[str, float]:
    """What a line is, and how high: the same ones are shown again and again."""
    mark = _mark(line)
    if not line:
        return mark, GAP
    size, high, around = SMALL_TEXT if mark == "-#" else HEADINGS.get(mark, TEXT)
    left = room - INDENTED.get(mark, 0.0)
    said = _BLOCK.sub("", line, count=1) if mark else line
    return mark, around + high * text_width.lines(said, left / size, bold=mark in HEADINGS)


def _mark(line: str) -> str:
    """What a line is: `#`, `-#`, `-` in a list, `>`, empty for plain text."""
    found = _BLOCK.match(line)
    if found is None:
        return ""
    return found[1] if found[1] in (*HEADINGS, "-#", ">") else "-"


def _buttons(row: Sequence[Button], room: float) -> float:
    """The height of a row of buttons, which go on in the next line where they have no room."""
    lines = [max(_written(button.label, room) for button in line) for line in flowed(row, room)]
    return sum(lines) + BESIDE * (len(lines) - 1)


@lru_cache(512)
def _written(label: str, room: float) -> float:
    """The height of a button, on which a long label takes several lines."""
    lines = text_width.lines(label, (room - RIM) / LETTERS, bold=True)
    return max(BUTTON, BUTTON_RIM + BUTTON_LINE * lines)

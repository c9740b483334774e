"""Money on the table: banknotes fanned by value, and a small stack with its total."""

from bot.games.deal.data import face
from bot.kit.contract import Card
from rendering.board_ring import Box, shrunk
from rendering.canvas import LEAST, Canvas, Style, width
from rendering.deal.colours import NOTES
from rendering.theme import NIGHT, Theme, blend

VALUE, TOTAL = Style(LEAST, bold=True), Style(28, bold=True)
SIDE = 5
"""From the edge of a note to the line along it."""
PEEK = 3
"""How far the notes of a stack stand out from below each other."""


def note(canvas: Canvas, box: Box, value: int) -> None:
    """A banknote lying on its long side: a line along both ends."""
    dark = blend(NOTES[value], NIGHT, 0.5)
    left, top, right, bottom = box
    canvas.rounded(box, 4, dark)
    canvas.rounded(shrunk(box, 2), 3, NOTES[value])
    for x in (left + SIDE, right - SIDE - 2):
        canvas.fill((x, top + SIDE, x + 2, bottom - SIDE), dark)


def stack(canvas: Canvas, at: tuple[int, int], text: str, values: tuple[int, ...], high: int) -> None:
    """Some notes over each other with their total, the most valuable on top; `at`: left edge and middle."""
    left, top, right = at[0], at[1] - high // 2, at[0] + stack_width(text)
    for lift in range(min(3, len(values)) - 1, -1, -1):
        over = lift * PEEK
        note(canvas, (left + over, top - over, right - 2 * PEEK + over, top + high - over), max(values))
    canvas.text((left + (right - left) // 2 - PEEK, at[1] - 17), text, TOTAL, NIGHT, 0.5)


def bank(canvas: Canvas, at: tuple[int, int], text: str, values: tuple[int, ...], theme: Theme) -> None:
    """A bank as a stack, an empty one as its total alone; `at`: left edge and middle."""
    if values:
        stack(canvas, at, text, values, 32)
    else:
        canvas.text((at[0] + stack_width(text) // 2, at[1] - 17), text, TOTAL, theme.muted, 0.5)


def stack_width(text: str) -> int:
    """How wide a stack is."""
    return width(text, TOTAL) + 22 + 2 * PEEK


def values(bank: tuple[Card, ...]) -> tuple[int, ...]:
    """What the cards of a bank are worth, the least first."""
    return tuple(sorted(face(card).value for card in bank))


def fan(canvas: Canvas, values: tuple[int, ...], box: Box) -> None:
    """Notes over each other from left to right in the order of their values; those of one value closer together."""
    left, top, right, bottom = box
    kinds = sorted(set(values))
    if not kinds:
        return
    wide = min((right - left) // 2, round((bottom - top) * 1.7))
    spare, same = right - left - wide, len(values) - len(kinds)
    step = min(34, (spare - 4 * same) // max(1, len(kinds) - 1)) if same else min(34, spare // max(1, len(kinds) - 1))
    close = min(8, (spare - step * (len(kinds) - 1)) // same) if same else 0
    for value in kinds:
        for number in range(values.count(value)):
            note(canvas, (left, top, left + wide, bottom), value)
            left += close if number + 1 < values.count(value) else 0
        room = wide if value == kinds[-1] else step
        if room >= 26:
            canvas.text((left + room // 2 + 2, (top + bottom) // 2 - 14), str(value), VALUE, NIGHT, 0.5)
        left += step

"""Money on the table: banknotes fanned by value, and a small stack with its total."""

from PIL import Image

from bot.games.deal.data import face
from bot.kit.contract import Card
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import LEAST, Canvas, Style, rounded_mask, width
from rendering.deal.colours import NOTES
from rendering.index_canvas import blank
from rendering.theme import NIGHT, Colour, Theme, blend

VALUE, TOTAL = Style(LEAST, bold=True), Style(28, bold=True)
SIDE = 5
"""From the edge of a note to the line along it."""
PEEK = 3
"""How far the notes of a stack stand out from below each other."""


@kept
def note_image(size: tuple[int, int], value: int, theme: Theme) -> Image.Image:
    """A banknote lying on its long side, a line along both ends. Not to be changed."""
    (wide, high), dark = size, blend(NOTES[value], NIGHT, 0.5)
    canvas = blank(size, dark, theme)
    canvas.fill((2, 2, wide - 2, high - 2), NOTES[value])
    for x in (SIDE, wide - SIDE - 2):
        canvas.fill((x, SIDE, x + 2, high - SIDE), dark)
    return canvas.image


@kept
def stack_image(text: str, values: tuple[int, ...], high: int, ground: Colour, theme: Theme) -> Image.Image:
    """Some notes over each other with their total, the most valuable on top. Not to be changed."""
    wide, layers = width(text, TOTAL) + 22, min(3, len(values))
    canvas = blank((wide + 2 * PEEK, high + 2 * PEEK), ground, theme)
    for lift in range(layers - 1, -1, -1):
        note = note_image((wide, high), max(values), theme)
        canvas.put(note, (lift * PEEK, (2 - lift) * PEEK), rounded_mask((wide, high), 4))
    canvas.text((wide // 2, 2 * PEEK + high // 2 - 17), text, TOTAL, NIGHT, 0.5)
    return canvas.image


def values(bank: tuple[Card, ...]) -> tuple[int, ...]:
    """What the cards of a bank are worth, the least first."""
    return tuple(sorted(face(card).value for card in bank))


def fan(canvas: Canvas, values: tuple[int, ...], box: Box, theme: Theme) -> None:
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
            note = note_image((wide, bottom - top), value, theme)
            canvas.put(note, (left, top), rounded_mask((wide, bottom - top), 4))
            left += close if number + 1 < values.count(value) else 0
        room = wide if value == kinds[-1] else step
        if room >= 26:
            canvas.text((left + room // 2 + 2, (top + bottom) // 2 - 14), str(value), VALUE, NIGHT, 0.5)
        left += step

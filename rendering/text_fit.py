"""Names set whole in the rooms of the board: on more lines, then in narrower letters, only at last in smaller ones."""

from functools import lru_cache

from PIL import Image

from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import LEAST, Canvas, Setting, Style, fit, stepped, text_mask, width
from rendering.theme import Colour

NARROWEST = 0.72
"""How narrow letters may become beside their usual width; they stay as high."""


@lru_cache(1024)
def set_name(text: str, room: tuple[int, int], sizes: tuple[int, ...] = (LEAST,), bold: bool = False) -> Setting:
    """A name as it is set in (length, height): with a margin where there is room for it.

    Lines may be longer than the room by as much as `narrowed` makes them narrower.
    """
    length, high = room
    for each in ((length - 12, high - 2), (length - 2, high), (round((length - 2) / NARROWEST), high)):
        setting = fit(text, each, sizes, bold)
        if setting.style.size >= min(sizes):
            return setting
    return fit(text, (length - 2, high), sizes, bold)


@kept
def narrowed(text: str, style: Style, room: int, turned: bool = False) -> Image.Image:
    """A line as a mask that is no wider than its room."""
    mask = text_mask(text, style)
    if mask.width > room:
        mask = stepped(mask.resize((room, mask.height), Image.Resampling.LANCZOS))
    return mask.transpose(Image.Transpose.ROTATE_90) if turned else mask


def name(canvas: Canvas, box: Box, setting: Setting, colour: Colour, *, turned: bool = False) -> None:
    """A name in the middle of a box, level or reading upwards."""
    left, top, right, bottom = box
    wide, high, line = right - left, bottom - top, setting.style.line
    for number, text in enumerate(setting.lines):
        mask = narrowed(text, setting.style, (high if turned else wide) - 2, turned)
        across = ((wide if turned else high) - setting.height) // 2 + number * line
        along = ((high - mask.height) if turned else (wide - mask.width)) // 2
        canvas.stamp(mask, (left + across, top + along) if turned else (left + along, top + across), colour)


def block(canvas: Canvas, box: Box, setting: Setting, colour: Colour) -> None:
    """Lines from the left of a box, in its middle upright."""
    left, top, right, bottom = box
    first = (top + bottom - setting.height) // 2
    for number, line in enumerate(setting.lines):
        mask = narrowed(line, setting.style, right - left)
        canvas.stamp(mask, (left, first + number * setting.style.line), colour)


def figure(canvas: Canvas, box: Box, text: str, colour: Colour, sizes: tuple[int, ...] = (LEAST,)) -> None:
    """An amount in the middle of a box, on one line."""
    setting = figure_setting(text, box[2] - box[0], sizes)
    mask = narrowed(setting.lines[0], setting.style, box[2] - box[0] - 2)
    at = (box[0] + box[2] - mask.width) // 2, (box[1] + box[3] - setting.style.line) // 2
    canvas.stamp(mask, at, colour)


def figure_setting(text: str, room: int, sizes: tuple[int, ...] = (LEAST,)) -> Setting:
    """An amount as it is set, in the largest size that has room; narrowed when even the last has none."""
    for size in sizes:
        if width(text, Style(size, bold=True)) <= room:
            return Setting((text,), Style(size, bold=True))
    return Setting((text,), Style(sizes[-1], bold=True))

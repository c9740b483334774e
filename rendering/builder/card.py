"""What Builder's cards share: their paper and head, rows of deeds."""

from bot.games.builder.data import CHIPS
from bot.games.builder.view import DeedView
from rendering.board_ring import Box
from rendering.builder.colours import COLOURS
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import chip, group_sign
from rendering.canvas import LEAST, Setting, Style, fit, width
from rendering.theme import SNOW, text_on

TITLES = (60, 56, 52, 48, 44, 40, 38, 36, 34, 31, 28, 26, LEAST)
LABEL = Style(30)


def title(context: BuilderDrawContext, lot: DeedView, box: Box, head: int, radius: int = 13) -> None:
    """The head of a property's card: its group, its name, the number and the machine of what it brings."""
    left, top, right, _ = box
    canvas, colour = context.canvas, COLOURS[lot.group]
    canvas.head(box, head, radius, colour)
    y, size = top + head // 2, round(head * 0.46)
    group_sign(canvas, lot.group, (left + 16 + size // 2, y), size)
    number, disc = Style(round(head * 0.56), bold=True), round(head * 0.68)
    chip(canvas, CHIPS.index(lot.chip), (right - 14 - disc // 2, y), disc, SNOW)
    edge = right - disc - 28
    canvas.text((edge, y - round(number.size * 0.56)), str(lot.number), number, text_on(colour), 1.0)
    setting = title_setting(context.space(lot.space), title_room(box, head, lot.number))
    canvas.lines((left + 32 + size, y), setting, text_on(colour), level=True)


def title_setting(text: str, room: tuple[int, int]) -> Setting:
    """A card's title as it is set."""
    sizes = tuple(size for size in TITLES if size <= room[1] * 0.66)
    return fit(text, room, sizes, bold=True)


def title_room(box: Box, head: int, number: int) -> tuple[int, int]:
    """The width and height that a title has."""
    size, disc = round(head * 0.46), round(head * 0.68)
    wide = width(str(number), Style(round(head * 0.56), bold=True))
    return box[2] - box[0] - disc - 28 - wide - 14 - 32 - size, head


ROW = 60


def row(context: BuilderDrawContext, box: Box, lot: DeedView) -> None:
    """A property as a small card: group, name, number and chip; hatched while mortgaged."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    canvas.rounded(box, 10, theme.service)
    if lot.mortgaged:
        canvas.hatch((left + 50, top + 4, right - 8, bottom - 4), theme.hatch, 22, 7)
    canvas.spine(box, 44, 10, COLOURS[lot.group])
    y = (top + bottom) // 2
    group_sign(canvas, lot.group, (left + 22, y), 26)
    chip(canvas, CHIPS.index(lot.chip), (right - 28, y), 40)
    number = Style(32, bold=True)
    canvas.text((right - 54, y - 19), str(lot.number), number, theme.muted if lot.mortgaged else theme.ink, 1.0)
    setting = row_setting(context.space(lot.space), box, lot.number)
    canvas.lines((left + 56, y), setting, theme.ink, level=True)


def row_setting(text: str, box: Box, number: int) -> Setting:
    """A property's name in its row as it is set."""
    wide = width(str(number), Style(32, bold=True))
    return fit(text, (box[2] - box[0] - 56 - 54 - wide - 10, box[3] - box[1]), (30, 28, 26, LEAST))

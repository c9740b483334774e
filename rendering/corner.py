"""A corner of a ring: its name, and the cell with its bars."""

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Setting, fit
from rendering.theme import Theme

TITLES = (30, 28, 26, LEAST)


def title_setting(text: str, title: Box) -> Setting:
    """A corner's name as it is set."""
    return fit(text, (title[2] - title[0] - 6, title[3] - title[1]), TITLES, bold=True)


def cell(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The cell with its bars."""
    canvas.rounded(box, 8, theme.hatch)
    for x in range(box[0] + 14, box[2] - 8, 24):
        canvas.fill((x, box[1], x + 5, box[3]), theme.line)

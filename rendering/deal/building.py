"""What stands on a complete set: the sign of its house or hotel, and how much more rent that makes."""

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style
from rendering.deal.colours import MEDALLIONS
from rendering.deal.symbols import sign
from rendering.theme import SNOW

WIDE = 48
"""The width of the column beside the numbers of a set."""
MORE = Style(LEAST, bold=True)
GROUND = MEDALLIONS["build"]
"""That of the cards of house and hotel."""


def column(canvas: Canvas, box: Box, more: str, *, hotel: bool) -> None:
    """The sign, below it in words how much more; a hotel stands on a house and hides it."""
    left, top, right, bottom = box
    x, middle = (left + right) // 2, (top + bottom) // 2
    canvas.fill((left, top, right - 4, bottom), GROUND)
    canvas.rounded(box, 4, GROUND)
    if hotel:
        _hotel(canvas, (x, middle - 3))
    else:
        sign(canvas, "house", (x, middle - 14), 28, SNOW)
    canvas.text((x, middle - 3), more, MORE, SNOW, 0.5)


def _hotel(canvas: Canvas, foot: tuple[int, int]) -> None:
    """A high house with rows of windows, its foot in the middle at a point."""
    x, y = foot
    canvas.fill((x - 13, y - 24, x + 13, y), SNOW)
    for low in (21, 12):
        for aside in (-9, -2, 5):
            canvas.fill((x + aside, y - low, x + aside + 5, y - low + 6), GROUND)
    canvas.fill((x - 3, y - 4, x + 3, y), GROUND)

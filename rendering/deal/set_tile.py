"""A set where there is little room: a low card with its colour and sign along the left edge, beside it count and rent."""

from rendering.board_ring import Box, shrunk
from rendering.canvas import LEAST, Canvas, Style
from rendering.deal.colours import SETS, Paper
from rendering.deal.symbols import set_sign, star
from rendering.theme import NIGHT, Colour

SPINE, SIGN = 24, 19
"""How wide the colour is, and the sign on it."""
COUNT, RENT = Style(LEAST), Style(LEAST, bold=True)
ROUND = 7


def draw(canvas: Canvas, box: Box, colour: str, edge: Colour | None, paper: Paper) -> Box:
    """The card with its colour; in a set with an `edge` of its own that stands for both. Returns what is left of it."""
    canvas.card(box, (ROUND, ROUND - 3 + (edge is None)), (3 if edge else 2, edge or paper.rim), paper.stock)
    left, top, right, bottom = shrunk(box, 3 if edge else 2)
    wide = min(SPINE, right - left - 42)
    canvas.spine((left, top, right, bottom), wide, ROUND - 3, SETS[colour])
    return left + wide, top, right, bottom


def signs(canvas: Canvas, room: Box, colour: str, *, full: bool) -> None:
    """The sign on the colour left of a room, of a complete set a star below it."""
    left, top, _, bottom = room
    x, middle = left - SPINE // 2, (top + bottom) // 2
    set_sign(canvas, colour, (x, middle - 13 * full), SIGN)
    if full:
        star(canvas, (x, middle + 13), 19)


def numbers(canvas: Canvas, room: Box, count: str, rent: str) -> None:
    """Above how many cards of how many, below the rent."""
    left, top, right, bottom = room
    x, middle = (left + right) // 2, (top + bottom) // 2
    canvas.text((x, middle - 29), count, COUNT, NIGHT, 0.5)
    canvas.text((x, middle - 2), rent, RENT, NIGHT, 0.5)

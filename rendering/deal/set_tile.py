"""A set where there is little room: a low card with its colour and sign along the left edge, beside it count and rent."""

from rendering.board_ring import Box, shrunk
from rendering.canvas import LEAST, Canvas, Style
from rendering.deal.colours import SETS, Paper
from rendering.deal.symbols import set_sign, star
from rendering.theme import NIGHT, Colour

SPINE, SIGN, TEXT = 24, 19, 42
"""How wide the colour is at most, the sign on it, and what is left for numbers at least."""
COUNT, RENT = Style(LEAST), Style(LEAST, bold=True)
ROUND = 7


def draw(canvas: Canvas, box: Box, colour: str, look: tuple[Paper, Colour | None], *, full: bool) -> Box:
    """The card with its colour and sign, of a complete set (`full`) a star below it; `look`: paper, and its own edge.

    Returns what is left of the card.
    """
    paper, edge = look
    thick = 3 if edge else 2
    canvas.card(box, (ROUND, ROUND - thick + 1), (thick, edge or paper.rim), paper.stock)
    left, top, right, bottom = shrunk(box, thick)
    wide = min(SPINE, right - left - TEXT)
    canvas.spine((left, top, right, bottom), wide, ROUND - 3, SETS[colour])
    x, middle = left + wide // 2, (top + bottom) // 2
    set_sign(canvas, colour, (x, middle - 13 * full), min(SIGN, wide - 2))
    if full:
        star(canvas, (x, middle + 13), min(SIGN, wide - 2))
    return left + wide, top, right, bottom


def numbers(canvas: Canvas, room: Box, count: str, rent: str) -> None:
    """Above how many cards of how many, below the rent."""
    left, top, right, bottom = room
    x, middle = (left + right) // 2, (top + bottom) // 2
    canvas.text((x, middle - 29), count, COUNT, NIGHT, 0.5)
    canvas.text((x, middle - 2), rent, RENT, NIGHT, 0.5)

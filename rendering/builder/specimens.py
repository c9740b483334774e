"""Builder's pieces on the page of specimens: the four chips, and the chip of any type."""

from functools import partial

from bot.games.builder.data import CHIPS
from rendering.board_ring import Box, middle
from rendering.builder.symbols import cost_chip
from rendering.canvas import Canvas
from rendering.theme import Theme

SIZE = 84


def _chip(kind: int, canvas: Canvas, box: Box, theme: Theme) -> None:
    cost_chip(canvas, kind, middle(box), SIZE, theme)


PIECES = {word: partial(_chip, kind) for kind, word in enumerate(CHIPS)} | {"any": partial(_chip, -1)}

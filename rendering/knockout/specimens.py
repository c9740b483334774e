"""Knockout's pieces on the page of specimens: each side's token."""

from functools import partial

from bot.games.knockout.data import COLOURS
from rendering.board_ring import Box, middle
from rendering.canvas import Canvas
from rendering.knockout.disc import disc
from rendering.theme import Theme

SIZE = 84


def _token(side: int, canvas: Canvas, box: Box, _theme: Theme) -> None:
    disc(canvas, side, str(side + 1), middle(box), SIZE)


PIECES = {word: partial(_token, side) for side, word in enumerate(COLOURS)}

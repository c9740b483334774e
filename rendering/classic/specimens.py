"""The classic game's pieces on the page of specimens: shops and the tower on their plate, the faces of the Speed Die."""

from functools import partial

from bot.games.classic import data
from rendering.board_ring import Box, middle
from rendering.canvas import Canvas
from rendering.classic.symbols import PLATE, buildings, speed_die
from rendering.theme import Theme

DIE = 84
FACES = {f"{face}": face for face in range(1, data.NUMBERS + 1)} | {"bus": data.BUS, "M": data.MISTER[0]}


def _built(level: int, canvas: Canvas, box: Box, _theme: Theme) -> None:
    """What stands on a place, as large as on the board."""
    x, y = middle(box)
    buildings(canvas, level, (x - PLATE // 2, y - PLATE // 2))


def _die(face: int, canvas: Canvas, box: Box, _theme: Theme) -> None:
    """A face of the Speed Die."""
    x, y = middle(box)
    speed_die(canvas, face, (x - DIE // 2, y - DIE // 2), DIE)


PIECES = {f"level {level}": partial(_built, level) for level in range(1, data.TOWER + 1)} | {
    f"speed die {word}": partial(_die, face) for word, face in FACES.items()
}

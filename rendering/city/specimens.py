"""City's pieces on the page of specimens: its blocks, landmarks, hazards and bonus buildings."""

from functools import partial

from PIL import Image

from rendering.board_ring import Box
from rendering.canvas import Canvas
from rendering.city import buildings
from rendering.theme import Theme

BLOCKS = ("residential", "industrial")
LARGER = 3.0
"""How much larger than on the board a piece is drawn before it is fitted in."""


def _piece(kind: str, canvas: Canvas, box: Box, theme: Theme) -> None:
    """A piece as large as its box allows, standing on its foot."""
    drawn = buildings.sprite(kind, 3 if kind in BLOCKS else 0, theme, LARGER)
    covered = drawn.mask.getbbox()
    image, mask = drawn.image.crop(covered), drawn.mask.crop(covered)
    part = min((box[2] - box[0]) / image.width, (box[3] - box[1]) / image.height)
    size = round(image.width * part), round(image.height * part)
    at = (box[0] + box[2] - size[0]) // 2, box[3] - size[1]
    canvas.put(image.resize(size, Image.Resampling.NEAREST), at, mask.resize(size, Image.Resampling.NEAREST))


PIECES = {kind: partial(_piece, kind) for kind in buildings.PIECES}

"""Deal's pieces on the page of specimens: each kind of card."""

from functools import partial

from bot.games.deal.data import FACES, PROPERTY, Face
from bot.i18n.translator import DEFAULT, translator_for
from rendering.board_ring import Box
from rendering.canvas import Canvas, rounded_mask
from rendering.deal.card_drawing import TALL
from rendering.deal.card_face import face_image
from rendering.theme import Theme

ROUND = 7
"""How round the corners of a card are, in pixels."""


def _card(face: Face, canvas: Canvas, box: Box, theme: Theme) -> None:
    """A card as large as its box allows."""
    wide = min(box[2] - box[0], int((box[3] - box[1]) / TALL))
    image = face_image(face, wide, theme, translator_for(DEFAULT))
    canvas.put(image, ((box[0] + box[2] - wide) // 2, box[1]), rounded_mask(image.size, ROUND))


PIECES = {face.word: partial(_card, face) for face in reversed(FACES) if face.kind != PROPERTY}

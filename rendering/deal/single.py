"""One card, large, with what it does."""

from PIL import Image

from bot.games.deal.data import face
from bot.games.deal.view import DealView
from bot.words import Words
from rendering.canvas import Canvas
from rendering.deal.face import TALL, back_image, corners, face_image
from rendering.people import People
from rendering.theme import Theme

WIDTH, MARGIN = 480, 24
CARD = WIDTH - 2 * MARGIN


def draw(view: DealView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The card played last; the back of a card when there is none."""
    canvas = Canvas(Image.new("RGB", (WIDTH, round(CARD * TALL) + 2 * MARGIN), theme.ground))
    canvas.put(shown(view, theme, words), (MARGIN, MARGIN), corners(CARD))
    return canvas.image


def shown(view: DealView, theme: Theme, words: Words) -> Image.Image:
    """The card as an image."""
    return face_image(face(view.played), CARD, theme, words) if view.played else back_image(CARD, theme)

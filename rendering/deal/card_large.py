"""One card, large, and beside it in words what it does."""

from PIL import Image

from bot.games.deal.data import MONEY, PROPERTY, face
from bot.i18n.translator import Translator
from bot.kit.contract import Card
from rendering.board_ring import Box
from rendering.canvas import LEAST, Setting, fit
from rendering.deal.card_back import back_image
from rendering.deal.card_drawing import TALL
from rendering.deal.card_face import face_sprite
from rendering.deal.card_words import card_name
from rendering.deal.colours import felt
from rendering.deal.draw_context import DealDrawContext

WIDTH, MARGIN, CARD = 900, 24, 330
HEIGHT = round(CARD * TALL) + 2 * MARGIN
ASIDE = 2 * MARGIN + CARD + 20
NAME: Box = (ASIDE, MARGIN, WIDTH - MARGIN, MARGIN + 180)
TEXT: Box = (ASIDE, MARGIN + 180 + 26, WIDTH - MARGIN, HEIGHT - MARGIN)
BETWEEN = 26
NAMES, TEXTS = (60, 56, 52, 48, 44, 40, 36), (44, 42, 40, 38, 36, 34, 32, 30, 28, 26, LEAST)


def draw(context: DealDrawContext) -> Image.Image:
    """The card played last; the back of a card when there is none."""
    canvas, played, theme, words = context.blank((WIDTH, HEIGHT)), context.view.played, context.theme, context.words
    canvas.rounded((0, 0, CARD + 2 * MARGIN, HEIGHT), 30, felt(theme))
    if not played:
        canvas.put(back_image(CARD, theme), (MARGIN, MARGIN))
        return canvas.image
    canvas.put(face_sprite(face(played), CARD, theme, words), (MARGIN, MARGIN))
    name = set_in(NAME, card_name(played, words), NAMES, bold=True)
    said = set_in(TEXT, does(played, words), TEXTS)
    top = (HEIGHT - name.height - BETWEEN - said.height) // 2
    for setting, ink in ((name, theme.ink), (said, theme.muted)):
        canvas.lines((ASIDE, top), setting, ink)
        top += name.height + BETWEEN
    return canvas.image


def does(card: Card, words: Translator) -> str:
    """What a card does, in a sentence."""
    printed = face(card)
    return words.say(f"deal-face-{printed.kind if printed.kind in (MONEY, PROPERTY) else printed.word}")


def set_in(box: Box, text: str, sizes: tuple[int, ...], *, bold: bool = False) -> Setting:
    """Text as it is set in a box."""
    return fit(text, (box[2] - box[0], box[3] - box[1]), sizes, bold)

"""A drawn card of either deck: its sign, its title, what it asks; and held jail cards small."""

from PIL import Image

from bot.games.classic import data
from bot.games.classic.view import ClassicView
from bot.i18n import classic_cards
from bot.i18n.translator import Translator
from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas, fit
from rendering.classic.colours import BACKS
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign
from rendering.text_fit import block, set_name
from rendering.theme import Theme, text_on

WIDTH, MARGIN, HEAD, LOW = 900, 20, 150, 220
"""`LOW`: the least height below the head."""
ROOM, SENTENCE = (WIDTH - 2 * MARGIN - 88, 350), (46, 44, 40, 38, 36, 34, 32)
"""Where the sentence stands, and the sizes it may have."""
TITLES = (64, 60, 56, 52, 48, 44, 40, 36)
DECKS = {"lf": data.LEAP, "tc": data.CHEST}
NUMBERS = {face.word: number for number, face in enumerate(data.FACES)}
KEPT = {word: deck for deck, word in data.JAIL_CARDS.items()}


def deck_of(card: str) -> str:
    """The deck of a card by its word: the kind of the spaces where it is drawn."""
    return KEPT.get(card) or DECKS.get(card[:2], data.CHEST)


def title(card: str, words: Translator) -> str:
    """A card's title; its deck's name for none."""
    if not card:
        return words.say("picture-classic-no-card")
    return words.say(f"classic-value-{card}" if card in KEPT else f"classic-card-{card}")


def sentence(view: ClassicView, words: Translator) -> str:
    """What the card drawn last asks; nothing for none."""
    return classic_cards.effect(words, view.board, NUMBERS[view.card]) if view.card else ""


def draw(context: ClassicDrawContext) -> Image.Image:
    """The card drawn last as an RGB image, as high as its sentence needs."""
    view, theme, words = context.view, context.theme, context.words
    setting = fit(sentence(view, words), ROOM, SENTENCE)
    bottom = MARGIN + HEAD + max(LOW, setting.height + 88)
    canvas = context.blank((WIDTH, bottom + MARGIN))
    deck, right = deck_of(view.card), WIDTH - MARGIN
    ground = BACKS[deck]
    box = MARGIN, MARGIN, right, bottom
    canvas.rounded(box, 18, theme.card)
    canvas.head(box, HEAD, 18, ground)
    sign(canvas, deck, (MARGIN + 92, MARGIN + HEAD // 2), 100, text_on(ground))
    room = MARGIN + 172, MARGIN, right - 28, MARGIN + HEAD
    heading = set_name(title(view.card, words), (room[2] - room[0], HEAD - 20), TITLES, bold=True)
    block(canvas, room, heading, text_on(ground))
    block(canvas, (MARGIN + 44, MARGIN + HEAD, right - 44, bottom), setting, theme.ink)
    return canvas.image


def row(canvas: Canvas, box: Box, card: str, theme: Theme, words: Translator) -> None:
    """A held card as a small card."""
    left, top, right, bottom = box
    ground = BACKS[deck_of(card)]
    canvas.rounded(box, 10, theme.paper)
    canvas.spine(box, 60, 10, ground)
    sign(canvas, "key", middle((left, top, left + 60, bottom)), 42, text_on(ground))
    heading = set_name(title(card, words), (right - left - 84, bottom - top - 8), (32, 30, 28, 26, LEAST), bold=True)
    block(canvas, (left + 74, top, right - 10, bottom), heading, theme.ink)

"""The cards of both decks: their titles, and held jail cards small."""

from bot.games.classic import data
from bot.i18n.translator import Translator
from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas
from rendering.classic.colours import BACKS
from rendering.classic.symbols import sign
from rendering.text_fit import block, set_name
from rendering.theme import Theme, text_on

DECKS = {"lf": data.LEAP, "tc": data.CHEST}
KEPT = {word: deck for deck, word in data.JAIL_CARDS.items()}


def deck_of(card: str) -> str:
    """The deck of a card by its word: the kind of the spaces where it is drawn."""
    return KEPT.get(card) or DECKS.get(card[:2], data.CHEST)


def title(card: str, words: Translator) -> str:
    """A card's title; its deck's name for none."""
    if not card:
        return words.say("picture-classic-no-card")
    return words.say(f"classic-value-{card}" if card in KEPT else f"classic-card-{card}")


def row(canvas: Canvas, box: Box, card: str, theme: Theme, words: Translator) -> None:
    """A held card as a small card."""
    left, top, right, bottom = box
    ground = BACKS[deck_of(card)]
    canvas.rounded(box, 10, theme.paper)
    canvas.spine(box, 60, 10, ground)
    sign(canvas, "key", middle((left, top, left + 60, bottom)), 42, text_on(ground))
    heading = set_name(title(card, words), (right - left - 84, bottom - top - 8), (32, 30, 28, 26, LEAST), bold=True)
    block(canvas, (left + 74, top, right - 10, bottom), heading, theme.ink)

"""A drawn card of either deck: its sign, its title, what it asks; and kept jail cards small."""

from PIL import Image

from bot import printed
from bot.games.classic import data
from bot.games.classic.view import ClassicView
from bot.words import Words
from rendering.canvas import LEAST, Canvas, fit
from rendering.classic.colours import CHEST, LEAP
from rendering.classic.signs import sign
from rendering.lettering import set_name
from rendering.people import People
from rendering.ring import Box, middle
from rendering.theme import Colour, Theme, text_on

WIDTH, HEIGHT, MARGIN = 900, 560, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
HEAD = 150
ROOM, SENTENCE = (BOX[2] - BOX[0] - 88, BOX[3] - BOX[1] - HEAD - 40), (46, 44, 40, 38, 36, 34, 32)
"""Where the sentence stands, and the sizes it may have."""
TITLES = (64, 60, 56, 52, 48, 44, 40, 36)
DECKS = {"lf": data.LEAP, "tc": data.CHEST}
BACKS: dict[str, Colour] = {data.LEAP: LEAP, data.CHEST: CHEST}
NUMBERS = {face.word: number for number, face in enumerate(data.FACES)}
KEPT = {word: deck for deck, word in data.JAIL_CARDS.items()}


def deck_of(card: str) -> str:
    """The deck of a card by its word: the kind of the spaces where it is drawn."""
    return KEPT.get(card) or DECKS.get(card[:2], data.CHEST)


def title(card: str, words: Words) -> str:
    """A card's title; its deck's name for none."""
    if not card:
        return words.say("picture-classic-no-card")
    return words.say(f"classic-value-{card}" if card in KEPT else f"classic-card-{card}")


def sentence(view: ClassicView, words: Words) -> str:
    """What the card drawn last asks; nothing for none."""
    return printed.effect(words, view.board, NUMBERS[view.card]) if view.card else ""


def draw(view: ClassicView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The card drawn last as an RGB image."""
    del people
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.ground))
    left, top, right, bottom = BOX
    deck = deck_of(view.card)
    ground = BACKS[deck]
    canvas.rounded(BOX, 18, theme.card)
    canvas.rounded((left, top, right, top + HEAD), 18, ground)
    canvas.fill((left, top + HEAD // 2, right, top + HEAD), ground)
    sign(canvas, deck, (left + 92, top + HEAD // 2), 100, text_on(ground))
    heading = set_name(title(view.card, words), (right - left - 200, HEAD - 20), TITLES, bold=True)
    for number, line in enumerate(heading.lines):
        y = top + (HEAD - heading.height) // 2 + number * heading.style.line
        canvas.text((left + 172, y), line, heading.style, text_on(ground))
    setting = fit(sentence(view, words), ROOM, SENTENCE)
    y = top + HEAD + (bottom - top - HEAD - setting.height) // 2
    for number, line in enumerate(setting.lines):
        canvas.text((left + 44, y + number * setting.style.line), line, setting.style, theme.ink)
    return canvas.image


def row(canvas: Canvas, box: Box, card: str, theme: Theme, words: Words) -> None:
    """A kept card as a small card."""
    left, top, right, bottom = box
    ground = BACKS[deck_of(card)]
    canvas.rounded(box, 10, theme.paper)
    canvas.rounded((left, top, left + 60, bottom), 10, ground)
    canvas.fill((left + 40, top, left + 60, bottom), ground)
    sign(canvas, "key", middle((left, top, left + 60, bottom)), 42, text_on(ground))
    heading = set_name(title(card, words), (right - left - 84, bottom - top - 8), (32, 30, 28, 26, LEAST), bold=True)
    for number, line in enumerate(heading.lines):
        y = (top + bottom - heading.height) // 2 + number * heading.style.line
        canvas.text((left + 74, y), line, heading.style, theme.ink)

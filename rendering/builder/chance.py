"""A drawn Chance card: its sign, its title, what it asks."""

from PIL import Image

from bot.fields import WORD
from bot.games.builder.view import BuilderView
from bot.words import Words
from rendering.builder.colours import GOLD
from rendering.builder.signs import sign
from rendering.canvas import Canvas, Setting, fit
from rendering.people import People
from rendering.ring import Box
from rendering.theme import NIGHT, Theme

WIDTH, HEIGHT, MARGIN = 900, 560, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
HEAD = 150
ROOM, SENTENCE = (BOX[2] - BOX[0] - 88, BOX[3] - BOX[1] - HEAD - 40), (44, 40, 38, 36, 34, 32)
"""Where the sentence stands, and the sizes it may have."""
SIGNS: dict[str, str] = {
    "card-jail-1": "key",
    "card-jail-2": "key",
    "card-swap": "swap",
    "card-go": "go",
    "card-to-jail": "go-to-jail",
    "card-to-31": "go",
    "card-to-19": "go",
    "card-to-5": "go",
    "card-to-16": "go",
    "card-back": "back",
    "card-dividend": "coin",
    "card-loan": "coin",
    "card-speeding": "coin",
    "card-inspection": "blocks",
    "card-delivery": "parcel",
    "card-crew": "crew",
    "card-raid": "steal",
}
"""The sign of each card, by its word."""


def draw(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The card drawn last as an RGB image."""
    del people
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.ground))
    left, top, right, bottom = BOX
    canvas.rounded(BOX, 18, theme.card)
    canvas.rounded((left, top, right, top + HEAD), 18, GOLD)
    canvas.fill((left, top + HEAD // 2, right, top + HEAD), GOLD)
    sign(canvas, SIGNS.get(view.card, "chance"), (left + 92, top + HEAD // 2), 96, NIGHT)
    title = title_setting(name(view.card, words))
    for number, line in enumerate(title.lines):
        y = top + (HEAD - title.height) // 2 + number * title.style.line
        canvas.text((left + 176, y), line, title.style, NIGHT)
    setting = fit(sentence(view.card, words), ROOM, SENTENCE)
    y = top + HEAD + (bottom - top - HEAD - setting.height) // 2
    for number, line in enumerate(setting.lines):
        canvas.text((left + 44, y + number * setting.style.line), line, setting.style, theme.ink)
    return canvas.image


def title_setting(text: str) -> Setting:
    """A card's title as it is set."""
    return fit(text, (BOX[2] - BOX[0] - 200, HEAD - 20), (64, 60, 56, 52, 48, 44, 40), bold=True)


def name(card: str, words: Words) -> str:
    """A card's title; the space's name for none."""
    return words.value("builder", WORD, card) if card else words.say("picture-builder-chance")


def sentence(card: str, words: Words) -> str:
    """What a card asks."""
    return words.say(f"builder-{card}") if card else words.say("picture-builder-no-card")

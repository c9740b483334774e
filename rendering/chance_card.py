"""A drawn Chance card of any game: a coloured head with its sign and title, below it what it asks."""

from collections.abc import Callable

from PIL import Image

from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering.board_ring import Box
from rendering.canvas import Canvas, Setting, fit
from rendering.index_canvas import blank
from rendering.theme import NIGHT, Colour, Theme

WIDTH, HEIGHT, MARGIN = 900, 560, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
HEAD = 150
ROOM, SENTENCE = (BOX[2] - BOX[0] - 88, BOX[3] - BOX[1] - HEAD - 40), (44, 40, 38, 36, 34, 32)
"""Where the sentence stands, and the sizes it may have."""
SIGN = 96
"""How large the sign is."""
Sign = Callable[[Canvas, tuple[int, int], int], None]
"""Draws a card's sign round a centre, so large."""


def name(game: str, card: str, words: Translator) -> str:
    """A card's title; the space's name for none."""
    return words.value(game, WORD, card) if card else words.say(f"picture-{game}-chance")


def sentence(game: str, card: str, words: Translator) -> str:
    """What a card asks."""
    return words.say(f"{game}-{card}") if card else words.say(f"picture-{game}-no-card")


def title_setting(text: str) -> Setting:
    """A card's title as it is set."""
    return fit(text, (BOX[2] - BOX[0] - 200, HEAD - 20), (64, 60, 56, 52, 48, 44, 40), bold=True)


def card(theme: Theme, head: Colour, sign: Sign, said: tuple[str, str]) -> Image.Image:
    """A card as an RGB image; `said`: its title and what it asks."""
    canvas = blank((WIDTH, HEIGHT), theme.ground, theme)
    left, top, _, bottom = BOX
    canvas.rounded(BOX, 18, theme.card)
    canvas.head(BOX, HEAD, 18, head)
    sign(canvas, (left + 92, top + HEAD // 2), SIGN)
    title, setting = title_setting(said[0]), fit(said[1], ROOM, SENTENCE)
    canvas.lines((left + 176, top + (HEAD - title.height) // 2), title, NIGHT)
    y = top + HEAD + (bottom - top - HEAD - setting.height) // 2
    canvas.lines((left + 44, y), setting, theme.ink)
    return canvas.image

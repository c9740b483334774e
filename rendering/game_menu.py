"""All games side by side, each by a piece of its own picture: what `/play` asks with."""

import io
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import msgspec
from PIL import Image

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator
from bot.i18n.translator import translator_for as spoken
from rendering import samples
from rendering.board_ring import Box
from rendering.builder import board as builder
from rendering.canvas import Canvas, Style, rounded_mask
from rendering.city import board as city
from rendering.classic import board as classic
from rendering.deal import hand
from rendering.image import EncodedImage
from rendering.knockout import board as knockout
from rendering.players import Players
from rendering.theme import Theme

COLOURS = 255
GAP, ROUND = 20, 22
NAME = Style(42, bold=True)
LABEL = 62
"""The height of the line with a game's name, below its piece."""
WIDE, TALL = (372, 315), (256, 712)
"""A piece of a board; the piece of Knockout's long one, as high as two of them with their names."""
SIZE = 2 * WIDE[0] + TALL[0] + 4 * GAP, 2 * (WIDE[1] + LABEL) + 3 * GAP


class MenuTile(msgspec.Struct, frozen=True):
    """What is drawn of a game: its picture, the part of it that is shown, and where."""

    draw: Callable[[Any, Theme, Translator, Players], Image.Image]
    part: Box
    size: tuple[int, int]
    at: tuple[int, int]


LEFT, MIDDLE, RIGHT = GAP, WIDE[0] + 2 * GAP, 2 * WIDE[0] + 3 * GAP
BELOW = WIDE[1] + LABEL + 2 * GAP
PIECES = {
    "city": MenuTile(city.draw, (160, 742, 798, 1282), WIDE, (LEFT, GAP)),
    "classic": MenuTile(classic.draw, (232, 546, 762, 995), WIDE, (MIDDLE, GAP)),
    "builder": MenuTile(builder.draw, (240, 430, 760, 870), WIDE, (LEFT, BELOW)),
    "deal": MenuTile(hand.draw, (494, 80, 988, 498), WIDE, (MIDDLE, BELOW)),
    "knockout": MenuTile(knockout.draw, (30, 30, 408, 1081), TALL, (RIGHT, GAP)),
}


def draw(view: None, theme: Theme, words: Translator, people: Players) -> EncodedImage:
    """The games' pieces with their names below."""
    canvas = Canvas(Image.new("RGB", SIZE, theme.ground))
    for game, piece in PIECES.items():
        (x, y), (wide, high) = piece.at, piece.size
        canvas.rounded((x, y, x + wide, y + high + LABEL), ROUND, theme.card)
        canvas.put(_piece(game, theme, words.lang), piece.at, rounded_mask(piece.size, ROUND))
        name = words.say(f"{game}-name")
        canvas.text((x + wide // 2, y + high + (LABEL - NAME.line) // 2), name, NAME, theme.ink, 0.5)
    file = io.BytesIO()
    canvas.image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return EncodedImage(file.getvalue(), *SIZE, "png")


@lru_cache(16)
def _piece(game: str, theme: Theme, lang: str) -> Image.Image:
    """A piece of a game's picture, as large as the menu shows it."""
    piece = PIECES[game]
    view = samples.hand() if game == "deal" else samples.sample(game)
    whole = piece.draw(view, theme, on_board(spoken(lang), getattr(view, "board", "")), Players())
    return whole.crop(piece.part).resize(piece.size, Image.Resampling.LANCZOS)


def alt(view: None, words: Translator, people: Players) -> str:
    """Every game with the line that says what it is."""
    return " ".join(_lines(words))


def _lines(words: Translator) -> Iterator[str]:
    yield words.say("picture-menu-alt")
    for game in GAMES:
        yield words.say("picture-menu-alt-game", game=words.say(f"{game}-name"), line=words.say(f"{game}-line"))

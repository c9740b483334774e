"""All games side by side, each by a piece of its own picture: what `/play` asks with."""

import io
from functools import cache

from PIL import Image

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator
from bot.i18n.translator import translator_for as spoken
from rendering import default
from rendering.cache import kept
from rendering.canvas import Canvas, Style, rounded_mask
from rendering.image import EncodedImage
from rendering.pictures import WIDE, MenuTile
from rendering.players import Players
from rendering.registry import pictures_of, sample
from rendering.theme import Theme

COLOURS = 255
GAP, ROUND = 20, 22
NAME = Style(42, bold=True)
LABEL = 62
"""The height of the line with a game's name, below its piece."""
COLUMNS = 3
Point = tuple[int, int]


def tile(game: str) -> MenuTile:
    """What is shown of a game: the piece it names, else the whole picture of its table."""
    found = pictures_of(game)
    return found.tile or MenuTile(default.tile(found.painters[game]), (0, 0, *WIDE))


@cache
def places() -> tuple[Point, dict[str, Point]]:
    """The size of the menu, and where each game stands: one after the other in rows of three, a long piece takes two."""
    at: dict[str, Point] = {}
    row = column = 0
    for game in GAMES:
        span = 1 if tile(game).size == WIDE else 2
        if column + span > COLUMNS:
            row, column = row + 1, 0
        at[game] = GAP + column * (WIDE[0] + GAP), GAP + row * (WIDE[1] + LABEL + GAP)
        column += span
    return (GAP + COLUMNS * (WIDE[0] + GAP), GAP + (row + 1) * (WIDE[1] + LABEL + GAP)), at


def draw(view: None, theme: Theme, words: Translator, people: Players) -> EncodedImage:
    """The games' pieces with their names below."""
    size, at = places()
    canvas = Canvas(Image.new("RGB", size, theme.ground))
    for game, (x, y) in at.items():
        wide, high = tile(game).size
        canvas.rounded((x, y, x + wide, y + high + LABEL), ROUND, theme.card)
        canvas.put(_piece(game, theme, words.lang), (x, y), rounded_mask((wide, high), ROUND))
        name = words.say(f"{game}-name")
        canvas.text((x + wide // 2, y + high + (LABEL - NAME.line) // 2), name, NAME, theme.ink, 0.5)
    file = io.BytesIO()
    canvas.image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return EncodedImage(file.getvalue(), *size, "png")


@kept
def _piece(game: str, theme: Theme, lang: str) -> Image.Image:
    """A piece of a game's picture, as large as the menu shows it."""
    piece, view = tile(game), sample(game)
    whole = piece.draw(view, theme, on_board(spoken(lang), getattr(view, "board", "")), Players())
    return whole.crop(piece.part).resize(piece.size, Image.Resampling.LANCZOS)


def alt(view: None, words: Translator, people: Players) -> str:
    """Every game with the line that says what it is."""
    facts = ({"game": words.say(f"{game}-name"), "line": words.say(f"{game}-line")} for game in GAMES)
    return " ".join([words.say("picture-menu-alt"), *(words.say("picture-menu-alt-game", **each) for each in facts)])

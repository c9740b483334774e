"""What each game adds, as its `Pictures` declare it: groups with their signs, symbols, and what it looks like."""

from collections.abc import Iterator

from PIL import Image

from bot.cli.playthrough import PEOPLE
from bot.i18n.board_names import on_board
from bot.i18n.translator import DEFAULT, translator_for
from rendering import samples
from rendering.board_ring import Box, middle
from rendering.canvas import Style, rounded_mask
from rendering.image import EncodedImage
from rendering.pictures import Pictures
from rendering.players import Players
from rendering.registry import pictures_of
from rendering.seat_symbols import COMMON, GROUP_SIGNS, SymbolSet
from rendering.specimen.sheet import GAP, MARGIN, WIDTH, Sheet
from rendering.theme import Theme

GAME = Style(52, bold=True)
HIGH = 540
"""How high pictures of a game stand at most, in pixels."""
PIECE = 100, 140
"""The room of a piece."""
SHARED = (COMMON | GROUP_SIGNS).items()
"""Symbols that every game may have: they are shown once."""


def section(sheet: Sheet, game: str) -> None:
    """A game with all that it declares."""
    found = pictures_of(game)
    sheet.heading(translator_for(DEFAULT).say(f"{game}-name"), GAME)
    declared(sheet, found)
    _pictures(sheet, game, found)


def declared(sheet: Sheet, found: Pictures) -> None:
    """Groups, symbols and pieces of a game that has any."""
    _groups(sheet, found)
    if found.signs is not None:
        symbols(sheet, found.signs, [word for word in found.signs.words if _own(found, found.signs, word)])
    _pieces(sheet, found)


def _own(found: Pictures, signs: SymbolSet, word: str) -> bool:
    """Whether a symbol is no group's and not one that games share."""
    grouped = found.badges is not None and word in found.badges.colours
    return not grouped and (word, signs.shapes.get(word)) not in SHARED


def _groups(sheet: Sheet, found: Pictures) -> None:
    """The groups' colours, each with its sign."""
    badges = found.badges
    if badges is None:
        return

    def draw(box: Box, group: str) -> str:
        sheet.canvas.rounded(box, 10, badges.colours[group])
        badges.sign(sheet.canvas, group, middle(box), 40)
        return group

    sheet.row(badges.colours, (104, 64), draw)


def symbols(sheet: Sheet, signs: SymbolSet, words: list[str]) -> None:
    """Symbols on cards."""

    def draw(box: Box, word: str) -> str:
        sheet.canvas.rounded(box, 10, sheet.theme.card)
        signs.draw(sheet.canvas, word, middle(box), 40, sheet.theme.ink)
        return word

    sheet.row(words, (72, 64), draw)


def _pieces(sheet: Sheet, found: Pictures) -> None:
    """Pieces of the game."""

    def draw(box: Box, word: str) -> str:
        found.pieces[word](sheet.canvas, box, sheet.theme)
        return word

    sheet.row(found.pieces, PIECE, draw)


def _pictures(sheet: Sheet, game: str, found: Pictures) -> None:
    """Pictures of a game side by side, as large as there is room for."""
    left, low = MARGIN, sheet.y
    for image in _painted(game, found, sheet.theme):
        image.thumbnail((WIDTH - MARGIN - left, HIGH), Image.Resampling.LANCZOS)
        sheet.canvas.put(image, (left, sheet.y), rounded_mask(image.size, 12))
        left, low = left + image.width + GAP, max(low, sheet.y + image.height)
    sheet.y = low + GAP


def _painted(game: str, found: Pictures, theme: Theme) -> Iterator[Image.Image]:
    """Its table, its turn, and what the menu shows of it where that is another view."""
    view, people = samples.sample(game), Players(PEOPLE)
    words = on_board(translator_for(DEFAULT), getattr(view, "board", ""))
    keys = [key for key in (game, f"{game}/turn") if key in found.painters]
    for key in keys:
        drawn = found.painters[key].draw(view, theme, words, people)
        if not isinstance(drawn, EncodedImage):
            yield drawn.copy()
    if found.sample is not None and found.tile is not None:
        yield found.tile.draw(found.sample(), theme, words, people)

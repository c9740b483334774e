"""The contract of a game's pictures: everything that a game may say about what is drawn of it."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec
from PIL import Image

from bot.i18n.translator import Translator
from rendering.alt_text import AltText
from rendering.board_ring import Box
from rendering.canvas import Canvas
from rendering.draw_context import DrawContext
from rendering.image import EncodedImage
from rendering.players import Players
from rendering.seat_symbols import SymbolSet
from rendering.theme import Colour, Mixer, Theme, palette_colours, texts
from rendering.trade_card import Badges

Context = TypeVar("Context", bound=DrawContext)
Sentences = TypeVar("Sentences", bound=AltText)
WIDE, LONG = (372, 315), (764, 315)
"""The sizes of a tile of the menu, in pixels: a piece of a board, and of a long one as wide as two with their gap."""

Piece = Callable[[Canvas, Box, Theme], None]
"""Draws a piece within a box."""


class Painter(msgspec.Struct, frozen=True):
    """One picture of a game: `draw` makes it, `alt` says it to those who cannot see it. Both are pure."""

    draw: Callable[[Any, Theme, Translator, Players], Image.Image | EncodedImage]
    alt: Callable[[Any, Translator, Players], str]


def painters(
    context: type[Context],
    sentences: type[Sentences],
    parts: Mapping[str, tuple[Callable[[Context], Image.Image], Callable[[Sentences], str]]],
) -> dict[str, Painter]:
    """Painters by key, each made of a function that draws in a game's context and one that tells in its sentences."""
    return {key: Painter(context.drawn(draw), sentences.told(tell)) for key, (draw, tell) in parts.items()}


class MenuTile(msgspec.Struct, frozen=True):
    """What the menu of games shows of a game: a picture of its sample, the part of it in pixels, and its size there."""

    draw: Callable[[Any, Theme, Translator, Players], Image.Image]
    part: Box
    size: tuple[int, int] = WIDE


class SeatMark(msgspec.Struct, frozen=True):
    """How a seat is told from others outside of a game's own pictures: `piece` draws the `sign`, in a size round a centre.

    `colour`, `dashes`: of its curves; `dashes` is a number of `chart_lines.DASHES`.
    """

    sign: int
    colour: Colour
    dashes: int
    piece: Callable[[Canvas, int, tuple[int, int], int, Theme], None]

    def draw(self, canvas: Canvas, centre: tuple[int, int], size: int, theme: Theme) -> None:
        """Draw the sign."""
        self.piece(canvas, self.sign, centre, size, theme)


class RulePicture(msgspec.Struct, frozen=True):
    """A situation that a text of the rules shows: the key of the picture that draws it, and its view.

    `part`: what is shown of the picture, in pixels; None for the whole.
    """

    painter: str
    view: Callable[[], Any]
    part: Box | None = None


class Pictures(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is drawn.

    `painters`: by key; `<game>` is the table, `<game>/<kind>` any other. `palette`: the fixed colours of its pictures.
    `numbered`: they are drawn as numbers of these, which is quicker: every canvas is `index_canvas.blank` of its theme.
    `sample`: makes the view that the menu shows, always the same; None for everybody's view of the game's own sample
    (`GameSpec.sample`). `tile`: its piece of the menu of games; None for the whole picture of its table.
    `badges`: its groups' colours and signs, `signs`: its other symbols, `pieces`: what else is worth a place on the page
    of specimens, by word. `mark`: (view, seat) -> how the pictures mark a seat; None where they do by the sign that it
    took. `rules`: by the words that texts of the rules name them by. `texts`: every ground and the colour of text that may stand on it, whose contrast is measured.
    """

    painters: Mapping[str, Painter]
    palette: Mixer = palette_colours
    numbered: bool = False
    sample: Callable[[], Any] | None = None
    tile: MenuTile | None = None
    badges: Badges | None = None
    signs: SymbolSet | None = None
    pieces: Mapping[str, Piece] = MappingProxyType({})
    mark: Callable[[Any, int], SeatMark] | None = None
    rules: Mapping[str, RulePicture] = MappingProxyType({})
    texts: Callable[[Theme], Sequence[tuple[Colour, Colour]]] = texts

"""What all games share: seats, sizes of text, plates and their states, tiles, and the world in its light."""

import sys
from collections.abc import Iterator

import msgspec
from PIL import Image

from bot.games import GAMES, PACKAGES
from bot.i18n.translator import DEFAULT, translator_for
from rendering import seat_plate, space_tile, timer_dial
from rendering.board_ring import Box, middle, shrunk
from rendering.canvas import LEAST, Style, fit, rounded_mask
from rendering.draw_context import DrawContext
from rendering.emblem import avatar
from rendering.isometric import IsometricPen
from rendering.players import Players
from rendering.registry import pictures_of
from rendering.seat_symbols import (
    COMMON,
    GROUP_SIGNS,
    PIPS,
    SHAPES,
    SymbolSet,
    die,
    group_sign,
    letter,
    patterned,
    token,
)
from rendering.specimen.games import symbols
from rendering.specimen.sheet import MARGIN, WIDTH, Sheet
from rendering.sprite import Pen
from rendering.stretch import Stretch
from rendering.theme import GROUPS, SEATS, Colour, contrast, text_on
from rendering.world import WORLDS, tones

TITLE = Style(84, bold=True)
CODE = Style(20)
CUBE = 0.62
"""How high a specimen of the world stands, in units of its ground."""


class Plate(msgspec.Struct, frozen=True):
    """A seat in one state, as the plate below a board shows it."""

    state: str
    seat: int
    cash: int = 1340
    moved: int = 0
    solvent: bool = True
    jailed: bool = False


PLATES = (
    Plate("waits", 0),
    Plate("its turn", 1),
    Plate("was paid", 2, moved=200),
    Plate("has paid", 3, moved=-60),
    Plate("in jail", 4, jailed=True),
    Plate("a long name", 5, cash=12_500_000),
    Plate("paid, in jail", 6, moved=50, jailed=True),
    Plate("out", 7, solvent=False),
)


TILES = ("free", "owned", "owned", "owned", "mortgaged", "owned", "plain")
_COMMON = SymbolSet(COMMON | GROUP_SIGNS)


class Seats(msgspec.Struct, frozen=True):
    """A view of nothing but seats."""

    seats: tuple[Plate, ...]


class SpecimenContext(DrawContext):
    """Draws for no game: its words are the keys themselves."""

    game = "specimen"

    def say(self, key: str, **facts: object) -> str:
        """The key."""
        return key

    def cash(self, amount: int | None) -> str:
        """The number."""
        return f"{amount:,}"


def _title(sheet: Sheet) -> None:
    """The emblem, the page's name and its theme's."""
    canvas, theme, high = sheet.canvas, sheet.theme, TITLE.line + 44
    emblem = avatar(theme).resize((high, high), Image.Resampling.LANCZOS)
    canvas.put(emblem, (MARGIN, sheet.y), rounded_mask((high, high), high // 2))
    canvas.text((MARGIN + high + 28, sheet.y + 14), "Quartier", TITLE, theme.ink)
    canvas.text((WIDTH - MARGIN, sheet.y + 46), theme.key, Style(40), theme.muted, 1.0)
    sheet.y += high


def _seats(sheet: Sheet) -> None:
    """Each seat's token at three sizes and its pattern: shape, letter, pattern and colour."""
    sheet.heading("Seats")

    def draw(box: Box, seat: int) -> str:
        left, top, right, bottom = box
        x, rim = (left + right) // 2, sheet.theme.card
        sheet.canvas.rounded(box, 12, rim)
        token(sheet.canvas, seat, (x, top + 56), 84, rim)
        token(sheet.canvas, seat, (x - 28, top + 134), 44, rim)
        token(sheet.canvas, seat, (x + 26, top + 134), 32, rim)
        patterned(sheet.canvas, (left, bottom - 52, right, bottom), seat)
        return f"{letter(seat)} {_code(SEATS[seat])}"

    sheet.row(range(len(SHAPES)), (104, 226), draw)


def _sizes(sheet: Sheet) -> None:
    """Every size that a style names, in both weights."""
    sheet.heading("Sizes of text")

    def draw(box: Box, style: Style) -> str:
        sheet.canvas.centred(box, fit(f"{style.size}", (400, 200), (style.size,), style.bold), sheet.theme.ink)
        return "bold" if style.bold else "medium"

    sheet.row(sorted(set(styles()), key=lambda style: (style.size, style.bold)), (104, 84), draw)


def styles() -> Iterator[Style]:
    """The styles that the modules of pictures name, down to the least that is read on a phone."""
    for game in GAMES:
        pictures_of(game)
    roots = "rendering", *PACKAGES.values()
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] in roots and not name.startswith(__name__.rpartition(".")[0]):
            yield from (each for each in vars(module).values() if isinstance(each, Style) and each.size >= LEAST)


def _colours(sheet: Sheet) -> None:
    """The theme's colours by name, with the contrast that ink has on them."""
    sheet.heading("Colours")
    theme = sheet.theme

    def draw(box: Box, word: str) -> str:
        ground: Colour = getattr(theme, word)
        sheet.canvas.rounded(box, 12, theme.line)
        sheet.canvas.rounded(shrunk(box, 2), 10, ground)
        ink = max(theme.ink, text_on(ground), key=lambda each: contrast(ground, each))
        sheet.canvas.text((box[0] + 12, box[1] + 10), _code(ground), CODE, ink)
        return word

    words = (word for word in theme.__struct_fields__ if isinstance(getattr(theme, word), tuple))
    sheet.row(words, (134, 64), draw)


def _texts(sheet: Sheet) -> None:
    """Text on every ground on which a game may put it, with its contrast."""
    sheet.heading("Text on its grounds")

    def draw(box: Box, pair: tuple[Colour, Colour]) -> str:
        ground, ink = pair
        sheet.canvas.rounded(box, 8, ground)
        sheet.canvas.centred(box, fit(f"{contrast(ground, ink):.1f}", (80, 40), (LEAST,), bold=True), ink)
        return ""

    pairs = (pair for game in GAMES for pair in pictures_of(game).texts(sheet.theme))
    sheet.row(dict.fromkeys(pairs), (59, 40), draw)


def _world(sheet: Sheet) -> None:
    """The world's colours as the light of the theme falls on them."""
    sheet.heading("World")

    def draw(box: Box, word: str) -> str:
        wide, high = box[2] - box[0], box[3] - box[1]
        pen = Pen(sheet.theme, (wide, high))
        unit = wide / 2
        solid = IsometricPen(pen, (wide / 2, unit), unit)
        solid.prism((0, 0, 1, 1), 0, CUBE, tones(WORLDS[sheet.theme.key][word], sheet.theme))
        sprite = pen.done()
        sheet.canvas.put(sprite.image, box[:2], sprite.mask)
        return word

    sheet.row(WORLDS[sheet.theme.key], (84, round(42 * (1 + CUBE))), draw)


def _plates(sheet: Sheet) -> None:
    """A seat's plate in each state."""
    sheet.heading("Plates of seats")
    names = tuple("Jean-Baptiste de la Rochefoucauld" if "long" in each.state else "Amélie" for each in PLATES)
    context = SpecimenContext(sheet.canvas, Seats(PLATES), sheet.theme, translator_for(DEFAULT), Players(names))

    def draw(box: Box, each: Plate) -> str:
        lit = each.state == "its turn"
        seat_plate.draw(context, box, each, (), context.cash, lit=lit)
        return each.state

    sheet.row(PLATES, (284, 72), draw)


def _marks(sheet: Sheet) -> None:
    """What stands on plates: sums that moved, cards, dice, the display with its clock."""
    sheet.heading("Marks")
    context = SpecimenContext(sheet.canvas, Seats(()), sheet.theme, translator_for(DEFAULT), Players())

    def card(box: Box, state: str) -> str:
        context.card(box, (11, 7), 5, lit=state == "lit")
        if state in {"good", "bad"}:
            context.tag(
                (box[0] + 40, box[1] + 17, box[2] - 40), "+200" if state == "good" else "−60", good=state == "good"
            )
        return state

    def clock(box: Box, quarters: int) -> str:
        radius = (box[2] - box[0]) // 2
        timer_dial.dial(sheet.canvas, (middle(box), radius), ("340", ""), (quarters or None, quarters), sheet.theme)
        return f"{quarters}/4" if quarters else "last seconds"

    def thrown(box: Box, value: int) -> str:
        die(sheet.canvas, value, box[:2], box[2] - box[0], sheet.theme)
        return ""

    sheet.row(PIPS, (64, 64), thrown)
    sheet.row(("card", "lit", "good", "bad"), (164, 64), card)
    sheet.row((4, 3, 2, 1, 0), (130, 130), clock)


def _tiles(sheet: Sheet) -> None:
    """Spaces in each state with the lane below them, on which a token walked three of them on."""
    sheet.heading("Spaces")
    canvas, theme = sheet.canvas, sheet.theme
    walk = Stretch(tuple(range(len(TILES))), ((True, False),) * 3 + ((False, False),) * (len(TILES) - 4), 3)
    boxes = space_tile.tiles(walk, MARGIN, WIDTH - MARGIN, sheet.y)
    for tile, state, group in zip(boxes, TILES, GROUPS, strict=False):
        if state == "plain":
            space_tile.plain(canvas, tile, state, "200", theme)
            _COMMON.draw(canvas, "go", middle(tile.sign), 56, theme.muted)
            continue
        if state == "free":
            space_tile.free(canvas, tile, GROUPS[group], "200", theme)
        else:
            owner = tile.space, "50"
            space_tile.owned(canvas, tile, GROUPS[group], owner, theme, mortgaged=state == "mortgaged")
        group_sign(canvas, group, middle(tile.band), 28)
        space_tile.label(canvas, tile.name, state, theme)
    space_tile.lane(canvas, boxes, walk, theme)
    token(canvas, 0, middle(boxes[3].lane), 44, theme.ink)
    canvas.frame(shrunk((*boxes[3].whole[:3], boxes[3].lane[3]), -2), 6, theme.accent)
    sheet.y += space_tile.HIGH


def _symbols(sheet: Sheet) -> None:
    """Symbols that games share."""
    sheet.heading("Symbols")
    symbols(sheet, _COMMON, list(_COMMON.words))


def _code(colour: Colour) -> str:
    """`rrggbb`."""
    return bytes(colour).hex()


SECTIONS = (_title, _seats, _plates, _marks, _tiles, _symbols, _sizes, _colours, _world, _texts)

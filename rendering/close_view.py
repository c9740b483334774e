"""The close view of a turn: whose it is, the spaces that matter as large tiles, the card in question, everybody's cards.

What a phone shows of a turn: as wide as the board and half as high. Each game says what stands in it by a `CloseView`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from bot.kit.contract import Seat, Space
from rendering import seat_card, space_tile
from rendering.board_ring import Box, shrunk
from rendering.canvas import LEAST, Slot, Style, cut, polygon_mask, width
from rendering.draw_context import DrawContext, Point
from rendering.seat_card import Extras, Holding
from rendering.seat_symbols import arrow, die
from rendering.space_tile import TileBox
from rendering.street_layout import seats
from rendering.stretch import Stretch, walked
from rendering.theme import Colour, text_on

WIDTH, MARGIN, HEAD = 1000, 8, 118
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
ROW = MARGIN + HEAD + 8
"""Where the tiles begin."""
PEOPLE = ROW + space_tile.HIGH
"""Above everybody's cards."""
TILES, BESIDE = 6, 3
"""How many tiles there are at most, and how many beside a card."""
NAME, ROUND, AMOUNT, BADGE = Style(40, bold=True), Style(26), Style(28, bold=True), Style(28, bold=True)
SAID = (32, 30, 28, 26, LEAST)
DIE = 66
FRAME, NOTCH, PLATE = 7, 24, 10
UP = (0.0, 1.0), (1.0, 1.0), (0.5, 0.25)


def columns(count: int) -> int:
    """How many cards of `count` seats stand side by side."""
    return {1: 1, 2: 2, 4: 2}.get(count, 3)


class CloseView(ABC):
    """A close view of one game's turn."""

    extras: Extras
    groups: int
    """How many groups there are."""
    jail: Space

    def __init__(self, context: DrawContext, stretch: Stretch, lit: Sequence[Space]) -> None:
        """`stretch`: the spaces that are shown; `lit`: those in question."""
        self.context, self.stretch, self.lit = context, stretch, lit
        self.view = context.view

    @abstractmethod
    def said(self) -> tuple[str, str]:
        """What is awaited, and the round with how long the game still lasts."""

    @abstractmethod
    def tile(self, tile: TileBox) -> None:
        """Draw a space."""

    @abstractmethod
    def card(self) -> Callable[[Box], None] | None:
        """What draws the card in question beside the tiles; None without one."""

    def deed(
        self, tile: TileBox, owner: Seat | None, ground: Colour, said: tuple[str, str], *, mortgaged: bool
    ) -> None:
        """Draw a property without its name; `said`: its price and its rent."""
        canvas, theme = self.context.canvas, self.context.theme
        if owner is None:
            space_tile.free(canvas, tile, ground, said[0], theme)
        else:
            space_tile.owned(canvas, tile, ground, (self.context.sign(owner), said[1]), theme, mortgaged=mortgaged)

    def holdings(self, each: Any) -> Sequence[Holding]:
        """What a seat owns of each group."""
        return seat_card.holdings(self.view.plots, each.seat, lambda plot: bool(plot.mortgaged))

    def boxes(self) -> list[Box]:
        """Where everybody's cards stand."""
        return _seat_boxes(len(self.view.seats), self.groups)

    def seat(self, box: Box, each: Any) -> None:
        """Draw a seat's card."""
        seat_card.draw(self.context, box, each, self.holdings(each), self.extras, columns=columns(len(self.view.seats)))

    def badges(self) -> dict[Space, str]:
        """What is said below some spaces."""
        return {}

    def aside(self, right: int) -> int:
        """Draw what stands at the end of the head; returns where it begins."""
        return self.dice(right)

    def dice(self, right: int) -> int:
        """The dice of whose turn it is; returns where they begin. Those of whoever moved before are not shown."""
        if self.thrown():
            for value in reversed(self.view.dice):
                right -= DIE
                die(self.context.canvas, value, (right, MARGIN + 14), DIE, self.context.theme)
                right -= 10
        return right

    def thrown(self) -> bool:
        """Whether the dice are those of whose turn it is."""
        view = self.view
        moved = walked(view.trail, self.here)
        return view.dice is not None and (moved or view.stage not in {"roll", "jail", "over"})

    @property
    def here(self) -> Space:
        """Where the active seat's token stands."""
        space: Space = self.view.seats[self.view.active].space
        return space


def height(count: int, groups: int) -> int:
    """The height of a close view with so many seats and groups."""
    return _seat_boxes(count, groups)[-1][3] + MARGIN


def draw(close: CloseView) -> Image.Image:
    """The close view as an RGB image."""
    context, boxes = close.context, close.boxes()
    context.blank((WIDTH, boxes[-1][3] + MARGIN))
    head(close)
    _row(close)
    for each, box in zip(context.view.seats, boxes, strict=True):
        close.seat(box, each)
    return context.canvas.image


def _seat_boxes(count: int, groups: int) -> list[Box]:
    high = seat_card.height(groups, columns(count))
    return seats((LEFT, PEOPLE, RIGHT), high, count, columns(count))


def head(close: CloseView) -> None:
    """Whose turn it is or who has won, what is awaited, the round; dice and what else the game shows."""
    context, (said, below) = close.context, close.said()
    canvas, theme, view = context.canvas, context.theme, context.view
    canvas.rounded((LEFT, MARGIN, RIGHT, MARGIN + HEAD), 12, theme.card)
    seat = next((line.seat for line in view.count if line.rank == 1), view.active)
    context.token(seat, (LEFT + 62, MARGIN + HEAD // 2), 84, theme.card)
    x, edge = LEFT + 122, close.aside(RIGHT - 16) - 12
    canvas.text((x, MARGIN + 2), cut(context.names[seat], NAME, edge - x), NAME, theme.ink)
    canvas.text((x, MARGIN + 48), said, Slot((edge - x, 38), SAID), theme.accent)
    canvas.text((x, MARGIN + 84), below, Slot((edge - x, 32), (26, LEAST)), theme.muted)
    _open(close, x + width(below, ROUND) + 24, edge)


def _open(close: CloseView, left: int, right: int) -> None:
    """Rents that may be claimed, who trades with whom, and how many more of them there are."""
    context, view, y = close.context, close.view, MARGIN + 98
    claims = [(each.payer, each.owner, context.words.number(each.amount)) for each in getattr(view, "claims", ())]
    found = claims + [(each.seat, each.partner, "") for each in view.deals]
    for number, (one, other, amount) in enumerate(found):
        more = f"+{len(found) - number}"
        end = left + 96 + width(amount, AMOUNT) + (12 if amount else 0)
        if end + (0 if number == len(found) - 1 else width(more, AMOUNT) + 20) > right:
            context.canvas.text((left, y - 16), more, AMOUNT, context.theme.muted)
            return
        _pair(context, (left, y), (one, other), both=not amount)
        context.canvas.text((left + 104, y - 16), amount, AMOUNT, context.theme.ink)
        left = end + 20


def _pair(context: DrawContext, at: Point, seats: tuple[Seat, Seat], *, both: bool) -> None:
    """Two tokens with an arrow from the first to the second, or both ways."""
    (x, y), theme = at, context.theme
    context.token(seats[0], (x + 16, y), 32, theme.card)
    if both:
        arrow(context.canvas, (x + 48, y - 8), 17, theme.muted)
        arrow(context.canvas, (x + 48, y + 8), 17, theme.muted, back=True)
    else:
        arrow(context.canvas, (x + 48, y), 24, theme.muted)
    context.token(seats[1], (x + 80, y), 32, theme.card)


def _row(close: CloseView) -> None:
    """The tiles with what stands on them; beside them the card in question."""
    context, shown, card = close.context, close.stretch, close.card()
    canvas, theme = context.canvas, context.theme
    boxes = space_tile.tiles(shown, LEFT, RIGHT, ROW)
    for tile in boxes:
        close.tile(tile)
    space_tile.lane(canvas, boxes, shown, theme)
    if context.view.stage != "over":
        _marks(close, boxes)
    _tokens(close, boxes)
    if card is not None:
        card((boxes[-1].whole[2] + 10, ROW, RIGHT, ROW + space_tile.HIGH))


def _marks(close: CloseView, boxes: Sequence[TileBox]) -> None:
    """A plate that points to the space where the active token stands; a frame round what is in question."""
    canvas, accent = close.context.canvas, close.context.theme.accent
    for tile in boxes:
        left, _, right, bottom = tile.whole
        if tile.space == close.here:
            jailed = close.here == close.jail and close.view.seats[close.view.active].jailed
            canvas.fill((left, bottom, right, bottom + PLATE if jailed else tile.lane[3]), accent)
            canvas.stamp(polygon_mask(NOTCH, UP), ((left + right - NOTCH) // 2, bottom - NOTCH * 3 // 4), accent)
        if tile.space in close.lit:
            canvas.frame(shrunk(tile.whole, -2), FRAME, accent)


def _tokens(close: CloseView, boxes: Sequence[TileBox]) -> None:
    """Everybody who stands on the tiles, the active one on top, and what is said below some of them."""
    context, said = close.context, close.badges()
    for tile in boxes:
        there = [each for each in context.view.seats if each.solvent and each.space == tile.space]
        there.sort(key=lambda each: each.seat == context.view.active)
        cell = tile.sign if tile.space == close.jail else None
        held = [each for each in there if each.jailed and cell is not None]
        for room, standing in ((tile.lane, [each for each in there if each not in held]), (cell, held)):
            if room is None or not standing:
                continue
            size, centres = space_tile.places(room, len(standing))
            for each, at in zip(standing, centres, strict=True):
                context.token(each.seat, at, size, _rim(close, tile, active=each.seat == context.view.active))
        if tile.space in said:
            _badge(context, tile.lane, said[tile.space], aside=bool(there))


def _rim(close: CloseView, tile: TileBox, *, active: bool) -> Colour:
    """The rim of a token: the active one's stands out, also on its plate."""
    theme = close.context.theme
    if tile.space == close.here and close.view.stage != "over":
        return theme.card if active else theme.accent
    return theme.ink if active else theme.paper


def _badge(context: DrawContext, lane: Box, said: str, *, aside: bool) -> None:
    """A small plate in the lane below a tile."""
    left, top, right, bottom = lane
    half = width(said, BADGE) // 2 + 12
    x, y = (right - half - 6 if aside else (left + right) // 2), (top + bottom) // 2
    context.canvas.rounded((x - half, y - 20, x + half, y + 20), 10, context.theme.accent)
    context.canvas.text((x, y - 16), said, BADGE, text_on(context.theme.accent), 0.5)

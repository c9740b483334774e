"""The close view of the classic game: the spaces of the move with what stands there, the card in question, all seats."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PIL import Image

from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.view import ClassicView, PlotView, SeatView
from bot.kit.contract import Space
from rendering import close_view, corner_scene, seat_card, space_tile, stretch
from rendering.board_ring import Box, middle
from rendering.classic import center_card
from rendering.classic.colours import BACKS, FAMILIES
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.geometry import JAIL
from rendering.classic.seat_strip import held
from rendering.classic.space import kind_sign, rent
from rendering.classic.symbols import building_row, family_sign, sign, speed_die
from rendering.close_view import BESIDE, DIE, MARGIN, TILES, CloseView
from rendering.seat_card import Extras, Holding
from rendering.space_tile import TileBox
from rendering.stretch import Stretch
from rendering.trade_card import Badges

ASIDE = 2
"""Spaces whose rent may be claimed, or on which something changed, that are shown besides those of the move."""
FIRST = 2
"""Tiles beside the throws for the first turn, which need more room."""


def draw(context: ClassicDrawContext) -> Image.Image:
    """The close view as an RGB image."""
    return close_view.draw(ClassicCloseView(context))


def shown(view: ClassicView) -> Stretch:
    """The spaces of the close view: those that the Bus may go to, else those of the move; always the next one ahead."""
    here = view.seats[view.active].space
    ahead = (here + 1) % len(data.SQUARES)
    if view.ways:
        return stretch.listed(here, [ahead, *(way.space for way in view.ways)])
    if _drawer(view) is None:
        beside = dict.fromkeys([*(claim.space for claim in view.claims), *view.fresh])
        return stretch.stretch(view.trail, here, TILES, [ahead, *_others(beside, here, ahead)[:ASIDE]])
    first = view.turn == 1 and view.dice is None
    return stretch.stretch(
        view.trail, here, FIRST if first else BESIDE, [*_others(_asked(view), here, ahead)[:1], ahead]
    )


def _others(spaces: Iterable[Space], *shown: Space) -> list[Space]:
    """Spaces without those that are shown anyway."""
    return [space for space in spaces if space not in shown]


def _asked(view: ClassicView) -> tuple[Space, ...]:
    """The spaces that the card is about."""
    owed = view.debt.space if view.debt is not None else None
    return tuple([space for space in (view.lot, owed) if space is not None])


def _drawer(view: ClassicView) -> center_card.Drawer | None:
    """What draws the card beside the tiles: there is none where they say it all."""
    return None if view.stage == "over" or view.ways else center_card.drawer(view)


class ClassicCloseView(CloseView):
    """The close view of the classic game."""

    context: ClassicDrawContext
    view: ClassicView
    jail = JAIL

    def __init__(self, context: ClassicDrawContext) -> None:
        super().__init__(context, shown(context.view), (*center_card.lit(context.view), *context.view.fresh))
        self.groups = len(board(context.view.board).families)
        self.extras = Extras(context.words.number, partial(held, context), Badges(FAMILIES, family_sign))

    def said(self) -> tuple[str, str]:
        """What is awaited; the round, and the hours that are left."""
        context, hours = self.context, self.view.hours
        below = context.say("round", round=self.view.round)
        if hours is not None:
            below += " · " + context.say("hours", count=hours)
        return center_card.sentence(context), below

    def card(self) -> Callable[[Box], None] | None:
        """The card in question."""
        drawn = _drawer(self.view)
        return None if drawn is None else lambda box: drawn(self.context, box)

    def badges(self) -> dict[Space, str]:
        """How far the Bus goes."""
        return {way.space: f"+{way.steps}" for way in self.view.ways}

    def holdings(self, each: SeatView) -> Sequence[Holding]:
        """How many properties of each family."""
        return seat_card.holdings(self.view.plots, each.seat, lambda plot: bool(plot.mortgaged))

    def aside(self, right: int) -> int:
        """The three dice."""
        if self.thrown() and self.view.speed:
            right -= DIE
            speed_die(self.context.canvas, self.view.speed, (right, MARGIN + 14), DIE)
            right -= 10
        return self.dice(right)

    def thrown(self) -> bool:
        """Whether the dice are those of whose turn it is."""
        return super().thrown() or (self.view.dice is not None and self.view.again)

    def tile(self, tile: TileBox) -> None:
        """A property with its owner and what stands there, or another space with its sign."""
        plot, context = self.context.plot(tile.space), self.context
        if plot is not None:
            self._property(tile, plot)
            return
        square = context.square(tile.space)
        tax = context.words.number(square.price) if square.kind == data.TAX else ""
        space_tile.plain(context.canvas, tile, context.space(tile.space), tax, context.theme)
        if square.kind in corner_scene.SPACES:
            corner_scene.above(context.canvas, tile, square.kind, context.theme)
        elif square.kind in BACKS:
            kind_sign(context.canvas, tile.sign, square.kind, context.theme)
        else:
            x, y = middle(tile.sign)
            sign(context.canvas, square.kind, (x, y + 4), 60, context.theme.muted)

    def _property(self, tile: TileBox, plot: PlotView) -> None:
        context = self.context
        canvas, theme, words = context.canvas, context.theme, context.words
        said = words.number(plot.price), rent(plot, words)
        self.deed(tile, plot.owner, FAMILIES[plot.group], said, mortgaged=plot.mortgaged)
        space_tile.label(canvas, tile.name, context.space(plot.space), theme)
        left, top, right, bottom = tile.band
        family_sign(canvas, plot.group, (left + 24, (top + bottom) // 2), 30)
        building_row(canvas, plot.level, (right - 1, top + 1))

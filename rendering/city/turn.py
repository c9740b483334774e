"""The close view of City: the spaces of the move with what stands there, the card in question, the unit, all seats."""

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from bot.games.city.data import DISTRICTS, INDUSTRIAL_TAX, JAIL, PARKING, SPACES, TAXI_STEPS, TRACK
from bot.games.city.view import CityView, PlotView, SeatView
from bot.kit.contract import Space
from rendering import close_view, corner_scene, seat_card, space_tile, stretch
from rendering.board_ring import Box, middle
from rendering.canvas import Style
from rendering.city import center, center_card
from rendering.city.buildings import within
from rendering.city.card import blocks, standing
from rendering.city.center_card import CardDrawing
from rendering.city.draw_context import CityDrawContext
from rendering.city.seat_strip import held
from rendering.city.symbols import sign
from rendering.city.town import count_badge
from rendering.close_view import BESIDE, TILES, CloseView
from rendering.seat_card import Extras, Holding
from rendering.seat_symbols import group_sign
from rendering.space_tile import TileBox
from rendering.stretch import Stretch
from rendering.theme import GROUPS, NIGHT
from rendering.trade_card import Badges

UNIT = 43
BADGE, FIGURE, STATION = 34, Style(26, bold=True), 32
PIECE, LOW = (44, 38), 37
"""The room of a piece on a tile, and how much lower the name ends above it."""
CHOICES = TILES - 2
"""Stations that a trip may lead to and that are shown as tiles; more of them are only counted."""


def draw(context: CityDrawContext) -> Image.Image:
    """The close view as an RGB image."""
    return close_view.draw(CityCloseView(context))


def shown(view: CityView) -> Stretch:
    """The spaces of the close view: those that may be gone to, else those of the move and what is ahead."""
    here, lit = view.seats[view.active].space, center_card.lit(view)
    if _choice(view):
        return stretch.listed(here, lit)
    wanted = () if view.stage == "trip" else lit
    return stretch.stretch(view.trail, here, TILES if _drawer(view) is None else BESIDE, wanted)


def _choice(view: CityView) -> bool:
    """Whether the tiles are the spaces among which one is chosen."""
    return view.stage == "taxi" or (view.stage == "trip" and len(center_card.lit(view)) <= CHOICES)


def _drawer(view: CityView) -> center_card.Drawer | None:
    """What draws the card beside the tiles: there is none where they say it all."""
    return None if view.stage == "over" or _choice(view) else center_card.drawer(view)


class CityCloseView(CloseView):
    """The close view of City."""

    context: CityDrawContext
    view: CityView
    jail = JAIL
    groups = len({each.group for each in DISTRICTS.values()})

    def __init__(self, context: CityDrawContext) -> None:
        super().__init__(context, shown(context.view), center_card.lit(context.view))
        self.extras = Extras(context.cash, partial(held, context), Badges(GROUPS, group_sign))
        self._plots = {each.space: each for each in context.view.plots}

    def said(self) -> tuple[str, str]:
        """What is awaited; the round, and what there is to say about the unit or the hour."""
        round_ = self.context.say("round", round=self.view.round)
        news = center.news(self.context)
        return self.context.say("stage", stage=self.view.stage), f"{round_} · {news}" if news else round_

    def card(self) -> Callable[[Box], None] | None:
        """The card in question."""
        drawn = _drawer(self.view)
        return None if drawn is None else lambda box: drawn(CardDrawing(self.context, box))

    def badges(self) -> dict[Space, str]:
        """How far a taxi goes."""
        if self.view.stage != "taxi":
            return {}
        return {TRACK.after(self.here, steps): center_card.signed(steps) for steps in TAXI_STEPS}

    def holdings(self, each: SeatView) -> Sequence[Holding]:
        """How many districts of each group."""
        return seat_card.holdings(self.view.plots, each.seat, lambda plot: bool(plot.mortgage))

    def aside(self, right: int) -> int:
        """The unit where it says something, and the dice."""
        says = center.unit_says(self.context)
        if says is not None:
            text, leader, quarters = says
            at = right - UNIT - 8, close_view.MARGIN + close_view.HEAD // 2 - 7
            center.unit(self.context.canvas, (at, UNIT), text, (leader, quarters), self.context.theme)
            right -= 2 * UNIT + 30
        return self.dice(right)

    def tile(self, tile: TileBox) -> None:
        """A district with its owner and what stands there, or another space with its sign."""
        plot, context = self._plots.get(tile.space), self.context
        if plot is not None:
            self._district(tile, plot)
            return
        kind = SPACES[tile.space]
        tax = context.cash(INDUSTRIAL_TAX) if kind == "tax" else ""
        space_tile.plain(context.canvas, tile, context.space(tile.space), tax, context.theme)
        x, y = middle(tile.sign)
        if kind in corner_scene.SPACES:
            corner_scene.above(context.canvas, tile, kind, context.theme)
        else:
            sign(context.canvas, kind, (x, y + 4), 60, context.theme.muted)
        if tile.space == PARKING and not any(each.dodge for each in self.view.seats):
            left = tile.whole[0] + 4
            context.canvas.rounded((left, y - 34, left + 38, y + 16), 8, context.theme.warning)
            sign(context.canvas, "dodge", (left + 19, y - 9), 28, NIGHT)

    def _district(self, tile: TileBox, plot: PlotView) -> None:
        context = self.context
        canvas, theme = context.canvas, context.theme
        said = context.cash(plot.price), context.cash(plot.rent)
        self.deed(tile, plot.owner, GROUPS[plot.group], said, mortgaged=bool(plot.mortgage))
        left, top, right, bottom = tile.name
        low = LOW if plot.residential or plot.industrial or standing(plot) else 0
        space_tile.label(canvas, (left, top, right, bottom - low), context.space(plot.space), theme)
        self._pieces((left + 6, right - 6), bottom - 2, plot)
        self._band(tile.band, plot)

    def _band(self, band: Box, plot: PlotView) -> None:
        """The group's sign, a station, and how many blocks of each kind there are."""
        canvas, theme = self.context.canvas, self.context.theme
        left, top, right, bottom = band
        y = (top + bottom) // 2
        group_sign(canvas, plot.group, (left + 22, y), 28)
        if plot.station:
            half = STATION // 2
            canvas.rounded((left + 41, y - half, left + 41 + STATION, y + half), 6, theme.residential)
            sign(canvas, "station", (left + 41 + half, y), 26, NIGHT)
        for kind, count in reversed(blocks(plot)):
            right -= BADGE + 4
            count_badge(canvas, (right, y - BADGE // 2, right + BADGE, y + BADGE // 2), kind, count, FIGURE, theme)

    def _pieces(self, room: tuple[int, int], foot: int, plot: PlotView) -> None:
        """What has been built, side by side, closer together when it is much; a station is on the band."""
        kinds = [*blocks(plot), *((kind, 0) for kind in standing(plot) if kind != "station")]
        drawn = [within(kind, floors, self.context.theme, PIECE) for kind, floors in kinds]
        wide, (left, right) = sum(each.image.width + 4 for each in drawn), room
        x, step = max(left, (left + right - wide) // 2), min(1.0, (right - left) / max(1, wide))
        for each in drawn:
            self.context.canvas.put(each.image, (x, foot - each.image.height), each.mask)
            x += round((each.image.width + 4) * step)

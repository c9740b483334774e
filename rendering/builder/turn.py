"""A turn seen from near: whose it is, the spaces of the walk or the island, what is at stake, everybody's card."""

from collections.abc import Callable

from PIL import Image

from bot.games.builder.data import CHIPS, COLLECT, JAIL, KINDS, SPACES
from bot.games.builder.view import BuilderView, DeedView, SeatView
from bot.kit.contract import Space
from rendering import close_view, corner_scene, space_tile, stretch
from rendering.board_ring import Box, middle
from rendering.builder import center, geometry, island, seat_strip, space
from rendering.builder.colours import COLOURS
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.ground import ground
from rendering.builder.symbols import chip, group_sign, sign
from rendering.canvas import Style
from rendering.close_view import BESIDE, LEFT, MARGIN, RIGHT, ROW, TILES, WIDTH, CloseView
from rendering.space_tile import TileBox
from rendering.stretch import Stretch
from rendering.theme import SNOW, text_on

GAP = 6
COLUMN, NARROW = 410, 372
"""Beside the island: the width of the column of seats, with what is at stake in it or without."""
SEAT, STAKE, LEAST_SEA = 137, 128, 384
"""The heights of a seat's card, of what is at stake and, at least, of the sea."""
AHEAD = 4
"""So many spaces after the one in question are told."""
NUMBER = Style(30, bold=True)
PILE = 38
"""The height of chips that lie on a space."""


def draw(context: BuilderDrawContext) -> Image.Image:
    """The close view as an RGB image."""
    close = BuilderCloseView(context)
    return _building(close) if building(context.view) else close_view.draw(close)


def building(view: BuilderView) -> bool:
    """Whether the island matters more than the ring: while blocks may be put, and when one just was."""
    if view.debt is not None or view.inherits or view.lot is not None or view.stage in center.HINTS:
        return False
    return view.stage in {"manage", "count", "over"} or bool(view.raised)


def at_stake(view: BuilderView) -> Space | None:
    """The space that is in question: to be bought, sold, paid or asked rent for."""
    if view.lot is not None or view.debt is not None:
        return view.lot if view.debt is None else view.debt.space
    return view.claims[0].space if view.claims else None


def focus(view: BuilderView) -> Space:
    """The space that the turn is about."""
    stake = at_stake(view)
    return view.seats[view.active].space if stake is None else stake


def stretch_only(view: BuilderView) -> bool:
    """Whether there is nothing at stake and nothing has happened: the road ahead is all."""
    return at_stake(view) is None and view.dice is None and not view.card and view.stage not in center.HINTS


def shown(view: BuilderView) -> Stretch:
    """The spaces of the close view: those of the move with the one in question, and what is ahead."""
    here, stake = view.seats[view.active].space, at_stake(view)
    wanted = [space for space in (stake,) if space is not None and space != here]
    most = TILES if stretch_only(view) else BESIDE
    return stretch.stretch(view.trail, here, most, wanted, count=len(SPACES))


class BuilderCloseView(CloseView):
    """The close view of Builder."""

    context: BuilderDrawContext
    view: BuilderView
    jail = JAIL
    groups = len(COLOURS)

    def __init__(self, context: BuilderDrawContext) -> None:
        stake = at_stake(context.view)
        super().__init__(context, shown(context.view), () if stake is None else (stake,))

    def said(self) -> tuple[str, str]:
        """What is awaited, and the round."""
        context = self.context
        return context.say("stage", stage=center.awaited(self.view)), context.say("round", round=self.view.round)

    def card(self) -> Callable[[Box], None] | None:
        """What is at stake or has just happened."""
        return None if stretch_only(self.view) else self.stake

    def stake(self, box: Box) -> None:
        """Draw what is at stake or has just happened; while building, what the floors cost."""
        self.context.canvas.rounded(box, 12, self.context.theme.card)
        if building(self.view) and self.view.stage != "over" and not self.view.claims:
            center.costs(self.context, box)
        else:
            center.card(self.context, box)

    def boxes(self) -> list[Box]:
        """Two in a row."""
        return geometry.seat_boxes(len(self.view.seats), close_view.PEOPLE, SEAT)

    def seat(self, box: Box, each: SeatView) -> None:
        """Draw a seat's card."""
        active = each.seat == self.view.active and self.view.stage != "over"
        seat_strip.card(self.context, box, each, active=active)

    def tile(self, tile: TileBox) -> None:
        """A property with its owner, or another space with its sign; chips that lie there."""
        deed = next((each for each in self.view.deeds if each.space == tile.space), None)
        chips = dict(self.view.lying).get(tile.space, (0, 0, 0, 0))
        if deed is None:
            self._service(tile, lying=any(chips))
        else:
            self._deed(tile, deed, lying=any(chips))
        if any(chips):
            y = middle(tile.sign)[1] if deed is None and tile.space != JAIL else tile.strip[1] - PILE // 2
            lying(self.context, (middle(tile.whole)[0], y), chips)

    def _deed(self, tile: TileBox, deed: DeedView, *, lying: bool) -> None:
        """A property: group, number and what it brings, name, price or owner and rent."""
        context, ground_ = self.context, COLOURS[deed.group]
        canvas, theme = context.canvas, context.theme
        said = context.cash(deed.price), context.cash(deed.rent)
        self.deed(tile, deed.owner, ground_, said, mortgaged=deed.mortgaged)
        left, top, right, bottom = tile.name
        space_tile.label(canvas, (left, top, right, bottom - PILE * lying), context.space(deed.space), theme)
        left, top, right, bottom = tile.band
        y = (top + bottom) // 2
        group_sign(canvas, deed.group, (left + 24, y), 28)
        canvas.text(((left + right) // 2, y - 17), str(deed.number), NUMBER, text_on(ground_), 0.5)
        chip(canvas, CHIPS.index(deed.chip), (right - 25, y), 36, SNOW)

    def _service(self, tile: TileBox, *, lying: bool) -> None:
        """A space that is no property: its sign or picture, and its name."""
        context, (x, y) = self.context, middle(tile.sign)
        space_tile.plain(context.canvas, tile, context.space(tile.space), "", context.theme)
        if SPACES[tile.space] in corner_scene.SPACES:
            corner_scene.above(context.canvas, tile, SPACES[tile.space], context.theme)
        elif lying:
            return
        elif tile.space in COLLECT:
            for aside in (-30, 30):
                chip(context.canvas, COLLECT[tile.space], (x + aside, y + 4), 60, context.theme.service)
        else:
            sign(context.canvas, SPACES[tile.space], (x, y + 4), 60, context.theme.muted)


def lying(context: BuilderDrawContext, at: tuple[int, int], chips: tuple[int, ...]) -> None:
    """Chips that lie on a space: one label for each of two types; of more, all types with how many they are together."""
    kinds, (x, y) = [kind for kind in KINDS if chips[kind]], at
    if len(kinds) <= 2:
        for number, kind in enumerate(kinds):
            space.label(
                context.canvas, (x + round((number - (len(kinds) - 1) / 2) * 58), y), (kind, chips[kind]), context.theme
            )
        return
    space.heap(context.canvas, at, chips, context.theme)


def _building(close: BuilderCloseView) -> Image.Image:
    """The island, beside it the seats one below the other; what is at stake below the island, or below two seats."""
    context, view, count = close.context, close.view, len(close.view.seats)
    people = count * (SEAT + GAP) - GAP
    below, split = count > 2, RIGHT - (NARROW if count > 2 else COLUMN)
    high = max(people, LEAST_SEA + GAP + STAKE) if below else people + GAP + STAKE
    bottom = ROW + high
    context.blank((WIDTH, bottom + MARGIN))
    close_view.head(close)
    sea = LEFT, ROW, split - GAP, bottom - (STAKE + GAP if below else 0)
    near, built = ground(sea, 12), island.Settlement(view.sites, context.people.tokens, view.raised)
    island.draw(context.canvas, near, built, context.theme)
    island.celebrate(context.canvas, near, built)
    tall = (high + GAP) // count - GAP if below else SEAT
    for each in view.seats:
        top = ROW + each.seat * (tall + GAP)
        close.seat((split, top, RIGHT, top + tall), each)
    left, right = (sea[0], sea[2]) if below else (split, RIGHT)
    close.stake((left, bottom - STAKE, right, bottom))
    return context.canvas.image

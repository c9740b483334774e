"""The place of a player who is not to play: a plate, and the sets below it, or at tables of many beside them in a row."""

from collections.abc import Sequence

from PIL import Image

from bot.games.deal.view import DealView, SeatView
from rendering.cache import Cache
from rendering.canvas import Canvas
from rendering.deal import demand
from rendering.deal.colours import felt
from rendering.deal.draw_context import GAP as BELOW
from rendering.deal.draw_context import MARGIN, WIDTH, DealDrawContext, lead
from rendering.deal.plate import HIGH, STARS, facts, plate, plate_ground
from rendering.deal.set_fan import GAP as APART
from rendering.deal.set_fan import LOW, Fan, arranged, fan_image, lines
from rendering.draw_context import Point
from rendering.index_canvas import blank
from rendering.theme import Colour

Size = tuple[int, int]
MANY = 6
"""From so many players on each has a row."""
WIDE = (WIDTH - 2 * MARGIN - BELOW) // 2
"""The width of one of two places side by side."""
TALL, GAP, INSET = 68, 4, 10
"""The height of cards, the distance of plate and cards, and that of cards and the edge of the place."""
CLOSE, ROW = 4, HIGH + 3
"""The distance of two rows, and the height of one."""
LIFT = 4
"""How far what was laid last stands higher."""
WIDTHS = (84, 76)
LEFT, RIGHT = STARS + 14, demand.WIDE + 10
"""From the edges of a row to its sets."""
_places: Cache[Image.Image] = Cache()


def height(view: DealView, pair: Sequence[SeatView]) -> int:
    """The height of places side by side."""
    if not any(each.groups for each in pair):
        return HIGH
    count = max(lines(each.groups, WIDE - 2 * INSET) for each in pair)
    return HIGH + GAP + (TALL if count == 1 else count * (LOW + APART) - APART)


def row_height(each: SeatView) -> int:
    """The height of a row."""
    return ROW + (lines(each.groups, WIDTH - 2 * MARGIN - LEFT - RIGHT) - 1) * (LOW + APART)


def image(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    """A place, cached by what it shows. Not to be changed."""
    return _places.get((*facts(context, each), size), lambda: _drawn(context, each, size))


def row_image(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    """A row, cached by what it shows. Not to be changed."""
    key = *facts(context, each), lead(context.view) == each, size
    return _places.get(key, lambda: _row(context, each, size))


def _drawn(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    ground = felt(context.theme)
    canvas = blank(size, ground, context.theme)
    box = 0, 0, size[0], HIGH
    plate_ground(context, canvas, each, box, ground, row=False)
    plate(context, canvas, each, box)
    fans = arranged(each.groups, (size[0] - 2 * INSET, size[1] - HIGH - GAP), WIDTHS)
    laid(context, canvas, fans, (INSET, HIGH + GAP), ground)
    return canvas.image


def _row(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    theme = context.theme
    canvas = blank(size, felt(theme), theme)
    plate_ground(context, canvas, each, (0, 0, *size), felt(theme), row=True)
    plate(context, canvas, each, (0, (ROW - HIGH) // 2, *size), LEFT - 8)
    fans = arranged(each.groups, (size[0] - LEFT - RIGHT, LOW))
    laid(context, canvas, fans, (LEFT, (ROW - LOW) // 2), theme.card)
    return canvas.image


def laid(context: DealDrawContext, canvas: Canvas, fans: Sequence[Fan], at: Point, ground: Colour) -> None:
    """Sets from a point on: what was laid last stands higher; what somebody is after says whose it may become."""
    view, wanted = context.view, demand.wanted(context.view.demand)
    for fan in fans:
        cards, taker = fan.group.cards, None
        if view.demand is not None and not wanted.isdisjoint(cards):
            own = view.demand.give in cards
            taker = context.sign(view.demand.threads[0].target if own else view.demand.actor)
        top = at[1] + fan.at[1] - LIFT * (view.played in cards)
        canvas.put(fan_image(fan, ground, context.theme, context.words, taker), (at[0] + fan.at[0], top))

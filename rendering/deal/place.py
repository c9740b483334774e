"""The place of a player who is not to play: a plate with name, hand and bank, below it the sets; without sets the hand."""

from collections.abc import Hashable, Sequence

from PIL import Image

from bot.games.deal.view import DealView, SeatView
from rendering.cache import LruCache
from rendering.canvas import Canvas, Style, width
from rendering.deal import demand, money
from rendering.deal.card_back import held_image
from rendering.deal.colours import felt
from rendering.deal.draw_context import GAP as BELOW
from rendering.deal.draw_context import MARGIN, WIDTH, DealDrawContext
from rendering.deal.seat_name import HIGH, plate
from rendering.deal.set_fan import LOW, Fan, arranged, fan_image, lines, star
from rendering.deal.symbols import sign
from rendering.draw_context import Point
from rendering.seat_plate import Extra
from rendering.theme import Colour, Theme

Size = tuple[int, int]
WIDE = (WIDTH - 2 * MARGIN - BELOW) // 2
"""The width of one of two places side by side."""
TALL, BARE, GAP = 90, 60, 4
"""The height of cards where there is room, that of the room for them while there are none, and the distance of plate
and cards."""
LIFT = 4
"""How far what was laid last stands higher."""
WIDTHS = (76, 70, 64)
BETWEEN = 9
"""From one thing on a plate to the next."""
HAND = 34, 36
NUMBER, PLAIN = Style(28, bold=True), Style(26)
_places: LruCache[Image.Image] = LruCache(64)


def height(view: DealView, pair: Sequence[SeatView]) -> int:
    """The height of places side by side."""
    count = max(lines(each.groups, WIDE) for each in pair)
    tall = len(view.seats) < 6 and any(each.groups for each in pair)
    least = TALL if tall else LOW if any(each.groups for each in pair) else BARE
    return HIGH + GAP + max(least, count * (LOW + 4) - 4 if count > 1 else 0)


def image(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    """A place, cached by what it shows. Not to be changed."""
    return _places.get((*facts(context, each), size), lambda: _drawn(context, each, size))


def facts(context: DealDrawContext, each: SeatView) -> tuple[Hashable, ...]:
    """All that what lies before a player depends on, for what is kept of it."""
    view = context.view
    last = view.played if any(view.played in group.cards for group in each.groups) else 0
    stands = view.stage, view.active, view.ranks, view.goal, view.demand, last
    signs = tuple(context.sign(other.seat) for other in view.seats)
    return each, stands, context.names[each.seat], signs, context.theme, context.words


def _drawn(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    ground = felt(context.theme)
    canvas = Canvas(Image.new("RGB", size, ground))
    right, box = size[0] - 12, (0, 0, size[0], HIGH)
    extras = _extras(context, canvas, each)
    plate(context, canvas, each, box, 8 + sum(extra.wide + BETWEEN for extra in extras), ground)
    for extra in extras:
        right -= extra.wide
        extra.draw((right, HIGH // 2))
        right -= BETWEEN
    if each.playing and not each.groups:
        backs = size[0], min(LOW, size[1] - HIGH - GAP)
        canvas.put(held_image(each.cards, backs, ground, context.theme), (0, HIGH + GAP))
    fans = arranged(each.groups, (size[0], size[1] - HIGH - GAP), WIDTHS)
    laid(context, canvas, fans, (0, HIGH + GAP), ground)
    return canvas.image


def _extras(context: DealDrawContext, canvas: Canvas, each: SeatView) -> list[Extra]:
    """What stands on the plate, from the right: how an answer stands, else the complete colours; bank, hand."""
    theme, view = context.theme, context.view
    if not each.playing:
        said = context.say("left")
        return [Extra(width(said, PLAIN), lambda at: canvas.text((at[0], at[1] - 16), said, PLAIN, theme.muted))]
    thread = demand.thread_of(view.demand, each.seat)
    found = [_colours(context, canvas, each)] if thread is None else []
    if view.demand is not None and thread is not None:
        found = demand.state(context, canvas, thread, view.demand.actor)
    found.append(_bank(canvas, each, context.cash(each.total), theme))
    if each.groups:
        backs = held_image(each.cards, HAND, theme.card, theme)
        found.append(Extra(HAND[0], lambda at: canvas.put(backs, (at[0], at[1] - HAND[1] // 2))))
    return found


def _bank(canvas: Canvas, each: SeatView, text: str, theme: Theme) -> Extra:
    """The bank as a stack of notes with its total, an empty one as its total alone."""
    if not each.bank:
        return Extra(
            width(text, NUMBER) + 20, lambda at: canvas.text((at[0] + 10, at[1] - 17), text, NUMBER, theme.muted)
        )
    stack = money.stack_image(text, money.values(each.bank), 30, theme.card)
    return Extra(stack.width, lambda at: canvas.put(stack, (at[0], at[1] - stack.height // 2)))


def _colours(context: DealDrawContext, canvas: Canvas, each: SeatView) -> Extra:
    """A star, and how many colours are complete."""
    text, theme = str(each.colours), context.theme

    def draw(at: Point) -> None:
        if each.colours:
            star(canvas, (at[0] + 14, at[1]), 28)
        else:
            sign(canvas, "star", (at[0] + 14, at[1]), 26, theme.line)
        canvas.text((at[0] + 32, at[1] - 18), text, NUMBER, theme.ink if each.colours else theme.muted)

    return Extra(32 + width(text, NUMBER), draw)


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

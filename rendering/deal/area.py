"""The place of whoever is to play, as wide as the table: name, hand and bank on the left, the sets beside them, large."""

from functools import lru_cache

from PIL import Image

from bot.games.deal.view import DealView, SeatView
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import Canvas, Style, width
from rendering.deal import demand, money
from rendering.deal.card_back import held_image
from rendering.deal.colours import felt, mat
from rendering.deal.draw_context import MARGIN, WIDTH, DealDrawContext, lead
from rendering.deal.place import BETWEEN, facts, laid
from rendering.deal.seat_name import HIGH, plate
from rendering.deal.set_fan import LOW, arranged, lines, star
from rendering.deal.symbols import sign
from rendering.draw_context import Point
from rendering.theme import Colour, Theme

PAD, SIDE, BESIDE = 8, 292, 312
"""The margin of the mat, the width of what is on the left, and where the sets begin."""
FEW, MANY = 146, 106
"""The height of cards where players are few, and where they are many."""
WIDTHS = (100, 92, 84, 76, 70, 64)
TOTAL = Style(32, bold=True)
Size = tuple[int, int]
_areas: LruCache[Image.Image] = LruCache(32)


def height(view: DealView) -> int:
    """The height of a place."""
    first = lead(view)
    few = len(view.seats) == 2 or (len(view.seats) < 5 and bool(first.groups))
    shown = view.seats if len(view.seats) == 2 else (first,)
    count = max(lines(each.groups, WIDTH - 2 * MARGIN - BESIDE - PAD) for each in shown)
    return max(FEW if few else MANY, count * (LOW + 4) - 4 if count > 1 else 0) + 2 * PAD


def image(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    """A place, cached by what it shows. Not to be changed."""
    return _areas.get((*facts(context, each), size), lambda: _drawn(context, each, size))


def _drawn(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    theme = context.theme
    ground = _ground(context, each)
    canvas = Canvas(_mat(size, ground, theme).copy())
    few = size[1] > MANY + 2 * PAD
    goal = max(context.view.goal, each.colours)
    stars = PAD + SIDE - 28 * goal - (0 if few else 8), PAD + HIGH + 27 if few else PAD + HIGH // 2
    plate(context, canvas, each, (PAD, PAD, SIDE + PAD, PAD + HIGH), 8 if few else 28 * goal + 8, ground)
    _stars(context, canvas, each.colours, goal, stars)
    stated = _state(context, canvas, each, size[0] - PAD)
    top, bottom = PAD + HIGH + 8, size[1] - PAD
    room = 102 if few else 84
    held = (PAD + 2, top, PAD + 2 + room, bottom) if each.groups else (BESIDE, PAD, stated, size[1] - PAD)
    canvas.put(held_image(each.cards, (held[2] - held[0], held[3] - held[1]), ground, theme), held[:2])
    _bank(context, canvas, each, (PAD + 2 + (room + 10 if each.groups else 0), top, PAD + SIDE, bottom))
    fans = arranged(each.groups, (stated - BESIDE, size[1] - 2 * PAD), WIDTHS)
    laid(context, canvas, fans, (BESIDE, PAD), ground)
    return canvas.image


def _ground(context: DealDrawContext, each: SeatView) -> Colour:
    """A mat for whoever is to play, for another one the bare cloth."""
    return mat(context.theme) if each.seat == lead(context.view).seat else felt(context.theme)


@lru_cache(16)
def _mat(size: Size, ground: Colour, theme: Theme) -> Image.Image:
    """The empty place. Not to be changed."""
    canvas = Canvas(Image.new("RGB", size, felt(theme)))
    canvas.rounded((0, 0, *size), 16, ground)
    return canvas.image


def _state(context: DealDrawContext, canvas: Canvas, each: SeatView, right: int) -> int:
    """How an answer stands, on a plate of its own at the right edge; returns where it begins."""
    made, thread = context.view.demand, demand.thread_of(context.view.demand, each.seat)
    if made is None or thread is None:
        return right
    extras = demand.state(context, canvas, thread, made.actor)
    left = right - sum(extra.wide + BETWEEN for extra in extras) - BETWEEN
    canvas.rounded((left, PAD, right, PAD + HIGH), 12, context.theme.card)
    at = right - BETWEEN
    for extra in extras:
        at -= extra.wide
        extra.draw((at, PAD + HIGH // 2))
        at -= BETWEEN
    return left - BETWEEN


def _stars(context: DealDrawContext, canvas: Canvas, full: int, goal: int, at: Point) -> None:
    """A star for each complete colour of those needed, from a left edge and a middle on."""
    for number in range(goal):
        centre = at[0] + 14 + number * 28, at[1]
        if number < full:
            star(canvas, centre, 25)
        else:
            sign(canvas, "star", centre, 24, context.theme.line)


def _bank(context: DealDrawContext, canvas: Canvas, each: SeatView, box: Box) -> None:
    """The bank: its total, and its notes, or those that were just paid into it."""
    left, top, right, bottom = box
    theme, text, few = context.theme, context.cash(each.total), bottom - top > 80
    wide = width(text, TOTAL) + 22
    pill = left, top, left + wide, top + 38 if few else bottom
    canvas.rounded(pill, 10, theme.card)
    canvas.text((left + wide // 2, (pill[1] + pill[3]) // 2 - 20), text, TOTAL, theme.ink, 0.5)
    room = (left, pill[3] + 6, right, bottom) if few else (left + wide + 6, top, right, bottom)
    paid = demand.received(context.view.demand, each.seat)
    if paid:
        values, high = money.values(paid), 38
        stack = money.stack_image(f"+{context.cash(sum(values))}", values, high, _ground(context, each))
        canvas.put(stack, (room[0], (room[1] + room[3] - stack.height) // 2))
    else:
        money.fan(canvas, money.values(each.bank), room)

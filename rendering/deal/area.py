"""The place of whoever is to play, as wide as the table: plate and bank on the left, the sets beside them, large."""

from PIL import Image

from bot.games.deal.view import DealView, SeatView
from rendering.board_ring import Box
from rendering.cache import Cache, kept
from rendering.canvas import LEAST, Canvas, fit
from rendering.deal import demand, money
from rendering.deal.colours import felt, mat
from rendering.deal.draw_context import MARGIN, WIDTH, DealDrawContext, lead, moving
from rendering.deal.place import laid
from rendering.deal.plate import HIGH, STARS, facts, plate, plate_ground
from rendering.deal.set_fan import GAP, LOW, arranged, lines
from rendering.index_canvas import blank, on
from rendering.theme import DARK, Colour, Theme, text_on

FRAME, PAD, SIDE = 6, 11, STARS + 10
"""The frame of the mat of whoever has to move, its margin, and the width of what is on the left."""
BESIDE = PAD + SIDE + 12
"""Where the sets begin."""
FEW, MANY = 140, 104
"""The height of cards where players are few, and where they are many."""
WIDTHS = (100, 92, 84, 76, 68)
NOTHING, GOAL = (30, 28, 26, LEAST), (32, 30, 28, 26, LEAST)
Size = tuple[int, int]
_areas: Cache[Image.Image] = Cache()


def height(view: DealView) -> int:
    """The height of a place."""
    first = lead(view)
    few = len(view.seats) == 2 or (len(view.seats) < 5 and bool(first.groups))
    shown = view.seats if len(view.seats) == 2 else (first,)
    count = max(lines(each.groups, WIDTH - 2 * MARGIN - BESIDE - PAD) for each in shown)
    return max(FEW if few else MANY, count * (LOW + GAP) - GAP) + 2 * PAD


def image(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    """A place, cached by what it shows. Not to be changed."""
    key = *facts(context, each), _ground(context, each), bare(context.view), size
    return _areas.get(key, lambda: _drawn(context, each, size))


def _drawn(context: DealDrawContext, each: SeatView, size: Size) -> Image.Image:
    ground = _ground(context, each)
    canvas = on(_mat(size, ground, moving(context.view, each), context.theme).copy(), context.theme)
    box = PAD, PAD, PAD + SIDE, PAD + HIGH
    plate_ground(context, canvas, each, box, ground, row=False)
    plate(context, canvas, each, box)
    right = _state(context, canvas, each, size[0] - PAD)
    _bank(context, canvas, each, (PAD, PAD + HIGH + 6, PAD + SIDE, size[1] - PAD))
    if not each.groups:
        _nothing(context, canvas, (BESIDE, PAD, right, size[1] - PAD), ground)
    fans = arranged(each.groups, (right - BESIDE, size[1] - 2 * PAD), WIDTHS)
    laid(context, canvas, fans, (BESIDE, PAD), ground)
    return canvas.image


def _ground(context: DealDrawContext, each: SeatView) -> Colour:
    """A mat for whoever is to play, for another one the bare cloth."""
    return mat(context.theme) if each.seat == lead(context.view).seat else felt(context.theme)


@kept
def _mat(size: Size, ground: Colour, framed: bool, theme: Theme) -> Image.Image:
    """The empty place, framed if its player is to move. Not to be changed."""
    canvas = blank(size, felt(theme), theme)
    canvas.card((0, 0, *size), (16, 16 - FRAME), (FRAME, DARK.accent if framed else None), ground)
    return canvas.image


def bare(view: DealView) -> bool:
    """Whether nobody has laid any property yet."""
    return not any(each.groups for each in view.seats)


def _nothing(context: DealDrawContext, canvas: Canvas, room: Box, ground: Colour) -> None:
    """That nothing is laid here; while that is so everywhere, on the mat what it is all about too."""
    goal = context.say("goal", goal=context.view.goal) if ground == mat(context.theme) and bare(context.view) else ""
    left, top, right, bottom = room
    lines = [
        fit(context.say("nothing"), (right - left, 40), NOTHING),
        *([fit(goal, (right - left, 40), GOAL, bold=True)] if goal else []),
    ]
    for number, line in enumerate(lines):
        middle = (top + bottom) // 2 + 38 * number - 19 * (len(lines) - 1)
        canvas.centred((left, middle - 20, right, middle + 20), line, text_on(ground))


def _state(context: DealDrawContext, canvas: Canvas, each: SeatView, right: int) -> int:
    """How an answer stands, on a plate of its own at the right edge; returns where it begins."""
    thread = demand.thread_of(context.view.demand, each.seat)
    if thread is None:
        return right
    box = right - demand.WIDE, PAD, right, PAD + HIGH
    canvas.rounded(box, 12, context.theme.card)
    demand.state(context, canvas, thread, box)
    return box[0] - PAD


def _bank(context: DealDrawContext, canvas: Canvas, each: SeatView, room: Box) -> None:
    """The notes of the bank, before them what was just paid into it."""
    left, top, right, bottom = room
    paid = demand.received(context.view.demand, each.seat)
    if paid:
        values = money.values(paid)
        stack = money.stack_image(f"+{context.cash(sum(values))}", values, 28, _ground(context, each), context.theme)
        canvas.put(stack, (left, (top + bottom - stack.height) // 2))
        left += stack.width + 8
    money.fan(canvas, money.values(each.bank), (left, top, right, bottom), context.theme)

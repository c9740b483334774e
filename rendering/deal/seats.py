"""The rows of the table's picture: a player's name, hand, bank and sets."""

from PIL import Image

from bot.games.deal.data import face
from bot.games.deal.view import DealView, SeatView
from bot.kit.contract import Seat
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, cut, width
from rendering.deal import demand, header
from rendering.deal.card_face import back_image
from rendering.deal.colours import NOTES, STAR
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext
from rendering.deal.set_tile import LARGE, PIP, SMALL, pip, tile
from rendering.deal.symbols import sign
from rendering.draw_context import Point
from rendering.seat_symbols import token
from rendering.theme import NIGHT, Colour

Size = tuple[int, int]
WIDE, ASIDE, PAD = WIDTH - 2 * MARGIN, 312, 8
NAME, TOTAL, PLAIN, NOTE = Style(32, bold=True), Style(32, bold=True), Style(26), Style(LEAST, bold=True)
BRIEF = Style(28, bold=True)
"""A name in a short row."""
HELD = Style(28, bold=True)
SHORT: Size = (0, 58)
"""In the place of a tile's size: the sets of a row are pips."""
BESIDE = 284
"""Where the pips of a short row begin."""
LOWEST, MORE = 800, 33
"""How high the picture may be for up to four players, and how much higher for each further one."""
_rows: LruCache[Image.Image] = LruCache(64)


def above(view: DealView) -> int:
    """The height of what stands above the rows."""
    return header.HEIGHT + demand.height(view.demand)


def sizes(view: DealView) -> dict[Seat, Size]:
    """The tiles of each player's row: as large as the picture has room; else whoever matters now has tiles, others pips."""
    room = LOWEST + MORE * max(0, len(view.seats) - 4) - above(view) - MARGIN + GAP
    asked = {each.asked for each in view.demand.threads} if view.demand else set()
    shown = [each.seat for each in view.seats]
    for large, few in ((LARGE, shown), (SMALL, shown), (SMALL, {view.active, *asked}), (SMALL, {view.active})):
        found = {each.seat: large if each.seat in few and each.groups else SHORT for each in view.seats}
        if sum(row_height(view, each, found[each.seat]) + GAP for each in view.seats) <= room:
            return found
    return dict.fromkeys(shown, SHORT)


def across(size: Size, *, asked: bool) -> int:
    """How many sets stand side by side; fewer where it is told how an answer stands."""
    room = WIDE - PAD - (demand.ROOM if asked else 0)
    return (room - BESIDE + 3) // (PIP[0] + 3) if size == SHORT else (room - ASIDE + 4) // (size[0] + 4)


def row_height(view: DealView, each: SeatView, size: Size) -> int:
    """The height of a player's row: as many lines of sets as it needs."""
    asked = demand.thread_of(view.demand, each.seat) is not None
    lines = max(1, -(-len(each.groups) // across(size, asked=asked))) if each.playing else 1
    high = size[1] if each.playing else SHORT[1]
    return lines * (high + 4) - 4 + 2 * (4 if high == SHORT[1] else PAD)


def row(context: DealDrawContext, each: SeatView, top: int, size: Size) -> int:
    """Draw a player's row, cached by what it shows; returns where the next one begins."""
    view = context.view
    frame, thread = _frame(context, each), demand.thread_of(view.demand, each.seat)
    rank = view.ranks[each.seat] if view.ranks else 0
    facts = context.names[each.seat], context.sign(each.seat), frame, rank, size, view.goal
    asked = None if thread is None or thread.asked is None else context.sign(thread.asked)
    key = (each, facts, thread, asked, context.theme, context.words)
    image = _rows.get(key, lambda: _drawn(context, each, frame, size))
    context.canvas.put(image, (MARGIN, top))
    return top + image.height + GAP


def _frame(context: DealDrawContext, each: SeatView) -> Colour | None:
    """The frame of a row: whose answer is awaited, else whose turn it is."""
    view = context.view
    if view.stage == "over":
        return None
    asked = {thread.asked for thread in view.demand.threads} if view.demand else set()
    if each.seat in asked:
        return context.theme.alarm
    return context.theme.accent if each.seat == view.active else None


def _drawn(context: DealDrawContext, each: SeatView, frame: Colour | None, size: Size) -> Image.Image:
    """A row as it is drawn: who it is, the sets, and how an answer stands."""
    theme, high = context.theme, row_height(context.view, each, size)
    canvas = Canvas(Image.new("RGB", (WIDE, high), theme.ground))
    canvas.card((0, 0, WIDE, high), (14, 10), (5, frame), theme.service)
    thread = demand.thread_of(context.view.demand, each.seat)
    if size == SHORT or not each.playing:
        _in_short(context, canvas, each)
    else:
        _person(context, canvas, each, size)
        _bank(context, canvas, each, size)
    if each.playing:
        _sets(context, canvas, each, size)
    if thread is not None:
        demand.state(canvas, thread, WIDE - PAD, high // 2, context)
    return canvas.image


def _sets(context: DealDrawContext, canvas: Canvas, each: SeatView, size: Size) -> None:
    """The sets as tiles or pips, in as many lines as they need."""
    count = across(size, asked=demand.thread_of(context.view.demand, each.seat) is not None)
    for number, group in enumerate(each.groups):
        place, line = number % count, number // count
        if size == SHORT:
            at = BESIDE + place * (PIP[0] + 3), 4 + line * (PIP[1] + 4)
            pip(canvas, group, at, context.theme, context.words)
        else:
            at = ASIDE + place * (size[0] + 4), PAD + line * (size[1] + 4)
            canvas.put(tile(group, size, context.theme.service, context.theme, context.words), at)
    if not each.groups:
        left = BESIDE if size == SHORT else ASIDE + 10
        canvas.text((left, canvas.image.height // 2 - 16), context.say("empty"), PLAIN, context.theme.muted)


def _in_short(context: DealDrawContext, canvas: Canvas, each: SeatView) -> None:
    """Token and name; below it cards in the hand, bank and complete colours."""
    theme = context.theme
    token(canvas, context.sign(each.seat), (38, canvas.image.height // 2), 46, theme.service)
    _name(context, canvas, each, (72, 2), BESIDE - 6, BRIEF)
    if not each.playing:
        canvas.text((72, 33), context.say("left"), PLAIN, theme.muted)
        return
    canvas.put(back_image(19, theme), (72, 34))
    canvas.text((97, 31), str(each.cards), HELD, theme.ink)
    text = context.cash(each.total)
    canvas.text((142, 31), text, HELD, theme.ink)
    _star(context, canvas, (240, 48), 26, full=each.colours > 0)
    canvas.text((256, 31), str(each.colours), HELD, theme.ink if each.colours else theme.muted)


def _name(context: DealDrawContext, canvas: Canvas, each: SeatView, at: Point, right: int, style: Style) -> None:
    """The name, the rank before it at the end."""
    (left, top), rank = at, context.view.ranks[each.seat] if context.view.ranks else 0
    if rank:
        canvas.text((left, top), f"{rank}.", style, context.theme.accent)
        left += width(f"{rank}.", style) + 8
    ink = context.theme.ink if each.playing else context.theme.muted
    canvas.text((left, top), cut(context.names[each.seat], style, right - left), style, ink)


def _star(context: DealDrawContext, canvas: Canvas, centre: Point, size: int, *, full: bool) -> None:
    """A star for a complete colour, or its empty place."""
    if not full:
        sign(canvas, "star", centre, size, context.theme.line)
        return
    sign(canvas, "star", centre, size + 4, NIGHT if context.theme.key == "light" else STAR)
    sign(canvas, "star", centre, size - 4, STAR)


def _person(context: DealDrawContext, canvas: Canvas, each: SeatView, size: Size) -> None:
    """Token, name, cards in the hand, and a star for each complete colour of those needed."""
    theme = context.theme
    token(canvas, context.sign(each.seat), (45, 44 if size == LARGE else 40), 58, theme.service)
    _name(context, canvas, each, (86, 12 if size == LARGE else 5), ASIDE - 10, NAME)
    second = 56 if size == LARGE else 44
    back = back_image(26, theme)
    canvas.put(back, (93, second - 2))
    canvas.put(back, (86, second))
    canvas.text((128, second + 1), str(each.cards), HELD, theme.ink)
    for number in range(max(context.view.goal, each.colours)):
        centre = 184 + number * 34, second + 18
        _star(context, canvas, centre, 30 if size == LARGE else 25, full=number < each.colours)


def _bank(context: DealDrawContext, canvas: Canvas, each: SeatView, size: tuple[int, int]) -> None:
    """The bank: its total, and its cards fanned by value."""
    top = size[1] + 2 * PAD - (40 if size == SMALL else 54)
    text = context.cash(each.total)
    canvas.text((18, top), text, TOTAL, context.theme.ink)
    left = 18 + width(text, TOTAL) + 10
    values = tuple(sorted(face(card).value for card in each.bank))
    notes(canvas, values, (left, top, ASIDE - 4, top + (34 if size == SMALL else 38)))


def notes(canvas: Canvas, values: tuple[int, ...], room: Box) -> None:
    """Notes from left to right, those of one value fanned over each other; closer together when they are many."""
    kinds = sorted(set(values))
    if not kinds:
        return
    left, top, right, bottom = room
    spare = right - left - 32 * len(kinds) - (8 if kinds[-1] > 9 else 0)
    step = max(2, min(10, spare // max(1, len(values) - len(kinds))))
    for value in kinds:
        count = values.count(value)
        wide = 38 if value > 9 else 30
        for number in range(count):
            x = left + number * step
            canvas.fill((x, top, x + wide, bottom), NIGHT)
            canvas.fill((x + 2, top + 2, x + wide - 2, bottom - 2), NOTES[value])
        canvas.text((x + wide // 2, (top + bottom) // 2 - 13), str(value), NOTE, NIGHT, 0.5)
        left += (count - 1) * step + wide + 2

"""The rows of the table's picture: a player's name, hand, bank and sets."""

from PIL import Image

from bot.games.deal.data import face
from bot.games.deal.view import DealView, SeatView
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, cut, width
from rendering.deal.card_face import back_image
from rendering.deal.colours import NOTES, STAR
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext
from rendering.deal.set_tile import LARGE, SMALL, tile
from rendering.deal.symbols import sign
from rendering.seat_symbols import token
from rendering.theme import NIGHT, Colour

WIDE, ASIDE, PAD = WIDTH - 2 * MARGIN, 312, 8
NAME, TOTAL, PLAIN, NOTE = Style(32, bold=True), Style(32, bold=True), Style(26), Style(LEAST, bold=True)
HELD = Style(28, bold=True)
FEW = 5
"""The most players whose tiles are large."""
GONE = 88
"""The height of the row of a player who has left."""
_rows: LruCache[Image.Image] = LruCache(64)


def tile_size(view: DealView) -> tuple[int, int]:
    """The size of a tile: large where few play."""
    return LARGE if len(view.seats) <= FEW else SMALL


def across(size: tuple[int, int]) -> int:
    """How many tiles stand side by side."""
    return (WIDE - ASIDE - PAD + 4) // (size[0] + 4)


def row_height(each: SeatView, size: tuple[int, int]) -> int:
    """The height of a player's row: as many lines of tiles as their sets need."""
    if not each.playing:
        return GONE
    lines = max(1, -(-len(each.groups) // across(size)))
    return lines * (size[1] + 4) - 4 + 2 * PAD


def row(context: DealDrawContext, each: SeatView, top: int) -> int:
    """Draw a player's row, cached by what it shows; returns where the next one begins."""
    view = context.view
    frame = _frame(context, each)
    rank = view.ranks[each.seat] if view.ranks else 0
    size = tile_size(view)
    facts = context.names[each.seat], context.sign(each.seat), frame, rank, size, view.goal
    key = (each, facts, context.theme, context.words)
    image = _rows.get(key, lambda: _drawn(context, each, frame, rank, size))
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


def _drawn(
    context: DealDrawContext, each: SeatView, frame: Colour | None, rank: int, size: tuple[int, int]
) -> Image.Image:
    theme, high = context.theme, row_height(each, size)
    canvas = Canvas(Image.new("RGB", (WIDE, high), theme.ground))
    canvas.rounded((0, 0, WIDE, high), 14, frame or theme.service)
    if frame is not None:
        canvas.rounded((6, 6, WIDE - 6, high - 6), 9, theme.service)
    _person(context, canvas, each, rank, size)
    if not each.playing:
        return canvas.image
    _bank(context, canvas, each, size)
    count = across(size)
    for number, group in enumerate(each.groups):
        at = ASIDE + number % count * (size[0] + 4), PAD + number // count * (size[1] + 4)
        canvas.put(tile(group, size, theme.service, theme, context.words), at)
    if not each.groups:
        canvas.text((ASIDE + 10, high // 2 - 16), context.say("empty"), PLAIN, theme.muted)
    return canvas.image


def _person(context: DealDrawContext, canvas: Canvas, each: SeatView, rank: int, size: tuple[int, int]) -> None:
    """Token, name, cards in the hand, and a star for each complete colour of those needed."""
    theme = context.theme
    token(canvas, context.sign(each.seat), (45, 44 if size == LARGE else 40), 58, theme.service)
    left, high = 86, 12 if size == LARGE else 5
    if rank:
        canvas.text((left, high), f"{rank}.", NAME, theme.accent)
        left += width(f"{rank}.", NAME) + 8
    ink = theme.ink if each.playing else theme.muted
    canvas.text((left, high), cut(context.names[each.seat], NAME, ASIDE - 10 - left), NAME, ink)
    second = 56 if size == LARGE else 44
    if not each.playing:
        canvas.text((86, 46), context.say("left"), PLAIN, theme.muted)
        return
    back = back_image(26, theme)
    canvas.put(back, (93, second - 2))
    canvas.put(back, (86, second))
    canvas.text((128, second + 1), str(each.cards), HELD, theme.ink)
    most = 30 if size == LARGE else 25
    for number in range(max(context.view.goal, each.colours)):
        centre = 184 + number * 34, second + 18
        if number < each.colours:
            sign(canvas, "star", centre, most + 4, NIGHT if theme.key == "light" else STAR)
            sign(canvas, "star", centre, most - 4, STAR)
        else:
            sign(canvas, "star", centre, most, theme.line)


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

"""The strip of seats below the classic board."""

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.classic import data
from bot.games.classic.view import SeatView
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.classic import geometry
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign, speed_die
from rendering.theme import Theme

NAME, SMALL = Style(LEAST), Style(LEAST)
CASH = 36, 34, 32, 30, 28, 26, LEAST
_cards: LruCache[Image.Image] = LruCache(64)


def draw(context: ClassicDrawContext) -> None:
    """A card for each seat: sign, name, cash and what moved of it, deeds, jail cards, the Speed Die, jail."""
    view = context.view
    for each, box in zip(view.seats, geometry.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        context.canvas.put(_cached(context, box, each, active=active), box[:2])


def _cached(context: ClassicDrawContext, box: Box, each: SeatView, *, active: bool) -> Image.Image:
    """A seat's card, cached by what it shows: where they stand and what they are worth is not on it."""
    shown = replace(each, space=0, worth=0, available=0, failures=0)
    size, words, people = (box[2] - box[0], box[3] - box[1]), context.words, context.people

    def make() -> Image.Image:
        alone = ClassicDrawContext(
            Canvas(_plate(context.theme, size, active).copy()), context.view, context.theme, words, people
        )
        alone.token(each.seat, (45, size[1] // 2), 61, context.theme.card)
        _facts(alone, (0, 0, *size), each)
        return alone.canvas.image

    key = (context.theme, words, shown, active, size, people.sign(each.seat))
    return _cards.get((*key, context.names[each.seat]), make)


@lru_cache(32)
def _plate(theme: Theme, size: tuple[int, int], active: bool) -> Image.Image:
    """An empty card, framed for whose turn it is."""
    canvas = Canvas(Image.new("RGB", size, theme.ground))
    canvas.card((0, 0, *size), (11, 7), (6, theme.accent if active else None), theme.card)
    return canvas.image


def _facts(context: ClassicDrawContext, box: Box, each: SeatView) -> None:
    left, top, right, _ = box
    canvas, theme, name = context.canvas, context.theme, context.names[each.seat]
    x, edge = left + 87, right - 13
    if each.moved:
        edge = context.moved(edge, top + 9, each.moved, context.words.number) - 7
    canvas.text((x, top + 10), cut(name, NAME, edge - x), NAME, theme.ink if each.solvent else theme.muted)
    if not each.solvent:
        canvas.text((x, top + 48), context.say("out"), SMALL, theme.muted)
        return
    cash = context.cash(each.cash)
    canvas.text((x, top + 41), cash, fit(cash, (right - x - 13, 44), CASH, bold=True).style, theme.ink)
    if each.jailed:
        said = context.say("jailed")
        canvas.text((x, top + 86), said, SMALL, theme.alarm)
        x += width(said, SMALL) + 16
    else:
        sign(canvas, "deeds", (x + 13, top + 100), 24, theme.muted)
        x = context.number((x + 32, top + 86), each.properties, 16)
    if each.cards:
        sign(canvas, "key", (x + 14, top + 100), 28, theme.muted)
        x = context.number((x + 32, top + 86), len(each.cards), 16)
    if each.awake:
        speed_die(canvas, data.BUS, (right - 45, top + 84), 32)

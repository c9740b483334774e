"""The strip of seats below the classic board."""

from collections.abc import Iterator

from msgspec.structs import replace
from PIL import Image

from bot.games.classic import data
from bot.games.classic.view import SeatView
from rendering import seat_plate
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import Canvas
from rendering.classic import geometry
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign, speed_die
from rendering.draw_context import Point
from rendering.seat_plate import Extra

DIE = 27
_cards: LruCache[Image.Image] = LruCache(64)


def draw(context: ClassicDrawContext) -> None:
    """A plate for each seat: sign, name, cash and what moved of it, jail, jail cards, deeds, the Speed Die."""
    view = context.view
    for each, box in zip(view.seats, geometry.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        context.canvas.put(_cached(context, box, each, active=active), box[:2])


def _cached(context: ClassicDrawContext, box: Box, each: SeatView, *, active: bool) -> Image.Image:
    """A seat's plate, cached by what it shows: where they stand and what they are worth is not on it."""
    shown = replace(each, space=0, worth=0, available=0, failures=0)
    size, words, people = (box[2] - box[0], box[3] - box[1]), context.words, context.people

    def make() -> Image.Image:
        canvas = Canvas(Image.new("RGB", size, context.theme.ground))
        alone = ClassicDrawContext(canvas, context.view, context.theme, words, people)
        extras = list(_extras(alone, each))
        seat_plate.draw(alone, (0, 0, *size), each, extras, words.number, lit=active)
        return alone.canvas.image

    key = (context.theme, words, shown, active, size, people.sign(each.seat))
    return _cards.get((*key, context.names[each.seat]), make)


def _extras(context: ClassicDrawContext, each: SeatView) -> Iterator[Extra]:
    """Jail cards, deeds, the Speed Die."""
    canvas, theme = context.canvas, context.theme
    yield from held(context, each)

    def deeds(at: Point) -> None:
        sign(canvas, "deeds", (at[0] + 12, at[1] + 15), 24, theme.muted)

    yield seat_plate.numbered(context, 24, deeds, each.properties)
    if each.awake:
        yield Extra(DIE, lambda at: speed_die(canvas, data.BUS, at, DIE))


def held(context: ClassicDrawContext, each: SeatView) -> Iterator[Extra]:
    """How many jail cards are held."""

    def key(at: Point) -> None:
        sign(context.canvas, "key", (at[0] + 14, at[1] + 15), 28, context.theme.muted)

    if each.cards:
        yield seat_plate.numbered(context, 28, key, len(each.cards))

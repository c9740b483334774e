"""The strip of seats below the classic board."""

from collections.abc import Iterator

from bot.games.classic import data
from bot.games.classic.view import SeatView
from rendering import seat_plate
from rendering.classic import geometry
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign, speed_die
from rendering.draw_context import Point
from rendering.seat_plate import Extra

DIE = 27


def draw(context: ClassicDrawContext) -> None:
    """A plate for each seat: sign, name, cash and what moved of it, jail, jail cards, deeds, the Speed Die."""
    view = context.view
    for each, box in zip(view.seats, geometry.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        seat_plate.draw(context, box, each, list(_extras(context, each)), context.words.number, lit=active)


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

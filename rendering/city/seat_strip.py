"""The strip of seats below City's board."""

from collections.abc import Iterator

from PIL import Image

from bot.games.city.view import SeatView
from rendering import seat_plate
from rendering.cache import kept
from rendering.canvas import LEAST, Style, polygon_mask
from rendering.city import geometry
from rendering.city.draw_context import CityDrawContext
from rendering.city.symbols import sign
from rendering.draw_context import Point
from rendering.seat_plate import Extra
from rendering.theme import NIGHT

COUNT = Style(LEAST, bold=True)
CARD, DODGE, HOUSES = 22, 29, 26


def draw(context: CityDrawContext) -> None:
    """A plate for each seat: sign, name, cash and what moved of it, what holds it, held cards, districts."""
    view = context.view
    for each, box in zip(view.seats, geometry.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        seat_plate.draw(context, box, each, [*held(context, each), _districts(context, each)], context.cash, lit=active)


def held(context: CityDrawContext, each: SeatView) -> Iterator[Extra]:
    """The sign of Rent Dodge, and the held cards by number (CITY-100, CITY-104)."""
    canvas, theme = context.canvas, context.theme

    def dodge(at: Point) -> None:
        canvas.rounded((at[0], at[1], at[0] + DODGE, at[1] + 29), 5, theme.warning)
        sign(canvas, "dodge", (at[0] + 15, at[1] + 15), 21, NIGHT)

    def card(at: Point) -> None:
        canvas.rounded((at[0], at[1], at[0] + CARD, at[1] + 29), 5, theme.muted)
        canvas.text((at[0] + CARD // 2, at[1]), "?", COUNT, theme.card, 0.5)

    if each.dodge:
        yield Extra(DODGE, dodge)
    if each.cards:
        yield seat_plate.numbered(context, CARD, card, len(each.cards))


def _districts(context: CityDrawContext, each: SeatView) -> Extra:
    """How many districts."""

    def houses(at: Point) -> None:
        context.canvas.stamp(houses_mask(HOUSES), (at[0], at[1] + 1), context.theme.muted)

    return seat_plate.numbered(context, HOUSES, houses, each.districts)


@kept
def houses_mask(size: int) -> Image.Image:
    """The sign of districts: two houses."""
    mask = polygon_mask(size, ((0.0, 0.95), (0.0, 0.5), (0.28, 0.2), (0.56, 0.5), (0.56, 0.95))).copy()
    tower = polygon_mask(size, ((0.64, 0.95), (0.64, 0.05), (1.0, 0.05), (1.0, 0.95)))
    mask.paste(255, (0, 0), tower)
    return mask

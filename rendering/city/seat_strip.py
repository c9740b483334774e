"""The strip of seats below City's board."""

from functools import cache

from PIL import Image

from bot.games.city.view import SeatView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Style, cut, polygon_mask, width
from rendering.city import geometry
from rendering.city.draw_context import CityDrawContext
from rendering.city.symbols import sign
from rendering.theme import NIGHT

COUNT = Style(LEAST, bold=True)
NAME, CASH, SMALL = Style(LEAST), Style(33, bold=True), Style(LEAST)


def draw(context: CityDrawContext) -> None:
    """A card for each seat: sign, name, cash and what moved of it, districts, held cards, and what holds it."""
    view = context.view
    for each, box in zip(view.seats, geometry.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        context.card(box, (11, 7), 5, lit=active)
        context.token(each.seat, (box[0] + 43, (box[1] + box[3]) // 2), 59, context.theme.card)
        _facts(context, box, each)


def _facts(context: CityDrawContext, box: Box, each: SeatView) -> None:
    left, top, right, _ = box
    canvas, theme, name = context.canvas, context.theme, context.names[each.seat]
    x, edge = left + 83, right - 13
    if each.moved:
        edge = context.moved(edge, top + 9, each.moved, context.cash) - 7
    canvas.text((x, top + 10), cut(name, NAME, edge - x), NAME, theme.ink if each.solvent else theme.muted)
    if not each.solvent:
        canvas.text((x, top + 48), context.say("out"), SMALL, theme.muted)
        return
    canvas.text((x, top + 42), context.cash(each.cash), CASH, theme.ink)
    if each.jailed:
        canvas.text((x, top + 86), context.say("jailed"), SMALL, theme.alarm)
        x += width(context.say("jailed"), SMALL) + 18
    else:
        canvas.stamp(houses_mask(26), (x, top + 85), theme.muted)
        x = context.number((x + 31, top + 86), each.districts, 18)
    held(context, (x, top + 84), each)


def held(context: CityDrawContext, at: tuple[int, int], each: SeatView) -> None:
    """The held cards by number, and the sign of Rent Dodge (CITY-100, CITY-104)."""
    (x, y), canvas, theme = at, context.canvas, context.theme
    if each.cards:
        canvas.rounded((x, y, x + 22, y + 29), 5, theme.muted)
        canvas.text((x + 11, y), "?", COUNT, theme.card, 0.5)
        x = context.number((x + 28, y + 2), len(each.cards), 18)
    if each.dodge:
        canvas.rounded((x, y, x + 29, y + 29), 5, theme.warning)
        sign(canvas, "dodge", (x + 15, y + 15), 21, NIGHT)


@cache
def houses_mask(size: int) -> Image.Image:
    """The sign of districts: two houses."""
    mask = polygon_mask(size, ((0.0, 0.95), (0.0, 0.5), (0.28, 0.2), (0.56, 0.5), (0.56, 0.95))).copy()
    tower = polygon_mask(size, ((0.64, 0.95), (0.64, 0.05), (1.0, 0.05), (1.0, 0.95)))
    mask.paste(255, (0, 0), tower)
    return mask

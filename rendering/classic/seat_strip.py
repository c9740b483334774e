"""The strip of seats below the classic board."""

from bot.games.classic import data
from bot.games.classic.view import SeatView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot, Style, cut, width
from rendering.classic import geometry
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign, speed_die

NAME, SMALL = Style(LEAST), Style(LEAST)
CASH = 36, 34, 32, 30, 28, 26, LEAST


def draw(context: ClassicDrawContext) -> None:
    """A card for each seat: sign, name, cash and what moved of it, deeds, jail cards, the Speed Die, jail."""
    view = context.view
    for each, box in zip(view.seats, geometry.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        context.card(box, (11, 7), 6, lit=active)
        context.token(each.seat, (box[0] + 45, (box[1] + box[3]) // 2), 61, context.theme.card)
        _facts(context, box, each)


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
    canvas.text((x, top + 41), context.cash(each.cash), Slot((right - x - 13, 44), CASH, bold=True), theme.ink)
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

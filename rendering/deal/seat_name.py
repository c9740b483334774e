"""The plate of a player: token, name, the rank at the end; lit for whose turn it is or whose answer is awaited."""

from functools import lru_cache

from PIL import Image

from bot.games.deal.view import SeatView
from rendering.board_ring import Box
from rendering.canvas import Canvas, Style, cut, width
from rendering.deal import demand
from rendering.deal.draw_context import DealDrawContext
from rendering.seat_symbols import token
from rendering.theme import Colour, Theme

NAME, HIGH = Style(28, bold=True), 46
"""The style of a name, and the height of a plate."""


def rim(context: DealDrawContext, each: SeatView) -> Colour | None:
    """The colour of a plate's rim: whose answer is awaited, else whose turn it is."""
    view = context.view
    if view.stage == "over":
        return None
    if each.seat in demand.awaited(view.demand):
        return context.theme.alarm
    return context.theme.accent if each.seat == view.active else None


@lru_cache(32)
def empty(wide: int, edge: Colour | None, ground: Colour, theme: Theme) -> Image.Image:
    """An empty plate on a ground of one colour. Not to be changed."""
    canvas = Canvas(Image.new("RGB", (wide, HIGH), ground))
    canvas.card((0, 0, wide, HIGH), (12, 8), (5, edge), theme.card)
    return canvas.image


def plate(context: DealDrawContext, canvas: Canvas, each: SeatView, box: Box, room: int, ground: Colour) -> None:
    """The plate with token and name; `room`: how many pixels at its right end are for others."""
    theme, (left, top, right, bottom) = context.theme, box
    canvas.put(empty(right - left, rim(context, each), ground, theme), (left, top))
    token(canvas, context.sign(each.seat), (left + 29, (top + bottom) // 2), 38, theme.card)
    left, top = left + 56, (top + bottom) // 2 - 18
    if context.view.ranks:
        rank = f"{context.view.ranks[each.seat]}."
        canvas.text((left, top), rank, NAME, theme.accent)
        left += width(rank, NAME) + 8
    ink = theme.ink if each.playing else theme.muted
    canvas.text((left, top), cut(context.names[each.seat], NAME, right - room - left - 8), NAME, ink)

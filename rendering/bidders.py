"""Who bids in an auction, beside its display: who leads, and who bids no more."""

from collections.abc import Sequence

from bot.kit.contract import Seat
from rendering.canvas import Style, cut
from rendering.draw_context import DrawContext, Point

NAME, SAID = Style(44, bold=True), Style(32)


def leader(context: DrawContext, at: Point, right: int, seat: Seat | None, name: Style = NAME) -> None:
    """Who leads, from a point on and up to the right edge; that there is no bid for nobody."""
    (x, y), canvas, theme = at, context.canvas, context.theme
    canvas.text(at, context.say("no-bid" if seat is None else "leads"), SAID, theme.muted)
    if seat is not None:
        context.token(seat, (x + 36, y + 84), 68, theme.card)
        canvas.text((x + 84, y + 60), cut(context.names[seat], name, right - x - 84), name, theme.ink)


def passed(context: DrawContext, at: Point, seats: Sequence[Seat]) -> None:
    """Who bids no more, five in a row below a heading."""
    x, y = at
    if seats:
        context.canvas.text(at, context.say("passed"), SAID, context.theme.muted)
    for number, seat in enumerate(seats):
        context.token(seat, (x + 30 + number % 5 * 66, y + 72 + number // 5 * 60), 50, context.theme.card)

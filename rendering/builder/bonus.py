"""The two bonus cards and how everybody stands for them: most cash, the largest group of buildings."""

from PIL import Image

from bot.games.builder.data import BILLIONAIRE, COMMUNITY
from bot.games.builder.view import SeatView
from rendering.board_ring import Box
from rendering.builder import derived
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import sign
from rendering.canvas import LEAST, Slot, Style, cut
from rendering.theme import NIGHT, SEATS

WIDTH, MARGIN, HEAD, ROW = 1000, 20, 150, 76
TITLE = Slot((WIDTH - 2 * MARGIN - 150 - 140, 60), (46, 44, 42, 40, 38, 36), bold=True)
RULE = Slot((WIDTH - 2 * MARGIN - 150 - 140, 66), (32, 30, 28, 26, LEAST))
"""A bonus card's name, and what it is for."""
NAME, FIGURE = Style(34), Style(38, bold=True)


def draw(context: BuilderDrawContext) -> Image.Image:
    """Both cards as an RGB image."""
    view = context.view
    high = HEAD + len(view.seats) * ROW + 12
    canvas = context.blank((WIDTH, 2 * (high + MARGIN) + MARGIN))
    sizes = [len(group) for group in derived.groups(view.sites, len(view.seats))]
    richest = {each.seat: each.cash if each.status == "in" else 0 for each in view.seats}
    largest = {each.seat: 0 if each.status == "left" else sizes[each.seat] for each in view.seats}
    top = MARGIN
    for kind, points, stands in (("billionaire", BILLIONAIRE, richest), ("community", COMMUNITY, largest)):
        box = MARGIN, top, WIDTH - MARGIN, top + high
        canvas.rounded(box, 18, context.theme.card)
        _head(context, box, kind, points)
        order = sorted(view.seats, key=lambda each: -stands[each.seat])
        for place, each in enumerate(order):
            row = MARGIN + 14, top + HEAD + place * ROW + 8, WIDTH - MARGIN - 14, top + HEAD + (place + 1) * ROW
            _row(context, row, each, kind, (stands[each.seat], max(stands.values())))
        top += high + MARGIN
    return canvas.image


def _head(context: BuilderDrawContext, box: Box, kind: str, points: int) -> None:
    """The card's sign, name, points, and what it is for."""
    left, top, right, _ = box
    canvas = context.canvas
    canvas.head(box, HEAD - 8, 18, GOLD)
    sign(canvas, "crown" if kind == "billionaire" else kind, (left + 76, top + 70), 84, NIGHT)
    canvas.lines((left + 150, top + 18), TITLE.set(context.say(kind)), NIGHT)
    canvas.lines((left + 150, top + 72), RULE.set(context.say(f"{kind}-rule")), NIGHT)
    canvas.text((right - 28, top + 30), f"+{points}", Style(64, bold=True), NIGHT, 1.0)


def _row(context: BuilderDrawContext, box: Box, each: SeatView, kind: str, stands: tuple[int, int]) -> None:
    """A player: a bar as long as what counts, and whether the card would be theirs now."""
    left, top, right, bottom = box
    canvas, theme, y = context.canvas, context.theme, (top + bottom) // 2
    amount, most = stands
    held = bool(getattr(each.score, kind))
    context.card(box, (12, 8), 5, lit=held, ground=theme.service)
    context.token(each.seat, (left + 44, y), 52, theme.service)
    text = context.cash(amount) if kind == "billionaire" else str(amount)
    edge = right - 20
    if held:
        star(context, (edge - 20, y), 40)
    edge -= 58
    canvas.text((edge, y - 24), text, FIGURE, theme.ink if amount else theme.muted, 1.0)
    bar, colour = left + 430, SEATS[context.sign(each.seat)]
    room = edge - 176 - bar
    if amount > 0 and most > 0:
        canvas.rounded((bar, y - 13, bar + max(18, room * amount // most), y + 13), 9, colour)
    canvas.text((left + 84, y - 21), cut(context.names[each.seat], NAME, 330), NAME, theme.ink)

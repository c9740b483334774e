"""The final count as a table: each player's cash and rents, the total, the rank (CITY-149)."""

from PIL import Image

from bot.games.city.view import CountLine
from rendering.canvas import Slot, Style, cut, width
from rendering.city.draw_context import CityDrawContext

WIDTH, MARGIN, GAP = 1000, 16, 8
HIGH = 98
LEFT, RIGHT = MARGIN + 20, WIDTH - MARGIN - 20
RANK, NAME, TOTAL, SUM = Style(44, bold=True), Style(36, bold=True), Style(44, bold=True), Style(28)
SUMS = 28, 27


def draw(context: CityDrawContext) -> Image.Image:
    """The count as an RGB image, as high as its players need."""
    lines = sorted(context.view.count, key=lambda each: each.rank)
    context.blank((WIDTH, 2 * MARGIN - GAP + len(lines) * (HIGH + GAP)))
    for number, line in enumerate(lines):
        _line(context, MARGIN + number * (HIGH + GAP), line)
    return context.canvas.image


def _line(context: CityDrawContext, top: int, line: CountLine) -> None:
    """A player: rank, sign, name and total, the sum."""
    canvas, theme = context.canvas, context.theme
    box = (MARGIN, top, WIDTH - MARGIN, top + HIGH)
    context.card(box, (14, 10), 6, lit=line.rank == 1)
    canvas.text((LEFT + 16, top + 24), str(line.rank), RANK, theme.ink, 0.5)
    context.token(line.seat, (LEFT + 82, top + 50), 62, theme.card)
    seat = next((each for each in context.view.seats if each.seat == line.seat), None)
    x = LEFT + 134
    if seat is not None and not seat.solvent:
        canvas.text((x, top + 10), cut(context.names[line.seat], NAME, RIGHT - x), NAME, theme.muted)
        canvas.text((x, top + 56), context.say("out"), SUM, theme.muted)
        return
    total = context.cash(line.total)
    canvas.text((RIGHT, top + 22), total, TOTAL, theme.accent if line.rank == 1 else theme.ink, 1.0)
    room = RIGHT - x - width(total, TOTAL) - 24
    canvas.text((x, top + 10), cut(context.names[line.seat], NAME, room), NAME, theme.ink)
    said = context.say("sum", cash=context.cash(line.cash), rents=context.cash(line.total - line.cash))
    canvas.text((x, top + 56), said, Slot((room, 36), SUMS), theme.muted)

"""The final count as a table: each player's cash, properties and buildings, the total, the rank (CLASSIC-166)."""

from PIL import Image

from bot.games.classic import data
from bot.games.classic.view import CountLine
from rendering.canvas import Slot, Style, cut, width
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign

WIDTH, MARGIN, GAP, ROW = 1000, 16, 8, 104
LEFT, RIGHT = MARGIN + 22, WIDTH - MARGIN - 22
RANK, NAME, TOTAL, SUM = Style(48, bold=True), Style(38, bold=True), Style(46, bold=True), Style(32)
SIGNS = ("coin", "deeds", data.SHOP)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The count as an RGB image, as high as its players need."""
    lines = sorted(context.view.count, key=lambda each: each.rank)
    context.blank((WIDTH, 2 * MARGIN - GAP + len(lines) * (ROW + GAP)))
    for number, line in enumerate(lines):
        _line(context, MARGIN + number * (ROW + GAP), line)
    return context.canvas.image


def _line(context: ClassicDrawContext, top: int, line: CountLine) -> None:
    """A player: rank, sign, name and total, the sums they are made of."""
    canvas, theme = context.canvas, context.theme
    box = MARGIN, top, WIDTH - MARGIN, top + ROW
    context.card(box, (14, 10), 6, lit=line.rank == 1)
    canvas.text((LEFT + 18, top + 22), str(line.rank), RANK, theme.ink, 0.5)
    context.token(line.seat, (LEFT + 92, top + ROW // 2), 68, theme.card)
    x = LEFT + 152
    out = any(each.seat == line.seat and not each.solvent for each in context.view.seats)
    if out:
        canvas.text((x, top + 8), cut(context.names[line.seat], NAME, RIGHT - x), NAME, theme.muted)
        canvas.text((x, top + 56), context.say("out"), SUM, theme.muted)
        return
    total = context.cash(line.total)
    canvas.text((RIGHT, top + 22), total, TOTAL, theme.accent if line.rank == 1 else theme.ink, 1.0)
    canvas.text(
        (x, top + 8), cut(context.names[line.seat], NAME, RIGHT - x - width(total, TOTAL) - 24), NAME, theme.ink
    )
    for kind, amount in zip(SIGNS, (line.cash, line.properties, line.buildings), strict=True):
        sign(canvas, kind, (x + 18, top + 76), 32, theme.muted)
        canvas.text((x + 46, top + 55), context.words.number(amount), Slot((160, 40), (32, 30, 28, 27)), theme.ink)
        x += 216

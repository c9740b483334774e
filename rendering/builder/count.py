"""The final count: each player's buildings, sets and bonus cards summed up, cash for ties."""

from PIL import Image

from bot.games.builder.data import SET_POINTS
from bot.games.builder.view import CountLine
from rendering.builder.colours import COLOURS, GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import group_sign, sign
from rendering.canvas import Style, cut, fit, width
from rendering.theme import NIGHT

WIDTH, MARGIN, GAP = 1000, 16, 8
CARD, OUT = 152, 92
LEFT, RIGHT = MARGIN + 20, WIDTH - MARGIN - 20
NAME, TOTAL, SUM, FIGURE = Style(38, bold=True), Style(56, bold=True), Style(30), Style(34, bold=True)
SUMS = (30, 29, 28, 27)


def draw(context: BuilderDrawContext) -> Image.Image:
    """The count as an RGB image."""
    lines = sorted(context.view.count, key=lambda each: each.rank)
    context.blank((WIDTH, 2 * MARGIN - GAP + sum(height(line) + GAP for line in lines)))
    y = MARGIN
    for line in lines:
        _line(context, y, line)
        y += height(line) + GAP
    return context.canvas.image


def height(line: CountLine) -> int:
    """How high a player's card is."""
    return OUT if line.status == "left" else CARD


def _line(context: BuilderDrawContext, top: int, line: CountLine) -> None:
    """A player: rank, token, name, total; below it what it is made of."""
    canvas, theme = context.canvas, context.theme
    box = MARGIN, top, WIDTH - MARGIN, top + height(line)
    context.card(box, (14, 10), 6, lit=line.rank == 1)
    canvas.text((LEFT + 16, top + 16), str(line.rank), Style(46, bold=True), theme.ink, 0.5)
    context.token(line.seat, (LEFT + 82, top + 44), 62, theme.card)
    x = LEFT + 130
    if line.status == "left":
        canvas.text((x, top + 8), cut(context.names[line.seat], NAME, RIGHT - x), NAME, theme.muted)
        canvas.text((x, top + 50), context.say("left"), SUM, theme.muted)
        return
    total = str(line.score.total)
    canvas.text((RIGHT - 4, top + 10), total, TOTAL, theme.accent if line.rank == 1 else theme.ink, 1.0)
    edge = RIGHT - 4 - width(total, TOTAL) - 36
    star(context, (edge, top + 46), 48)
    cash = context.cash(line.cash) if line.status == "in" else context.say(line.status)
    canvas.text((edge - 44, top + 26), cash, SUM, theme.muted, 1.0)
    room = edge - 44 - width(cash, SUM) - 20 - x
    canvas.text((x, top + 20), cut(context.names[line.seat], NAME, room), NAME, theme.ink)
    _parts(context, top + 84, line)


def buildings(line: CountLine) -> str:
    """Points of each building, highest first: `16 + 3 + 1`."""
    return " + ".join(str(points) for _, points in sorted(line.buildings, key=lambda each: -each[1])) or "0"


def _parts(context: BuilderDrawContext, top: int, line: CountLine) -> None:
    """Buildings, sets and bonus cards, each with its points; together they are the total."""
    canvas, theme, y = context.canvas, context.theme, top + 32
    canvas.fill((LEFT, top - 2, RIGHT, top), theme.line)
    sign(canvas, "blocks", (LEFT + 18, y), 32, theme.muted)
    x = _sum(context, (LEFT + 46, y), line)
    x += 34
    cards = {"crown": line.score.billionaire, "community": line.score.community}
    for kind, points in ({group: SET_POINTS[group] for group in line.sets} | cards).items():
        if points:
            canvas.rounded((x, y - 20, x + 40, y + 20), 8, COLOURS.get(kind, GOLD))
            if kind in COLOURS:
                group_sign(canvas, kind, (x + 20, y), 26)
            else:
                sign(canvas, kind, (x + 20, y), 30, NIGHT)
            canvas.text((x + 46, y - 21), f"+{points}", FIGURE, theme.ink)
            x += 58 + width(f"+{points}", FIGURE)


def _sum(context: BuilderDrawContext, at: tuple[int, int], line: CountLine) -> int:
    """The buildings' sum, as short as the other parts need; returns where it ends."""
    x, y = at
    others = len(line.sets) + bool(line.score.billionaire) + bool(line.score.community)
    total = str(line.score.buildings)
    canvas, theme = context.canvas, context.theme
    canvas.text((x, y - 21), total, FIGURE, theme.ink)
    x += width(total, FIGURE) + 12
    said = f"= {buildings(line)}"
    room = RIGHT - x - 34 - others * 98
    if len(line.buildings) > 1 and width(said, Style(SUMS[-1])) <= room:
        style = fit(said, (room, 40), SUMS).style
        canvas.text((x, y - style.size // 2 - 4), said, style, theme.muted)
        x += width(said, style)
    return x

"""The final count as a table: each player's cash, the rent of each district, the total, the rank (CITY-149)."""

from PIL import Image

from bot.games.city.data import DISTRICTS
from bot.games.city.view import CountLine
from bot.kit.contract import Cash, Space
from rendering.canvas import LEAST, Slot, Style, cut, fit, width
from rendering.city.draw_context import CityDrawContext
from rendering.seat_symbols import group_sign
from rendering.theme import GROUPS

WIDTH, MARGIN, GAP = 1000, 20, 12
TITLE, HEAD, ROW, FOOT = 76, 100, 38, 8
LEFT, RIGHT = MARGIN + 20, WIDTH - MARGIN - 20
COLUMN = (RIGHT - LEFT - 28) // 2
RANK, NAME, TOTAL, SUM = Style(44, bold=True), Style(36, bold=True), Style(44, bold=True), Style(28)
CELL = 28, 27, 26, 25, LEAST


def draw(context: CityDrawContext) -> Image.Image:
    """The count as an RGB image, as high as its districts need."""
    lines = sorted(context.view.count, key=lambda each: each.rank)
    high = TITLE + sum(height(line) + GAP for line in lines) + MARGIN - GAP
    canvas = context.blank((WIDTH, high))
    canvas.text((LEFT, 14), context.say("stage", stage="over"), Style(46, bold=True), context.theme.ink)
    top = TITLE
    for line in lines:
        _line(context, top, line)
        top += height(line) + GAP
    return canvas.image


def height(line: CountLine) -> int:
    """How high a player's card is: two districts in a row."""
    rows = (len(line.districts) + 1) // 2
    return HEAD + rows * ROW + (FOOT if rows else 0)


def _line(context: CityDrawContext, top: int, line: CountLine) -> None:
    """A player: rank, sign, name and total, the sum, the districts."""
    canvas, theme, bottom = context.canvas, context.theme, top + height(line)
    box = (MARGIN, top, WIDTH - MARGIN, bottom)
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
    canvas.text((x, top + 56), said, Slot((room, 36), (28, 27, 26, 25, LEAST)), theme.muted)
    for number, (space, rent) in enumerate(line.districts):
        column, row = number % 2, number // 2
        _district(context, (LEFT + column * (COLUMN + 28), top + HEAD + row * ROW), space, rent)


def _district(context: CityDrawContext, at: tuple[int, int], space: Space, rent: Cash) -> None:
    """A district with its rent: sign of its group, name, amount."""
    (x, y), canvas, theme = at, context.canvas, context.theme
    group = DISTRICTS[space].group
    canvas.rounded((x, y + 1, x + 34, y + 33), 7, GROUPS[group])
    group_sign(canvas, group, (x + 17, y + 17), 22)
    amount = context.cash(rent)
    style = Style(28, bold=True)
    canvas.text((x + COLUMN, y + 1), amount, style, theme.ink if rent else theme.muted, 1.0)
    room = COLUMN - 44 - width(amount, style) - 14
    setting = fit(context.words.space("city", space), (room, 34), CELL)
    canvas.text((x + 44, y + 2), setting.lines[0], setting.style, theme.ink if rent else theme.muted)

"""The aiming panel's picture: where a perfect hand would go, how far a real one strays, what it would touch first."""

from decimal import Decimal
from functools import partial
from math import ceil, cos, floor, hypot, radians, sin

from PIL import Image, ImageDraw

from bot.games.knockout.aim_preview import Preview, preview
from bot.games.knockout.data import LAUNCH, ROWS
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import reach, spread
from rendering.board_ring import Box
from rendering.canvas import Slot, Style, cut, fit, width
from rendering.index_canvas import on
from rendering.knockout import board, geometry, slide_trails
from rendering.knockout.background import still
from rendering.knockout.before_after import side_with
from rendering.knockout.colours import CLEAR, SOFT, table
from rendering.knockout.disc import lying, ring, token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.side_panel import CARD
from rendering.knockout.told import chip

HEIGHT = 574
LEFT, RIGHT = geometry.MARGIN, geometry.WIDTH - geometry.MARGIN
IN = 18
TITLE, NAME, VALUE = Style(30), Style(32, bold=True), Style(44, bold=True)
PERCENTS = Slot((geometry.CELL[0], 40), (34, 32, 30, 28, geometry.LEAST), bold=True)
BAR, FOOT, HIGHEST = 52, 534, 44
"""The width of a chance's bar, where its foot stands, and how high it is at most."""
LOST = Slot(((RIGHT - LEFT) // 2 - 12, 40), (32, 30, 28, geometry.LEAST), bold=True)
"""A chance to leave the round, below the bars."""
HIT: Box = (LEFT, geometry.TABLE[3] + 24, RIGHT, geometry.TABLE[3] + 130)
"""The card that says what would be touched."""
SAID = (32, 31, 30, 28, geometry.LEAST)
TENTHS = 10
SHOWN = 0.005
"""A chance below this is not shown."""


def draw(context: KnockoutDrawContext, *, band: bool = True) -> Image.Image:
    """The aim of who looks among the tokens at rest; without its spread when the table plays without (`aim-band`)."""
    view = context.view
    size = geometry.WIDTH, HEIGHT if band else HIT[3] + geometry.MARGIN
    context.canvas = on(still(context.theme, context.words, apron=False).crop((0, 0, *size)), context.theme)
    number = view.awaited.token if view.awaited else -1
    rest = resting(context, number)
    seen = preview(rest, view.aim)
    start, end = geometry.spot(*seen.start), geometry.spot(*(seen.touch or seen.stop))
    board.lane(context, [[start, end]])
    if band:
        _cone(context, seen)
    slide_trails.trail(
        context.canvas, slide_trails.shortened([start, end], slide_trails.BACK) or [start, end], 4, context.theme.ink
    )
    for each in rest:
        lying(context.canvas, each.token, geometry.spot(each.x, each.y), table(context.theme).shade)
    _ends(context, seen, number)
    if band:
        _chances(context, seen)
    _settings(context, seen)
    return context.canvas.image


bare = partial(draw, band=False)
"""The same without the spread."""


def resting(context: KnockoutDrawContext, without: int) -> list[Lying]:
    """All tokens on the board except the one that is to be slid."""
    return [Lying(each.number, each.x, each.y) for each in context.lying() if each.number != without]


def _cone(context: KnockoutDrawContext, seen: Preview) -> None:
    """One sigma to each side of the direction as a soft cone, and the band in which most slides stop."""
    lane, angle, power = context.view.aim
    far, wide = (each / 1000 for each in spread(power))
    mean = reach(power) / 1000
    last = mean + far
    if seen.touch is not None:
        last = min(last, hypot(seen.touch[0] - seen.start[0], seen.touch[1] - seen.start[1]) / 1000)
    turn = wide / 1000
    middle = angle / TENTHS
    _cover(context, _sector(lane, (middle - turn, middle + turn), (0, last)), SOFT)
    if seen.touch is None:
        _cover(context, _sector(lane, (middle - turn, middle + turn), (max(0.0, mean - far), last)), CLEAR)


def _sector(lane: int, between: tuple[float, float], ways: tuple[float, float]) -> list[tuple[float, float]]:
    """A piece of a cone as points in millimetres: between two directions and two distances; as wide as a token."""
    near, far = ways
    edges = []
    for direction, aside in zip(between, (-1, 1), strict=True):
        arc = radians(direction)
        edges.append([(lane + aside * 8 + sin(arc) * way, LAUNCH + cos(arc) * way) for way in (near, far)])
    return [edges[0][0], edges[0][1], edges[1][1], edges[1][0]]


def _cover(context: KnockoutDrawContext, points: list[tuple[float, float]], part: float) -> None:
    """Lay the accent over a part of the board, given by its corners."""
    corners = [geometry.along(x, y) for x, y in points]
    across, along = [x for x, _ in corners], [y for _, y in corners]
    left, right = max(geometry.LEFT, floor(min(across))), min(geometry.RIGHT, ceil(max(across)))
    top, bottom = max(geometry.TOP, floor(min(along))), min(geometry.BOTTOM, ceil(max(along)))
    if left >= right or top >= bottom:
        return
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in corners], fill=round(255 * part))
    context.canvas.stamp(mask, (left, top), context.theme.accent)


def _ends(context: KnockoutDrawContext, seen: Preview, number: int) -> None:
    """The token at GO; at the end of its way a ring, with a frame round what it would touch or a cross where it falls."""
    canvas, theme = context.canvas, context.theme
    lying(canvas, max(number, 0), geometry.spot(*seen.start), table(theme).shade)
    end = geometry.spot(*(seen.touch or seen.stop))
    ring(canvas, end, geometry.DISC + 2, 5, theme.ink)
    if seen.touch is not None:
        for each in context.lying():
            if each.number == seen.touched:
                ring(canvas, geometry.spot(each.x, each.y), geometry.DISC + 18, 6, theme.accent)
    elif seen.leaves:
        slide_trails.lost(context, max(number, 0), end)


def _chances(context: KnockoutDrawContext, seen: Preview) -> None:
    """The chance of each row as a bar and a figure; nothing of what comes after a first touch."""
    if seen.touch is not None:
        return
    canvas, theme = context.canvas, context.theme
    found = odds(context.view.aim)
    most = max(found)
    for row in geometry.rows():
        if found[row] < SHOWN:
            continue
        left, right = geometry.beside(row)
        high, middle = max(6, round(HIGHEST * found[row] / most)), (left + right) // 2
        canvas.rounded((middle - BAR // 2, FOOT - high, middle + BAR // 2, FOOT), 10, theme.accent)
        box = left, FOOT - high - 42, right, FOOT - high
        canvas.centred(box, PERCENTS.set(percent(context, found[row])), theme.ink)
    canvas.fill((geometry.LINE, FOOT, geometry.RIGHT, FOOT + 3), theme.line)
    _lost(context, found)


def _lost(context: KnockoutDrawContext, found: tuple[float, ...]) -> None:
    """The chances to fall short and to leave the board, at the end where that happens."""
    for key, at, align in (("chance-short", 0, 0.0), ("chance-off", ROWS + 1, 1.0)):
        if found[at] >= SHOWN:
            said = context.say(key, chance=percent(context, found[at]))
            x = RIGHT if align else LEFT
            context.canvas.text((x, FOOT + 4), said, LOST.set(said).style, context.theme.alarm, align)


def percent(context: KnockoutDrawContext, chance: float) -> str:
    """A chance in per cent."""
    return context.say("percent", n=round(100 * chance))


def _settings(context: KnockoutDrawContext, seen: Preview) -> None:
    """Lane, angle and power; what would be touched first."""
    canvas, theme = context.canvas, context.theme
    lane, angle, power = context.view.aim
    context.card(geometry.HEAD, *CARD, lit=False)
    wide, y = (RIGHT - LEFT) // 3, (geometry.HEAD[1] + geometry.HEAD[3]) // 2
    shown = (("lane", str(lane)), ("angle", angled(context, angle)), ("power", str(power)))
    for number, (key, value) in enumerate(shown):
        x, label = LEFT + IN + number * wide, context.say(key)
        canvas.text((x, y - 17), label, TITLE, theme.muted)
        room = wide - IN - width(label, TITLE) - 26
        style = fit(value, (room, 50), (VALUE.size, *PERCENTS.sizes), bold=True).style
        canvas.text((x + width(label, TITLE) + 14, y - style.line // 2 - 2), value, style, theme.ink)
    if seen.touch is not None:
        _touched(context, seen.touched)


def angled(context: KnockoutDrawContext, angle: int) -> str:
    """An angle in degrees, with the side to which it goes."""
    size = context.words.number(Decimal(abs(angle)) / TENTHS)
    return context.say("angle-of", size=size, side="left" if angle < 0 else "right" if angle else "straight")


def _touched(context: KnockoutDrawContext, number: int) -> None:
    """What is in the way: the token, whose it is, and where it lies."""
    canvas, theme = context.canvas, context.theme
    side = side_with(context.view, number)
    at = next(each for each in side.tokens if each.number == number)
    context.card(HIT, *CARD, lit=True)
    y = (HIT[1] + HIT[3]) // 2
    token(canvas, number, (LEFT + IN + 40, y), 72)
    x = LEFT + IN + 96
    canvas.text((x, HIT[1] + 12), context.say("touches"), TITLE, theme.muted)
    who, middle = context.words.list(context.people_of(side)), RIGHT - 400
    canvas.text((x, HIT[1] + 56), cut(who, NAME, middle - 20 - x), NAME, theme.ink)
    chip(canvas, at.space, (middle + 22, y), theme, 44)
    x = middle + 58
    canvas.lines((x, y), fit(context.space(at.space), (RIGHT - IN - x, 90), SAID), theme.ink, level=True)

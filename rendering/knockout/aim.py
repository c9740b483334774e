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
from rendering.canvas import Canvas, Slot, Style, cut, fit, width
from rendering.knockout import board, geometry, slide_trails
from rendering.knockout.background import still
from rendering.knockout.before_after import side_with
from rendering.knockout.colours import CLEAR, SOFT
from rendering.knockout.disc import ring, token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.side_panel import CARD

LEFT, RIGHT = geometry.PANEL
IN = 18
BAR = 26
PERCENT, TITLE, NAME = Style(36, bold=True), Style(geometry.LEAST), Style(30, bold=True)
VALUES = (36, 34, 32, 30, 28, geometry.LEAST)
LOST = Slot((geometry.NAMED[1] - geometry.NAMES, 46), VALUES, bold=True)
"""A chance to leave the round, beside the launch area."""
HIT = 176
"""The height of the card that says what would be touched."""
SAID = (30, 28, 27, geometry.LEAST)
TENTHS = 10
SHOWN = 0.005
"""A chance below this is not shown."""


def draw(context: KnockoutDrawContext, *, band: bool = True) -> Image.Image:
    """The aim of who looks among the tokens at rest; without its spread when the table plays without (`aim-band`)."""
    view = context.view
    context.canvas = Canvas(still(context.theme, context.words).copy())
    board.pot(context)
    number = view.awaited.token if view.awaited else -1
    rest = resting(context, number)
    seen = preview(rest, view.aim)
    if band:
        _cone(context, seen)
    start, end = geometry.spot(*seen.start), geometry.spot(*(seen.touch or seen.stop))
    slide_trails.trail(context.canvas, [start, end], 6, context.theme.ink)
    for each in rest:
        token(context.canvas, each.token, geometry.spot(each.x, each.y))
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
    corners = [(geometry.LEFT + x * geometry.SCALE, geometry.BOTTOM - y * geometry.SCALE) for x, y in points]
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
    token(canvas, max(number, 0), geometry.spot(*seen.start))
    end = geometry.spot(*(seen.touch or seen.stop))
    ring(canvas, end, geometry.DISC + 2, 5, theme.ink)
    if seen.touch is not None:
        for each in context.lying():
            if each.number == seen.touched:
                ring(canvas, geometry.spot(each.x, each.y), geometry.DISC + 18, 6, theme.accent)
    elif seen.leaves:
        slide_trails.lost(canvas, max(number, 0), end, theme.alarm, theme.ground)


def _chances(context: KnockoutDrawContext, seen: Preview) -> None:
    """The chance of each row as a bar and a figure; nothing of what comes after a first touch."""
    if seen.touch is not None:
        return
    canvas, theme = context.canvas, context.theme
    found = odds(context.view.aim)
    most = max(found)
    for row in geometry.rows():
        chance = found[row]
        if chance < SHOWN:
            continue
        _, top, _, bottom = geometry.beside(row)
        middle = (top + bottom) // 2
        long = max(6, round((RIGHT - LEFT - 110) * chance / most))
        canvas.rounded((LEFT, middle - BAR, LEFT + long, middle + BAR), 10, theme.accent)
        canvas.text((LEFT + long + 14, middle - 22), percent(context, chance), PERCENT, theme.ink)
    _lost(context, found)


def _lost(context: KnockoutDrawContext, found: tuple[float, ...]) -> None:
    """The chances to fall short and to leave the board."""
    y = geometry.LINE + 22
    for key, at in (("chance-short", 0), ("chance-off", ROWS + 1)):
        if found[at] >= SHOWN:
            said = context.say(key, chance=percent(context, found[at]))
            context.canvas.lines((geometry.NAMES, y), LOST.set(said), context.theme.alarm)
            y += 48


def percent(context: KnockoutDrawContext, chance: float) -> str:
    """A chance in per cent."""
    return context.say("percent", n=round(100 * chance))


def _settings(context: KnockoutDrawContext, seen: Preview) -> None:
    """Lane, angle and power; what would be touched first."""
    canvas, theme = context.canvas, context.theme
    lane, angle, power = context.view.aim
    box = LEFT, geometry.LINE + 8, RIGHT, geometry.BOTTOM
    context.card(box, *CARD, lit=False)
    shown = (("lane", str(lane)), ("angle", angled(context, angle)), ("power", str(power)))
    for number, (key, value) in enumerate(shown):
        y = box[1] + 10 + number * 46
        canvas.text((LEFT + IN, y + 5), context.say(key), TITLE, theme.muted)
        style = fit(value, (RIGHT - LEFT - 2 * IN - width(context.say(key), TITLE) - 12, 44), VALUES, bold=True).style
        canvas.text((RIGHT - IN, y + 20 - style.line // 2), value, style, theme.ink, 1.0)
    if seen.touch is not None:
        _touched(context, seen.touched)


def angled(context: KnockoutDrawContext, angle: int) -> str:
    """An angle in degrees, with the side to which it goes."""
    size = context.words.number(Decimal(abs(angle)) / TENTHS)
    return context.say("angle-of", size=size, side="left" if angle < 0 else "right" if angle else "straight")


def _touched(context: KnockoutDrawContext, number: int) -> None:
    """What is in the way, beside its row."""
    canvas, theme = context.canvas, context.theme
    side = side_with(context.view, number)
    at = next(each for each in side.tokens if each.number == number)
    middle = min(max(geometry.spot(at.x, at.y)[1], geometry.TOP + HIT // 2), geometry.LINE - HIT // 2)
    box = LEFT, middle - HIT // 2, RIGHT, middle + HIT // 2
    context.card(box, *CARD, lit=True)
    token(canvas, number, (LEFT + IN + 28, box[1] + 54), 56)
    x = LEFT + IN + 68
    canvas.text((x, box[1] + 20), context.say("touches"), TITLE, theme.muted)
    who = context.words.list(context.people_of(side))
    canvas.text((x, box[1] + 52), cut(who, NAME, RIGHT - IN - x), NAME, theme.ink)
    room = LEFT + IN, box[1] + 94, RIGHT - IN, box[3] - 12
    canvas.centred(room, fit(context.space(at.space), (room[2] - room[0], room[3] - room[1]), SAID), theme.ink)

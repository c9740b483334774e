"""What the last slide has changed: the ways of all tokens it moved and where they ended."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from PIL import Image, ImageChops, ImageDraw

from bot.games.knockout.data import LENGTH, TOKENS, WIDTH
from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Exit, Lying
from bot.games.knockout.state import JAILED, OUT
from rendering.board_ring import shrunk
from rendering.cache import kept
from rendering.canvas import FINE, Canvas, rounded_mask, stepped
from rendering.index_canvas import blank
from rendering.knockout import geometry, special_spaces
from rendering.knockout.colours import SIDES, line, rim, table
from rendering.knockout.disc import lying
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.geometry import DISC, Point
from rendering.knockout.symbols import sign
from rendering.sprite import Sprite
from rendering.theme import Colour, Theme

THICK, EDGE = 3, 2
"""The width of a way, and of its edge on each side."""
START = 6
"""The radius of the spot where a way began."""
BACK = DISC // 2 + 2
"""How far from its token's middle a way ends."""
HEAD = 15, 8
"""How long an arrow's head is, and how far it goes to each side."""
FRAME = 5
BADGE = -15, -12
"""Where from a lost token's middle its cross stands."""
BEYOND, APART = 16, 40
"""How far beyond the board's edge what left it lies, and how far from another."""
ALONG = 0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6
Way = list[Point]


def ways(context: KnockoutDrawContext, slide: Slid) -> dict[int, Way]:
    """The places on the picture through which each moved token went, to where it is now seen; the slid one's last."""
    found: dict[int, Way] = {}
    for segment in slide.outcome.path:
        found.setdefault(segment.token, []).append(geometry.spot(segment.x, segment.y))
    for number, place in ends(context, slide).items():
        found.setdefault(number, []).append(place)
    return dict(sorted(found.items(), key=lambda each: each[0] == slide.token))


def ends(context: KnockoutDrawContext, slide: Slid) -> dict[int, Point]:
    """Where every moved token is seen: where it came to rest, in Jail, or beyond the edge over which it left."""
    status, cells = {one.token: one.status for one in slide.landed}, special_spaces.cells(context.view)
    found = {each.token: geometry.spot(each.x, each.y) for each in slide.outcome.rest}
    found |= {number: cells[number][0] for number in found if status.get(number) == JAILED and number in cells}
    gone: list[Point] = []
    for each in slide.outcome.exits:
        gone.append(_beyond(each, gone))
        found[each.token] = gone[-1]
    return found


def _beyond(left: Lying | Exit, others: Sequence[Point]) -> Point:
    """Where a token lies that left the board: beside it, and beside the others."""
    x, y = geometry.spot(left.x, left.y)
    aside = BEYOND * ((left.x >= WIDTH * 1000) - (left.x <= 0))
    ahead = 0 if aside else BEYOND * ((left.y >= LENGTH * 1000) - (left.y <= 0))
    places = [
        (x + ahead + (step if aside else 0), y + aside + (0 if aside else step)) for step in (APART * n for n in ALONG)
    ]
    free = (at for at in places if all(dist(at, other) >= APART for other in others))
    return next((at for at in free if geometry.inside(at)), places[0])


def below(context: KnockoutDrawContext, slide: Slid) -> None:
    """What lies below the tokens: outlines of the spaces where they came to rest, then the ways."""
    theme, canvas = context.theme, context.canvas
    for one in slide.landed:
        if one.status != OUT:
            left, top, right, bottom = geometry.cell(one.space)
            ink = theme.alarm if one.status == JAILED else theme.accent
            canvas.stamp(frame_mask((right - left, bottom - top)), (left, top), ink)
    for number, way in ways(context, slide).items():
        side = SIDES[number // TOKENS]
        arrow(canvas, way, (line(side, theme), rim(side)), theme)


def lost_of(context: KnockoutDrawContext, slide: Slid) -> None:
    """The tokens that have left the round with the slide."""
    gone = {one.token for one in slide.landed if one.status == OUT}
    for number, at in ends(context, slide).items():
        if number in gone:
            lost(context, number, at)


def lost(context: KnockoutDrawContext, number: int, at: Point) -> None:
    """A token that has left the round, with a cross at its side."""
    lying(context.canvas, number, at, table(context.theme).shade)
    badge = at[0] + BADGE[0], at[1] + BADGE[1]
    context.canvas.disc(badge, 11, context.theme.card)
    sign(context.canvas, "cross", badge, 18, context.theme.alarm)


@kept
def frame_mask(size: tuple[int, int]) -> Image.Image:
    """A frame with round corners."""
    inner = Image.new("L", size)
    box = shrunk((0, 0, *size), FRAME)
    inner.paste(rounded_mask((box[2] - box[0], box[3] - box[1]), 6), box[:2])
    return ImageChops.subtract(rounded_mask(size, 10), inner)


def arrow(canvas: Canvas, way: Sequence[Point], inks: tuple[Colour, Colour], theme: Theme) -> None:
    """A way to its token, in a colour with an edge; none where that lies on its beginning."""
    kept = shortened(way, BACK)
    if len(kept) > 1:
        made, at = _arrow(tuple(kept), inks, theme)
        canvas.put(made.image, at, made.mask)


@kept
def _arrow(way: tuple[Point, ...], inks: tuple[Colour, Colour], theme: Theme) -> tuple[Sprite, Point]:
    """The same, and where its upper left corner stands."""
    mask, at = _line(way, THICK + 2 * EDGE, EDGE)
    canvas = blank(mask.size, inks[1], theme, at)
    trail(canvas, way, THICK, inks[0])
    return Sprite(canvas.image, mask), at


def shortened(way: Sequence[Point], by: float) -> Way:
    """A way without its last pixels; empty where it is no longer than they."""
    left = list(way)
    while len(left) > 1:
        (x, y), (to_x, to_y) = left[-2:]
        long = dist(left[-2], left.pop())
        if long > by:
            part = 1 - by / long
            return [*left, (round(x + (to_x - x) * part), round(y + (to_y - y) * part))]
        by -= long
    return []


def trail(canvas: Canvas, way: Sequence[Point], thick: int, ink: Colour, more: int = 0) -> None:
    """A smooth line from a spot through points to an arrow's head, both larger by `more` pixels all round."""
    mask, at = _line(tuple(way), thick, more)
    canvas.stamp(mask, at, ink)


@kept
def _line(way: tuple[Point, ...], thick: int, more: int) -> tuple[Image.Image, Point]:
    """The same as a mask, and where its upper left corner stands."""
    pad, scale = thick + HEAD[0], FINE // 2
    left, top = min(x for x, _ in way) - pad, min(y for _, y in way) - pad
    right, bottom = max(x for x, _ in way) + pad, max(y for _, y in way) + pad
    mask = Image.new("L", ((right - left) * scale, (bottom - top) * scale))
    draw = ImageDraw.Draw(mask)
    fine = [((x - left) * scale, (y - top) * scale) for x, y in way]
    shaft = shortened(fine, HEAD[0] * scale / 2) or fine
    draw.line(shaft, fill=255, width=thick * scale, joint="curve")
    (x, y), half = fine[0], (START + more) * scale
    draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    corners = _head(fine, scale)
    draw.polygon(corners, fill=255)
    for one, other in pairwise([*corners, corners[0]]) if more else ():
        draw.line((one, other), fill=255, width=2 * more * scale)
    return stepped(mask.reduce(scale)), (left, top)


def _head(way: Way, scale: int) -> list[tuple[float, float]]:
    """The corners of an arrow's head at the end of a way."""
    (x, y), (to_x, to_y) = (shortened(way, HEAD[0] * scale) or way)[-1], way[-1]
    long = dist((x, y), (to_x, to_y)) or 1.0
    ux, uy = (to_x - x) / long, (to_y - y) / long
    back, aside = HEAD[0] * scale, HEAD[1] * scale
    foot = to_x - ux * back, to_y - uy * back
    return [(to_x, to_y), (foot[0] - uy * aside, foot[1] + ux * aside), (foot[0] + uy * aside, foot[1] - ux * aside)]

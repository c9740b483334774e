"""What the last slide has changed: the ways of all tokens it moved and where they ended."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Exit, Lying
from bot.games.knockout.state import JAILED, OUT
from rendering.board_ring import shrunk
from rendering.canvas import FINE, Canvas, rounded_mask, stepped
from rendering.knockout import geometry
from rendering.knockout.colours import table
from rendering.knockout.disc import lying, ring
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.symbols import sign
from rendering.theme import Colour

THICK, THIN = 6, 4
FRAME = 5
BADGE = 14
"""How far to the right of a lost token's middle, and above it, its cross stands."""
Point = tuple[int, int]


def ways(slide: Slid) -> dict[int, list[Point]]:
    """The places in micrometres through which each moved token went, from where it began to where it ended."""
    found: dict[int, list[Point]] = {}
    for segment in slide.outcome.path:
        found.setdefault(segment.token, []).append((segment.x, segment.y))
    for end in ends(slide):
        found.setdefault(end.token, []).append((end.x, end.y))
    return found


def ends(slide: Slid) -> list[Lying | Exit]:
    """Where every moved token came to rest or left the board."""
    return [*slide.outcome.rest, *slide.outcome.exits]


def below(context: KnockoutDrawContext, slide: Slid) -> None:
    """What lies below the tokens: outlines of the spaces where they came to rest, then the ways."""
    theme, canvas = context.theme, context.canvas
    for one in slide.landed:
        if one.status != OUT:
            left, top, right, bottom = geometry.cell(one.space)
            ink = theme.alarm if one.status == JAILED else theme.accent
            canvas.stamp(frame_mask((right - left, bottom - top)), (left, top), ink)
    for number, points in sorted(ways(slide).items(), key=lambda each: each[0] == slide.token):
        thick, ink = (THICK, theme.ink) if number == slide.token else (THIN, theme.muted)
        trail(canvas, [geometry.spot(*point) for point in points], thick, ink)
        if number != slide.token:
            ring(canvas, geometry.spot(*points[0]), geometry.DISC, THIN, theme.muted)


def above(context: KnockoutDrawContext, slide: Slid) -> None:
    """What lies above the tokens: those that went to jail as rings, those that left crossed out."""
    gone = {one.token for one in slide.landed if one.status == OUT}
    jailed = {one.token for one in slide.landed if one.status == JAILED}
    for one in slide.outcome.rest:
        if one.token in jailed:
            ring(context.canvas, geometry.spot(one.x, one.y), geometry.DISC, 5, context.theme.alarm)
    for end in ends(slide):
        if end.token in gone:
            lost(context, end.token, geometry.spot(end.x, end.y))


def lost(context: KnockoutDrawContext, number: int, at: Point) -> None:
    """A token that has left the round, where it left, with a cross at its side."""
    lying(context.canvas, number, at, table(context.theme).shade)
    badge = at[0] + BADGE, at[1] - BADGE
    context.canvas.disc(badge, 13, context.theme.card)
    sign(context.canvas, "cross", badge, 20, context.theme.alarm)


@lru_cache(8)
def frame_mask(size: tuple[int, int]) -> Image.Image:
    """A frame with round corners."""
    inner = Image.new("L", size)
    box = shrunk((0, 0, *size), FRAME)
    inner.paste(rounded_mask((box[2] - box[0], box[3] - box[1]), 6), box[:2])
    return ImageChops.subtract(rounded_mask(size, 10), inner)


def trail(canvas: Canvas, points: Sequence[Point], thick: int, ink: Colour) -> None:
    """A smooth line through points."""
    mask, at = _line(tuple(points), thick)
    canvas.stamp(mask, at, ink)


@lru_cache(128)
def _line(points: tuple[Point, ...], thick: int) -> tuple[Image.Image, Point]:
    """A smooth line through points as a mask, and where its upper left corner stands."""
    pad, scale = thick + 2, FINE // 2
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, bottom = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    mask = Image.new("L", ((right - left) * scale, (bottom - top) * scale))
    moved = [((x - left) * scale, (y - top) * scale) for x, y in points]
    ImageDraw.Draw(mask).line(moved, fill=255, width=thick * scale, joint="curve")
    return stepped(mask.reduce(scale)), (left, top)

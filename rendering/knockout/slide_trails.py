"""What the last slide has changed: the ways of all tokens it moved and where they ended."""

from collections.abc import Sequence

from bot.games.knockout.data import TOKENS
from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Exit, Lying
from bot.games.knockout.state import JAILED, OUT
from rendering.canvas import Canvas
from rendering.knockout import geometry
from rendering.knockout.background import line_mask
from rendering.knockout.disc import digit, disc, ring
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
            ink = theme.alarm if one.status == JAILED else theme.accent
            canvas.frame(geometry.cell(one.space), FRAME, ink)
    for number, points in sorted(ways(slide).items(), key=lambda each: each[0] == slide.token):
        thick, ink = (THICK, theme.ink) if number == slide.token else (THIN, theme.muted)
        trail(canvas, [geometry.spot(*point) for point in points], thick, ink)
        if number != slide.token:
            ring(canvas, geometry.spot(*points[0]), geometry.DISC, THIN, theme.muted)


def above(context: KnockoutDrawContext, slide: Slid) -> None:
    """What lies above the tokens: those that went to jail as rings, those that left as small discs crossed out."""
    gone = {one.token for one in slide.landed if one.status == OUT}
    jailed = {one.token for one in slide.landed if one.status == JAILED}
    for one in slide.outcome.rest:
        if one.token in jailed:
            ring(context.canvas, geometry.spot(one.x, one.y), geometry.DISC, 5, context.theme.alarm)
    for end in ends(slide):
        if end.token in gone:
            lost(context.canvas, end.token, geometry.spot(end.x, end.y), context.theme.alarm, context.theme.ground)


def lost(canvas: Canvas, number: int, at: Point, alarm: Colour, ground: Colour) -> None:
    """A token that has left the round, where it left, with a cross at its side."""
    disc(canvas, number // TOKENS, digit(number), at)
    badge = at[0] + BADGE, at[1] - BADGE
    canvas.disc(badge, 13, ground)
    sign(canvas, "cross", badge, 21, alarm)


def trail(canvas: Canvas, points: Sequence[Point], thick: int, ink: Colour) -> None:
    """A smooth line through points."""
    mask, at = line_mask(tuple(points), thick, thick + 2)
    canvas.stamp(mask, at, ink)

"""What the last slide has changed: the ways of all tokens it moved and where they ended; told beside the launch area."""

from collections.abc import Sequence

from bot.games.knockout.data import TOKENS
from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Exit, Landed, Lying
from bot.games.knockout.state import JAILED, OUT
from rendering.board_ring import Box
from rendering.canvas import Canvas, Setting, Style, fit
from rendering.knockout import geometry
from rendering.knockout.background import line_mask
from rendering.knockout.disc import digit, disc, ring, token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.symbols import sign
from rendering.theme import Colour

THICK, THIN = 7, 4
FRAME = 6
BADGE = 17
"""How far to the right of a lost token's middle, and above it, its cross stands."""
BOX: Box = (geometry.NAMES, geometry.LINE + 2, geometry.NAMED[1], geometry.BOTTOM)
STEP, MOST = 53, 3
FIRST = 28
ROOM = 240, 58
"""Where the words of a line stand; two rows of them are set closer than usual."""
CLOSE = 26
SIZES = (28, 27, geometry.LEAST)
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
    canvas.disc(badge, 17, ground)
    sign(canvas, "cross", badge, 26, alarm)


def trail(canvas: Canvas, points: Sequence[Point], thick: int, ink: Colour) -> None:
    """A smooth line through points."""
    mask, at = line_mask(tuple(points), thick, thick + 2)
    canvas.stamp(mask, at, ink)


def summary(context: KnockoutDrawContext, slide: Slid) -> None:
    """A line for each token that moved: which, and where to; the slid one first."""
    left, top, _, _ = BOX
    canvas, theme = context.canvas, context.theme
    shown = slide.landed[: MOST if len(slide.landed) <= MOST else MOST - 1]
    for place, one in enumerate(shown):
        y = top + FIRST + place * STEP
        token(canvas, one.token, (left + 20, y), 40)
        if one.status == OUT:
            sign(canvas, "cross", (left + 60, y), 22, theme.alarm)
        else:
            sign(canvas, "to", (left + 60, y), 28, theme.muted)
        setting = line(context, slide, one)
        ink = theme.alarm if one.status in (OUT, JAILED) else theme.ink
        high = y - (setting.style.line + CLOSE * (len(setting.lines) - 1)) // 2
        for number, text in enumerate(setting.lines):
            canvas.text((left + 86, high + number * CLOSE), text, setting.style, ink)
    if len(slide.landed) > len(shown):
        more = context.say("more", count=len(slide.landed) - len(shown))
        canvas.text((left + 86, top + FIRST + len(shown) * STEP - 16), more, Style(geometry.LEAST), theme.muted)


def line(context: KnockoutDrawContext, slide: Slid, one: Landed) -> Setting:
    """Where a token came to rest, as it is set."""
    return fit(said(context, slide, one), ROOM, SIZES)


def said(context: KnockoutDrawContext, slide: Slid, one: Landed) -> str:
    """Where a token came to rest, in words."""
    if one.status == JAILED:
        return context.say("to-jail")
    if one.status == OUT:
        left = any(one.token == each.token for each in slide.outcome.exits)
        return context.say("off") if left else context.say("short")
    return context.space(one.space)

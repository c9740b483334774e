"""What the last slide did, token by token, beside the launch area."""

from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Landed
from bot.games.knockout.state import JAILED, OUT
from rendering.board_ring import Box
from rendering.canvas import Setting, Style, fit
from rendering.knockout import geometry
from rendering.knockout.disc import token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.symbols import sign

BOX: Box = (geometry.NAMES, geometry.LINE + 2, geometry.NAMED[1], geometry.BOTTOM)
STEP, MOST = 53, 3
FIRST = 28
ROOM = 240, 58
"""Where the words of a line stand; two rows of them are set closer than usual."""
CLOSE = 26
SIZES = (28, 27, geometry.LEAST)


def draw(context: KnockoutDrawContext, slide: Slid) -> None:
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

"""Below the lane: where the tokens of the last slide ended, who is in jail, what lies on Free Parking."""

from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Landed
from bot.games.knockout.state import JAILED, OUT
from rendering.board_ring import Box
from rendering.canvas import Slot, Style
from rendering.knockout import geometry
from rendering.knockout.disc import token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.symbols import sign

EDGE = 722
"""Where the card of jail and pot begins."""
BOX: Box = (geometry.MARGIN, geometry.TOLD[0], EDGE - geometry.GAP, geometry.TOLD[1])
CARD: Box = (EDGE, geometry.TOLD[0], geometry.WIDTH - geometry.MARGIN, geometry.TOLD[1])
ACROSS, MOST = 2, 4
WIDE, HIGH = (BOX[2] - BOX[0] - 8) // ACROSS, (BOX[3] - BOX[1]) // ACROSS
ROOM = Slot((WIDE - 90, 2 * Style(geometry.LEAST).line), (29, 28, geometry.LEAST))
"""Where a token ended, in words."""
MORE = Style(geometry.LEAST)
IN = 16
TITLE = Slot((200, HIGH), (30, 29, 28, geometry.LEAST), bold=True)
"""The title of jail and pot."""
POT, POT_AT = Style(34, bold=True), 560
"""The cash of the pot; where it stands beside the jail."""


def summary(context: KnockoutDrawContext, slide: Slid) -> None:
    """For each token that moved: which, and where to; the slid one first."""
    canvas, theme = context.canvas, context.theme
    shown = slide.landed[: MOST if len(slide.landed) <= MOST else MOST - 1]
    canvas.rounded(BOX, 14, theme.card)
    for place, one in enumerate(shown):
        x, y = _place(place)
        token(canvas, one.token, (x + 26, y), 42)
        out = one.status == OUT
        sign(canvas, "cross" if out else "to", (x + 66, y), 24, theme.alarm if out else theme.muted)
        ink = theme.alarm if one.status in (OUT, JAILED) else theme.ink
        canvas.lines((x + 88, y), ROOM.set(said(context, slide, one)), ink, level=True)
    if len(slide.landed) > len(shown):
        x, y = _place(len(shown))
        more = context.say("more", count=len(slide.landed) - len(shown))
        canvas.text((x + 88, y - 16), more, MORE, theme.muted)


def _place(number: int) -> tuple[int, int]:
    """The left edge and the middle of a line, two lines below each other, then the next two."""
    column, row = divmod(number, 2)
    return BOX[0] + 4 + column * WIDE, BOX[1] + HIGH // 2 + row * HIGH


def said(context: KnockoutDrawContext, slide: Slid, one: Landed) -> str:
    """Where a token came to rest, in words."""
    if one.status == JAILED:
        return context.say("to-jail")
    if one.status == OUT:
        left = any(one.token == each.token for each in slide.outcome.exits)
        return context.say("off") if left else context.say("short")
    return context.space(one.space)


def purse(context: KnockoutDrawContext, *, alone: bool) -> None:
    """The tokens in jail (KNOCKOUT-36), and the pot; side by side over the whole width where no slide is told."""
    canvas, theme, (left, top, right, bottom) = context.canvas, context.theme, CARD
    left = geometry.MARGIN if alone else left
    canvas.rounded((left, top, right, bottom), 14, theme.card)
    y, x = (top + bottom) // 2 if alone else top + HIGH // 2 + 2, left + IN
    x = _titled(context, "jail", (x, y), alone=alone)
    jailed = [each.number for side in context.view.sides for each in side.tokens if each.status == JAILED]
    if not jailed:
        canvas.text((x, y - 16), context.say("nobody"), MORE, theme.muted)
    step = min(46, (POT_AT - x if alone else right - x - 50) // max(1, len(jailed)))
    for place, number in enumerate(jailed):
        token(canvas, number, (x + 20 + place * step, y), 42)
    y, x = (y, POT_AT) if alone else (bottom - HIGH // 2 - 2, left + IN)
    x = _titled(context, "pot", (x, y), alone=alone)
    canvas.text((x, y - 21), context.cash(context.view.pot), POT, theme.accent)


def _titled(context: KnockoutDrawContext, key: str, at: tuple[int, int], *, alone: bool) -> int:
    """A sign, with its title where there is room; returns where what belongs to it begins."""
    (x, y), title = at, TITLE.set(context.say(key))
    sign(
        context.canvas,
        "parking" if key == "pot" else key,
        (x + 17, y),
        34,
        context.theme.accent if key == "pot" else context.theme.alarm,
    )
    if not alone:
        return x + 50
    context.canvas.lines((x + 48, y), title, context.theme.ink, level=True)
    return x + 48 + title.width + 18

"""Above the lane whose slide it is and what is awaited; below it the reference card: each side with cash and tokens."""

from bot.games.knockout.state import BOARD, HAND, JAILED, OVER
from bot.games.knockout.view import SideView, TokenView
from rendering.board_ring import Box
from rendering.canvas import Slot, Style, cut, width
from rendering.knockout import geometry, told
from rendering.knockout.before_after import ENDED, fresh
from rendering.knockout.disc import disc, ring
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.symbols import sign
from rendering.theme import Colour

LEFT, TOP, RIGHT, BOTTOM = geometry.HEAD
IN = 14
"""From the edge of a card to what stands in it."""
SMALL = Style(geometry.LEAST)
PLACE, CASH = Style(29, bold=True), Style(36, bold=True)
NAMES, SLIDERS = (30, 29, 28, geometry.LEAST), (36, 34, 32, 30, 28)
SAID = Slot((640, 36), (32, 31, 30, 29, 28, geometry.LEAST))
"""What is awaited."""
MARK = 34
CARD = (14, 10), 5
"""A card's radii, and the width of its rim."""


def draw(context: KnockoutDrawContext) -> None:
    """The turn, jail and pot, and every side."""
    _turn(context)
    told.purse(context, alone=not fresh(context.view))
    view = context.view
    shown = [view.sides[index] for index in view.card]
    shown += [side for side in view.sides if side.index not in view.card]
    top, bottom = geometry.SIDES
    wide = (geometry.WIDTH - 2 * geometry.MARGIN + geometry.GAP) // len(shown)
    for place, side in enumerate(shown, 1):
        left = geometry.MARGIN + (place - 1) * wide
        _side(context, (left, top, left + wide - geometry.GAP, bottom), side, place if side.index in view.card else 0)


def headline(context: KnockoutDrawContext) -> str:
    """What is awaited, in a few words."""
    view = context.view
    if view.stage in (OVER, ENDED):
        return context.say("stage", stage=view.stage)
    return context.say("awaited", what=view.awaited.what if view.awaited else "none")


def _turn(context: KnockoutDrawContext) -> None:
    """Whose slide it is, what has to be done, and the round."""
    canvas, theme, view = context.canvas, context.theme, context.view
    canvas.rounded(geometry.HEAD, 14, theme.card)
    played = context.say("round", round=view.round, rounds=view.rounds)
    canvas.text((RIGHT - IN, TOP + 8), played, SMALL, theme.muted, 1.0)
    asked, said = view.awaited, SAID.set(headline(context))
    if asked is None:
        canvas.lines((LEFT + 24, (TOP + BOTTOM) // 2), said, theme.ink, level=True)
        return
    side = view.sides[asked.side]
    disc(canvas, sign_of(side), "", (LEFT + IN + 32, (TOP + BOTTOM) // 2), 62)
    seats = (asked.slider,) if asked.slider >= 0 else asked.seats or side.seats[:1]
    x = LEFT + IN + 80
    room = RIGHT - IN - width(played, SMALL) - 16 - x
    names = context.words.list([context.names[seat] for seat in seats])
    _name(context, (x, TOP + 1), room, names, SLIDERS, theme.ink)
    canvas.lines((x, TOP + 57), said, theme.accent, level=True)


def _side(context: KnockoutDrawContext, box: Box, side: SideView, place: int) -> None:
    """A side: its place on the reference card, sign, names, cash, and where its tokens are."""
    left, top, right, bottom = box
    canvas, theme, view = context.canvas, context.theme, context.view
    context.card(box, *CARD, lit=view.awaited is not None and view.awaited.side == side.index)
    ink = theme.muted if side.resigned else theme.ink
    disc(canvas, sign_of(side), "", (left + IN + 25, top + 36), 50)
    x = left + IN + 60
    names = context.people_of(side)
    for number, name in enumerate(names):
        high = top + 18 if len(names) == 1 else top + 4 + 30 * number
        _name(context, (x, high), right - IN - x, name, NAMES if len(names) == 1 else NAMES[-2:], ink)
    if place:
        canvas.text((left + IN + 25, top + 64), f"{place}.", PLACE, theme.muted, 0.5)
    canvas.text((x, top + 60), context.cash(side.cash), CASH, ink)
    if side.resigned:
        canvas.text((left + IN, bottom - 40), context.say("left"), SMALL, theme.muted)
        return
    for number, each in enumerate(side.tokens):
        mark(context, (x + 18 + number * 41, bottom - 24), each)


def _name(
    context: KnockoutDrawContext, at: tuple[int, int], room: int, name: str, sizes: tuple[int, ...], ink: Colour
) -> None:
    """A person's name in the largest size that has room; cut when even the last has none."""
    styles = [Style(size, bold=True) for size in sizes]
    style = next((each for each in styles if width(name, each) <= room), styles[-1])
    top = at[1] + (styles[0].line - style.line) // 2
    context.canvas.text((at[0], top), cut(name, style, room), style, ink)


def mark(context: KnockoutDrawContext, centre: tuple[int, int], each: TokenView) -> None:
    """Where a token is: in hand full, on the board a ring with a point, in jail behind bars, out crossed out."""
    canvas, theme, sign_ = context.canvas, context.theme, each.number // 4
    x, y = centre
    if each.status == HAND:
        disc(canvas, sign_, "", centre, MARK + 2)
    elif each.status == BOARD:
        ring(canvas, centre, MARK, 4, theme.muted)
        canvas.disc(centre, 6, theme.muted)
    elif each.status == JAILED:
        canvas.rounded((x - 17, y - 17, x + 17, y + 17), 6, theme.hatch)
        sign(canvas, "jail", centre, 26, theme.ink)
    else:
        sign(canvas, "cross", centre, 24, theme.alarm)

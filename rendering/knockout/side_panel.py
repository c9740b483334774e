"""The panel at the right: whose slide it is, the reference card with cash and tokens, the jail, the pot."""

from bot.games.knockout.state import BOARD, HAND, JAILED, OVER
from bot.games.knockout.view import SideView, TokenView
from rendering.board_ring import Box
from rendering.canvas import Slot, Style, cut, width
from rendering.knockout import geometry
from rendering.knockout.before_after import ENDED
from rendering.knockout.disc import disc, ring, token
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.symbols import sign
from rendering.theme import Colour

LEFT, RIGHT = geometry.PANEL
IN = 18
"""From the edge of a card to what stands in it."""
SMALL, STRONG = Style(geometry.LEAST), Style(geometry.LEAST, bold=True)
PLACE, CASH, POT = Style(29, bold=True), Style(38, bold=True), Style(50, bold=True)
NAMES, SLIDERS = (29, 28, 27, geometry.LEAST), (36, 34, 32, 30, 28)
TURN, SIDE, JAIL, PURSE = 206, 172, 132, 130
"""Heights of the cards."""
GAP = 12
SAID = Slot((RIGHT - LEFT - 2 * IN, 72), (30, 28, 27, geometry.LEAST))
"""What is awaited, on the first card."""
TITLE = Slot((RIGHT - LEFT - IN - 46 - 8, 36), (29, 28, 27, geometry.LEAST), bold=True)
"""The title of the jail or the pot, beside its sign."""
MARK = 34
CARD = (14, 9), 6
"""A card's radii, and the width of its rim."""
JAIL_TOP = geometry.BOTTOM - PURSE - GAP - JAIL
"""The upper edge of the jail; the pot is below it, the sides end above it."""


def draw(context: KnockoutDrawContext) -> None:
    """The whole panel."""
    _turn(context, (LEFT, geometry.TOP, RIGHT, geometry.TOP + TURN))
    top = geometry.TOP + TURN + 8
    context.canvas.text((LEFT + 4, top), context.say("order"), STRONG, context.theme.muted)
    top += 38
    shown = [context.view.sides[index] for index in context.view.card]
    shown += [side for side in context.view.sides if side.index not in context.view.card]
    for place, side in enumerate(shown, 1):
        _side(context, (LEFT, top, RIGHT, top + SIDE), side, place if side.index in context.view.card else 0)
        top += SIDE + GAP
    _jail(context, (LEFT, JAIL_TOP, RIGHT, JAIL_TOP + JAIL))
    _pot(context, (LEFT, geometry.BOTTOM - PURSE, RIGHT, geometry.BOTTOM))


def headline(context: KnockoutDrawContext) -> str:
    """What is awaited, in a few words."""
    view = context.view
    if view.stage in (OVER, ENDED):
        return context.say("stage", stage=view.stage)
    return context.say("awaited", what=view.awaited.what if view.awaited else "none")


def _turn(context: KnockoutDrawContext, box: Box) -> None:
    """The round, whose slide it is, and what has to be done."""
    left, top, right, bottom = box
    canvas, theme, view = context.canvas, context.theme, context.view
    context.card(box, *CARD, lit=True)
    played = context.say("round", round=view.round, rounds=view.rounds)
    canvas.text((left + IN, top + 16), played, SMALL, theme.muted)
    asked = view.awaited
    said = SAID.set(headline(context))
    if asked is None:
        canvas.centred((left, top + 50, right, bottom - 10), said, theme.ink)
        return
    side = view.sides[asked.side]
    disc(canvas, sign_of(side), "", (left + IN + 27, top + 84), 54)
    seat = asked.slider if asked.slider >= 0 else asked.seats[0] if asked.seats else side.seats[0]
    x = left + IN + 66
    if asked.slider >= 0 or len(asked.seats) == 1:
        _name(context, (x, top + 62), context.names[seat], SLIDERS, theme.ink)
    else:
        for number, each in enumerate(asked.seats):
            _name(context, (x, top + 54 + 29 * number), context.names[each], (geometry.LEAST,), theme.ink)
    canvas.lines((left + IN, top + 118), said, theme.ink)


def _side(context: KnockoutDrawContext, box: Box, side: SideView, place: int) -> None:
    """A side: its place on the reference card, sign, names, cash, and where its tokens are."""
    left, top, _, _ = box
    canvas, theme, view = context.canvas, context.theme, context.view
    context.card(box, *CARD, lit=view.awaited is not None and view.awaited.side == side.index)
    ink = theme.muted if side.resigned else theme.ink
    if place:
        canvas.text((left + IN + 8, top + 22), str(place), PLACE, theme.muted, 0.5)
    disc(canvas, sign_of(side), "", (left + IN + 50, top + 38), 46)
    x = left + IN + 84
    names = context.people_of(side)
    for number, name in enumerate(names):
        high = top + 22 if len(names) == 1 else top + 9 + 29 * number
        _name(context, (x, high), name, NAMES if len(names) == 1 else (geometry.LEAST,), ink)
    if side.resigned:
        canvas.text((left + IN, top + 122), context.say("left"), SMALL, theme.muted)
    else:
        for number, each in enumerate(side.tokens):
            mark(context, (left + IN + 18 + number * 43, top + 138), each)
    canvas.text((x, top + 70), context.cash(side.cash), CASH, ink)


def _name(context: KnockoutDrawContext, at: tuple[int, int], name: str, sizes: tuple[int, ...], ink: Colour) -> None:
    """A person's name up to the card's edge, in the largest size that has room; cut when even the last has none."""
    room, styles = RIGHT - IN - at[0], [Style(size, bold=True) for size in sizes]
    style = next((each for each in styles if width(name, each) <= room), styles[-1])
    top = at[1] + (styles[0].line - style.line) // 2
    context.canvas.text((at[0], top), cut(name, style, room), style, ink)


def mark(context: KnockoutDrawContext, centre: tuple[int, int], each: TokenView) -> None:
    """Where a token is: in hand full, on the board a ring with a point, in jail behind bars, out crossed out."""
    canvas, theme, sign_ = context.canvas, context.theme, each.number // 4
    x, y = centre
    if each.status == HAND:
        disc(canvas, sign_, "", centre, MARK + 4)
    elif each.status == BOARD:
        ring(canvas, centre, MARK, 4, theme.muted)
        canvas.disc(centre, 6, theme.muted)
    elif each.status == JAILED:
        canvas.rounded((x - 17, y - 17, x + 17, y + 17), 6, theme.hatch)
        sign(canvas, "jail", centre, 26, theme.ink)
    else:
        sign(canvas, "cross", centre, 24, theme.alarm)


def _jail(context: KnockoutDrawContext, box: Box) -> None:
    """The In Jail card: the tokens behind its bars (KNOCKOUT-36)."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    _titled(context, box, "jail", (left + IN + 16, top + 30), theme.alarm)
    jailed = [each.number for side in context.view.sides for each in side.tokens if each.status == JAILED]
    y = bottom - 42
    if not jailed:
        canvas.text((left + IN + 46, y - 16), context.say("nobody"), SMALL, theme.muted)
    step = min(54, (right - left - 2 * IN - geometry.DISC) // max(1, len(jailed) - 1))
    for place, number in enumerate(jailed):
        token(canvas, number, (left + IN + 23 + place * step, y))


def _titled(context: KnockoutDrawContext, box: Box, key: str, at: tuple[int, int], ink: Colour) -> None:
    """A card with a sign and its title."""
    context.canvas.rounded(box, 14, context.theme.card)
    sign(context.canvas, "parking" if key == "pot" else key, at, 32, ink)
    context.canvas.lines((box[0] + IN + 46, box[1] + 14), TITLE.set(context.say(key)), context.theme.ink)


def _pot(context: KnockoutDrawContext, box: Box) -> None:
    """The pot above Free Parking."""
    left, top, _, bottom = box
    canvas, theme = context.canvas, context.theme
    _titled(context, box, "pot", (left + IN + 16, top + 32), theme.accent)
    canvas.text((left + IN + 46, bottom - 70), context.cash(context.view.pot), POT, theme.accent)

"""Above the table whose slide it is; below it the reference card: each side, its cash, what it would collect, its tokens."""

from PIL import Image

from bot.games.knockout.data import TOKENS
from bot.games.knockout.state import BOARD, HAND, JAILED, OVER
from bot.games.knockout.view import SideView, TokenView
from bot.kit.contract import Cash
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import Slot, Style, cut, empty, width
from rendering.draw_context import MINUS
from rendering.knockout import geometry, special_spaces, told
from rendering.knockout.before_after import ENDED, coming_bills, fresh
from rendering.knockout.disc import disc
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.symbols import sign
from rendering.theme import Colour

LEFT, TOP, RIGHT, BOTTOM = geometry.HEAD
IN = 14
"""From the edge of a card to what stands in it."""
SMALL = Style(geometry.LEAST)
COMING = Style(30, bold=True)
CASH = tuple(Style(size, bold=True) for size in (36, 32, 29, geometry.LEAST))
NAMES, SLIDERS = (30, 29, 28, geometry.LEAST), (36, 34, 32, 30, 28)
SAID = Slot((640, 36), (32, 31, 30, 29, 28, geometry.LEAST))
"""What is awaited."""
MARK, STEP = 36, 42
"""How large a token's place is, and from one to the next."""
CARD = (11, 7), 5
"""A card's radii, and the width of its rim."""


def draw(context: KnockoutDrawContext) -> None:
    """The turn, jail and pot where no slide is told, and every side."""
    _turn(context)
    view = context.view
    if not fresh(view):
        told.purse(context)
    shown = [view.sides[index] for index in view.card]
    shown += [side for side in view.sides if side.index not in view.card]
    top, bottom = geometry.SIDES
    wide = (geometry.WIDTH - 2 * geometry.MARGIN + geometry.GAP) // len(shown)
    coming = {bill.side: bill.total for bill in coming_bills(view)}
    for place, side in enumerate(shown, 1):
        left = geometry.MARGIN + (place - 1) * wide
        box = left, top, left + wide - geometry.GAP, bottom
        _side(context, box, side, (place if side.index in view.card else 0, coming.get(side.index, 0)))


def headline(context: KnockoutDrawContext) -> str:
    """What is awaited, in a few words."""
    view = context.view
    if view.stage in (OVER, ENDED):
        return context.say("stage", stage=view.stage)
    return context.say("awaited", what=view.awaited.what if view.awaited else "none")


def _turn(context: KnockoutDrawContext) -> None:
    """Whose slide it is, what has to be done, and the round."""
    canvas, theme, view = context.canvas, context.theme, context.view
    canvas.rounded(geometry.HEAD, CARD[0][0], theme.card)
    played = context.say("round", round=view.round, rounds=view.rounds)
    canvas.text((RIGHT - IN, TOP + 8), played, SMALL, theme.muted, 1.0)
    asked, said = view.awaited, SAID.set(headline(context))
    if asked is None:
        canvas.lines((LEFT + 24, (TOP + BOTTOM) // 2), said, theme.ink, level=True)
        return
    side = view.sides[asked.side]
    disc(canvas, sign_of(side), "", (LEFT + IN + 29, (TOP + BOTTOM) // 2), 58)
    seats = (asked.slider,) if asked.slider >= 0 else asked.seats or side.seats[:1]
    x = LEFT + IN + 80
    room = RIGHT - IN - width(played, SMALL) - 16 - x
    names = context.words.list([context.names[seat] for seat in seats])
    _name(context, (x, TOP), room, names, SLIDERS, theme.ink)
    canvas.lines((x, TOP + 54), said, theme.accent, level=True)


def _side(context: KnockoutDrawContext, box: Box, side: SideView, of: tuple[int, Cash]) -> None:
    """A side: sign, names, cash, its tokens, and `of` it: its place on the reference card, what it would collect."""
    left, top, right, bottom = box
    context.canvas.put(_plate(context, (right - left, bottom - top), side, of[0]), (left, top))
    _cash(context, (left + IN, top + 58, right - IN), side, of[1])


_plates: LruCache[Image.Image] = LruCache(64)


def _plate(context: KnockoutDrawContext, size: tuple[int, int], side: SideView, place: int) -> Image.Image:
    """A side's plate without its cash, cached by what it shows."""
    lit = context.view.awaited is not None and context.view.awaited.side == side.index

    def make() -> Image.Image:
        drawn = KnockoutDrawContext(empty(), context.view, context.theme, context.words, context.people)
        drawn.blank(size)
        _bare(drawn, (0, 0, *size), side, place, lit=lit)
        return drawn.canvas.image

    shown = tuple((each.number, each.status, each.space) for each in side.tokens)
    key = (context.theme, context.words, size, side.colour, side.resigned, context.people_of(side), place, lit)
    return _plates.get((*key, shown), make)


def _bare(context: KnockoutDrawContext, box: Box, side: SideView, place: int, *, lit: bool) -> None:
    """A side's plate without its cash."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    context.card(box, *CARD, lit=lit)
    disc(canvas, sign_of(side), "", (left + IN + 21, top + 32), 44)
    x, names = left + IN + 52, context.people_of(side)
    ink = theme.muted if side.resigned else theme.ink
    for number, name in enumerate(names):
        high = top + 15 if len(names) == 1 else top + 2 + 29 * number
        _name(context, (x, high), right - IN - x, name, NAMES if len(names) == 1 else NAMES[-2:], ink)
    if side.resigned:
        canvas.text((left + IN, bottom - 40), context.say("left"), SMALL, theme.muted)
        return
    for number, each in enumerate(side.tokens):
        mark(context, (left + IN + MARK // 2 + number * STEP, bottom - 25), each)
    if place:
        canvas.text((right - IN, bottom - 40), f"{place}.", SMALL, theme.muted, 1.0)


def _cash(context: KnockoutDrawContext, line: tuple[int, int, int], side: SideView, coming: Cash) -> None:
    """A side's cash, and at the right what its tokens would bring as they lie."""
    left, top, right = line
    said = (("+" if coming > 0 else MINUS) + context.words.number(abs(coming))) if coming else ""
    cash, room = context.cash(side.cash), right - left - (width(said, COMING) + 8 if said else 0)
    style = next((each for each in CASH if width(cash, each) <= room), CASH[-1])
    base = top + CASH[0].rise
    ink = context.theme.muted if side.resigned else context.theme.ink
    context.canvas.text((left, base - style.rise), cash, style, ink)
    colour = context.theme.accent if coming > 0 else context.theme.alarm
    context.canvas.text((right, base - COMING.rise), said, COMING, colour, 1.0)


def _name(
    context: KnockoutDrawContext, at: tuple[int, int], room: int, name: str, sizes: tuple[int, ...], ink: Colour
) -> None:
    """A person's name in the largest size that has room; cut when even the last has none."""
    styles = [Style(size, bold=True) for size in sizes]
    style = next((each for each in styles if width(name, each) <= room), styles[-1])
    top = at[1] + (styles[0].line - style.line) // 2
    context.canvas.text((at[0], top), cut(name, style, room), style, ink)


def mark(context: KnockoutDrawContext, centre: tuple[int, int], each: TokenView) -> None:
    """Where a token is: in hand full, on the board the sign of its space, in jail behind bars, out crossed out."""
    canvas, theme = context.canvas, context.theme
    if each.status == HAND:
        disc(canvas, each.number // TOKENS, "", centre, MARK)
    elif each.status == BOARD:
        told.chip(canvas, each.space, centre, theme, MARK)
    elif each.status == JAILED:
        told.chip(canvas, special_spaces.JAILS[0], centre, theme, MARK)
    else:
        sign(canvas, "cross", centre, 24, theme.alarm)

"""Above the table whose slide it is; below it the reference card: each side, its cash, what it would collect, its tokens."""

from PIL import Image

from bot.games.knockout.data import TOKENS
from bot.games.knockout.state import BOARD, HAND, JAILED, OVER
from bot.games.knockout.view import SideView, TokenView
from bot.kit.contract import Cash
from rendering.board_ring import Box
from rendering.cache import Cache
from rendering.canvas import Slot, Style, cut, empty, width
from rendering.draw_context import MINUS
from rendering.knockout import geometry, special_spaces, told
from rendering.knockout.before_after import ENDED, coming_bills, fresh
from rendering.knockout.disc import disc
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.symbols import sign
from rendering.text_fit import block, figure_setting
from rendering.theme import Colour

LEFT, TOP, RIGHT, BOTTOM = geometry.HEAD
IN = 14
"""From the edge of a card to what stands in it."""
SMALL = Style(geometry.LEAST)
COMING = 30, 28, geometry.LEAST
CASH = tuple(Style(size, bold=True) for size in (36, 32, 29, geometry.LEAST))
NAMES, SLIDERS = (30, 29, 28, geometry.LEAST), (36, 34, 32, 30, 28)
SAID = Slot((640, 36), (32, 31, 30, 29, 28, geometry.LEAST))
"""What is awaited."""
WIDE, MARKS = 300, ((36, 42), (30, 33))
"""How large a token's place is, and from one to the next: on a plate so wide, and on a narrower one."""
AFTER = 7
"""From the last of a side's tokens to what they would bring."""
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
    for place, side in enumerate(shown):
        left = geometry.MARGIN + place * wide
        _side(context, (left, top, left + wide - geometry.GAP, bottom), side, coming.get(side.index, 0))


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


def _side(context: KnockoutDrawContext, box: Box, side: SideView, coming: Cash) -> None:
    """A side: sign, names, cash, its tokens; behind those on the board what they would bring as they lie."""
    left, top, right, bottom = box
    context.canvas.put(_plate(context, (right - left, bottom - top), side), (left, top))
    cash, ink = context.cash(side.cash), context.theme.muted if side.resigned else context.theme.ink
    style = next((each for each in CASH if width(cash, each) <= right - left - 2 * IN), CASH[-1])
    context.canvas.text((left + IN, top + 58 + CASH[0].rise - style.rise), cash, style, ink)
    if coming:
        size, step = _marks(right - left)
        begin = left + IN + size + (TOKENS - 1) * step + AFTER
        _coming(context, (begin, bottom - 45, right - IN // 2, bottom - 5), coming)


def _coming(context: KnockoutDrawContext, box: Box, coming: Cash) -> None:
    """What a side's tokens would bring, from the left of a box on."""
    said = f"= {MINUS if coming < 0 else ''}{context.words.number(abs(coming))}"
    room = box[2] - box[0]
    said = said if width(said, Style(COMING[-1], bold=True)) <= room else said.replace(" ", "", 1)
    colour = context.theme.accent if coming > 0 else context.theme.alarm
    block(context.canvas, box, figure_setting(said, room, COMING), colour)


def _marks(wide: int) -> tuple[int, int]:
    """How large a token's place is on a plate so wide, and from one to the next."""
    return MARKS[0] if wide >= WIDE else MARKS[1]


_plates: Cache[Image.Image] = Cache()


def _plate(context: KnockoutDrawContext, size: tuple[int, int], side: SideView) -> Image.Image:
    """A side's plate without amounts, cached by what it shows."""
    lit = context.view.awaited is not None and context.view.awaited.side == side.index

    def make() -> Image.Image:
        drawn = KnockoutDrawContext(empty(), context.view, context.theme, context.words, context.people)
        drawn.blank(size)
        _bare(drawn, (0, 0, *size), side, lit=lit)
        return drawn.canvas.image

    shown = tuple((each.number, each.status, each.space) for each in side.tokens)
    key = (context.theme, context.words, size, side.colour, side.resigned, context.people_of(side), lit)
    return _plates.get((*key, shown), make)


def _bare(context: KnockoutDrawContext, box: Box, side: SideView, *, lit: bool) -> None:
    """A side's plate without amounts; its tokens on the board stand last, beside what they bring."""
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
        room = Slot((right - left - 2 * IN, 30), (geometry.LEAST,))
        canvas.text((left + IN, bottom - 40), context.say("left"), room, theme.muted)
        return
    size, step = _marks(right - left)
    for number, each in enumerate(sorted(side.tokens, key=lambda token: token.status == BOARD)):
        mark(context, (left + IN + size // 2 + number * step, bottom - 25), each, size)


def _name(
    context: KnockoutDrawContext, at: tuple[int, int], room: int, name: str, sizes: tuple[int, ...], ink: Colour
) -> None:
    """A person's name in the largest size that has room; cut when even the last has none."""
    styles = [Style(size, bold=True) for size in sizes]
    style = next((each for each in styles if width(name, each) <= room), styles[-1])
    top = at[1] + (styles[0].line - style.line) // 2
    context.canvas.text((at[0], top), cut(name, style, room), style, ink)


def mark(context: KnockoutDrawContext, centre: tuple[int, int], each: TokenView, size: int) -> None:
    """Where a token is: in hand full, on the board the sign of its space, in jail behind bars, out crossed out."""
    canvas, theme = context.canvas, context.theme
    if each.status == HAND:
        disc(canvas, each.number // TOKENS, "", centre, size)
    elif each.status == BOARD:
        told.chip(canvas, each.space, centre, theme, size)
    elif each.status == JAILED:
        told.chip(canvas, special_spaces.JAILS[0], centre, theme, size)
    else:
        sign(canvas, "cross", centre, size * 2 // 3, theme.alarm)

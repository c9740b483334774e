"""Below the table: where the tokens of the last slide ended, by sign and amount; else who is in jail and what is in the pot."""

from bot.games.knockout.data import CELLS, PARKING
from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Landed
from bot.games.knockout.state import JAILED, OUT
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import Canvas, Slot, Style, rounded_mask, width
from rendering.index_canvas import blank
from rendering.knockout import geometry
from rendering.knockout.colours import SETS
from rendering.knockout.disc import token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.symbols import sign
from rendering.sprite import Sprite
from rendering.theme import Theme, text_on

BOX: Box = (geometry.MARGIN, geometry.TOLD[0], geometry.WIDTH - geometry.MARGIN, geometry.TOLD[1])
MIDDLE = (BOX[1] + BOX[3]) // 2
RADIUS = 11
IN, APART = 14, 26
"""From the edge to the first token, and from what is told of one to the next."""
ENDED = 78
"""Where it ended stands so far from the left edge of a token."""
CHIP, TOKEN = 38, 42
PAYS, NAMED, MORE = Style(30, bold=True), Style(28), Style(geometry.LEAST)
BETWEEN = 8
"""From a sign to its words, and from them to an amount."""
TITLE = Slot((200, BOX[3] - BOX[1]), (30, 29, 28, geometry.LEAST), bold=True)
"""The title of jail and pot."""
POT, POT_AT = Style(34, bold=True), 560
"""The cash of the pot; where it stands beside the jail."""


def summary(context: KnockoutDrawContext, slide: Slid) -> None:
    """For each token that moved: which, and where to; the slid one first, as many as there is room for.

    In words as well as far as all have room: those off the board first, for their cross names no space.
    """
    context.canvas.rounded(BOX, RADIUS, context.theme.card)
    landed, x = slide.landed, BOX[0] + IN
    words = [said(context, slide, one) for one in landed]
    plain = sum(_wide(context, one) + APART for one in landed) - APART
    spare, named = BOX[2] - BOX[0] - 2 * IN - plain, set[int]()
    for number in sorted(range(len(landed)), key=lambda number: landed[number].status != OUT):
        if (wide := BETWEEN + width(words[number], NAMED)) <= spare:
            spare, named = spare - wide, named | {number}
    for number, one in enumerate(landed):
        more, left = context.say("more", count=len(landed) - number), len(landed) - number
        room = BOX[2] - IN - (width(more, MORE) + APART if left > 1 else 0)
        if spare < 0 and x + _wide(context, one) > room:
            context.canvas.text((x, MIDDLE - MORE.line // 2), more, MORE, context.theme.muted)
            return
        x = _ended(context, one, x, words[number] if number in named else "") + APART


def _wide(context: KnockoutDrawContext, one: Landed) -> int:
    """How much room it takes to show where a token ended, without words."""
    if one.status == OUT:
        return ENDED
    pays = CELLS[one.space].pays
    return ENDED + CHIP + (BETWEEN + width(context.cash(pays), PAYS) if pays else 0)


def _ended(context: KnockoutDrawContext, one: Landed, x: int, words: str) -> int:
    """A token, and the sign of where it ended with its words and what that pays; returns where that ends."""
    canvas, theme, out = context.canvas, context.theme, one.status == OUT
    token(canvas, one.token, (x + TOKEN // 2, MIDDLE), TOKEN)
    sign(canvas, "cross" if out else "to", (x + 60, MIDDLE), 24, theme.alarm if out else theme.muted)
    x += ENDED
    if not out:
        chip(canvas, one.space, (x + CHIP // 2, MIDDLE), theme)
        x += CHIP
    pays = CELLS[one.space].pays if not out else 0
    for text, style in ((words, NAMED), (context.cash(pays) if pays else "", PAYS)):
        if text:
            canvas.text((x + BETWEEN, MIDDLE - style.line // 2 - 1), text, style, theme.ink)
            x += BETWEEN + width(text, style)
    return x


def chip(canvas: Canvas, space: Space, centre: tuple[int, int], theme: Theme, size: int = CHIP) -> None:
    """A space as its sign on its colour."""
    cell = CELLS[space]
    plate(canvas, cell.set or cell.kind, centre, theme, size)


def plate(canvas: Canvas, word: str, centre: tuple[int, int], theme: Theme, size: int = CHIP) -> None:
    """The sign of a set or of a kind of space, on its colour."""
    made = _plate(word, theme, size)
    canvas.put(made.image, (centre[0] - size // 2, centre[1] - size // 2), made.mask)


@kept
def _plate(word: str, theme: Theme, size: int) -> Sprite:
    colour = theme.accent if word == PARKING else SETS.get(word, theme.hatch)
    canvas = blank((size, size), colour, theme)
    ink = text_on(colour) if word == PARKING or word in SETS else theme.ink
    sign(canvas, word, (size // 2, size // 2), round(size * 0.64), ink)
    return Sprite(canvas.image, rounded_mask((size, size), 8))


def said(context: KnockoutDrawContext, slide: Slid, one: Landed) -> str:
    """Where a token came to rest, in words."""
    if one.status == JAILED:
        return context.say("to-jail")
    if one.status == OUT:
        left = any(one.token == each.token for each in slide.outcome.exits)
        return context.say("off") if left else context.say("short")
    return context.space(one.space)


def purse(context: KnockoutDrawContext) -> None:
    """The tokens in jail (KNOCKOUT-36), and the pot."""
    canvas, theme = context.canvas, context.theme
    canvas.rounded(BOX, RADIUS, theme.card)
    x = _titled(context, "jail", BOX[0] + IN)
    jailed = [each.number for side in context.view.sides for each in side.tokens if each.status == JAILED]
    if not jailed:
        canvas.text((x, MIDDLE - 16), context.say("nobody"), MORE, theme.muted)
    step = min(46, (POT_AT - x) // max(1, len(jailed)))
    for place, number in enumerate(jailed):
        token(canvas, number, (x + 20 + place * step, MIDDLE), TOKEN)
    x = _titled(context, "pot", POT_AT)
    canvas.text((x, MIDDLE - 21), context.cash(context.view.pot), POT, theme.accent)


def _titled(context: KnockoutDrawContext, key: str, x: int) -> int:
    """A sign with its title; returns where what belongs to it begins."""
    theme, title = context.theme, TITLE.set(context.say(key))
    plate(context.canvas, PARKING if key == "pot" else key, (x + CHIP // 2, MIDDLE), theme)
    context.canvas.lines((x + 48, MIDDLE), title, theme.ink, level=True)
    return x + 48 + title.width + 18

"""What stands before the scene: whose turn, the three dice, the decks, the Bank's stock, what is open, what is at stake."""

from bot.games.classic import data
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot, Style, cut, fit, width
from rendering.classic import center_card
from rendering.classic.colours import BACKS
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.geometry import MIDDLE
from rendering.classic.symbols import blank_die, sign, speed_die
from rendering.seat_symbols import arrow, die
from rendering.theme import text_on

LEFT, TOP, RIGHT = MIDDLE[0] + 18, MIDDLE[1] + 16, MIDDLE[2] - 18
CARD: Box = (MIDDLE[0] + 12, MIDDLE[3] - 230, MIDDLE[2] - 12, MIDDLE[3] - 12)
DIE, DECK = 70, 108
EDGE = 6
"""How far above a card the scene ends."""
NAME, STRONG = Style(42, bold=True), Style(28, bold=True)
SAID_SIZES = (30, 28, 26, LEAST)
DICE, ROUND, OPEN = TOP + 96, TOP + 180, TOP + 224
"""The heights of the dice, of the round and the stock, of rents to be claimed and open trades."""
PLATE, MOST = 44, 2
"""How high the plates of open things are, and how many of a kind are shown."""


def draw(context: ClassicDrawContext) -> None:
    """Everything that stands in the middle."""
    if context.view.stage == "over":
        center_card.count(context, (LEFT - 6, TOP, RIGHT + 6, MIDDLE[3] - 14))
        return
    _head(context)
    _dice(context)
    _decks(context)
    _round(context)
    _open(context)
    card = center_card.drawer(context.view)
    if card is not None:
        context.canvas.fill((MIDDLE[0], CARD[1] - EDGE, *MIDDLE[2:]), context.theme.town)
        card(context, CARD)


def said_room() -> tuple[int, int]:
    """Where the sentence about what is awaited stands: its width and height."""
    return RIGHT - LEFT - 88, 36


def _head(context: ClassicDrawContext) -> None:
    """Whose turn it is, and what the table waits for."""
    canvas, view = context.canvas, context.view
    context.token(view.active, (LEFT + 36, TOP + 38), 74, context.theme.town)
    x = LEFT + 88
    canvas.text((x, TOP - 8), cut(context.names[view.active], NAME, RIGHT - x), NAME, context.theme.ink)
    canvas.lines((x, TOP + 42), fit(center_card.sentence(context), said_room(), SAID_SIZES), context.theme.accent)


def _dice(context: ClassicDrawContext) -> None:
    """The white dice as they fell, and the red one; bare places where none was thrown."""
    view, canvas, theme = context.view, context.canvas, context.theme
    for number in range(2):
        at = LEFT + number * (DIE + 10), DICE
        if view.dice is None:
            blank_die(canvas, at, DIE, theme)
        else:
            die(canvas, view.dice[number], at, DIE, theme)
    at = LEFT + 2 * (DIE + 10), DICE
    if view.speed:
        speed_die(canvas, view.speed, at, DIE)
    elif any(each.awake for each in view.seats):
        blank_die(canvas, at, DIE, theme)


def _decks(context: ClassicDrawContext) -> None:
    """Both decks with how many cards lie in them."""
    canvas, theme, middle = context.canvas, context.theme, DICE + DIE // 2
    decks = (data.LEAP, RIGHT - 2 * DECK - 12, context.view.leap), (data.CHEST, RIGHT - DECK, context.view.chest)
    for kind, x, left in decks:
        box, ink = (x, DICE, x + DECK, DICE + DIE), text_on(BACKS[kind])
        if left > 1:
            for by, colour in ((5, theme.muted), (2, theme.town)):
                canvas.rounded((x + by, DICE + by, x + DECK + by, DICE + DIE + by), 9, colour)
        canvas.rounded(box, 9, BACKS[kind])
        sign(canvas, kind, (x + 36, middle), 48, ink)
        canvas.text((x + DECK - 26, middle - 15), str(left), STRONG, ink, 0.5)


def _round(context: ClassicDrawContext) -> None:
    """The round, the hours that are left, the Bank's shops and towers."""
    view, canvas, theme = context.view, context.canvas, context.theme
    said = context.say("round", round=view.round)
    if view.hours is not None:
        said += " · " + context.say("hours", count=view.hours)
    canvas.text((LEFT, ROUND), said, Slot((320, 34), (26, LEAST)), theme.muted)
    x = RIGHT
    for kind, left in ((data.TOWER_KIND, view.towers), (data.SHOP, view.shops)):
        text = str(left)
        x -= width(text, STRONG)
        canvas.text((x, ROUND - 1), text, STRONG, theme.ink)
        x -= 34
        sign(canvas, kind, (x + 14, ROUND + 14), 30, theme.muted)
        x -= 18


def _open(context: ClassicDrawContext) -> None:
    """Rents that may be claimed, and who trades with whom."""
    view, x = context.view, LEFT
    for claim in view.claims[:MOST]:
        x = _claim(context, x, claim.payer, claim.owner, claim.amount) + 10
    if len(view.claims) > MOST:
        more = f"+{len(view.claims) - MOST}"
        context.canvas.text((x, OPEN + 6), more, STRONG, context.theme.ink)
        x += width(more, STRONG) + 12
    for deal in view.deals[: MOST if not view.claims else 0 if len(view.claims) > 1 else 1]:
        x = _deal(context, x, deal.seat, deal.partner) + 10


def _claim(context: ClassicDrawContext, x: int, payer: int, owner: int, amount: int) -> int:
    """A rent: from whom to whom, how much; returns where it ends."""
    text = context.cash(amount)
    right = x + 112 + width(text, STRONG) + 14
    context.canvas.rounded((x, OPEN, right, OPEN + PLATE), 12, context.theme.card)
    _pair(context, x, payer, owner)
    context.canvas.text((x + 112, OPEN + 6), text, STRONG, context.theme.ink)
    return right


def _deal(context: ClassicDrawContext, x: int, seat: int, partner: int) -> int:
    """An open trade; returns where it ends."""
    right = x + 150
    context.canvas.rounded((x, OPEN, right, OPEN + PLATE), 12, context.theme.card)
    _pair(context, x, seat, partner, both=True)
    sign(context.canvas, "deeds", (x + 126, OPEN + PLATE // 2), 26, context.theme.muted)
    return right


def _pair(context: ClassicDrawContext, x: int, first: int, second: int, *, both: bool = False) -> None:
    """Two tokens with an arrow from the first to the second, or both ways."""
    y, card = OPEN + PLATE // 2, context.theme.card
    context.token(first, (x + 24, y), 32, card)
    if both:
        arrow(context.canvas, (x + 56, y - 9), 18, context.theme.muted)
        arrow(context.canvas, (x + 56, y + 9), 18, context.theme.muted, back=True)
    else:
        arrow(context.canvas, (x + 56, y), 24, context.theme.muted)
    context.token(second, (x + 88, y), 32, card)

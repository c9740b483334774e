"""What is being answered: the action in a line, and for each target's row whether it has paid, cancelled, or must still answer."""

from bot.games.deal.data import BREAKER, RENT, face
from bot.games.deal.view import DemandView, ThreadView
from bot.kit.contract import Cash, Seat
from rendering.canvas import LEAST, Canvas, Slot, Style
from rendering.deal.card_words import card_name
from rendering.deal.colours import MEDALLIONS
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext
from rendering.deal.symbols import sign
from rendering.seat_symbols import token
from rendering.theme import SNOW, Theme

HEAD = 58
SAID = Slot((WIDTH - 2 * MARGIN - 84, HEAD), (34, 32, 30, 28, 26, LEAST), bold=True)
"""The sentence about the action."""
AMOUNT, PLAIN = Style(27, bold=True), Style(27)
ROOM = 92
"""The width of how a target stands, at the right end of its row."""


def height(demand: DemandView | None) -> int:
    """The room it needs, the gap below it included; 0 for none."""
    return 0 if demand is None else HEAD + GAP


def draw(context: DealDrawContext, demand: DemandView, top: int) -> int:
    """Draw it; returns where the rows begin."""
    theme, y = context.theme, top + HEAD // 2
    context.canvas.rounded((MARGIN, top, WIDTH - MARGIN, top + HEAD), 14, theme.card)
    context.token(demand.actor, (MARGIN + 36, y), 46, theme.card)
    context.canvas.lines((MARGIN + 70, y), SAID.set(said(context, demand)), theme.ink, level=True)
    return top + HEAD + GAP


def said(context: DealDrawContext, demand: DemandView) -> str:
    """The action in one line: its card, and what it is about."""
    words = context.words
    title = card_name(demand.cards[0], words) if demand.cards else words.say(f"deal-card-{demand.kind}")
    if demand.take:
        cards = taken(context, demand)
        own = card_name(demand.give, words) if demand.give else ""
        about = context.say("swaps" if own else "takes", cards=cards, own=own)
        return context.say("about", card=title, about=about)
    due = context.cash(max((thread.due for thread in demand.threads), default=0))
    if demand.colour and (not demand.cards or face(demand.cards[0]).kind == RENT):
        doubled = ("rent-of", "rent-doubled", "rent-doubled-twice")[min(2, max(0, len(demand.cards) - 1))]
        return context.say(doubled, colour=words.say(f"deal-value-{demand.colour}"), amount=due)
    about = context.say("each", amount=due) if len(demand.threads) > 1 else due
    return f"{title} {about}" if title.endswith("!") else context.say("about", card=title, about=about)


def taken(context: DealDrawContext, demand: DemandView) -> str:
    """What a theft is after: cards by name, a whole set by its colour."""
    words = context.words
    if demand.kind == BREAKER:
        groups = [group for each in context.view.seats for group in each.groups if demand.take[0] in group.cards]
        colour = groups[0].colour if groups else face(demand.take[0]).colours[0]
        return context.say("whole-set", colour=words.say(f"deal-value-{colour}"))
    return words.list(card_name(card, words) for card in demand.take)


def thread_of(demand: DemandView | None, seat: Seat) -> ThreadView | None:
    """What a seat is asked, if it is."""
    return next((each for each in demand.threads if each.target == seat), None) if demand else None


def state(canvas: Canvas, thread: ThreadView, right: int, y: int, context: DealDrawContext) -> None:
    """How a target stands, up to a right edge: a sign, the amount below it; who is to answer a Just Say No."""
    theme, owed = context.theme, amount(thread)
    if thread.asked is not None and thread.asked != thread.target:
        _sign(canvas, thread, (right - 24, y), 38, theme)
        token(canvas, context.sign(thread.asked), (right - 68, y), 38, theme.service)
        return
    _sign(canvas, thread, (right - ROOM // 2, y - 14 if owed else y), 34 if owed else 42, theme)
    if owed:
        style, ink = (AMOUNT, theme.ink) if thread.asked is not None else (PLAIN, theme.muted)
        canvas.text((right - ROOM // 2, y - 1), context.cash(owed), style, ink, 0.5)


def amount(thread: ThreadView) -> Cash:
    """What a target has paid, or still owes; 0 where it is not about money."""
    if thread.outcome == "paid":
        return sum(face(card).value for card in thread.paid)
    return 0 if thread.outcome or thread.nos else thread.due


def _sign(canvas: Canvas, thread: ThreadView, centre: tuple[int, int], size: int, theme: Theme) -> None:
    """A tick, a cross, or dots that wait; a Just Say No in play is its stop sign."""
    x, y = centre
    if thread.outcome == "cancelled" or (thread.nos and not thread.outcome):
        sign(canvas, "octagon", centre, size, MEDALLIONS["stop"])
        canvas.fill((x - 3, y - 13, x + 3, y + 4), SNOW)
        canvas.disc((x, y + 11), 4, SNOW)
    elif thread.outcome == "void":
        sign(canvas, "cross", centre, size - 6, theme.muted)
    elif thread.outcome:
        sign(canvas, "tick", centre, size - 2, theme.accent)
    else:
        for aside in (-13, 0, 13):
            canvas.disc((x + aside, y), 5, theme.alarm)

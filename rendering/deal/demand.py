"""What is being answered: the action in a line, and for each target's row whether it has paid, cancelled, or must still answer."""

from PIL import Image

from bot.games.deal.data import BREAKER, RENT, face
from bot.games.deal.view import DemandView, ThreadView
from bot.kit.contract import Card, Cash, Seat
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import LEAST, Canvas, Slot, Style, width
from rendering.deal.card_words import card_name
from rendering.deal.colours import MEDALLIONS, felt
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext
from rendering.deal.symbols import sign
from rendering.draw_context import Point
from rendering.index_canvas import blank
from rendering.seat_symbols import token
from rendering.theme import SNOW, Colour, Theme

HEAD = 58
SAID = Slot((WIDTH - 2 * MARGIN - 84, HEAD), (34, 32, 30, 28, 26, LEAST), bold=True)
"""The sentence about the action."""
AMOUNT = Style(28, bold=True)
WIDE = 112
"""How wide it is how an answer stands."""


def height(demand: DemandView | None) -> int:
    """The room it needs, the gap below it included; 0 for none."""
    return 0 if demand is None else HEAD + GAP


def draw(context: DealDrawContext, demand: DemandView, top: int) -> None:
    """The action on a plate of its own."""
    image = _plate(said(context, demand), context.sign(demand.actor), context.theme)
    context.canvas.put(image, (MARGIN, top))


@kept
def _plate(text: str, actor: int, theme: Theme) -> Image.Image:
    """Whose action it is, and what. Not to be changed."""
    wide = WIDTH - 2 * MARGIN
    canvas = blank((wide, HEAD), felt(theme), theme)
    canvas.rounded((0, 0, wide, HEAD), 14, theme.card)
    token(canvas, actor, (36, HEAD // 2), 46, theme.card)
    canvas.lines((70, HEAD // 2), SAID.set(text), theme.ink, level=True)
    return canvas.image


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


def awaited(demand: DemandView | None) -> set[Seat]:
    """The seats whose answer is awaited."""
    return {each.asked for each in demand.threads if each.asked is not None} if demand else set()


def wanted(demand: DemandView | None) -> set[Card]:
    """The cards that change hands if a theft is let happen."""
    return {*demand.take, demand.give} - {0} if demand else set()


def received(demand: DemandView | None, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat has been paid so far."""
    threads = demand.threads if demand and demand.actor == seat else ()
    return tuple(card for each in threads if each.outcome == "paid" for card in each.paid)


def amount(thread: ThreadView) -> Cash:
    """What a target has paid, or still owes; 0 where it is not about money."""
    if thread.outcome == "paid":
        return sum(face(card).value for card in thread.paid)
    return 0 if thread.outcome or thread.nos else thread.due


def state(context: DealDrawContext, canvas: Canvas, thread: ThreadView, box: Box) -> None:
    """How a target stands: above dots or a sign, below an arrow with what it owes or has paid; who is to answer."""
    theme, (x, middle) = context.theme, ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    open_ = not thread.outcome
    if thread.outcome == "cancelled" or (thread.nos and open_):
        other = thread.asked if thread.asked != thread.target else None
        _stop(canvas, (x - 22 * (other is not None), middle))
        if other is not None:
            token(canvas, context.sign(other), (x + 24, middle), 38, theme.card)
        return
    sum_ = amount(thread)
    high = middle - 16 if sum_ else middle
    if open_:
        _dots(canvas, (x - 19, high), theme.alarm)
    else:
        void = thread.outcome == "void"
        sign(canvas, "cross" if void else "tick", (x, high), 28, theme.muted if void else theme.accent)
    if sum_:
        text, ink = context.cash(sum_), theme.alarm if open_ else theme.muted
        left = x - (30 + width(text, AMOUNT)) // 2
        sign(canvas, "arrow", (left + 12, middle + 16), 24, ink)
        canvas.text((left + 30, middle - 1), text, AMOUNT, ink)


def _stop(canvas: Canvas, centre: Point) -> None:
    """The stop sign of a Just Say No."""
    x, y = centre
    sign(canvas, "octagon", centre, 42, SNOW)
    sign(canvas, "octagon", centre, 36, MEDALLIONS["stop"])
    canvas.fill((x - 3, y - 12, x + 3, y + 4), SNOW)
    canvas.disc((x, y + 10), 4, SNOW)


def _dots(canvas: Canvas, at: Point, ink: Colour) -> None:
    """Dots that wait."""
    for aside in (6, 19, 32):
        canvas.disc((at[0] + aside, at[1]), 5, ink)

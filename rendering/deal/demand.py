"""What is being answered: the action, and for each target whether it has paid, cancelled, or must still answer."""

from bot.games.deal.data import BREAKER, RENT, face
from bot.games.deal.view import DemandView, ThreadView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot, Style, cut
from rendering.deal.card_words import card_name
from rendering.deal.colours import MEDALLIONS
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext
from rendering.deal.symbols import sign
from rendering.theme import SNOW

ACROSS, HIGH, HEAD = 3, 74, 64
TIGHT, MANY = 9, 4
"""Where more than `MANY` are asked, each has its sign alone, side by side."""
SAID = Slot((WIDTH - 2 * MARGIN - 84, HEAD), (34, 32, 30, 28, 26, LEAST), bold=True)
"""The sentence about the action."""
NAME = Style(28, bold=True)


def height(demand: DemandView | None) -> int:
    """The room it needs, the gap below it included; 0 for none."""
    if demand is None:
        return 0
    lines = -(-len(demand.threads) // across(demand))
    return HEAD + lines * (HIGH + 8) + 8 + GAP


def across(demand: DemandView) -> int:
    """How many targets stand side by side."""
    return ACROSS if len(demand.threads) <= MANY else TIGHT


def draw(context: DealDrawContext, demand: DemandView, top: int) -> int:
    """Draw it; returns where the rows begin."""
    theme, high = context.theme, height(demand) - GAP
    context.canvas.rounded((MARGIN, top, WIDTH - MARGIN, top + high), 14, theme.card)
    setting = SAID.set(said(context, demand))
    context.token(demand.actor, (MARGIN + 36, top + HEAD // 2), 46, theme.card)
    y = top + (HEAD - setting.height) // 2
    context.canvas.lines((MARGIN + 70, y), setting, theme.ink)
    count = across(demand)
    wide = (WIDTH - 2 * MARGIN - 16 - (count - 1) * 8) // count
    for number, thread in enumerate(demand.threads):
        left = MARGIN + 8 + number % count * (wide + 8)
        low = top + HEAD + number // count * (HIGH + 8)
        _thread(context, thread, (left, low, left + wide, low + HIGH))
    return top + high + GAP


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


def _thread(context: DealDrawContext, thread: ThreadView, box: Box) -> None:
    """One target: name, what it owes or did, a sign of how it stands."""
    left, top, right, bottom = box
    canvas, theme, waiting = context.canvas, context.theme, thread.asked is not None
    canvas.card(box, (12, 9), (4, theme.alarm if waiting else None), theme.service)
    context.token(thread.target, (left + 32, (top + bottom) // 2), 44, theme.service)
    if right - left < 200:
        _state_sign(context, thread, (right - 27, (top + bottom) // 2), 36)
        return
    if waiting and thread.asked != thread.target:
        context.token(thread.asked or 0, (right - 84, (top + bottom) // 2), 38, theme.service)
    room = right - left - 64 - 60 - (46 if waiting and thread.asked != thread.target else 0)
    canvas.text((left + 64, top + 7), cut(context.names[thread.target], NAME, room), NAME, theme.ink)
    canvas.text((left + 64, top + 39), state(context, thread), Slot((room, 30), (25, LEAST)), theme.muted)
    _state_sign(context, thread, (right - 36, (top + bottom) // 2), 46)


def state(context: DealDrawContext, thread: ThreadView) -> str:
    """How a target stands in a few words."""
    if thread.outcome == "paid" and thread.paid:
        return context.say("paid", amount=context.cash(sum(face(card).value for card in thread.paid)))
    if not thread.outcome and thread.due and not thread.nos:
        return context.say("due", amount=context.cash(thread.due))
    if not thread.outcome and thread.asked is not None and thread.asked != thread.target:
        return context.words.say("deal-card-just-say-no")
    return context.say("outcome", outcome=thread.outcome or "open")


def _state_sign(context: DealDrawContext, thread: ThreadView, centre: tuple[int, int], size: int) -> None:
    """A tick, a cross, or dots that wait; a Just Say No in play is its stop sign."""
    canvas, theme, (x, y) = context.canvas, context.theme, centre
    if thread.outcome == "cancelled" or (thread.nos and not thread.outcome):
        sign(canvas, "octagon", centre, size, MEDALLIONS["stop"])
        canvas.fill((x - 3, y - 13, x + 3, y + 4), SNOW)
        canvas.disc((x, y + 11), 4, SNOW)
    elif thread.outcome == "void":
        sign(canvas, "cross", centre, size - 6, theme.muted)
    elif thread.outcome:
        sign(canvas, "tick", centre, size - 2, theme.accent)
    else:
        for aside in (-12, 0, 12):
            canvas.disc((x + aside, y), 5, theme.alarm)

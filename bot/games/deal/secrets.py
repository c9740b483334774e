"""Dealing again all that a seat cannot see (section 16, DEAL-135)."""

from bot.games.deal.answers import ORDERS
from bot.games.deal.state import State, active
from bot.games.kit.model import Card, Dice, Seat


def redeal(s: State, seat: Seat | None, dice: Dice) -> None:
    """Other hands, the pile and what others put under it; own returned cards keep their places (DEAL-28).

    Standing orders of others are as unknown as their cards.
    """
    mine = -2 if seat is None else seat
    unseen = [card for other, held in enumerate(s.hands) if other != mine for card in held]
    unseen += s.pile.loose
    unseen += [card for card, knower in zip(s.pile.under, s.knows, strict=True) if knower != mine]
    new = list(unseen)
    dice.shuffle(new)
    changed: dict[Card, Card] = dict(zip(unseen, new, strict=True))
    for other, held in enumerate(s.hands):
        if other != mine:
            s.hands[other] = [changed[card] for card in held]
            s.orders[other] = [order for order in ORDERS if s.playing[other] and dice.die(2) == 1]
    s.pile.loose = [changed[card] for card in s.pile.loose]
    s.pile.under = [
        card if knower == mine else changed[card] for card, knower in zip(s.pile.under, s.knows, strict=True)
    ]
    if active(s) != mine:
        s.fresh = [changed[card] for card in s.fresh]
        s.opening = [card for card in s.fresh if card in s.hands[active(s)]][: len(s.opening)]


def everywhere(s: State) -> list[Card]:
    """The cards of all zones: hands, banks, areas with their buildings, both piles, the action being answered (DEAL-8)."""
    cards = [*s.pile.loose, *s.pile.under, *s.pile.used]
    for held in (*s.hands, *s.banks):
        cards += held
    for area in s.areas:
        for lying in area.values():
            cards += lying.cards
            cards += [card for one in lying.sets for card in (one.house, one.hotel) if card]
    if s.asked is not None:
        cards += s.asked.cards
        cards += [card for t in s.asked.demand.threads for card in t.answers]
    return cards

"""Charges: rent, Debt Collector, birthday (section 7)."""

from bot.games.deal import open_reactions
from bot.games.deal.actions import Birthday, Charge, ChargeOne, Collect
from bot.games.deal.data import BIRTHDAY, COLLECTOR, DOUBLE, PACK, face
from bot.games.deal.events import Charged
from bot.games.deal.hand import spend
from bot.games.deal.rents import best_rent
from bot.games.deal.state import State, opponents
from bot.kit.contract import Card, Cash, Rng, Seat, Tell

DEBT, GIFT = 5, 2
"""What the Debt Collector and the birthday ask for (DEAL-56, DEAL-57)."""
DOUBLES = frozenset([card for card in range(1, 2 * PACK + 1) if face(card).word == DOUBLE])


def collect(s: State, seat: Seat, action: Collect, _dice: Rng, tell: Tell) -> None:
    """One opponent owes 5M (DEAL-56)."""
    spend(s, seat, action.card)
    tell(Charged(seat, action.card, (action.opponent,), DEBT))
    open_reactions.ask(s, seat, [action.opponent], open_reactions.new(COLLECTOR, [action.card], seat, DEBT), tell)


def birthday(s: State, seat: Seat, action: Birthday, _dice: Rng, tell: Tell) -> None:
    """Every opponent owes 2M (DEAL-57)."""
    spend(s, seat, action.card)
    targets = opponents(s, seat)
    tell(Charged(seat, action.card, tuple(targets), GIFT))
    open_reactions.ask(s, seat, targets, open_reactions.new(BIRTHDAY, [action.card], seat, GIFT), tell)


def charge(s: State, seat: Seat, action: Charge | ChargeOne, _dice: Rng, tell: Tell) -> None:
    """Every opponent owes the rent of the colour (DEAL-58; the multicolour card by option O-3), or one of any (DEAL-59).

    The amount is fixed now (DEAL-55); each Double costs a play more and doubles all of it (DEAL-63, DEAL-64).
    """
    targets = [action.opponent] if isinstance(action, ChargeOne) else opponents(s, seat)
    rent: Cash = best_rent(action.colour, s.areas[seat][action.colour]) << action.doubles
    cards = [action.card, *doubles(s, seat)[: action.doubles]]
    for card in cards:
        spend(s, seat, card)
    s.played = action.card
    tell(Charged(seat, action.card, tuple(targets), rent, action.colour, action.doubles))
    asked = open_reactions.new(face(action.card).word, cards, seat, rent, action.colour)
    open_reactions.ask(s, seat, targets, asked, tell)


def doubles(s: State, seat: Seat) -> list[Card]:
    """The Doubles in hand by serial number."""
    return sorted([card for card in s.hands[seat] if card in DOUBLES])


def most_doubles(s: State, seat: Seat) -> int:
    """How many Doubles may go with a rent card now: held, plays left beside it, and option O-5 (DEAL-64)."""
    if s.plays < 2 or DOUBLES.isdisjoint(s.hands[seat]):
        return 0
    return min(len(doubles(s, seat)), s.plays - 1, s.rules.doubles)

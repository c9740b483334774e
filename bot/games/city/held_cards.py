"""Kept cards and the Rent Dodge card: who holds them, how they come and go (section 11)."""

from bot.games.city import data, phases
from bot.games.city.actions import Taxi
from bot.games.city.events import Visited
from bot.games.city.events.cards import CardKept, DodgeTaken, TaxiTaken
from bot.games.city.movement import advance
from bot.games.city.state import State, decision
from bot.kit.contract import Card, Rng, Seat, Tell
from bot.kit.mechanics import deck


def keep(s: State, seat: Seat, card: Card, tell: Tell) -> None:
    """A card to keep is public and may be held in any number (CITY-100)."""
    s.cards[seat].append(card)
    tell(CardKept(seat, data.CARDS[card]))


def give_up(s: State, seat: Seat, card: Card) -> None:
    """A kept card that is used goes under the pile (CITY-99)."""
    s.cards[seat].remove(card)
    deck.bury(s.chance, card)


def jail_card(s: State, seat: Seat) -> Card | None:
    """A Get Out of Jail Free card of `seat`, if it holds one (CITY-109)."""
    return next((card for card in data.JAIL_CARDS if card in s.cards[seat]), None)


def cancels(s: State, seat: Seat, cause: str) -> bool:
    """Whether `seat` holds a card against a payment of that cause.

    Rent Dodge works on rent alone (CITY-106), Tax Dodge on the industrial tax alone (CITY-103).
    """
    if cause == data.RENT:
        return s.dodge == seat
    return cause == data.TAX and data.TAX_CARD in s.cards[seat]


def parking(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """Free Parking: take Rent Dodge from the space or from its holder (CITY-4, CITY-30, CITY-104).

    Who holds it already keeps it, and nothing changes (CITY-105).
    """
    if s.dodge == seat:
        tell(Visited(seat, data.PARKING, "parking"))
        return
    former = -1 if s.dodge is None else s.dodge
    s.dodge = seat
    tell(DodgeTaken(seat, former))


def hail(s: State) -> None:
    """After a dice move, whoever holds a Taxi card is asked before the space is resolved (CITY-102)."""
    if data.TAXI_CARD in s.cards[s.turns.active]:
        s.stack.append(phases.ToTaxi(decision(s)))


def taxi(s: State, seat: Seat, action: Taxi, _dice: Rng, tell: Tell) -> None:
    """One or two spaces either way; only the new space is resolved, salary over GO forward alone (CITY-102, CITY-176)."""
    s.stack.pop()
    give_up(s, seat, data.TAXI_CARD)
    tell(TaxiTaken(seat, action.steps))
    advance(s, action.steps, tell)


def inherit(s: State, seat: Seat, creditor: Seat) -> None:
    """What becomes of the cards of who is out.

    To a creditor player (CITY-139), or under the pile (CITY-138); Rent Dodge always goes back to Free Parking.
    """
    if s.dodge == seat:
        s.dodge = None
    cards, s.cards[seat] = s.cards[seat], []
    if creditor >= 0:
        s.cards[creditor] += cards
        return
    for card in cards:
        deck.bury(s.chance, card)

"""What cards and kept cards do (section 4.9)."""

from bot.kit.contract import Card, Cash, Event, Seat
from bot.kit.events import turns as kit_turns


class CardDrawn(Event, frozen=True):
    """A card was turned up; `deck` is `leap` or `chest` (CLASSIC-58)."""

    seat: Seat
    card: Card
    deck: str


class CardKept(Event, frozen=True):
    """The jail card drawn is kept; `kept` is its word among goods (CLASSIC-103)."""

    seat: Seat
    kept: str


class CardUsed(Event, frozen=True):
    """A jail card was used and goes under its deck (CLASSIC-108)."""

    seat: Seat
    kept: str


class CardVoid(Event, frozen=True):
    """The card has no effect now: nothing to repair (CLASSIC-101), nobody to pay."""

    seat: Seat
    card: Card


class CardPaid(kit_turns.CardPaid, frozen=True):
    """A card moved money from `seat` to `payee`; -1 is the Bank on either side."""

    card: Card


class RepairsPaid(Event, frozen=True):
    """So much for so many shops and towers (CLASSIC-101)."""

    seat: Seat
    shops: int
    towers: int
    amount: Cash

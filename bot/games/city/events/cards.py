"""What Chance cards and kept cards do."""

from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events import turns as kit_turns
from bot.kit.events.turns import CardDrawn, CardUsed


class CardKept(Event, frozen=True):
    """The card drawn is kept (CITY-100)."""

    seat: Seat
    card: str


class CardVoid(Event, frozen=True):
    """The card drawn does nothing: no legal target (CITY-101), or its holder let it pass."""

    seat: Seat
    card: str


class CardPaid(kit_turns.CardPaid, frozen=True):
    """A card moved money from `seat` to `payee`; -1 is the bank on either side."""

    card: str


class DistrictInherited(Event, frozen=True):
    """An unowned district was taken for 500k (C08)."""

    seat: Seat
    space: Space
    amount: Cash


class DistrictTaken(Event, frozen=True):
    """A district was taken over from `owner` for nothing (C12)."""

    seat: Seat
    owner: Seat
    space: Space


class DistrictReturned(Event, frozen=True):
    """A district went back to the bank, which paid `amount` (C10)."""

    seat: Seat
    space: Space
    amount: Cash


class TaxiTaken(Event, frozen=True):
    """A Taxi card was used for so many spaces, backward when negative (CITY-102)."""

    seat: Seat
    steps: int


class RentDodged(Event, frozen=True):
    """Rent Dodge cancelled a rent and goes back to Free Parking (CITY-106)."""

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash


class TaxDodged(Event, frozen=True):
    """Tax Dodge cancelled the industrial tax (CITY-103)."""

    seat: Seat
    amount: Cash


class DodgeTaken(Event, frozen=True):
    """The Rent Dodge card was taken on Free Parking, from `former` or, -1, from the space (CITY-104)."""

    seat: Seat
    former: Seat

"""Building, selling, mortgages (sections 4.11, 4.13 and 4.14)."""

from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events.debts import Mortgaged, MortgageLifted


class Built(Event, frozen=True):
    """An order was carried out: `levels` as they are now, in board order (CLASSIC-119)."""

    seat: Seat
    group: str
    levels: str
    shops: int
    towers: int
    amount: Cash


class BuildingsSold(Event, frozen=True):
    """So many levels went back to the Bank at half price (CLASSIC-130, CLASSIC-131)."""

    seat: Seat
    group: str
    levels: str
    count: int
    amount: Cash

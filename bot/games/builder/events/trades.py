"""What becomes of trades between players, and of mortgages that change hands."""

from bot.kit.contract import Cash, Event, Goods, Seat, Space
from bot.kit.events.trades import DealLapsed, DealMade, DealProposed, DealRefused, DealWithdrawn


class DealCountered(Event, frozen=True):
    """The offer from `seat` is answered by another (BUILDER-120)."""

    seat: Seat
    partner: Seat
    deal: int


class DealVoid(Event, frozen=True):
    """On acceptance `missing` was gone: nothing moves (BUILDER-119)."""

    seat: Seat
    partner: Seat
    deal: int
    missing: Goods


class DeedsSwapped(Event, frozen=True):
    """A forced trade (section 23)."""

    seat: Seat
    partner: Seat
    own: Space
    other: Space


class MortgageKept(Event, frozen=True):
    """Who received a mortgaged property keeps the mortgage (BUILDER-121)."""

    seat: Seat
    space: Space

"""What becomes of trades between players, and of mortgages that change hands."""

from bot.kit.contract import Cash, Event, Goods, Seat, Space


class DealProposed(Event, frozen=True):
    """An offer is open: `seat` gives `give` and `pay` for `take` and `ask` (BUILDER-120)."""

    seat: Seat
    partner: Seat
    deal: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class DealCountered(Event, frozen=True):
    """The offer from `seat` is answered by another (BUILDER-120)."""

    seat: Seat
    partner: Seat
    deal: int


class DealMade(Event, frozen=True):
    """An offer was accepted and carried out (BUILDER-119)."""

    seat: Seat
    partner: Seat
    deal: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class DealRefused(Event, frozen=True):
    """The partner declined."""

    seat: Seat
    partner: Seat
    deal: int


class DealWithdrawn(Event, frozen=True):
    """The sender cancelled it, or made another instead."""

    seat: Seat
    partner: Seat
    deal: int


class DealVoid(Event, frozen=True):
    """On acceptance `missing` was gone: nothing moves (BUILDER-119)."""

    seat: Seat
    partner: Seat
    deal: int
    missing: Goods


class DealLapsed(Event, frozen=True):
    """Nobody answered in time, or one of the two is out (BUILDER-135)."""

    seat: Seat
    partner: Seat
    deal: int


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

"""What becomes of deals."""

from bot.kit.contract import Cash, Event, Goods, Seat


class DealProposed(Event, frozen=True):
    """A deal is open: `seat` gives `give` and `pay` for `take` and `ask` (CITY-116); `settles` a debt: `yes` or `no`."""

    seat: Seat
    partner: Seat
    deal: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash
    settles: str = "no"


class DealMade(Event, frozen=True):
    """A deal was accepted and carried out (CITY-122)."""

    seat: Seat
    partner: Seat
    deal: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash
    settles: str = "no"


class DealRefused(Event, frozen=True):
    """The partner refused."""

    seat: Seat
    partner: Seat
    deal: int


class DealWithdrawn(Event, frozen=True):
    """The proposer withdrew it, or replaced it by another (CITY-121)."""

    seat: Seat
    partner: Seat
    deal: int


class DealLapsed(Event, frozen=True):
    """Nobody answered in time, or one of the two is out (CITY-120)."""

    seat: Seat
    partner: Seat
    deal: int

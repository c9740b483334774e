"""What becomes of trades between two seats. `deal` is the number of a trade."""

from bot.kit.contract import Cash, Event, Goods, Seat


class DealProposed(Event, frozen=True):
    """A trade is open: `seat` gives `give` and `pay` for `take` and `ask`."""

    seat: Seat
    partner: Seat
    deal: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class DealMade(Event, frozen=True):
    """A trade was accepted and carried out."""

    seat: Seat
    partner: Seat
    deal: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class DealRefused(Event, frozen=True):
    """The partner refused."""

    seat: Seat
    partner: Seat
    deal: int


class DealWithdrawn(Event, frozen=True):
    """The proposer withdrew it, or replaced it by another."""

    seat: Seat
    partner: Seat
    deal: int


class DealLapsed(Event, frozen=True):
    """Nobody answered in time, or one of the two is out."""

    seat: Seat
    partner: Seat
    deal: int

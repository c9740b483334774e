"""What happens in an auction of a property."""

from bot.kit.contract import Cash, Event, Seat, Space


class BidMade(Event, frozen=True):
    """A bid leads."""

    seat: Seat
    space: Space
    amount: Cash


class Passed(Event, frozen=True):
    """A seat bids no more in this auction."""

    seat: Seat
    space: Space


class BiddingEnded(Event, frozen=True):
    """Nobody could raise `low`, the least that would be bid next."""

    low: Cash


class LotSold(Event, frozen=True):
    """The hammer fell."""

    seat: Seat
    space: Space
    amount: Cash


class LotUnsold(Event, frozen=True):
    """Nobody bid: it stays with the bank."""

    space: Space

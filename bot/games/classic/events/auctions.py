"""Auctions of properties (section 4.8) and what happens in a building shortage (section 4.12)."""

from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events.auctions import BiddingEnded, BidMade, LotSold, LotUnsold, Passed


class AuctionOpened(Event, frozen=True):
    """A property is auctioned (CLASSIC-86)."""

    space: Space


class BidsStruck(Event, frozen=True):
    """The bids of who leaves are struck out (CLASSIC-96)."""

    seat: Seat


class ContestOpened(Event, frozen=True):
    """An order for `wanted` buildings of `kind`, `shop` or `tower`, meets others' wishes; `stock` are left (CLASSIC-123)."""

    seat: Seat
    kind: str
    wanted: int
    stock: int


class OrderEntered(Event, frozen=True):
    """A further order (CLASSIC-125)."""

    seat: Seat
    kind: str
    group: str
    wanted: int


class OrderForgone(Event, frozen=True):
    """A seat orders nothing (CLASSIC-125)."""

    seat: Seat


class OrderLapsed(Event, frozen=True):
    """An order comes to nothing: `short`, `sold-out`, `no-bid` or `left` (CLASSIC-126, CLASSIC-129, CLASSIC-219)."""

    seat: Seat
    kind: str
    reason: str


class OneOrderLeft(Event, frozen=True):
    """Nobody else wants buildings of `kind` any more: no auction, but the list price (CLASSIC-129)."""

    seat: Seat
    kind: str


class BuildingLotOpened(Event, frozen=True):
    """A single building is auctioned; `left` of them, it included (CLASSIC-127)."""

    kind: str
    left: int


class BuildingBid(Event, frozen=True):
    """A bid for the building leads."""

    seat: Seat
    kind: str
    amount: Cash


class BuildingPassed(Event, frozen=True):
    """A seat bids no more for this building."""

    seat: Seat
    kind: str


class BuildingWon(Event, frozen=True):
    """The building goes on `space` at once (CLASSIC-128)."""

    seat: Seat
    kind: str
    space: Space
    amount: Cash


class BuildingUnsold(Event, frozen=True):
    """Nobody bid for it (CLASSIC-129)."""

    kind: str

"""Auctions: a property that was not bought, a bankrupt's estate, a building that several want (section 4.8)."""

from functools import partial

from bot.games.classic import data, phases, shortage, title_deeds
from bot.games.classic.actions import Bid, Hammer, Pass
from bot.games.classic.events.auctions import (
    AuctionOpened,
    BiddingEnded,
    BidMade,
    BidsStruck,
    BuildingBid,
    BuildingPassed,
    LotSold,
    LotUnsold,
    Passed,
)
from bot.games.classic.means import able
from bot.games.classic.state import State, decision, plan, plot, recorded
from bot.kit.contract import Cash, Rng, Seat, Space, Tell
from bot.kit.mechanics import auction, turns
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.balances import BANK, pay


def start(s: State, space: Space, tell: Tell) -> None:
    """What its lander did not buy, or a lot of a bankrupt's (CLASSIC-86).

    Everybody still playing may bid, the jailed and the one who declined too (CLASSIC-87, CLASSIC-190).
    """
    s.stack.append(Auction(space, decision(s), turns.order(s.solvent, s.turns.active)))
    tell(AuctionOpened(space))


def bid(s: State, seat: Seat, action: Bid, _dice: Rng, tell: Tell) -> None:
    """A bid leads and binds (CLASSIC-88, CLASSIC-90); of two equal ones the first handled (CLASSIC-188).

    It is covered by cash (CLASSIC-89), which may be raised meanwhile (CLASSIC-189).
    """
    a: Auction = auction.running(s.stack)
    auction.bid(a, seat, action.amount)
    if a.lot >= 0:
        tell(BidMade(seat, a.lot, action.amount))
    else:
        tell(BuildingBid(seat, data.KINDS[a.lot], action.amount))


def fold(s: State, seat: Seat, _action: Pass, _dice: Rng, tell: Tell) -> None:
    """Final for this lot (CLASSIC-91)."""
    a: Auction = auction.running(s.stack)
    auction.fold(a, seat)
    tell(Passed(seat, a.lot) if a.lot >= 0 else BuildingPassed(seat, data.KINDS[a.lot]))


def closes(s: State, a: Auction, tell: Tell) -> bool:
    """At once when all but the best bidder have passed, or could raise no more (CLASSIC-92)."""
    if not auction.closes(a, partial(able, s), tell, BiddingEnded):
        return False
    _sell(s, a, tell)
    return True


def hammer(s: State, _seat: Seat, _action: Hammer, _dice: Rng, tell: Tell) -> None:
    """The time is up (CLASSIC-92)."""
    _sell(s, auction.running(s.stack), tell)


def _sell(s: State, a: Auction, tell: Tell) -> None:
    """The best bidder pays the Bank and owns it, unmortgaged (CLASSIC-94); without a bid the Bank keeps it (CLASSIC-95).

    Cash covers the bid: nothing else could take it meanwhile (CLASSIC-90, CLASSIC-187).
    """
    s.stack.pop()
    if a.lot < 0:
        shortage.sold(s, a.leader, a.high, tell)
        return
    if a.leader is None:
        tell(LotUnsold(a.lot))
        return
    pay(s.purse, a.leader, BANK, a.high, tell, LotSold(a.leader, a.lot, a.high))
    title_deeds.transfer(s, plot(s, a.lot), a.leader)
    _into_pot(s, a.high)


def _into_pot(s: State, amount: Cash) -> None:
    """The Bank keeps the price of a bankrupt's property for the creditors, where there are several (CLASSIC-161)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, phases.Lots):
        top.pot += amount


def leave(s: State, seat: Seat, tell: Tell) -> None:
    """Who leaves bids no more: his bids are struck out, his order for buildings lapses (CLASSIC-96, CLASSIC-219).

    The best bid left that its bidder can still pay stands, even after having passed.
    """
    shortage.leave(s, seat, tell)
    a = s.stack[-1] if s.stack else None
    if not isinstance(a, Auction) or seat not in a.seats:
        return
    auction.strike(a, seat, [cash - recorded(s, other) for other, cash in enumerate(s.purse.cash)])
    tell(BidsStruck(seat))


def lot_price(s: State) -> Cash | None:
    """The printed price of the property that is being auctioned; buildings have none of their own."""
    top = s.stack[-1]
    return plan(s).squares[top.lot].price if isinstance(top, Auction) and top.lot >= 0 else None

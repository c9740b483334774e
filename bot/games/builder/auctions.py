"""Auctions: open to all, from 10, up by 5 at least (section 8)."""

from functools import partial

from bot.games.builder import data, phases
from bot.games.builder.actions import Auction, Bid, Hammer, Pass
from bot.games.builder.debts import raisable
from bot.games.builder.events import AuctionOpened, BiddingEnded, BidMade, BidVoid, LotSold, LotUnsold, Passed
from bot.games.builder.means import lent
from bot.games.builder.state import State, decision, deed
from bot.kit.contract import Cash, Rng, Seat, Tell
from bot.kit.mechanics import auction, trade, turns
from bot.kit.mechanics.balances import BANK, pay


def send(s: State, seat: Seat, _action: Auction, _dice: Rng, tell: Tell) -> None:
    """Instead of buying (BUILDER-50): every active player may bid, the decliner too (BUILDER-52)."""
    s.stack.pop()
    space = s.spaces[seat]
    seats = turns.order(s.active, s.turns.active)
    s.stack.append(phases.Sale(space, decision(s), seats, data.FIRST_BID, data.STEP))
    tell(AuctionOpened(seat, space))


def bid(s: State, seat: Seat, action: Bid, _dice: Rng, tell: Tell) -> None:
    """A bid leads, and gives the others an extension at least (BUILDER-53, BUILDER-58)."""
    a: phases.Sale = auction.running(s.stack)
    auction.bid(a, seat, action.amount)
    tell(BidMade(seat, a.lot, action.amount))


def fold(s: State, seat: Seat, _action: Pass, _dice: Rng, tell: Tell) -> None:
    """Bid no more (BUILDER-57)."""
    a: phases.Sale = auction.running(s.stack)
    auction.fold(a, seat)
    a.passes.append((seat, a.high))
    tell(Passed(seat, a.lot))


def hammer(s: State, _seat: Seat, _action: Hammer, _dice: Rng, tell: Tell) -> None:
    """The time is up (BUILDER-58)."""
    _sell(s, auction.running(s.stack), tell)


def closes(s: State, a: phases.Sale, tell: Tell) -> bool:
    """At once when everybody but the leader has passed, or could not go on (BUILDER-57).

    Never during an interruption (BUILDER-62), which is what calls this.
    """
    if not auction.closes(a, partial(_able, s), tell, BiddingEnded):
        return False
    _sell(s, a, tell)
    return True


def _able(s: State, seat: Seat, amount: Cash) -> bool:
    """Whether `seat` could bid so much: by cash, mortgages, rents that it may ask for, and what open offers bring.

    What it gives in a trade it may have mortgaged before: the offer stands (BUILDER-117, BUILDER-119).
    """
    cash = s.purse.cash[seat]
    if cash >= amount:
        return True
    rents = sum([c.amount for c in s.claims if c.owner == seat])
    offers = trade.incoming(s.deals, seat, lambda received, _given: lent(s, received))
    return raisable(s, seat) + rents + offers >= amount


def _sell(s: State, a: phases.Sale, tell: Tell) -> None:
    """The leader pays the bank and takes the deed (BUILDER-59); without a bid it stays where it was (BUILDER-60).

    The turn goes on with step 5, or ends where a double led here from jail (BUILDER-93).
    """
    s.stack.pop()
    if a.leader is None:
        tell(LotUnsold(a.lot))
        return
    pay(s.purse, a.leader, BANK, a.high, tell, LotSold(a.leader, a.lot, a.high))
    deed(s, a.lot).owner = a.leader
    s.fresh.append(a.lot)


def forget(s: State, seat: Seat) -> None:
    """Who is out bids no more; a standing bid of theirs falls back in `review`, for they have no cash now (BUILDER-61)."""
    for a in s.stack:
        if isinstance(a, phases.Sale):
            a.seats = [other for other in a.seats if other != seat]
            a.passed = [other for other in a.passed if other != seat]
            a.passes = [made for made in a.passes if made[0] != seat]
            a.bids = [made for made in a.bids if made[0] != seat]


def review(s: State, a: phases.Sale, tell: Tell) -> None:
    """A bid that its bidder can pay no longer is void (BUILDER-61)."""
    while a.leader is not None and s.purse.cash[a.leader] < a.high:
        a.bids = [made for made in a.bids if made != (a.leader, a.high)]
        _fall_back(s, a, tell)


def _fall_back(s: State, a: phases.Sale, tell: Tell) -> None:
    """The highest earlier bid stands whose bidder is here, has not passed since and has the cash; else none.

    Passes that declined a higher price than is asked now are lifted, and there is an extension (BUILDER-61).
    """
    loser = a.leader
    assert loser is not None
    possible = [(seat, high) for seat, high in a.bids if seat not in a.passed and s.purse.cash[seat] >= high]
    a.leader, a.high = possible[-1] if possible else (None, 0)
    a.bids = [made for made in a.bids if made[1] <= a.high]
    a.passes = [(seat, high) for seat, high in a.passes if high <= a.high]
    a.passed = [seat for seat, _ in a.passes]
    a.lap += 1
    tell(BidVoid(loser, a.lot, BANK if a.leader is None else a.leader, a.high))


def lot_price(s: State) -> Cash | None:
    """The printed price of the property that is being auctioned."""
    top = s.stack[-1] if s.stack else None
    return data.TITLES[top.lot].price if isinstance(top, phases.Sale) else None

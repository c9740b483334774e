"""Auctions: opened by a player or by the bank, fifty seconds, the hammer (section 5)."""

from bot.games.city import data
from bot.games.city.actions import Auction, Bid, Choose, Hammer, Pass, Skip
from bot.games.city.custom_board import board
from bot.games.city.events import (
    AuctionOpened,
    AuctionSkipped,
    BankOpened,
    BiddingEnded,
    BidMade,
    LotSold,
    LotUnsold,
    Passed,
)
from bot.games.city.state import State, decision, plot
from bot.kit.contract import Cash, Range, Rng, Seat, Space, Tell
from bot.kit.mechanics import auction, turns
from bot.kit.mechanics.balances import BANK, pay


def send(s: State, seat: Seat, action: Auction, _dice: Rng, tell: Tell) -> None:
    """Instead of buying, the district is auctioned; the clock opens as the bank does (CITY-22, CITY-35, CITY-36)."""
    s.stack.pop()
    start(s, s.spaces[s.turns.active], seat, action.opening, tell)


def choose(s: State, seat: Seat, action: Choose, _dice: Rng, tell: Tell) -> None:
    """On an auction space any unowned district is named (CITY-27)."""
    s.stack.pop()
    start(s, action.space, seat, action.opening, tell)


def opening(cash: Cash) -> Range:
    """What may open an auction: 10k up to all cash (CITY-35), or nothing for want of 10k (CITY-36)."""
    return Range(data.STEP, cash, data.STEP) if cash >= data.STEP else Range(0, 0)


def skip(s: State, seat: Seat, _action: Skip, _dice: Rng, tell: Tell) -> None:
    """On an auction space nothing is auctioned (CITY-27)."""
    s.stack.pop()
    tell(AuctionSkipped(seat))


def start(s: State, space: Space, opener: Seat, opening: Cash, tell: Tell) -> None:
    """All solvent players may bid, jailed ones and the opener too (CITY-39, CITY-115).

    An opening is the opener's own bid (CITY-35).
    """
    seats = turns.order(s.solvent, s.turns.active)
    a = auction.Auction(space, decision(s), seats, data.STEP, data.STEP)
    s.stack.append(a)
    if opening:
        auction.bid(a, opener, opening)
        tell(AuctionOpened(space, opener, opening))
    else:
        tell(BankOpened(space))


def bid(s: State, seat: Seat, action: Bid, _dice: Rng, tell: Tell) -> None:
    """A bid leads (CITY-39); its time does not grow but under CITY-203 (CITY-37)."""
    a: auction.Auction = auction.running(s.stack)
    auction.bid(a, seat, action.amount)
    tell(BidMade(seat, a.lot, action.amount))


def fold(s: State, seat: Seat, _action: Pass, _dice: Rng, tell: Tell) -> None:
    """Bid no more (CITY-42)."""
    a: auction.Auction = auction.running(s.stack)
    auction.fold(a, seat)
    tell(Passed(seat, a.lot))


def closes(s: State, a: auction.Auction, tell: Tell) -> bool:
    """At once when all but the leader have passed, or nobody has the cash to go on, which is all that counts here.

    CITY-42, CITY-43; while cash is hidden, by passes alone (CITY-202).
    """
    able = None if s.rules.hidden else lambda seat, amount: s.purse.cash[seat] >= amount
    if not auction.closes(a, able, tell, BiddingEnded):
        return False
    _sell(s, a, tell)
    return True


def hammer(s: State, _seat: Seat, _action: Hammer, _dice: Rng, tell: Tell) -> None:
    """The time is up (CITY-40, CITY-153)."""
    _sell(s, auction.running(s.stack), tell)


def _sell(s: State, a: auction.Auction, tell: Tell) -> None:
    """The leader pays and owns it with all that stands on it (CITY-40); without a bid it stays unowned (CITY-41).

    The leader can pay: bids are capped by cash, which no other payment touches meanwhile (CITY-43, CITY-165). The
    cycle of the active player goes on, whoever won (CITY-44).
    """
    s.stack.pop()
    p = plot(s, a.lot)
    p.waiting = False
    if a.leader is None:
        tell(LotUnsold(a.lot))
        return
    s.fresh.append(a.lot)
    pay(s.purse, a.leader, BANK, a.high, tell, LotSold(a.leader, a.lot, a.high))
    p.owner = a.leader


def lot_price(s: State) -> Cash | None:
    """The printed price of the district that is being auctioned."""
    top = s.stack[-1]
    return board(s.board).districts[top.lot].price if isinstance(top, auction.Auction) else None

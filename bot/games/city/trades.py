"""Deals that are open: how they end without an exchange (section 13). The exchange itself is in `trade_exec.py`."""

from bot.games.city.events.trades import DealLapsed, DealProposed, DealRefused, DealWithdrawn
from bot.games.city.state import State
from bot.kit.contract import Seat, Tell
from bot.kit.mechanics import debt, rejections, trade
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.trade import Trade


def lay(s: State, t: Trade, tell: Tell) -> None:
    """A proposal is open for all to see; it replaces the proposer's old one (CITY-121, CITY-159).

    It stops nothing: the turn goes on beside it (CITY-124).
    """
    old = trade.open_(s.deals, t)
    if old is not None:
        tell(DealWithdrawn(old.seat, old.partner, old.number))
    tell(DealProposed(t.seat, t.partner, t.number, t.give, t.pay, t.take, t.ask, word(t)))


def word(t: Trade) -> str:
    """Whether the deal settles a debt, as events say it."""
    return "yes" if t.terms else "no"


def settled(s: State, t: Trade) -> Debt | None:
    """The debt that the deal settles (CITY-123); None where it settles none, or no more."""
    for pending in s.stack if t.terms else ():
        if isinstance(pending, Debt) and debt.name(pending) in t.terms:
            return pending
    return None


refuse = rejections.ending(DealRefused, "plots")
"""The partner refuses; a counter-offer is a new deal (CITY-121)."""
withdraw = trade.ending(DealWithdrawn)
"""The proposer takes it back (CITY-121)."""
lapse = rejections.ending(DealLapsed, "plots")
"""The time for the answer is up (CITY-120)."""


def lapse_own(s: State, seat: Seat, tell: Tell) -> None:
    """What `seat` has proposed lapses: before an absent debtor's districts are mortgaged (CITY-133)."""
    trade.told([trade.close(s.deals, t.number) for t in list(s.deals) if t.seat == seat], DealLapsed, tell)


def forget(s: State, seat: Seat | None, tell: Tell) -> None:
    """Deals from and to who is out lapse (CITY-142), and all when the game is over."""
    trade.told(trade.lapse(s.deals, seat), DealLapsed, tell)


def tidy(s: State, tell: Tell) -> None:
    """A settlement lapses with its debt, however that was met (CITY-123)."""
    ended = [trade.close(s.deals, t.number) for t in list(s.deals) if t.terms and settled(s, t) is None]
    trade.told(ended, DealLapsed, tell)

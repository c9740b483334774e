"""Deals that are open: how they end without an exchange (section 13). The exchange itself is in `exchange.py`."""

from bot.games.city.actions import Lapse, Refuse, Withdraw
from bot.games.city.deal_events import DealLapsed, DealProposed, DealRefused, DealWithdrawn
from bot.games.city.state import State
from bot.games.kit import debt, trade
from bot.games.kit.debt import Debt
from bot.games.kit.model import Dice, Seat, Tell
from bot.games.kit.trade import Trade


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


def refuse(s: State, _seat: Seat, action: Refuse, _dice: Dice, tell: Tell) -> None:
    """The partner refuses; a counter-offer is a new deal (CITY-121)."""
    t = trade.close(s.deals, action.deal)
    tell(DealRefused(t.seat, t.partner, t.number))


def withdraw(s: State, _seat: Seat, action: Withdraw, _dice: Dice, tell: Tell) -> None:
    """The proposer takes it back (CITY-121)."""
    t = trade.close(s.deals, action.deal)
    tell(DealWithdrawn(t.seat, t.partner, t.number))


def lapse(s: State, _seat: Seat, action: Lapse, _dice: Dice, tell: Tell) -> None:
    """The time for the answer is up (CITY-120)."""
    _lapsed([trade.close(s.deals, action.deal)], tell)


def lapse_own(s: State, seat: Seat, tell: Tell) -> None:
    """What `seat` has proposed lapses: before an absent debtor's districts are mortgaged (CITY-133)."""
    _lapsed([trade.close(s.deals, t.number) for t in list(s.deals) if t.seat == seat], tell)


def forget(s: State, seat: Seat, tell: Tell) -> None:
    """Deals from and to who is out lapse (CITY-142)."""
    _lapsed(trade.lapse(s.deals, seat), tell)


def forget_all(s: State, tell: Tell) -> None:
    """The game is over."""
    gone, s.deals = s.deals, []
    _lapsed(gone, tell)


def tidy(s: State, tell: Tell) -> None:
    """A settlement lapses with its debt, however that was met (CITY-123)."""
    _lapsed([trade.close(s.deals, t.number) for t in list(s.deals) if t.terms and settled(s, t) is None], tell)


def _lapsed(gone: list[Trade], tell: Tell) -> None:
    for t in gone:
        tell(DealLapsed(t.seat, t.partner, t.number))

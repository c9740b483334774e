"""What a seat could bid: its cash, and what it could raise while the auction runs (section 4.8)."""

from bot.games.classic import mortgages, orders
from bot.games.classic.state import State, available, plan, raisable
from bot.games.kit import trade
from bot.games.kit.model import Cash, Seat


def able(s: State, seat: Seat, amount: Cash) -> bool:
    """Whether a seat that does not lead could bid so much now, or after raising cash by itself (CLASSIC-89, CLASSIC-92)."""
    cash = available(s, seat)
    return cash >= amount or cash + _more(s, seat) >= amount


def _more(s: State, seat: Seat) -> Cash:
    """Rents that may be claimed, sales and mortgages, and what open offers would bring; recorded claims come later.

    In a shortage nobody sells or trades, nor mortgages what an order waits for (CLASSIC-125).
    """
    rents = sum([claim.amount for claim in s.claims if claim.owner == seat and not claim.recorded])
    if orders.running(s) is None:
        return rents + raisable(s, seat) - s.purse.cash[seat] + trade.incoming(s.deals, seat)
    squares = plan(s).squares
    free = [space for space in mortgages.possible(s, seat) if not orders.locked(s, squares[space].group)]
    return rents + sum([mortgages.value(s, space) for space in free])

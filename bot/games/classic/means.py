"""What a seat could raise: for a bid, for a debt; and what a bankruptcy would hand over (sections 4.8 and 4.15)."""

from collections.abc import Collection

from bot.games.classic import data, mortgages, orders
from bot.games.classic.state import State, available, plan, plot, raisable
from bot.kit.contract import Cash, Goods, Seat, Space
from bot.kit.mechanics import debt, trade
from bot.kit.mechanics.debt import Means


def able(s: State, seat: Seat, amount: Cash) -> bool:
    """Whether a seat that does not lead could bid so much now, or after raising cash by itself (CLASSIC-89, CLASSIC-92)."""
    cash = available(s, seat)
    return cash >= amount or cash + _more(s, seat) >= amount


def _more(s: State, seat: Seat) -> Cash:
    """Rents that may be claimed, sales and mortgages, and what open offers would bring; recorded claims come later.

    A property given away is given as it was offered, so it cannot be mortgaged besides (CLASSIC-146).
    In a shortage nobody sells or trades, nor mortgages what an order waits for (CLASSIC-125).
    """
    rents = sum([claim.amount for claim in s.claims if claim.owner == seat and not claim.recorded])
    if orders.running(s) is None:
        offers = trade.incoming(s.deals, seat, lambda received, given: lent(s, received) - lent(s, given))
        return rents + raisable(s, seat) - s.purse.cash[seat] + offers
    return rents + sum([mortgages.value(s, space) for space in mortgages.free(s, seat)])


# ---- trades and debts


def lent(s: State, goods: Goods, lifted: Collection[Space] = ()) -> Cash:
    """What mortgages on goods bring to whoever has them, once those on `lifted` are lifted; none has buildings."""
    spaces = [item for item in goods if isinstance(item, int) and (item in lifted or not plot(s, item).mortgaged)]
    return sum([mortgages.value(s, space) for space in spaces])


def means(s: State, seat: Seat) -> Means:
    """What `seat` could raise, and what its creditors would get from a bankruptcy (CLASSIC-149)."""
    b = plan(s)
    held = [(index, p) for index, p in enumerate(s.plots) if p.owner == seat]
    deeds = [(b.prices[index], p.mortgaged) for index, p in held]
    built = sum([p.level * b.squares[p.space].shop for _, p in held if p.level])
    kept = data.FINE * len(s.cards[seat])
    return Means(raisable(s, seat), debt.estate(s.purse.cash[seat], deeds, built, kept))


def worth(s: State, goods: Goods, lifted: Collection[Space] = ()) -> int:
    """What goods add to an estate, in quarters, once the mortgages on `lifted` are lifted: deeds, jail cards (CLASSIC-149)."""
    b = plan(s)
    plots = [s.plots[b.place[item]] for item in goods if isinstance(item, int)]
    deeds = [(b.prices[b.place[p.space]], p.mortgaged and p.space not in lifted) for p in plots]
    return debt.estate(0, deeds, kept=data.FINE * sum([isinstance(item, str) for item in goods]))

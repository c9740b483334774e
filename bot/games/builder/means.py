"""What a player could raise, and what a bankruptcy would hand over (section 18)."""

from bot.games.builder import data
from bot.games.builder.state import State, deed, mortgage_values, owned
from bot.kit.contract import Cash, Goods, Seat
from bot.kit.mechanics import debt, trade
from bot.kit.mechanics.debt import Means
from bot.kit.mechanics.trade import Trade

CHIP: Cash = 25
"""What a chip counts: Chance cards give two of them where others give 50 (BUILDER-168)."""
CARD: Cash = data.FINE
"""What a kept card counts: the fine that it saves (BUILDER-168)."""


def owing(s: State, seat: Seat) -> Cash:
    """All that `seat` owes, and the rents that it may still be asked for (BUILDER-168)."""
    due = sum([due.amount for due in s.debts if due.seat == seat])
    return due + sum([c.amount for c in s.claims if c.visitor == seat])


def means(s: State, seat: Seat) -> Means:
    """What `seat` could raise, and what its creditors would get from a bankruptcy: buildings stay on the map (BUILDER-134)."""
    cash = s.purse.cash[seat]
    deeds = [(data.TITLES[d.space].price, d.mortgaged) for d in owned(s, seat)]
    kept = CHIP * sum(s.chips[seat]) + CARD * len(s.cards[seat])
    return Means(debt.raisable(cash, mortgage_values(s, seat)), debt.estate(cash, deeds, kept=kept))


def strips(s: State, t: Trade, seat: Seat) -> bool:
    """Whether `seat` owes what it could not pay after the trade, and would leave its creditors less (BUILDER-168)."""
    owed = owing(s, seat)
    if not owed:
        return False
    taken, given, net = trade.part(t, seat)
    before, gained, lost = means(s, seat), _worth(s, taken), _worth(s, given)
    after = Means(
        before.raisable + net + gained.raisable - lost.raisable,
        before.estate + debt.WHOLE * net + gained.estate - lost.estate,
    )
    return debt.strips(before, after, owed)


def lent(s: State, goods: Goods) -> Cash:
    """What mortgages on goods would bring to whoever has them (BUILDER-123)."""
    spaces = [item for item in goods if isinstance(item, int) and not deed(s, item).mortgaged]
    return sum([data.TITLES[space].mortgage for space in spaces])


def _worth(s: State, goods: Goods) -> Means:
    """What goods bring to whoever has them."""
    deeds = [deed(s, item) for item in goods if isinstance(item, int)]
    kept = sum([CHIP if item in data.TYPE else CARD for item in goods if isinstance(item, str)])
    return Means(lent(s, goods), debt.estate(0, [(data.TITLES[d.space].price, d.mortgaged) for d in deeds], kept=kept))

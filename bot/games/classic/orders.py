"""The contest that is open, and the orders in it: what they still need, and what that costs (section 4.12)."""

from bot.games.classic import data, phases, title_deeds
from bot.games.classic.buildable import Site, plots, site
from bot.games.classic.state import Plot, State
from bot.kit.contract import Cash, Seat


def running(s: State) -> phases.Contest | None:
    """The contest that is open, its auction included (CLASSIC-217)."""
    for pending in s.stack[-2:]:
        if type(pending) is phases.Contest:
            return pending
    return None


def locked(s: State, group: str) -> bool:
    """Whether an order of the running contest is for that group (CLASSIC-125)."""
    contest = running(s)
    return contest is not None and any(order.group == group for order in contest.orders)


def stock(s: State, kind: str) -> int:
    """Buildings of `kind` that the Bank has left."""
    return s.shops if kind == data.SHOP else s.towers


def _site(s: State, order: phases.Order) -> Site:
    at = site(s, order.group)
    assert at is not None, "orders name groups"
    return at


def places(s: State, order: phases.Order) -> list[Plot]:
    """The places of its group, in board order."""
    return plots(s, _site(s, order))


def price(s: State, order: phases.Order) -> Cash:
    """The list price of one building there."""
    return _site(s, order).price


def need(s: State, order: phases.Order) -> int:
    """Buildings that it still needs."""
    return sum(order.levels) - sum([p.level for p in places(s, order)])


def cost(s: State, order: phases.Order) -> Cash:
    """What they cost at list price."""
    return price(s, order) * need(s, order)


def raised(s: State, order: phases.Order, count: int) -> list[int]:
    """The levels of its group with so many of them built, each on the lowest place below its target.

    Of equal ones on the highest space (CLASSIC-128).
    """
    here = places(s, order)
    levels = [p.level for p in here]
    for _ in range(count):
        below = [at for at, level in enumerate(order.levels) if levels[at] < level]
        levels[min(below, key=lambda at: (levels[at], -here[at].space))] += 1
    return levels


def unsold(s: State, seat: Seat) -> frozenset[tuple[str, str]]:
    """What `seat` has ordered in this turn for which nobody bid: groups with their levels as words (CLASSIC-129)."""
    if not s.unsold:
        return frozenset()
    return frozenset([(order.group, title_deeds.word(order.levels)) for order in s.unsold if order.seat == seat])

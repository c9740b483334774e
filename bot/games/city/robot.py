"""What a greedy robot thinks of an action, from the view alone."""

from collections.abc import Callable
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data
from bot.games.city.view import CityView, PlotView
from bot.games.kit.model import Action, Cash, Space

RESERVE: Cash = 3_000
"""Cash it likes to keep for rents."""


def appraise(view: CityView, action: Action) -> int:
    """Higher is better, in k; an action that nobody awaits is never worth playing."""
    judgement = JUDGEMENTS.get(type(action))
    return 0 if judgement is None else judgement(view, action)


def worth(view: CityView, space: Space) -> Cash:
    """What a district is worth: its price, and more when the group is partly one's own or already built on."""
    p = view.plots[data.PLACE[space]]
    friends = sum([view.plots[data.PLACE[other]].owner == view.me for other in data.GROUPS[p.group]])
    return p.price * (10 + 3 * friends) // 10 + 2 * (p.residential + p.industrial) * _card(p).residential


def _card(p: PlotView) -> data.District:
    """Its printed card."""
    return data.DISTRICTS[p.space]


def _cash(view: CityView) -> Cash:
    """Own cash."""
    return 0 if view.me is None else view.seats[view.me].cash or 0


def _buy(view: CityView, _action: verbs.Buy) -> int:
    """Nearly always: districts earn."""
    return 1_000


def _auction(view: CityView, action: verbs.Auction) -> int:
    """Rather than buying only when cash is short; then low."""
    return -action.opening


def _choose(view: CityView, action: verbs.Choose) -> int:
    """Name the best district, opening low, while there is cash."""
    return worth(view, action.space) // 10 - action.opening if _cash(view) > 2 * RESERVE else -1


def _bid(view: CityView, action: verbs.Bid) -> int:
    """A third of the way to what the lot is worth, and never all the cash; above that, rather pass."""
    lot, auction = view.lot, view.auction
    if lot is None or auction is None:
        return -1
    limit = min(worth(view, lot) * 12 // 10, _cash(view) - RESERVE)
    if action.amount > limit:
        return limit - action.amount
    return limit - abs(action.amount - auction.high - (limit - auction.high) // 3)


def _press(view: CityView, _action: verbs.Press) -> int:
    """First of all, when there is room to build."""
    return 100_000 if any(_room(p) for p in view.plots if p.owner == view.me) else -1


def _room(p: PlotView) -> bool:
    """Whether a block fits there."""
    return not p.mortgage and p.residential + p.industrial < data.FULL


def _build(view: CityView, action: verbs.Build) -> int:
    """Blocks whose rent grows most for their price, industrial ones only late, keeping a reserve."""
    p = view.plots[data.PLACE[action.space]]
    card = _card(p)
    price = (card.residential if action.kind == data.RESIDENTIAL else card.industrial) * action.count
    if price > _cash(view) - RESERVE:
        return -price
    blocks = p.residential + p.industrial
    growth = card.rents[min(blocks + action.count, data.FULL)] - card.rents[blocks]
    return 3 * growth - price


def _lift(view: CityView, action: verbs.LiftMortgage) -> int:
    """When cash is plenty."""
    amount = view.plots[data.PLACE[action.space]].mortgage
    return 500 if amount <= _cash(view) - RESERVE else -amount


def _mortgage(view: CityView, action: verbs.Mortgage) -> int:
    """In debt the smallest that covers it alone, else the largest; never by own choice."""
    if view.debt is None:
        return -1_000_000
    rent = view.plots[data.PLACE[action.space]].rent
    covers = rent >= view.debt.amount - _cash(view)
    return 1_000_000 - rent if covers else rent


def _fine(view: CityView, _action: verbs.PayFine) -> int:
    """Out of jail early, in jail late."""
    free = sum([p.owner is None for p in view.plots])
    return 10 if free > 6 and _cash(view) > RESERVE else -10


def _vote(view: CityView, action: verbs.Vote) -> int:
    """A new hour for who is behind."""
    mine = 0 if view.me is None else view.seats[view.me].wealth or 0
    behind = any((seat.wealth or 0) > mine for seat in view.seats if seat.solvent)
    return int((action.answer == "yes") == behind)


def _never(_view: CityView, _action: Action) -> int:
    """Only where nothing else is left."""
    return -2_000_000


JUDGEMENTS: dict[type[Action], Callable[[CityView, Any], int]] = {
    verbs.Buy: _buy,
    verbs.Auction: _auction,
    verbs.Choose: _choose,
    verbs.Bid: _bid,
    verbs.Press: _press,
    verbs.Build: _build,
    verbs.LiftMortgage: _lift,
    verbs.Mortgage: _mortgage,
    verbs.PayFine: _fine,
    verbs.Vote: _vote,
    verbs.GoBankrupt: _never,
    verbs.Leave: _never,
    verbs.CallHour: _never,
}

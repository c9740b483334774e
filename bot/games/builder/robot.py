"""What a greedy robot of Builder thinks of an action: points gained, chips and money spent, in hundredths of a point."""

from collections.abc import Callable
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import data, robot_chips, robot_deals, robot_island, worth
from bot.games.builder.robot_island import NEVER, SURE
from bot.games.builder.view import BuilderView
from bot.games.kit.model import Action, Amount, Cash, Offer, Seat, Space


def appraise(view: BuilderView, action: Action) -> int:
    """How good `action` is for who sees `view`; above 0 better than nothing."""
    judgement = JUDGEMENTS.get(type(action))
    return 0 if judgement is None or view.me is None else judgement(view, view.me, action)


def ideas(view: BuilderView, offer: Offer) -> list[Action] | None:
    """One good raise, the cheapest surplus, a few trades; everything else as it is offered."""
    if view.me is None:
        return None
    if offer.action is verbs.Bid:
        return _raises(view, view.me, offer)
    if offer.action is verbs.Drop:
        return [robot_chips.least(view, view.me)]
    return robot_deals.ideas(view, view.me, offer) if offer.action is verbs.Propose else None


# ---- deeds and money


def _buy(view: BuilderView, me: Seat, _action: verbs.Buy) -> int:
    """Bought where it is worth its price."""
    assert view.lot is not None
    return robot_deals.deed(view, me, view.lot) - worth.money(data.TITLES[view.lot].price)


def _limit(view: BuilderView, me: Seat, lot: Space) -> Cash:
    """What `me` would pay at most: what it is worth, but never much above its price."""
    return min(round(robot_deals.deed(view, me, lot) / worth.MONEY), worth.dearest(lot))


def _raises(view: BuilderView, me: Seat, offer: Offer) -> list[Action]:
    """A third of the way to the limit, in whole notes; none above it."""
    amounts = offer.params[0]
    assert isinstance(amounts, Amount)
    assert view.lot is not None
    limit = min(_limit(view, me, view.lot), amounts.high)
    if limit < amounts.low:
        return []
    steps = (limit - amounts.low) // (3 * amounts.step)
    return [verbs.Bid(amounts.low + steps * amounts.step)]


def _bid(view: BuilderView, me: Seat, action: verbs.Bid) -> int:
    """What is gained at that price."""
    assert view.lot is not None
    return robot_deals.deed(view, me, view.lot) - worth.money(action.amount)


def _rent(view: BuilderView, _me: Seat, action: verbs.Ask) -> int:
    """All of it."""
    return sum([worth.money(claim.amount) for claim in view.claims if claim.number == action.claim])


def _mortgage(_view: BuilderView, _me: Seat, action: verbs.Mortgage) -> int:
    """Only in debt, and then the cheapest."""
    return -data.TITLES[action.space].price


def _repay(view: BuilderView, me: Seat, action: verbs.Repay) -> int:
    """When there is money to spare."""
    cost = data.TITLES[action.space].repay
    rich = view.seats[me].cash - cost >= worth.RESERVE
    brings = worth.deed(data.PLACE[action.space], view.turn, robot_deals.here(view) - 1)
    return brings - worth.money(cost) if rich else -1


def _swap(view: BuilderView, me: Seat, action: verbs.Swap) -> int:
    """What comes less what goes."""
    return robot_deals.deed(view, me, action.other) - robot_deals.deed(view, me, action.own)


def _fine(view: BuilderView, me: Seat, _action: verbs.PayFine) -> int:
    """Building needs freedom."""
    return 5 if view.seats[me].cash >= worth.RESERVE else -5


def _count(view: BuilderView, me: Seat, _action: verbs.EndAndCount) -> int:
    """The last one counts when ahead: nobody else can gain any more."""
    others = [player.score.total for player in view.seats if player.seat != me and player.status != "left"]
    return SURE if view.seats[me].score.total > max(others, default=0) else -SURE


def _never(_view: BuilderView, _me: Seat, _action: Action) -> int:
    return NEVER


def _always(_view: BuilderView, _me: Seat, _action: Action) -> int:
    return 10


JUDGEMENTS: dict[type[Action], Callable[[BuilderView, Seat, Any], int]] = {
    verbs.Buy: _buy,
    verbs.Bid: _bid,
    verbs.Ask: _rent,
    verbs.Mortgage: _mortgage,
    verbs.Repay: _repay,
    verbs.Swap: _swap,
    verbs.PayFine: _fine,
    verbs.UseJailCard: _always,
    verbs.Exchange: robot_chips.exchange,
    verbs.Park: robot_chips.park,
    verbs.Pick: robot_chips.pick,
    verbs.Steal: robot_chips.steal,
    verbs.Build: robot_island.build,
    verbs.Penthouse: robot_island.penthouse,
    verbs.EndAndCount: _count,
    verbs.Accept: robot_deals.accepting,
    verbs.Propose: robot_deals.proposing,
    verbs.GoBankrupt: _never,
    verbs.Leave: _never,
    verbs.Withdraw: _never,
}
"""Verbs that are not named are worth nothing, and nothing is better than a loss."""

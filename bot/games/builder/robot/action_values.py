"""What a greedy robot of Builder thinks of an action: points gained, chips and money spent, in hundredths of a point."""

from collections.abc import Callable
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import data
from bot.games.builder.robot import chip_value, island, trades, value
from bot.games.builder.robot.island import NEVER, SURE
from bot.games.builder.view import BuilderView
from bot.kit.contract import Action, LegalAction, Range, Seat


def action_value(view: BuilderView, action: Action) -> int:
    """How good `action` is for who sees `view`; above 0 better than nothing."""
    judgement = JUDGEMENTS.get(type(action))
    return 0 if judgement is None or view.me is None else judgement(view, view.me, action)


def candidate_actions(view: BuilderView, legal_action: LegalAction) -> list[Action] | None:
    """One good raise, the cheapest surplus, a few trades; everything else as it is offered."""
    if view.me is None:
        return None
    if legal_action.action is verbs.Bid:
        return _raises(view, view.me, legal_action)
    if legal_action.action is verbs.Drop:
        return [chip_value.least(view, view.me)]
    return trades.candidate_actions(view, view.me, legal_action) if legal_action.action is verbs.Propose else None


# ---- deeds and money


def _buy(view: BuilderView, me: Seat, _action: verbs.Buy) -> int:
    """Bought where it is worth its price."""
    assert view.lot is not None
    return trades.deed(view, me, view.lot) - value.money(data.TITLES[view.lot].price)


def _raises(view: BuilderView, me: Seat, legal_action: LegalAction) -> list[Action]:
    """A third of the way to the limit, what the lot is worth but never much above its price, in whole notes; none above it."""
    amounts = legal_action.params[0]
    assert isinstance(amounts, Range)
    assert view.lot is not None
    limit = min(round(trades.deed(view, me, view.lot) / value.MONEY), value.dearest(view.lot), amounts.high)
    if limit < amounts.low:
        return []
    steps = (limit - amounts.low) // (3 * amounts.step)
    return [verbs.Bid(amounts.low + steps * amounts.step)]


def _bid(view: BuilderView, me: Seat, action: verbs.Bid) -> int:
    """What is gained at that price."""
    assert view.lot is not None
    return trades.deed(view, me, view.lot) - value.money(action.amount)


def _repay(view: BuilderView, me: Seat, action: verbs.Repay) -> int:
    """When there is money to spare."""
    cost = data.TITLES[action.space].repay
    rich = view.seats[me].cash - cost >= value.RESERVE
    brings = value.deed(data.PLACE[action.space], view.turn, trades.here(view) - 1)
    return brings - value.money(cost) if rich else -1


def _count(view: BuilderView, me: Seat, _action: verbs.EndAndCount) -> int:
    """The last one counts when ahead: nobody else can gain any more."""
    others = [player.score.total for player in view.seats if player.seat != me and player.status != "left"]
    return SURE if view.seats[me].score.total > max(others, default=0) else -SURE


JUDGEMENTS: dict[type[Action], Callable[[BuilderView, Seat, Any], int]] = {
    verbs.Buy: _buy,
    verbs.Bid: _bid,
    verbs.Ask: lambda view, me, action: sum([value.money(c.amount) for c in view.claims if c.number == action.claim]),
    verbs.Mortgage: lambda view, me, action: -data.TITLES[action.space].price,  # only in debt, and then the cheapest
    verbs.Repay: _repay,
    verbs.Swap: lambda view, me, action: trades.deed(view, me, action.other) - trades.deed(view, me, action.own),
    verbs.PayFine: lambda view, me, action: 5 if view.seats[me].cash >= value.RESERVE else -5,  # building needs freedom
    verbs.UseJailCard: lambda view, me, action: 10,
    verbs.Exchange: chip_value.exchange,
    verbs.Park: chip_value.park,
    verbs.Pick: chip_value.pick,
    verbs.Steal: chip_value.steal,
    verbs.Build: island.build,
    verbs.Penthouse: island.penthouse,
    verbs.EndAndCount: _count,
    verbs.Accept: trades.accepting,
    verbs.Propose: trades.proposing,
    **dict.fromkeys((verbs.GoBankrupt, verbs.Leave, verbs.Withdraw), lambda view, me, action: NEVER),
}
"""Verbs that are not named are worth nothing, and nothing is better than a loss."""

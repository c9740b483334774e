"""What a robot of Deal thinks of an action, from the view alone. Higher is better, in tenths of a point; 0 changes nothing."""

from collections.abc import Callable
from typing import Any

from bot.games.deal import actions as verbs
from bot.games.deal import winning
from bot.games.deal.robot import reactions, turn_value
from bot.games.deal.robot.features import Sight, seen
from bot.games.deal.robot.reactions import Plea
from bot.games.deal.robot.value import kept
from bot.games.deal.view import DealView, DemandView, ThreadView
from bot.kit.contract import Action, LegalAction, Subset

FINE = 10
"""Parts of a point that are told apart."""
WINS = 50_000
"""What a step to a certain win is worth: more than anything else."""


def action_value(view: DealView, action: Action) -> int:
    """What `action` is worth to who looks; what nobody awaits is never played."""
    turn = turn_value.WORTHS.get(type(action))
    if turn is not None:
        features = seen(view)
        return WINS if _wins(features, action) else round(FINE * turn(features, action))
    answer = ANSWERS.get(type(action))
    return 0 if answer is None else round(FINE * answer(view, seen(view), action))


def _wins(features: Sight, action: Action) -> bool:
    """Whether it is the next step to a win that nobody can prevent any more."""
    if not isinstance(action, (verbs.Lay, verbs.Rearrange)):
        return False
    plan = winning.plan(features)
    return plan is not None and plan.first == action


def candidate_actions(view: DealView, legal_action: LegalAction) -> list[Action] | None:
    """The few payments, swaps, moves and cards to give back worth a look; None for what has few choices."""
    invent = IDEAS.get(legal_action.action)
    return None if invent is None else invent(view, seen(view), legal_action)


def plea(demand: DemandView, thread: ThreadView) -> Plea:
    """What is asked in a thread."""
    return Plea(demand.actor, thread.target, thread.due, demand.take, demand.give)


def find(view: DealView, number: int) -> tuple[DemandView, ThreadView]:
    """The demand and its thread of that number. Raises ValueError where there is none."""
    if view.demand is not None:
        for thread in view.demand.threads:
            if thread.number == number and not thread.outcome:
                return view.demand, thread
    raise ValueError(f"No thread {number} is open.")


# ---- answers


def _pay(view: DealView, features: Sight, action: verbs.Pay) -> float:
    """As cheaply as possible; the debt itself is the stake of saying no."""
    demand, _ = find(view, action.thread)
    return -reactions.costs(features, demand.actor, action.cards)


def _say_no(view: DealView, features: Sight, action: verbs.SayNo) -> float:
    """When more is at stake than the card is worth."""
    demand, thread = find(view, action.thread)
    if thread.due and thread.target == view.me:
        return -reactions.no_kept(features)
    return reactions.stake(features, plea(demand, thread)) - reactions.no_kept(features)


ANSWERS: dict[type[Action], Callable[[DealView, Sight, Any], float]] = {
    verbs.Pay: _pay,
    verbs.SayNo: _say_no,
    verbs.Submit: lambda view, features, action: 0.0,
    verbs.GiveBack: lambda view, features, action: -sum([kept(features, card) for card in action.cards]),
}


# ---- ideas


def _payments(view: DealView, features: Sight, legal_action: LegalAction) -> list[Action]:
    """For each open debt of this offer."""
    number = int(legal_action.params[0].options[0])  # type: ignore[union-attr]
    _, thread = find(view, number)
    return [verbs.Pay(number, cards) for cards in reactions.payments(features, thread.due, thread.least)]


def _moves(_view: DealView, features: Sight, _offer: LegalAction) -> list[Action]:
    """Only what is better than before, and what wins."""
    plan = winning.plan(features)
    found: list[Action] = [plan.first] if plan is not None and plan.moves else []
    return [*found, *[action for _, action in turn_value.moves(features)]]


def _returns(_view: DealView, features: Sight, legal_action: LegalAction) -> list[Action]:
    param = legal_action.params[0]
    return [verbs.GiveBack(reactions.unwanted(features, param.low if isinstance(param, Subset) else 0))]


IDEAS: dict[type[Action], Callable[[DealView, Sight, LegalAction], list[Action]]] = {
    verbs.Pay: _payments,
    verbs.Forced: lambda view, features, legal: turn_value.swaps(features, int(legal.params[0].options[0])),  # type: ignore[union-attr]
    verbs.Rearrange: _moves,
    verbs.GiveBack: _returns,
}

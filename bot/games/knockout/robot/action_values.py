"""What a robot of Knockout thinks of an action, from the view alone, in game money.

A slide is imagined a few times with a wobble of the robot's own; what is coming nobody knows (KNOCKOUT-142).
"""

from collections.abc import Callable
from typing import Any

from bot.games.knockout import actions as verbs
from bot.games.knockout import scoring
from bot.games.knockout.robot.aims import thoughts
from bot.games.knockout.robot.features import Sight, seen
from bot.games.knockout.robot.prior import hunch
from bot.games.knockout.view import KnockoutView
from bot.kit.contract import Action, LegalAction

IDEAS = 12
"""Slides that are imagined."""
BUYS = 60.0
"""What a slide has to bring beyond its price to be bought."""


def action_value(view: KnockoutView, action: Action) -> int:
    """What `action` is worth to who looks; what nobody awaits is never played."""
    worth = WORTHS.get(type(action))
    return 0 if worth is None or view.awaited is None else round(worth(seen(view), action))


def quick_action_value(view: KnockoutView, action: Action) -> int:
    """The same with nothing imagined."""
    if view.awaited is None or not isinstance(action, (verbs.Slide, verbs.Retry)):
        return action_value(view, action)
    features = seen(view)
    aim = (action.lane, action.angle, action.power)
    worth = next((idea.worth for idea in thoughts(features) if idea.aim == aim), -1.0)
    return round(worth - features.cost)


def candidate_actions(view: KnockoutView, legal_action: LegalAction) -> list[Action] | None:
    """The slides that seem best at a glance; None for what has few choices.

    Whether a token is left on Chance is for the partner to say who may slide it (KNOCKOUT-19).
    """
    asked = view.awaited
    if legal_action.action is verbs.LetLie and asked is not None and asked.slider != view.me:
        return [] if not view.seats[asked.slider].absent else None
    if legal_action.action not in (verbs.Slide, verbs.Retry):
        return None
    return [legal_action.action(*idea.aim) for idea in thoughts(seen(view))[:IDEAS]]


def _move(features: Sight, action: verbs.Move) -> float:
    """What step 3 brings the side more than others on average lose by it."""
    with_it = features.lie | {features.side: [*features.lie[features.side], action.space]}
    after, before = scoring.bills(features.order, with_it), scoring.bills(features.order, features.lie)
    gain = 0.0
    for now, was in zip(after, before, strict=True):
        more = now.total - was.total
        gain += more if now.side == features.side else -more / max(1, len(features.rivals))
    return gain


WORTHS: dict[type[Action], Callable[[Sight, Any], float]] = {
    verbs.Slide: lambda features, action: hunch(features, (action.lane, action.angle, action.power)),
    verbs.Retry: lambda features, action: hunch(features, (action.lane, action.angle, action.power)) - features.cost,
    # When the slide that seems best brings more than it costs.
    verbs.Pay: lambda features, action: thoughts(features)[0].worth - features.cost - BUYS,
    verbs.Move: _move,
}
"""What an action is worth, by verb; the others are worth nothing."""

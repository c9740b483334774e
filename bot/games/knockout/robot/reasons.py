"""Why a robot of Knockout does what it does: one reason, of what everybody sees."""

from collections.abc import Callable
from typing import Any

from bot.games.knockout import actions as verbs
from bot.games.knockout.data import CELLS, CHANCE, COLOURS, HOUSE, PARKING, PROPERTY, RAILROAD, SETS, TOKENS
from bot.games.knockout.robot.aims import thoughts
from bot.games.knockout.robot.features import Idea, Sight, seen
from bot.games.knockout.robot.value import standings
from bot.games.knockout.view import KnockoutView
from bot.kit.contract import Action, Space, Value
from bot.kit.robots.move import Reason, because


def explain(view: KnockoutView, action: Action) -> Reason | None:
    """The main reason for `action`; None where there is nothing to say."""
    return None if view.awaited is None else because(REASONS, action, seen(view))


def _slide(features: Sight, action: verbs.Slide | verbs.Retry) -> Reason | None:
    aim = (action.lane, action.angle, action.power)
    idea = next((idea for idea in thoughts(features) if idea.aim == aim), None)
    if idea is None:
        return None
    if idea.token >= 0:
        return _knock(features, idea)
    kind = CELLS[idea.space].kind
    return _street(features, idea.space) if kind == PROPERTY else KINDS.get(kind)


def _street(features: Sight, space: Space) -> Reason:
    """It makes a set whole or brings it nearer, takes what another would collect, or simply pays."""
    found = standings(features, features.lie)
    group = CELLS[space].set
    own = found[features.side].own.intersection(SETS[group])
    facts: dict[str, Value] = {"space": space, "group": group}
    if len(own) + 1 == len(SETS[group]) and space not in own:
        return Reason("completes", facts)
    below = features.order[features.order.index(features.side) + 1 :]
    robbed = next((side for side in below if space in found[side].own), None)
    if robbed is not None:
        return Reason("forestalls", {"space": space, "colour": _colour(features, robbed)})
    if own:
        return Reason("joins", facts)
    return Reason("earns", {"space": space, "amount": CELLS[space].pays})


def _knock(features: Sight, idea: Idea) -> Reason:
    """Whom it was meant to hurt."""
    side = features.sides[idea.token // TOKENS]
    one = standings(features, features.lie)[side]
    facts: dict[str, Value] = {"colour": _colour(features, side)}
    group = CELLS[idea.space].set
    # It has the set, or all but one street of it.
    if group and len(one.own.intersection(SETS[group])) + 1 >= len(SETS[group]) > 1:
        return Reason("breaks", {**facts, "group": group})
    return Reason("knocks", {**facts, "space": idea.space})


def _colour(features: Sight, side: int) -> str:
    return next(COLOURS[colour] for colour, index in features.sides.items() if index == side)


def _move(features: Sight, action: verbs.Move) -> Reason:
    found = _street(features, action.space)
    return found if found.code == "completes" else Reason("moves", {"space": action.space})


KINDS = {HOUSE: Reason("house"), CHANCE: Reason("chance"), RAILROAD: Reason("railroad"), PARKING: Reason("parking")}
"""Why one aims at what is no property."""
REASONS: dict[type[Action], Reason | Callable[[Sight, Any], Reason | None]] = {
    verbs.Slide: _slide,
    verbs.Retry: _slide,
    verbs.Decline: Reason("declines"),
    verbs.Pay: Reason("pays"),
    verbs.Stay: Reason("stays"),
    verbs.LetLie: Reason("lets-lie"),
    verbs.Move: _move,
    verbs.Remain: Reason("remains"),
}

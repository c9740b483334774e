"""What a robot of Knockout thinks of an action, from the view alone: what a slide may bring, in game money."""

from collections.abc import Callable
from typing import Any

from bot.games.kit.model import Action, Offer
from bot.games.knockout import actions as verbs
from bot.games.knockout.aiming import aim_at, chances, first_touch, power_for, spaces_of
from bot.games.knockout.data import ACROSS, COLUMNS, LANES, ROWS, TOKENS, space_at
from bot.games.knockout.sight import Sight, seen
from bot.games.knockout.view import KnockoutView
from bot.games.knockout.wobble import reach

HARD = 25
"""Power added to knock a token well away."""
BLOCKED, PUSHED = 0.35, 0.6
"""What is left of a target behind a token, and of the worth of a token that is knocked."""
ODDS: dict[int, tuple[float, ...]] = {
    power: tuple([part / 100 for part in chances(power)[1 : ROWS + 1]])
    for power in sorted({power_for(row) for row in range(1, ROWS + 1)})
}
"""The chance of each row by the power that aims at the middle of one."""


def appraise(view: KnockoutView, action: Action) -> int:
    """What `action` is worth to who looks; what nobody awaits is never played."""
    worth = WORTHS.get(type(action))
    return 0 if worth is None or view.awaited is None else round(worth(view, seen(view), action))


def ideas(view: KnockoutView, offer: Offer) -> list[Action] | None:
    """Straight at the middle of every space, and hard at every token of another side; None for what has few choices."""
    if offer.action not in (verbs.Slide, verbs.Retry):
        return None
    return [offer.action(*aim) for aim in aims(seen(view))]


def aims(sight: Sight) -> list[tuple[int, int, int]]:
    """Lane, angle and power of the slides worth a look."""
    found = [aim_at(space) for column in range(COLUMNS) for space in spaces_of(column)]
    for one in sight.lying:
        if one.token // TOKENS != sight.colour:
            lane = min(max(round(one.x / 1000), LANES[0]), LANES[1])
            row = (space_at(one.x, one.y) - 1) // COLUMNS + 1
            found.append((lane, 0, min(power_for(row) + HARD, 140)))
    return found


def _slide(view: KnockoutView, sight: Sight, action: verbs.Slide | verbs.Retry) -> float:
    """What the rows pay that it may stop on, or what is knocked away where something stands before them."""
    if action.angle:
        return -1.0
    met = first_touch(sight.lying, (action.lane, 0.0, 1.0), reach(action.power) / 1000)
    column = spaces_of(min(action.lane // ACROSS, COLUMNS - 1))
    odds = ODDS.get(action.power)
    worth = sum([odds[up] * sight.worth(space) for up, space in enumerate(column)]) if odds else 0.0
    if met is None:
        return worth
    return BLOCKED * max(0.0, worth) + PUSHED * sight.knocked(met[1])


def _retry(view: KnockoutView, sight: Sight, action: verbs.Retry) -> float:
    return _slide(view, sight, action) - (view.awaited.cost if view.awaited else 0)


def _pay(view: KnockoutView, sight: Sight, action: verbs.Pay) -> float:
    """When the best slide brings more than it costs."""
    best = max(_slide(view, sight, verbs.Slide(*aim)) for aim in aims(sight))
    return best - (view.awaited.cost if view.awaited else 0)


def _let_lie(view: KnockoutView, sight: Sight, action: verbs.LetLie) -> float:
    return 0.0


def _move(view: KnockoutView, sight: Sight, action: verbs.Move) -> float:
    """What step 3 brings with it."""
    return float(sight.brings(action.space))


WORTHS: dict[type[Action], Callable[[KnockoutView, Sight, Any], float]] = {
    verbs.Slide: _slide,
    verbs.Retry: _retry,
    verbs.Pay: _pay,
    verbs.LetLie: _let_lie,
    verbs.Move: _move,
}
"""What an action is worth, by verb; the others are worth nothing."""

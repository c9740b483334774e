"""How good a state of Knockout is for each seat: its chance to win, from what the round may still bring every side."""

from math import exp, sqrt

from bot.games.knockout import phases
from bot.games.knockout.robot.features import Filled, Sight, imagined, spaces
from bot.games.knockout.robot.value import SOBER, expected
from bot.games.knockout.rounds import by_seat
from bot.games.knockout.scoring import Lie
from bot.games.knockout.state import State
from bot.kit.contract import Cash

FULL = 10_000
LUCK = 600.0
"""Cash by which two sides may come to differ in a whole round, as a scale of chances; found from games of robots."""
SETTLES = 0.45
"""What each slide settles less of that than all after it: the last ones decide."""
LEAST = 60.0
"""The same when all is slid."""


def evaluate(s: State) -> list[int]:
    """The chance of each seat to win, in ten-thousandths; players of a side share theirs."""
    if s.ranks:
        first = [index for index, side in enumerate(s.sides) if s.ranks[side.seats[0]] == 1]
        return by_seat(s, [FULL // len(first) if index in first else 0 for index in range(len(s.sides))])
    features = imagined(s)
    if isinstance(s.pending, (phases.ToSlide, phases.ToRetry, phases.ToChance)):
        features.left[features.side] += 1
    weights = chances(features, features.lie)
    return by_seat(s, [round(FULL * weights.get(index, 0.0)) for index in range(len(s.sides))])


def outlook(features: Sight, lie: Filled) -> dict[int, float]:
    """The chances once the side has paid what it is asked for and tokens lie so; many slides end alike."""
    known = features.outlooks.get(lie)
    if known is None:
        known = features.outlooks[lie] = chances(features, spaces(features.sides, lie), features.cost)
    return known


def chances(features: Sight, lie: Lie, cost: Cash = 0) -> dict[int, float]:
    """The chance of each side to win, its tokens lying on these spaces, when the side that is asked pays `cost`."""
    gains = expected(features, lie, SOBER)
    gains[features.side] -= cost
    ahead = {side: features.cash[side] + gain for side, gain in gains.items()}
    scale = LEAST + LUCK * sqrt(features.rounds + 1.0 - SETTLES ** sum(features.left.values()))
    most = max(ahead.values())
    weights = {side: exp((cash - most) / scale) for side, cash in ahead.items()}
    whole = sum(weights.values())
    return {side: weight / whole for side, weight in weights.items()}

"""Where a real hand's slide ends: the chance of each row for an aim with nothing in the way (KNOCKOUT-120)."""

from itertools import pairwise
from math import cos, erf, exp, inf, radians, sin, sqrt

from bot.games.knockout.aim_preview import Aim
from bot.games.knockout.data import GO, LAUNCH, ROWS, UP, WIDTH
from bot.games.knockout.wobble import reach, spread

TURNS = tuple(step / 4 for step in range(-12, 13))
"""The directions that are reckoned with, in sigmas."""
_SUM = sum(exp(-turn * turn / 2) for turn in TURNS)


def odds(aim: Aim) -> tuple[float, ...]:
    """The chances to end short of GO, on row 1 to 10, and off the board; their sum is 1."""
    lane, angle, power = aim
    far, wide = spread(power)
    found = [0.0] * (ROWS + 2)
    for turn in TURNS:
        share = exp(-turn * turn / 2) / _SUM
        arc = radians(angle / 10 + wide / 1_000_000 * turn)
        for row, chance in enumerate(_along(lane, arc, reach(power) / 1000, far / 1000)):
            found[row] += share * chance
    return tuple(found)


def _along(lane: int, arc: float, mean: float, sigma: float) -> list[float]:
    """The same in one direction, for a distance of this mean and sigma in millimetres."""
    up, aside = cos(arc), sin(arc)
    side = ((WIDTH if aside > 0 else 0) - lane) / aside if aside else inf
    lines = [min((GO + UP * row - LAUNCH) / up, side) for row in range(ROWS + 1)]
    below = [0.0, *((1 + erf((line - mean) / (sigma * sqrt(2)))) / 2 for line in lines), 1.0]
    return [high - low for low, high in pairwise(below)]

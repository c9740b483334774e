"""When two running tokens first touch: the first zero of a polynomial of degree four, found between its turning points."""

from math import sqrt
from typing import Protocol

from bot.games.knockout.data import BRAKE, RADIUS

NEVER = 1e9
"""Seconds, and millimetres, that no slide lasts or reaches."""
APART = 2.0 * RADIUS
SURE = 1e-6
"""A share that no rounding reaches."""
SLIGHT = 1e-8
"""Square millimetres by which two that pass each other have to come nearer than a touch: more than rounding makes."""
TOUCHING = 1e-7
"""Square millimetres between two that count as touching already: less than matters, more than rounding makes."""
HALVINGS = 80
"""Steps after which a bracket of a second is as narrow as numbers are."""
Quartic = tuple[float, float, float, float, float]
"""Coefficients, that of the highest power last."""


class Running(Protocol):
    """What is asked of a token: its direction, and when its run ends."""

    ux: float
    uy: float
    end: float


Moment = tuple[float, float, float]
"""Place and speed of a token at a moment."""


def first_meeting(disc: Running, at: Moment, other: Running, its: Moment, after: float) -> float:
    """When the two touch and close for the first time from `after` on; `NEVER` if not before one of their runs ends."""
    x, y, speed = at
    rx, ry = x - its[0], y - its[1]
    speeds = speed + its[2]
    reach = APART + (speed * speed + its[2] * its[2]) / (2.0 * BRAKE)
    if rx * rx + ry * ry > reach * reach:
        return NEVER
    lasts = min(disc.end, other.end) - after
    if lasts <= 0.0 or speeds <= 0.0:
        return NEVER
    wx, wy = disc.ux * speed - other.ux * its[2], disc.uy * speed - other.uy * its[2]
    cx, cy = BRAKE * (other.ux - disc.ux), BRAKE * (other.uy - disc.uy)
    if (abs(rx) > APART and _passes(rx, wx, cx, lasts)) or (abs(ry) > APART and _passes(ry, wy, cy, lasts)):
        return NEVER
    gap: Quartic = (
        rx * rx + ry * ry - APART * APART,
        2.0 * (rx * wx + ry * wy),
        wx * wx + wy * wy + rx * cx + ry * cy,
        wx * cx + wy * cy,
        (cx * cx + cy * cy) / 4.0,
    )
    return after + first_fall(gap, lasts)


def _passes(r: float, w: float, c: float, lasts: float) -> bool:
    """Whether the two stay further apart than a touch along one axis."""
    if r < 0.0:
        r, w, c = -r, -w, -c
    least = min(r, r + w * lasts + c * lasts * lasts / 2.0)
    if c > 0.0 and 0.0 < -w < c * lasts:
        least = min(least, r - w * w / (2.0 * c))
    return least > APART


def first_fall(gap: Quartic, lasts: float) -> float:
    """The first time in 0..`lasts` at which `gap` falls to 0, or goes on falling from below; `NEVER` if it does not."""
    if _widens(gap, lasts):
        return NEVER
    begins, value = 0.0, gap[0]
    for ends in [*_turns(gap, lasts), lasts]:
        reached = _value(gap, ends)
        if reached < value and reached <= -SLIGHT:
            return begins if value <= TOUCHING else _zero(gap, begins, ends)
        begins, value = ends, reached
    return NEVER


def _widens(gap: Quartic, lasts: float) -> bool:
    """Whether `gap` surely grows all the time, as between most that have just parted: no turns need be looked for.

    The cube only lessens its slope, the fourth power only adds to it. What is so near to 0 that rounding might have
    brought it there counts as unsure.
    """
    _, slope, bend, cube, fourth = gap
    if slope <= 0.0 or cube > 0.0 or fourth < 0.0:
        return False
    bend, cube = 2.0 * bend * lasts, 3.0 * cube * lasts * lasts
    return slope + min(0.0, bend + cube) > SURE * (slope + abs(bend) - cube)


def _turns(gap: Quartic, lasts: float) -> list[float]:
    """Where the polynomial turns within 0..`lasts`: the zeros of its derivative, between that one's own turns."""
    slope: Quartic = (gap[1], 2.0 * gap[2], 3.0 * gap[3], 4.0 * gap[4], 0.0)
    bends = [t for t in _square_zeros(slope[1], 2.0 * slope[2], 3.0 * slope[3]) if 0.0 < t < lasts]
    found = []
    begins, value = 0.0, slope[0]
    for ends in [*bends, lasts]:
        reached = _value(slope, ends)
        if (value < 0.0) != (reached < 0.0):
            found.append(_zero(slope, begins, ends))
        begins, value = ends, reached
    return found


def _square_zeros(a: float, b: float, c: float) -> list[float]:
    """The zeros of a + b t + c t t, smaller first."""
    if c == 0.0:
        return [] if b == 0.0 else [-a / b]
    depth = b * b - 4.0 * a * c
    if depth <= 0.0:
        return []
    root = -(b + (sqrt(depth) if b >= 0.0 else -sqrt(depth))) / 2.0
    first, second = root / c, a / root if root != 0.0 else 0.0
    return [first, second] if first < second else [second, first]


def _value(p: Quartic, t: float) -> float:
    return p[0] + t * (p[1] + t * (p[2] + t * (p[3] + t * p[4])))


def _zero(p: Quartic, low: float, high: float) -> float:
    """The zero between two places where the polynomial has different signs: Newton's steps, halved where they fail."""
    a, b, c, d, e = p
    twice, thrice, fourfold = 2.0 * c, 3.0 * d, 4.0 * e
    rising = _value(p, low) < 0.0
    t = (low + high) / 2.0
    for _ in range(HALVINGS):
        value = a + t * (b + t * (c + t * (d + t * e)))
        if (value < 0.0) == rising:
            low = t
        else:
            high = t
        slope = b + t * (twice + t * (thrice + t * fourfold))
        step = t - value / slope if slope != 0.0 else low
        following = step if low < step < high else (low + high) / 2.0
        if following == t or high - low < 1e-15:
            break
        t = following
    return t

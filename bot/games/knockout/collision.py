"""When two running tokens first touch: the first zero of a polynomial of degree four, found between its turning points."""

from math import sqrt
from typing import Protocol

from bot.games.knockout.data import BRAKE, RADIUS

NEVER = 1e9
"""Seconds, and millimetres, that no slide lasts or reaches."""
APART = 2.0 * RADIUS
SLIGHT = 1e-8
"""Square millimetres by which two that pass each other have to come nearer than a touch: more than rounding makes."""
NEAR = 1e-3
"""Millimetres by which tokens that cannot reach each other are further apart than that, so that rounding is no matter."""
TOUCHING = 1e-7
"""Square millimetres between two that count as touching already: less than matters, more than rounding makes."""
HALVINGS = 80
"""Steps after which a bracket of a second is as narrow as numbers are."""
NARROW = 1e-15
"""Seconds: a step that is no longer than this has found its place."""
Quartic = tuple[float, float, float, float, float]
"""Coefficients, that of the highest power last."""


class Running(Protocol):
    """What is asked of a token: its place, direction and speed now, and when its run ends."""

    x: float
    y: float
    ux: float
    uy: float
    speed: float
    end: float


def first_meeting(disc: Running, other: Running, now: float, skip: float = 0.0) -> float:
    """When the two touch and close for the first time, `skip` seconds from now or later; `NEVER` if one's run ends before."""
    lasts = (disc.end if disc.end < other.end else other.end) - now
    if lasts <= skip:
        return NEVER
    ux, uy, speed, vx, vy, its = disc.ux, disc.uy, disc.speed, other.ux, other.uy, other.speed
    rx, ry = disc.x - other.x, disc.y - other.y
    wx, wy = ux * speed - vx * its, uy * speed - vy * its
    cx, cy = BRAKE * (vx - ux), BRAKE * (vy - uy)
    far2, rw, rc = rx * rx + ry * ry, rx * wx + ry * wy, rx * cx + ry * cy
    # They are nowhere nearer than along the line on which their centres lie now; two that touch only have to part there.
    r = far2 - (APART + NEAR) * sqrt(far2)
    r = r if r > 0.0 else 0.0
    if r + lasts * (rw + rc * lasts / 2.0) > 0.0 and (rw >= 0.0 or -rw >= rc * lasts or 2.0 * rc * r > rw * rw):
        return NEVER
    bend, cube, fourth = wx * wx + wy * wy + rc, wx * cx + wy * cy, (cx * cx + cy * cy) / 4.0
    return now + first_fall((far2 - APART * APART, 2.0 * rw, bend, cube, fourth), lasts, skip)


def first_fall(gap: Quartic, lasts: float, begins: float = 0.0) -> float:
    """The first time in `begins`..`lasts` at which `gap` falls to 0, or goes on falling from below; `NEVER` if it does not."""
    value, falls = _value(gap, begins), _falls(gap, lasts)
    if falls > begins and _value(gap, falls) <= -SLIGHT:
        return begins if value <= TOUCHING else _zero(gap, begins, falls)
    for ends in [*[turn for turn in _turns(gap, lasts) if turn > begins], lasts]:
        reached = _value(gap, ends)
        if reached < value and reached <= -SLIGHT:
            return begins if value <= TOUCHING else _zero(gap, begins, ends)
        begins, value = ends, reached
    return NEVER


def _falls(gap: Quartic, lasts: float) -> float:
    """For how long `gap` surely falls at half its first slope at least; 0 where it does not fall at first."""
    _, slope, bend, cube, fourth = gap
    if slope >= 0.0:
        return 0.0
    steeper = 2.0 * abs(bend) + lasts * (3.0 * abs(cube) + lasts * 4.0 * abs(fourth))
    return lasts if -slope >= 2.0 * steeper * lasts else -slope / (2.0 * steeper)


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
    t = low  # where most fall fastest
    for _ in range(HALVINGS):
        value = a + t * (b + t * (c + t * (d + t * e)))
        if (value < 0.0) == rising:
            low = t
        else:
            high = t
        slope = b + t * (twice + t * (thrice + t * fourfold))
        step = t - value / slope if slope != 0.0 else NEVER
        following = step if low <= step <= high else (low + high) / 2.0
        if abs(following - t) < NARROW:
            break
        t = following
    return t

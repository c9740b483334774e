"""A second simulation of a slide, slow and simple, to compare with: conservative advancement, all pairs at each event.

Time goes on by the gap over the sum of both speeds until the gap is closed (section 10); nothing is kept from event to
event, and positions are advanced for every token at every step.
"""

from collections.abc import Sequence
from math import cos, hypot, radians, sin, sqrt

from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import Launch

A, E, FLOOR, STILL = 1000.0, 0.9, 1.0, 1e-6
CLOSED, SMALLEST = 1e-11, 1e-11
"""Closer than this many millimetres is a touch; no step is smaller than so many seconds."""


class Disc:
    """A token on the board."""

    def __init__(self, number: int, x: float, y: float, vx: float = 0.0, vy: float = 0.0) -> None:
        self.number, self.x, self.y, self.vx, self.vy = number, x, y, vx, vy

    @property
    def speed(self) -> float:
        return hypot(self.vx, self.vy)

    def at(self, t: float) -> tuple[float, float, float, float]:
        """Place and velocity after `t` seconds."""
        v = self.speed
        if v <= STILL:
            return self.x, self.y, 0.0, 0.0
        t = min(t, v / A)
        way, left = v * t - A * t * t / 2, max(0.0, v - A * t)
        return self.x + self.vx / v * way, self.y + self.vy / v * way, self.vx / v * left, self.vy / v * left


def slide(resting: Sequence[Lying], token: int, launch: Launch) -> tuple[dict[int, tuple[float, float]], int]:
    """Where every token on the board ends, in millimetres, and how many touches there were."""
    v, t = sqrt(2 * A * launch.distance / 1000), radians(launch.direction / 1e6)
    discs = [Disc(one.token, one.x / 1000, one.y / 1000) for one in resting]
    discs.append(Disc(token, launch.lane, 80.0, v * sin(t), v * cos(t)))
    touches = 0
    while any(one.speed > STILL for one in discs):
        when, what, pair = min(_events(discs), key=lambda event: (event[0], event[1]))
        for one in discs:
            one.x, one.y, one.vx, one.vy = one.at(when)
        if what == "a leaves":
            discs = [one for one in discs if one is not pair[0]]
        elif what == "b touches":
            touches += 1
            _bounce(*pair)
        else:
            pair[0].vx = pair[0].vy = 0.0
    return {one.number: (one.x, one.y) for one in discs}, touches


def _events(discs: list[Disc]) -> list[tuple[float, str, tuple[Disc, ...]]]:
    found: list[tuple[float, str, tuple[Disc, ...]]] = []
    for n, one in enumerate(discs):
        if one.speed > STILL:
            found.append((one.speed / A, "c stops", (one,)))
            if (gone := _leaves(one)) is not None:
                found.append((gone, "a leaves", (one,)))
        met = [(_meets(one, other), other) for other in discs[:n]]
        found += [(when, "b touches", (one, other)) for when, other in met if when is not None]
    return found


def _leaves(one: Disc) -> float | None:
    """When the centre crosses an edge, by halving."""
    v = one.speed

    def out(t: float) -> bool:
        x, y, *_ = one.at(t)
        return not (0 <= x <= 270 and 0 <= y <= 914)

    low, high = 0.0, v / A
    if not out(high):
        return None
    for _ in range(70):
        middle = (low + high) / 2
        low, high = (low, middle) if out(middle) else (middle, high)
    return high


def _meets(one: Disc, other: Disc) -> float | None:
    """When two tokens touch and close."""
    t, end = 0.0, max(one.speed, other.speed) / A
    while t < end:
        ax, ay, avx, avy = one.at(t)
        bx, by, bvx, bvy = other.at(t)
        far = hypot(bx - ax, by - ay)
        gap = far - 32.0
        if gap < CLOSED:
            if ((avx - bvx) * (bx - ax) + (avy - bvy) * (by - ay)) / far > STILL:
                return t
            t += 1e-6
            continue
        speeds = hypot(avx, avy) + hypot(bvx, bvy)
        if speeds <= STILL:
            return None
        t += max(gap / speeds, SMALLEST)
    return None


def _bounce(one: Disc, other: Disc) -> None:
    nx, ny = other.x - one.x, other.y - one.y
    far = hypot(nx, ny)
    nx, ny = nx / far, ny / far
    closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny
    push = (closing + max(E * closing, FLOOR)) / 2
    one.vx, one.vy = one.vx - push * nx, one.vy - push * ny
    other.vx, other.vy = other.vx + push * nx, other.vy + push * ny

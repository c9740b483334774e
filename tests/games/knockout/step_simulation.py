"""A third simulation of a slide, by small steps alone: written from sections 9 and 10 of the rules, to compare with.

Time goes on by a thousandth of a second, less where two tokens are near each other; within a step every token is
braked along its line. What happens within a step is found by halving it, again and again, until it is shorter than
1e-17 s. So places are exact but for rounding, however long the steps are, and no touch is jumped over.
"""

from collections.abc import Callable, Iterator, Sequence
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import Launch

WIDTH, LENGTH, APART, BRAKE = 270.0, 914.0, 32.0, 1000.0
BOUNCE, LEAST_BOUNCE, STILL, TIE = 0.9, 1.0, 1e-6, 1e-9
STEP, SHORTEST, EXACT = 1e-3, 1e-7, 1e-17
"""Seconds of a step, of the shortest when two are near, and to which the moment within it is found."""
SLIGHT = 1e-10
"""Millimetres that count as none: who comes no nearer to another, or no further over an edge, passes by or stays."""
LEAVES, TOUCHES, STOPS = 0, 1, 2


class Ended(NamedTuple):
    """What became of a slide: who lies where in millimetres, which pairs touched in their order, who left in theirs."""

    places: dict[int, tuple[float, float]]
    touches: list[tuple[int, int]]
    exits: list[int]


class Token:
    """A token on the board: its centre in millimetres and its velocity in millimetres a second."""

    def __init__(self, x: float, y: float, vx: float = 0.0, vy: float = 0.0) -> None:
        self.x, self.y = x, y
        self.velocity(vx, vy)

    def velocity(self, vx: float, vy: float) -> None:
        """Give it another; slower than `STILL` is rest (KNOCKOUT-112)."""
        speed = hypot(vx, vy)
        self.vx, self.vy, self.speed = (vx, vy, speed) if speed > STILL else (0.0, 0.0, 0.0)

    def after(self, t: float) -> "Token":
        """The same token `t` seconds later, when it meets nobody (KNOCKOUT-107)."""
        if not self.speed:
            return self
        t = min(t, self.speed / BRAKE)
        way = t - BRAKE * t * t / 2.0 / self.speed
        left = 1.0 - BRAKE * t / self.speed
        return Token(self.x + self.vx * way, self.y + self.vy * way, self.vx * left, self.vy * left)


Happening = tuple[float, int, tuple[int, ...]]
"""When, what, and to which tokens; `LEAVES` comes before `TOUCHES` at one instant, lower numbers first (KNOCKOUT-113)."""


def slide(resting: Sequence[Lying], token: int, launch: Launch) -> Ended:
    """Slide `token` among those at rest (KNOCKOUT-105, KNOCKOUT-109)."""
    speed, turn = sqrt(2.0 * BRAKE * launch.distance / 1000), radians(launch.direction / 1e6)
    tokens = {one.token: Token(one.x / 1000, one.y / 1000) for one in resting}
    tokens[token] = Token(float(launch.lane), 80.0, speed * sin(turn), speed * cos(turn))
    touches: list[tuple[int, int]] = []
    exits: list[int] = []
    while any(one.speed for one in tokens.values()):
        length = min([STEP, *(one.speed / BRAKE for one in tokens.values() if one.speed)])
        found = list(_happenings(tokens, length + TIE))
        first = min([when for when, *_ in found], default=length)
        if first >= length:
            tokens = {number: one.after(length) for number, one in tokens.items()}
            continue
        when, what, numbers = min([each for each in found if each[0] < first + TIE], key=lambda each: each[1:])
        tokens = {number: one.after(when) for number, one in tokens.items()}
        if what == LEAVES:
            exits += numbers
            del tokens[numbers[0]]
        else:
            touches.append((numbers[0], numbers[1]))
            _part(tokens[numbers[0]], tokens[numbers[1]])
    return Ended({number: (one.x, one.y) for number, one in tokens.items()}, touches, exits)


def _happenings(tokens: dict[int, Token], length: float) -> Iterator[Happening]:
    """What happens to each token and to each pair first, if that is within the next `length` seconds."""
    for number, one in tokens.items():
        if not one.speed:
            continue
        if _beyond(one.after(length)):
            yield _exit(one, length), LEAVES, (number,)
        for its, other in tokens.items():
            if its == number or (other.speed and its < number):
                continue
            if hypot(one.x - other.x, one.y - other.y) > APART + (one.speed + other.speed) * length:
                continue
            when = _touch(one, other, 0.0, length)
            if when is not None:
                yield when, TOUCHES, (min(number, its), max(number, its))


def _beyond(one: Token) -> bool:
    """Whether a centre has crossed an edge (KNOCKOUT-106); by less than rounding it has not."""
    return not (-SLIGHT <= one.x <= WIDTH + SLIGHT and -SLIGHT <= one.y <= LENGTH + SLIGHT)


def _touch(one: Token, other: Token, begin: float, length: float) -> float | None:
    """When two first are 32 mm apart or less, and closing, within `length` seconds from `begin` on.

    Their distance is braked by at most `BRAKE` on both sides, so from its change it is known how near they may come.
    """
    gap, closing, bend = _gap(one.after(begin), other.after(begin))
    if gap <= 0.0 and _closes(closing, bend):
        return begin
    if closing + 2.0 * BRAKE * length <= 0.0 or (gap > 0.0 and gap - (closing + BRAKE * length) * length > 0.0):
        return None
    if length > SHORTEST:
        half = length / 2.0
        when = _touch(one, other, begin, half)
        return _touch(one, other, begin + half, half) if when is None else when
    if _gap(one.after(begin + length), other.after(begin + length))[0] > 0.0:
        return None
    when = _moment(lambda t: _gap(one.after(t), other.after(t))[0] <= 0.0, begin, begin + length)
    _, closing, bend = _gap(one.after(when), other.after(when))
    return when if _closes(closing, bend) else None


def _closes(closing: float, bend: float) -> bool:
    """Whether two that touch close on each other, rather than pass by."""
    return closing > STILL and (bend <= 0.0 or closing * closing > 2.0 * bend * SLIGHT)


def _gap(one: Token, other: Token) -> tuple[float, float, float]:
    """How far two are from touching, how fast that gets less, and how fast this in turn does."""
    x, y, vx, vy = other.x - one.x, other.y - one.y, other.vx - one.vx, other.vy - one.vy
    far = hypot(x, y)
    x, y = x / far, y / far
    braked = sum((each.vx * x + each.vy * y) / each.speed * way for each, way in ((one, 1), (other, -1)) if each.speed)
    return far - APART, -(vx * x + vy * y), (vx * y - vy * x) ** 2 / far + BRAKE * braked


def _exit(token: Token, length: float) -> float:
    """When a token that is off the board in `length` seconds leaves it."""
    return _moment(lambda t: _beyond(token.after(t)), 0.0, length)


def _moment(true: Callable[[float], bool], low: float, high: float) -> float:
    """When something becomes true that is so at `high`."""
    while high - low > EXACT:
        middle = (low + high) / 2.0
        low, high = (low, middle) if true(middle) else (middle, high)
    return high


def _part(one: Token, other: Token) -> None:
    """Each takes half of the change along the line of centres (KNOCKOUT-110)."""
    x, y = other.x - one.x, other.y - one.y
    far = hypot(x, y)
    _, closing, _ = _gap(one, other)
    each = (closing + max(BOUNCE * closing, LEAST_BOUNCE)) / 2.0
    one.velocity(one.vx - each * x / far, one.vy - each * y / far)
    other.velocity(other.vx + each * x / far, other.vy + each * y / far)

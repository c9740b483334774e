"""One slide, exactly: from event to event, discs on straight braked paths; whole numbers before and after.

Between events every moving token runs straight with the same constant deceleration, so the next stop, exit or touch
can be found and the board jumped there (KNOCKOUT-107). Only +, -, *, / and the square root are used, which every
machine rounds alike; x is counted from the middle line, so a mirrored board gives the mirrored slide to the last digit.
"""

from collections.abc import Iterable
from heapq import heappop, heappush
from math import sqrt

from bot.games.knockout.collision import NEAR, NEVER, SLIGHT, TOUCHING, first_meeting
from bot.games.knockout.data import BOUNCE, BRAKE, LAUNCH, LEAST_BOUNCE, LENGTH, RADIUS, STILL, TIE, WIDTH
from bot.games.knockout.slide_record import Exit, Lying, Outcome, Segment, Touch
from bot.games.knockout.wobble import Launch

HALF = WIDTH / 2
APART = 2.0 * RADIUS
APART2 = APART * APART
TWICE = 2.0 * BRAKE
LEAVES, TOUCHES, STOPS = 0, 1, 2
"""What happens first of two things at the same instant (KNOCKOUT-113)."""
GRAZE = 1e-6
"""Seconds to skip on by when two tokens touch and do not close."""
ON_LINE = 1e-9
"""Millimetres: a token that would stop so little beyond an edge stops on it, and has not crossed it (KNOCKOUT-106)."""
DEGREE = 3.141592653589793 / 180_000_000
"""A millionth of a degree as an arc."""
FINE = 1000.0
"""Micrometres in a millimetre, millimetres a second in its thousandths."""
MICRO = 1_000_000.0
LEFT = WIDTH * 500
"""Micrometres from the middle line to the left edge."""

Due = tuple[float, int, int, int, int, int]
"""When, what, which token, the other one, and the turns of both since which it was foreseen."""


class Disc:
    """A token: where it was at `since`, its direction, its speed then, and when it rests or leaves (`end`)."""

    __slots__ = ("end", "number", "since", "speed", "turn", "ux", "uy", "x", "y")

    def __init__(self, number: int, x: float, y: float) -> None:
        self.number = number
        self.x = x
        self.y = y
        self.ux = self.uy = self.speed = self.since = self.end = 0.0
        self.turn = 0

    def bring(self, now: float) -> None:
        """Move it on to where it is now."""
        t, begun = now - self.since, self.speed
        speed = begun - BRAKE * t
        if speed > 0.0:
            way = t * (begun + speed) / 2.0
        else:
            speed, way = 0.0, _run(begun)
        self.x, self.y, self.speed, self.since = self.x + self.ux * way, self.y + self.uy * way, speed, now


def simulate(resting: Iterable[Lying], token: int, launch: Launch) -> Outcome:
    """Slide `token` among the tokens `resting`, of which it is none; launched as KNOCKOUT-105 and KNOCKOUT-109 say."""
    return _Board(resting).slide(token, launch)


def heading(direction: int) -> tuple[float, float]:
    """Sine and cosine of millionths of a degree, by their series: the same digits everywhere."""
    arc = direction * DEGREE
    square = arc * arc
    sine = cosine = 1.0
    for n in range(21, 2, -2):
        sine = 1.0 - square / (n * (n - 1)) * sine
        cosine = 1.0 - square / ((n - 1) * (n - 2)) * cosine
    return arc * sine, cosine


def place(x: int) -> float:
    """Millimetres to the right of the middle line, of a place in micrometres from the left edge."""
    return (x - LEFT) / FINE


class _Board:
    """The board while a slide runs: the tokens on it, what is foreseen, and what has happened."""

    def __init__(self, resting: Iterable[Lying]) -> None:
        self.discs = {one.token: Disc(one.token, place(one.x), one.y / FINE) for one in resting}
        self.due: list[Due] = []
        self.now = 0.0
        self.touches: list[Touch] = []
        self.exits: list[Exit] = []
        self.path: list[Segment] = []

    def slide(self, token: int, launch: Launch) -> Outcome:
        """From the hand until all tokens are at rest (KNOCKOUT-112)."""
        disc = self.discs[token] = Disc(token, launch.lane - HALF, float(LAUNCH))
        ux, uy = heading(launch.direction)
        speed = sqrt(2.0 * BRAKE * (launch.distance / FINE))
        self._turn(disc, ux * speed, uy * speed)
        self._foresee(disc)
        while (happening := self._next()) is not None:
            if happening[0] > self.now:
                self.now = happening[0]
            self._happen(happening)
        moved = {segment.token for segment in self.path}
        rest = [Lying(one.number, *_whole(one)) for number, one in sorted(self.discs.items()) if number in moved]
        return Outcome(round(self.now * MICRO), tuple(self.touches), tuple(self.exits), tuple(self.path), tuple(rest))

    # ---- what happens

    def _next(self) -> Due | None:
        """The next thing foreseen that still holds; of several at the same instant as KNOCKOUT-113 orders them."""
        due = self.due
        while due:
            first = heappop(due)
            if not self._holds(first):
                continue
            if not due or due[0][0] - first[0] >= TIE:
                return first
            same = [first]
            while due and due[0][0] - first[0] < TIE:
                other = heappop(due)
                if self._holds(other):
                    same.append(other)
            best = min(same, key=lambda happening: happening[1:4])
            for other in same:
                if other is not best:
                    heappush(due, other)
            return best
        return None

    def _holds(self, happening: Due) -> bool:
        """Whether neither token has turned since it was foreseen."""
        _, what, number, other, turn, its = happening
        disc = self.discs.get(number)
        if disc is None or disc.turn != turn:
            return False
        if what != TOUCHES:
            return True
        met = self.discs.get(other)
        return met is not None and met.turn == its

    def _happen(self, happening: Due) -> None:
        _, what, number, other, _, _ = happening
        disc = self.discs[number]
        if what == TOUCHES:
            self._touch(disc, self.discs[other])
        elif what == LEAVES:
            disc.bring(self.now)
            self.exits.append(Exit(round(self.now * MICRO), number, *_whole(disc)))
            del self.discs[number]
        else:
            self._bring_all()
            self._rest(disc)

    def _touch(self, disc: Disc, other: Disc) -> None:
        """Two tokens, the lower number first, part along the line of their centres, across it nothing changes (KNOCKOUT-110).

        So head-on the struck one takes 0.95 of the speed and the striker keeps 0.05 (KNOCKOUT-111).
        """
        self._bring_all()
        nx, ny = other.x - disc.x, other.y - disc.y
        far = sqrt(nx * nx + ny * ny)
        nx, ny = nx / far, ny / far
        vx, vy, wx, wy = disc.ux * disc.speed, disc.uy * disc.speed, other.ux * other.speed, other.uy * other.speed
        closing = (vx - wx) * nx + (vy - wy) * ny
        if closing <= STILL:
            if disc.speed > 0.0 and other.speed > 0.0:
                self._will_touch(disc, other, first_meeting(disc, other, self.now, GRAZE))
            return
        back = BOUNCE * closing
        push = (closing + (back if back > LEAST_BOUNCE else LEAST_BOUNCE)) / 2.0
        self.touches.append(Touch(round(self.now * MICRO), disc.number, other.number, round(closing * FINE)))
        self._turn(disc, vx - push * nx, vy - push * ny)
        self._turn(other, wx + push * nx, wy + push * ny)
        self._foresee(disc)
        self._foresee(other, disc)

    def _rest(self, disc: Disc) -> None:
        """A token has come to rest; those still running, which are where they are now, may meet it there."""
        disc.speed = 0.0
        disc.turn += 1
        for other in self.discs.values():
            if other.speed > 0.0:
                self._strike(other, disc)

    # ---- motion

    def _bring_all(self) -> None:
        """Move all tokens to where they are now."""
        now = self.now
        for disc in self.discs.values():
            if disc.speed > 0.0 and disc.since < now:
                disc.bring(now)

    def _turn(self, disc: Disc, vx: float, vy: float) -> None:
        """Give a token another velocity; slower than `STILL` is rest (KNOCKOUT-112)."""
        speed = sqrt(vx * vx + vy * vy)
        disc.turn += 1
        disc.since = self.now
        if speed <= STILL:
            disc.speed = 0.0
            self._record(disc, 0, 0)
            return
        disc.speed, disc.ux, disc.uy = speed, vx / speed, vy / speed
        self._record(disc, round(vx * FINE), round(vy * FINE))
        self._end(disc)

    def _end(self, disc: Disc) -> None:
        """How a token's run ends if it meets nobody: at rest, or over an edge."""
        edge = _edge(disc)
        if edge < _run(disc.speed) - ON_LINE:
            disc.end, what = self.now + _lasts(disc.speed, edge), LEAVES
        else:
            disc.end, what = self.now + disc.speed / BRAKE, STOPS
        heappush(self.due, (disc.end, what, disc.number, -1, disc.turn, 0))

    def _record(self, disc: Disc, vx: int, vy: int) -> None:
        x, y = _whole(disc)
        self.path.append(Segment(round(self.now * MICRO), disc.number, x, y, vx, vy))

    # ---- what is foreseen

    def _foresee(self, disc: Disc, known: Disc | None = None) -> None:
        """Whom a token meets on its run, all being where they are now; what it will do with `known` is foreseen already."""
        if disc.speed == 0.0:
            self._rest(disc)
            return
        x, y, ux, uy, far, now = disc.x, disc.y, disc.ux, disc.uy, APART + NEAR + _run(disc.speed), self.now
        for other in self.discs.values():
            if other is disc or other is known:
                continue
            dx, dy, speed = other.x - x, other.y - y, other.speed
            reach = far + speed * speed / TWICE
            if dx * dx + dy * dy > reach * reach:
                continue
            if speed:
                when = first_meeting(disc, other, now)
                if when < NEVER:
                    self._will_touch(disc, other, when)
            elif dx * ux + dy * uy > 0.0:
                self._strike(disc, other)

    def _strike(self, disc: Disc, other: Disc) -> None:
        """Foresee when a running token touches one at rest."""
        dx, dy = other.x - disc.x, other.y - disc.y
        ahead = dx * disc.ux + dy * disc.uy
        if ahead <= 0.0:
            return
        gap = dx * dx + dy * dy - APART2
        depth = ahead * ahead - gap
        if depth <= SLIGHT:
            return
        way = gap / (ahead + sqrt(depth)) if gap > TOUCHING else 0.0
        if 2.0 * BRAKE * way < disc.speed * disc.speed:
            self._will_touch(disc, other, self.now + _lasts(disc.speed, way))

    def _will_touch(self, disc: Disc, other: Disc, when: float) -> None:
        if when < NEVER:
            first, second = (disc, other) if disc.number < other.number else (other, disc)
            heappush(self.due, (when, TOUCHES, first.number, second.number, first.turn, second.turn))


def _run(speed: float) -> float:
    """How far a token runs at most from this speed, in millimetres."""
    return speed * speed / (2.0 * BRAKE)


def _whole(disc: Disc) -> tuple[int, int]:
    """Where a token is, in micrometres from the near left corner."""
    return round(disc.x * FINE) + LEFT, round(disc.y * FINE)


def _lasts(speed: float, way: float) -> float:
    """How long a run of `way` millimetres takes from this speed, which carries so far."""
    left = speed * speed - TWICE * way
    return 2.0 * way / (speed + (sqrt(left) if left > 0.0 else 0.0))


def _edge(disc: Disc) -> float:
    """How far it is to the edge ahead (KNOCKOUT-106)."""
    across = up = NEVER
    if disc.ux > 0.0:
        across = (HALF - disc.x) / disc.ux
    elif disc.ux < 0.0:
        across = (-HALF - disc.x) / disc.ux
    if disc.uy > 0.0:
        up = (LENGTH - disc.y) / disc.uy
    elif disc.uy < 0.0:
        up = -disc.y / disc.uy
    far = across if across < up else up
    return far if far > 0.0 else 0.0

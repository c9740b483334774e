"""Where the tokens of a slide are at any moment, from its record alone (KNOCKOUT-144)."""

from math import hypot

import msgspec

from bot.games.knockout.data import BRAKE
from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Exit, Segment

MICRO = 1_000_000
FALLS = 110_000
"""Microseconds for which a token is still seen after it has left the board, growing smaller."""
SHRUNK = 0.45
"""How small it is then."""


class Placed(msgspec.Struct, frozen=True):
    """A token at a moment: its centre in micrometres; `size` 1, less once it falls; `moving` at all."""

    token: int
    x: float
    y: float
    size: float = 1.0
    moving: bool = False


class Track(msgspec.Struct, frozen=True):
    """What one token does during a slide."""

    token: int
    segments: tuple[Segment, ...]
    exit: Exit | None

    def at(self, time: int) -> Placed | None:
        """Where it is after `time` microseconds; None once it has fallen, or before it is let go."""
        left = self.exit
        if left is not None and time >= left.at:
            fallen = (time - left.at) / FALLS
            x, y, _ = along(self.segments[-1], time)
            return None if fallen >= 1 else Placed(self.token, x, y, 1 - (1 - SHRUNK) * fallen, moving=True)
        segment = next((each for each in reversed(self.segments) if each.at <= time), None)
        if segment is None:
            first = self.segments[0]
            return Placed(self.token, first.x, first.y)
        x, y, moving = along(segment, time)
        return Placed(self.token, x, y, moving=moving)


def along(segment: Segment, time: int) -> tuple[float, float, bool]:
    """A place on a braked way, and whether the token still runs there."""
    speed = hypot(segment.vx, segment.vy) / 1000
    past = (time - segment.at) / MICRO
    if speed == 0:
        return segment.x, segment.y, False
    lasts = min(past, speed / BRAKE)
    part = lasts - BRAKE * lasts * lasts / 2 / speed
    return segment.x + segment.vx * part, segment.y + segment.vy * part, past < speed / BRAKE


def tracks(slide: Slid) -> tuple[Track, ...]:
    """The tracks of all tokens that the slide moved; the slid one last, so that it is drawn above the others."""
    moved: dict[int, list[Segment]] = {}
    for segment in slide.outcome.path:
        moved.setdefault(segment.token, []).append(segment)
    exits = {each.token: each for each in slide.outcome.exits}
    order = sorted(moved, key=lambda number: (number == slide.token, number))
    return tuple(Track(number, tuple(moved[number]), exits.get(number)) for number in order)

"""Slides of the exact engine beside those of small steps: how far apart they end, who overlaps, who touches whom."""

from collections.abc import Iterator, Sequence
from copy import copy
from math import hypot
from typing import NamedTuple

from bot.games.knockout.physics import Disc, Due, _Board
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import Launch
from tests.games.knockout.clusters import chains, hits, loose
from tests.games.knockout.step_simulation import slide

SLIDER = 15
APART, OVERLAP = 0.003, 0.001
"""Millimetres by which both may differ, and by which two tokens may overlap at any moment."""


class Compared(NamedTuple):
    """How far apart a token's two ends are at most, by how much two tokens overlap at most, whether touches are the same."""

    apart: float
    overlap: float
    same: bool

    @property
    def agreed(self) -> bool:
        """Whether both have the same touches and exits, and end where they may."""
        return self.same and self.apart <= APART and self.overlap <= OVERLAP


class Watched(_Board):
    """The exact engine, looked at whenever something happens and half-way between."""

    def __init__(self, resting: Sequence[Lying]) -> None:
        super().__init__(resting)
        self.overlap = 0.0
        self.looked = 0.0

    def _happen(self, happening: Due) -> None:
        for when in (self.looked, (self.looked + self.now) / 2.0, self.now):
            self.overlap = max(self.overlap, overlap([_place(one, when) for one in self.discs.values()]))
        self.looked = self.now
        super()._happen(happening)


def _place(disc: Disc, when: float) -> tuple[float, float]:
    """Where a token is at a moment since its last turn."""
    moved = copy(disc)
    moved.bring(max(when, disc.since))
    return moved.x, moved.y


def overlap(places: Sequence[tuple[float, ...]]) -> float:
    """By how much two of the tokens at these places overlap at most, in millimetres."""
    return max([32.0 - hypot(x - u, y - v) for n, (x, y) in enumerate(places) for u, v in places[:n]], default=0.0)


def compare(board: Sequence[Lying], shot: Launch) -> Compared:
    """One slide, both ways."""
    told = slide(board, SLIDER, shot)
    animation_seconds = Watched(board)
    outcome = animation_seconds.slide(SLIDER, shot)
    ends = {one.token: (one.x / 1000, one.y / 1000) for one in (*board, *outcome.rest)}
    for left in outcome.exits:
        ends.pop(left.token, None)
    same = [(touch.first, touch.second) for touch in outcome.touches] == told.touches
    same = same and [left.token for left in outcome.exits] == told.exits and ends.keys() == told.places.keys()
    far = [hypot(x - ends[number][0], y - ends[number][1]) for number, (x, y) in told.places.items() if number in ends]
    return Compared(max(far, default=0.0), max(animation_seconds.overlap, overlap(list(ends.values()))), same)


def cases(seed: int, count: int) -> Iterator[tuple[list[Lying], Launch]]:
    """Boards of sixteen, a third of them with touching tokens: packed together, and in chains, by turns."""
    touching = zip(hits(seed, count), chains(seed, count), strict=True)
    for number, (board, packed) in enumerate(zip(loose(seed, count), touching, strict=True)):
        yield board if number % 3 else packed[number // 3 % 2]

"""Levels of the places of a group as one word in board order, "3-2-2", and the words a group may rise or fall to."""

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

SHOPS, TOWER = 4, 5
"""The most shops on a place (CLASSIC-117), and the level of a tower (CLASSIC-118)."""
Levels = tuple[int, ...]
"""The level of each place of a group, in board order: 0 bare, 1 to 4 so many shops, 5 a tower."""


class Change(NamedTuple):
    """From the levels of a group to others, all rising or all falling.

    `steps` is how many levels are built or sold. `shops` and `towers` are what that takes from the Bank. In a sale the
    shops are those that stand afterwards less those before, which may be more where towers go (CLASSIC-133), and no
    tower is taken.
    """

    word: str
    levels: Levels
    steps: int
    shops: int
    towers: int


def write(levels: Levels) -> str:
    """The word for these levels."""
    return "-".join(map(str, levels))


def read(word: str) -> Levels | None:
    """The levels that a word stands for, None for any other word."""
    parts = word.split("-")
    if not all(len(part) == 1 and part in "012345" for part in parts):
        return None
    return tuple(int(part) for part in parts)


def even(levels: Levels) -> bool:
    """Whether the spread is at most 1 (CLASSIC-116, CLASSIC-131): then a tower stands only beside 4s and 5s (CLASSIC-118)."""
    return max(levels) - min(levels) <= 1


def standing(levels: Levels) -> int:
    """Shops standing in the group; a tower is none (CLASSIC-132)."""
    return sum([level for level in levels if level <= SHOPS])


@cache
def _even(size: int) -> tuple[Levels, ...]:
    """All even levels of a group of so many places."""
    return tuple([levels for levels in product(range(TOWER + 1), repeat=size) if even(levels)])


@lru_cache(maxsize=4096)
def rises(now: Levels) -> tuple[Change, ...]:
    """All that a build order may name: nothing lower, something higher, the smallest order first (CLASSIC-119).

    From even levels to even levels there is always a way of single steps that keeps the spread, the lowest place first
    (CLASSIC-116), and every place passes 4 shops on its way to a tower (CLASSIC-118). Shops that towers of the same
    order set free come too late for it.
    """
    found = []
    for levels in _even(len(now)):
        if levels != now and all(new >= old for new, old in zip(levels, now, strict=True)):
            shops = sum(min(level, SHOPS) for level in levels) - sum(min(level, SHOPS) for level in now)
            towers = levels.count(TOWER) - now.count(TOWER)
            found.append(Change(write(levels), levels, sum(levels) - sum(now), shops, towers))
    return tuple(sorted(found, key=lambda change: change.steps))


@lru_cache(maxsize=4096)
def falls(now: Levels) -> tuple[Change, ...]:
    """All that a sale may name: nothing higher, something lower, the smallest sale first (CLASSIC-131)."""
    found = []
    for levels in _even(len(now)):
        if levels != now and all(new <= old for new, old in zip(levels, now, strict=True)):
            shops = standing(levels) - standing(now)
            found.append(Change(write(levels), levels, sum(now) - sum(levels), shops, 0))
    return tuple(sorted(found, key=lambda change: change.steps))

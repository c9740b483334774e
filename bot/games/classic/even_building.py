"""Where the buildings of a group may rise or fall to: its levels in board order, and the words for them, `3-2-2`."""

from functools import cache, lru_cache
from itertools import product

import msgspec

from bot.games.classic.data import SHOPS_EACH, TOWER
from bot.games.classic.title_deeds import pieces, word

Levels = tuple[int, ...]
"""The level of each place of a group, in board order: 0 bare, 1 to 4 so many shops, 5 a tower (CLASSIC-117, CLASSIC-118)."""


class Change(msgspec.Struct, frozen=True):
    """From the levels of a group to others, all rising or all falling.

    `steps` is how many levels are built or sold. `shops` and `towers` are what the Bank must have for it. In a sale the
    shops are those that stand afterwards less those before, which may be more where towers go (CLASSIC-133); the
    towers are below 0, as they come back.
    """

    word: str
    levels: Levels
    steps: int
    shops: int
    towers: int


def even(levels: Levels) -> bool:
    """Whether the spread is at most 1 (CLASSIC-116, CLASSIC-131): then a tower stands only beside 4s and 5s (CLASSIC-118)."""
    return max(levels) - min(levels) <= 1


@cache
def _even(size: int) -> tuple[Levels, ...]:
    """All even levels of a group of so many places."""
    return tuple([levels for levels in product(range(TOWER + 1), repeat=size) if even(levels)])


@lru_cache(maxsize=4096)
def all_towers(now: Levels) -> Change:
    """What a group takes at most: a tower on each place."""
    shops = sum([SHOPS_EACH - min(level, SHOPS_EACH) for level in now])
    top = (TOWER,) * len(now)
    return Change(word(top), top, sum(top) - sum(now), shops, len(now) - now.count(TOWER))


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
            shops = sum([min(level, SHOPS_EACH) for level in levels]) - sum([min(level, SHOPS_EACH) for level in now])
            towers = levels.count(TOWER) - now.count(TOWER)
            found.append(Change(word(levels), levels, sum(levels) - sum(now), shops, towers))
    return tuple(sorted(found, key=lambda change: change.steps))


@lru_cache(maxsize=4096)
def falls(now: Levels) -> tuple[Change, ...]:
    """All that a sale may name: nothing higher, something lower, the smallest sale first (CLASSIC-131)."""
    found = []
    shops, towers = pieces(now)
    for levels in _even(len(now)):
        if levels != now and all(new <= old for new, old in zip(levels, now, strict=True)):
            left, tall = pieces(levels)
            found.append(Change(word(levels), levels, sum(now) - sum(levels), left - shops, tall - towers))
    return tuple(sorted(found, key=lambda change: change.steps))

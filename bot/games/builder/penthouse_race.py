"""The race for the penthouse: how far a seat's tallest building is, what it still takes, and whether it would win."""

from collections.abc import Sequence

from bot.games.builder import data, scoring
from bot.games.builder.state import State
from bot.kit.contract import Seat

CROWN = data.WORTH[data.PENTHOUSE] - data.WORTH[data.FLOORS]
"""Points that the penthouse adds."""


def level(s: State, seat: Seat) -> int:
    """The level that comes next on the tallest own building."""
    return 1 + max([floors for floors, builder in zip(s.floors, s.builders, strict=True) if builder == seat], default=0)


def needs(level: int) -> tuple[int, int, int, int]:
    """Chips by name that the next level takes."""
    return data.COSTS[level].named


def room(blocks: int, tallest: int, level: int) -> bool:
    """Whether, after one more block, enough are left to end a tower: the one that grows here or the tallest other."""
    return blocks - 1 >= data.FLOORS - max(tallest, level)


def _still(level: int) -> tuple[tuple[int, int, int, int], int]:
    """Chips by name, and in all, from a level up to the penthouse."""
    costs = data.COSTS[level:]
    truck, crane, excavator, boat = (sum([cost.named[kind] for cost in costs]) for kind in data.KINDS)
    return (truck, crane, excavator, boat), sum([cost.total for cost in costs])


STILL = tuple([_still(level) for level in range(len(data.COSTS))])
"""By the next level: all that is still to be spent on the tower."""


def missing(level: int, held: Sequence[int]) -> int:
    """Chips that are still to be got for the whole tower, whichever stand in the way."""
    named, total = STILL[level]
    lacking = 0
    spare = 0
    for need, have in zip(named, held, strict=True):
        if have < need:
            lacking += need - have
        else:
            spare += have - need
    return lacking + max(0, total - sum(named) - spare)


def ahead(s: State, seat: Seat, more: int) -> bool:
    """Whether `seat`, with so many points more, would win a count now (BUILDER-145)."""
    scores = scoring.scores(s)
    cash = s.purse.cash
    mine = (scores[seat].total + more, cash[seat])
    return all(
        (score.total, cash[other]) < mine for other, score in enumerate(scores) if other != seat and other not in s.left
    )

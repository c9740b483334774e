"""The count: buildings, colour sets, two bonus cards (section 19)."""

from functools import lru_cache

from bot.games.builder import data
from bot.games.builder.state import State
from bot.games.builder.view import ScoreView
from bot.kit.contract import Seat

Points = tuple[list[int], list[int], Seat | None, Seat | None, list[int]]
"""By seat what buildings and sets count; who is the billionaire, who has the community; the largest groups by seat."""


def totals(s: State) -> list[int]:
    """Everybody's points by seat."""
    buildings, sets, richest, community, _ = _points(s)
    found = [built + owned for built, owned in zip(buildings, sets, strict=True)]
    if richest is not None:
        found[richest] += data.BILLIONAIRE
    if community is not None:
        found[community] += data.COMMUNITY
    return found


def scores(s: State) -> list[ScoreView]:
    """Everybody's points by seat as a count would find them now; none for who has left (BUILDER-148)."""
    buildings, sets, richest, community, largest = _points(s)
    return [
        ScoreView(
            buildings[seat],
            sets[seat],
            data.BILLIONAIRE if seat == richest else 0,
            data.COMMUNITY if seat == community else 0,
            largest[seat],
        )
        for seat in range(len(s.active))
    ]


def _points(s: State) -> Points:
    """What both are made of. Complete sets count even where deeds are mortgaged (BUILDER-79, BUILDER-140)."""
    buildings, grids = _island(s)
    sets, deeds = [0] * len(grids), s.deeds
    for first, second, points in data.SETS:
        owner = deeds[first].owner
        if owner is not None and owner == deeds[second].owner:
            sets[owner] += points
    for seat in s.left:
        buildings[seat] = sets[seat] = 0
    largest = _groups(s, grids)
    return buildings, sets, billionaire(s), only_best(largest, data.SMALLEST_GROUP), largest


def _island(s: State) -> tuple[list[int], list[int]]:
    """By seat what its buildings count (BUILDER-139), and where they stand: sites are bits of a grid."""
    buildings, grids = [0] * len(s.active), [0] * len(s.active)
    worth, bits, floors = data.WORTH, data.BIT, s.floors
    for site, builder in enumerate(s.builders):
        if builder >= 0:
            buildings[builder] += worth[floors[site]]
            grids[builder] |= bits[site]
    if s.penthouse >= 0:
        buildings[s.builders[s.penthouse]] += data.WORTH[data.PENTHOUSE] - data.WORTH[data.FLOORS]
    return buildings, grids


def worth(s: State, site: int) -> int:
    """What a building counts by its final height, 16 with the penthouse (BUILDER-139)."""
    return data.WORTH[data.PENTHOUSE if s.penthouse == site else s.floors[site]]


def billionaire(s: State) -> Seat | None:
    """The active player with most cash (BUILDER-141, BUILDER-144); nobody on a tie (BUILDER-143)."""
    if False not in s.active:
        return only_best(s.purse.cash, 0)
    return only_best([cash if here else -1 for cash, here in zip(s.purse.cash, s.active, strict=True)], 0)


def only_best(sizes: list[int], least: int) -> Seat | None:
    """Who alone has the most, and at least `least`; nobody on a tie (BUILDER-143)."""
    best = max(sizes)
    return sizes.index(best) if best >= least and sizes.count(best) == 1 else None


def groups(s: State) -> list[int]:
    """The largest group of own buildings by seat, connected edge to edge (BUILDER-142); 0 for who has left (BUILDER-148).

    Height does not matter.
    """
    return _groups(s, _island(s)[1])


def _groups(s: State, grids: list[int]) -> list[int]:
    """The same for buildings that stand there."""
    largest = [_largest(grid) for grid in grids]
    for seat in s.left:
        largest[seat] = 0
    return largest


@lru_cache(maxsize=4096)
def _largest(grid: int) -> int:
    """The number of sites of the largest connected part of a grid, on which a step to all sides is four shifts."""
    best = 0
    while grid:
        part, grown = 0, grid & -grid
        while grown != part:
            part = grown
            grown = grid & (part | part << 1 | part >> 1 | part << data.GRID_WIDTH | part >> data.GRID_WIDTH)
        grid ^= part
        best = max(best, part.bit_count())
    return best

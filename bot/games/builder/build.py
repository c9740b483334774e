"""Floors and the penthouse (section 15)."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.builder import chips, data, game_over
from bot.games.builder.actions import Build, Penthouse
from bot.games.builder.events.chips import FloorBuilt, PenthousePlaced
from bot.games.builder.state import State
from bot.kit.contract import Goods, Rng, Seat, Subset, Tell

Counts = tuple[int, int, int, int]


def affordable(level: int, held: Sequence[int]) -> bool:
    """Whether chips suffice for a level: its named ones, and as many in all as it takes (BUILDER-108)."""
    cost = data.COSTS[level]
    if sum(held) < cost.total:
        return False
    truck, crane, excavator, boat = cost.named
    return held[0] >= truck and held[1] >= crane and held[2] >= excavator and held[3] >= boat


@lru_cache(maxsize=4096)
def choice(level: int, held: Counts) -> Subset | None:
    """The chips to choose from where any type will do; None where there is nothing to choose (BUILDER-109)."""
    cost = data.COSTS[level]
    spare = [have - need for have, need in zip(held, cost.named, strict=True)]
    if sum(spare) == cost.free or sum(count > 0 for count in spare) == 1:
        return None
    return Subset(chips.items(spare, cost.free), cost.free, cost.free)


class Forced(Subset, frozen=True, kw_only=True):
    """Chips that are spent unnamed, as there is no choice; to name just these is right too (BUILDER-109)."""

    spent: Counts

    def holds(self, value: object) -> bool:
        """Whether `value` names nothing, or exactly these: each chip once, by numbered words, whichever the numbers."""
        if not isinstance(value, (tuple, list)) or any(item not in data.TYPE for item in value):
            return False
        return not value or (len(set(value)) == len(value) and chips.counted(value) == list(self.spent))


@lru_cache(maxsize=4096)
def forced(level: int, held: Counts) -> Forced:
    """The chips of any type that a level takes where there is nothing to choose (BUILDER-109)."""
    named = data.COSTS[level].named
    truck, crane, excavator, boat = (spent - need for spent, need in zip(price(level, held, ()), named, strict=True))
    return Forced((), 0, 0, spent=(truck, crane, excavator, boat))


def price(level: int, held: Sequence[int], chosen: Goods) -> list[int]:
    """The chips spent by type: the named ones, and those chosen.

    If none are, one at a time from the type of which most remain, ties in their order (BUILDER-109).
    """
    if not chosen:
        return list(_usual(level, (held[0], held[1], held[2], held[3])))
    return [need + count for need, count in zip(data.COSTS[level].named, chips.counted(chosen), strict=True)]


@lru_cache(maxsize=4096)
def _usual(level: int, held: Counts) -> tuple[int, ...]:
    """What is spent where nothing is chosen."""
    cost = data.COSTS[level]
    spent = list(cost.named)
    for _ in range(cost.free):
        kind = max(data.KINDS, key=lambda kind: (held[kind] - spent[kind], -kind))
        spent[kind] += 1
    return tuple(spent)


def build(s: State, seat: Seat, action: Build, _dice: Rng, tell: Tell) -> None:
    """A floor: its chips to the bank, a block to the map for good (BUILDER-108, BUILDER-112).

    Anywhere free, or on an own building, level by level (BUILDER-106, BUILDER-107).
    """
    site = data.SITE[action.site]
    level = s.floors[site] + 1
    spent = price(level, s.chips[seat], action.chips)
    chips.give_back(s, seat, spent)
    s.blocks[seat] -= 1
    s.floors[site], s.builders[site] = level, seat
    s.built = True
    s.raised.append(site)
    tell(FloorBuilt(seat, action.site, level, chips.words(spent)))


def penthouse(s: State, seat: Seat, action: Penthouse, _dice: Rng, tell: Tell) -> None:
    """On an own building of four floors, without a block; the game ends at once (BUILDER-111, BUILDER-113, BUILDER-138)."""
    site = data.SITE[action.site]
    spent = price(data.PENTHOUSE, s.chips[seat], action.chips)
    chips.give_back(s, seat, spent)
    s.penthouse = site
    s.raised.append(site)
    tell(PenthousePlaced(seat, action.site, chips.words(spent)))
    game_over.end(s, "penthouse", tell)

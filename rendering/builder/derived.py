"""What a view lets one work out: who stands in which group, what a floor would cost and count."""

from collections.abc import Iterator

import msgspec

from bot.games.builder.build import affordable, price
from bot.games.builder.data import COMMUNITY, COSTS, FLOORS, KINDS, NEIGHBOURS, PENTHOUSE, SITE, SMALLEST_GROUP, WORTH
from bot.games.builder.view import BuilderView, SeatView, SiteView
from rendering.draw_context import Point


class Prospect(msgspec.Struct, frozen=True):
    """A floor that could be built on a foundation: its level, chips by type that it costs, points before and after.

    `spent` is None where the chips do not suffice; `open` are chips of choice that are still to be named. `largest` is the own largest group afterwards, when
    `sites` is how the island would look.
    """

    site: str
    level: int
    spent: tuple[int, ...] | None
    before: int
    after: int
    largest: int
    community: bool
    sites: tuple[SiteView, ...]
    open: int = 0


def groups(sites: tuple[SiteView, ...], count: int) -> list[frozenset[int]]:
    """Each player's largest group of own buildings that are connected edge to edge (BUILDER-142)."""
    best: list[frozenset[int]] = [frozenset()] * count
    seen: set[int] = set()
    for start, each in enumerate(sites):
        if each.owner is None or start in seen:
            continue
        found, todo = {start}, [start]
        while todo:
            for other in NEIGHBOURS[todo.pop()]:
                if other not in found and sites[other].owner == each.owner:
                    found.add(other)
                    todo.append(other)
        seen |= found
        if len(found) > len(best[each.owner]):
            best[each.owner] = frozenset(found)
    return best


def community(view: BuilderView, sites: tuple[SiteView, ...]) -> int | None:
    """Who alone has the largest group; nobody on a tie (BUILDER-142, BUILDER-143, BUILDER-148)."""
    sizes = [
        0 if each.status == "left" else len(group)
        for each, group in zip(view.seats, groups(sites, len(view.seats)), strict=True)
    ]
    best = max(sizes)
    return sizes.index(best) if best >= SMALLEST_GROUP and sizes.count(best) == 1 else None


def level(view: BuilderView, me: SeatView, site: str) -> int:
    """The level that `me` could build next on a foundation; 0 for none (BUILDER-106, BUILDER-107, BUILDER-110)."""
    there = view.sites[SITE[site]]
    if there.owner is None:
        return 1 if me.blocks else 0
    if there.owner != me.seat or there.penthouse:
        return 0
    return there.floors + 1 if there.floors == FLOORS or me.blocks else 0


def prospect(view: BuilderView, me: SeatView, site: str) -> Prospect | None:
    """What the next level there would cost and count; None where `me` cannot build at all."""
    height = level(view, me, site)
    if not height:
        return None
    there = SITE[site]
    built = SiteView(site, me.seat, min(height, FLOORS), penthouse=height == PENTHOUSE)
    sites = (*view.sites[:there], built, *view.sites[there + 1 :])
    first = community(view, sites) == me.seat
    after = me.score.total + WORTH[height] - WORTH[height - 1] - me.score.community + (COMMUNITY if first else 0)
    largest = len(groups(sites, len(view.seats))[me.seat])
    open_ = COSTS[height].free - sum(view.paying) if view.paying else 0
    return Prospect(site, height, _spent(view, me, height), me.score.total, after, largest, first, sites, open_)


def _spent(view: BuilderView, me: SeatView, height: int) -> tuple[int, ...] | None:
    """The chips of a level by type: the named ones and those chosen, or the usual ones (BUILDER-109)."""
    if not affordable(height, me.chips):
        return None
    if not view.paying:
        return tuple(price(height, me.chips, ()))
    return tuple([named + free for named, free in zip(COSTS[height].named, view.paying, strict=True)])


def chip_places(level: int, x: int, tops: tuple[int, int], steps: tuple[int, int]) -> Iterator[tuple[int, Point]]:
    """The chips that a level costs, centred on x in rows of two or three: type (-1 for any) and place.

    `tops`: where the first row stands when it is the only one, and when not; `steps`: from chip to chip, row to row.
    """
    cost = COSTS[level]
    kinds = [kind for kind in KINDS for _ in range(cost.named[kind])] + [-1] * cost.free
    across = 2 if len(kinds) in (2, 4) else 3
    for number, kind in enumerate(kinds):
        row, place = divmod(number, across)
        count = min(across, len(kinds) - row * across)
        yield kind, (x + round((place - (count - 1) / 2) * steps[0]), tops[len(kinds) > across] + row * steps[1])

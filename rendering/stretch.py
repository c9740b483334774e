"""Which spaces of a ring a close view shows: where the mover began, what was passed last, what comes next."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.kit.contract import Space


class Stretch(msgspec.Struct, frozen=True):
    """Some spaces in the order of the ring.

    `links` stand between two of them each: whether the walk went there, and whether spaces are left out there. `goal` is
    the space where the walk ended, None without one.
    """

    spaces: tuple[Space, ...]
    links: tuple[tuple[bool, bool], ...]
    goal: Space | None = None

    @property
    def breaks(self) -> int:
        """How often spaces are left out."""
        return sum(omitted for _, omitted in self.links)


def walked(trail: Sequence[Space], here: Space) -> bool:
    """Whether a trail is that of a token on this space: it may be that of whoever moved before."""
    return len(trail) > 1 and trail[-1] == here


def stretch(
    trail: Sequence[Space], here: Space, most: int, wanted: Sequence[Space] = (), *, count: int = 40
) -> Stretch:
    """At most `most` spaces round a token on `here`, those `wanted` among them.

    The walk that ended there and what lies ahead of it; of a long one its beginning and its end.
    """
    way = list(_along(trail, count)) if walked(trail, here) else [here]
    known = {place % count: place for place in way}
    also = [known.get(space, way[-1] + (space - way[-1] + count // 4) % count - count // 4) for space in wanted]
    first, last = min(way + also), max(way + also)
    if last - first < most:
        shown = list(range(first, first + most))
    else:
        shown = sorted(list(dict.fromkeys(_by_weight(way, also, most)))[:most])
    low, high = min(way), max(way)
    links = [(low <= one and other <= high, other - one > 1) for one, other in pairwise(shown)]
    goal = here if len(way) > 1 else None
    return Stretch(tuple([place % count for place in shown]), tuple(links), goal)


def listed(here: Space, spaces: Sequence[Space], *, count: int = 40) -> Stretch:
    """A token's space and others that it may go to, in the order of the ring from a little behind the token on."""
    behind = count // 10
    shown = sorted({0, *((space - here + behind) % count - behind for space in spaces)})
    links = [(False, other - one > 1) for one, other in pairwise(shown)]
    return Stretch(tuple([(here + place) % count for place in shown]), tuple(links))


def _along(trail: Sequence[Space], count: int) -> Iterator[int]:
    """A trail as places on an endless line, on which a jump leads forward."""
    place = trail[0]
    yield place
    for one, other in pairwise(trail):
        step = (other - one) % count
        place += -1 if step == count - 1 else step
        yield place


def _by_weight(way: Sequence[int], also: Sequence[int], most: int) -> Iterator[int]:
    """Places from the most to the least worth showing: the end, what is asked for, the beginning, where it turned."""
    yield way[-1]
    yield from also
    yield way[0]
    yield from (
        place for before, place, after in zip(way, way[1:], way[2:], strict=False) if _turns(before, place, after)
    )
    if most > len({way[-1], *also, way[0]}) + 2:
        yield max(way) + 1
    yield from reversed(way)
    yield from range(max(way) + 1, max(way) + 1 + most)


def _turns(before: int, place: int, after: int) -> bool:
    """Whether a walk turned round or jumped here."""
    return place - before != after - place

"""What the ground of a board earns: each property by how often tokens stop there, each colour group by how it is built."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.even_building import Levels
from bot.games.classic.title_deeds import levels, word
from bot.kit.contract import Cash, Seat, Space

VISITS = (
    31, 21, 19, 22, 23, 30, 23, 9, 23, 23, 23, 27, 26, 24, 25, 29, 28, 26, 29, 31,
    29, 28, 11, 27, 32, 31, 27, 27, 28, 26, 25, 27, 26, 24, 25, 24, 9, 22, 22, 26,
)  # fmt: skip
"""How often a throw ends on each space, in thousandths: jail and the cards make the second quarter the busiest."""
THROWS = 1.15
"""Throws a turn, doubles counted."""
MISTER = 1.5
"""How much more often rent is paid with the Speed Die: Mr M leads on to what others own."""
THROW = 7
"""What two dice show on the average."""
GOOD = 3
"""Shops on each place with which rents have grown most for their price."""

Owners = Sequence[Seat | None]
"""Who owns each property, in board order."""


class Ground(msgspec.Struct, frozen=True, gc=False):
    """A family of properties. `places` are their places in board order, `shop` what a level costs, 0 for none.

    `single`: what each earns alone, by turn of one player. `earns`: what a colour group earns all together by turn, by
    the levels built on it as evenly as can be, the first being bare and doubled; of Factions and Machines by how many
    one has, less one.
    """

    group: str
    places: tuple[int, ...]
    shop: Cash
    single: tuple[float, ...]
    earns: tuple[float, ...]

    @property
    def good(self) -> int:
        """The levels of a group that is built well."""
        return GOOD * len(self.places)


@lru_cache(maxsize=256)
def grounds(text: str) -> tuple[Ground, ...]:
    """All families of a board, colour groups, Factions and Machines, in board order."""
    return tuple([_ground(text, group, spaces) for group, spaces in board(text).families.items()])


@lru_cache(maxsize=256)
def ground_of(text: str) -> tuple[Ground, ...]:
    """The family of each property by its place."""
    found = {place: ground for ground in grounds(text) for place in ground.places}
    return tuple([found[place] for place in sorted(found)])


def _ground(text: str, group: str, spaces: tuple[Space, ...]) -> Ground:
    b = board(text)
    visits = tuple([VISITS[space] * THROWS / 1000 for space in spaces])
    rents = [b.squares[space].rents for space in spaces]
    card = b.squares[spaces[0]]
    times = THROW if card.kind == data.MACHINE else 1
    if card.shop:
        top = data.TOWER * len(spaces)
        earns = [_built(even(len(spaces), count), visits, rents) for count in range(top + 1)]
    else:
        earns = [times * rents[0][count] * sum(visits[: count + 1]) for count in range(len(spaces))]
    return Ground(
        group=group,
        places=tuple([b.place[space] for space in spaces]),
        shop=card.shop,
        single=tuple([times * visit * rent[0] for visit, rent in zip(visits, rents, strict=True)]),
        earns=tuple(earns),
    )


def _built(heights: Levels, visits: Sequence[float], rents: Sequence[tuple[Cash, ...]]) -> float:
    """What a group earns by turn; bare places beside built ones are doubled too (CLASSIC-66)."""
    found = zip(heights, visits, rents, strict=True)
    return sum([visit * (rent[height] if height else 2 * rent[0]) for height, visit, rent in found])


@lru_cache(maxsize=256)
def even(size: int, count: int) -> Levels:
    """So many levels on a group as evenly as can be, the dearest places first."""
    whole, more = divmod(count, size)
    return tuple([whole + (place >= size - more) for place in range(size)])


@lru_cache(maxsize=4096)
def steps(words: tuple[str, ...]) -> tuple[str, ...]:
    """Of levels that a group may be changed to, for each number of buildings the ones on the dearest places."""
    best: dict[int, Levels] = {}
    for one in words:
        heights = tuple(levels(one))
        total = sum(heights)
        if total not in best or heights[::-1] > best[total][::-1]:
            best[total] = heights
    return tuple([word(best[total]) for total in sorted(best)])

"""Where a seat may build: its complete colour groups (CLASSIC-114), looked up quickly."""

from functools import lru_cache

import msgspec

from bot.games.classic.board import Board, board
from bot.games.classic.data import SHOPS, TOWER, TOWERS
from bot.games.classic.even_building import Levels
from bot.games.classic.state import Plot, State
from bot.kit.contract import Cash, Seat


class Site(msgspec.Struct, frozen=True):
    """A colour group: its index in a seat's `counts`, its properties' places in `plots`, how many, what a level costs."""

    group: str
    kin: int
    places: tuple[int, ...]
    size: int
    price: Cash


@lru_cache(maxsize=256)
def sites(text: str) -> tuple[Site, ...]:
    """All colour groups of a board, in board order."""
    b = board(text)
    order = list(b.families)
    return tuple([_site(b, group, order.index(group)) for group in b.groups])


def _site(b: Board, group: str, kin: int) -> Site:
    """A colour group of a board."""
    spaces = b.groups[group]
    return Site(group, kin, tuple([b.place[space] for space in spaces]), len(spaces), b.squares[spaces[0]].shop)


def site(s: State, group: str) -> Site | None:
    """The colour group of that name; None for any other word."""
    for one in sites(s.board):
        if one.group == group:
            return one
    return None


def plots(s: State, at: Site) -> list[Plot]:
    """The places of a group, in board order."""
    return [s.plots[place] for place in at.places]


def levels(s: State, at: Site) -> Levels:
    """How high the places of a group are built."""
    return tuple([s.plots[place].level for place in at.places])


def complete(s: State, seat: Seat) -> list[Site]:
    """The colour groups of which `seat` owns every place."""
    counts = s.counts[seat]
    return [at for at in sites(s.board) if counts[at.kin] == at.size]


def pledged(s: State, at: Site) -> bool:
    """Whether a place of the group is mortgaged, which blocks building in it (CLASSIC-137)."""
    return any(s.plots[place].mortgaged for place in at.places)


def open_to(s: State, seat: Seat) -> list[Site]:
    """The groups in which `seat` may build: complete, and none of their places mortgaged (CLASSIC-114, CLASSIC-207)."""
    plots, counts = s.plots, s.counts[seat]
    found: list[Site] = []
    for at in sites(s.board):
        if counts[at.kin] == at.size:
            for place in at.places:
                if plots[place].mortgaged:
                    break
            else:
                found.append(at)
    return found


def open_to_each(s: State) -> dict[Seat, list[Site]]:
    """The same for everybody who may build anywhere, in one look at the board."""
    plots, counts = s.plots, s.counts
    found: dict[Seat, list[Site]] = {}
    for at in sites(s.board):
        owner = plots[at.places[0]].owner
        if owner is not None and counts[owner][at.kin] == at.size:
            for place in at.places:
                if plots[place].mortgaged:
                    break
            else:
                found.setdefault(owner, []).append(at)
    return found


def built_up(s: State) -> set[int]:
    """The places of all groups in which a building stands: none while the Bank has them all."""
    if s.shops == SHOPS and s.towers == TOWERS:
        return set()
    mates = board(s.board).mates
    return {mate for index, p in enumerate(s.plots) if p.level for mate in mates[index]}


def topped(s: State, at: Site) -> bool:
    """Whether a tower stands on each place of the group."""
    return s.plots[at.places[0]].level == TOWER and min(levels(s, at)) == TOWER


def built(s: State, at: Site) -> bool:
    """Whether a building stands in the group."""
    return any(s.plots[place].level for place in at.places)

"""Where people stand: their points in a game, and what a picture shows of several of them."""

from collections.abc import Iterable, Sequence

import msgspec

TEN = 10
"""So many stand in a server's picture."""


class Standing(msgspec.Struct, frozen=True):
    """A person's points in a game of a server, how many games they have finished and won, the token of the last one."""

    person: int
    name: str
    token: int
    points: int
    games: int
    won: int


class Line(msgspec.Struct, frozen=True):
    """What a picture says of somebody besides name and token; equal points share a place."""

    place: int
    points: int
    games: int
    won: int


class Board(msgspec.Struct, frozen=True):
    """The best of a server in some games, for a picture: the game and its lines, name and token of each beside it.

    `since` and `until`: the season, in seconds since 1970; 0 for all time.
    """

    games: tuple[tuple[str, tuple[Line, ...]], ...]
    since: float = 0.0
    until: float = 0.0


def lines(standings: Sequence[Standing], most: int) -> tuple[Line, ...]:
    """The first of some standings, as a picture has them."""
    return tuple(Line(place_of(standings, one), one.points, one.games, one.won) for one in standings[:most])


def place_of(standings: Iterable[Standing], one: Standing) -> int:
    """Somebody's place among all, 1 the best; equal points share it."""
    return 1 + sum(other.points > one.points for other in standings)

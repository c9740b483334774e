"""How a game ended for one seat."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.kit.contract import Seat
from bot.kit.spec import GameSpec
from bot.tables.model import OVER, Table
from bot.tables.ratings.final_check import DealRange
from bot.tables.ratings.rating import Rating, after, of_robot


class SeatResult(msgspec.Struct, frozen=True):
    """A row of `results`. `at`: when the game ended, in seconds since 1970; `side`: the number of who play together."""

    tab: int
    seat: Seat
    guild: int
    game: str
    at: float
    person: int | None
    name: str
    robot: str | None
    side: int
    place: int
    token: int
    mu: float
    sigma: float
    best: int | None = None
    best_step: int | None = None
    worst: int | None = None
    worst_step: int | None = None

    @property
    def rating(self) -> Rating:
        """The rating after the game."""
        return Rating(self.mu, self.sigma)


def counts(before: Table, table: Table, game: GameSpec[Any]) -> bool:
    """Whether a step ends a game in which people play by the game's own end, not because it was called off."""
    ends = table.phase == OVER and before.phase != OVER and not table.called_off
    return ends and any(chair.person for chair in table.chairs) and game.result(table.state) is not None


def sides_of(game: GameSpec[Any], seats: int) -> list[list[Seat]]:
    """The seats that play together."""
    teams = game.lobby.teams(seats) if game.lobby.teams is not None else ()
    return [list(team) for team in teams] or [[seat] for seat in range(seats)]


def results(
    game: GameSpec[Any], table: Table, at: float, known: Mapping[int, Rating], deals: Mapping[Seat, DealRange]
) -> tuple[SeatResult, ...]:
    """How the game of a table ended for each seat; `known`: the ratings before of the people who have one."""
    ranks, sides = game.result(table.state) or [], sides_of(game, len(table.chairs))
    before = [[_rating(table, seat, known) for seat in side] for side in sides]
    rated = after(before, [min(ranks[seat] for seat in side) for side in sides])
    made = []
    for number, side in enumerate(sides):
        for seat, old, new in zip(side, before[number], rated[number], strict=True):
            chair, person = table.chairs[seat], table.chairs[seat].person
            one, token = (old if person is None else new), (seat if chair.token is None else chair.token)
            robot = chair.robot if person is None else None
            row = (table.id, seat, table.place.guild, table.game, at, person, chair.name, robot)
            found = deals.get(seat)
            weighed = () if found is None else msgspec.structs.astuple(found)
            made.append(SeatResult(*row, number, ranks[seat], token, one.mu, one.sigma, *weighed))
    return tuple(made)


def _rating(table: Table, seat: Seat, known: Mapping[int, Rating]) -> Rating:
    """The rating of a seat before the game; a person's place is theirs, also while a robot sits on it."""
    chair = table.chairs[seat]
    return of_robot(chair.robot or "") if chair.person is None else known.get(chair.person, Rating())

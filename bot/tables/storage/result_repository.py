"""How games ended: the ratings that follow from that, and everybody's games."""

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.tables.model import ON
from bot.tables.ratings.rating import DOUBT, Rating
from bot.tables.ratings.result import SeatResult
from bot.tables.ratings.standing import Standing
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess

COLUMNS = schema.results.c


class ResultRepository:
    """Reads results; they are written with the steps that end games (`write_batch`). All reading raises StoreError."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database

    async def ratings(self, guild: int, game: str, people: Collection[int]) -> dict[int, Rating]:
        """The ratings of these people after their latest game on a server; nothing for those who have none."""
        latest = _latest(COLUMNS.guild == guild, COLUMNS.game == game, COLUMNS.person.in_(people))
        return {
            row["person"]: _rating(row)
            for row in await self._database.rows(sa.select(latest).where(latest.c.newest == 1))
        }

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """Everybody who has finished a game on a server, the best first."""
        latest = _latest(COLUMNS.guild == guild, COLUMNS.game == game)
        first = (latest.c.mu - DOUBT * latest.c.sigma).desc()
        rows = await self._database.rows(sa.select(latest).where(latest.c.newest == 1).order_by(first, latest.c.person))
        return [
            Standing(row["person"], row["name"], row["token"], _rating(row).points, row["games"], row["won"])
            for row in rows
        ]

    async def people(self, guild: int) -> dict[int, str]:
        """Everybody who has finished a game on a server, by the name they had then, the newest first."""
        latest = _latest(COLUMNS.guild == guild)
        newest = sa.select(latest).where(latest.c.newest == 1).order_by(latest.c.at.desc(), latest.c.person)
        return {row["person"]: row["name"] for row in await self._database.rows(newest)}

    async def of_person(self, guild: int, person: int) -> list[SeatResult]:
        """A person's results on a server, the newest first."""
        return await self._results(COLUMNS.guild == guild, COLUMNS.person == person, takes_part(COLUMNS.person))

    async def beside(self, guild: int, person: int) -> list[SeatResult]:
        """The results of the people whom a person has played with on a server, in those games."""
        mine = sa.select(COLUMNS.tab).where(COLUMNS.guild == guild, COLUMNS.person == person)
        others = (COLUMNS.tab.in_(mine), COLUMNS.person != person, takes_part(COLUMNS.person))
        return await self._results(*others)

    async def of_table(self, tab: int) -> list[SeatResult]:
        """The results of one game, by seat."""
        return await self._results(COLUMNS.tab == tab)

    async def within(self, guild: int, since: float, until: float) -> list[SeatResult]:
        """All results of a server from `since` on and before `until`, the oldest game first, by seat.

        Of people who want no part in it neither number nor name.
        """
        named = takes_part(COLUMNS.person)
        columns = dict(schema.results.c) | {
            "person": sa.case((named, COLUMNS.person), else_=None).label("person"),
            "name": sa.case((named, COLUMNS.name), else_="").label("name"),
        }
        found = await self._database.rows(
            sa.select(*columns.values())
            .where(COLUMNS.guild == guild, COLUMNS.at >= since, COLUMNS.at < until)
            .order_by(COLUMNS.at, COLUMNS.tab, COLUMNS.seat)
        )
        return [SeatResult(**row) for row in found]

    async def _results(self, *where: sa.ColumnElement[bool]) -> list[SeatResult]:
        order = (COLUMNS.at.desc(), COLUMNS.tab.desc(), COLUMNS.seat)
        found = await self._database.rows(sa.select(schema.results).where(*where).order_by(*order))
        return [SeatResult(**row) for row in found]

    async def forget(self, person: int) -> None:
        """Take a person's name out of all results: whom they played with keep theirs."""
        mine = sa.update(schema.results).where(COLUMNS.person == person)
        await self._database.execute(mine.values(person=None, name=""))


def _rating(row: Mapping[str, Any]) -> Rating:
    return Rating(row["mu"], row["sigma"])


def _latest(*where: sa.ColumnElement[bool]) -> sa.Subquery:
    """The results of people who take part, `newest` 1 being each person's last one; with their games and victories."""
    of_person: dict[str, Any] = {"partition_by": COLUMNS.person}
    number = sa.func.row_number().over(**of_person, order_by=(COLUMNS.at.desc(), COLUMNS.tab.desc()))
    won = sa.func.sum(sa.case((COLUMNS.place == 1, 1), else_=0)).over(**of_person)
    games = sa.func.count().over(**of_person)
    columns = (*schema.results.c, number.label("newest"), games.label("games"), won.label("won"))
    return sa.select(*columns).where(takes_part(COLUMNS.person), *where).subquery()


def takes_part(person: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    """Whether somebody is a person who wants their games to count."""
    people = schema.people.c
    return sa.and_(person.is_not(None), ~sa.exists().where(people.id == person, people.results != ON))

"""What is to be deleted when: of servers and channels that are gone, and games that ended long ago."""

import re
from collections.abc import Callable, Collection, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.model import CLOSED, OVER
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess, inserting
from bot.tables.storage.write_batch import GuildJob

TABLES, PLACES = schema.tables.c, schema.lost_places.c
WHOLE = 0
"""The channel of a place that is a whole server."""
_OPENED = re.compile(r'"opened":(\d{1,12}(?:\.\d*)?)', re.ASCII)


class LostPlace(msgspec.Struct, frozen=True):
    """A server, or one of its channels and threads, that was lost at a moment in seconds since 1970."""

    guild: int
    channel: int
    at: float


class FinishedGame(msgspec.Struct, frozen=True):
    """A table that is over, on a server: when it was opened, and when its last step was made."""

    id: int
    guild: int
    opened: float
    ended: float


class RetentionRepository:
    """Finds and deletes. All methods raise StoreError. `count`: counts steps of tables, below 0 those deleted."""

    def __init__(self, database: DatabaseAccess, count: Callable[[int], None], shards: ShardRange) -> None:
        self._database, self._count, self._shards = database, count, shards

    # ---- places that are gone

    async def note_lost(self, guild: int, channel: int, at: float) -> None:
        """A channel, or with WHOLE a server, is gone, if that is not known already and something stands there."""
        if channel != WHOLE and not await self.tables_in(guild, channel, 1):
            return

        async def job(connection: AsyncConnection) -> None:
            row = inserting(connection, schema.lost_places).values(guild=guild, channel=channel, at=at)
            await connection.execute(row.on_conflict_do_nothing())

        await self._database.write(GuildJob(frozenset({guild}), job))

    async def note_found(self, guild: int) -> None:
        """The bot is on a server again."""
        await self._forget_place(guild, WHOLE)

    async def lost(self, shards: Collection[int]) -> list[LostPlace]:
        """The places of servers of these shards that are gone, those lost first before the others."""
        mine = schema.owned(self._shards, shards, PLACES.guild)
        found = sa.select(schema.lost_places).where(*mine).order_by(PLACES.at, PLACES.guild, PLACES.channel)
        return [LostPlace(**row) for row in await self._database.rows(found)]

    async def guilds(self, shards: Collection[int]) -> set[int]:
        """The servers of these shards of which something is kept."""
        found: set[int] = set()
        for column in _of_guilds():
            mine = sa.select(column).where(column != 0, *schema.owned(self._shards, shards, column)).distinct()
            found |= {row[column.name] for row in await self._database.rows(mine)}
        return found

    async def tables_in(self, guild: int, channel: int, most: int) -> list[int]:
        """Tables of a server, or only those of a channel and its threads, or of a thread."""
        ended = [TABLES.head.like(f'%"thread":{channel}{end}%') for end in ",}"]
        there = () if channel == WHOLE else (sa.or_(TABLES.channel == channel, *ended),)
        found = sa.select(TABLES.id).where(TABLES.guild == guild, *there).order_by(TABLES.id).limit(most)
        return [row["id"] for row in await self._database.rows(found)]

    # ---- games that ended long ago

    async def finished(self, after: int, shards: Collection[int], most: int) -> list[FinishedGame]:
        """Tables that are over with a number above `after`."""
        records = schema.records.c
        last = sa.select(records.at).where(records.tab == TABLES.id).order_by(records.seq.desc()).limit(1)
        mine = (TABLES.id > after, TABLES.phase.in_((OVER, CLOSED)), *schema.owned(self._shards, shards))
        columns = (TABLES.id, TABLES.guild, TABLES.head, last.scalar_subquery().label("ended"))
        found = await self._database.rows(sa.select(*columns).where(*mine).order_by(TABLES.id).limit(most))
        return [_finished(row["id"], row["guild"], row["head"], row["ended"]) for row in found]

    # ---- deleting

    async def delete_tables(self, ids: Sequence[int], guilds: Collection[int]) -> None:
        """Delete tables of these servers, with their records, messages and orders; results stay."""

        async def job(connection: AsyncConnection) -> int:
            steps = sa.select(sa.func.coalesce(sa.func.sum(TABLES.seq), 0)).where(TABLES.id.in_(ids))
            gone = int((await connection.execute(steps)).scalar_one())
            await connection.execute(sa.delete(schema.notices).where(schema.notices.c.tab.in_(ids)))
            await connection.execute(sa.delete(schema.tables).where(TABLES.id.in_(ids)))
            return gone

        self._count(-int(await self._database.write(GuildJob(frozenset(guilds), job))))

    async def delete_place(self, place: LostPlace) -> None:
        """Of a channel that has no tables any more nothing is left; of a server all that is kept goes."""
        if place.channel == WHOLE:

            async def job(connection: AsyncConnection) -> None:
                for column in _of_guilds():
                    await connection.execute(sa.delete(column.table).where(column == place.guild))

            await self._database.write(GuildJob(frozenset({place.guild}), job))
        await self._forget_place(place.guild, place.channel)

    async def _forget_place(self, guild: int, channel: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            mine = (PLACES.guild == guild, PLACES.channel == channel)
            await connection.execute(sa.delete(schema.lost_places).where(*mine))

        await self._database.write(GuildJob(frozenset({guild}), job))


def _of_guilds() -> list[sa.Column[int]]:
    """The columns with the number of a server; what is known of lost places is no reason to keep a server."""
    tables = [each for each in schema.metadata.sorted_tables if "guild" in each.c and each is not schema.lost_places]
    return [schema.guilds.c.id, *(each.c.guild for each in reversed(tables))]


def _finished(id_: int, guild: int, head: str, ended: float | None) -> FinishedGame:
    """Where the head does not say when the table was opened, it was so long ago."""
    found = _OPENED.search(head)
    opened = float(found[1]) if found else 0.0
    return FinishedGame(id_, guild, opened, max(opened, ended or 0.0))

"""The seasons of servers."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.ratings.season import Season
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess
from bot.tables.storage.write_batch import GuildJob

COLUMNS = schema.seasons.c


class SeasonRepository:
    """Reads and writes seasons: of a server one at a time that is not shown yet. All methods raise StoreError."""

    def __init__(self, database: DatabaseAccess, shards: ShardRange) -> None:
        self._database = database
        self._shards = shards

    async def open(self, guild: int) -> Season | None:
        """The season of a server that is not over, or not shown yet."""
        found = await self._seasons(COLUMNS.guild == guild, ~COLUMNS.shown)
        return found[0] if found else None

    async def begin(self, guild: int, channel: int, since: float, until: float) -> None:
        """Open a season in the place of one that is not shown yet."""
        row = sa.insert(schema.seasons).values(guild=guild, channel=channel, since=since, until=until, shown=False)
        await self._write(guild, self._unshown(guild), row)

    async def cancel(self, guild: int) -> None:
        """Forget the season that is not shown yet; the games in it count as before."""
        await self._write(guild, self._unshown(guild))

    async def over(self, now: float, shards: Collection[int]) -> list[Season]:
        """The seasons of servers of these shards that are over and not shown yet."""
        mine = schema.owned(self._shards, shards, COLUMNS.guild)
        return await self._seasons(COLUMNS.until <= now, ~COLUMNS.shown, *mine)

    async def note_shown(self, season: Season) -> None:
        """A season has been shown, or cannot be."""
        await self._write(season.guild, sa.update(schema.seasons).where(COLUMNS.id == season.id).values(shown=True))

    async def _seasons(self, *where: sa.ColumnElement[bool]) -> list[Season]:
        found = await self._database.rows(sa.select(schema.seasons).where(*where).order_by(COLUMNS.id))
        return [Season(**row) for row in found]

    def _unshown(self, guild: int) -> sa.Delete:
        return sa.delete(schema.seasons).where(COLUMNS.guild == guild, ~COLUMNS.shown)

    async def _write(self, guild: int, *statements: sa.Executable) -> None:
        async def job(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self._database.write(GuildJob(frozenset({guild}), job))

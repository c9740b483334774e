"""Who wants to be told when a table of a game is opened on a server."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess
from bot.tables.storage.write_batch import GuildJob

COLUMNS = schema.openings.c


class OpeningRepository:
    """Reads and writes these wishes. All methods raise StoreError."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database

    async def people(self, guild: int, game: str) -> list[int]:
        """Who wants to be told of tables of a game on a server."""
        mine = (COLUMNS.guild == guild, COLUMNS.game == game)
        rows = await self._database.rows(sa.select(COLUMNS.person).where(*mine).order_by(COLUMNS.person))
        return [row["person"] for row in rows]

    async def games(self, guild: int, person: int) -> set[str]:
        """Of which games somebody wants to be told on a server."""
        mine = (COLUMNS.guild == guild, COLUMNS.person == person)
        return {row["game"] for row in await self._database.rows(sa.select(COLUMNS.game).where(*mine))}

    async def save(self, guild: int, person: int, games: Collection[str]) -> None:
        """Want to be told of these games on a server, and of no others."""

        async def job(connection: AsyncConnection) -> None:
            mine = (COLUMNS.guild == guild, COLUMNS.person == person)
            await connection.execute(sa.delete(schema.openings).where(*mine))
            for game in sorted(games):
                await connection.execute(sa.insert(schema.openings).values(guild=guild, person=person, game=game))

        await self._database.write(GuildJob(frozenset({guild}), job))

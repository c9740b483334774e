"""The records of a table: its accepted commands."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.kit.spec import GameSpec
from bot.tables.model import Record
from bot.tables.storage import mappers, schema
from bot.tables.storage.database_access import DatabaseAccess


class RecordRepository:
    """Reads what the steps of tables have written."""

    def __init__(self, database: DatabaseAccess, games: Mapping[str, GameSpec[Any]]) -> None:
        self._database = database
        self._games = games

    async def records(self, id_: int, since: int = 0) -> list[Record]:
        """The records of a table with a `seq` above `since`, oldest first."""
        columns = schema.records.c
        found = await self._database.rows(
            sa.select(schema.records, schema.tables.c.game)
            .join(schema.tables, schema.tables.c.id == columns.tab)
            .where(columns.tab == id_, columns.seq > since)
            .order_by(columns.seq)
        )
        return [mappers.to_record(row, self._games[row["game"]]) for row in found]

    async def keys(self, id_: int, most: int) -> list[str]:
        """The keys of the latest commands of a table, oldest first."""
        columns = schema.records.c
        latest = sa.select(columns.key).where(columns.tab == id_).order_by(columns.seq.desc()).limit(most)
        return [row["key"] for row in reversed(await self._database.rows(latest))]

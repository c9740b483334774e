"""The records of a table: its accepted commands."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.kit.contract import Seat
from bot.kit.spec import GameSpec
from bot.tables.model import Record, StoredStep
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

    async def record(self, id_: int, seq: int) -> Record | None:
        """One record of a table; None where there is none."""
        columns = schema.records.c
        found = await self._database.rows(
            sa.select(schema.records, schema.tables.c.game)
            .join(schema.tables, schema.tables.c.id == columns.tab)
            .where(columns.tab == id_, columns.seq == seq)
        )
        return mappers.to_record(found[0], self._games[found[0]["game"]]) if found else None

    async def steps(self, id_: int, since: int = 0) -> list[StoredStep]:
        """The same as they are stored, so that one which is damaged keeps nobody from reading the others."""
        columns = schema.records.c
        wanted = [columns[name] for name in StoredStep.__struct_fields__]
        found = await self._database.rows(
            sa.select(*wanted).where(columns.tab == id_, columns.seq > since).order_by(columns.seq)
        )
        return [StoredStep(**row) for row in found]

    async def last_at(self, id_: int, seat: Seat, not_by: Sequence[str]) -> float:
        """When the last step of a seat was whose key begins with none of `not_by`; 0 for none."""
        columns = schema.records.c
        others = [columns.key.not_like(f"{prefix}%") for prefix in not_by]
        found = await self._database.rows(
            sa.select(sa.func.max(columns.at).label("at")).where(columns.tab == id_, columns.seat == seat, *others)
        )
        return float(found[0]["at"] or 0.0)

    async def keys(self, id_: int, most: int) -> list[str]:
        """The keys of the latest commands of a table, oldest first."""
        columns = schema.records.c
        latest = sa.select(columns.key).where(columns.tab == id_).order_by(columns.seq.desc()).limit(most)
        return [row["key"] for row in reversed(await self._database.rows(latest))]

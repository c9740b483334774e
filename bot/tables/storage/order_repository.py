"""The standing orders of people at open tables."""

from functools import partial

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.model import OPEN, Table
from bot.tables.orders.model import Orders
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess, upsert
from bot.tables.storage.write_batch import GuildJob

COLUMNS = schema.orders.c


class OrderRepository:
    """Reads and writes orders. All methods raise StoreError."""

    def __init__(self, database: DatabaseAccess, shards: ShardRange) -> None:
        self._database = database
        self._shards = shards

    async def all(self) -> dict[int, dict[int, Orders]]:
        """The orders at open tables of this process's shards: by table and person."""
        tables = schema.tables.c
        mine = (tables.id == COLUMNS.tab, tables.phase.in_(OPEN), *schema.owned(self._shards))
        found: dict[int, dict[int, Orders]] = {}
        for row in await self._database.rows(sa.select(schema.orders).where(*mine)):
            found.setdefault(row["tab"], {})[row["person"]] = _orders(row["given"], row["stopped"])
        return found

    async def stopped(self, id_: int, person: int) -> tuple[str, ...]:
        """The orders of somebody at a table that were stopped, and of which they have not read it yet."""
        mine = (COLUMNS.tab == id_, COLUMNS.person == person)
        rows = await self._database.rows(sa.select(schema.orders).where(*mine))
        return _orders(rows[0]["given"], rows[0]["stopped"]).stopped if rows else ()

    async def save(self, table: Table, person: int, orders: Orders) -> None:
        """Save a person's orders at a table."""
        key = {"tab": table.id, "person": person}
        values = {name: msgspec.json.encode(getattr(orders, name)).decode() for name in ("given", "stopped")}
        row = partial(upsert, table=schema.orders, key=key, values=values)
        await self._database.write(GuildJob(frozenset({table.place.guild}), row))

    async def forget(self, table: Table) -> None:
        """Withdraw all orders at a table."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(schema.orders).where(COLUMNS.tab == table.id))

        await self._database.write(GuildJob(frozenset({table.place.guild}), job))


def _orders(given: str, stopped: str) -> Orders:
    """The orders of a row; none where they cannot be read, since the table is played all the same."""
    try:
        return msgspec.convert({"given": msgspec.json.decode(given), "stopped": msgspec.json.decode(stopped)}, Orders)
    except msgspec.MsgspecError:
        return Orders()

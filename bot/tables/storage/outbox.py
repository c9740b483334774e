"""The outbox: which steps of tables are not published yet, and the messages in which tables are shown."""

import logging
from collections.abc import Collection
from functools import partial

import sqlalchemy as sa

from bot.tables.model import PublishedMessage, Record
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database import DamagedError
from bot.tables.storage.database_access import DatabaseAccess, upsert
from bot.tables.storage.record_repository import RecordRepository
from bot.tables.storage.write_batch import GuildJob, PublishedMark

log = logging.getLogger(__name__)


class Outbox:
    """What the publisher reads and writes."""

    def __init__(self, database: DatabaseAccess, records: RecordRepository, shards: ShardRange) -> None:
        self._database = database
        self._records = records
        self._shards = shards

    async def unpublished(self, shards: Collection[int] | None = None) -> list[int]:
        """This process's tables, or those of some of its shards, whose last step is not published yet.

        Nothing where that cannot be read, which is logged.
        """
        columns = schema.tables.c
        try:
            late = (columns.published < columns.seq, *schema.owned(self._shards, shards))
            found = await self._database.rows(sa.select(columns.id).where(*late))
        except DamagedError as error:
            log.error("Which tables have not been shown cannot be read: %s", error)
            return []
        return [row["id"] for row in found]

    async def published(self, id_: int, seq: int, guild: int) -> None:
        """Note that a server's table has been shown as it was at `seq`: soon, for without that it is only shown again."""
        self._database.write_soon(PublishedMark(id_, seq, guild))

    async def records(self, id_: int, since: int = 0) -> list[Record]:
        """The records of a table with a `seq` above `since`, oldest first."""
        return await self._records.records(id_, since)

    async def save_shown(self, id_: int, shown: PublishedMessage, guild: int) -> None:
        """Save a message of a server's table."""
        key = {"tab": id_, "slot": shown.slot}
        values = {"message": shown.message, "at": shown.at, "live": shown.live}
        row = partial(upsert, table=schema.shown, key=key, values=values)
        await self._database.write(GuildJob(frozenset({guild}), row))

    async def shown(self, id_: int) -> list[PublishedMessage]:
        """The messages of a table, oldest first."""
        columns = schema.shown.c
        mine = sa.select(schema.shown).where(columns.tab == id_).order_by(columns.at, columns.slot)
        found = await self._database.rows(mine)
        return [PublishedMessage(row["slot"], row["message"], row["at"], row["live"]) for row in found]

"""Whom the bot has called why, and whom it is still to call."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.notices.notice import Notice
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess, inserting
from bot.tables.storage.write_batch import GuildJob

COLUMNS = schema.notices.c
KEPT = 30 * 86_400.0
"""Seconds for which it is remembered that somebody was called."""
MOST = 500
"""Notices carried out together."""


class NoticeRepository:
    """Reads and writes notices. All methods raise StoreError."""

    def __init__(self, database: DatabaseAccess, shards: ShardRange) -> None:
        self._database = database
        self._shards = shards

    async def claim(self, notices: Sequence[Notice], now: float) -> Collection[int]:
        """Save the notices of one server that are new. Returns the persons who are still to be called for one of them.

        Of those who were called before, nothing changes.
        """
        if not notices:
            return ()

        async def job(connection: AsyncConnection) -> set[int]:
            for notice in notices:
                row = inserting(connection, schema.notices).values(asdict(notice))
                await connection.execute(row.on_conflict_do_nothing())
            await connection.execute(sa.delete(schema.notices).where(COLUMNS.sent < now - KEPT))
            slots = {notice.slot for notice in notices}
            mine = (COLUMNS.tab == notices[0].tab, COLUMNS.slot.in_(slots), COLUMNS.sent.is_(None))
            return {row.person for row in await connection.execute(sa.select(COLUMNS.person).where(*mine))}

        waiting: set[int] = await self._database.write(GuildJob(frozenset({notices[0].guild}), job))
        return waiting

    async def due(self, now: float, shards: Collection[int]) -> list[Notice]:
        """Those to be carried out by now on servers of these shards, the oldest first."""
        mine = schema.owned(self._shards, shards, COLUMNS.guild)
        late = sa.select(schema.notices).where(COLUMNS.sent.is_(None), COLUMNS.due <= now, *mine)
        found = await self._database.rows(late.order_by(COLUMNS.due, COLUMNS.tab, COLUMNS.slot).limit(MOST))
        return [Notice(**row) for row in found]

    async def note_sent(self, notices: Collection[Notice], now: float) -> None:
        """They were carried out, or are needless."""

        async def job(connection: AsyncConnection) -> None:
            for each in notices:
                key = (COLUMNS.tab == each.tab, COLUMNS.person == each.person, COLUMNS.slot == each.slot)
                await connection.execute(sa.update(schema.notices).where(*key).values(sent=now))

        if notices:
            await self._database.write(GuildJob(frozenset({each.guild for each in notices}), job))

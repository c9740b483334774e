"""Heartbeats: when people could last reach the bot through each shard, in seconds since 1970."""

from collections.abc import Iterable, Mapping
from functools import partial

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess, upsert
from bot.tables.storage.write_batch import GuildJob


class HeartbeatRepository:
    """Reads and writes the heartbeats by shard."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database

    async def save(self, beats: Mapping[int, float]) -> None:
        """Save the heartbeats of some shards."""
        await self._database.write(GuildJob(beating_for(beats), partial(write_beats, beats=beats)))

    async def latest(self) -> dict[int, float]:
        """The last heartbeat of each shard, as far as it is known."""
        found = await self._database.rows(sa.select(schema.heartbeat))
        return {row["id"] - 1: row["at"] for row in found if isinstance(row["at"], float)}

    async def keep_only(self, shards: int) -> None:
        """Delete the heartbeats of shards numbered from `shards` on, which are no longer connected."""
        await self._database.execute(sa.delete(schema.heartbeat).where(schema.heartbeat.c.id > shards))


def beating_for(shards: Iterable[int]) -> frozenset[int]:
    """A number of a server for each shard: only whoever holds its lease writes its heartbeat."""
    return frozenset(shard << 22 for shard in shards)


async def write_beats(connection: AsyncConnection, beats: Mapping[int, float]) -> None:
    """Save heartbeats within a transaction. Rows are numbered from 1, shards from 0."""
    for shard, at in beats.items():
        await upsert(connection, schema.heartbeat, {"id": shard + 1}, {"at": at})

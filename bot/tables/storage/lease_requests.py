"""Which leases processes ask for that others hold: an advisory lock for each, which ends with the process that asks.

Of several processes that ask for one lease the first is served first. One that counts the shards differently asks too,
but is heard only when somebody asks for each of its shards, and they are several: one shard alone is what a process
asks for that was told nothing. Whoever asks and does not take what has become free stands still; its session is ended.
"""

from collections import defaultdict
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.storage.advisory_locks import LEASE_REQUESTS

SHARD_BITS = 14
_WHERE = (
    "FROM pg_locks WHERE locktype = 'advisory' AND classid = :requests AND granted "
    "AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_OTHERS = sa.text(f"SELECT objid::int {_WHERE}")
_END = sa.text(f"SELECT pg_terminate_backend(pid) {_WHERE} AND (objid = :number OR objid::int >> :bits <> :shards)")


class LeaseRequests:
    """The requests of one process, which counts `shards` shards, on the session given."""

    def __init__(self, shards: int) -> None:
        self._shards = shards
        self._made: set[int] = set()

    def forget(self) -> None:
        """The session has ended, and all requests with it."""
        self._made.clear()

    async def ask(self, session: AsyncConnection, wanted: Collection[int]) -> None:
        """Ask for these leases, and for no others any more."""
        for shard in sorted(set(wanted) - self._made):
            locked = sa.select(sa.func.pg_try_advisory_lock(LEASE_REQUESTS, self._number(shard)))
            if (await session.execute(locked)).scalar():
                self._made.add(shard)
        for shard in self._made.difference(wanted):
            await session.execute(sa.select(sa.func.pg_advisory_unlock(LEASE_REQUESTS, self._number(shard))))
            self._made.discard(shard)

    async def of_others(self, session: AsyncConnection) -> Collection[int]:
        """The shards, as this process counts them, that others ask for."""
        asked: dict[int, set[int]] = defaultdict(set)
        for (number,) in await session.execute(_OTHERS, {"requests": LEASE_REQUESTS}):
            asked[number >> SHARD_BITS].add(number % (1 << SHARD_BITS))
        if any(1 < len(shards) == count != self._shards for count, shards in asked.items()):
            return range(self._shards)
        return asked[self._shards]

    async def end_others(self, session: AsyncConnection, shard: int) -> None:
        """End the sessions that ask for a shard, or count the shards differently; who is alive asks again."""
        values = {"requests": LEASE_REQUESTS, "number": self._number(shard), "bits": SHARD_BITS, "shards": self._shards}
        await session.execute(_END, values)

    def _number(self, shard: int) -> int:
        return self._shards << SHARD_BITS | shard

"""Which process serves which shard of a PostgreSQL database, and a fence around whatever it writes.

A lease is a row: holder, epoch, expiry by the server's clock. Each taking raises the epoch. Every transaction of the
holder updates the rows of the shards it writes for where they still have its epochs, and fails where they do not: so
a process that was frozen and wakes can commit nothing. The same update numbers the transaction. When a connection is
lost during a commit, whoever locks the row waits for that transaction's end and reads by the number whether it counts.

Beside the row the holder has an advisory lock on a session of its own, which the server frees when the process dies:
then the lease may be taken before it expires. A process that starts asks the holders of its leases to hand them over. On SQLite the lock file serves, and nothing of this exists.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.runtime.log import redacted
from bot.runtime.tasks import BackgroundTasks
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.advisory_locks import LEASES, TAKING
from bot.tables.storage.database import FAULTS, UnwritableError
from bot.tables.storage.lease_requests import LeaseRequests
from bot.tables.storage.write_batch import guilds_of

LEASE_TIME, RENEWAL_INTERVAL = 10.0, 3.0
"""Seconds until a lease expires that is not renewed, and between two renewals."""
RELEASE_TIMEOUT = 2.0
"""Seconds for which a process that ends tries to give its leases back; they expire otherwise."""
NOW = sa.extract("epoch", sa.func.clock_timestamp())
"""The server's clock, in seconds since 1970: machines may differ."""
COLUMNS = schema.leases.c
STANDING_BY = (
    "Another process ({holder}) serves shard {shard} of {shards}; this one asks for shard {wanted} of {of}, "
    "and for all others of its shards that it lacks, and stands by."
)
_IN_FORCE = sa.text(
    "SELECT shard, shards FROM leases WHERE holder <> '' AND expires > extract(epoch FROM clock_timestamp()) "
    "AND shard IN (SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = :locks AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
_END_SESSIONS = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = :locks "
    "AND objid = :shard AND pid <> pg_backend_pid() "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
log = logging.getLogger(__name__)


class LeaseLostError(UnwritableError):
    """Another process has taken a shard; nothing more is written for it here."""


class Mark(msgspec.Struct, frozen=True):
    """By what a transaction is found again after its connection was lost."""

    shard: int
    epoch: int
    batch: int


def renumbered(beats: Mapping[int, float], before: int, shards: int) -> dict[int, float]:
    """The last heartbeats of `shards` shards, from those of the `before` that there were.

    Where a shard's servers come from several, or nothing is known, the oldest: nobody loses time.
    """
    oldest = min(beats.values())
    exact = shards % before == 0
    return {shard: beats.get(shard % before, oldest) if exact else oldest for shard in range(shards)}


class Leases:
    """The leases of this process, renewed until `close`. `engine`: writes; `session`: an engine of one connection."""

    def __init__(self, engine: AsyncEngine, session: AsyncEngine, shards: int) -> None:
        self._engine, self._session_engine, self._shards = engine, session, shards
        self._holder = f"{socket.gethostname()}, process {os.getpid()}, {secrets.token_hex(4)}"
        self._session: AsyncConnection | None = None
        self._epochs: dict[int, int] = {}
        self._unlocked: set[int] = set()
        self._batches = 0
        self._busy = asyncio.Lock()
        self._tasks = BackgroundTasks()
        self._requests = LeaseRequests(shards)
        self.on_lost: Callable[[int], None] = lambda shard: None
        """Called at once when another process is found to have taken a shard of ours."""

    @property
    def held(self) -> Collection[int]:
        """The shards that this process serves."""
        return self._epochs.keys()

    # ---- taking, renewing, releasing

    async def begin(self, shards: Collection[int]) -> None:
        """Take those leases that are free, and keep renewing what is held."""
        await self.acquire(shards)
        for shard in sorted(set(shards) - self._epochs.keys())[:1]:
            async with self._connected() as session:
                holder = await self._row(session, COLUMNS.holder.not_in(("", self._holder)))
                await session.commit()
            if holder is not None:
                log.info(STANDING_BY.format(**holder, wanted=shard, of=self._shards))
        self._tasks.start(self._keep())

    async def acquire(self, shards: Collection[int], ask: Collection[int] = ()) -> None:
        """Take those leases that are free, and `ask` for those of them that are to be handed over by their holders."""
        for shard in sorted(set(shards) - await self._in_force(shards) if shards else ()):
            async with self._connected() as session:
                await self._try(session, shard)
        async with self._connected() as session:
            await self._requests.ask(session, set(ask) - self._epochs.keys())
            await session.commit()

    async def wanted(self) -> set[int]:
        """The shards of ours that other processes ask for."""
        async with self._connected() as session:
            found = await self._requests.of_others(session)
            await session.commit()
        return set(found) & self._epochs.keys()

    async def renew(self) -> None:
        """Renew all leases, and note those that were taken by others."""
        async with self._connected() as session:
            for shard, epoch in list(self._epochs.items()):  # one by one: nothing waits for two rows at once
                mine = sa.update(schema.leases).where(COLUMNS.shard == shard, COLUMNS.epoch == epoch)
                done = await session.execute(mine.values(expires=NOW + LEASE_TIME))
                await session.commit()
                if done.rowcount == 0:
                    self._forget(shard)
                    await self._unlock(session, {shard})
            for shard in self._unlocked & self._epochs.keys():
                if await self._lock(session, shard):
                    self._unlocked.discard(shard)
            await session.commit()

    async def release(self, shards: Collection[int] | None = None) -> None:
        """Give leases back, so that another process may take them at once."""
        async with self._connected() as session:
            for shard in [each for each in self._epochs if shards is None or each in shards]:
                epoch = self._epochs.pop(shard)
                mine = sa.update(schema.leases).where(COLUMNS.shard == shard, COLUMNS.epoch == epoch)
                await session.execute(mine.values(holder="", expires=NOW))
                await session.execute(sa.select(sa.func.pg_advisory_unlock(LEASES, shard)))
                await session.commit()

    async def give_back(self) -> None:
        """Give all leases back, if the server answers; they expire otherwise."""
        if self._epochs:
            with contextlib.suppress(*FAULTS):
                await asyncio.wait_for(self.release(), RELEASE_TIMEOUT)

    async def close(self) -> None:
        """Give all leases back and end the session."""
        await self.give_back()
        await self.kill()

    async def kill(self) -> None:
        """End the session as a dying process does: the leases stay until they expire or somebody else takes them."""
        self._epochs.clear()
        await self._tasks.close(cancel=True)
        await self._disconnect()
        await self._session_engine.dispose()

    # ---- the fence around transactions

    async def enter(self, connection: AsyncConnection, pieces: Sequence[Any]) -> Mark:
        """Let a transaction commit only if the shards it writes for are ours. Raises LeaseLostError."""
        numbered = ShardRange.all_of(self._shards)
        wanted = {numbered.shard_of(guild) for piece in pieces for guild in guilds_of(piece)}
        wanted = wanted or {min(self._epochs, default=0)}
        epochs = [(shard, self._epochs.get(shard, -1)) for shard in sorted(wanted)]
        self._batches += 1
        fence = sa.update(schema.leases).where(sa.tuple_(COLUMNS.shard, COLUMNS.epoch).in_(epochs))
        done = await connection.execute(fence.values(batch=self._batches))
        if done.rowcount != len(epochs):
            self._tasks.start(self._renewed())
            raise LeaseLostError("Another process serves this table now.")
        return Mark(*epochs[0], self._batches)

    async def committed(self, mark: Mark) -> bool:
        """Whether a transaction counts whose connection was lost; waits for its end. Raises LeaseLostError."""
        found = sa.select(COLUMNS.epoch, COLUMNS.batch).where(COLUMNS.shard == mark.shard).with_for_update()
        async with self._engine.connect() as connection:
            row = (await connection.execute(found)).one()
        if row.epoch != mark.epoch:
            self._tasks.start(self._renewed())
            raise LeaseLostError("Another process serves this table now; whether the last step counts is in its hands.")
        return bool(row.batch == mark.batch)

    # ---- within

    async def _keep(self) -> None:
        """Renew for ever. While the server is away nobody else can take a lease either."""
        while True:
            await asyncio.sleep(RENEWAL_INTERVAL)
            await self._renewed()

    async def _renewed(self) -> None:
        try:
            await self.renew()
        except FAULTS as error:
            log.debug("The leases could not be renewed: %s", type(error).__name__)
        except Exception as error:  # whatever it is, leases are renewed again
            log.error("The leases could not be renewed.", exc_info=redacted(error))

    def _forget(self, shard: int) -> None:
        if self._epochs.pop(shard, None) is not None:
            log.warning("Another process has taken shard %s; nothing more is written for it here.", shard)
            self.on_lost(shard)

    async def _try(self, session: AsyncConnection, shard: int) -> None:
        """Take a lease if it is free and nobody else has asked for it, or has not taken it for LEASE_TIME."""
        await session.execute(sa.select(sa.func.pg_advisory_xact_lock(LEASES, TAKING)))
        asked = shard in await self._requests.of_others(session)
        if asked or await self._other_count(session):
            if asked and await self._overdue(session, shard):
                await self._requests.end_others(session, shard)
            await session.rollback()
            return
        await self._renumber(session)
        locked = await self._lock(session, shard)
        epoch = await self._raise_epoch(session, shard, free=locked)
        if epoch is None:
            await session.rollback()
            if locked:
                await self._unlock(session, {shard})
            return
        if not locked:
            await self._end_sessions(session, {shard})
            if not await self._lock(session, shard):
                self._unlocked.add(shard)
        await session.commit()
        self._epochs[shard] = epoch

    async def _in_force(self, shards: Collection[int]) -> set[int]:
        """Those whose leases living processes hold; all while shards are counted differently. Locks no row."""
        async with self._connected() as session:
            held = {row.shard: row.shards for row in await session.execute(_IN_FORCE, {"locks": LEASES})}
            await session.commit()
        return set(held) if set(held.values()) <= {self._shards} else set(shards)

    async def _overdue(self, session: AsyncConnection, shard: int) -> bool:
        """Whether a lease has been free for so long that whoever asks for it must stand still, or be cut off."""
        recent = COLUMNS.expires > NOW - LEASE_TIME
        return await self._row(session, COLUMNS.shard == shard, recent) is None

    async def _other_count(self, session: AsyncConnection) -> dict[str, Any] | None:
        """A lease in force of a process for which there is another number of shards."""
        return await self._row(session, COLUMNS.shards != self._shards, COLUMNS.holder != "", COLUMNS.expires > NOW)

    async def _renumber(self, session: AsyncConnection) -> None:
        """Where there was another number of shards: end its leases, and let ours go on from its heartbeats."""
        others = COLUMNS.shards != self._shards
        before: int | None = (await session.execute(sa.select(sa.func.max(COLUMNS.shards)).where(others))).scalar()
        if before is None:
            return
        ended = {"shards": self._shards, "epoch": COLUMNS.epoch + 1, "holder": "", "expires": NOW}
        await session.execute(sa.update(schema.leases).where(others).values(ended))
        beats = {row.id - 1: row.at for row in await session.execute(sa.select(schema.heartbeat))}
        await session.execute(sa.delete(schema.heartbeat))
        if beats:
            rows = [{"id": n + 1, "at": at} for n, at in renumbered(beats, before, self._shards).items()]
            await session.execute(sa.insert(schema.heartbeat), rows)

    async def _row(self, session: AsyncConnection, *where: Any) -> dict[str, Any] | None:
        found = (await session.execute(sa.select(schema.leases).where(*where).limit(1))).mappings().first()
        return (
            None if found is None else {name: found[name] for name in ("shard", "shards", "holder", "epoch", "expires")}
        )

    async def _raise_epoch(self, session: AsyncConnection, shard: int, *, free: bool) -> int | None:
        """Make a lease ours if it is free, released or expired. Returns its epoch; None while it is held."""
        ours = {"shards": self._shards, "holder": self._holder, "batch": 0, "expires": NOW + LEASE_TIME}
        from sqlalchemy.dialects.postgresql import insert  # noqa: PLC0415 - megabytes that a file does not need

        taken = insert(schema.leases).values(shard=shard, epoch=1, **ours)
        taken = taken.on_conflict_do_update(
            index_elements=[COLUMNS.shard],
            set_={**ours, "epoch": COLUMNS.epoch + 1},
            where=sa.or_(sa.literal(free), COLUMNS.holder == "", COLUMNS.expires < NOW),
        )
        epoch: int | None = (await session.execute(taken.returning(COLUMNS.epoch))).scalar()
        return epoch

    async def _lock(self, session: AsyncConnection, shard: int) -> bool:
        return bool((await session.execute(sa.select(sa.func.pg_try_advisory_lock(LEASES, shard)))).scalar())

    async def _unlock(self, session: AsyncConnection, shards: Collection[int]) -> None:
        for shard in shards:
            await session.execute(sa.select(sa.func.pg_advisory_unlock(LEASES, shard)))
        await session.commit()

    async def _end_sessions(self, session: AsyncConnection, shards: Collection[int]) -> None:
        """End the sessions that still lock shards whose leases have expired: their processes stand still."""
        for shard in shards:
            await session.execute(_END_SESSIONS, {"locks": LEASES, "shard": shard})

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """The session, with the locks of all our shards on it, for one use at a time; given up after an error."""
        async with self._busy:
            try:
                yield self._session or await self._connect()
            except BaseException:
                await self._disconnect()
                raise

    async def _connect(self) -> AsyncConnection:
        self._session = session = await self._session_engine.connect()
        self._requests.forget()
        self._unlocked = {shard for shard in self._epochs if not await self._lock(session, shard)}
        await session.commit()
        return session

    async def _disconnect(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(*FAULTS):
                await session.invalidate()
            with contextlib.suppress(*FAULTS):
                await session.close()

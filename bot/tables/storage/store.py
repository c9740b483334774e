"""Everything that outlives the process, in SQLAlchemy Core for SQLite and PostgreSQL."""

import asyncio
import contextlib
import logging
import math
import sqlite3
from collections.abc import Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.kit.spec import GameSpec
from bot.tables.shards import ONLY, ServedShards, ShardRange
from bot.tables.storage import (
    database,
    encryption,
    erasure,
    file_transaction,
    key_check,
    schema,
    schema_version,
    write_batch,
)
from bot.tables.storage.address import USUAL, ServerLimits
from bot.tables.storage.block_repository import BlockRepository
from bot.tables.storage.board_repository import BoardRepository
from bot.tables.storage.daily_repository import DailyRepository
from bot.tables.storage.database import FAULTS, DamagedError, StoreError
from bot.tables.storage.database_access import DatabaseAccess
from bot.tables.storage.draft_repository import DraftRepository
from bot.tables.storage.encryption import PLAIN, Key, TableCipher
from bot.tables.storage.file_transaction import FileTransactions
from bot.tables.storage.heartbeat_repository import HeartbeatRepository
from bot.tables.storage.leases import Leases
from bot.tables.storage.lockfile import Lockfile, StepCounter
from bot.tables.storage.notice_repository import NoticeRepository
from bot.tables.storage.opening_repository import OpeningRepository
from bot.tables.storage.order_repository import OrderRepository
from bot.tables.storage.outbox import Outbox
from bot.tables.storage.person_repository import PersonRepository
from bot.tables.storage.record_repository import RecordRepository
from bot.tables.storage.result_repository import ResultRepository
from bot.tables.storage.retention_repository import RetentionRepository
from bot.tables.storage.season_repository import SeasonRepository
from bot.tables.storage.settings_repository import SHARED_LIFE, SettingsRepository
from bot.tables.storage.table_repository import TableRepository

DRAIN_TIMEOUT = 0.5
"""Seconds in which what is queued may be written before leases are given back; then it is lost."""
log = logging.getLogger(__name__)


class PrivacyRepositories(NamedTuple):
    """What is kept about people, and what is to be deleted when."""

    people: PersonRepository
    retention: RetentionRepository


class Store:
    """An open database: its repositories, and the access to it that they share."""

    def __init__(
        self,
        engine: AsyncEngine,
        games: Mapping[str, GameSpec[Any]],
        lock: Lockfile | None = None,
        leases: Leases | None = None,
        shards: ShardRange = ONLY,
        cipher: TableCipher = PLAIN,
    ) -> None:
        self.games = games
        self.leases = leases
        """What this process may write on a server; None for a file, and for reading alone."""
        self.served = ServedShards(shards)
        self._steps = StepCounter(lock)
        self.database = DatabaseAccess(
            engine,
            lambda connection, pieces: write_batch.write(self._executing(connection), pieces, cipher),
            leases,
            FileTransactions(engine, self._execute_in_file, partial(write_batch.statements, cipher=cipher))
            if engine.dialect.name == "sqlite"
            else None,
        )
        self.tables = TableRepository(self.database, games, self._executing, self._steps, shards, cipher)
        self.history = RecordRepository(self.database, games)
        self.outbox = Outbox(self.database, self.history, shards)
        self.heartbeats = HeartbeatRepository(self.database)
        self.settings = SettingsRepository(self.database, math.inf if leases is None else SHARED_LIFE, shards)
        self.boards = BoardRepository(self.database)
        self.daily = DailyRepository(self.database, games, cipher)

    @classmethod
    async def open(
        cls,
        where: str | Path,
        games: Mapping[str, GameSpec[Any]] | None = None,
        limits: ServerLimits = USUAL,
        shards: ShardRange = ONLY,
        key: Key = None,
    ) -> Self:
        """The store at `where`: the path of a SQLite file, or a database URL. Raises StoreError.

        On a server it takes the leases of `shards` that are free; the others are another process's. `key`: the one
        for games under way, or its file; if not told, the file beside a SQLite file, and none for a server.
        """
        url = database.url_of(where)
        engine, lock = database.engine(url, limits), database.acquire_lock(url)
        session = None if lock is not None else database.engine(url, ServerLimits(1, limits.timeout))
        leases = None if session is None else Leases(engine, session, shards.count)
        cipher = TableCipher()
        store = cls(engine, _all_games() if games is None else games, lock, leases, shards, cipher)
        try:
            await schema_version.prepare(engine, where)
            if leases is not None:
                await leases.begin(shards.mine)
                store.served.remove(set(shards.mine) - set(leases.held))
            await schema_version.check_writable(engine)
            cipher.use(await key_check.prepared(store.database, encryption.source(where, key)))
            await store._compare_steps(where)
            await erasure.truncate_log(engine)  # a process that died has left in it what it had deleted
        except BaseException as error:
            await store.close()
            if isinstance(error, FAULTS):
                raise database.unusable(where, error) from error
            raise
        return store

    @classmethod
    async def look(cls, where: str | Path, games: Mapping[str, GameSpec[Any]] | None = None, key: Key = None) -> Self:
        """The store at `where` for reading beside a running bot: no lock, no migration. Raises StoreError.

        Without their key games under way cannot be read.
        """
        url = database.url_of(where)
        if not database.exists(url):
            raise StoreError(f"There is no database {where}.")
        cipher = TableCipher()
        store = cls(database.engine(url, USUAL), _all_games() if games is None else games, cipher=cipher)
        try:
            await schema_version.check_current(store.database.engine, where)
            cipher.use(encryption.found(encryption.source(where, key)))
        except BaseException:
            await store.kill()
            raise
        return store

    @property
    def drafts(self) -> DraftRepository:
        """Long presses of people at tables."""
        return DraftRepository(self.database)

    @property
    def results(self) -> ResultRepository:
        """How games ended."""
        return ResultRepository(self.database)

    @property
    def orders(self) -> OrderRepository:
        """The standing orders of people."""
        return OrderRepository(self.database, self.served.range)

    @property
    def seasons(self) -> SeasonRepository:
        """The seasons of servers."""
        return SeasonRepository(self.database, self.served.range)

    @property
    def notices(self) -> NoticeRepository:
        """Whom the bot has called why."""
        return NoticeRepository(self.database, self.served.range)

    @property
    def blocks(self) -> BlockRepository:
        """Whom people have blocked."""
        return BlockRepository(self.database)

    @property
    def openings(self) -> OpeningRepository:
        """Who wants to be told of new tables."""
        return OpeningRepository(self.database)

    @property
    def privacy(self) -> PrivacyRepositories:
        """What is kept about people, and what is to be deleted when."""
        database, count, shards = self.database, self._steps.add, self.served.range
        people = PersonRepository(database, self.tables.write_steps, count, shards)
        return PrivacyRepositories(people, RetentionRepository(database, count, shards))

    def holds(self, guild: int) -> bool:
        """Whether this process may write for a server."""
        return self.leases is None or self.served.range.shard_of(guild) in self.leases.held

    async def release(self, shards: Collection[int] | None = None) -> None:
        """Write what is queued and give leases back, so that other processes go on at once. Raises FAULTS."""
        if self.leases is not None:
            self.served.remove(self.served.range.mine if shards is None else shards)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.database.writer.drain(), DRAIN_TIMEOUT)
            await (self.leases.give_back() if shards is None else self.leases.release(shards))

    async def close(self) -> None:
        """Write what is queued, give back the leases and close the database."""
        await self.database.writer.close()
        if self.leases is not None:
            await self.leases.close()
        await self.kill()

    async def kill(self) -> None:
        """Close at once, as a dying process does: what was not committed is lost."""
        await self.database.writer.kill()
        if self.leases is not None:
            await self.leases.kill()
        with contextlib.suppress(*FAULTS):
            await self.database.engine.dispose()
        if self._steps.lock is not None:
            self._steps.lock.release()

    async def _compare_steps(self, where: str | Path) -> None:
        """Log an error when steps of a file are missing: then its write-ahead log was deleted or cut off."""
        if self._steps.lock is None:
            return
        total = sa.func.coalesce(sa.func.sum(schema.tables.c.seq), 0).label("steps")
        with contextlib.suppress(DamagedError):  # tables that cannot be read are reported one by one
            (row,) = await self.database.rows(sa.select(total))
            missing, known = self._steps.compare(int(row["steps"]))
            if missing > 0:
                log.error(
                    f"The database {where} lacks {missing} of the {known} steps that were written: {where}-wal is "
                    "missing or was cut off; the tables go on from what is left, and a backup may bring back the rest."
                )

    async def _execute(self, connection: AsyncConnection, statement: Any, values: list[dict[str, Any]]) -> int:
        """Execute a statement of a table's step for each of `values`; returns how many rows it changed."""
        if len(values) == 1:
            return int((await connection.execute(statement, values[0])).rowcount)
        if statement.is_insert or connection.dialect.supports_sane_multi_rowcount:
            return int((await connection.execute(statement, values)).rowcount)
        return sum([(await connection.execute(statement, one)).rowcount for one in values])

    def _execute_in_file(self, connection: sqlite3.Connection, statement: write_batch.Statement) -> int:
        """The same in the thread of a file's connection."""
        return file_transaction.execute(connection, statement)

    def _executing(self, connection: AsyncConnection) -> write_batch.Execute:
        return partial(self._execute, connection)


def _all_games() -> Mapping[str, GameSpec[Any]]:
    """The registered games, unless a caller brings games of its own."""
    from bot.games import GAMES  # noqa: PLC0415 - the register imports every game

    return GAMES

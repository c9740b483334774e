"""Transactions in a SQLite file: each is one function in the thread of a connection, not a dozen calls to that thread."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.runtime.direct_future import DirectFuture
from bot.tables.storage import write_batch
from bot.tables.storage.write_batch import Statement

NAMED = sqlite.dialect(paramstyle="named")
"""Values by name, which the driver takes as they are."""


def execute(connection: sqlite3.Connection, statement: Statement) -> int:
    """Execute a statement for each of its values; returns how many rows it changed."""
    sql = _compiled(statement.clause, tuple(statement.values[0]))
    return connection.executemany(sql, statement.values).rowcount


def compile_usual() -> None:
    """Compile what nearly every step executes: two milliseconds that the first step would take. Safe in threads."""
    for statement in write_batch.usual():
        _compiled(statement.clause, tuple(statement.values[0]))


@cache
def _compiled(clause: Any, columns: tuple[str, ...]) -> str:
    """The SQL of a statement, compiled once."""
    return str(clause.compile(dialect=NAMED, column_keys=columns))


class FileTransactions:
    """Writes what `statements` makes of pieces, through a connection that it keeps until a transaction fails."""

    def __init__(
        self,
        engine: AsyncEngine,
        execute: Callable[[sqlite3.Connection, Statement], int],
        statements: Callable[[Sequence[Any]], Iterable[Statement]],
    ) -> None:
        self._engine = engine
        self._statements = statements
        self._execute = execute
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, pieces: Sequence[Any]) -> None:
        """Write all or nothing, durably when this returns."""
        statements = list(self._statements(pieces))
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
                self._driver = (await self._connection.get_raw_connection()).driver_connection
            # the driver has no public way to carry out a function in its thread
            work = partial(self._transaction, self._driver._conn, statements)  # noqa: SLF001
            await DirectFuture(lambda done: self._driver._tx.put_nowait((done, work)))  # noqa: SLF001
        except BaseException:
            await self.close()
            raise

    def _transaction(self, connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                statement.check(self._execute(connection, statement))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # SQLite ends it by itself when the disk is full
                connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        """Give the connection back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

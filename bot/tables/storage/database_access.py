"""Reading rows and writing through the one writer, with the driver's errors as StoreError. Shared by all repositories."""

import logging
import sqlite3
import time
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.tables.storage.database import FAULTS, StoreError, UncertainError, UnwritableError, cause, damaged, failure
from bot.tables.storage.file_transaction import FileTransactions
from bot.tables.storage.postgres import lost
from bot.tables.storage.write_batch import RepeatedError
from bot.tables.storage.writer import Batch, Guard, UnknownOutcomeError, Writer

RECOVERY_TIME = 10.0
"""Seconds without a failed write after which the database counts as writable again."""
log = logging.getLogger(__name__)


class DatabaseAccess:
    """An engine for reading and one writer. `batch` writes the pieces that are no function of a connection.

    `file` does so for a SQLite file.
    """

    def __init__(
        self, engine: AsyncEngine, batch: Batch, guard: Guard | None = None, file: FileTransactions | None = None
    ) -> None:
        self.engine = engine
        self.written_at = float("-inf")
        """The monotonic second of the last successful write; minus infinity after a failed one."""
        self.recovery_time = RECOVERY_TIME
        self.writer = Writer(engine.execution_options(write=True), batch, guard, file)
        self._unwritable, self._failed_at = False, float("-inf")

    async def rows(self, statement: Any) -> Sequence[Any]:
        """All rows of a query, as mappings; read once more when the connection was lost. Raises StoreError."""
        (found,) = await self.rows_together(statement)
        return found

    async def rows_together(self, *statements: Any) -> list[Sequence[Any]]:
        """The rows of several queries as they were at one moment, though another process writes. Raises StoreError."""
        try:
            try:
                return await self._read(statements)
            except FAULTS as error:
                if not lost(error):
                    raise
                return await self._read(statements)
        except FAULTS as error:
            raise failure(error, "read") from error

    async def _read(self, statements: Sequence[Any]) -> list[Sequence[Any]]:
        async with self.engine.connect() as connection:
            if len(statements) > 1 and connection.dialect.name == "postgresql":  # in SQLite every transaction is so
                await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            return [(await connection.execute(each)).mappings().all() for each in statements]

    async def write(self, piece: Any) -> Any:
        """Hand a piece to the writer; returns what it returns. Raises StoreError."""
        try:
            done = await self.writer.write(piece)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if "records.key" in cause(error) or "records_key" in cause(error):  # as the two databases name it
                raise RepeatedError("This command has been carried out already.") from error
            raise StoreError(f"The database refuses this step: {cause(error)}.") from error
        except FAULTS as error:
            if self.writer.closed or damaged(error):
                raise failure(error, "written") from error
            self._report_failure(cause(error))
            kind = UncertainError if isinstance(error, UnknownOutcomeError) else UnwritableError
            raise kind(f"The database could not be written: {cause(error)}.") from error
        self.written_at = time.monotonic()
        if self._unwritable and self.written_at - self._failed_at >= self.recovery_time:
            self._unwritable = False
            log.warning("The database can be written again; the games go on.")
        return done

    def write_soon(self, piece: Any) -> None:
        """Write a piece with others; what is lost when the process dies within a second must do no harm."""
        self.writer.write_soon(piece)

    async def execute(self, statement: Any) -> int:
        """Write one statement; returns how many rows it changed."""

        async def job(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return int(await self.write(job))

    async def upsert(self, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
        """Write one row, new or not."""
        await self.write(partial(upsert, table=table, key=key, values=values))

    def _report_failure(self, why: str) -> None:
        """Log an error once, however many writes fail until the database can be written again."""
        self.written_at = float("-inf")
        self._failed_at = time.monotonic()
        if not self._unwritable:
            self._unwritable = True
            log.error(
                "The database cannot be written: %s. What was answered is kept; presses are refused and clocks stand "
                "still until it can be written again.",
                why,
            )


async def upsert(
    connection: AsyncConnection,
    table: sa.Table,
    key: dict[str, Any],
    values: dict[str, Any],
    changed: dict[str, Any] | None = None,
) -> None:
    """Write the row with this key: a new one with `values`, of one that is there only what has `changed`, if given.

    Another process may do the same at this moment.
    """
    row = inserting(connection, table).values(key | values)
    await connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=changed or values))


def inserting(connection: AsyncConnection, table: sa.Table) -> Any:
    """An INSERT of the connection's dialect, which may say what is to be done on conflict; a file needs no other one."""
    return import_module(f"sqlalchemy.dialects.{connection.dialect.name}").insert(table)

"""A SQLite file copied to a PostgreSQL server: all of it or nothing, compared row by row before it counts."""

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.storage import address, database, schema, schema_version
from bot.tables.storage.address import ServerLimits
from bot.tables.storage.advisory_locks import MIGRATION
from bot.tables.storage.database import FAULTS, MisconfiguredError, StoreError

PAGE = 500
"""Rows read and written together."""
BYTES = 32
LIMITS = ServerLimits(2, timeout=0)
TABLES = tuple(table for table in schema.metadata.sorted_tables if table not in schema.OF_A_SERVER)
"""What is copied."""


class Copied(msgspec.Struct, frozen=True):
    """What a table holds: how many rows, and the sum of the SHA-256 of all rows, in hexadecimal."""

    rows: int
    digest: str


async def copy(source: str, target: str) -> dict[str, Copied]:
    """Copy the file `source` to the server `target`, which is brought up to date first. Returns it by table.

    In one transaction, so that after an interruption nothing is there and it can be begun again. Raises StoreError.
    """
    here, there = _urls(source, target)
    reading, writing = database.engine(here, LIMITS), database.engine(there, LIMITS)
    lock = database.acquire_lock(here)
    try:
        await schema_version.check_current(reading, source)
        await _check_empty(writing, target)
        await schema_version.migrate(target)
        async with reading.connect() as old, writing.begin() as new:
            await new.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))
            return {table.name: await _table(old, new, table) for table in TABLES}
    except FAULTS as error:
        raise StoreError(f"{source} could not be copied, and nothing was: {database.cause(error)}.") from error
    finally:
        await reading.dispose()
        await writing.dispose()
        if lock is not None:
            lock.release()


def _urls(source: str, target: str) -> tuple[str, str]:
    here, there = database.url_of(source), database.url_of(target)
    if not address.is_file(here) or not database.exists(here):
        raise MisconfiguredError(f"There is no SQLite file {address.shown(source)}.")
    if address.is_file(there):
        raise MisconfiguredError("A database is moved to a server, such as postgresql://user@host/quartier.")
    return here, there


async def _check_empty(engine: Any, target: str) -> None:
    """Raise MisconfiguredError unless the server's database holds no rows of ours; other tables are none of ours."""
    try:
        async with engine.connect() as connection:
            present = await connection.run_sync(lambda sync: set(sa.inspect(sync).get_table_names()))
            for table in TABLES:
                if (
                    table.name in present
                    and (await connection.execute(sa.select(1).select_from(table).limit(1))).first()
                ):
                    raise MisconfiguredError(
                        f"The database {address.shown(target)} is not empty: {table.name} has rows; nothing was copied."
                    )
    except FAULTS as error:
        raise database.unusable(target, error) from error


async def _table(old: AsyncConnection, new: AsyncConnection, table: sa.Table) -> Copied:
    """Copy one table and compare what is there afterwards. Raises StoreError where they differ."""
    async for page in _pages(old, table):
        await new.execute(sa.insert(table), [dict(row) for row in page])
    for column in table.c:
        if column.primary_key and column.autoincrement is True:
            await _continue_numbers(new, column)
    before, after = await digest(old, table), await digest(new, table)
    if before != after:
        raise StoreError(f"The rows of {table.name} are not the same in both databases; nothing was copied.")
    return after


async def _continue_numbers(connection: AsyncConnection, column: sa.Column[Any]) -> None:
    """Let the next number that the server gives be one more than the highest."""
    sequence = sa.func.pg_get_serial_sequence(column.table.name, column.name)
    highest = sa.select(sa.func.max(column)).scalar_subquery()
    await connection.execute(sa.select(sa.func.setval(sequence, sa.func.coalesce(highest, 1), highest.is_not(None))))


async def digest(connection: AsyncConnection, table: sa.Table) -> Copied:
    """What a table holds, whatever the order of its rows and the kind of database."""
    rows = total = 0
    async for page in _pages(connection, table):
        rows += len(page)
        total += sum(int.from_bytes(hashlib.sha256(_encoded(table, row)).digest()) for row in page)
    return Copied(rows, (total % 2 ** (8 * BYTES)).to_bytes(BYTES).hex())


def _encoded(table: sa.Table, row: sa.RowMapping) -> bytes:
    """The values of a row; the databases differ in how they give a whole number of a column for others."""
    values = [
        float(row[column.name])
        if isinstance(column.type, sa.Double) and row[column.name] is not None
        else row[column.name]
        for column in table.c
    ]
    return msgspec.msgpack.encode(values)


async def _pages(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Sequence[sa.RowMapping]]:
    """All rows, some at a time."""
    result = await connection.stream(sa.select(table))
    async for page in result.mappings().partitions(PAGE):
        yield page

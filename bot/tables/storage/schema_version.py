"""The version of the schema: a SQLite file is brought up to date by every start, a server by a step of its own."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.tables.storage import address, database, erasure, schema
from bot.tables.storage.address import ServerLimits
from bot.tables.storage.advisory_locks import MIGRATION
from bot.tables.storage.database import FAULTS, MisconfiguredError, StoreError

OVERWRITTEN = "0015"
"""The first version that overwrites in a file what it deletes."""


async def prepare(engine: AsyncEngine, where: str | Path) -> None:
    """Bring a SQLite file up to date; Alembic is imported only for an older one. Raises StoreError.

    A server's schema has to be of this version: other processes may be using it. Raises MisconfiguredError otherwise.
    """
    revision = await revision_of(engine)
    if revision == schema.HEAD:
        return
    _refuse_newer(revision)
    if not address.is_file(database.url_of(where)):
        found = "has no tables yet" if revision is None else f"is of the older version {revision}"
        raise MisconfiguredError(f"The database {address.shown(where)} {found}; run `python -m bot migrate` first.")
    async with engine.execution_options(write=True).begin() as connection:
        await connection.run_sync(_upgrade if await connection.run_sync(_has_tables) else _create)
    await _compact_old(engine, revision)


async def _compact_old(engine: AsyncEngine, revision: str | None) -> None:
    """Once, after versions that left what they deleted in a file."""
    if engine.dialect.name == "sqlite" and revision is not None and revision < OVERWRITTEN:
        await erasure.compact(engine)


async def migrate(where: str | Path) -> tuple[str | None, str]:
    """Bring a database up to date, one process at a time. Returns its version before and after.

    Raises StoreError, also while a process plays tables of a server whose schema would change.
    """
    url = database.url_of(where)
    engine, lock = database.engine(url, ServerLimits(2, timeout=0)), database.acquire_lock(url)
    try:
        async with engine.execution_options(write=True).begin() as connection:
            if lock is None:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))
            revision = await _revision(connection)
            _refuse_newer(revision)
            if revision != schema.HEAD:
                if lock is None:
                    await _refuse_served(connection, where)
                await connection.run_sync(_upgrade)
        await _compact_old(engine, revision)
        return revision, schema.HEAD
    except FAULTS as error:
        raise database.unusable(where, error) from error
    finally:
        await engine.dispose()
        if lock is not None:
            lock.release()


async def _refuse_served(connection: AsyncConnection, where: str | Path) -> None:
    """Raise StoreError while a process that knows another schema plays tables of a server: its lease is in force."""
    if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table(schema.leases.name)):
        return
    columns = schema.leases.c
    in_force = (columns.holder != "", columns.expires > sa.extract("epoch", sa.func.clock_timestamp()))
    found = (await connection.execute(sa.select(columns.holder, columns.shard).where(*in_force).limit(1))).first()
    if found is not None:
        raise StoreError(
            f"The database {address.shown(where)} is in use: a process ({found.holder}) serves shard {found.shard}; "
            "stop all processes before its schema changes (a lease ends 10 seconds after a process that was killed)."
        )


async def check_writable(engine: AsyncEngine) -> None:
    """Write something, so that a full disk or a read-only file is noticed at the start."""
    async with engine.execution_options(write=True).begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))


async def check_current(engine: AsyncEngine, where: str | Path) -> None:
    """Raise StoreError unless the database is of this version."""
    try:
        revision = await revision_of(engine)
    except FAULTS as error:
        raise database.unusable(where, error) from error
    if revision != schema.HEAD:
        how = "start the bot once" if address.is_file(database.url_of(where)) else "run `python -m bot migrate`"
        raise StoreError(f"The database {address.shown(where)} is not of this version; {how} to bring it up to date.")


async def revision_of(engine: AsyncEngine) -> str | None:
    """The revision of the database; None for an empty one."""
    async with engine.connect() as connection:
        return await _revision(connection)


async def _revision(connection: AsyncConnection) -> str | None:
    if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
        return None
    found = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
    return None if found is None else str(found)


def _refuse_newer(revision: str | None) -> None:
    """Revisions are numbers of four digits. Raises MisconfiguredError for a later one than this version's."""
    if revision is not None and revision > schema.HEAD:
        raise MisconfiguredError(
            f"The database was written by a newer version of the bot ({revision}); update the bot."
        )


def _has_tables(connection: sa.Connection) -> bool:
    return bool(sa.inspect(connection).get_table_names())


def _create(connection: sa.Connection) -> None:
    """Make the schema of a new file at once; a test compares it with what the migrations make."""
    schema.metadata.create_all(connection, checkfirst=False)
    connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(sa.text("INSERT INTO alembic_version VALUES (:head)"), {"head": schema.HEAD})


def _upgrade(connection: sa.Connection) -> None:
    """Apply the migrations that are missing."""
    from alembic import command  # noqa: PLC0415 - slow to import and rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    command.upgrade(config, schema.HEAD)

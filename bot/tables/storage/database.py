"""Opening the database: engine, pragmas, lock, and errors in words when it cannot be used."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.tables.storage import address, postgres
from bot.tables.storage.address import ServerLimits
from bot.tables.storage.lockfile import Lockfile

PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what was deleted is overwritten, for 6 microseconds a step at most
)
NO_DRIVER = "PostgreSQL needs the driver asyncpg, which is not installed: install deploy/requirements-postgres.txt."
FAULTS = (sa.exc.SQLAlchemyError, sqlite3.Error, OSError, UnicodeDecodeError)
"""What the drivers raise; the last one for bytes that are no text."""
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreError(Exception):
    """What is wrong with the database, in one sentence for the operator."""


class UnwritableError(StoreError):
    """The database cannot be written now (the disk is full, the file is read-only); nothing was written."""


class UncertainError(UnwritableError):
    """The server went away during a commit; whether that counts is known only when it is back."""


class MisconfiguredError(StoreError):
    """The database cannot be used until somebody has acted; another start is useless."""


class DamagedError(StoreError):
    """A part of the database is corrupt; other rows may still be read and written."""


def failure(error: BaseException, doing: str) -> StoreError:
    """The StoreError for an error of the driver. `doing`: `read` or `written`."""
    kind = DamagedError if damaged(error) else StoreError
    return kind(f"The database could not be {doing}: {cause(error)}.")


def damaged(error: BaseException) -> bool:
    """Whether the driver reports a corrupt file."""
    if isinstance(error, UnicodeDecodeError):  # the driver read bytes that are no text
        return True
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(inner, "sqlite_errorcode", None)
    return (code is not None and code & 0xFF in DAMAGE) or "decode to UTF-8" in str(inner)


def url_of(where: str | Path) -> str:
    """The URL of `where`, a path or an address. Raises MisconfiguredError."""
    try:
        return address.address(where)
    except address.AddressError as error:
        raise MisconfiguredError(f"The address of the database {error}") from None


def unusable(where: str | Path, error: BaseException) -> StoreError:
    """The StoreError for a database that cannot be opened because of a driver's error."""
    kind = MisconfiguredError if postgres.hopeless(error) else StoreError
    return kind(f"The database {address.shown(where)} cannot be used: {cause(error)}.")


def exists(url: str) -> bool:
    """Whether a SQLite file exists; a server is assumed to."""
    return not address.is_file(url) or address.path_of(url).is_file()


def acquire_lock(url: str) -> Lockfile | None:
    """Lock a SQLite file; None for a server. Raises StoreError when another process has locked it."""
    if not address.is_file(url):
        return None
    path = address.path_of(url)
    lock = Lockfile(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        ours = lock.take()
    except OSError as error:
        raise StoreError(f"The folder of the database, {path.parent}, cannot be written: {error.strerror}.") from error
    if not ours:
        raise StoreError(f"Another process is using the database {path}; stop it first.")
    return lock


def engine(url: str, limits: ServerLimits) -> AsyncEngine:
    """The engine for `url`; with SQLite a transaction meant to write begins IMMEDIATE. Raises MisconfiguredError."""
    if not address.is_file(url):
        try:
            return postgres.engine(url, limits)
        except ImportError as error:
            raise MisconfiguredError(NO_DRIVER) from error
    made = create_async_engine(url, hide_parameters=True)
    sa.event.listen(made.sync_engine, "connect", _on_connect)
    sa.event.listen(made.sync_engine, "begin", _on_begin)
    return made


def _on_connect(connection: Any, _: object) -> None:
    """Set the pragmas; the driver must not begin transactions by itself."""
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # the pool does not know it yet, and its thread would not end
        raise
    cursor.close()


def _on_begin(connection: sa.Connection) -> None:
    """Begin; a writer takes the lock before it reads, so that no other can write in between."""
    write = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def cause(error: BaseException) -> str:
    """The driver's message, without statement, link and values of a row."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(inner).partition(" with text ")[0]
    return said.strip().rstrip(".").replace("\n", " ") or type(inner).__name__

"""Getting rid of what a SQLite file still holds of deleted rows: its write-ahead log, and pages of older versions."""

import logging

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.tables.storage.database import FAULTS, PRAGMAS, cause

PATIENCE = 200
"""Milliseconds for which readers are waited for, as somebody may wait for the answer."""
log = logging.getLogger(__name__)


async def truncate_log(engine: AsyncEngine) -> bool:
    """Empty the write-ahead log, in which rows stand as they were before. Whether that was possible; a server has none."""
    if engine.dialect.name != "sqlite":
        return True
    try:
        async with engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            try:
                (row,) = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                await driver.execute(f"PRAGMA {PRAGMAS[0]}")
    except FAULTS as error:
        log.info("The write-ahead log was not emptied, later again: %s", cause(error))
        return False
    return bool(row[0] == 0)


async def compact(engine: AsyncEngine) -> None:
    """Write a file anew, without what versions before `secure_delete` have left in it; a warning where it cannot be."""
    try:
        async with engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.execute("VACUUM")
    except FAULTS as error:
        log.warning("The database could not be compacted: %s. Deleted names may still stand in its file.", cause(error))
        return
    await truncate_log(engine)

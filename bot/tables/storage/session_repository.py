"""Turns to begin a session with Discord, given to all processes of a database one after another."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.tables.storage import schema
from bot.tables.storage.advisory_locks import SESSION_TURNS
from bot.tables.storage.database import FAULTS, failure
from bot.tables.storage.leases import NOW

DAY = 86_400.0
"""Seconds for which Discord counts a session."""
COLUMNS = schema.sessions.c


class Turn(msgspec.Struct, frozen=True):
    """When a session may begin. `id`: of its row; `wait`: seconds from now; `earlier`: sessions in the day before."""

    id: int
    wait: float
    earlier: int


class SessionRepository:
    """A row for every session of the last day, and for those that have their turn ahead."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def reserve(
        self, bucket: int, apart: float, delay: Callable[[int], float], unused: int | None = None
    ) -> Turn:
        """The next turn of a bucket: `apart` seconds after its last one, `delay(earlier)` after that of any bucket.

        `unused`: the row of a turn that was not taken, and is given back. Raises StoreError.
        """
        try:
            async with self._engine.begin() as connection:
                return await _reserved(connection, bucket, apart, delay, unused)
        except FAULTS as error:
            raise failure(error, "written") from error


async def _reserved(
    connection: AsyncConnection, bucket: int, apart: float, delay: Callable[[int], float], unused: int | None
) -> Turn:
    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(SESSION_TURNS)))
    now = float((await connection.execute(sa.select(NOW))).scalar_one())
    await connection.execute(
        sa.delete(schema.sessions).where(sa.or_(COLUMNS.at < now - DAY, COLUMNS.id == (unused or 0)))
    )
    latest = sa.func.max(COLUMNS.at)
    found = sa.select(sa.func.count(), latest, latest.filter(COLUMNS.bucket == bucket)).select_from(schema.sessions)
    earlier, last, own = (await connection.execute(found)).one()
    later = delay(earlier)
    at = max(now, (own or 0.0) + apart, (last or 0.0) + later if later > 0 else now)
    row = sa.insert(schema.sessions).values(bucket=bucket, at=at).returning(COLUMNS.id)
    return Turn(int((await connection.execute(row)).scalar_one()), at - now, earlier)

"""Whom people have blocked: the two are never seated together by Quartier, and nobody but who blocks is told."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.blocks import Apart
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess

MOST = 25
"""People whom one person may block: as many as a menu of Discord's shows."""
COLUMNS = schema.blocks.c


class BlockRepository:
    """Reads and writes who has blocked whom. All methods raise StoreError."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database

    async def of(self, person: int) -> list[int]:
        """Whom a person has blocked."""
        query = sa.select(COLUMNS.blocked).where(COLUMNS.person == person).order_by(COLUMNS.blocked)
        return [row["blocked"] for row in await self._database.rows(query)]

    async def apart(self, person: int) -> Apart:
        """Who is kept apart from a person."""
        pairs = await self.among([person], whole=False)
        return Apart(
            frozenset(blocked for by, blocked in pairs if by == person),
            frozenset(by for by, blocked in pairs if blocked == person),
        )

    async def among(self, people: Collection[int], *, whole: bool = True) -> set[tuple[int, int]]:
        """Who of some people has blocked whom of them; not `whole`: one of the two may be anybody."""
        by, blocked = COLUMNS.person.in_(people), COLUMNS.blocked.in_(people)
        rows = await self._database.rows(
            sa.select(schema.blocks).where(sa.and_(by, blocked) if whole else sa.or_(by, blocked))
        )
        return {(row["person"], row["blocked"]) for row in rows}

    async def save(self, person: int, blocked: Collection[int]) -> None:
        """Block these people and nobody else."""
        chosen = sorted(set(blocked) - {person})[:MOST]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(schema.blocks).where(COLUMNS.person == person))
            for other in chosen:
                await connection.execute(sa.insert(schema.blocks).values(person=person, blocked=other))

        await self._database.write(job)

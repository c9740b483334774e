"""Drafts: the texts of presses that are too long for a custom_id."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.model import OPEN
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess

MAX_DRAFTS = 400
"""Drafts kept for a person at a table: about thirty steps of a panel whose every control is too long."""


class DraftRepository:
    """Saves and finds drafts."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database

    async def save(self, id_: int, person: int, texts: Sequence[str], at: float) -> list[int]:
        """Save drafts of a person at a table; returns their numbers.

        The newest ones of that person at that table are kept, older ones deleted, and those of tables that are over.
        """
        columns = schema.drafts.c
        mine = sa.and_(columns.tab == id_, columns.person == person)
        newest = sa.select(columns.id).where(mine).order_by(columns.id.desc()).limit(MAX_DRAFTS)
        over = sa.exists().where(schema.tables.c.id == columns.tab, schema.tables.c.phase.not_in(OPEN))

        async def job(connection: AsyncConnection) -> list[int]:
            numbers = []
            for text in texts:
                values = {"tab": id_, "person": person, "text": text, "at": at}
                done = await connection.execute(sa.insert(schema.drafts).values(values).returning(columns.id))
                numbers.append(int(done.scalar_one()))
            await connection.execute(sa.delete(schema.drafts).where(mine, columns.id.not_in(newest)))
            await connection.execute(sa.delete(schema.drafts).where(over))
            return numbers

        return list(await self._database.write(job))

    async def text(self, number: int, id_: int, person: int) -> str | None:
        """The text of the draft of that number if it is this person's at this table, else None."""
        columns = schema.drafts.c
        own = (columns.id == number, columns.tab == id_, columns.person == person)
        found = await self._database.rows(sa.select(columns.text).where(*own))
        return found[0]["text"] if found else None

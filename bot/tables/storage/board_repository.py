"""The custom boards of servers, each known by the number of its row."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.kit.boards.custom_board import BoardOverrides, Texts, canonical, own
from bot.tables.model import BoardInfo
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess

MAX_BOARDS = 10
"""Boards of one server."""


class BoardRepository:
    """Reads and writes the boards of servers."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database

    async def of_guild(self, guild: int) -> tuple[BoardInfo, ...]:
        """The boards of a server, oldest first."""
        columns = schema.boards.c
        found = await self._database.rows(sa.select(schema.boards).where(columns.guild == guild).order_by(columns.id))
        return tuple([BoardInfo(row["id"], row["game"], own(row["text"]).title) for row in found])

    async def text(self, guild: int, number: int) -> str | None:
        """The canonical text of a server's board; None when it has none of that number."""
        columns = schema.boards.c
        found = await self._database.rows(sa.select(columns.text).where(columns.guild == guild, columns.id == number))
        return found[0]["text"] if found else None

    async def save(self, guild: int, board: BoardOverrides) -> bool:
        """Save a board, replacing one of the same game and title; False when the server has as many as it may."""
        table, columns = schema.boards, schema.boards.c
        key = {"guild": guild, "game": board.game, "title": name(board.title)}
        same = [columns[field] == value for field, value in key.items()]

        async def job(connection: AsyncConnection) -> bool:
            done = await connection.execute(sa.update(table).where(*same).values(text=canonical(board)))
            if done.rowcount:
                return True
            count = sa.select(sa.func.count()).select_from(table).where(columns.guild == guild)
            if (await connection.execute(count)).scalar_one() >= MAX_BOARDS:
                return False
            await connection.execute(sa.insert(table).values(key | {"text": canonical(board)}))
            return True

        return bool(await self._database.write(job))

    async def delete(self, guild: int, number: int) -> bool:
        """Delete a board; False when the server has none of that number. Tables that play on it keep it."""
        columns = schema.boards.c
        return bool(
            await self._database.execute(sa.delete(schema.boards).where(columns.guild == guild, columns.id == number))
        )


def name(title: Texts) -> str:
    """The title by which a board is known, whatever the language: the one given first."""
    return next(iter(title.values()))

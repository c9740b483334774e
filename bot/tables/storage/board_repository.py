"""The boards that a server keeps, each by the number that its row was given."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.kit.boards.custom_board import BoardOverrides, Texts, canonical, own
from bot.tables.model import BoardInfo
from bot.tables.storage import schema

MOST = 10
"""Boards of one server."""


class BoardRepository:
    """Reads and writes boards for the store, which lends its way of reading rows and of writing."""

    def __init__(
        self, rows: Callable[[Any], Awaitable[Sequence[Any]]], written: Callable[[Any], Awaitable[Any]]
    ) -> None:
        self._rows = rows
        self._written = written

    async def boards(self, guild: int) -> tuple[BoardInfo, ...]:
        """The boards of a server, oldest first."""
        columns = schema.boards.c
        found = await self._rows(sa.select(schema.boards).where(columns.guild == guild).order_by(columns.id))
        return tuple([BoardInfo(row["id"], row["game"], own(row["text"]).title) for row in found])

    async def text(self, guild: int, number: int) -> str | None:
        """The canonical text of a server's board; None when it has none of that number."""
        columns = schema.boards.c
        found = await self._rows(sa.select(columns.text).where(columns.guild == guild, columns.id == number))
        return found[0]["text"] if found else None

    async def put(self, guild: int, board: BoardOverrides) -> bool:
        """Keep a board, in the place of one of the same game and title; False when the shelf is full."""
        table, columns = schema.boards, schema.boards.c
        key = {"guild": guild, "game": board.game, "title": name(board.title)}
        same = [columns[field] == value for field, value in key.items()]

        async def job(connection: AsyncConnection) -> bool:
            done = await connection.execute(sa.update(table).where(*same).values(text=canonical(board)))
            if done.rowcount:
                return True
            count = sa.select(sa.func.count()).select_from(table).where(columns.guild == guild)
            if (await connection.execute(count)).scalar_one() >= MOST:
                return False
            await connection.execute(sa.insert(table).values(key | {"text": canonical(board)}))
            return True

        kept: bool = await self._written(job)
        return kept

    async def drop(self, guild: int, number: int) -> bool:
        """Forget a board; False when the server has none of that number. Tables that play on it keep it."""
        columns = schema.boards.c
        gone = sa.delete(schema.boards).where(columns.guild == guild, columns.id == number)

        async def job(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(gone)).rowcount)

        dropped: bool = await self._written(job)
        return dropped


def name(title: Texts) -> str:
    """The title by which a board is known, whatever the language: the one given first."""
    return next(iter(title.values()))

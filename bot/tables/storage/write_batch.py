"""What the writer puts into one transaction, by kind: steps of different tables, and which steps were published."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.model import Record, Table
from bot.tables.storage import mappers, schema
from bot.tables.storage.database import StoreError

Execute = Callable[[Any, list[dict[str, Any]]], Awaitable[int]]
"""Executes a statement for each of some values; returns how many rows it changed."""


class RepeatedError(StoreError):
    """A command with this key has been carried out already."""


class SecondWriterError(StoreError):
    """Another process has written this table."""


class TableCommit(msgspec.Struct, frozen=True):
    """A step of a table: its `seq` before, the table after, and the record if a command was carried out."""

    before: int
    table: Table
    record: Record | None = None
    deadlines: bool = True


class PublishedMark(msgspec.Struct, frozen=True):
    """A table has been shown as it was at `seq`."""

    id: int
    seq: int


class GuildJob(msgspec.Struct, frozen=True):
    """A job that writes for tables of these servers."""

    guilds: frozenset[int]
    job: Callable[[AsyncConnection], Awaitable[Any]]

    def __call__(self, connection: AsyncConnection) -> Awaitable[Any]:
        """Carry it out on the connection of a transaction."""
        return self.job(connection)


def guilds_of(piece: object) -> Collection[int]:
    """The servers for whose tables a piece writes; empty where that cannot be seen from it."""
    if isinstance(piece, TableCommit):
        return (piece.table.place.guild,)
    return piece.guilds if isinstance(piece, GuildJob) else ()


async def write(execute: Execute, pieces: Sequence[TableCommit | PublishedMark]) -> None:
    """Write all pieces, each kind in few statements."""
    commits = [piece for piece in pieces if isinstance(piece, TableCommit)]
    if commits:
        await _steps(execute, commits)
    seen = [{"b_id": piece.id, "b_seq": piece.seq} for piece in pieces if isinstance(piece, PublishedMark)]
    if seen:
        await execute(_PUBLISHED, seen)


async def _steps(execute: Execute, commits: Sequence[TableCommit]) -> None:
    """Write steps of different tables. Raises SecondWriterError when one is not the next step of its table."""
    steps = [mappers.of_table(c.table) | {"b_id": c.table.id, "b_seq": c.before} for c in commits]
    if await execute(_STEP, steps) != len(commits):
        raise SecondWriterError("A table was written by somebody else; does a second bot use this database?")
    records = [mappers.of_record(c.table.id, c.record) for c in commits if c.record is not None]
    if records:
        await execute(sa.insert(schema.records), records)
    await deadlines(execute, [c for c in commits if c.deadlines])


async def deadlines(execute: Execute, commits: Sequence[TableCommit]) -> None:
    """Replace the deadlines of these tables."""
    if commits:
        await execute(_NO_DEADLINES, [{"b_tab": c.table.id} for c in commits])
    due = [row for c in commits for row in mappers.of_deadlines(c.table)]
    if due:
        await execute(sa.insert(schema.deadlines), due)


_STEP = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("b_id"), schema.tables.c.seq == sa.bindparam("b_seq")
)
_PUBLISHED = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("b_id"), schema.tables.c.published < sa.bindparam("b_seq"))
    .values(published=sa.bindparam("b_seq"))
)
_NO_DEADLINES = sa.delete(schema.deadlines).where(schema.deadlines.c.tab == sa.bindparam("b_tab"))

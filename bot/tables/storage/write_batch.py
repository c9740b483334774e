"""What the writer puts into one transaction, by kind: steps of different tables, and which steps were published."""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.model import ON, ChannelRef, Deadline, Record, Table
from bot.tables.ratings.result import SeatResult
from bot.tables.storage import mappers, schema
from bot.tables.storage.database import StoreError
from bot.tables.storage.encryption import PLAIN, TableCipher

Execute = Callable[[Any, list[dict[str, Any]]], Awaitable[int]]
"""Executes a statement for each of some values; returns how many rows it changed."""


class RepeatedError(StoreError):
    """A command with this key has been carried out already."""


class SecondWriterError(StoreError):
    """Another process has written this table."""


class Statement(NamedTuple):
    """A statement of Core and the values of each row; `exact`: whether each must change a row of its own."""

    clause: Any
    values: list[dict[str, Any]]
    exact: bool = False

    def check(self, changed: int) -> None:
        """Raise SecondWriterError when a step was not the next one of its table."""
        if self.exact and changed != len(self.values):
            raise SecondWriterError("A table was written by somebody else; does a second bot use this database?")


class TableCommit(msgspec.Struct, frozen=True):
    """A step of a table: its `seq` before, the table after, and the record if a command was carried out.

    `results`: how the game ended for each seat, with the step that ends it. `phase`: whether the phase has changed.
    """

    before: int
    table: Table
    record: Record | None = None
    deadlines: bool = True
    results: tuple[SeatResult, ...] = ()
    phase: bool = True
    moved: bool = False
    """Whether it is shown in another channel."""
    position: bool = True
    """Whether its game may have changed; if not, its state is written only where it is not known what its row has."""


class PublishedMark(msgspec.Struct, frozen=True):
    """A table of a server has been shown as it was at `seq`."""

    id: int
    seq: int
    guild: int


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
    if isinstance(piece, PublishedMark):
        return (piece.guild,)
    return piece.guilds if isinstance(piece, GuildJob) else ()


async def write(execute: Execute, pieces: Sequence[TableCommit | PublishedMark], cipher: TableCipher) -> None:
    """Write all pieces, each kind in few statements. Raises SecondWriterError."""
    for statement in statements(pieces, cipher):
        statement.check(await execute(statement.clause, statement.values))


def statements(pieces: Sequence[TableCommit | PublishedMark], cipher: TableCipher) -> Iterator[Statement]:
    """What is to be executed for steps of different tables and for what was published."""
    steps: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    records, moved, published = [], [], []
    results: list[dict[str, Any]] = []
    for piece in pieces:
        if isinstance(piece, PublishedMark):
            published.append({"b_id": piece.id, "b_seq": piece.seq})
            continue
        step = _step(piece, cipher)
        steps.setdefault(tuple(step), []).append(step)
        if piece.record is not None:
            records.append(mappers.of_record(piece.table.id, piece.record))
        results += map(mappers.of_result, piece.results)
        if piece.deadlines:
            moved.append(piece.table)
    for alike in steps.values():
        yield Statement(_STEP, alike, exact=True)
    if records:
        yield Statement(_RECORD, records)
    if results:
        yield Statement(_RESULT, results)
    yield from deadlines(moved)
    if published:
        yield Statement(_PUBLISHED, published)


def usual() -> Iterator[Statement]:
    """What nearly every step executes, with the values of a table that is none: to be compiled before the first step."""
    table = Table(0, "", ChannelRef(0, 0), 0, "", "", deadlines=(Deadline("", 0, 0.0),))
    record = Record(0, "", 0.0, 0, "", [])
    return statements([TableCommit(0, table, record, phase=False), PublishedMark(0, 0, 0)], PLAIN)


def _step(commit: TableCommit, cipher: TableCipher) -> dict[str, Any]:
    """The columns that a step writes. SQLite writes the index of a column that is named, even where it is as it was."""
    row = None if commit.position else mappers.of_head(commit.table, cipher)
    if row is None:
        row = mappers.of_table(commit.table, cipher)
        if commit.table.packed_state is not None:
            commit.table.packed_state.stored = None  # encrypted anew, it is another text
    for name in (*_FIXED, *(() if commit.phase else ("phase",)), *(() if commit.moved else ("channel",))):
        row.pop(name, None)
    row["b_id"], row["b_seq"] = commit.table.id, commit.before
    return row


def deadlines(tables: Sequence[Table]) -> Iterator[Statement]:
    """Replace the deadlines of these tables."""
    if tables:
        yield Statement(_NO_DEADLINES, [{"b_tab": table.id} for table in tables])
    due = [row for table in tables for row in mappers.of_deadlines(table)]
    if due:
        yield Statement(_DEADLINE, due)


_FIXED = ("game", "guild")
"""Columns of a table that never change."""
_STEP = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("b_id"), schema.tables.c.seq == sa.bindparam("b_seq")
)
_PUBLISHED = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("b_id"), schema.tables.c.published < sa.bindparam("b_seq"))
    .values(published=sa.bindparam("b_seq"))
)
_RECORD = sa.insert(schema.records)
_PERSON, _NAME = sa.bindparam("b_person", type_=sa.BigInteger), sa.bindparam("b_name", type_=sa.String)
_ON: sa.ColumnClause[str] = sa.literal_column(f"'{ON}'")
_NOBODY: sa.ColumnClause[str] = sa.literal_column("''")
_UNCOUNTED = sa.exists().where(schema.people.c.id == _PERSON, schema.people.c.results != _ON)
_RESULT = sa.insert(schema.results).values(
    person=sa.case((_UNCOUNTED, sa.null()), else_=_PERSON), name=sa.case((_UNCOUNTED, _NOBODY), else_=_NAME)
)
_NO_DEADLINES = sa.delete(schema.deadlines).where(schema.deadlines.c.tab == sa.bindparam("b_tab"))
_DEADLINE = sa.insert(schema.deadlines)

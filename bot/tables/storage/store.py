"""Tables on disk: one code path in SQLAlchemy Core for SQLite and PostgreSQL."""

import contextlib
import logging
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.kit.spec import GameSpec
from bot.tables.model import Deadline, Person, PublishedMessage, Record, Table
from bot.tables.storage import mappers, schema, write_batch
from bot.tables.storage.board_repository import BoardRepository
from bot.tables.storage.database import (
    DamagedError,
    StoreError,
    UnwritableError,
    address,
    cause,
    current,
    damaged,
    engine,
    exists,
    failure,
    prepare,
    probe,
    taken,
)
from bot.tables.storage.lockfile import Lockfile
from bot.tables.storage.table_reader import OPEN, PAGE, TableReader
from bot.tables.storage.write_batch import PublishedMark, RepeatedError, SecondWriterError, TableCommit
from bot.tables.storage.writer import Writer

KNOWN = 4_096
"""People whose choices are kept at hand."""
DRAFTS = 400
"""Half-made presses kept for a person at a table: some thirty steps of a panel whose every control is too long."""
CALM = 10.0
"""Seconds without a failed write after which the database counts as well again."""
FAULTS = (SQLAlchemyError, sqlite3.Error, OSError, UnicodeDecodeError)
__all__ = ["OPEN", "RepeatedError", "SecondWriterError", "Store", "TableCommit"]
log = logging.getLogger(__name__)


class Store:
    """Everything that outlives the process. Reads are free; every write goes through one writer."""

    def __init__(self, engine_: AsyncEngine, games: Mapping[str, GameSpec[Any]], lock: Lockfile | None = None) -> None:
        self.games = games
        self._engine = engine_
        self._lock = lock
        self.written_at = float("-inf")
        """The monotonic second of the last successful write; minus infinity after a failed one."""
        self._unwritable, self._failed_at = False, float("-inf")
        self.calm = CALM
        self._writer = Writer(engine_.execution_options(write=True), self._pieces)
        self._people: dict[int, Person] = {}
        self.shelf = BoardRepository(self._rows, self._written)
        self.reader = TableReader(self._rows, games)
        self._steps: int | None = None

    @classmethod
    async def open(cls, where: str | Path, games: Mapping[str, GameSpec[Any]] | None = None) -> Self:
        """The store at `where`: the path of a SQLite file, or a database URL. Raises StoreError."""
        url = address(where)
        store = cls(engine(url), _all_games() if games is None else games, taken(url))
        try:
            await prepare(store._engine)
            await probe(store._engine)
            await store._compare(where)
        except BaseException as error:
            await store.kill()
            if isinstance(error, FAULTS):
                raise StoreError(f"The database {where} cannot be used: {cause(error)}.") from error
            raise
        return store

    @classmethod
    async def look(cls, where: str | Path, games: Mapping[str, GameSpec[Any]] | None = None) -> Self:
        """The store at `where` for reading beside a running bot: no lock, no migration. Raises StoreError."""
        url = address(where)
        if not exists(url):
            raise StoreError(f"There is no database {where}.")
        store = cls(engine(url), _all_games() if games is None else games)
        if await current(store._engine):
            return store
        await store.kill()
        raise StoreError(f"The database {where} is not of this version; start the bot once to bring it up to date.")

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        await self._writer.close()
        await self.kill()

    async def kill(self) -> None:
        """Let go at once, as a dying process does: what was not committed is lost."""
        await self._writer.kill()
        with contextlib.suppress(*FAULTS):
            await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # ---- tables

    async def create(self, table: Table) -> Table:
        """Store a new table with its deadlines and return it with its id."""

        async def job(connection: AsyncConnection) -> Table:
            values = mappers.of_table(table) | {"published": table.published}
            done = await connection.execute(sa.insert(schema.tables).values(values).returning(schema.tables.c.id))
            new = msgspec.structs.replace(table, id=int(done.scalar_one()))
            await write_batch.deadlines(self._executing(connection), [TableCommit(0, new)])
            return new

        made: Table = await self._written(job)
        self._count(1)
        return made

    async def commit(self, commit: TableCommit) -> None:
        """Write one step: snapshot, record and deadlines, all or nothing. Raises StoreError."""
        await self._written(commit)
        self._count(1)

    async def load(self, id_: int) -> Table | None:
        """One table as it was last committed; None when there is none or it cannot be read."""
        return await self.reader.table(id_)

    async def open_tables(self) -> list[Table]:
        """All tables in the lobby, playing or paused; those that cannot be read are left out and told."""
        return await self.reader.open_tables()

    async def unpublished(self) -> list[int]:
        """The tables whose last step nobody has seen yet: the outbox."""
        return await self.reader.unpublished()

    async def published(self, id_: int, seq: int) -> None:
        """Note that the table has been shown as it was at `seq`."""
        await self._written(PublishedMark(id_, seq))

    # ---- history

    async def records(self, id_: int, since: int = 0) -> list[Record]:
        """The records of a table with a `seq` above `since`, oldest first."""
        columns = schema.records.c
        found = await self._rows(
            sa.select(schema.records, schema.tables.c.game)
            .join(schema.tables, schema.tables.c.id == columns.tab)
            .where(columns.tab == id_, columns.seq > since)
            .order_by(columns.seq)
        )
        return [mappers.to_record(row, self.games[row["game"]]) for row in found]

    async def keys(self, id_: int, most: int) -> list[str]:
        """The keys of the latest commands of a table, oldest first."""
        columns = schema.records.c
        latest = sa.select(columns.key).where(columns.tab == id_).order_by(columns.seq.desc()).limit(most)
        return [row["key"] for row in reversed(await self._rows(latest))]

    async def snapshots(self, id_: int) -> list[tuple[int, Any]]:
        """The kept states of a table: pairs of `seq` and state."""
        columns = schema.snapshots.c
        found = await self._rows(
            sa.select(columns.seq, columns.version, columns.state, schema.tables.c.game)
            .join(schema.tables, schema.tables.c.id == columns.tab)
            .where(columns.tab == id_)
            .order_by(columns.seq)
        )
        return [(row["seq"], mappers.to_state(self.games[row["game"]], row["version"], row["state"])) for row in found]

    # ---- time

    async def beat(self, beats: Mapping[int, float]) -> None:
        """Note when each shard was there."""

        async def job(connection: AsyncConnection) -> None:
            await _beat(connection, beats)

        await self._written(job)

    async def last_beats(self) -> dict[int, float]:
        """When each shard was last there, as far as that is known."""
        found = await self._rows(sa.select(schema.heartbeat))
        return {row["id"] - 1: row["at"] for row in found if isinstance(row["at"], float)}

    async def forget_beats(self, shards: int) -> None:
        """Only so many shards are there from now on."""
        await self._do(sa.delete(schema.heartbeat).where(schema.heartbeat.c.id > shards))

    async def shift(self, steps: Iterable[TableCommit], beats: Mapping[int, float]) -> None:
        """Write steps that move deadlines, and heartbeats, in one transaction."""
        commits = list(steps)

        async def job(connection: AsyncConnection) -> None:
            for n in range(0, len(commits), PAGE):
                await write_batch.write(self._executing(connection), commits[n : n + PAGE])
            await _beat(connection, beats)

        await self._written(job)
        self._count(len(commits))

    async def warned(self, id_: int, deadline: Deadline) -> None:
        """Note that the warnings of a deadline have been given."""
        columns = schema.deadlines.c
        where = (columns.tab == id_, columns.wait == deadline.wait)
        await self._do(sa.update(schema.deadlines).where(*where).values(warned=deadline.warned))

    # ---- what is shown, drafts, people, guilds

    async def save_shown(self, id_: int, shown: PublishedMessage) -> None:
        """Remember a message of the table."""
        values = {"message": shown.message, "at": shown.at, "live": shown.live}
        await self._put(schema.shown, {"tab": id_, "slot": shown.slot}, values)

    async def shown(self, id_: int) -> list[PublishedMessage]:
        """The messages of a table, oldest first."""
        columns = schema.shown.c
        found = await self._rows(sa.select(schema.shown).where(columns.tab == id_).order_by(columns.at, columns.slot))
        return [PublishedMessage(row["slot"], row["message"], row["at"], row["live"]) for row in found]

    async def save_drafts(self, id_: int, person: int, texts: Sequence[str], at: float) -> list[int]:
        """Keep half-made presses that do not fit elsewhere; returns their numbers.

        A person's newest ones at a table stay; those of tables that are over go.
        """
        columns = schema.drafts.c
        mine = sa.and_(columns.tab == id_, columns.person == person)
        newest = sa.select(columns.id).where(mine).order_by(columns.id.desc()).limit(DRAFTS)
        over = sa.select(schema.tables.c.id).where(schema.tables.c.phase.not_in(OPEN))

        async def job(connection: AsyncConnection) -> list[int]:
            numbers = []
            for text in texts:
                values = {"tab": id_, "person": person, "text": text, "at": at}
                done = await connection.execute(sa.insert(schema.drafts).values(values).returning(columns.id))
                numbers.append(int(done.scalar_one()))
            await connection.execute(sa.delete(schema.drafts).where(mine, columns.id.not_in(newest)))
            await connection.execute(sa.delete(schema.drafts).where(columns.tab.in_(over)))
            return numbers

        numbers: list[int] = await self._written(job)
        return numbers

    async def draft(self, number: int, id_: int, person: int) -> str | None:
        """The draft of that number if it is this person's at this table."""
        columns = schema.drafts.c
        own = (columns.id == number, columns.tab == id_, columns.person == person)
        found = await self._rows(sa.select(columns.text).where(*own))
        return found[0]["text"] if found else None

    async def person(self, id_: int) -> Person:
        """What a person has chosen; the defaults when nothing. Nobody else writes it, so it is read once."""
        known = self._people.get(id_)
        if known is None:
            found = await self._rows(sa.select(schema.people).where(schema.people.c.id == id_))
            known = Person(id_, found[0]["lang"], found[0]["reminders"]) if found else Person(id_)
            known = self._met(self._people.get(id_, known))
        return known

    async def save_person(self, person: Person) -> None:
        """Remember what a person has chosen."""
        self._people.pop(person.id, None)
        await self._put(schema.people, {"id": person.id}, {"lang": person.lang, "reminders": person.reminders})
        self._met(person)

    def _met(self, person: Person) -> Person:
        """Keep what a person has chosen at hand; whoever was met first is forgotten first."""
        self._people[person.id] = person
        if len(self._people) > KNOWN:
            del self._people[next(iter(self._people))]
        return person

    async def guild(self, id_: int) -> dict[str, Any]:
        """The settings of a server; empty when nothing was set."""
        found = await self._rows(sa.select(schema.guilds.c.settings).where(schema.guilds.c.id == id_))
        return dict(msgspec.json.decode(found[0]["settings"])) if found else {}

    async def save_guild(self, id_: int, settings: Mapping[str, Any]) -> None:
        """Remember the settings of a server."""
        text = msgspec.json.encode(dict(settings)).decode()
        await self._put(schema.guilds, {"id": id_}, {"settings": text})

    # ---- underneath

    async def _compare(self, where: str | Path) -> None:
        """Tell the host when steps are gone that had been written: then the write-ahead log is missing or cut."""
        with contextlib.suppress(DamagedError):  # what cannot be read is told table by table
            (row,) = await self._rows(sa.select(sa.func.coalesce(sa.func.sum(schema.tables.c.seq), 0).label("steps")))
            self._steps = int(row["steps"])
        known = self._lock.noted() if self._lock is not None else 0
        if self._steps is not None and self._steps < known:
            log.error(
                f"The database {where} lacks {known - self._steps} of the {known} steps that were written: {where}-wal is "
                "missing or was cut off; the tables go on from what is left, and a backup may bring back the rest."
            )
        self._count(0)

    def _count(self, steps: int) -> None:
        """So many steps more are written."""
        if self._steps is not None and self._lock is not None:
            self._steps += steps
            self._lock.note(self._steps)

    async def _execute(self, connection: AsyncConnection, statement: Any, values: list[dict[str, Any]]) -> int:
        """Every write of the commit path passes here. Returns how many rows it met."""
        if len(values) == 1:
            return int((await connection.execute(statement, values[0])).rowcount)
        if statement.is_insert or connection.dialect.supports_sane_multi_rowcount:
            return int((await connection.execute(statement, values)).rowcount)
        return sum([(await connection.execute(statement, one)).rowcount for one in values])

    async def _pieces(self, connection: AsyncConnection, found: Sequence[TableCommit | PublishedMark]) -> None:
        """Write what waits together."""
        await write_batch.write(self._executing(connection), found)

    def _executing(self, connection: AsyncConnection) -> write_batch.Execute:
        return lambda statement, values: self._execute(connection, statement, values)

    async def _written(self, piece: Any) -> Any:
        """Hand a piece to the writer; what the database says becomes a StoreError."""
        try:
            done = await self._writer.write(piece)
        except IntegrityError as error:
            if "records.key" in cause(error) or "records_key" in cause(error):  # as the two databases name it
                raise RepeatedError("This command has been carried out already.") from error
            raise StoreError(f"The database refuses this step: {cause(error)}.") from error
        except FAULTS as error:
            if self._writer.closed or damaged(error):
                raise failure(error, "written") from error
            self._failed(cause(error))
            raise UnwritableError(f"The database could not be written: {cause(error)}.") from error
        self.written_at = time.monotonic()
        if self._unwritable and self.written_at - self._failed_at >= self.calm:
            self._unwritable = False
            log.warning("The database can be written again; the games go on.")
        return done

    def _failed(self, why: str) -> None:
        """Tell the host once, however many presses fail until the database can be written again."""
        self.written_at = float("-inf")
        self._failed_at = time.monotonic()
        if not self._unwritable:
            self._unwritable = True
            log.error(
                "The database cannot be written: %s. What was answered is kept; presses are refused and clocks stand "
                "still until it can be written again.",
                why,
            )

    async def _do(self, statement: Any) -> None:
        """Write one statement."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._written(job)

    async def _put(self, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
        """Write one row, new or not."""

        async def job(connection: AsyncConnection) -> None:
            await _put(connection, table, key, values)

        await self._written(job)

    async def _rows(self, statement: Any) -> Sequence[Any]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).mappings().all()
        except FAULTS as error:
            raise failure(error, "read") from error


async def _put(connection: AsyncConnection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Change the row with this key, or make it. The one writer lets nobody come between."""
    where = [table.c[name] == value for name, value in key.items()]
    done = await connection.execute(sa.update(table).where(*where).values(values))
    if done.rowcount == 0:
        await connection.execute(sa.insert(table).values(key | values))


async def _beat(connection: AsyncConnection, beats: Mapping[int, float]) -> None:
    """A heartbeat's row is numbered from 1, its shard from 0."""
    for shard, at in beats.items():
        await _put(connection, schema.heartbeat, {"id": shard + 1}, {"at": at})


def _all_games() -> Mapping[str, GameSpec[Any]]:
    """The register, unless somebody brings games of their own."""
    from bot.games import GAMES  # noqa: PLC0415 - the register imports every game

    return GAMES

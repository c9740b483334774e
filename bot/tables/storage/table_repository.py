"""Tables in the database: steps are written, tables read; one that cannot be read is left out and logged."""

import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.kit.contract import CLOCK
from bot.kit.spec import GameSpec
from bot.tables.clock import deadlines
from bot.tables.model import CLOSED, OPEN, OVER, PAUSED, PLAYING, ChannelRef, Deadline, Table
from bot.tables.shards import ShardRange
from bot.tables.storage import mappers, schema, write_batch
from bot.tables.storage.database import DamagedError
from bot.tables.storage.database_access import DatabaseAccess
from bot.tables.storage.encryption import TableCipher
from bot.tables.storage.heartbeat_repository import beating_for, write_beats
from bot.tables.storage.lockfile import StepCounter
from bot.tables.storage.write_batch import GuildJob, TableCommit

PAGE = 100
"""Tables read or written together at most: larger pages fragment the heap."""
log = logging.getLogger(__name__)


class UnreadableTable(msgspec.Struct, frozen=True):
    """A table that cannot be read, and where it was shown; 0 and empty where not even that can be read."""

    id: int
    game: str = ""
    place: ChannelRef = ChannelRef(0, 0)


class TableRepository:
    """Creates, commits and loads tables. `lost`: those that cannot be read, each logged once.

    `shards`: whose tables are listed; `load` reads one of any shard.

    `executing` makes the function that writes statements on a connection; `steps` counts what was written.
    """

    def __init__(
        self,
        database: DatabaseAccess,
        games: Mapping[str, GameSpec[Any]],
        executing: Callable[[AsyncConnection], write_batch.Execute],
        steps: StepCounter,
        shards: ShardRange,
        cipher: TableCipher,
    ) -> None:
        self._database = database
        self._games = games
        self._executing = executing
        self._steps = steps
        self._shards = shards
        self._cipher = cipher
        self.lost: dict[int, UnreadableTable] = {}

    # ---- writing

    async def create(self, table: Table) -> Table:
        """Store a new table with its deadlines and return it with its id."""

        async def job(connection: AsyncConnection) -> Table:
            values = mappers.of_table(table, self._cipher) | {"published": table.published}
            done = await connection.execute(sa.insert(schema.tables).values(values).returning(schema.tables.c.id))
            new = msgspec.structs.replace(table, id=int(done.scalar_one()))
            for statement in write_batch.deadlines([new]):
                await self._executing(connection)(statement.clause, statement.values)
            return new

        made: Table = await self._database.write(GuildJob(frozenset({table.place.guild}), job))
        self._steps.add(1)
        return made

    async def commit(self, commit: TableCommit) -> None:
        """Write one step: state, record and deadlines, all or nothing. Raises StoreError."""
        await self._database.write(commit)
        self._steps.add(1)

    async def shift(self, steps: Iterable[TableCommit], beats: Mapping[int, float]) -> None:
        """Write steps that move deadlines, and heartbeats, in one transaction."""
        commits = list(steps)

        async def job(connection: AsyncConnection) -> None:
            await self.write_steps(connection, commits)
            await write_beats(connection, beats)

        guilds = {commit.table.place.guild for commit in commits} | beating_for(beats)
        await self._database.write(GuildJob(frozenset(guilds), job))
        self._steps.add(len(commits))

    async def write_steps(self, connection: AsyncConnection, commits: Sequence[TableCommit]) -> None:
        """Write steps of different tables within a transaction, whose caller counts them."""
        for n in range(0, len(commits), PAGE):
            await write_batch.write(self._executing(connection), commits[n : n + PAGE], self._cipher)

    async def warned(self, id_: int, deadline: Deadline) -> None:
        """Save how many warnings of a deadline have been given."""
        columns = schema.deadlines.c
        where = (columns.tab == id_, columns.wait == deadline.wait)
        await self._database.execute(sa.update(schema.deadlines).where(*where).values(warned=deadline.warned))

    # ---- reading

    async def load(self, id_: int) -> Table | None:
        """One table as it was last committed; None when there is none or it cannot be read."""
        found = await self._read([id_])
        return found[0] if found else None

    async def open_tables(self, shards: Collection[int] | None = None) -> AsyncIterator[Table]:
        """This process's tables in the lobby, playing or paused, or those of some of its shards.

        Raises DamagedError when none can be listed.

        They come a page at a time: a thousand unpacked states at once leave the heap in fragments.
        """
        columns = schema.tables.c
        known, mine = (OVER, CLOSED), schema.owned(self._shards, shards)
        listed = await self._phases(sa.select(columns.id, columns.phase).where(columns.phase.in_(OPEN), *mine))
        # this scans the rows, for an index may be corrupt
        scanned = await self._phases(sa.select(columns.id, columns.phase, columns.seq).where(*mine))
        if listed is None and scanned is None:
            raise DamagedError("The database's list of tables cannot be read.")
        ids = sorted({*(listed or {}), *(id_ for id_, phase in (scanned or {}).items() if phase not in known)})
        for n in range(0, len(ids), PAGE):
            for table in await self._read(ids[n : n + PAGE]):
                if table.phase in OPEN:
                    yield table

    def report_unreadable(self, lost: UnreadableTable, why: object) -> None:
        """Log once that a table is left out."""
        if lost.id in self.lost:
            return
        self.lost[lost.id] = lost
        named = f" of {lost.game}" if lost.game else ""
        where = f", in channel {lost.place.channel} of server {lost.place.guild}," if lost.place.guild else ""
        log.error("Table %s%s%s cannot be read and is left out; the others go on: %s", lost.id, named, where, why)

    async def _phases(self, statement: Any) -> dict[int, str] | None:
        """The phases by id; None where they cannot be read."""
        try:
            return {row["id"]: row["phase"] for row in await self._database.rows(statement)}
        except DamagedError:
            return None

    async def _read(self, ids: Sequence[int]) -> list[Table]:
        """These tables; one by one where they cannot be read together."""
        try:
            return await self._read_page(ids)
        except DamagedError as error:
            if len(ids) == 1:
                self.report_unreadable(await self._remains(ids[0]), error)
                return []
        return [table for id_ in ids for table in await self._read([id_])]

    async def _read_page(self, ids: Sequence[int]) -> list[Table]:
        columns = schema.deadlines.c
        heads = sa.select(schema.tables).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.id)
        waits = sa.select(schema.deadlines).where(columns.tab.in_(ids)).order_by(columns.tab, columns.place)
        found, rows = await self._database.rows_together(heads, waits)
        due: dict[int, list[Any]] = {}
        for row in rows:
            due.setdefault(row["tab"], []).append(row)
        tables = []
        for row in found:
            try:
                tables.append(self._table(row, due.get(row["id"], ())))
            except Exception as error:  # whatever a corrupt row leads to, the other tables are read
                own = isinstance(error, (msgspec.MsgspecError, mappers.DamagedRowError))  # others may tell a secret
                self.report_unreadable(await self._remains(row["id"]), error if own else type(error).__name__)
        return tables

    def _table(self, row: Any, due: Sequence[Any]) -> Table:
        """The table of a row; its waits are checked, so that a corrupt state is found here and not in play."""
        game = self._games[row["game"]]
        waits: tuple[Deadline, ...] = tuple([mappers.to_deadline(each) for each in due])
        table = mappers.to_table(row, waits, game, self._cipher)
        if table.phase in (PLAYING, PAUSED):
            asked = game.waits(table.state)
            table = msgspec.structs.replace(table, deadlines=tuple([deadlines.named(each, asked) for each in waits]))
            seats = {seat for wait in asked for seat in wait.seats}
            if not seats <= {CLOCK, *range(len(table.chairs))}:
                raise mappers.DamagedRowError("it waits for somebody who does not sit there.")
        return table

    async def _remains(self, id_: int) -> UnreadableTable:
        """What can still be read of a table."""
        columns = schema.tables.c
        where = columns.id == id_
        try:
            (row,) = await self._database.rows(sa.select(columns.game, columns.guild, columns.channel).where(where))
        except (DamagedError, ValueError):
            return UnreadableTable(id_)
        thread = None
        try:
            (head,) = await self._database.rows(sa.select(columns.head).where(where))
            thread = mappers.thread_of(str(head["head"]))
        except (DamagedError, ValueError):
            log.debug("Where table %s is shown is read from its row alone.", id_)
        numbers = (row["guild"], row["channel"])
        place = ChannelRef(*numbers, thread) if all(isinstance(each, int) for each in numbers) else ChannelRef(0, 0)
        return UnreadableTable(id_, str(row["game"]), place)

"""Carries out every change of a table: under its lock, committed to the store, swapped in, published to listeners."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import AsyncExitStack
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.runtime.log import log_context, redacted
from bot.runtime.tasks import BackgroundTasks
from bot.tables.lobby import Transition
from bot.tables.model import OPEN, Answer, Command, Record, Table, TableChanged
from bot.tables.ratings.game_end import GameEnd
from bot.tables.storage.database import DamagedError, StoreError, UncertainError, UnwritableError
from bot.tables.storage.leases import LeaseLostError
from bot.tables.storage.packed_state import UnpackedStates
from bot.tables.storage.store import Store
from bot.tables.storage.table_repository import UnreadableTable
from bot.tables.storage.write_batch import RepeatedError, SecondWriterError, TableCommit

T = TypeVar("T")
P = ParamSpec("P")
Handler = Callable[[Table], Transition | Refusal]
"""Decides what becomes of a table as it is under its lock. Pure."""
UNWRITABLE = "unwritable"
"""The refusal's code while the database cannot be written: nothing has changed, the same press counts later."""
UNCERTAIN = "uncertain"
"""The refusal's code where the server went away during a commit: whether it counts is known only when it is back."""
UNWRITTEN = frozenset({UNWRITABLE, UNCERTAIN})
"""Refusals after which the same command may be tried again: it counts once."""
MOVING = "moving"
"""The refusal's code while another process plays the table, or has just done so: nothing has changed here."""
KEYS_KEPT, FINISHED_CACHE, RECENT_LOCKS = 16, 256, 64
"""Command keys cached per table (older ones are refused by the store), finished tables cached, and locks kept for the
next command of their table; others live as long as somebody holds or awaits them."""
log = logging.getLogger(__name__)


def uninterrupted(
    method: Callable[Concatenate["TableExecutor", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["TableExecutor", P], Coroutine[Any, Any, T]]:
    """Let `method` end even if its caller is cancelled meanwhile, so that memory and store agree."""

    @wraps(method)
    def shielded(self: "TableExecutor", /, *args: P.args, **named: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.background.finish(method(self, *args, **named))

    return shielded


class TableExecutor:
    """Caches every open table as it was last committed. Only `execute`, `shift` and `annotate` change tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.unpacked = UnpackedStates()
        self._game_end = GameEnd(store)
        self._tables: dict[int, Table] = {}
        self._keys: dict[int, dict[str, None]] = {}
        self._uncertain: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._recent_locks: deque[asyncio.Lock] = deque(maxlen=RECENT_LOCKS)
        self._listeners: list[Callable[[TableChanged], None]] = []
        self.background = BackgroundTasks()

    async def load(self, shards: Collection[int] | None = None) -> None:
        """Load all open tables, and those over whose end is not published yet; of some shards or of all."""
        wanted = [*self.store.served] if shards is None else shards
        async for table in self.store.tables.open_tables(wanted):
            self._cache(table)
        for id_ in await self.store.outbox.unpublished(wanted):
            await self.find(id_)

    async def finish(self, shards: Collection[int]) -> None:
        """Wait until the steps that are under way at the tables of these shards have ended."""
        shard_of = self.store.served.range.shard_of
        for table in self.tables():
            if shard_of(table.place.guild) in shards:
                async with self._lock(table.id):
                    pass

    def drop(self, shards: Collection[int]) -> list[int]:
        """Forget the tables of shards that are no longer ours. Returns their ids."""
        shard_of = self.store.served.range.shard_of
        dropped = [id_ for id_, table in self._tables.items() if shard_of(table.place.guild) in shards]
        self.evict(dropped)
        return dropped

    def get(self, id_: int) -> Table | None:
        """A cached table; None for one that was evicted or never existed."""
        return self._tables.get(id_)

    async def find(self, id_: int) -> Table | None:
        """A table, from the store if it is not cached; None when there is none, or another process serves it."""
        table = self._tables.get(id_)
        if table is None and 0 < id_ < 2**31:
            table = await self.store.tables.load(id_)
            if table is not None:
                served = self.store.served.owns(table.place.guild)
                table = self._tables.get(id_) or (self._cache(table) if served else None)
        return table

    def tables(self) -> list[Table]:
        """The open tables, oldest first."""
        return [table for _, table in sorted(self._tables.items()) if table.phase in OPEN]

    def listen(self, callback: Callable[[TableChanged], None]) -> None:
        """Call `callback` after each commit, in their order. It must not block."""
        self._listeners.append(callback)

    @uninterrupted
    async def enter(self, table: Table) -> TableChanged:
        """Store a new table."""
        new = await self.store.tables.create(table)
        async with self._lock(new.id):
            self._keys.setdefault(new.id, {})  # nobody has to look for commands of a table that is new
            self._swap_in(new)
            return self._notify(TableChanged(new))

    async def execute(self, id_: int, handler: Handler, command: Command | None = None) -> Answer:
        """Change a table as `handler` decides.

        A caller that is cancelled during the commit leaves a table that is read again, in a task of its own.
        """
        async with self._lock(id_):
            if id_ in self._uncertain and not await self._read_again(id_):
                return Refusal(UNWRITABLE)
            table = self._tables.get(id_)
            if table is None:
                return Refusal("no-table")
            if command is not None and await self._repeated(id_, command.key):
                return Refusal("repeated")
            with log_context(id_, table.seq, None if command is None else command.seat):
                return await self._handle(table, handler, command)

    async def remember(self, id_: int) -> None:
        """Read the latest commands of a table before its first one waits for that."""
        async with self._lock(id_):
            if id_ in self._tables:
                await self._repeated(id_, "")

    async def _repeated(self, id_: int, key: str) -> bool:
        """Whether a command was carried out lately; the keys of a table are loaded at its first command."""
        if id_ not in self._keys:
            try:
                self._keys[id_] = dict.fromkeys(await self.store.history.keys(id_, KEYS_KEPT))
            except StoreError as error:  # then the store refuses a repetition
                log.warning("The latest commands of table %s could not be read: %s", id_, error)
        return key in self._keys.get(id_, ())

    async def _handle(self, table: Table, handler: Handler, command: Command | None) -> Answer:
        try:
            step = handler(table)
        except Exception as error:  # a bug in the rules fails one press only, and is logged
            return _failure(table, error, command)
        return step if isinstance(step, Refusal) else await self._commit(table, step)

    async def _commit(self, before: Table, step: Transition) -> Answer:
        """Commit, then swap, then notify: a crash in between leaves nothing or all of it."""
        table = replace(step.table, seq=before.seq + 1)
        try:
            changed = table.deadlines != before.deadlines
            phase = table.phase != before.phase
            moved = table.place != before.place
            commit = TableCommit(before.seq, table, step.record, deadlines=changed, phase=phase, moved=moved)
            await self._game_end.commit(before, commit)
        except asyncio.CancelledError:
            self._uncertain.add(before.id)
            self.background.start(self._settle(before.id))
            raise
        except RepeatedError:
            return Refusal("repeated")
        except LeaseLostError:  # whoever follows the leases drops the table
            return Refusal(MOVING)
        except SecondWriterError:
            return await self._overtaken(before.id)
        except UncertainError:
            self._uncertain.add(before.id)
            return Refusal(UNCERTAIN)
        except UnwritableError:  # logged by the store
            await self._reload(before.id)
            return Refusal(UNWRITABLE)
        except DamagedError as error:
            log.error("Table %s of %s cannot be written, nothing was changed: %s", before.id, before.game, error)
            return Refusal(UNWRITABLE)
        except StoreError as error:
            refusal = _failure(before, error)
            await self._reload(before.id)
            return refusal
        self._swap_in(table, step.record)
        update = self._notify(TableChanged(table, step.told))
        return step.answer or update

    @uninterrupted
    async def shift(
        self,
        change: Callable[[Table], Table | None],
        beats: Mapping[int, float],
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """Move deadlines of many tables at once and write heartbeats with them, all or nothing.

        `done` is called after the commit, before the tables are swapped in.
        """
        async with AsyncExitStack() as locks:
            for table in self.tables():
                await locks.enter_async_context(self._lock(table.id))
            changed = [(old, new) for old in self.tables() if (new := change(old)) is not None]
            commits = [
                TableCommit(old.seq, replace(new, seq=old.seq + 1), phase=new.phase != old.phase, position=False)
                for old, new in changed
            ]
            commits = await self._shifted(commits, beats)
            done()
            for commit in commits:
                self._swap_in(commit.table)
                self._notify(TableChanged(commit.table))

    async def _shifted(self, commits: list[TableCommit], beats: Mapping[int, float]) -> list[TableCommit]:
        """Commit all together or, if a row is damaged or was written by another, one by one. Returns what was committed."""
        try:
            await self.store.tables.shift(commits, beats)
        except (DamagedError, SecondWriterError):
            pass
        else:
            return commits
        written = []
        for commit in commits:
            try:
                await self.store.tables.shift([commit], beats)
                written.append(commit)
            except SecondWriterError:
                await self._overtaken(commit.table.id)
            except DamagedError as error:
                table = self._tables.pop(commit.table.id)
                self.store.tables.report_unreadable(UnreadableTable(table.id, table.game, table.place), error)
        return written

    @uninterrupted
    async def rewrite(
        self,
        concerns: Callable[[Table], bool],
        change: Callable[[Table], Table],
        write: Callable[[list[TableCommit]], Awaitable[None]],
    ) -> list[Table]:
        """Change all tables in memory that `concerns` names; `write` commits them, all or nothing. Raises StoreError.

        Returns those that were over before, of which no listener hears. What comes to concern it meanwhile is left.
        """
        ids = sorted(id_ for id_, table in self._tables.items() if concerns(table))
        async with AsyncExitStack() as locks:
            for id_ in ids:
                await locks.enter_async_context(self._lock(id_))
            for id_ in self._uncertain.intersection(ids):
                await self._read_again(id_)
            old = [table for id_ in ids if (table := self._tables.get(id_)) is not None and concerns(table)]
            new = [replace(change(table), seq=table.seq + 1) for table in old]
            steps = [TableCommit(a.seq, b, phase=a.phase != b.phase) for a, b in zip(old, new, strict=True)]
            try:
                await write(steps)
            except StoreError as error:
                for table in old:
                    if isinstance(error, UncertainError) or not await self._reload(table.id):
                        self._uncertain.add(table.id)
                raise
            for before, table in zip(old, new, strict=True):
                self._swap_in(table)
                if before.phase in OPEN:
                    self._notify(TableChanged(table))
            return [table for before, table in zip(old, new, strict=True) if before.phase not in OPEN]

    @uninterrupted
    async def delete(self, tables: Collection[int], write: Callable[[], Awaitable[None]]) -> None:
        """Delete tables, which `write` does in the store. Raises StoreError."""
        async with AsyncExitStack() as locks:
            for id_ in sorted(tables):
                await locks.enter_async_context(self._lock(id_))
            await write()
            self.evict(tables)

    def evict(self, tables: Collection[int]) -> None:
        """Forget tables that were deleted."""
        for id_ in tables:
            self._tables.pop(id_, None)
            self._keys.pop(id_, None)
            self._uncertain.discard(id_)

    @uninterrupted
    async def annotate(self, id_: int, change: Callable[[Table], tuple[TableChanged, Awaitable[None]] | None]) -> None:
        """Change what is no step of the table (a warning given): written, swapped and published, with the same `seq`."""
        async with self._lock(id_):
            table = self._tables.get(id_)
            found = None if table is None else change(table)
            if found is not None:
                update, written = found
                await written
                self._cache(update.table)
                self._notify(update)

    def _lock(self, id_: int) -> asyncio.Lock:
        lock = self._locks.get(id_)
        if lock is None:
            lock = self._locks[id_] = asyncio.Lock()
        self._recent_locks.append(lock)
        return lock

    def _swap_in(self, table: Table, record: Record | None = None) -> None:
        """Swap the table in, and cache the key of its command."""
        if table.phase not in OPEN:
            self._tables.pop(table.id, None)  # finished tables are evicted in the order of their end
        self._cache(table)
        if record is not None:  # a start gives time back to every table, which nobody plays
            self.unpacked.played()
        keys = self._keys.get(table.id)
        if record is not None and keys is not None:
            keys[record.key] = None
            if len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]
        if table.phase not in OPEN:
            self._evict_finished()

    def _evict_finished(self) -> None:
        """Evict the tables that have been over for longest."""
        over = [id_ for id_, table in self._tables.items() if table.phase not in OPEN]
        for id_ in over[:-FINISHED_CACHE]:
            del self._tables[id_]
            self._keys.pop(id_, None)

    def _notify(self, update: TableChanged) -> TableChanged:
        """Call the listeners; one that fails does not stop the others. A table that was dropped meanwhile is not ours."""
        for listener in self._listeners if update.table.id in self._tables else ():
            try:
                listener(update)
            except Exception as error:  # the step is committed already
                step = update.table.id, update.table.seq
                log.error("A listener failed at table %s, step %s.", *step, exc_info=redacted(error))
        return update

    async def _reload(self, id_: int) -> bool:
        """Load a table again after a failed write, whose outcome only the store knows. Returns whether it was read."""
        try:
            table = await self.store.tables.load(id_)
        except StoreError as error:
            log.warning("Table %s could not be read again: %s", id_, error)
            return False
        self._uncertain.discard(id_)
        if table is not None:
            self._cache(table)
        return True

    async def _overtaken(self, id_: int) -> Refusal:
        """Another process has written a table: go on from what it wrote."""
        log.warning("Table %s was written by another process; it is read again.", id_)
        await self._read_again(id_)
        return Refusal(MOVING)

    async def _settle(self, id_: int) -> None:
        """Once nothing of it is being written, go on from what the store has of a table whose step nobody awaits."""
        await self.store.database.writer.drain()
        async with self._lock(id_):
            if id_ in self._uncertain:
                await self._read_again(id_)

    async def _read_again(self, id_: int) -> bool:
        """Go on from what the store has of a table, whoever wrote it. Returns whether it was read."""
        self._keys.pop(id_, None)
        found = await self._reload(id_)
        if (table := self._tables.get(id_)) is not None:
            self._notify(TableChanged(table))
        return found

    def _cache(self, table: Table) -> Table:
        """Cache the table as it is now, unless its shard was lost meanwhile."""
        if not self.store.holds(table.place.guild):
            return table
        if table.packed_state is not None:
            table.packed_state.track(self.unpacked)
        self._tables[table.id] = table
        return table


def _failure(table: Table, error: Exception, command: Command | None = None) -> Refusal:
    """Log an error without secrets, and refuse with its number.

    Of an action only the verb is logged: its values may name a card that nobody else may see.
    """
    number = secrets.token_hex(4)
    who = "" if command is None else f", seat {command.seat}, {type(command.action).__name__}, {command.key}"
    what = f"Error {number} at table {table.id} ({table.game}), step {table.seq}{who}."
    log.error(what, exc_info=error if isinstance(error, StoreError) else redacted(error))
    return Refusal("mishap", {"id": number})

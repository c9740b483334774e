"""The one door: a lock per table, a step that is judged, written whole or not at all, swapped in and made known."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
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
from bot.tables.storage.database import DamagedError, StoreError, UnwritableError
from bot.tables.storage.packed_state import UnpackedStates
from bot.tables.storage.store import Store
from bot.tables.storage.table_repository import UnreadableTable
from bot.tables.storage.write_batch import RepeatedError, TableCommit

T = TypeVar("T")
P = ParamSpec("P")
Judge = Callable[[Table], Transition | Refusal]
"""What somebody wants of a table: told the table as it is under its lock. Pure."""
UNWRITABLE = "unwritable"
"""The refusal's code while the database cannot be written: nothing has changed, the same press counts later."""
KEYS_KEPT, FINISHED_CACHE = 16, 256
"""Keys remembered per table (older ones are stopped by the store), and finished tables kept at hand."""
log = logging.getLogger(__name__)


def uninterrupted(
    method: Callable[Concatenate["TableExecutor", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["TableExecutor", P], Coroutine[Any, Any, T]]:
    """Let `method` end even if its caller is cancelled meanwhile, so that memory and store agree."""

    @wraps(method)
    async def shielded(self: "TableExecutor", /, *args: P.args, **named: P.kwargs) -> T:
        return await asyncio.shield(self._tasks.start(method(self, *args, **named)))

    return shielded


class TableExecutor:
    """Knows every open table as it was last committed. Nothing changes a table but `through` and `shift`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.awake = UnpackedStates()
        self._tables: dict[int, Table] = {}
        self._keys: dict[int, dict[str, None]] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[TableChanged], None]] = []
        self._tasks = BackgroundTasks()

    async def load(self) -> None:
        """Take all open tables into memory, and those whose end nobody has seen yet."""
        for table in await self.store.tables.open_tables():
            self._hold(table)
        for id_ in await self.store.outbox.unpublished():
            await self.find(id_)

    def get(self, id_: int) -> Table | None:
        """A table at hand, without waiting; None for one that is long over or never was."""
        return self._tables.get(id_)

    async def find(self, id_: int) -> Table | None:
        """A table, from the store if it is not at hand."""
        table = self._tables.get(id_)
        if table is None and 0 < id_ < 2**31:
            table = await self.store.tables.load(id_)
            if table is not None:
                table = self._tables.get(id_) or self._hold(table)
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
            self._keep(new)
            return self._known(TableChanged(new))

    @uninterrupted
    async def execute(self, id_: int, judge: Judge, command: Command | None = None) -> Answer:
        """Change a table as `judge` says."""
        async with self._lock(id_):
            table = self._tables.get(id_)
            if table is None:
                return Refusal("no-table")
            if command is not None and await self._repeated(id_, command.key):
                return Refusal("repeated")
            with log_context(id_, table.seq, None if command is None else command.seat):
                return await self._judged(table, judge, command)

    async def _repeated(self, id_: int, key: str) -> bool:
        """Whether a command was carried out just now; the keys of a table are read when it gets its first command."""
        if id_ not in self._keys:
            try:
                self._keys[id_] = dict.fromkeys(await self.store.history.keys(id_, KEYS_KEPT))
            except StoreError as error:  # then the store stops it
                log.warning("The latest commands of table %s could not be read: %s", id_, error)
        return key in self._keys.get(id_, ())

    async def _judged(self, table: Table, judge: Judge, command: Command | None) -> Answer:
        try:
            step = judge(table)
        except Exception as error:  # a mistake in rules harms one press only, and is told with all that is known
            return _mishap(table, error, command)
        return step if isinstance(step, Refusal) else await self._commit(table, step)

    async def _commit(self, before: Table, step: Transition) -> Answer:
        """Write, then swap, then tell: whoever dies in between has done nothing or all of it."""
        table = replace(step.table, seq=before.seq + 1)
        try:
            await self.store.tables.commit(
                TableCommit(before.seq, table, step.record, deadlines=table.deadlines != before.deadlines)
            )
        except RepeatedError:
            return Refusal("repeated")
        except UnwritableError:  # the store has told the host
            await self._reload(before.id)
            return Refusal(UNWRITABLE)
        except DamagedError as error:
            log.error("Table %s of %s cannot be written, nothing was changed: %s", before.id, before.game, error)
            return Refusal(UNWRITABLE)
        except StoreError as error:
            refusal = _mishap(before, error)
            await self._reload(before.id)
            return refusal
        self._keep(table, step.record)
        update = self._known(TableChanged(table, step.told))
        return step.answer or update

    @uninterrupted
    async def shift(
        self,
        change: Callable[[Table], Table | None],
        beats: Mapping[int, float],
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """Move deadlines of many tables at once and write heartbeats with them, all or nothing.

        `done` is called when it is written, and before anybody can see the tables.
        """
        async with AsyncExitStack() as locks:
            for table in self.tables():
                await locks.enter_async_context(self._lock(table.id))
            changed = [(old, new) for old in self.tables() if (new := change(old)) is not None]
            commits = [TableCommit(old.seq, replace(new, seq=old.seq + 1)) for old, new in changed]
            commits = await self._shifted(commits, beats)
            done()
            for commit in commits:
                self._keep(commit.table)
                self._known(TableChanged(commit.table))

    async def _shifted(self, commits: list[TableCommit], beats: Mapping[int, float]) -> list[TableCommit]:
        """Write all in one piece; where a damaged row forbids that, each by itself. Returns those that are written."""
        try:
            await self.store.tables.shift(commits, beats)
        except DamagedError:
            pass
        else:
            return commits
        written = []
        for commit in commits:
            try:
                await self.store.tables.shift([commit], beats)
                written.append(commit)
            except DamagedError as error:
                table = self._tables.pop(commit.table.id)
                self.store.tables.give_up(UnreadableTable(table.id, table.game, table.place), error)
        return written

    @uninterrupted
    async def annotate(self, id_: int, change: Callable[[Table], tuple[TableChanged, Awaitable[None]] | None]) -> None:
        """Change what is no step of the table (a warning given): written, swapped and published, with the same `seq`."""
        async with self._lock(id_):
            table = self._tables.get(id_)
            found = None if table is None else change(table)
            if found is not None:
                update, written = found
                await written
                self._hold(update.table)
                self._known(update)

    async def close(self) -> None:
        """Wait until what has begun is done."""
        await self._tasks.close()

    def _lock(self, id_: int) -> asyncio.Lock:
        return self._locks.setdefault(id_, asyncio.Lock())

    def _keep(self, table: Table, record: Record | None = None) -> None:
        """Swap the table in, and remember the key of its command."""
        if table.phase not in OPEN:
            self._tables.pop(table.id, None)  # the shelf is in order of ending
        self._hold(table)
        keys = self._keys.get(table.id)
        if record is not None and keys is not None:
            keys[record.key] = None
            if len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]
        if table.phase not in OPEN:
            self._shelve()

    def _shelve(self) -> None:
        """Let go of the tables that have been over for longest."""
        over = [id_ for id_, table in self._tables.items() if table.phase not in OPEN]
        for id_ in over[:-FINISHED_CACHE]:
            del self._tables[id_]
            self._keys.pop(id_, None)

    def _known(self, update: TableChanged) -> TableChanged:
        """Tell the listeners; one that fails harms no other."""
        for listener in self._listeners:
            try:
                listener(update)
            except Exception:  # the step is done; a listener cannot undo it
                log.exception("A listener failed at table %s, step %s.", update.table.id, update.table.seq)
        return update

    async def _reload(self, id_: int) -> None:
        """After a failed write the store alone knows what is true."""
        try:
            table = await self.store.tables.load(id_)
        except StoreError as error:
            log.warning("Table %s could not be read again: %s", id_, error)
            return
        if table is not None:
            self._hold(table)

    def _hold(self, table: Table) -> Table:
        """Have the table at hand as it is now."""
        if table.kept is not None:
            table.kept.enter(self.awake)
        self._tables[table.id] = table
        return table


def _mishap(table: Table, error: Exception, command: Command | None = None) -> Refusal:
    """One line in the log with all that helps and nothing that only a seat may know, one calm sentence for the person.

    Of an action the verb alone is told: its values may name a card that nobody else has seen.
    """
    number = secrets.token_hex(4)
    who = "" if command is None else f", seat {command.seat}, {type(command.action).__name__}, {command.key}"
    what = f"Mishap {number} at table {table.id} ({table.game}), step {table.seq}{who}."
    log.error(what, exc_info=redacted(error), extra={"table": table.id, "seq": table.seq})
    return Refusal("mishap", {"id": number})

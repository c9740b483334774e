"""A publisher per table: the newest state wins, edits are merged, presses are answered, the outbox is emptied.

Whatever happens while a message is on its way is shown by the next edit. Nothing else writes a table's messages.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator

from bot.present.publishing.chat_port import PressResponse
from bot.present.publishing.pending_answers import PendingAnswers
from bot.present.publishing.posted_messages import PostedMessages
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.startup_queue import StartupQueue
from bot.present.publishing.table_publisher import TablePublisher
from bot.tables.model import CLOSED, OVER, Table, TableChanged

TRIM_AFTER = 20.0
"""Seconds after a table's last change until what can be read again is let go."""
KEPT = 32
"""Tables of which nothing is let go, those that changed last: their next press waits for no query. 15 kB each."""
log = logging.getLogger(__name__)


class Publisher:
    """Shows all tables. `on_update` listens to the executor; `on_press` takes accepted presses."""

    def __init__(self, deps: PublisherDeps) -> None:
        self._deps = deps
        self._tables: dict[int, TablePublisher] = {}
        self._resting: dict[int, PostedMessages] = {}
        self._since: dict[int, float] = {}
        self._queue = StartupQueue(self._begin, self._rest, KEPT)
        self._starting = self._closed = False

    def on_update(self, update: TableChanged) -> None:
        """A table has changed."""
        if self._closed or (not update.told and self._put_aside(update.table)):
            return
        table = self._publisher(update.table)
        if table.idle:
            self._since[update.table.id] = time.monotonic()
        table.on_update(update)

    def on_press(self, table: Table, answer: PressResponse) -> None:
        """An accepted press on a public message of `table`; of one that was dropped since, another shows what it did."""
        if self._deps.ours(table.place.guild):
            self._publisher(table).on_press(answer)
        else:
            PendingAnswers(table.id, lambda message: False).defer(answer)

    def show(self, table: Table) -> None:
        """Show a table again: after a start, or when somebody asks for it."""
        if not self._closed and self._deps.ours(table.place.guild) and not self._put_aside(table):
            self._publisher(table).show()

    @contextlib.contextmanager
    def a_few_at_a_time(self, connected: Callable[[], Awaitable[None]]) -> Iterator[None]:
        """What is to be shown for the first time within is shown a few tables at a time, once `connected` returns."""
        self._starting = True
        try:
            yield
        finally:
            self._starting = False
            self._queue.start(connected)

    def on_moved(self, table: Table) -> None:
        """A table is shown in another channel from now on."""
        if not self._closed:
            self._publisher(table).on_moved(table)

    async def again(self, table: Table, seconds: float = 8.0) -> None:
        """Somebody looks for a table: what of it is gone is posted anew; wait for that, at most `seconds`."""
        if self._closed:
            return
        found = self._publisher(table)
        found.again()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(found.finish(), seconds)

    async def on_deleted(self, table: Table, messages: Collection[int]) -> None:
        """Messages in the table's channel were deleted; those of the table that still change come back."""
        if self._closed:
            return
        if table.id in self._tables:
            self._tables[table.id].on_deleted(messages)
        elif any(each.live and each.message in messages for each in await self._deps.memory.shown(table.id)):
            self._publisher(table).on_deleted(messages)
            self.show(table)

    async def drop(self, tables: Collection[int], seconds: float = 0.0) -> None:
        """Show these tables no more, after what is to be shown in at most `seconds`: another process does.

        Presses that wait are answered "later".
        """
        dropped = [found for id_ in tables if (found := self._tables.pop(id_, None)) is not None]
        if seconds and dropped:
            await asyncio.wait([asyncio.ensure_future(table.finish()) for table in dropped], timeout=seconds)
        for id_ in tables:
            self._since.pop(id_, None)
            self._resting.pop(id_, None)
            self._queue.waiting.pop(id_, None)
        await asyncio.gather(*(table.leave() for table in dropped))

    def trouble(self, table: int) -> str:
        """The permission that is missing to show a table; empty when all is well."""
        found = self._tables.get(table)
        return found.trouble if found else ""

    def behind(self) -> int:
        """How many tables are not shown as they are."""
        return len(self._behind())

    def lag(self) -> float:
        """For how many seconds the table that waits longest has not been shown as it is."""
        return max((seconds for _, seconds in self.lags()), default=0.0)

    def lags(self) -> list[tuple[int, float]]:
        """The tables that are not shown as they are: on which server, and for how many seconds."""
        now = time.monotonic()
        late = [(id_, self._since[id_]) for id_ in self._behind() if id_ in self._since]
        tables = {id_: table.table for id_, table in self._tables.items()} | self._queue.waiting
        return [(tables[id_].place.guild, now - since) for id_, since in late]

    def trim(self) -> None:
        """Of tables where nobody plays keep only what their messages show; what else cannot be read again stays too.

        The latest tables are kept as they are.
        """
        self._drop_finished()
        before = time.monotonic() - TRIM_AFTER
        oldest_first = sorted(self._tables, key=lambda id_: self._since.get(id_, before))
        for id_ in oldest_first[: max(0, len(oldest_first) - KEPT)]:
            if self._since.get(id_, before) <= before:
                self._rest(id_)
        for table in self._tables.values():
            table.trim_answers()

    async def settled(self) -> None:
        """Wait until everything is shown."""
        while self._behind():
            await asyncio.sleep(0)
            if self._queue.task is not None and self._queue.waiting:
                await asyncio.wait([self._queue.task])
            await asyncio.gather(*(table.finish() for table in tuple(self._tables.values())))

    async def stop(self, seconds: float = 5.0) -> None:
        """Show what is to be shown for at most `seconds`, then stop; the outbox keeps the rest."""
        self._closed = True
        try:
            await asyncio.wait_for(self.settled(), seconds)
        except TimeoutError:
            log.info("Not everything could be shown before the end; it will be at the next start.")
        if self._queue.task is not None:
            self._queue.task.cancel()
        await asyncio.gather(*(table.cancel() for table in self._tables.values()))

    def _behind(self) -> list[int]:
        return [*self._queue.waiting, *(id_ for id_, table in self._tables.items() if not table.idle)]

    def _put_aside(self, table: Table) -> bool:
        """Whether a table comes later, because so many are to be shown."""
        if not self._starting or table.id in self._tables or table.id in self._resting:
            return False
        self._queue.waiting[table.id] = table
        self._since.setdefault(table.id, time.monotonic())
        return True

    def _begin(self, table: Table) -> TablePublisher:
        """Show a table whose turn it is."""
        found = self._publisher(table)
        found.show()
        return found

    def _rest(self, id_: int) -> None:
        """Of a table where nobody plays keep what its messages show, unless something else cannot be read again."""
        if id_ in self._tables and self._tables[id_].trim():
            self._resting[id_] = self._tables[id_].messages
            self._close(id_)

    def _close(self, id_: int) -> None:
        """Let go of a table's publisher, which has nothing more to do."""
        self._tables.pop(id_).close()
        self._since.pop(id_, None)

    def _publisher(self, table: Table) -> TablePublisher:
        self._queue.waiting.pop(table.id, None)
        if table.id not in self._tables:
            self._tables[table.id] = TablePublisher(self._deps, table, self._resting.pop(table.id, None))
        return self._tables[table.id]

    def _drop_finished(self) -> None:
        """Tables that are over and whose last message stands need no publisher."""
        for id_, table in tuple(self._tables.items()):
            if table.table.phase in (OVER, CLOSED) and table.idle and table.complete:
                self._close(id_)

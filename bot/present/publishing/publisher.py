"""One writer per table: the newest state wins, edits are merged, presses are answered, the outbox is emptied.

Whatever happens while a message is on its way is shown by the next edit. Nothing else writes a table's messages.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection

from bot.present.publishing.chat_port import PressResponse
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.table_publisher import TablePublisher
from bot.tables.model import CLOSED, OVER, Table, TableChanged

QUIET = 20.0
"""Seconds after its last change until a table's desk may rest."""
log = logging.getLogger(__name__)


class Publisher:
    """The desks of all tables. `told` listens to the door; `answer` takes accepted presses."""

    def __init__(self, deps: PublisherDeps) -> None:
        self._house = deps
        self._desks: dict[int, TablePublisher] = {}
        self._since: dict[int, float] = {}
        self._closed = False

    def told(self, update: TableChanged) -> None:
        """A table has changed."""
        if self._closed:
            return
        table_publisher = self._desk(update.table)
        if table_publisher.idle:
            self._since[update.table.id] = time.monotonic()
        table_publisher.tell(update)

    def answer(self, table: Table, answer: PressResponse) -> None:
        """An accepted press on a public message of `table`."""
        self._desk(table).answer(answer)

    def show(self, table: Table) -> None:
        """Show a table again: after a start, or when somebody asks for it."""
        if not self._closed:
            self._desk(table).show()

    async def again(self, table: Table, max_missed_deadlines: float = 8.0) -> None:
        """Somebody looks for a table: what of it is gone is posted anew, if that can be done within `patience` seconds."""
        if self._closed:
            return
        table_publisher = self._desk(table)
        table_publisher.again()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table_publisher.finish(), max_missed_deadlines)

    async def deleted(self, table: Table, messages: Collection[int]) -> None:
        """Messages in the table's channel were deleted; those of the table that still change come back."""
        if self._closed:
            return
        if table.id in self._desks:
            self._desks[table.id].deleted(messages)
        elif any(each.live and each.message in messages for each in await self._house.memory.shown(table.id)):
            self._desk(table).deleted(messages)
            self.show(table)

    def trouble(self, table: int) -> str:
        """The permission that is missing to show a table; empty when all is well."""
        table_publisher = self._desks.get(table)
        return table_publisher.trouble if table_publisher else ""

    def behind(self) -> int:
        """How many tables are not shown as they are."""
        return sum(not table_publisher.idle for table_publisher in self._desks.values())

    def lag(self) -> float:
        """For how many seconds the table that waits longest has not been shown as it is."""
        behind = [
            self._since[id_]
            for id_, table_publisher in self._desks.items()
            if not table_publisher.idle and id_ in self._since
        ]
        return time.monotonic() - min(behind) if behind else 0.0

    def rest(self) -> None:
        """Let the desks of tables where nobody plays keep only what nobody else knows."""
        before = time.monotonic() - QUIET
        for id_, table_publisher in self._desks.items():
            if self._since.get(id_, before) <= before:
                table_publisher.rest()

    async def settled(self) -> None:
        """Wait until everything is shown."""
        while any(not table_publisher.idle for table_publisher in self._desks.values()):
            await asyncio.gather(*(table_publisher.finish() for table_publisher in tuple(self._desks.values())))

    async def stop(self, max_missed_deadlines: float = 5.0) -> None:
        """Show what is to be shown for at most `patience` seconds, then stop; the outbox keeps the rest."""
        self._closed = True
        try:
            await asyncio.wait_for(self.settled(), max_missed_deadlines)
        except TimeoutError:
            log.info("Not everything could be shown before the end; it will be at the next start.")
        await asyncio.gather(*(table_publisher.cancel() for table_publisher in self._desks.values()))

    def _desk(self, table: Table) -> TablePublisher:
        table_publisher = self._desks.get(table.id)
        if table_publisher is None:
            self._clear()
            table_publisher = self._desks[table.id] = TablePublisher(self._house, table)
        return table_publisher

    def _clear(self) -> None:
        """Finished tables whose last message stands need no desk."""
        ended = {
            id_: table_publisher
            for id_, table_publisher in self._desks.items()
            if table_publisher.table.phase in (OVER, CLOSED)
        }
        done = [id_ for id_, table_publisher in ended.items() if table_publisher.idle and table_publisher.whole]
        for id_ in done:
            del self._desks[id_]
            self._since.pop(id_, None)

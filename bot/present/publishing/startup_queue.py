"""Tables to be shown for the first time since the start: a page at a time, those that wait for somebody soonest first."""

import asyncio
import contextlib
import heapq
from collections.abc import Awaitable, Callable

from bot.present.publishing.table_publisher import TablePublisher
from bot.tables.model import Table

PAGE = 48
"""Tables that are begun together: what is needed to show one takes 30 kB, and is let go before the next ones."""
PATIENCE = 5.0
"""Seconds after which the next tables are begun though some of the last cannot be shown, or nobody is connected."""


class StartupQueue:
    """Shows what was added once `connected` returns. `begin` starts to show a table; `shown` is told when it is done."""

    def __init__(self, begin: Callable[[Table], TablePublisher], shown: Callable[[int], object]) -> None:
        self.waiting: dict[int, Table] = {}
        self.task: asyncio.Task[None] | None = None
        self._begin = begin
        self._shown = shown

    def start(self, connected: Callable[[], Awaitable[None]]) -> None:
        """Show what was added. People cannot press before they are connected, so connecting comes first."""
        if self.waiting and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run(connected), name="first shows")

    async def _run(self, connected: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(connected(), PATIENCE)
        while self.waiting:
            page = heapq.nsmallest(PAGE, self.waiting.values(), key=_due)
            begun = {table.id: asyncio.ensure_future(self._begin(table).finish()) for table in page}
            await asyncio.wait(begun.values(), timeout=PATIENCE)
            for id_, finished in begun.items():
                if finished.done():
                    self._shown(id_)
                finished.cancel()


def _due(table: Table) -> float:
    """When the first wait of a table ends; tables without one, such as those that are over, come first."""
    return min((row.due for row in table.deadlines if row.due is not None), default=0.0)

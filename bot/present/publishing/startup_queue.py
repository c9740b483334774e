"""Tables to be shown for the first time since the start: a few at a time, those whose time ends first before others."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Set

from bot.present.publishing.publisher_deps import STARTUP_SLOTS
from bot.present.publishing.table_publisher import TablePublisher
from bot.tables.clock.deadlines import first_due
from bot.tables.model import Table

PATIENCE = 5.0
"""Seconds after which the next tables are begun though none of those begun can be shown, or nobody is connected."""


class StartupQueue:
    """Shows what was put into `waiting` once `connected` returns; `begin` starts to show a table, `shown` ends it.

    What is needed to show a table takes 30 kB, and is let go before the next one, but for the first `kept` tables.
    """

    def __init__(self, begin: Callable[[Table], TablePublisher], shown: Callable[[int], object], kept: int) -> None:
        self.waiting: dict[int, Table] = {}
        self.task: asyncio.Task[None] | None = None
        self._begin = begin
        self._shown = shown
        self._kept = kept

    def start(self, connected: Callable[[], Awaitable[None]]) -> None:
        """Show what waits. People cannot press before they are connected, so connecting comes first."""
        if self.waiting and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run(connected), name="first shows")

    async def _run(self, connected: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(connected(), PATIENCE)
        begun: dict[asyncio.Future[None], int] = {}
        order = [table.id for table in sorted(self.waiting.values(), key=first_due)]
        kept = {*order[: self._kept]}
        for id_ in order:
            if id_ in self.waiting:  # nobody has pressed there meanwhile
                begun[asyncio.ensure_future(self._begin(self.waiting[id_]).finish())] = id_
            if len(begun) >= STARTUP_SLOTS:
                await self._some_done(begun, kept)
        while begun:
            await self._some_done(begun, kept)

    async def _some_done(self, begun: dict[asyncio.Future[None], int], kept: Set[int]) -> None:
        """Wait until some tables are shown; if none can be, wait no longer for any of them."""
        done, others = await asyncio.wait(begun, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for finished in done or others:
            finished.cancel()
            if (id_ := begun.pop(finished)) not in kept:
                self._shown(id_)

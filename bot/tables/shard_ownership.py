"""Which shards a process plays: their tables are loaded when it gets a lease, and dropped when another process has it.

A process that starts asks for the leases of its range that others hold, once Discord sends it the events of their
shards, so that nobody waits for that. The holder ends what is under way, saves, gives the lease back and stands by: it
takes a lease again only when nobody holds it. So of two processes with one range the younger plays, and the older
follows when that one dies. Both have a session of each shard all the while; who has the lease answers.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

from bot.runtime.log import redacted
from bot.runtime.tasks import BackgroundTasks
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.model import Table
from bot.tables.service import TableService
from bot.tables.storage.database import FAULTS, StoreError
from bot.tables.storage.leases import Leases

POLL_INTERVAL, ASKING_INTERVAL = 0.5, 0.2
"""Seconds between two looks for leases that may be taken or are asked for; the second while this process asks."""
FINISH_TIMEOUT, SHOW_TIMEOUT = 1.0, 0.5
"""Seconds for steps under way at tables that are handed over, and for showing what they did."""
log = logging.getLogger(__name__)


class Shows(Protocol):
    """What shows tables."""

    def show(self, table: Table) -> None:
        """Show a table as it is."""

    async def drop(self, tables: Collection[int], seconds: float = 0.0) -> None:
        """Show these tables no more, after what is to be shown in at most so many seconds."""


class ShardOwnership:
    """Follows the leases of a process on a server: `run` takes those of its range that are free, and hands others over.

    `play`: lets robots and standing orders go on at tables. `connected`: whether Discord sends it the events of a shard.
    """

    def __init__(
        self,
        leases: Leases,
        tables: TableService,
        clock: DeadlineScheduler,
        play: Callable[[Sequence[Table]], Awaitable[None]],
        shows: Shows,
        connected: Callable[[int], bool] = lambda shard: True,
    ) -> None:
        self._leases, self._tables, self._clock, self._play, self._shows = leases, tables, clock, play, shows
        self._store, self._served, self._connected = tables.store, tables.store.served, connected
        self._asks = set(self._served.range.mine) - set(leases.held)
        self._dropping = BackgroundTasks()
        leases.on_lost = self._on_lost

    async def run(self) -> None:
        """For ever: take leases that are free, and play the tables of their shards. Ends when lost ones are dropped."""
        try:
            while True:
                await asyncio.sleep(ASKING_INTERVAL if self._asks else POLL_INTERVAL)
                await self._follow()
        finally:
            await self._dropping.close()

    async def _follow(self) -> None:
        """Take and hand over what may be now; errors are logged, and the next look tries again."""
        try:
            await self._acquire()
            if wanted := await self._leases.wanted():
                await self._hand_over(wanted)
        except (StoreError, *FAULTS) as error:
            log.debug("No lease can be taken now: %s", type(error).__name__)
        except Exception as error:  # the tables of other shards go on
            log.error("The tables of a shard could not be loaded.", exc_info=redacted(error))

    async def _acquire(self) -> None:
        """Take what is free, and ask once for what others hold; drop what was lost before anybody listened."""
        for lost in set(self._served) - set(self._leases.held):
            self._on_lost(lost)
        lacking = set(self._served.range.mine) - set(self._leases.held)
        if lacking or self._asks:
            await self._leases.acquire(lacking, [shard for shard in self._asks if self._connected(shard)])
            self._asks -= set(self._leases.held)
        if fresh := set(self._leases.held) - set(self._served):
            await self._load(fresh)

    async def _hand_over(self, shards: Collection[int]) -> None:
        """End what is under way at the tables of these shards, and let another process have them."""
        self._served.remove(shards)
        executor = self._tables.executor
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(executor.finish(shards), FINISH_TIMEOUT)
        await self._shows.drop(executor.drop(shards), SHOW_TIMEOUT)
        await self._store.release(shards)
        log.info("This process has handed over the shards %s, and stands by.", sorted(shards))

    async def _load(self, shards: Collection[int]) -> None:
        """Load the tables of shards from the database, give back the time in which nobody played them, and play them."""
        self._tables.executor.drop(shards)
        await self._store.settings.load_servers(shards)
        await self._tables.executor.load(shards)
        await self._clock.resume(shards)
        fresh = set(shards) & set(self._leases.held)
        self._served.add(fresh)
        tables = [t for t in self._tables.tables() if self._served.range.shard_of(t.place.guild) in fresh]
        self._clock.plan(tables)
        await self._play(tables)
        for id_ in await self._store.outbox.unpublished(fresh):
            if (table := await self._tables.find(id_)) is not None:
                self._shows.show(table)
        log.info("This process serves the shards %s now, with %s tables.", sorted(fresh), len(tables))

    def _on_lost(self, shard: int) -> None:
        """Another process has a shard: nothing more is done for its tables here, from this moment on."""
        self._served.remove({shard})
        self._dropping.start(self._shows.drop(self._tables.executor.drop({shard})))

"""Which shards a process plays: their tables are loaded when it gets a lease, and dropped when another process has it."""

import asyncio
import logging
from collections.abc import Collection
from typing import Protocol

from bot.runtime.log import redacted
from bot.runtime.tasks import BackgroundTasks
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.model import Table
from bot.tables.robots.scheduler import RobotScheduler
from bot.tables.service import TableService
from bot.tables.storage.database import FAULTS, StoreError
from bot.tables.storage.leases import Leases

POLL_INTERVAL = 0.5
"""Seconds between two looks for a lease that may be taken."""
log = logging.getLogger(__name__)


class Shows(Protocol):
    """What shows tables."""

    def show(self, table: Table) -> None:
        """Show a table as it is."""

    async def drop(self, tables: Collection[int]) -> None:
        """Show these tables no more."""


class ShardOwnership:
    """Follows the leases of a process on a server: `run` takes those of its range that are free."""

    def __init__(
        self, leases: Leases, tables: TableService, clock: DeadlineScheduler, robots: RobotScheduler, shows: Shows
    ) -> None:
        self._leases, self._tables, self._clock, self._robots, self._shows = leases, tables, clock, robots, shows
        self._store, self._served = tables.store, tables.store.served
        self._dropping = BackgroundTasks()
        leases.on_lost = self._on_lost

    async def run(self) -> None:
        """For ever: take leases that are free, and play the tables of their shards."""
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            try:
                await self._leases.acquire(set(self._served.range.mine) - set(self._leases.held))
                if fresh := set(self._leases.held) - set(self._served):
                    await self._load(fresh)
            except (StoreError, *FAULTS) as error:
                log.debug("No lease can be taken now: %s", type(error).__name__)
            except Exception as error:  # the tables of other shards go on
                log.error("The tables of a shard could not be loaded.", exc_info=redacted(error))

    async def _load(self, shards: Collection[int]) -> None:
        """Load the tables of shards from the database, give back the time in which nobody played them, and play them."""
        self._tables.executor.drop(shards)
        await self._tables.executor.load(shards)
        await self._clock.resume(shards)
        fresh = set(shards) & set(self._leases.held)
        self._served.add(fresh)
        tables = [t for t in self._tables.tables() if self._served.range.shard_of(t.place.guild) in fresh]
        self._clock.plan(tables)
        self._robots.play(tables)
        for id_ in await self._store.outbox.unpublished(fresh):
            if (table := await self._tables.find(id_)) is not None:
                self._shows.show(table)
        log.info("This process serves the shards %s now, with %s tables.", sorted(fresh), len(tables))

    def _on_lost(self, shard: int) -> None:
        """Another process has a shard: nothing more is done for its tables here, from this moment on."""
        self._served.remove({shard})
        self._dropping.start(self._shows.drop(self._tables.executor.drop({shard})))

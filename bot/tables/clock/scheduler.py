"""The scheduler of deadlines: expires and warns, saves heartbeats, gives time back after an outage."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable

from bot.kit.contract import Refusal
from bot.runtime.log import log_context, redacted
from bot.tables.clock import deadlines
from bot.tables.model import Table, TableChanged
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError, UnwritableError
from bot.tables.storage.leases import LeaseLostError

HEARTBEAT_INTERVAL = 3.0
"""Seconds between heartbeats."""
MAX_SLEEP = 5.0
"""Seconds of the longest sleep."""
SHORT_OUTAGE = 10.0
"""Seconds up to which a lost connection is no outage: Discord delivers what was missed."""
CLOCK_TOLERANCE = 1.0
"""Seconds by which the wall clock may differ from elapsed time before deadlines are moved."""
LOST_PAUSE = 0.2
"""Seconds until the next tick after a shard was lost, in which its tables are dropped."""
MIN_SLEEP = 0.02
"""Seconds of the shortest sleep, so that the loop is never busy."""
log = logging.getLogger(__name__)


class DeadlineScheduler:
    """Expires deadlines at all tables. `connected` tells whether people can reach the bot on a shard.

    While they cannot, or another process serves the shard, no time passes at its tables.
    """

    def __init__(
        self,
        tables: TableService,
        connected: Callable[[int], bool] = lambda shard: True,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._connected = connected
        self._served = tables.store.served
        self._sleep = sleep
        self._range = self._served.range
        self._now = tables.now
        self._next: dict[int, float] = {}
        self._last_beats: dict[int, float] = {}
        self._unreachable: set[int] = set()
        self._planned = float("inf")
        self._wake_up = asyncio.Event()
        tables.listen(self._on_table_changed)
        self.plan(tables.tables())

    def plan(self, tables: Iterable[Table]) -> None:
        """Expire the deadlines of these tables too."""
        for table in tables:
            self._plan(table)
        self._wake_up.set()

    async def resume(self, shards: Collection[int] | None = None) -> None:
        """After an outage of all shards or some: each wait has what it had left at the last heartbeat, and at least 20 s.

        CITY-189. What cannot be written now is done when the shards are next reached.
        """
        back = [*self._served] if shards is None else shards
        if not back:
            return
        if shards is None:
            await self._tables.store.heartbeats.keep_only(self._range.count)
        try:
            beats = await self._tables.store.heartbeats.latest()
            await self._tables.clock.give_back({each: beats.get(each, beats.get(0)) for each in back}, self._range)
        except StoreError:
            self._unreachable.update(back)
            raise
        self._last_beats.update(dict.fromkeys(back, self._now()))

    async def tick(self) -> float:
        """Save heartbeats, expire and warn what is due. Returns the seconds until there is something to do."""
        if abs(self._now.jump) > CLOCK_TOLERANCE:
            await self._follow()
        here = [shard for shard in self._served if self._connected(shard)]
        self._unreachable.update(set(self._range.mine).difference(here))
        if not here:
            return MAX_SLEEP
        now = self._now()
        await self._beat(now, here)
        busy = [id_ for id_, moment in self._next.items() if moment <= now and self._reached(id_)]
        answers = await asyncio.gather(*map(self._serve, busy), return_exceptions=True)
        for id_, done in zip(busy, answers, strict=True):
            if isinstance(done, BaseException) and not isinstance(done, UnwritableError):
                with log_context(id_):
                    log.error("The clock failed at a table.", exc_info=redacted(done))
        moments = (moment for id_, moment in self._next.items() if self._reached(id_))
        return min(HEARTBEAT_INTERVAL, max(0.0, min(moments, default=MAX_SLEEP + now) - self._now()))

    async def _follow(self) -> None:
        """The machine's clock was set: each wait keeps what it has left, so its end moves."""
        beats = {shard: at for shard, at in self._last_beats.items() if shard in self._served}
        jump = await self._tables.clock.follow(beats)
        self._last_beats = {shard: at + jump for shard, at in beats.items()}
        self._planned += jump
        log.warning("The machine's clock was set by %+.1f s; every wait keeps the time it had left.", jump)

    def _reached(self, id_: int) -> bool:
        """Whether time passes at a table."""
        table = self._tables.get(id_) if self._unreachable else None
        return table is None or self._range.shard_of(table.place.guild) not in self._unreachable

    async def _beat(self, now: float, here: Collection[int]) -> None:
        """Save the heartbeats of connected shards. While that fails nobody can play, as in an outage."""
        ago = {shard: now - self._last_beats.get(shard, float("-inf")) for shard in here}
        try:
            if late := [shard for shard in here if shard in self._unreachable and ago[shard] > SHORT_OUTAGE]:
                await self.resume(late)
            self._unreachable.difference_update(here)
            if max(ago.values()) >= HEARTBEAT_INTERVAL:
                await self._tables.store.heartbeats.save(dict.fromkeys(here, now))
                self._last_beats.update(dict.fromkeys(here, now))
        except StoreError:
            self._unreachable.update(self._range.mine)
            raise

    async def run(self) -> None:
        """Tick for ever. A sleep that lasted far too long was an absence too (the machine slept)."""
        self._planned = self._now()
        while True:
            self._wake_up.clear()
            try:
                if self._now() - self._planned > SHORT_OUTAGE:
                    await self.resume()
                pause = max(MIN_SLEEP, await self.tick())
            except LeaseLostError:  # the other shards go on at once
                pause = LOST_PAUSE
            except UnwritableError:  # the store has told the host
                pause = MAX_SLEEP
            except StoreError as error:
                log.error("The clock failed: %s", error)
                pause = MAX_SLEEP
            except Exception as error:  # the clock of all tables goes on whatever happened to one
                log.error("The clock failed.", exc_info=redacted(error))
                pause = MAX_SLEEP
            self._planned = self._now() + pause
            await self._sleep_until_woken(pause)

    async def _serve(self, id_: int) -> None:
        """What is due at one table, in the order of due times, equal ones in the order of the game's waits."""
        table = self._tables.get(id_)
        now = self._now()
        try:
            for row in sorted(table.deadlines if table else (), key=lambda row: row.due or 0.0):
                if row.due is None:
                    continue
                if row.due + deadlines.LATENESS <= now:
                    answer = await self._tables.clock.expire(id_, row)
                    if isinstance(answer, Refusal):
                        with log_context(id_, table.seq if table else None):
                            log.info("Nothing was due at table %s for %s: %s.", id_, row.wait, answer.code)
                else:
                    await self._tables.clock.warn(id_, row.wait)
        finally:
            self._next.pop(id_, None)
            table = self._tables.get(id_)
            if table is not None:
                self._plan(table, not_before=now + MAX_SLEEP)

    def _on_table_changed(self, update: TableChanged) -> None:
        """Wake up if a commit has brought the next moment nearer."""
        if self._plan(update.table) < self._planned:
            self._wake_up.set()

    def _plan(self, table: Table, not_before: float = float("-inf")) -> float:
        """Plan when the table needs the scheduler next; what is still due after it was served waits until `not_before`."""
        moment = deadlines.next_moment(self._tables.game(table), table)
        if moment is None:
            self._next.pop(table.id, None)
            return float("inf")
        if not_before > moment and moment <= self._now():
            moment = not_before
        self._next[table.id] = moment
        return moment

    async def _sleep_until_woken(self, seconds: float) -> None:
        """Sleep until the time is over or a commit needs the scheduler."""
        sleeping = [asyncio.ensure_future(self._sleep(seconds)), asyncio.ensure_future(self._wake_up.wait())]
        try:
            await asyncio.wait(sleeping, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in sleeping:
                one.cancel()

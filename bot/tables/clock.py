"""The clock: carries out what is due, warns before, beats while the bot is really there, gives time back after."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.games.kit.model import Refusal
from bot.log import about, unsaid
from bot.tables import deadlines
from bot.tables.connect import StoreError
from bot.tables.model import Table, Update
from bot.tables.service import Tables

BEAT = 3.0
"""Seconds between heartbeats."""
IDLE = 5.0
"""Seconds of the longest sleep."""
HICCUP = 10.0
"""An interruption of the connection that is over so soon is no absence: Discord delivers what was missed."""
LEAST = 0.02
"""Seconds of the shortest sleep, so that nothing can keep the loop busy."""
log = logging.getLogger(__name__)


class Clock:
    """Time at the tables. `connected` tells whether people can reach the bot; while they cannot, no time passes."""

    def __init__(
        self,
        tables: Tables,
        connected: Callable[[], bool] = lambda: True,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._connected = connected
        self._sleep = sleep
        self._now = tables.now
        self._next: dict[int, float] = {}
        self._beaten = float("-inf")
        self._cut = False
        self._planned = float("inf")
        self._woken = asyncio.Event()
        tables.listen(self._noticed)
        for table in tables.tables():
            self._note(table)

    async def resume(self) -> None:
        """After an absence: what each wait had left at the last heartbeat, and at least 20 s (CITY-189)."""
        await self._tables.give_back(await self._tables.store.last_beat())
        self._beaten = self._now()

    async def tick(self) -> float:
        """Beat, expire and warn what is due now. Returns the seconds until there is something to do."""
        if not self._connected():
            self._cut = True
            return IDLE
        now = self._now()
        await self._beat(now)
        busy = [id_ for id_, moment in self._next.items() if moment <= now]
        answers = await asyncio.gather(*map(self._serve, busy), return_exceptions=True)
        for id_, done in zip(busy, answers, strict=True):
            if isinstance(done, BaseException) and not isinstance(done, StoreError):
                with about(id_):
                    log.error("The clock failed at a table.", exc_info=unsaid(done))
        return min(BEAT, max(0.0, min(self._next.values(), default=IDLE + now) - self._now()))

    async def _beat(self, now: float) -> None:
        """Note that the bot is there. While that cannot be written nobody can play: it is an absence like any other."""
        try:
            if self._cut and now - self._beaten > HICCUP:
                await self.resume()
            self._cut = False
            if not 0 <= now - self._beaten < BEAT:  # a system clock may be set back
                await self._tables.store.beat(now)
                self._beaten = now
        except StoreError:
            self._cut = True
            raise

    async def run(self) -> None:
        """Tick for ever. A sleep that lasted far too long was an absence too (the machine slept)."""
        self._planned = self._now()
        while True:
            self._woken.clear()
            try:
                if self._now() - self._planned > HICCUP:
                    await self.resume()
                pause = max(LEAST, await self.tick())
            except StoreError:  # the store has told the host
                pause = IDLE
            except Exception as error:  # the clock of all tables goes on whatever happened to one
                log.error("The clock failed.", exc_info=unsaid(error))
                pause = IDLE
            self._planned = self._now() + pause
            await self._rest(pause)

    async def _serve(self, id_: int) -> None:
        """What is due at one table, in the order of due times, equal ones in the order of the game's waits."""
        table = self._tables.get(id_)
        now = self._now()
        try:
            for row in sorted(table.deadlines if table else (), key=lambda row: row.due or 0.0):
                if row.due is None:
                    continue
                if row.due + deadlines.LATENESS <= now:
                    answer = await self._tables.expire(id_, row)
                    if isinstance(answer, Refusal):
                        with about(id_, table.seq if table else None):
                            log.info("Nothing was due at table %s for %s: %s.", id_, row.wait, answer.code)
                else:
                    await self._tables.warn(id_, row.wait)
        finally:
            self._next.pop(id_, None)
            table = self._tables.get(id_)
            if table is not None:
                self._note(table, not_before=now + IDLE)

    def _noticed(self, update: Update) -> None:
        """A commit may have brought the next moment nearer."""
        if self._note(update.table) < self._planned:
            self._woken.set()

    def _note(self, table: Table, not_before: float = float("-inf")) -> float:
        """Note when the table needs the clock next; what is already due after it was served waits a little."""
        moment = deadlines.next_moment(self._tables.game(table), table)
        if moment is None:
            self._next.pop(table.id, None)
            return float("inf")
        if not_before > moment and moment <= self._now():
            moment = not_before
        self._next[table.id] = moment
        return moment

    async def _rest(self, seconds: float) -> None:
        """Sleep, unless a commit wakes."""
        sleeping = [asyncio.ensure_future(self._sleep(seconds)), asyncio.ensure_future(self._woken.wait())]
        try:
            await asyncio.wait(sleeping, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in sleeping:
                one.cancel()

"""How many requests a second this process may send to Discord: its share of what the bot may send as a whole.

Discord allows a bot 50 requests a second over all of its processes, and answers none of them for a while beyond that.
Answers to interactions, and what their tokens edit and send, do not count. Calls that nobody waits for (steps of robots,
messages that are over, reminders) yield to those that somebody does, but not for ever.
"""

import asyncio
import heapq
import itertools
import logging
import re
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

from bot.runtime.priority import awaited
from bot.settings import Settings

SPAN = 1.05
"""Seconds for which a request counts: Discord's one, and a little since networks differ."""
LEAST = 3
"""Requests a second that each process may send, however many there are."""
PATIENCE = 5.0
"""Seconds by which calls that somebody waits for may overtake others."""
TOO_MANY = (
    "This process sends up to {} requests a second, more than its share of {}: processes beyond {} exceed them together; "
    "let a proxy count for all (QUARTIER_API), or start fewer."
)
log = logging.getLogger(__name__)
_COUNTED = re.compile(r"/v\d+/(?!interactions/|webhooks/)")
_RESERVED: ContextVar[float | None] = ContextVar("reserved", default=None)
"""As of when this task's next request is counted already; None for one that is not."""


def share(total: int, mine: int, shards: int) -> int:
    """The requests a second of a process with `mine` of all `shards`; 0 for no limit."""
    return 0 if not total else max(LEAST, total * mine // shards)


def share_of(settings: Settings) -> int:
    """The requests a second of this process: its part of all, or behind a proxy, which counts for all, as many."""
    mine = settings.shards.count if settings.proxy else len(settings.shards.mine)
    rate = share(settings.requests, mine, settings.shards.count)
    if rate * settings.shards.count > settings.requests * mine > 0:
        log.warning(TOO_MANY.format(rate, settings.requests, settings.requests // LEAST))
    return rate


class RequestBudget:
    """Lets at most `rate` counted requests pass in a second, and others wait; 0 lets all pass."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._sent: deque[float] = deque(maxlen=rate or 1)
        self._waiting: list[tuple[float, int, asyncio.Future[float]]] = []
        self._numbers = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return sum(not passed.done() for _, _, passed in self._waiting)

    async def wait(self) -> float:
        """Return when a request may be sent, and count it as of then: the loop's time."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self.rate or (not self._waiting and self._free_at(now) <= now):
            self._sent.append(now)
            return now
        passed: asyncio.Future[float] = loop.create_future()
        heapq.heappush(self._waiting, (now + (0.0 if awaited() else PATIENCE), next(self._numbers), passed))
        if self._timer is None:
            self._timer = loop.call_at(self._free_at(now), self._serve)
        return await passed

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Enter when a request may be sent, and count it; the first one that is made within does not wait again."""
        before = _RESERVED.set(await self.wait())
        try:
            yield
        finally:
            _RESERVED.reset(before)

    def limit(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let the requests of an HTTP session wait, retries of the library too."""
        trace.on_request_start.append(self._started)
        return trace

    async def _started(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        if not _COUNTED.search(start.url.raw_path):
            return
        if (reserved := _RESERVED.get()) is None:
            await self.wait()
        else:
            _RESERVED.set(None)
            self._restamp(reserved)

    def _restamp(self, counted: float) -> None:
        """A request that was counted before is sent only now, and Discord counts it from when it arrives."""
        if counted in self._sent:
            self._sent.remove(counted)
        self._sent.append(asyncio.get_running_loop().time())

    def _free_at(self, now: float) -> float:
        """When the next request may be sent."""
        return now if len(self._sent) < self.rate else self._sent[0] + SPAN

    def _serve(self) -> None:
        """Let pass who may, and come again for the others."""
        loop = asyncio.get_running_loop()
        now, self._timer = loop.time(), None
        while self._waiting and self._free_at(now) <= now:
            _, _, passed = heapq.heappop(self._waiting)
            if not passed.done():  # who gave up meanwhile sends nothing
                passed.set_result(now)
                self._sent.append(now)
        if self._waiting:
            self._timer = loop.call_at(self._free_at(now), self._serve)

"""When this process may begin a session with Discord: one at a time in each bucket, and few in a day.

A shard is of the bucket `shard % max_concurrency`; in each Discord begins one session in five seconds. A process that is
alone counts its sessions itself. Processes of one PostgreSQL database take turns there.
"""

import asyncio
import logging
import time
from typing import Protocol

from bot.ops.session_starts import MIN_INTERVAL, SessionStarts, delay_after
from bot.tables.storage.session_repository import SessionRepository, Turn

SLACK, TOLERANCE = 0.5, 0.25
"""Seconds more than Discord asks for between two turns, since networks differ; how late a turn may be taken."""
LEAD = 1.0
"""Seconds before its turn at which a process connects, so that it only has to say who it is."""
LONG = 60.0
"""Seconds of waiting that earlier sessions, not other shards, explain."""
log = logging.getLogger(__name__)


class SessionTurns(Protocol):
    """Turns of one process. `starts`: its count of starts; `buckets`: Discord's `max_concurrency`."""

    starts: SessionStarts
    buckets: int

    async def wait(self, shard: int) -> None:
        """Wait until a shard may connect in order to begin a session. Raises StoreError."""

    async def take(self, shard: int) -> None:
        """Called when it has connected: wait for the exact moment, and count the session. Raises StoreError."""


class OwnTurns:
    """Turns of a process that is alone."""

    def __init__(self, starts: SessionStarts) -> None:
        self.starts = starts
        self.buckets = 1

    async def wait(self, shard: int) -> None:
        """Wait until a shard may connect in order to begin a session."""
        await _sleep(shard, self.starts.pause(shard % self.buckets))

    async def take(self, shard: int) -> None:
        """Count the session."""
        self.starts.identified(shard % self.buckets)


class SharedTurns:
    """Turns of one of several processes; `shards`: of all of them. A turn that was not taken is given back."""

    def __init__(self, starts: SessionStarts, sessions: SessionRepository, shards: int) -> None:
        self.starts, self._sessions, self._shards = starts, sessions, shards
        self.buckets = 1
        self._turns: dict[int, tuple[Turn, float]] = {}

    async def wait(self, shard: int) -> None:
        """Reserve a turn and wait until shortly before it. Raises StoreError."""
        await _sleep(shard, await self._reserved(shard) - LEAD - time.monotonic())

    async def take(self, shard: int) -> None:
        """Wait for the turn; for another one if it has passed. Raises StoreError."""
        await asyncio.sleep(await self._reserved(shard) - time.monotonic())
        del self._turns[shard]

    async def _reserved(self, shard: int) -> float:
        """The monotonic second of a shard's turn: of the one it has, or of another when that has passed."""
        turn, at = self._turns.get(shard, (None, 0.0))
        if turn is None or time.monotonic() > at + TOLERANCE:
            turn = await self._sessions.reserve(
                shard % self.buckets,
                MIN_INTERVAL + SLACK,
                lambda earlier: delay_after(earlier, self._shards),
                None if turn is None else turn.id,
            )
            at = time.monotonic() + turn.wait
            self._turns[shard] = turn, at
        return at


async def _sleep(shard: int, seconds: float) -> None:
    """Wait, and say so."""
    if seconds > LONG:
        log.warning("Many sessions were begun in the last day: that of shard %s waits %.0f s.", shard, seconds)
    elif seconds > 1.0:
        log.info("Shard %s waits %.0f s for its turn: Discord begins one session after another.", shard, seconds)
    await asyncio.sleep(max(0.0, seconds))

"""The connection to Discord's gateway: what cannot be read costs an event, never the process.

Written against discord.py 2.7.1 (`gateway.py`, `shard.py`, `state.py`), where an error of a parser ends the client,
a lost connection is taken up again without a pause, and a failed try logs a traceback. `install` puts `Socket` and
`Link` in the place of the library's classes; `Client` takes `State` for its own. With another version of the library
these three files have to be compared again.
"""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable
from typing import Any, Protocol

import discord
from discord import shard
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure
from discord.state import AutoShardedConnectionState

from bot.ops.session_starts import SessionStarts

FATAL = {4004, 4010, 4011, 4012, 4013, 4014}
"""Close codes after which another try can only fail again."""
PAUSES = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds before the first, second ... try in a row to connect; the last one for all further tries."""
PATIENCE = 60.0
"""Seconds that one try may take."""
STEADY = 10.0
"""A connection that lasted so many seconds has not failed: the next pause begins anew."""
BEARABLE, BEARABLER = 3, 8
"""Unreadable frames in a row after which the stream counts as broken; so many times more if a new one begins alike."""
RESUMES = 3
"""Tries to resume a session without anything new from it; then another one is asked for."""
KINDS = {each.value for each in discord.InteractionType}
FAREWELL = 1.0
"""Seconds in which Discord has to confirm the end of a connection."""
LEAVE = 1000
"""The close code that ends a session for good."""
log = logging.getLogger(__name__)
Parser = Callable[[Any], None]


class Counted(Protocol):
    """What a connection needs to know of the client."""

    starts: SessionStarts
    identifying: asyncio.Lock


class UnusableSessionError(Exception):
    """READY could not be read: nothing follows from it but another session."""


def install() -> None:
    """Let the library make its connections from these classes; before a client connects."""
    shard.DiscordWebSocket = GuardedWebSocket  # type: ignore[misc]
    shard.Shard = ShardConnection  # type: ignore[misc]


class GuardedConnectionState(AutoShardedConnectionState["discord.Client"]):
    """What the library knows of servers. An event that its parser cannot read is left out and logged by its name."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.parsers = {name: guarded(name, parser) for name, parser in self.parsers.items()}

    def parse_ready(self, data: Any) -> None:
        """Servers without an id are left out; the others are known."""
        data["guilds"] = [each for each in data.get("guilds") or () if str(each.get("id", "")).isdecimal()]
        super().parse_ready(data)

    def parse_interaction_create(self, data: Any) -> None:
        """An interaction of a kind that nobody knows is one that cannot be read."""
        if data["type"] not in KINDS:
            raise ValueError("unknown kind")
        super().parse_interaction_create(data)


def guarded(name: str, parser: Parser) -> Parser:
    """`parser` without errors; one in READY raises UnusableSessionError. `name`: of the event."""

    def parsed(data: Any) -> None:
        try:
            parser(data)
        except Exception as error:
            log.error("An event %s cannot be read: %s.", name, type(error).__name__)
            if name == "READY":
                raise UnusableSessionError from error

    return parsed


class GuardedWebSocket(DiscordWebSocket):
    """A connection. `bearable`: frames in a row that may be unreadable until its stream counts as broken."""

    bearable = BEARABLE
    unreadable = 0

    @classmethod
    async def from_client(cls, client: Any, *, tries: int = 0, **given: Any) -> "GuardedWebSocket":
        """Connect, for as many tries as it takes, with pauses that grow. `tries`: those that have failed before."""
        for failed in itertools.count():
            await asyncio.sleep(PAUSES[min(tries + failed, len(PAUSES) - 1)])
            if failed >= RESUMES:
                given |= {"resume": False, "gateway": None}
            try:
                return await cls._once(client, **given)
            except ReconnectWebSocket as lost:
                given["resume"] = given.get("resume", False) and lost.resume
                why: Exception = lost
            except Exception as error:
                if isinstance(error, discord.ConnectionClosed) and error.code in FATAL:
                    raise
                why = error
            log.warning("Shard %s could not connect (%s), it tries again.", given.get("shard_id"), type(why).__name__)
        raise AssertionError("it tries for ever")

    @classmethod
    async def _once(cls, client: Any, *, resume: bool = False, **given: Any) -> "GuardedWebSocket":
        """One try; a new session waits for its turn before it connects."""
        connecting = super().from_client
        if resume:
            return await asyncio.wait_for(connecting(client, resume=True, **given), PATIENCE)
        given |= {"session": None, "sequence": None}
        counted: Counted = client
        async with counted.identifying:
            await _turn(counted.starts)
            return await asyncio.wait_for(connecting(client, **given), PATIENCE)

    async def received_message(self, msg: Any, /) -> None:
        """Take a frame. One that cannot be read is left out: it would be the same again, for TLS lets none be damaged.

        Only without a session, or when the stream itself is broken, the connection is made anew.
        """
        before = self.sequence
        try:
            await super().received_message(msg)
            self.unreadable = 0
        except (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed, OSError):
            raise
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError, UnusableSessionError) as error:
            log.error("A frame of the gateway cannot be read: %s.", type(error).__name__)
            self.unreadable += 1
            useless = self.session_id is None or self.sequence != before  # READY or RESUMED: nothing is heard without
            if useless or self.unreadable > self.bearable:
                await self.close()
                raise ReconnectWebSocket(self.shard_id, resume=not useless) from None
        except Exception as error:
            log.error("The stream of the gateway cannot be read: %s.", type(error).__name__)
            await self.close()
            raise ReconnectWebSocket(self.shard_id, resume=self.session_id is not None) from None


async def _turn(starts: SessionStarts) -> None:
    """Wait until another session may be asked for."""
    pause = starts.pause()
    if pause > PATIENCE:
        log.warning("Many sessions were begun in the last day: the next one waits %.0f s.", pause)
    await asyncio.sleep(pause)


class ShardConnection(shard.Shard):
    """A shard: one task that hears its connection, and makes it anew whenever it is lost."""

    ws: GuardedWebSocket
    tries = stuck = 0
    """Connections in a row that did not last; those of them that brought nothing new."""
    seen: int | None = None
    leaving = False
    since = 0.0

    async def worker(self) -> None:
        """Hear the connection until the client is closed or Discord refuses for good."""
        self.since = time.monotonic()
        while not self._client.is_closed():
            try:
                await self.ws.poll_event()
            except discord.ConnectionClosed as closed:
                if closed.code in FATAL:
                    self._queue_put(shard.EventItem(shard.EventType.close, self, closed))
                    return
                await self._lost(resume=True)
            except ReconnectWebSocket as lost:
                await self._lost(resume=lost.resume)
            except Exception as error:
                log.warning("The connection of shard %s is lost (%s).", self.id, type(error).__name__)
                await self._lost(resume=True)
            if self.leaving and not self.ws.open:
                return

    async def _lost(self, *, resume: bool) -> None:
        """Make the connection anew, with its session if that is possible."""
        if self.leaving or self._client.is_closed():
            return
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        self.tries = 0 if time.monotonic() - self.since >= STEADY else self.tries + 1
        old = self.ws
        self.stuck = self.stuck + 1 if old.sequence == self.seen else 0
        bearable = old.bearable * BEARABLER if self.stuck else BEARABLE
        self.seen, resume = old.sequence, resume and old.session_id is not None and self.stuck < RESUMES
        with contextlib.suppress(Exception):
            await old.close()
        try:
            self.ws = await GuardedWebSocket.from_client(
                self._client,
                tries=self.tries - 1 if self.tries else 0,
                resume=resume,
                gateway=old.gateway if resume else None,
                shard_id=old.shard_id,
                session=old.session_id,
                sequence=old.sequence,
            )
        except discord.ConnectionClosed as closed:
            self._queue_put(shard.EventItem(shard.EventType.close, self, closed))
            self.leaving = True
            return
        self.ws.bearable, self.since = bearable, time.monotonic()

    async def leave(self) -> None:
        """End the session; what Discord sent before it confirms the end is still heard."""
        self.leaving = True
        if self._task is None or self._task.done() or not self.ws.open:
            return
        ws: Any = self.ws
        with contextlib.suppress(Exception):
            if ws._keep_alive is not None:  # noqa: SLF001 - no heart beats after a farewell
                ws._keep_alive.stop()  # noqa: SLF001
            await ws.socket._writer.close(LEAVE)  # noqa: SLF001 - `close` would not hear what comes before the end
            await asyncio.wait({self._task}, timeout=FAREWELL)

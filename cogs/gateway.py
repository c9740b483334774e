"""The connection to Discord's gateway: an event that cannot be parsed is lost, the process goes on.

Written against discord.py 2.7.1 (`gateway.py`, `shard.py`, `state.py`), where an error of a parser ends the client,
a lost connection is made again without a pause, and a failed try logs a traceback. `install` replaces the library's
classes by GuardedWebSocket and ShardConnection, and its JSON by msgspec's; `Client` uses GuardedConnectionState. With
another version of the library these three files have to be compared again.
"""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import discord
import msgspec
from discord import shard, utils
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure
from discord.http import HTTPClient
from discord.state import AutoShardedConnectionState

from bot.ops.session_turns import SessionTurns
from cogs.interaction_payload import PAYLOAD

FATAL = {4004, 4010, 4011, 4012, 4013, 4014}
"""Close codes after which another try is useless."""
RETRY_DELAYS = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds before the first, second ... try in a row to connect; the last one for all further tries."""
CONNECT_TIMEOUT = 60.0
"""Seconds for one try."""
STABLE_AFTER = 10.0
"""Seconds after which a connection counts as successful, so that the delays start again."""
MAX_UNREADABLE, RETRY_FACTOR = 3, 8
"""Unreadable frames in a row after which the stream counts as broken; the factor if the next one starts like it."""
MAX_RESUMES = 3
"""Tries to resume a session that sends nothing new; then another one is requested."""
INTERACTION_TYPES = {each.value for each in discord.InteractionType}
OF_COMMANDS = {discord.InteractionType.application_command, discord.InteractionType.autocomplete}
PRESSED = "pressed"
"""Where an interaction has the message on which it was made, among its `extras`."""
INTERACTION = "INTERACTION_CREATE"
UNREAD = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
"""Events that nobody listens to: they come with the deletions, one for each edit of our own, and are dear to parse."""
CLOSE_TIMEOUT = 1.0
"""Seconds for Discord to confirm the end of a connection."""
NORMAL_CLOSURE = 1000
"""The close code that ends a session."""
log = logging.getLogger(__name__)
Parser = Callable[[Any], None]


class IdentifyLimits(Protocol):
    """What a connection needs of the client."""

    turns: SessionTurns
    identifying: asyncio.Lock


class UnusableSessionError(Exception):
    """READY could not be parsed: another session is needed."""


def install() -> None:
    """Let discord.py use these classes; call it before a client connects."""
    shard.DiscordWebSocket = GuardedWebSocket  # type: ignore[misc]
    shard.Shard = ShardConnection  # type: ignore[misc]
    utils._from_json = msgspec.json.decode  # noqa: SLF001 - where the library itself puts in orjson
    utils._to_json = to_json  # noqa: SLF001


def to_json(obj: Any) -> str:
    """JSON as discord.py asks for it; msgspec writes and reads it ten times as fast as the standard library."""
    return msgspec.json.encode(obj).decode()


class PressedMessage(NamedTuple):
    """The message on which an interaction was made; `private`: whether only one person sees it."""

    id: int
    private: bool


class GuardedConnectionState(AutoShardedConnectionState["discord.Client"]):
    """discord.py's state. An event that its parser cannot read is skipped and logged by name; messages are not read."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.parsers = {name: guarded(name, each) for name, each in self.parsers.items() if name not in UNREAD}

    def parse_ready(self, data: Any) -> None:
        """Skip servers without an id."""
        data["guilds"] = [each for each in data.get("guilds") or () if str(each.get("id", "")).isdecimal()]
        super().parse_ready(data)

    def parse_interaction_create(self, data: Any) -> None:
        """Treat an interaction of an unknown type as unreadable; of the message pressed only PRESSED is kept.

        Nothing of the library carries out presses and forms, so it is not asked to.
        """
        if data["type"] not in INTERACTION_TYPES:
            raise ValueError("unknown kind")
        message = data.pop("message", None)
        interaction: discord.Interaction[Any] = discord.Interaction(data=data, state=self)
        if message and "id" in message:
            private = discord.MessageFlags._from_value(message.get("flags", 0)).ephemeral  # noqa: SLF001
            interaction.extras[PRESSED] = PressedMessage(int(message["id"]), private)
        if interaction.type in OF_COMMANDS and self._command_tree is not None:
            self._command_tree._from_interaction(interaction)  # noqa: SLF001 - as the library does
        self.dispatch("interaction", interaction)


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


class FrameHead(msgspec.Struct):
    """Which event a frame brings, its number in the session, and what it says, still as JSON."""

    t: str | None = None
    s: int | None = None
    op: int | None = None
    d: msgspec.Raw = msgspec.Raw()


HEAD = msgspec.json.Decoder(FrameHead)


class GuardedWebSocket(DiscordWebSocket):
    """A connection. `max_unreadable`: unreadable frames in a row until its stream counts as broken."""

    max_unreadable = MAX_UNREADABLE
    unreadable = 0
    patience = last_frame = 0.0
    """Seconds without a frame after which the connection counts as lost, and when the last one came (the loop's time)."""
    _ending: asyncio.Task[None] | None = None

    @classmethod
    async def from_client(cls, client: Any, *, tries: int = 0, **given: Any) -> "GuardedWebSocket":
        """Connect, with growing delays between tries. `tries`: those that have failed before."""
        for failed in itertools.count():
            await asyncio.sleep(RETRY_DELAYS[min(tries + failed, len(RETRY_DELAYS) - 1)])
            if failed >= MAX_RESUMES:
                given |= {"resume": False, "gateway": None}
            try:
                return await cls._connect_once(client, **given)
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
    async def _connect_once(cls, client: Any, *, resume: bool = False, **given: Any) -> "GuardedWebSocket":
        """One try; a new session waits for its turn before it connects."""
        connecting = super().from_client
        if resume:
            return (await asyncio.wait_for(connecting(client, resume=True, **given), CONNECT_TIMEOUT)).watched()
        given |= {"session": None, "sequence": None}
        limits: IdentifyLimits = client
        async with limits.identifying:
            await limits.turns.wait(given.get("shard_id") or 0)
            return (await asyncio.wait_for(connecting(client, **given), CONNECT_TIMEOUT)).watched()

    def watched(self) -> "GuardedWebSocket":
        """This connection, whose silence one timer sees to: the library makes one for each frame that it waits for."""
        self.patience, self._max_heartbeat_timeout = self._max_heartbeat_timeout, 0.0
        self.last_frame = self.loop.time()
        self._look_for_silence()
        return self

    def _look_for_silence(self) -> None:
        """Close a connection that is silent, as the library does; look again when it might be."""
        left = self.last_frame + self.patience - self.loop.time()
        if self.socket.closed:
            return
        if left > 0:
            self.loop.call_later(left, self._look_for_silence)
        else:
            self._ending = self.loop.create_task(self.close())

    def _handled(self, frame: str) -> bool:
        """Do what the library would do of a frame that brings an interaction, or an event that nobody listens to.

        Whether it was one of these, which are nearly all: the one is read without its message, the other not at all.
        """
        try:
            head = HEAD.decode(frame)
            payload = PAYLOAD.decode(head.d) if head.t == INTERACTION else None
        except msgspec.MsgspecError:
            return False
        if head.op != self.DISPATCH or head.s is None or (payload is None and head.t not in UNREAD):
            return False
        self.sequence, self.unreadable = head.s, 0
        if self._keep_alive:
            self._keep_alive.tick()
        if payload is not None:
            self._discord_parsers[INTERACTION](payload)
        return True

    async def received_message(self, msg: Any, /) -> None:
        """Handle a frame. An unreadable one is skipped: TLS excludes damage, so it would be the same again.

        Without a session, or when the stream itself is broken, reconnect.
        """
        before, self.last_frame = self.sequence, self.loop.time()
        try:
            if type(msg) is bytes:
                msg = self._decompressor.decompress(msg)
            if msg is None or self._handled(msg):  # None: a part of a frame
                return
            await super().received_message(msg)
            self.unreadable = 0
        except (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed, OSError):
            raise
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError, UnusableSessionError) as error:
            log.error("A frame of the gateway cannot be read: %s.", type(error).__name__)
            self.unreadable += 1
            useless = (
                self.session_id is None or self.sequence != before
            )  # READY or RESUMED: without it no event follows
            if useless or self.unreadable > self.max_unreadable:
                await self.close()
                raise ReconnectWebSocket(self.shard_id, resume=not useless) from None
        except Exception as error:
            log.error("The stream of the gateway cannot be read: %s.", type(error).__name__)
            await self.close()
            raise ReconnectWebSocket(self.shard_id, resume=self.session_id is not None) from None


class ShardConnection(shard.Shard):
    """A shard: one task that polls its connection and reconnects when it is lost."""

    ws: GuardedWebSocket
    tries = stuck = 0
    """Connections in a row that failed; those of them that brought nothing new."""
    seen: int | None = None
    leaving = False
    since = 0.0

    async def worker(self) -> None:
        """Poll the connection until the client is closed or Discord refuses for good."""
        self.since = time.monotonic()
        while not self._client.is_closed():
            try:
                await self.ws.poll_event()
            except discord.ConnectionClosed as closed:
                if closed.code in FATAL:
                    self._queue_put(shard.EventItem(shard.EventType.close, self, closed))
                    return
                await self._replace_socket(resume=True)
            except ReconnectWebSocket as lost:
                await self._replace_socket(resume=lost.resume)
            except Exception as error:
                log.warning("The connection of shard %s is lost (%s).", self.id, type(error).__name__)
                await self._replace_socket(resume=True)
            if self.leaving and not self.ws.open:
                return

    async def _replace_socket(self, *, resume: bool) -> None:
        """Reconnect, resuming the session if possible."""
        if self.leaving or self._client.is_closed():
            return
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        self.tries = 0 if time.monotonic() - self.since >= STABLE_AFTER else self.tries + 1
        old = self.ws
        self.stuck = self.stuck + 1 if old.sequence == self.seen else 0
        max_unreadable = old.max_unreadable * RETRY_FACTOR if self.stuck else MAX_UNREADABLE
        self.seen, resume = old.sequence, resume and old.session_id is not None and self.stuck < MAX_RESUMES
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
        self.ws.max_unreadable, self.since = max_unreadable, time.monotonic()

    async def leave(self) -> None:
        """End the session; events that Discord sends before confirming are still handled."""
        self.leaving = True
        if self._task is None or self._task.done() or not self.ws.open:
            return
        ws: Any = self.ws
        with contextlib.suppress(Exception):
            if ws._keep_alive is not None:  # noqa: SLF001 - no heartbeats after closing
                ws._keep_alive.stop()  # noqa: SLF001
            await ws.socket._writer.close(NORMAL_CLOSURE)  # noqa: SLF001 - `close` would drop what comes before the end
            await asyncio.wait({self._task}, timeout=CLOSE_TIMEOUT)


def trim_limits(http: HTTPClient) -> None:
    """Let go of channels' rate limits whose time is over: the library keeps 2 kB of each channel for five minutes."""
    limits = http._buckets  # noqa: SLF001
    waited = {key for key, each in limits.items() if each.outgoing or each._pending_requests}  # noqa: SLF001
    for key in [key for key, each in limits.items() if each.is_expired() and key not in waited]:
        del limits[key]

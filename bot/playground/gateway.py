"""The gateway: hello, identify, ready, events by intents, heartbeats, resume."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from aiohttp import WSMsgType, web

from bot.playground import payloads
from bot.playground.model import Change, Guild, Json
from bot.playground.server import FakeDiscord

ACK_AFTER = 0.01
"""Seconds until a heartbeat is acknowledged."""
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
HEARTBEAT_MS = 41_250
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences and message content: the application has none of them switched on."""
UNKNOWN_INTENT = 1 << 26
"""The lowest bit that names no intent."""
MOST_GUILDS = 2_500
"""Guilds that one shard may have."""
VERSION = "10"
LONGEST_FRAME, MOST_FRAMES, FRAME_WINDOW = 4096, 120, 60.0
KEPT_EVENTS, SESSION_LIFE = 1000, 180.0
"""How many events a session keeps for a resume, and for how many seconds after its connection broke."""
HIDDEN = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What a message of somebody else shows without the intent for message content."""


class ClosedError(Exception):
    """The server ends the connection with a code of Discord's."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


@dataclass(eq=False, slots=True)
class Session:
    """What a bot's process keeps over broken connections: its number of events, those it may have missed."""

    id: str
    shard: int
    shards: int
    intents: int
    seq: int = 0
    kept: deque[tuple[int, str | bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: Connection | None = None
    lost: float = 0.0

    def wants(self, change: Change) -> bool:
        """Whether an event belongs to this shard and its intents."""
        if (0 if change.guild is None else (change.guild >> 22) % self.shards) != self.shard:
            return False
        if change.name.startswith("MESSAGE_"):
            return bool(self.intents & (DIRECT_MESSAGES if change.guild is None else GUILD_MESSAGES))
        if change.name.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
            return change.guild is not None and bool(self.intents & GUILDS)
        return True

    def tell(self, name: str, data: Json) -> None:
        """Numbers an event, keeps it and sends it if there is a connection."""
        self.send(json.dumps({"op": DISPATCH, "t": name, "s": self.seq + 1, "d": data}))

    def send(self, frame: str | bytes) -> None:
        """Keeps a frame as the next event and sends it if there is a connection."""
        self.seq += 1
        self.kept.append((self.seq, frame))
        if self.connection is not None:
            self.connection.enqueue(frame)


class Connection:
    """A websocket: its compression, its queue of frames, the task that sends them."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self._socket, self._request = socket, request
        self._queue: asyncio.Queue[str | bytes] = asyncio.Queue()
        self.session: Session | None = None
        self.compress = False
        self.wanted = request.query.get("compress", "")
        self._stream = _stream(self.wanted)
        self._times: deque[float] = deque(maxlen=MOST_FRAMES)

    def enqueue(self, frame: str | bytes) -> None:
        """Sends a frame after those before it; bytes as they are, inside the compression."""
        self._queue.put_nowait(frame)

    def op(self, code: int, data: Any = None) -> None:
        """Sends an operation that is no event."""
        self.enqueue(json.dumps({"op": code, "d": data, "s": None, "t": None}))

    async def send_all(self) -> None:
        """Sends frames for as long as the connection lives."""
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._queue.get()
                await self._send(frame)
                self._queue.task_done()

    async def _send(self, frame: str | bytes) -> None:
        """Sends one frame, compressed as the client wants it."""
        data = frame.encode() if isinstance(frame, str) else frame
        if self._stream is not None:
            await self._socket.send_bytes(self._stream(data))
        elif self.compress and len(data) > 1024:
            await self._socket.send_bytes(zlib.compress(data))
        elif isinstance(frame, str):
            await self._socket.send_str(frame)
        else:
            await self._socket.send_bytes(frame)

    async def sent(self) -> None:
        """Returns when everything is sent."""
        await self._queue.join()

    def count(self, size: int, now: float) -> None:
        """Counts a frame of the client; ClosedError when it is too long or one too many."""
        if size > LONGEST_FRAME:
            raise ClosedError(4002, "Error while decoding payload.")
        if len(self._times) == MOST_FRAMES and now - self._times[0] < FRAME_WINDOW:
            raise ClosedError(4008, "Rate limited.")
        self._times.append(now)

    def cut(self) -> None:
        """Breaks the connection without a close code, as a network does."""
        if self._request.transport is not None:
            self._request.transport.abort()


def _stream(wanted: str) -> Callable[[bytes], bytes] | None:
    """The transport compression that the client asked for; None: plain frames, which every client takes too."""
    if wanted == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return _zstandard() if wanted == "zstd-stream" else None


def _zstandard() -> Callable[[bytes], bytes] | None:
    """The stream that discord.py asks for where it can: with Python 3.14's library, or an extra; None without either."""
    with contextlib.suppress(ImportError):
        builtin = import_module("compression.zstd").ZstdCompressor()
        return lambda data: bytes(builtin.compress(data, builtin.FLUSH_BLOCK))
    with contextlib.suppress(ImportError):
        library: Any = import_module("zstandard")
        extra = library.ZstdCompressor().compressobj()
        return lambda data: bytes(extra.compress(data) + extra.flush(library.COMPRESSOBJ_FLUSH_BLOCK))
    return None


def _shard_of(identify: Json) -> tuple[int, int]:
    """Which shard of how many identifies; ClosedError when there is no such shard."""
    match identify.get("shard") or [0, 1]:
        case [int(shard), int(shards)] if 0 <= shard < shards:
            return shard, shards
    raise ClosedError(4010, "Invalid shard.")


class Gateway:
    """All sessions of the bot. `down`: refuses new connections while true.

    `first`: events (name and data, or the bytes of a frame) that every new session gets after its guilds.
    `refusing`: the close code with which every IDENTIFY is answered; None for none.
    """

    def __init__(self, server: FakeDiscord) -> None:
        self._server, self._state = server, server.state
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.down = False
        self.identified = 0
        self.resumed = 0
        self.first: list[tuple[str, Json] | bytes] = []
        self.refusing: int | None = None
        server.state.events.subscribe(self._on_change)

    def drop(self) -> None:
        """Breaks all connections; sessions live on and may be resumed."""
        for connection in tuple(self._connections):
            connection.cut()

    @property
    def connected(self) -> set[tuple[int, int]]:
        """The shards that have a connected session, each with the number of shards that it was told."""
        return {(one.shard, one.shards) for one in self._sessions.values() if one.connection is not None}

    def connections(self, shard: int) -> set[Connection]:
        """The connections over which a shard's sessions are told what happens."""
        found = (one.connection for one in self._sessions.values() if one.shard == shard)
        return {one for one in found if one is not None}

    # Events

    def _on_change(self, change: Change) -> None:
        """Passes a change on to the sessions that may have it."""
        if not change.bot:
            return
        for session in self._sessions.values():
            if session.wants(change):
                session.tell(change.name, self._without_content(change))

    def _without_content(self, change: Change) -> Json:
        """The event; without the content of others in a guild, for which the bot has no intent."""
        mine = str(self._state.bot.id)
        if change.guild is None or change.name not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            return change.data
        if change.data["author"]["id"] == mine or any(user["id"] == mine for user in change.data["mentions"]):
            return change.data
        return change.data | HIDDEN

    # Connections

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection from hello to its end."""
        if self.down:
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, autoclose=False)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        sender = asyncio.create_task(connection.send_all())
        connection.op(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]})
        try:
            if request.query.get("v", VERSION) != VERSION:
                raise ClosedError(4012, "Invalid API version.")
            await self._listen(socket, connection)
            await self._ended(socket, connection)
        except ClosedError as closed:
            await socket.close(code=closed.code, message=closed.why.encode())
        finally:
            sender.cancel()
            self._connections.discard(connection)
            self._detach(connection, socket.close_code)
        return socket

    async def _ended(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        """The client ends the connection: what happened before is sent, then the end is confirmed."""
        code = socket.close_code
        self._detach(connection, code)
        if code is not None and not socket.closed:
            with contextlib.suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(connection.sent(), 1.0)
                await socket.close(code=code)

    async def _listen(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        """Takes the client's frames."""
        async for message in socket:
            if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            connection.count(len(message.data), self._state.now())
            try:
                frame = json.loads(message.data)
            except ValueError as error:
                raise ClosedError(4002, "Error while decoding payload.") from error
            self._take(connection, int(frame["op"]), frame.get("d"))

    def _take(self, connection: Connection, code: int, data: Any) -> None:
        """One operation of the client."""
        if code == HEARTBEAT:
            # discord.py notes when it beat only after it has sent the beat; a network is never quicker than that.
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.op, ACK)
        elif code == IDENTIFY:
            self._identify(connection, data)
        elif code == RESUME:
            self._resume(connection, data)
        elif connection.session is None:
            raise ClosedError(4003, "Not authenticated.")
        elif code not in {3, 4, 8}:
            raise ClosedError(4001, "Unknown opcode.")

    def _identify(self, connection: Connection, data: Json) -> None:
        """A new session: READY, then its guilds."""
        if connection.session is not None:
            raise ClosedError(4005, "Already authenticated.")
        self._check_token(data)
        self._server.starts.count()
        if self._server.starts.exceeded:
            self._server.starts.used = 0
            self._state.app.reset_token()
            raise ClosedError(4004, "Authentication failed.")
        if self.refusing is not None:
            raise ClosedError(self.refusing, "Refused by the test.")
        shard, shards = _shard_of(data)
        if len(self._guilds_of(shard, shards)) > MOST_GUILDS:
            raise ClosedError(4011, "Sharding required.")
        intents = int(data["intents"])
        if not 0 <= intents < UNKNOWN_INTENT:
            raise ClosedError(4013, "Invalid intent(s).")
        if intents & PRIVILEGED:
            raise ClosedError(4014, "Disallowed intent(s).")
        if not self._server.starts.take_turn(shard):
            connection.op(INVALID, data=False)
            return
        self._sweep()
        session = Session(secrets.token_hex(16), shard, shards, intents)
        connection.compress = bool(data.get("compress")) and not connection.wanted  # a stream is read as nothing else
        self._sessions[session.id] = session
        self._attach(session, connection)
        self.identified += 1
        self._ready(session)

    def _guilds_of(self, shard: int, shards: int) -> list[Guild]:
        return [guild for guild in self._state.guilds.values() if (guild.id >> 22) % shards == shard]

    def _ready(self, session: Session) -> None:
        """READY and the guilds of the session's shard."""
        state = self._state
        guilds = self._guilds_of(session.shard, session.shards)
        ready = {
            "v": 10,
            "user": payloads.account(state),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._server.gateway_url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(state.bot.id), "flags": 0},
            "private_channels": [],
            "_trace": ["playground"],
        }
        session.tell("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.tell("GUILD_CREATE", payloads.guild(state, guild))
        for given in self.first:
            session.send(given) if isinstance(given, bytes) else session.tell(*given)

    def _resume(self, connection: Connection, data: Json) -> None:
        """An old session goes on: what it missed, then RESUMED."""
        self._check_token(data)
        session, seen = self._sessions.get(str(data.get("session_id"))), int(data.get("seq") or 0)
        if session is None or (session.kept and seen < session.kept[0][0] - 1):
            connection.op(INVALID, data=False)
            return
        if seen > session.seq:
            raise ClosedError(4007, "Invalid seq.")
        self._attach(session, connection)
        for number, frame in session.kept:
            if number > seen:
                connection.enqueue(frame)
        self.resumed += 1
        session.tell("RESUMED", {"_trace": ["playground"]})

    def _check_token(self, data: Json) -> None:
        """Nothing, or the end: the token is wrong."""
        if not secrets.compare_digest(str(data.get("token", "")).removeprefix("Bot "), self._state.app.token):
            raise ClosedError(4004, "Authentication failed.")

    def _attach(self, session: Session, connection: Connection) -> None:
        """The session speaks over this connection from now on."""
        session.connection, connection.session = connection, session
        self._update_connected()

    def _detach(self, connection: Connection, code: int | None) -> None:
        """A connection has ended; its session waits for a resume unless the client closed it for good."""
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection, session.lost = None, self._state.now()
        if code in {1000, 1001}:
            self._sessions.pop(session.id, None)
        self._update_connected()

    def _sweep(self) -> None:
        """Forgets sessions that nobody resumed in time."""
        oldest = self._state.now() - SESSION_LIFE
        for session in tuple(self._sessions.values()):
            if session.connection is None and session.lost < oldest:
                del self._sessions[session.id]

    def _update_connected(self) -> None:
        """Tells the windows when the bot comes or goes."""
        connected = bool(self.connected)
        if connected != self._state.app.connected:
            self._state.app.connected = connected
            self._state.events.emit(Change("BOT_UPDATE", {"connected": connected}))

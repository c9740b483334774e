"""The playground's browser windows: the page's files over HTTP, and one websocket for each window.

A window is one person. It asks (`{"t": "press", "ref": 7, ...}`) and gets one answer with the same `ref`; changes come
without one. Nothing here belongs to Discord's API, and the bot is refused.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web

from bot.playground import page_languages
from bot.playground import window_protocol as protocol
from bot.playground.model import Change, Json, Person
from bot.playground.server import FakeDiscord
from bot.playground.window_protocol import NoSuchError, WindowRequest

WEB = Path(__file__).parent / "web"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
LARGEST = 512 * 1024
"""Bytes of the longest message a window may send."""
AT_ONCE = 40
"""Requests of one window that may wait for the bot at the same time."""
POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
PLACES = ("CHANNEL_", "THREAD_", "GUILD_")

log = logging.getLogger(__name__)


class Pages:
    """All open windows.

    `share`: the address to hand to somebody on the same network, None when only this machine may come in.
    """

    def __init__(self, server: FakeDiscord, share: str | None = None) -> None:
        self.server, self.share = server, share
        self._windows: set[Window] = set()
        self._stop: Callable[[], None] | None = None

    def attach(self, app: web.Application) -> None:
        """Adds the page's routes to the playground's application; they end with it."""
        app.router.add_get("/", self._file)
        app.router.add_get("/web/{name:[a-z]+[.][a-z]+}", self._file)
        app.router.add_get("/window", self._window)
        app.on_startup.append(self._begin)
        app.on_shutdown.append(self._end)

    async def _begin(self, _app: web.Application) -> None:
        self._stop = self.server.state.events.subscribe(self._changed)

    async def _end(self, _app: web.Application) -> None:
        if self._stop is not None:
            self._stop()
        await self.close_all()

    async def close_all(self) -> None:
        """Closes every window's connection; the page reconnects by itself while the playground runs."""
        await asyncio.gather(*(window.close() for window in tuple(self._windows)))

    async def _file(self, request: web.Request) -> web.StreamResponse:
        self._admit(request)
        path = WEB / request.match_info.get("name", "index.html")
        if not path.is_file():
            raise web.HTTPNotFound
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
        return web.FileResponse(path, headers=headers)

    def _admit(self, request: web.Request) -> None:
        """Refuses the bot, and other names for this machine by which a foreign page could reach it."""
        if "Authorization" in request.headers:
            raise web.HTTPForbidden(text="This page is for browser windows.")
        if self.share is None and urlsplit(f"//{request.host}").hostname not in LOOPBACK:
            raise web.HTTPForbidden(text="The playground is open to this computer only.")

    async def _window(self, request: web.Request) -> web.StreamResponse:
        self._admit(request)
        if urlsplit(request.headers.get("Origin", "")).netloc != request.host:
            raise web.HTTPForbidden(text="Only the playground's own page may open a window.")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST)
        await socket.prepare(request)
        window = Window(self, socket)
        self._windows.add(window)
        try:
            await window.listen()
        finally:
            self._windows.discard(window)
            if window.person is not None:
                self.tell_people()
        return socket

    def tell_people(self) -> None:
        """Tells every window who is there."""
        people = self.people()
        for window in self._windows:
            window.post({"t": "people", "people": people})

    def people(self) -> list[Json]:
        """Everybody but bots: id, name, languages, online."""
        online = {window.person for window in self._windows}
        everybody = protocol.people(self.server)
        return [protocol.shown_person(one) | {"online": one.id in online} for one in everybody]

    def _changed(self, change: Change) -> None:
        if change.name == "PERSON_UPDATE":
            self.tell_people()
            return
        for window in self._windows:
            if window.person is not None and (change.only is None or window.person in change.only):
                window.changed(change)


class Window:
    """One browser window; `person` is None until it has said who it is."""

    def __init__(self, pages: Pages, socket: web.WebSocketResponse) -> None:
        self.pages, self.server = pages, pages.server
        self.person: int | None = None
        self._socket = socket
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Serves the window until it closes."""
        writer = asyncio.create_task(self._write())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._begin(message.data)
                elif message.type is WSMsgType.BINARY:
                    self.post(_error(None, "malformed", "text expected"))
        finally:
            for task in (writer, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, *self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Ends the window from this side."""
        await self._socket.close(code=1001, message=b"The playground is closing.")

    def post(self, message: Json) -> None:
        """Sends something to the window, in order, without waiting."""
        self._outbox.put_nowait(json.dumps(message))

    async def _write(self) -> None:
        while not self._socket.closed:
            await self._socket.send_str(await self._outbox.get())

    def _begin(self, text: str) -> None:
        ref = None
        try:
            ref = protocol.ref_of(text)
            request = protocol.read(text)
        except msgspec.DecodeError as error:
            self.post(_error(ref, "malformed", str(error)))
            return
        if len(self._tasks) >= AT_ONCE:
            self.post(_error(request.ref, "too-many", "too many things at once"))
            return
        task = asyncio.create_task(self._answer(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: WindowRequest) -> None:
        try:
            answer = await self._carry_out(request)
        except NoSuchError as error:
            answer = _error(request.ref, error.code, str(error))
        except ValueError as error:
            answer = _error(request.ref, "impossible", str(error))
        except Exception:
            log.exception("a window's request failed: %s", type(request).__name__)
            answer = _error(request.ref, "broken", "the playground made a mistake")
        self.post({"ref": request.ref, **answer})

    async def _carry_out(self, request: WindowRequest) -> Json:
        """The answer to a request; NoSuchError and ValueError say what is wrong with it."""
        if isinstance(request, protocol.Hello):
            now, languages = self.server.state.now(), page_languages.listed()
            return {"t": "hello", "now": now, "people": self.pages.people(), "languages": languages}
        if isinstance(request, protocol.Be):
            return self._enter(protocol.person(self.server, request.person))
        if isinstance(request, protocol.Make):
            return self._enter(protocol.make(self.server, request))
        if self.person is None:
            raise NoSuchError("nobody", "say first who you are")
        person = self.server.state.persons[self.person]
        if isinstance(request, protocol.Language):
            self.server.change_person(person, locale=protocol.locale(request.lang))
            return self._welcome(person)
        return await protocol.HANDLERS[type(request)](self.server, person, request)

    def _enter(self, person: Person) -> Json:
        self.person = person.id
        self.pages.tell_people()
        return self._welcome(person)

    def _welcome(self, person: Person) -> Json:
        """All that a window needs once it has said who it is."""
        return protocol.welcome(self.server, person) | {"people": self.pages.people(), "share": self.pages.share}

    def changed(self, change: Change) -> None:
        """Passes on what this window's person may know of a change."""
        if self.person is None:
            return
        person = self.server.state.persons[self.person]
        if change.name in {"MESSAGE_DELETE", "MESSAGE_DELETE_BULK"}:
            for gone in change.data.get("ids") or [change.data["id"]]:
                self.post({"t": "gone", "channel": str(change.channel), "message": str(gone)})
        elif change.name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            message = self.server.state.messages.get(int(change.data["id"]))
            if message is not None and protocol.may_see(self.server, person.id, message):
                self.post({"t": "message", "message": protocol.message(self.server, message)})
        elif change.name.startswith(PLACES):
            self.post({"t": "channels", "channels": protocol.channels(self.server, person)})
        elif change.name == "COMMANDS_UPDATE":
            self.post({"t": "commands", "commands": protocol.commands(self.server, person)})
        elif change.name == "BOT_UPDATE":
            self.post({"t": "bot", "bot": protocol.bot(self.server)})


def _error(ref: int | None, code: str, text: str) -> Json:
    return {"t": "error", "ref": ref, "code": code, "text": text}

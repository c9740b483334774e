"""The part of Discord's REST v10 that the bot uses: each request from its arrival to its answer."""

import asyncio
import json
import mimetypes
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.playground import channels, interactions, messages, rate_limits
from bot.playground.files import Upload
from bot.playground.model import Channel, HttpExchange, Interaction, Json, Message, ProblemError
from bot.playground.rate_limits import Rule, Verdict
from bot.playground.server import FakeDiscord
from bot.playground.state import DiscordState

LARGEST_REQUEST = 25 * 1024 * 1024
Headers = dict[str, str]


@dataclass(frozen=True, slots=True)
class Call:
    """A request as the handlers see it. `part` holds the variables of the path as they stand."""

    server: FakeDiscord
    part: dict[str, str]
    query: dict[str, str]
    payload: Any
    uploads: tuple[Upload, ...]

    @property
    def state(self) -> DiscordState:
        """The state of the local Discord."""
        return self.server.state

    def number(self, name: str) -> int:
        """An id of the path; what is no number is unknown."""
        text = self.part[name]
        if not text.isdigit():
            raise ProblemError(404, 0, "404: Not Found")
        return int(text)

    @property
    def body(self) -> Json:
        """The payload where an object is needed."""
        if not isinstance(self.payload, dict):
            raise ProblemError(400, 50109, "The request body contains invalid JSON.")
        return self.payload

    def channel(self) -> Channel:
        """The channel of the path."""
        return channels.find(self.state, self.number("channel"))

    def message(self) -> Message:
        """The message of the path."""
        return messages.find(self.state, self.number("channel"), self.number("message"))

    def interaction(self) -> Interaction:
        """The interaction of the path's token."""
        return interactions.by_token(self.state, self.number("app"), self.part["token"])

    def answer(self) -> Message:
        """The message of the path among those of its interaction."""
        return interactions.message_of(self.state, self.interaction(), self.part["message"])

    @property
    def bucket(self) -> str:
        """What the rate limits are counted by: the channel or the token of the path."""
        return self.part.get("channel") or self.part.get("token", "")

    def take(self, rule: Rule, place: int, code: int = 0, text: str = "You are being rate limited.") -> None:
        """Nothing, or a 429: for limits that no header announces."""
        verdict = self.server.limits.take(rule, str(place))
        if not verdict.allowed:
            raise TooOftenError(code, text, verdict.reset)


Handler = Callable[[Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """One kind of request: its rate limit, and whether it is open to requests without the bot's token."""

    method: str
    path: str
    do: Handler
    rule: Rule | None = rate_limits.OTHER
    open: bool = False


class TooOftenError(ProblemError):
    """A 429. `via`: from Discord itself, not from the proxy before it."""

    def __init__(self, code: int, text: str, retry_after: float, *, everywhere: bool = False, via: bool = True) -> None:
        super().__init__(429, code, text)
        self.retry_after, self.everywhere, self.via = retry_after, everywhere, via


def mount(app: web.Application, server: FakeDiscord, routes: tuple[Route, ...], base: str) -> None:
    """Adds the routes below `base`, and a 404 in Discord's form for all others."""
    for route in routes:
        app.router.add_route(route.method, base + route.path, _serving(server, route))
    app.router.add_route("*", base + "/{rest:.*}", _serving(server, Route("*", "", _unknown, rule=None, open=True)))


def _unknown(call: Call) -> None:
    """A request that is not understood."""
    raise ProblemError(404, 0, "404: Not Found")


def _serving(server: FakeDiscord, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """A request from its arrival to its answer, with latency, faults, limits and a line of the transcript."""

    async def serve(request: web.Request) -> web.StreamResponse:
        began, delay = time.perf_counter(), server.faults.delay()
        await asyncio.sleep(delay / 2)
        payload: Any = None
        headers: Headers = {}
        try:
            payload, uploads = await _read(request)
            call = Call(server, dict(request.match_info), dict(request.query), payload, uploads)
            status, body = _answer(route, call, request, headers)
        except ProblemError as problem:
            status, body = problem.status, _written(problem)
            if isinstance(problem, TooOftenError):
                headers["Retry-After"] = str(body["retry_after"])
                headers |= {"Via": "1.1 playground"} if problem.via else {}
        code = body.get("code", 0) if status >= 400 else 0
        if not server.limits.shut_out:
            server.limits.note(status, shared=headers.get("X-RateLimit-Scope") == "shared")
        took = time.perf_counter() - began
        at = server.state.now()
        server.transcript.append(HttpExchange(at, request.method, request.path, payload, status, code, took))
        if delay:
            await asyncio.sleep(delay / 2)
        return _response(status, body, headers)

    return serve


def _answer(route: Route, call: Call, request: web.Request, headers: Headers) -> tuple[int, Any]:
    """Status and body of the answer; nothing is awaited here, so that requests are carried out one by one."""
    server = call.server
    if (left := server.limits.shut_out) > 0:
        raise TooOftenError(0, "You are being blocked from accessing our API temporarily.", left, via=False)
    authorization = request.headers.get("Authorization", "").encode()
    if not route.open and not secrets.compare_digest(authorization, f"Bot {server.state.app.token}".encode()):
        raise ProblemError(401, 0, "401: Unauthorized")
    fault = server.faults.due(request.method, request.path)
    if fault is not None and not fault.lost:
        if fault.status == 429:
            raise TooOftenError(fault.code, "You are being rate limited.", fault.retry_after, via=fault.via)
        raise ProblemError(fault.status, fault.code, f"{fault.status}: refused by the test")
    if not route.open:
        _room(server.limits.take(rate_limits.GLOBAL, ""), headers, everywhere=True)
    if route.rule is not None:
        verdict = server.limits.take(route.rule, call.bucket)
        headers |= server.limits.headers(verdict)
        _room(verdict, headers)
    body = route.do(call)
    if fault is not None:
        raise ProblemError(fault.status, fault.code, "the answer got lost")
    return (204, None) if body is None else (200, body)


def _room(verdict: Verdict, headers: Headers, *, everywhere: bool = False) -> None:
    """Nothing, or a 429: the bucket is empty."""
    if verdict.allowed:
        return
    headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    raise TooOftenError(0, "You are being rate limited.", verdict.reset, everywhere=everywhere)


def _written(problem: ProblemError) -> Json:
    """A problem as Discord writes it."""
    body: Json = {"message": problem.text, "code": problem.code}
    if problem.errors is not None:
        body["errors"] = problem.errors
    if isinstance(problem, TooOftenError):
        body |= {"retry_after": round(max(0.001, problem.retry_after), 3), "global": problem.everywhere}
    return body


def _response(status: int, body: Any, headers: Headers) -> web.Response:
    """The answer. The type must be exactly `application/json`, or the library takes the body for text."""
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json", headers=headers)


async def _read(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """Payload and files of a request, JSON or multipart."""
    try:
        if request.content_type == "multipart/form-data":
            return await _read_parts(request)
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise ProblemError(413, 40005, "Request entity too large") from error
    return (_decoded(raw) if raw else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """`payload_json` and `files[n]`; the type of a file goes by its name."""
    form = await request.post()
    uploads = []
    for key, value in form.items():
        if key.startswith("files[") and isinstance(value, web.FileField):
            kind = mimetypes.guess_type(value.filename, strict=False)[0] or "application/octet-stream"
            uploads.append(Upload(int(key[6:-1]), value.filename, kind, value.file.read()))
    held = form.get("payload_json")
    payload = _decoded(held) if isinstance(held, (str, bytes, bytearray)) else {}
    return payload, tuple(uploads)


def _decoded(raw: str | bytes | bytearray) -> Any:
    """JSON, or Discord's refusal of what is none."""
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ProblemError(400, 50109, "The request body contains invalid JSON.") from error

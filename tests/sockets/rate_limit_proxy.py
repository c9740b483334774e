"""A stand-in for nirn-proxy between the bot and Discord's API, with the rules of its README and source.

It passes everything on as it is, under the same paths, and everything back as it is, a 429 of Discord's too. Requests of
a bucket go one after another; those with a bot's token wait for the global budget. What Discord does not answer in time
is a 408 without JSON; a 429 of its own has `generated-by-proxy` and no `Via`. Who the bot is, and where the gateway, is
remembered.
"""

import asyncio
import re
from collections import defaultdict, deque
from typing import Self

import aiohttp
from aiohttp import web
from yarl import URL

TIMEOUT, OWN_LIMIT = 408, 429
CACHED = "/api/v10/users/@me", "/api/v10/gateway", "/api/v10/gateway/bot"
HOP = {"transfer-encoding", "connection", "content-length", "content-encoding", "date", "server"}
MAJOR = re.compile(r"/(channels|guilds|webhooks)/(\d+)")


class RateLimitProxy:
    """From `async with` on at `address`. `target`: the API's address, with its path; `rate`: the global budget."""

    def __init__(self, target: str, rate: int = 50) -> None:
        self._target, self._rate = URL(target).origin(), rate
        self._buckets: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._cache: dict[str, web.Response] = {}
        self._sent: deque[float] = deque()
        self.faults: list[tuple[str, str, int]] = []
        """Method, end of a path, and the status with which the next such request is answered."""
        self.passed: list[tuple[str, str]] = []
        self.address = ""

    async def __aenter__(self) -> Self:
        site = web.Application(client_max_size=2**26)
        site.router.add_route("*", "/{path:.*}", self._answer)
        self._session = aiohttp.ClientSession(auto_decompress=False)
        self._runner = web.AppRunner(site, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._session.close()
        await self._runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        assert request.path.startswith("/api/v10/"), request.path
        if request.path in self._cache:
            known = self._cache[request.path]
            return web.Response(body=known.body, headers={"Content-Type": "application/json", "X-Cached": "true"})
        found = MAJOR.search(request.path)
        async with self._buckets[f"{request.method} {found[0] if found else request.path}"]:
            if "Authorization" in request.headers:
                await self._budget()
            for fault in self.faults:
                if request.method == fault[0] and request.path.endswith(fault[1]):
                    self.faults.remove(fault)
                    return self._refused(fault[2])
            return await self._passed_on(request)

    async def _budget(self) -> None:
        now = asyncio.get_running_loop().time
        while len(self._sent) >= self._rate:
            await asyncio.sleep(max(0.0, self._sent[0] + 1.0 - now()))
            while self._sent and self._sent[0] <= now() - 1.0:
                self._sent.popleft()
        self._sent.append(now())

    def _refused(self, status: int) -> web.Response:
        if status == TIMEOUT:
            return web.Response(status=status, text="context deadline exceeded")
        headers = {"generated-by-proxy": "true", "x-ratelimit-scope": "user", "retry-after": "1"}
        headers |= {"x-ratelimit-limit": "1", "x-ratelimit-remaining": "0", "x-ratelimit-after": "1"}
        body = {"global": False, "message": "You are being rate limited.", "retry_after": 1}
        return web.json_response(body, status=status, headers=headers)

    async def _passed_on(self, request: web.Request) -> web.Response:
        self.passed.append((request.method, request.path))
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP | {"host"}}
        url = self._target.join(URL(request.raw_path, encoded=True))
        async with self._session.request(request.method, url, headers=headers, data=await request.read()) as answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP}
            made = web.Response(status=answer.status, body=await answer.read(), headers=kept)
        if request.path in CACHED and made.status == 200:
            self._cache[request.path] = made
        return made

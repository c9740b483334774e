"""Starts and stops the local Discord on a port of this machine."""

from __future__ import annotations

import ipaddress
import sys
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from bot.playground import rest
from bot.playground.gateway import Gateway
from bot.playground.routes import ROUTES
from bot.playground.server import FakeDiscord

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only on demand, with a warning
WARNING = (
    "The playground is open to your local network: everybody there can play, as anybody, and read everything. "
    "Close it when you are done."
)
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Playground:
    """The local Discord, served. `async with Playground() as p:` gives its addresses and `world`, its state.

    `port` 0 takes a free one. `lan` opens it to the local network and says so. `mount(app)` may add routes, as the page
    does. Addresses: `api_base`, `gateway_url`, `cdn_base` for the bot, `page_url` for browsers.
    """

    def __init__(
        self,
        world: FakeDiscord | None = None,
        *,
        port: int = 0,
        lan: bool = False,
        mount: Callable[[web.Application], None] | None = None,
    ) -> None:
        self.world = world or FakeDiscord()
        self.gateway = Gateway(self.world)
        self._port, self._lan, self._mount = port, lan, mount
        self._runner: web.AppRunner | None = None
        self.port = port
        self.page_url = self.api_base = self.gateway_url = self.cdn_base = ""

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.state.app.token

    @property
    def environment(self) -> dict[str, str]:
        """What a bot's process needs in its environment to come here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY_URL": self.gateway_url,
            "DISCORD_CDN_BASE": self.cdn_base,
        }

    async def start(self) -> None:
        """Opens the port. OSError: it is taken."""
        app = web.Application(client_max_size=rest.LARGEST_REQUEST, middlewares=[_own_pages_only])
        if self._mount is not None:
            self._mount(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/cdn/{path:.*}", self._file)
        rest.mount(app, self.world, ROUTES, "/api/v10")
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, EVERYWHERE if self._lan else LOOPBACK, self._port)
        await site.start()
        self.port = int(self._runner.addresses[0][1])
        here = f"{LOOPBACK}:{self.port}"
        self.page_url, self.api_base = f"http://{here}/", f"http://{here}/api/v10"
        self.world.gateway_url = self.gateway_url = f"ws://{here}/gateway"
        self.world.state.files.base = self.cdn_base = f"http://{here}/cdn"
        if self._lan:
            print(WARNING, file=sys.stderr)  # noqa: T201 - a warning for whoever started it

    async def stop(self) -> None:
        """Closes the port; the state stays."""
        self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Playground:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _file(self, request: web.Request) -> web.Response:
        path = request.rel_url.raw_path.removeprefix("/cdn")
        file = self.world.state.files.by_path.get(path)
        if file is None:
            return web.Response(status=404)
        safe = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.data, content_type=file.content_type, headers=safe)


@web.middleware
async def _own_pages_only(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Pages of other sites, open in the same browser, get nothing here, whatever name they gave this address."""
    origin = request.headers.get("Origin")
    if not _is_address(request.url.host or "") or (origin is not None and urlsplit(origin).netloc != request.host):
        return web.Response(status=403, text="This page may not come here.")
    return await handler(request)


def _is_address(host: str) -> bool:
    """Whether a host is named by its number, or as this machine."""
    if host == "localhost":
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True

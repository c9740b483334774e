"""Is the bot well: a few figures, and two addresses that a supervisor may ask."""

import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from bot.present.publisher import Publisher
from bot.tables.connect import StoreError
from bot.tables.deadlines import LATENESS
from bot.tables.service import Tables

OVERDUE = 5.0
"""Seconds after which an expired deadline counts as overdue."""
log = logging.getLogger(__name__)


class Figures(msgspec.Struct, frozen=True):
    """How the bot does: whether people can reach it, tables and what is late. Times in seconds."""

    connected: bool
    writable: bool
    tables: int
    overdue: int
    unshown: int
    up: float


class Health:
    """Takes the figures. `connected` tells whether the gateway is."""

    def __init__(self, tables: Tables, publisher: Publisher, connected: Callable[[], bool]) -> None:
        self._tables = tables
        self._publisher = publisher
        self._connected = connected
        self._began = time.monotonic()
        self._runner: web.AppRunner | None = None

    async def figures(self) -> Figures:
        """The figures of this moment."""
        now, tables = self._tables.now(), self._tables.tables()
        late = [
            row for t in tables for row in t.deadlines if row.due is not None and now > row.due + LATENESS + OVERDUE
        ]
        return Figures(
            connected=self._connected(),
            writable=await self._readable(),
            tables=len(tables),
            overdue=len(late),
            unshown=self._publisher.behind(),
            up=time.monotonic() - self._began,
        )

    async def _readable(self) -> bool:
        try:
            await self._tables.store.last_beat()
        except StoreError:
            log.warning("The database does not answer.")
            return False
        return True

    async def serve(self, port: int) -> None:
        """Answer `/healthz` (the loop runs) and `/readyz` (people can play) on all addresses of this machine."""
        app = web.Application()
        app.router.add_get("/healthz", self._told(lambda figures: True))
        app.router.add_get("/readyz", self._told(lambda figures: figures.connected and figures.writable))
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, port=port).start()

    async def stop(self) -> None:
        """Answer no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    def _told(self, well: Callable[[Figures], bool]) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            figures = await self.figures()
            body = msgspec.json.encode(figures)
            return web.Response(body=body, status=200 if well(figures) else 503, content_type="application/json")

        return answer

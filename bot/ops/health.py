"""Health checks: figures about the bot, served at three URLs."""

import asyncio
import contextlib
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from bot.ops.metrics import Metrics
from bot.ops.request_budget import RequestBudget
from bot.present.publishing.publisher import Publisher
from bot.tables.clock.deadlines import LATENESS
from bot.tables.service import TableService
from bot.tables.shards import ShardRange

if TYPE_CHECKING:
    from aiohttp import web

OVERDUE_AFTER = 5.0
"""Seconds after which an expired deadline counts as overdue."""
MAX_HEARTBEAT_AGE = 60.0
"""Seconds for which an acknowledged heartbeat proves that the gateway works."""
MAX_WRITE_AGE = 20.0
"""Seconds for which a successful write proves that the database works; heartbeats are written more often."""
JSON = "application/json"


class HealthError(Exception):
    """The port cannot be opened. The message is one sentence for the operator."""


class Gateway(Protocol):
    """What is asked of the client."""

    @property
    def there(self) -> bool:
        """Whether people can reach the bot."""

    @property
    def serves(self) -> ShardRange:
        """The shards of this process."""

    @property
    def away(self) -> list[int]:
        """The shards of this process whose people cannot reach it."""

    @property
    def acknowledged(self) -> float:
        """Seconds since Discord last acknowledged a heartbeat, of the shard for which it is longest ago."""

    @property
    def latency(self) -> float:
        """Seconds between a heartbeat and its acknowledgement."""

    @property
    def budget(self) -> RequestBudget:
        """What lets the requests to Discord pass."""

    def is_ready(self) -> bool:
        """Whether everything is known after connecting."""


class Figures(msgspec.Struct, frozen=True):
    """Whether people can reach the bot, how many tables there are, what is late. Times in seconds."""

    connected: bool
    writable: bool
    tables: int
    overdue: int
    unshown: int
    lag: float
    """For how long the table that waits longest has not been shown as it is."""
    up: float
    away: list[int] = []
    """The shards of this process that are not connected."""
    served: list[int] = []
    """The shards whose tables this process plays; one that stands by has none, and nothing to write."""

    @property
    def ready(self) -> bool:
        """Whether people can play."""
        return self.connected and self.writable


class Health:
    """Collects the figures and serves them. `client` returns the gateway's client."""

    def __init__(
        self, tables: TableService, publisher: Publisher, client: Callable[[], Gateway], metrics: Metrics
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._client = client
        self._metrics = metrics
        self._began = time.monotonic()
        self._runner: web.AppRunner | None = None
        self._watch: asyncio.Task[None] | None = None

    def figures(self) -> Figures:
        """The figures now; does not block."""
        served = [*self._tables.store.served]
        now, tables, client = self._tables.now(), self._tables.tables(), self._client()
        due = [row.due for table in tables for row in table.deadlines if row.due is not None]
        return Figures(
            connected=client.there and client.is_ready() and client.acknowledged <= MAX_HEARTBEAT_AGE,
            writable=not served or time.monotonic() - self._tables.store.database.written_at <= MAX_WRITE_AGE,
            tables=len(tables),
            overdue=sum(now > each + LATENESS + OVERDUE_AFTER for each in due),
            unshown=self._publisher.behind(),
            lag=self._publisher.lag(),
            up=time.monotonic() - self._began,
            away=client.away,
            served=served,
        )

    async def serve(self, host: str, port: int) -> None:
        """Answer `/healthz` (the loop runs), `/readyz` (people can play), `/metrics`. Raises HealthError."""
        from aiohttp import web  # noqa: PLC0415 - 2 MB, which only those need who open the port

        async def healthz(_: web.Request) -> web.Response:
            return web.Response(body=msgspec.json.encode(self.figures()), content_type=JSON)

        async def readyz(_: web.Request) -> web.Response:
            figures = self.figures()
            status = 200 if figures.ready else 503
            return web.Response(body=msgspec.json.encode(figures), status=status, content_type=JSON)

        async def metrics(_: web.Request) -> web.Response:
            return web.Response(body=self._metrics_text(), headers={"Content-Type": "text/plain; version=0.0.4"})

        app = web.Application()
        app.router.add_get("/healthz", healthz)
        app.router.add_get("/readyz", readyz)
        app.router.add_get("/metrics", metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise HealthError(f"QUARTIER_HEALTH_PORT {port} on {host} cannot be opened: {error.strerror}.") from error
        self._watch = asyncio.create_task(self._metrics.watch(), name="health")

    async def stop(self) -> None:
        """Stop serving."""
        if self._watch is not None:
            self._watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watch
        if self._runner is not None:
            await self._runner.cleanup()

    def _show_shards(self, client: Gateway) -> None:
        """The figures of each shard of this process."""
        serves, show = client.serves, self._metrics.show_shards
        tables = Counter(serves.shard_of(table.place.guild) for table in self._tables.tables())
        lags = dict.fromkeys(serves.mine, 0.0)
        for guild, seconds in self._publisher.lags():
            shard = serves.shard_of(guild)
            lags[shard] = max(seconds, lags.get(shard, 0.0))
        served, away = self._tables.store.served, client.away
        show("shard_connected", "1 while a shard is connected.", {each: each not in away for each in serves.mine})
        show("shard_tables", "Open tables of a shard.", {each: tables[each] for each in serves.mine})
        show("shard_publish_lag_seconds", "How long a table of a shard has not been shown as it is.", lags)
        show(
            "shard_served",
            "1 while this process plays a shard's tables.",
            {each: each in served for each in serves.mine},
        )

    def _metrics_text(self) -> bytes:
        """What Prometheus reads."""
        figures, client, show = self.figures(), self._client(), self._metrics.show
        latency = client.latency
        show("ready", "1 while people can play.", figures.ready)
        show("connected", "1 while the gateway is ready and acknowledges heartbeats.", figures.connected)
        show("away_shards", "Shards of this process that are not connected.", len(figures.away))
        show("database_writable", "1 while the database can be written.", figures.writable)
        show("open_tables", "Tables in the lobby, playing or paused.", figures.tables)
        show("overdue_deadlines", "Waits whose time is long up.", figures.overdue)
        show("unshown_tables", "Tables not shown as they are.", figures.unshown)
        show("publish_lag_seconds", "How long the slowest table has not been shown as it is.", figures.lag)
        show("shards", "Shards of the bot, over all of its processes.", client.serves.count)
        show("requests_waiting", "Requests to Discord that wait for their share of a second.", client.budget.waiting)
        show("gateway_latency_seconds", "From heartbeat to acknowledgement.", latency if math.isfinite(latency) else -1)
        self._show_shards(client)
        return self._metrics.text()

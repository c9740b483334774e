"""Prometheus metrics: interactions, answers, requests to Discord, pictures, the event loop."""

import asyncio
import re
import time
from collections.abc import Callable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from bot.present.publishing.chat_port import RenderedImage
from bot.present.publishing.picture_queue import Paint
from bot.tables.model import TableChanged

KINDS = {1: "ping", 2: "command", 3: "press", 4: "autocomplete", 5: "form"}
"""Discord's types of interactions."""
ANSWER_BUDGET = 3.0
"""Seconds in which Discord wants an answer."""
ANSWERS = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, ANSWER_BUDGET, 5.0)
DRAWINGS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LAGS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
UNANSWERED_AFTER, SAMPLE_INTERVAL = 15.0, 0.5
"""Seconds after which an interaction counts as unanswered; seconds between two measurements of the loop."""
PROXY = "generated-by-proxy"
"""The header of answers that nirn-proxy gives in the place of Discord."""
EPOCH = 1_420_070_400.0
"""Discord's ids count from here."""
CALLBACK = "interactions/{id}/{token}/callback"
"""The route of answers to interactions."""
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_VERSION, _ID = re.compile(r"^.*?/v\d+/"), re.compile(r"\b\d{5,}\b")
_SECRET = re.compile(r"(webhooks|interactions)/(\d+)/[^/]+")


class PendingInteraction(msgspec.Struct):
    """An interaction without an answer yet. `facts`: what the cogs note about it."""

    kind: str
    at: float
    facts: dict[Any, Any]


def route(path: str) -> str:
    """A path of Discord's API without ids and tokens, for few label values and no secrets."""
    return _ID.sub("{id}", _SECRET.sub(r"\1/\2/{token}", _VERSION.sub("", path).strip("/").split("/@")[0]))


class Metrics:
    """The counters of one bot, in a registry of their own. `now`: seconds since 1970.

    Of what is counted at each press, what `labels` has found is kept: it makes its key anew and takes a lock each time.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._heard: dict[int, PendingInteraction] = {}
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = at = CollectorRegistry()
        ProcessCollector(registry=at)
        interactions = Counter("quartier_interactions", "Interactions.", ("kind", "outcome"), registry=at)
        self._interactions = cache(interactions.labels)
        answers = Histogram("quartier_answer_seconds", "From press to answer.", ("kind",), buckets=ANSWERS, registry=at)
        self._answers = cache(answers.labels)
        requests = Counter(
            "quartier_discord_requests", "Requests to Discord.", ("method", "route", "status"), registry=at
        )
        self._requests = cache(requests.labels)
        self._blocked = Counter("quartier_discord_blocked", "429 without Via: a block of this address.", registry=at)
        self._connects = Counter("quartier_gateway_connects", "New or resumed sessions.", ("how",), registry=at)
        self._lag = Histogram("quartier_loop_lag_seconds", "How late the loop wakes.", buckets=LAGS, registry=at)
        self._drawing = Histogram("quartier_drawing_seconds", "Painting.", ("game",), buckets=DRAWINGS, registry=at)
        self._commits = cache(Counter("quartier_commits", "Steps written.", ("game",), registry=at).labels)
        self._gauges: dict[str, Gauge] = {}

    def show(self, name: str, meaning: str, value: float) -> None:
        """Set a gauge, at the time of a scrape."""
        if name not in self._gauges:
            self._gauges[name] = Gauge(f"quartier_{name}", meaning, registry=self.registry)
        self._gauges[name].set(value)

    def show_shards(self, name: str, meaning: str, values: Mapping[int, float]) -> None:
        """Set a gauge for each of some shards, at the time of a scrape; others have none."""
        if name not in self._gauges:
            self._gauges[name] = Gauge(f"quartier_{name}", meaning, ("shard",), registry=self.registry)
        self._gauges[name].clear()
        for shard, value in values.items():
            self._gauges[name].labels(str(shard)).set(value)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)

    # ---- what happens

    def on_update(self, update: TableChanged) -> None:
        """Count a committed step."""
        if update.warned is None and not update.marked:
            self._commits(update.table.game).inc()

    def session(self, how: str) -> None:
        """Count a gateway session: `new` or `resumed`."""
        self._connects.labels(how).inc()

    def heard(self, id_: int, kind: int, facts: dict[Any, Any]) -> None:
        """Begin to measure an interaction; in `facts` the cogs note under `refused` why it was not carried out."""
        self._heard[id_] = PendingInteraction(KINDS.get(kind, "other"), self._now(), facts)

    def timed(self, paint: Paint) -> Paint:
        """`paint`, measured."""

        def painted(key: str, *order: Any) -> RenderedImage:
            with self._drawing.labels(key).time():
                return paint(key, *order)

        return painted

    async def watch(self) -> None:
        """For ever: measure the lag of the loop, and count interactions that were not answered."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(SAMPLE_INTERVAL)
            self._lag.observe(max(0.0, time.monotonic() - begun - SAMPLE_INTERVAL))
            self.forget()

    def forget(self) -> None:
        """Count the interactions that were never answered."""
        oldest = self._now() - UNANSWERED_AFTER
        for id_ in [id_ for id_, heard in self._heard.items() if heard.at < oldest]:
            self._interactions(self._heard.pop(id_).kind, "unanswered").inc()

    # ---- requests to Discord

    def trace(self) -> aiohttp.TraceConfig:
        """For discord.py's HTTP session: measures every request."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        config.on_request_exception.append(self._failed)
        return config

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        self.ended(end.method, end.url.raw_path, end.response.status, end.response.headers)

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.failed(end.method, end.url.raw_path)

    def ended(self, method: str, path: str, status: int, headers: Mapping[str, str]) -> None:
        """Count a request that was answered."""
        callback = _CALLBACK.search(path)
        self._requests(method, CALLBACK if callback else route(path), str(status)).inc()
        if status == 429 and not {"Via", PROXY} & headers.keys():
            self._blocked.inc()
        if callback and status != 429:  # discord.py tries again
            self._answered(int(callback[1]), status)

    def failed(self, method: str, path: str) -> None:
        """Count a request without an answer."""
        self._requests(method, route(path), "none").inc()

    def _answered(self, id_: int, status: int) -> None:
        """Count the answer to an interaction: taken, refused, too late or failed."""
        heard = self._heard.pop(id_, None)
        if heard is None:
            return
        outcome = "late" if status in {400, 404} else "failed" if status >= 400 else "answered"
        if outcome == "answered" and heard.facts.get("refused"):
            outcome = "refused"
        self._interactions(heard.kind, outcome).inc()
        if status < 400:
            made = (id_ >> 22) / 1000 + EPOCH
            self._answers(heard.kind).observe(max(0.0, self._now() - made))

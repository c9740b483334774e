"""The share of Discord's requests a second that a process has, and who waits when it is used up."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.ops import request_budget
from bot.ops.request_budget import LEAST, SPAN, RequestBudget, share, share_of
from bot.runtime.priority import awaited, background
from bot.settings import Settings, read
from bot.tables.shards import ShardRange


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second is a fifth of one."""
    monkeypatch.setattr(request_budget, "SPAN", 0.2)
    monkeypatch.setattr(request_budget, "PATIENCE", 0.5)


async def test_no_span_has_more_requests_than_the_rate(quick: None) -> None:
    budget, sent = RequestBudget(5), list[float]()

    async def request() -> None:
        await budget.wait()
        sent.append(time.monotonic())

    begun = time.monotonic()
    await asyncio.gather(*(request() for _ in range(17)))
    assert 0.55 < time.monotonic() - begun < 3.0
    assert all(later - first > 0.19 for first, later in zip(sent, sent[5:], strict=False))
    assert sent[4] - begun < 0.19, "those that there is room for go at once"
    await asyncio.sleep(0.25)
    begun = time.monotonic()
    await budget.wait()
    assert time.monotonic() - begun < 0.19


async def test_calls_that_nobody_waits_for_yield_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_budget, "SPAN", 0.5)
    monkeypatch.setattr(request_budget, "PATIENCE", 1.25)
    budget, order = RequestBudget(1), list[str]()

    async def request(name: str) -> None:
        await budget.wait()
        order.append(name)

    async def unawaited(name: str) -> None:
        with background():
            assert not awaited()
            await request(name)
        assert awaited()

    await budget.wait()
    calls = [asyncio.create_task(unawaited("picture"))]
    for number in range(6):
        await asyncio.sleep(0.01)
        calls.append(asyncio.create_task(request(f"press {number}")))
    await asyncio.sleep(0.05)
    assert budget.waiting == 7
    given_up = calls.pop(1)
    given_up.cancel()
    await asyncio.sleep(1.25)
    calls.append(asyncio.create_task(request("late press")))
    await asyncio.gather(*calls)
    assert order == [*(f"press {number}" for number in range(1, 6)), "picture", "late press"]
    assert budget.waiting == 0


@asynccontextmanager
async def counting() -> AsyncIterator[tuple[list[str], str]]:
    """A server that notes the paths it is asked for."""
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        return web.Response()

    site = web.Application()
    site.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(site)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield asked, f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def test_answers_to_interactions_and_connections_do_not_count(quick: None) -> None:
    budget = RequestBudget(1)
    free = ("/api/v10/interactions/17/token/callback", "/api/v10/webhooks/17/token/messages/@original", "/")
    async with (
        counting() as (asked, base),
        aiohttp.ClientSession(trace_configs=[budget.limit(aiohttp.TraceConfig())]) as session,
    ):
        begun = time.monotonic()
        for path in (*free, "/api/v10/channels/17/messages", *free):
            async with session.post(base + path):
                pass
        assert time.monotonic() - begun < 0.15
        async with session.get(base + "/api/v10/users/@me"):
            pass
        assert time.monotonic() - begun > 0.19
    assert len(asked) == 8


async def test_what_is_sent_in_a_turn_was_counted_and_the_next_request_waits(quick: None) -> None:
    budget = RequestBudget(1)
    async with (
        counting() as (_, base),
        aiohttp.ClientSession(trace_configs=[budget.limit(aiohttp.TraceConfig())]) as session,
    ):
        begun = time.monotonic()
        async with budget.turn(), session.post(base + "/api/v10/channels/17/messages"):
            pass
        assert time.monotonic() - begun < 0.15, "the one request there is room for"
        async with budget.turn():
            assert time.monotonic() - begun > 0.19
            await asyncio.sleep(0.1)
            async with session.post(base + "/api/v10/channels/17/messages"):
                sent = time.monotonic()
            async with session.post(base + "/api/v10/channels/17/messages"):
                assert time.monotonic() - sent > 0.15, "counted from when the one before was sent, not from its turn"


async def test_a_limit_costs_next_to_nothing_while_there_is_room() -> None:
    budget, begun = RequestBudget(100_000), time.perf_counter()
    for _ in range(20_000):
        await budget.wait()
    assert (time.perf_counter() - begun) / 20_000 < 20e-6


@pytest.mark.parametrize(
    ("given", "rate"),
    [
        ({}, 50),
        ({"QUARTIER_SHARD_COUNT": "4"}, 50),
        ({"QUARTIER_SHARDS": "0-3/16"}, 12),
        ({"QUARTIER_SHARDS": "5/64"}, LEAST),
        ({"QUARTIER_SHARDS": "0-3/16", "QUARTIER_REQUESTS_PER_SECOND": "500"}, 125),
        ({"QUARTIER_SHARDS": "0-3/16", "QUARTIER_API": "http://proxy:8080"}, 50),
        ({"QUARTIER_SHARDS": "0-3/16", "QUARTIER_REQUESTS_PER_SECOND": "0"}, 0),
    ],
)
def test_the_share_of_a_process(given: dict[str, str], rate: int, caplog: pytest.LogCaptureFixture) -> None:
    assert share_of(read(given)) == rate
    beyond = given == {"QUARTIER_SHARDS": "5/64"}
    assert ("processes beyond 16 exceed them" in caplog.text) == beyond, "the least is more than a share"


def test_the_shares_of_all_processes_are_no_more_than_the_whole() -> None:
    for shards, processes in itertools.product((1, 4, 16, 17), (1, 2, 4, 16)):
        parts = [ShardRange.part(shards, n, min(processes, shards)) for n in range(min(processes, shards))]
        assert sum(share(50, len(part.mine), shards) for part in parts) <= max(50, LEAST * len(parts))
    assert SPAN > 1.0


def test_a_proxys_address_gets_discords_path(tmp_path: Path) -> None:
    for text in ("http://proxy:8080", "http://proxy:8080/", "http://proxy:8080/api/v10"):
        assert read({"QUARTIER_API": text}).proxy == "http://proxy:8080/api/v10"
    assert Settings().proxy == ""

"""What supervisors and Prometheus are told while people play: figures that are true, routes without ids or tokens."""

import re
import time
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest
from yarl import URL

from bot.app import EXIT_FAILURE, App, serve
from bot.games import GAMES
from bot.ops.metrics import Metrics, route
from bot.ops.session_starts import SessionStarts
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.runtime import log
from bot.settings import Settings, read
from bot.tables.storage.store import Store
from tests.api_description import spec
from tests.deploy.prometheus_queries import all_faults
from tests.sockets.actors import Bot, open_table, plays


@pytest.mark.sockets
async def test_a_played_table_is_measured(tmp_path: Path, unused_tcp_port: int) -> None:
    base = f"http://127.0.0.1:{unused_tcp_port}"
    async with Playground(FakeDiscord(spec=spec())) as playground, aiohttp.ClientSession() as session:
        world = playground.world
        people = [world.add_person(name) for name in ("Lea", "Tom")]
        bot = Bot(playground, tmp_path, QUARTIER_HEALTH_PORT=str(unused_tcp_port), QUARTIER_LOG_FORMAT="json")
        await bot.start()
        try:
            channel = await open_table(world, people, {"game": "city", "pace": "live"})
            message, part, _ = next(each for person in people for each in plays(world, person, channel))
            for person in people:
                await world.press(person, message, part["custom_id"], forged=True)
            async with session.get(f"{base}/readyz") as answer:
                figures = await answer.json()
                assert answer.status == 200, figures
            async with session.get(f"{base}/metrics") as answer:
                text = await answer.text()
        finally:
            await bot.stop()
    assert (figures["connected"], figures["writable"], figures["tables"]) == (True, True, 1)
    found = dict(re.findall(r"^(quartier_\S+) (\S+)$", text, re.M))
    assert found["quartier_open_tables"] == "1.0"
    assert found["quartier_database_writable"] == "1.0"
    assert found["quartier_overdue_deadlines"] == "0.0"
    assert found["quartier_requests_waiting"] == "0.0"
    assert found["quartier_shards"] == "1.0"
    for name, value in (("connected", 1), ("served", 1), ("tables", 1)):
        assert float(found[f'quartier_shard_{name}{{shard="0"}}']) == value
    assert not all_faults(text), "the dashboard and the alerts ask for what there is"
    assert float(found['quartier_commits_total{game="city"}']) >= 3
    assert float(found['quartier_interactions_total{kind="command",outcome="answered"}']) == 1
    assert float(found['quartier_interactions_total{kind="press",outcome="answered"}']) >= 2
    assert float(found['quartier_interactions_total{kind="press",outcome="refused"}']) >= 1
    assert float(found['quartier_answer_seconds_bucket{kind="press",le="3.0"}']) >= 3
    assert float(found['quartier_drawing_seconds_count{game="city/turn"}']) >= 1
    assert float(found['quartier_gateway_connects_total{how="new"}']) == 1
    assert float(found["quartier_loop_lag_seconds_count"]) > 0
    assert playground.token not in text + bot.log
    assert not re.search(r'="[^"]*\d{5}', text), "no ids: they would make ever new series"
    assert all(line.startswith('{"at":') for line in bot.log.splitlines())


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/api/v10/channels/157368496748229/messages/157368496748230", "channels/{id}/messages/{id}"),
        ("/api/v10/interactions/157368496748229/aW50ZXJh.c3Q/callback", "interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/157368496748229/aW50ZXJh/messages/@original", "webhooks/{id}/{token}/messages"),
        ("/api/v10/oauth2/applications/@me", "oauth2/applications"),
        ("/gateway", "gateway"),
    ],
)
def test_a_route_names_neither_ids_nor_tokens(path: str, told: str) -> None:
    assert route(path) == told


async def test_answers_too_late_blocks_and_silence_are_counted() -> None:
    clock = [time.time()]
    metrics = Metrics(lambda: clock[0])
    ids = [int((clock[0] - 1_420_070_400.0 - 2.0) * 1000) << 22 | n for n in range(3)]
    for id_ in ids:
        metrics.heard(id_, 3, {})
    session, context = aiohttp.ClientSession(), SimpleNamespace()
    for id_, status in zip(ids, (200, 404), strict=False):
        url = URL(f"https://discord.test/api/v10/interactions/{id_}/token/callback")
        end = SimpleNamespace(method="POST", url=url, response=SimpleNamespace(status=status, headers={}))
        await metrics._ended(session, context, end)  # type: ignore[arg-type]  # by hand
    blocked = SimpleNamespace(method="GET", url=url, response=SimpleNamespace(status=429, headers={}))
    await metrics._ended(session, context, blocked)  # type: ignore[arg-type]  # by hand
    await session.close()
    clock[0] += 20
    metrics.forget()
    text = metrics.text().decode()
    for outcome in ("answered", "late", "unanswered"):
        assert f'quartier_interactions_total{{kind="press",outcome="{outcome}"}} 1.0' in text
    assert 'quartier_answer_seconds_bucket{kind="press",le="1.5"} 0.0' in text
    assert 'quartier_answer_seconds_bucket{kind="press",le="2.5"} 1.0' in text
    assert "quartier_discord_blocked_total 1.0" in text


async def test_ready_is_only_who_is_connected_and_can_write(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    app = App(Settings(), store, starts=SessionStarts(None))
    assert not app.health.figures().ready
    assert not app.health.figures().writable, "nothing has been written yet"
    await store.heartbeats.save({0: 1.0})
    assert app.health.figures().writable
    assert not app.health.figures().connected
    gateway = SimpleNamespace(there=True, away=[], is_ready=lambda: True, acknowledged=59.0)
    app.health._client = lambda: gateway
    assert app.health.figures().ready
    gateway.acknowledged = 61.0
    assert not app.health.figures().ready
    store.database.written_at -= 60
    assert not app.health.figures().writable
    await store.close()


async def test_a_taken_port_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with Playground() as playground:
        port = {"QUARTIER_HEALTH_PORT": str(playground.port), "QUARTIER_DATA": str(tmp_path)}
        settings = read(playground.environment | port)
        assert await serve(settings) == EXIT_FAILURE
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"QUARTIER_HEALTH_PORT {playground.port}" in told


def test_json_lines_say_what_they_are_about_and_no_token() -> None:
    import io
    import json
    import logging

    stream = io.StringIO()
    handler = log.begin("INFO", "se.cr.et", lines="json", stream=stream)
    try:
        with log.log_context(17, 4, 2):
            logging.getLogger("bot").error("It is %s.", "se.cr.et", exc_info=ValueError("se.cr.et"))
    finally:
        logging.getLogger().removeHandler(handler)
    entry = json.loads(stream.getvalue())
    assert (entry["table"], entry["seq"], entry["seat"], entry["message"]) == (17, 4, 2, "It is [token].")
    assert "ValueError" in entry["error"]
    assert "se.cr.et" not in stream.getvalue()

"""Starting and ending: what is refused in one sentence, and that the end is orderly."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot import app
from bot.games import GAMES
from bot.playground.serve import Playground
from bot.runtime import log, malloc
from bot.settings import Settings, read
from bot.tables.shards import ShardRange
from bot.tables.storage.store import Store

ROOT = Path(__file__).resolve().parents[1]


async def test_a_bot_without_a_token_does_not_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "quartier.db")
    assert await app.serve(Settings(database=database)) == app.EXIT_CONFIG
    told = capsys.readouterr().err
    assert "DISCORD_TOKEN" in told
    assert told.count("\n") == 1
    assert not await asyncio.to_thread(lambda: list(tmp_path.iterdir()))


def test_a_crash_tells_of_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without uvloop the bot runs all the same, and no error of its own carries that one along."""
    monkeypatch.setitem(sys.modules, "uvloop", None)

    async def crash(settings: Settings) -> int:
        raise LookupError("a crash")

    monkeypatch.setattr(app, "serve", crash)
    monkeypatch.setattr(log, "begin", lambda *given, **more: None)
    monkeypatch.setattr(malloc, "limit_arenas", lambda: None)
    monkeypatch.setattr(malloc, "return_large", lambda: None)
    with pytest.raises(LookupError) as caught:
        app.main(Settings())
    assert caught.value.__context__ is None


def test_a_game_that_cannot_be_used_is_told_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def serve(settings: Settings) -> int:
        return app.EXIT_OK

    monkeypatch.setattr(app, "serve", serve)
    monkeypatch.setattr(log, "begin", lambda *given, **more: None)
    monkeypatch.setattr(malloc, "limit_arenas", lambda: None)
    monkeypatch.setattr(malloc, "return_large", lambda: None)
    faults = ("The game 'pig' of the package pig cannot be used: 100 % wrong.",)
    monkeypatch.setattr(app, "FAULTS", faults)
    assert app.main(Settings()) == app.EXIT_OK
    assert [record.getMessage() for record in caplog.records] == [*faults]


async def test_a_second_process_on_the_same_database_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "quartier.db")
    store = await Store.open(database, GAMES)
    try:
        assert await app.serve(Settings(token="a.b.c", database=database)) == app.EXIT_FAILURE
    finally:
        await store.close()
    assert capsys.readouterr().err.count("\n") == 1


async def test_a_wrong_token_and_a_discord_out_of_reach_are_told(tmp_path: Path) -> None:
    async with Playground() as playground:
        env = playground.environment | {"QUARTIER_DATA": str(tmp_path), "DISCORD_TOKEN": "wrong.token"}
        status, told = await ended_alone(env)
    assert status == app.EXIT_CONFIG
    assert "DISCORD_TOKEN" in told
    assert "wrong.token" not in told


async def test_the_bot_ends_in_order_when_asked_to(tmp_path: Path) -> None:
    async with Playground() as playground:
        env = playground.environment | {"QUARTIER_DATA": str(tmp_path), "QUARTIER_READY_WAIT": "0"}
        process = await started(env)
        await playground.world.until(lambda: playground.world.state.app.commands[None], 20.0)
        process.send_signal(signal.SIGTERM)
        _, told = await asyncio.wait_for(process.communicate(), 10.0)
    assert process.returncode == app.EXIT_OK
    assert b"Traceback" not in told
    store = await Store.open(read(env).database, GAMES)
    assert 0 in await store.heartbeats.latest(), "the clock has beaten"
    await store.close()


async def test_people_of_a_shard_that_is_cut_off_are_not_reached_those_of_others_are(tmp_path: Path) -> None:
    shards = ShardRange.all_of(2)
    store = await Store.open(tmp_path / "quartier.db", GAMES, shards=shards)
    bot = app.App(Settings(shards=shards), store)
    await bot.client.on_shard_connect(0)
    await bot.client.on_shard_connect(1)
    await bot.client.on_shard_disconnect(1)
    for there in (bot._reached, bot.robots._there):
        assert [there(guild) for guild in (5, 1 << 22, 2 << 22)] == [True, False, True]
    store.served.remove({0})
    assert not bot._reached(5), "another process plays its tables"
    await store.close()


async def started(env: dict[str, str]) -> asyncio.subprocess.Process:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "QUARTIER_"))}
    code = "import sys; from bot import app, settings; sys.exit(app.main(settings.read()))"
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, env=kept | env, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )


async def ended_alone(env: dict[str, str]) -> tuple[int, str]:
    process = await started(env)
    _, told = await asyncio.wait_for(process.communicate(), 20.0)
    return process.returncode or 0, told.decode()

"""Every case on which the fuzzing bench has ever failed, some made by hand, and a few fresh ones (`make fuzz`)."""

import random
import sqlite3
import time
from pathlib import Path

import pytest

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.settings import DATABASE
from tests.api_description import spec
from tests.bench.fuzzing.acts import Acts
from tests.bench.fuzzing.cases import Case, keep, kept
from tests.bench.fuzzing.read_in_process import READ, failure
from tests.bench.fuzzing.served_run import ServedRun
from tests.bench.fuzzing.served_tables import GUARDED, ServedTables
from tests.sockets.actors import Bot

pytestmark = [pytest.mark.sockets, pytest.mark.uncounted]
FRESH, SEED = 150, 1


def test_what_is_read_in_process_meets_only_its_documented_errors() -> None:
    chance = random.Random(SEED)
    fresh = [READ[kind][0](chance) for kind in ("control", "board", "row") for _ in range(FRESH)]
    for case in (*(each for each in kept() if each.kind in READ), *fresh):
        assert not failure(case), case


def test_a_fault_is_found_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case("control", {"game": "city", "text": "cHwxNy8="}, why="made by hand")
    assert kept(keep(case, tmp_path).parent) == [case]
    monkeypatch.setattr("tests.bench.fuzzing.read_in_process.parse", lambda text: text[5_000])
    assert failure(case).startswith("IndexError")


async def test_what_is_sent_is_answered_once_and_changes_only_what_it_may(tmp_path: Path) -> None:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        served = ServedTables(playground.world)
        await served.write(tmp_path)
        bot = Bot(playground, tmp_path, QUARTIER_READY_WAIT="0")
        await bot.start(60)
        try:
            await served.shown()
            run = ServedRun(playground, served, tmp_path, lambda: bot.log)
            await run.begin()
            await run.send([each for each in kept() if each.kind not in READ])
            await run.fuzz(Acts(run.traffic, random.Random(SEED)), time.monotonic() + 60, FRESH)
            assert (run.sent.failed, run.sent.faults) == ([], 0)
            await _it_would_have_been_seen(run, served, tmp_path)
        finally:
            assert await bot.stop() == 0, bot.log


async def _it_would_have_been_seen(run: ServedRun, served: ServedTables, folder: Path) -> None:
    """A change of a guarded table and a fault in the log are both told, once."""
    guarded = served.at(GUARDED)[0].number
    with sqlite3.connect(folder / DATABASE) as connection:
        connection.execute("UPDATE tables SET seq = seq + 1 WHERE id = ?", (guarded,))
    connection.close()
    with (folder / "bot.runtime.log").open("a") as log:
        log.write("2026-11-23 12:00:00,000 ERROR   cogs.errors Error 1234abcd at p|1|-|Roll.\n")
    why = await run._wrong()
    assert f"table {guarded} has changed" in why
    assert "Error 1234abcd" in why
    assert (run.sent.changed, run.sent.logged) == (1, 1)
    assert not await run._wrong()

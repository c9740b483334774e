"""A backup made while tables are being played is restored into a new folder, and every table goes on to its end."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.settings import DATABASE
from bot.tables.model import OVER, PLAYING, Command, TableChanged
from bot.tables.storage.encryption import KEY_FILE
from bot.tables.table_actions import AddRobot, Start
from tests.bot_harness import ANNA, BotHarness

pytestmark = pytest.mark.uncounted

ROOT = Path(__file__).resolve().parents[2]
TABLES, STEPS = 3, 20
ENDLESS = 100_000
"""Steps that nobody plays before the backup is whole, however slowly it is made."""
SLOWLY = 0.1
"""Seconds between two moves of Anna's while a copy is made: a game lasts longer than that, on a busy machine too."""


async def test_every_table_goes_on_to_its_end(tmp_path: Path) -> None:
    old = BotHarness(tmp_path / "old")
    old.path = tmp_path / "old" / DATABASE
    await old.boot(robots=True)
    ids = [await _table(old) for _ in range(TABLES)]
    playing = asyncio.gather(*(_play(old, id_, ENDLESS, SLOWLY) for id_ in ids))
    for _ in range(3000):
        if min(old.table(id_).seq for id_ in ids) >= STEPS:
            break
        await asyncio.sleep(0.01)
    before = {id_: old.table(id_).seq for id_ in ids}
    file = tmp_path / "copy.db"
    await asyncio.to_thread(_backup, old.path.parent, file)
    assert not playing.done(), "they were being played meanwhile"
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    acknowledged = {id_: old.table(id_).seq for id_ in ids}
    ids = [id_ for id_ in ids if old.table(id_).phase == PLAYING]  # by chance one may be over
    assert ids
    await old.close()
    new = BotHarness(tmp_path / "new")
    new.path = tmp_path / "new" / DATABASE
    new.path.parent.mkdir()
    shutil.copyfile(file, new.path)
    shutil.copyfile(old.path.with_name(KEY_FILE), new.path.with_name(KEY_FILE))
    new.hand.at = old.hand.at + 86_400
    await new.boot()
    assert {table.id for table in new.tables.tables()} >= set(ids)
    for id_ in ids:
        await _is_there(new, id_, before[id_], acknowledged[id_])
    new.robots.start()
    await _play_out(new, ids)
    await new.close()


async def _is_there(harness: BotHarness, id_: int, least: int, most: int) -> None:
    """The table stands as it was between these steps, with a whole record, and no clock ran."""
    table = harness.table(id_)
    assert least <= table.seq <= most + 1, "one step more for the time given back"
    assert table.phase == PLAYING
    records = [record.seq for record in await harness.store.history.records(id_)]
    assert records == sorted(set(records))
    assert records[-1] <= table.seq
    assert all(row.due is None or row.due >= harness.hand.at + 20 for row in table.deadlines)


async def _play_out(harness: BotHarness, ids: list[int]) -> None:
    """All play on until their hours are over."""
    for _ in range(200):
        open_ = [id_ for id_ in ids if harness.table(id_).phase == PLAYING]
        if not open_:
            break
        await asyncio.gather(*(_play(harness, id_, 5) for id_ in open_))
        await harness.ahead(40)
    for id_ in ids:
        assert harness.table(id_).phase == OVER
        assert GAMES["city"].conserved_totals(harness.table(id_).state)["money"] == 0


async def _table(harness: BotHarness) -> int:
    id_ = await harness.lobby("city", ANNA)
    for _ in range(2):
        assert isinstance(await harness.tables.act(id_, ANNA, AddRobot("easy")), TableChanged)
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)
    return id_


async def _play(harness: BotHarness, id_: int, steps: int, pause: float = 0.005) -> None:
    """Anna plays as a robot would; the other two are robots."""
    game = GAMES["city"]
    for number in range(steps):
        table = harness.table(id_)
        if table.phase != PLAYING:
            return
        if any(0 in wait.seats for wait in game.waits(table.state)):
            action = choose(
                "random",
                game,
                game.view(table.state, 0),
                game.legal_actions(table.state, 0),
                FastRng(id_ * 1000 + table.seq),
            )
            if action is not None:
                await harness.tables.submit(id_, Command(f"{id_}-{table.seq}-{number}", 0, action))
        await asyncio.sleep(pause)


def _backup(data: Path, file: Path) -> None:
    """As RUNBOOK.md says."""
    run = [sys.executable, "-c", "import sys; from bot.__main__ import main; sys.exit(main(sys.argv[1:]))", "backup"]
    done = subprocess.run([*run, str(file), "--data", str(data)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{file}: ")


async def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    harness = BotHarness(tmp_path)
    harness.path = tmp_path / DATABASE
    await harness.boot()
    file = tmp_path / "copy.db"
    await asyncio.to_thread(_backup, tmp_path, file)
    with pytest.raises(AssertionError, match="is not overwritten"):
        await asyncio.to_thread(_backup, tmp_path, file)
    await harness.close()

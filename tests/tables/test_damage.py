"""A database whose bytes are not what was written: what can be read is played, what is gone is told in one sentence."""

import logging
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.tables.model import ChannelRef, Participant, TableChanged
from bot.tables.storage import mappers
from bot.tables.storage.database import StoreError
from bot.tables.storage.encryption import KEY_FILE
from bot.tables.storage.store import Store
from bot.tables.table_actions import Join, Pause, Resume, Start
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.tables.toy_game import GAMES

TABLES = 8


async def crowd(folder: Path, tables: int = TABLES) -> Path:
    """The database of so many tables being played, closed in order."""
    harness = await BotHarness(folder, GAMES).boot()
    for n in range(tables):
        opened = await harness.tables.open(
            ChannelRef(1, 10 + n, 100 + n), Participant("Anna", ANNA), "toy", "en", "slow"
        )
        assert isinstance(opened, TableChanged)
        await harness.tables.act(opened.table.id, BEN, Join("Ben"))
        assert isinstance(await harness.tables.act(opened.table.id, ANNA, Start()), TableChanged)
    await harness.close()
    return harness.path


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """As versions before the encryption wrote it, so that tests find what they damage."""
    path = await crowd(tmp_path)
    store = await Store.look(path, GAMES)
    rows = [mappers.of_table(table) async for table in store.tables.open_tables()]
    await store.close()
    with sqlite3.connect(path) as connection:
        for id_, row in enumerate(rows, 1):
            connection.execute("UPDATE tables SET head = ?, state = ? WHERE id = ?", (row["head"], row["state"], id_))
    connection.close()
    return path


async def plays(path: Path) -> set[int]:
    """Start over this file, press once at every table: which of them are played."""
    harness = BotHarness(path.parent, GAMES)
    harness.hand.at += 1_000
    try:
        await harness.boot()
    except StoreError:
        if hasattr(harness, "store"):
            await harness.store.kill()
        raise
    try:
        await harness.clock.tick()
        return {table.id for table in harness.tables.tables() if await played_at(harness, table.id)}
    finally:
        await harness.close()


async def played_at(harness: BotHarness, id_: int) -> bool:
    """Whether a table can be changed, twice."""
    paused = await harness.tables.act(id_, ANNA, Pause())
    return isinstance(paused, TableChanged) and isinstance(await harness.tables.act(id_, ANNA, Resume()), TableChanged)


def told(caplog: pytest.LogCaptureFixture) -> set[int]:
    """The tables that the host was told of, each once."""
    numbers = [int(line.split()[1]) for line in caplog.messages if line.startswith("Table ") and " cannot be " in line]
    assert len(numbers) == len(set(numbers))
    return set(numbers)


def flipped(path: Path, at: int, bits: int = 0x80) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        (byte,) = file.read(1)
        file.seek(at)
        file.write(bytes([byte ^ bits]))


def within(path: Path, text: str, skip: int = 0) -> int:
    """Where a text stands in the file; those before are skipped."""
    data, at = path.read_bytes(), -1
    for _ in range(skip + 1):
        at = data.index(text.encode(), at + 1)
    return at


@pytest.mark.uncounted
@pytest.mark.parametrize("bits", [0x80, 0x01])
@pytest.mark.parametrize("text", ['"host":501', '"coins":[', '"phase":"playing"'])
async def test_a_flipped_byte_costs_its_table_alone(
    played: Path, text: str, bits: int, caplog: pytest.LogCaptureFixture
) -> None:
    """In a head or a state, whether it is still text, still JSON, or even still a position."""
    flipped(played, within(played, text, 5) + len(text) - 1, bits)
    found = await plays(played)
    assert len(found) == TABLES - 1
    assert told(caplog) == set(range(1, TABLES + 1)) - found
    (line,) = [line for line in caplog.messages if "left out" in line]
    assert "in channel" in line
    assert "\n" not in line
    caplog.clear()
    assert await plays(played) == found, "and so at the next start"


async def test_a_head_of_an_older_version_has_no_checksum_and_is_still_asked_what_it_waits_for(
    played: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with sqlite3.connect(played) as connection:
        connection.execute("UPDATE tables SET head = '{' || substr(head, instr(head, ',') + 1)")
        connection.execute("""UPDATE tables SET state = replace(state, '"turn":', '"turn":9') WHERE id = 3""")
        connection.execute("UPDATE tables SET head = CAST(x'7bff7d' AS TEXT) WHERE id = 4")
    connection.close()
    assert await plays(played) == set(range(1, TABLES + 1)) - {3, 4}
    assert told(caplog) == {3, 4}


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("change", "lost"),
    [
        ("UPDATE heartbeat SET at = 'x'", set()),
        ("DELETE FROM heartbeat", set()),
        ("UPDATE deadlines SET due = 'soon' WHERE tab = 5", {5}),
        ("UPDATE deadlines SET due = due + 1 WHERE tab = 5", {5}),
        ("UPDATE deadlines SET wait = CAST(x'ff' AS TEXT) WHERE tab = 5 AND place = 0", {5}),
        ("UPDATE tables SET phase = 'pla9ing' WHERE id = 5", {5}),
        ("UPDATE tables SET game = CAST(x'ff' AS TEXT), guild = 'x' WHERE id = 5", {5}),
        ("UPDATE tables SET seq = seq + 64 WHERE id = 5", {5}),
    ],
)
async def test_a_damaged_value_costs_its_table_at_most(
    played: Path, change: str, lost: set[int], caplog: pytest.LogCaptureFixture
) -> None:
    with sqlite3.connect(played) as connection:
        connection.execute(change)
    connection.close()
    assert await plays(played) == set(range(1, TABLES + 1)) - lost
    assert told(caplog) == lost


async def storm(folder: Path, flips: int, seed: int, caplog: pytest.LogCaptureFixture) -> dict[str, int]:
    """One flipped bit at a time, anywhere in the file."""
    whole, luck = await crowd(folder), random.Random(seed)
    figures = dict.fromkeys(("starts", "refused", "played", "told", "silent"), 0)
    for n in range(flips):
        path = folder / str(n) / whole.name
        path.parent.mkdir()
        shutil.copy(whole, path)
        shutil.copy(f"{whole}.lock", f"{path}.lock")
        shutil.copy(folder / KEY_FILE, path.with_name(KEY_FILE))
        flipped(path, luck.randrange(path.stat().st_size), 1 << luck.randrange(8))
        caplog.clear()
        try:
            found = await plays(path)
        except StoreError:
            figures["refused"] += 1
        else:
            figures["starts"] += 1
            figures["played"] += len(found)
            figures["told"] += len(told(caplog) - found)
            figures["silent"] += TABLES - len(found | told(caplog))
        shutil.rmtree(path.parent)
    return figures


@pytest.mark.uncounted
async def test_flipped_bits_anywhere_cost_a_table_or_are_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    figures = await storm(tmp_path, flips=12, seed=1, caplog=caplog)
    assert figures["starts"] >= 0.9 * (figures["starts"] + figures["refused"])
    assert figures["silent"] == 0
    assert figures["played"] >= 0.95 * TABLES * figures["starts"]


def gone(wal: Path) -> None:
    wal.unlink()


def cut(wal: Path) -> None:
    os.truncate(wal, wal.stat().st_size // 2)


def spoilt(wal: Path) -> None:
    flipped(wal, wal.stat().st_size // 3)


async def test_who_was_killed_or_stopped_has_lost_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    harness = await BotHarness(tmp_path, GAMES).boot()
    for _ in range(3):
        await harness.playing("toy")
    killed = copied(tmp_path, "killed")
    await harness.close()
    stopped = copied(tmp_path, "stopped")
    for folder in (killed, stopped):
        again = await BotHarness(folder, GAMES).boot()
        assert len(again.tables.tables()) == 3
        await again.close()
    assert caplog.messages == []


def copied(folder: Path, name: str) -> Path:
    """All that there is of a database, as it is now."""
    into = folder / name
    into.mkdir()
    for path in (*folder.glob("hall.db*"), folder / KEY_FILE):
        shutil.copy(path, into / path.name)
    return into


@pytest.mark.parametrize("harm", [gone, cut, spoilt])
async def test_steps_that_were_in_a_log_that_is_gone_or_cut_are_told(
    tmp_path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    harness = await BotHarness(tmp_path, GAMES).boot()
    for _ in range(3):
        await harness.playing("toy")
    left = copied(tmp_path, "left")
    await harness.close()
    (left / "hall.db-shm").unlink()
    harm(left / "hall.db-wal")
    again = await BotHarness(left, GAMES).boot()
    (line,) = caplog.messages
    assert caplog.records[0].levelno == logging.ERROR
    assert "of the 9 steps that were written" in line
    assert "hall.db-wal is missing or was cut off" in line
    assert len(again.tables.tables()) < 3
    await again.playing("toy")
    await again.close()
    caplog.clear()
    await (await BotHarness(left, GAMES).boot()).close()
    assert caplog.messages == [], "once"

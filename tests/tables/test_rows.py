"""The rows of tables: their size, and the checksum in front of the head."""

import re
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.games import GAMES
from bot.tables.model import Deadline, Table
from bot.tables.storage import mappers, schema
from bot.tables.storage.encryption import TableCipher
from bot.tables.storage.packed_state import PackedState
from bot.tables.table_actions import Pause, Resume
from tests.bot_harness import ANNA, BotHarness


@pytest.fixture
async def table(tmp_path: Path) -> Table:
    """A game of City that has just begun."""
    harness = await BotHarness(tmp_path).boot()
    found = harness.table(await harness.playing("city"))
    await harness.close()
    return found


def test_a_step_writes_a_row_of_the_same_size_whatever_its_position_and_checksum_are(table: Table) -> None:
    cipher = TableCipher()
    cipher.use(bytes(32))
    rows = [mappers.of_table(replace(table, seq=seq, drawn=10 ** (seq % 18)), cipher) for seq in range(200)]
    sums = {re.match(r'\{"sum": *(\d+),', row["head"]) for row in rows}
    assert len({len(found[1]) for found in sums if found}) > 1, "checksums of nine and ten digits"
    assert {(len(row["head"]) + len(row["state"]) - len('"sum":0123456789,')) % mappers.ROW_SIZE for row in rows} == {0}
    assert all(mappers.intact(row, table.deadlines) for row in rows)


def test_a_checksum_of_the_first_form_is_still_read_and_still_checked(table: Table) -> None:
    row = mappers.of_table(table)
    head = "{" + row["head"].partition(",")[2].rstrip()
    former = row | {"head": f'{{"sum":{zlib.crc32(former_text(row | {"head": head}, table))},{head[1:]}'}
    assert mappers.intact(former, table.deadlines)
    assert not mappers.intact(former | {"seq": table.seq + 1}, table.deadlines)


def former_text(row: dict[str, Any], table: Table) -> bytes:
    """What a checksum covers."""
    due = [(d.wait, d.lap, d.due, d.left) for d in table.deadlines]
    return msgspec.json.encode([[row[name] for name in mappers.SUMMED], due])


def key() -> TableCipher:
    """What encrypts with some key."""
    cipher = TableCipher()
    cipher.use(bytes(32))
    return cipher


@pytest.mark.parametrize("thread", [None, 10**18, 'é"ö\\'])
def test_a_row_whose_position_stays_gets_the_checksum_of_all_of_it(table: Table, thread: Any) -> None:
    """The checksum is joined from parts; whatever stands around the state, it is that of the whole."""
    cipher = key()
    row = mappers.of_table(table, cipher) | {"id": table.id, "published": 0}
    read = mappers.to_table(row, table.deadlines, GAMES["city"], cipher)
    later = replace(read, seq=read.seq + 1, resumed=3.5, pause=str(thread), deadlines=(Deadline("turn-1", 2, 9.5),) * 3)
    head = mappers.of_head(later, cipher)
    assert head is not None
    assert head.keys() == {"seq", "phase", "channel", "head"}
    assert mappers.intact(row | head, later.deadlines)
    assert mappers.to_table(row | head, later.deadlines, GAMES["city"], cipher) == replace(later, version=read.version)
    other = row["state"][:-9] + ("A" if row["state"][-9] != "A" else "B") + row["state"][-8:]
    assert not mappers.intact(row | head | {"state": other}, later.deadlines)
    assert not mappers.intact(row | head, read.deadlines)
    assert (len((row | head)["head"].encode()) + len(row["state"]) - len('"sum":0123456789,')) % mappers.ROW_SIZE == 0


def test_a_position_of_another_version_not_encrypted_or_not_read_is_written_whole(table: Table) -> None:
    cipher, game = key(), GAMES["city"]
    assert mappers.of_head(table, cipher) is None, "never read"
    row = mappers.of_table(table) | {"id": table.id, "published": 0}
    assert mappers.of_head(mappers.to_table(row, table.deadlines, game, cipher), cipher) is None, "plain so far"
    row = mappers.of_table(table, cipher) | {"id": table.id, "published": 0}
    read = mappers.to_table(row, table.deadlines, game, cipher)
    assert read.packed_state is not None
    assert mappers.of_head(replace(read, packed_state=PackedState(read.state)), cipher) is None, "a step was made"
    assert mappers.of_head(replace(read, phase="over"), cipher) is None, "a game that is over is not encrypted"


async def test_time_given_back_writes_positions_only_where_they_were_written_since_the_start(tmp_path: Path) -> None:
    harness = await BotHarness(tmp_path).boot()
    ids = [await harness.playing("city") for _ in range(3)]

    async def texts() -> list[str]:
        rows = await harness.store.database.rows(sa.select(schema.tables.c.state).order_by(schema.tables.c.id))
        return [row["state"] for row in rows]

    begun = await texts()
    await harness.reboot(after=100)
    assert await texts() == begun, "the first start"
    await harness.clock.resume()
    assert await texts() == begun, "another outage"
    for action in (Pause(), Resume()):  # another text of the same position
        await harness.tables.act(ids[1], ANNA, action, staff=True)
    paused = await texts()
    assert [a == b for a, b in zip(begun, paused, strict=True)] == [True, False, True]
    harness.hand.at += 60
    await harness.clock.resume()
    resumed = await texts()
    assert [a == b for a, b in zip(paused, resumed, strict=True)] == [True, False, True]
    tables = [harness.table(id_) for id_ in ids]
    await harness.reboot()
    assert harness.store.tables.lost == {}
    assert [harness.table(id_).state for id_ in ids] == [table.state for table in tables]
    await harness.close()

"""The rows of tables: their size, and the checksum in front of the head."""

import re
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.tables.model import Table
from bot.tables.storage import mappers
from bot.tables.storage.encryption import TableCipher
from tests.bot_harness import BotHarness


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

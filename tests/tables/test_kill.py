"""kill -9 for real: a process dies between any two writes of a commit, and another one goes on from the file."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.kit.contract import Refusal
from bot.kit.verbs.turns import Leave
from bot.tables.model import TableChanged
from bot.tables.ratings.rating import Rating, after
from bot.tables.storage import schema
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.tables.toy_game import GAMES, TOY, Draw

pytestmark = pytest.mark.uncounted

ROOT = Path(__file__).resolve().parents[2]
VICTIM = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.bot_harness import BotHarness, HookedStore
from tests.tables.toy_game import GAMES, Draw, Leave

class Killed(HookedStore):
    left = None
    def before(self):
        if Killed.left is not None:
            if Killed.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            Killed.left -= 1

async def main():
    hall = BotHarness(Path(sys.argv[1]), GAMES, Killed)
    hall.address = sys.argv[3]
    await hall.boot()
    id_ = await hall.playing("toy")
    Killed.left = int(sys.argv[2])
    seat, action = (1, Leave()) if sys.argv[4] == "Leave" else (hall.table(id_).state.turn, Draw())
    await hall.press(id_, seat, action, key="4711")
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """A database on a server; empty for the file."""
    return str(request.getfixturevalue("postgres")) if request.param == "postgres" else ""


async def killed(folder: Path, address: str, writes: int, verb: str) -> BotHarness:
    """The bot after a process has died at a press, before its write number `writes`."""
    run = [sys.executable, "-c", VICTIM, str(folder), str(writes), address, verb]
    done = await asyncio.to_thread(
        subprocess.run, run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    harness = BotHarness(folder, GAMES)
    harness.address = address
    harness.hand.at += 40
    return await harness.boot()


@pytest.mark.parametrize("writes", range(5))
async def test_a_killed_process_has_done_nothing_or_all_of_it(tmp_path: Path, address: str, writes: int) -> None:
    """CITY-189: snapshot, record and deadlines are one; the lock of a dead process holds nobody up."""
    harness = await killed(tmp_path, address, writes, "Draw")
    (table,) = harness.tables.tables()
    keys = [record.key for record in await harness.store.history.records(table.id)]
    assert keys == (["4711"] if writes == 4 else [])
    assert table.state.count == (2 if writes == 4 else 1)
    assert TOY.conserved_totals(table.state) == {"coins": 1200}
    assert {row.wait for row in table.deadlines} == {f"draw-{table.state.count}", "hour-1"}
    assert table.deadlines[0].due == harness.hand.at + 60, "no time has passed"
    again = await harness.press(table.id, table.state.turn, Draw(), key="4711")
    assert again == Refusal("repeated") if writes == 4 else isinstance(again, TableChanged)
    assert len(await harness.store.history.records(table.id)) == 1
    await harness.close()


@pytest.mark.parametrize("writes", [2, 3, 4])
async def test_a_game_that_a_killed_process_was_ending_counts_exactly_once(
    tmp_path: Path, address: str, writes: int
) -> None:
    """Killed before and after everybody's rating was written, and after the commit."""
    harness = await killed(tmp_path, address, writes, "Leave")
    ended = writes == 4
    assert (await harness.store.results.ratings(1, "toy", [ANNA, BEN])).keys() == ({ANNA, BEN} if ended else set())
    again = await harness.press(1, 1, Leave(), key="4711")
    assert again == Refusal("repeated") if ended else isinstance(again, TableChanged)
    columns = schema.results.c
    found = await harness.store.database.rows(sa.select(columns.person, columns.mu).order_by(columns.seat))
    (won,), (lost,) = after([[Rating()], [Rating()]], [1, 2])
    assert [tuple(row.values()) for row in found] == [(ANNA, won.mu), (BEN, lost.mu)]
    await harness.close()

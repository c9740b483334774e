"""A full disk and a read-only database, as SQLite itself reports them: said once, calmly, nothing lost, and on it goes."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot import app
from bot.kit.contract import Refusal
from bot.settings import Settings
from bot.tables.model import PLAYING, ChannelRef, Participant, TableChanged
from bot.tables.robots import scheduler
from bot.tables.robots.scheduler import RobotScheduler
from bot.tables.storage.database import StoreError, UnwritableError
from bot.tables.storage.store import Store
from bot.tables.storage.writer import UnknownOutcomeError
from bot.tables.table_actions import AddRobot, Start
from tests.bot_harness import ANNA, BEN, NAMES, BotHarness
from tests.tables.toy_game import GAMES, TOY, Draw, Gift

READ_ONLY, FULL = "query_only = ON", "max_page_count = 1"
"""SQLite's own ways to be read-only and full: the file may not grow beyond the pages it has."""
PRAGMAS = ("query_only = OFF", "max_page_count = 1073741823")


class Choke:
    """Makes the database of a store fail like the disk, and heals it."""

    def __init__(self, store: Store) -> None:
        self._pragmas: tuple[str, ...] = PRAGMAS
        kept = store.database.writer._file
        self._connections = {kept._driver._conn} if kept and kept._driver else set[Any]()
        sa.event.listen(store.database.engine.sync_engine.pool, "checkout", self._before)

    def _before(self, _: object, record: Any, __: object) -> None:
        self._connections.add(record.driver_connection._conn)
        self._set(*self._pragmas)

    def _set(self, *pragmas: str) -> None:
        """Set pragmas of all connections; the writer keeps one."""
        self._pragmas = pragmas
        for pragma in pragmas:
            for connection in self._connections:
                connection.execute(f"PRAGMA {pragma}")

    def fail(self, how: str) -> None:
        self._set(how)

    def heal(self) -> None:
        self._set(*PRAGMAS)


async def pressed(harness: BotHarness, id_: int, key: str) -> TableChanged | Refusal:
    """The next press that is legal at the table; one that never ends the game."""
    seat = harness.table(id_).state.turn
    return await harness.press(id_, seat, Gift(1 - seat, 1), key=key)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    ("how", "words"), [(READ_ONLY, "attempt to write a readonly database"), (FULL, "database or disk is full")]
)
async def test_what_was_answered_stays_what_fails_is_refused_and_it_goes_on(
    harness: BotHarness, caplog: pytest.LogCaptureFixture, how: str, words: str
) -> None:
    id_ = await harness.playing("toy")
    choke = Choke(harness.store)
    kept: list[str] = []
    choke.fail(how)
    for number in range(400):
        answer = await pressed(harness, id_, f"{number:080}")
        if isinstance(answer, Refusal):
            break
        kept.append(f"{number:080}")
    before = harness.table(id_)
    assert answer == Refusal("unwritable")
    for number in range(5):
        assert await pressed(harness, id_, f"again {number:074}") == Refusal("unwritable")
    assert harness.table(id_) == before == await harness.store.tables.load(id_)
    assert [line for line in complaints(caplog) if words in line] == complaints(caplog), "nothing else is complained of"
    assert len(complaints(caplog)) == 1, "once, however many presses fail"
    assert harness.store.database.written_at == float("-inf")
    choke.heal()
    harness.store.database.recovery_time = 0.0
    assert isinstance(await pressed(harness, id_, "again 0"), TableChanged), "the press that failed counts now"
    assert complaints(caplog)[1:] == ["The database can be written again; the games go on."]
    await harness.reboot()
    assert [record.key for record in await harness.store.history.records(id_)] == [*kept, "again 0"]
    assert TOY.conserved_totals(harness.table(id_).state) == {"coins": 1200}


@pytest.mark.parametrize("counts", [True, False])
async def test_what_a_lost_connection_leaves_open_is_not_called_unchanged_and_is_read_before_the_next_step(
    harness: BotHarness, counts: bool
) -> None:
    id_ = await harness.playing("toy")
    before, writer = harness.table(id_), harness.store.database.writer
    write, shown = writer.write, list[int]()

    async def lost(piece: Any) -> None:
        """The connection goes during the commit."""
        if counts:
            await write(piece)
        raise UnknownOutcomeError("it is not known whether the last step was written")

    writer.write = lost  # type: ignore[method-assign]
    assert await pressed(harness, id_, "once") == Refusal("uncertain")
    writer.write = write  # type: ignore[method-assign]
    harness.tables.listen(lambda update: shown.append(update.table.seq))
    answer = await pressed(harness, id_, "once")
    if counts:
        assert answer == Refusal("repeated")
    else:
        assert isinstance(answer, TableChanged)
    assert shown[0] == before.seq + counts, "everybody sees what has become of it"
    assert harness.table(id_).seq == before.seq + 1
    assert [record.key for record in await harness.store.history.records(id_)] == ["once"]


async def test_no_clock_runs_while_nothing_can_be_written(harness: BotHarness) -> None:
    """CITY-189: nobody could play meanwhile, so every wait gets its time back, as after an absence."""
    id_ = await harness.playing("toy")
    await harness.clock.tick()
    row = harness.table(id_).deadlines[0]
    choke = Choke(harness.store)
    choke.fail(READ_ONLY)
    for _ in range(20):
        harness.hand.at += 30
        with pytest.raises(UnwritableError):
            await harness.clock.tick()
    choke.heal()
    await harness.clock.tick()
    after = harness.table(id_).deadlines[0]
    assert (after.wait, after.lap) == (row.wait, row.lap), "nobody's turn was taken"
    assert row.due is not None
    assert after.due == row.due + 600
    await harness.ahead(61)
    assert harness.table(id_).deadlines[0].wait != row.wait, "then time runs again"


async def test_the_clocks_own_step_waits_too(harness: BotHarness, caplog: pytest.LogCaptureFixture) -> None:
    id_ = await harness.playing("toy")
    row = harness.table(id_).deadlines[0]
    assert row.due is not None
    harness.hand.at = row.due + 2
    choke = Choke(harness.store)
    choke.fail(READ_ONLY)
    assert await harness.tables.clock.expire(id_, row) == Refusal("unwritable")
    assert len(complaints(caplog)) == 1
    choke.heal()
    assert isinstance(await harness.tables.clock.expire(id_, row), TableChanged)


async def test_a_robot_plays_its_move_when_it_can_be_written(harness: BotHarness) -> None:
    id_ = await harness.lobby("toy", ANNA)
    await harness.tables.act(id_, ANNA, AddRobot("random"))
    slept: list[float] = []
    choke = Choke(harness.store)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 1:
            choke.fail(READ_ONLY)
        if slept.count(scheduler.RETRY_AFTER) == 3:
            choke.heal()
        await asyncio.sleep(0)

    await harness.tables.act(id_, ANNA, Start())
    harness.robots = RobotScheduler(harness.tables, pace=(0.0, 0.0), sleep=sleep)
    while harness.table(id_).state.turn == 0:
        assert isinstance(await harness.press(id_, 0, Draw()), TableChanged)
    before = harness.table(id_).seq
    harness.robots.start()
    async with asyncio.timeout(5):
        await harness.robots.idle()
    assert slept.count(scheduler.RETRY_AFTER) == 3
    assert harness.table(id_).seq > before
    assert harness.table(id_).phase == PLAYING


async def test_a_new_table_and_a_setting_are_refused_with_the_same_error(harness: BotHarness) -> None:

    choke = Choke(harness.store)
    choke.fail(READ_ONLY)
    with pytest.raises(UnwritableError):
        await harness.tables.open(ChannelRef(1, 2, 3), Participant(NAMES[BEN], BEN), "toy", "en", "live")
    with pytest.raises(UnwritableError):
        await harness.store.settings.save_guild(1, {"lang": "fr"})
    assert await harness.store.settings.guild(1) == {}
    assert harness.tables.tables() == []


@pytest.mark.parametrize(
    ("how", "words"), [(READ_ONLY, "attempt to write a readonly database"), (FULL, "database or disk is full")]
)
async def test_a_start_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], how: str, words: str
) -> None:
    """A full disk stops a start where something has to grow: at the latest with the first migration."""
    from bot.tables.storage import database as connect

    database = str(tmp_path / "quartier.db")
    if how == READ_ONLY:
        await (await Store.open(database, GAMES)).close()
    else:
        await asyncio.to_thread(Path(database).touch)  # so that it is made, and not copied
    monkeypatch.setattr(connect, "PRAGMAS", (*connect.PRAGMAS, how))
    with pytest.raises(StoreError, match=words):
        await Store.open(database, GAMES)
    assert await app.serve(Settings(token="a.b.c", database=database)) == app.EXIT_FAILURE
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert words in told
    assert database in told

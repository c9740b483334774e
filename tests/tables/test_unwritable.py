"""A full disk and a read-only database, as SQLite itself reports them: said once, calmly, nothing lost, and on it goes."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot import app
from bot.games.kit.model import Refusal
from bot.settings import Settings
from bot.tables import robots
from bot.tables.connect import StoreError, UnwritableError
from bot.tables.model import PLAYING, Chair, Place, Update
from bot.tables.robots import Robots
from bot.tables.store import Store
from tests.hall import ANNA, BEN, NAMES, Hall
from tests.tables.toy import GAMES, TOY, Draw, Gift

READ_ONLY, FULL = "query_only = ON", "max_page_count = 1"
"""SQLite's own ways to be read-only and full: the file may not grow beyond the pages it has."""
PRAGMAS = ("query_only = OFF", "max_page_count = 1073741823")


class Choke:
    """Makes the database of a store fail like the disk, and heals it."""

    def __init__(self, store: Store) -> None:
        self._pragmas: tuple[str, ...] = PRAGMAS
        sa.event.listen(store._engine.sync_engine.pool, "checkout", self._before)

    def _before(self, connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        for pragma in self._pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def fail(self, how: str) -> None:
        self._pragmas = (how,)

    def heal(self) -> None:
        self._pragmas = PRAGMAS


async def pressed(hall: Hall, id_: int, key: str) -> Update | Refusal:
    """The next press that is legal at the table; one that never ends the game."""
    seat = hall.table(id_).state.turn
    return await hall.press(id_, seat, Gift(1 - seat, 1), key=key)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    ("how", "words"), [(READ_ONLY, "attempt to write a readonly database"), (FULL, "database or disk is full")]
)
async def test_what_was_answered_stays_what_fails_is_refused_and_it_goes_on(
    hall: Hall, caplog: pytest.LogCaptureFixture, how: str, words: str
) -> None:
    id_ = await hall.playing("toy")
    choke = Choke(hall.store)
    kept: list[str] = []
    choke.fail(how)
    for number in range(400):
        answer = await pressed(hall, id_, f"{number:080}")
        if isinstance(answer, Refusal):
            break
        kept.append(f"{number:080}")
    before = hall.table(id_)
    assert answer == Refusal("unwritable")
    for number in range(5):
        assert await pressed(hall, id_, f"again {number}") == Refusal("unwritable")
    assert hall.table(id_) == before == await hall.store.load(id_)
    assert [line for line in complaints(caplog) if words in line] == complaints(caplog), "nothing else is complained of"
    assert len(complaints(caplog)) == 1, "once, however many presses fail"
    assert hall.store.written_at == float("-inf")
    choke.heal()
    hall.store.calm = 0.0
    assert isinstance(await pressed(hall, id_, "again 0"), Update), "the press that failed counts now"
    assert complaints(caplog)[1:] == ["The database can be written again; the games go on."]
    await hall.reboot()
    assert [record.key for record in await hall.store.records(id_)] == [*kept, "again 0"]
    assert TOY.conserved(hall.table(id_).state) == {"coins": 1200}


async def test_no_clock_runs_while_nothing_can_be_written(hall: Hall) -> None:
    """CITY-189: nobody could play meanwhile, so every wait gets its time back, as after an absence."""
    id_ = await hall.playing("toy")
    await hall.clock.tick()
    row = hall.table(id_).deadlines[0]
    choke = Choke(hall.store)
    choke.fail(READ_ONLY)
    for _ in range(20):
        hall.hand.at += 30
        with pytest.raises(UnwritableError):
            await hall.clock.tick()
    choke.heal()
    await hall.clock.tick()
    after = hall.table(id_).deadlines[0]
    assert (after.wait, after.lap) == (row.wait, row.lap), "nobody's turn was taken"
    assert row.due is not None
    assert after.due == row.due + 600
    await hall.ahead(61)
    assert hall.table(id_).deadlines[0].wait != row.wait, "then time runs again"


async def test_the_clocks_own_step_waits_too(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    id_ = await hall.playing("toy")
    row = hall.table(id_).deadlines[0]
    assert row.due is not None
    hall.hand.at = row.due + 2
    choke = Choke(hall.store)
    choke.fail(READ_ONLY)
    assert await hall.tables.expire(id_, row) == Refusal("unwritable")
    assert len(complaints(caplog)) == 1
    choke.heal()
    assert isinstance(await hall.tables.expire(id_, row), Update)


async def test_a_robot_plays_its_move_when_it_can_be_written(hall: Hall) -> None:
    id_ = await hall.lobby("toy", ANNA)
    await hall.tables.add_robot(id_, ANNA, "normal")
    slept: list[float] = []
    choke = Choke(hall.store)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 1:
            choke.fail(READ_ONLY)
        if slept.count(robots.AGAIN) == 3:
            choke.heal()
        await asyncio.sleep(0)

    await hall.tables.start(id_, ANNA)
    hall.robots = Robots(hall.tables, pace=(0.0, 0.0), sleep=sleep)
    while hall.table(id_).state.turn == 0:
        assert isinstance(await hall.press(id_, 0, Draw()), Update)
    before = hall.table(id_).seq
    hall.robots.start()
    async with asyncio.timeout(5):
        await hall.robots.idle()
    assert slept.count(robots.AGAIN) == 3
    assert hall.table(id_).seq > before
    assert hall.table(id_).phase == PLAYING


async def test_a_new_table_and_a_setting_are_refused_with_the_same_error(hall: Hall) -> None:

    choke = Choke(hall.store)
    choke.fail(READ_ONLY)
    with pytest.raises(UnwritableError):
        await hall.tables.open(Place(1, 2, 3), Chair(NAMES[BEN], BEN), "toy", "en", "live")
    with pytest.raises(UnwritableError):
        await hall.store.save_guild(1, {"lang": "fr"})
    assert await hall.store.guild(1) == {}
    assert hall.tables.tables() == []


@pytest.mark.parametrize(
    ("how", "words"), [(READ_ONLY, "attempt to write a readonly database"), (FULL, "database or disk is full")]
)
async def test_a_start_is_refused_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    how: str,
    words: str,
) -> None:
    """A full disk stops a start where something has to grow: at the latest with the first migration."""
    from bot.tables import connect

    database = str(tmp_path / "quartier.db")
    if how == READ_ONLY:
        await (await Store.open(database, GAMES)).close()
    monkeypatch.setattr(connect, "PRAGMAS", (*connect.PRAGMAS, how))
    with pytest.raises(StoreError, match=words):
        await Store.open(database, GAMES)
    assert await app.serve(Settings(token="a.b.c", database=database)) == app.WRONG
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert words in told
    assert database in told

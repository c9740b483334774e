"""Time: deadlines, warnings, outages, heartbeat; all by a clock set by hand."""

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.kit.model import Refusal
from bot.tables.clock import Clock
from bot.tables.model import Chair, Deadline, Place, Update
from bot.tables.steady import SteadyTime
from tests.hall import ANNA, BEN, CLEO, Hall
from tests.tables.test_door import auction, due
from tests.tables.toy import TOY, Bid, Draw, Toy


async def test_a_deadline_is_carried_out_one_second_after_it_by_the_default(hall: Hall) -> None:
    """CITY-155: so that an action still on its way counts."""
    id_ = await hall.playing("toy")
    seat = hall.table(id_).state.turn
    await hall.ahead(60.9)
    assert await hall.store.records(id_) == []
    await hall.ahead(0.1)
    (record,) = await hall.store.records(id_)
    assert (record.key, record.seat, record.action) == (f"time:draw-1:0:{seat}", seat, "Draw")
    assert due(hall.table(id_), "draw-1") is None


async def test_an_expiry_cannot_happen_twice_and_a_bid_in_time_wins(hall: Hall) -> None:
    id_, _ = await auction(hall)
    row = hall.table(id_).deadlines[0]
    assert row.due is not None
    hall.hand.at = row.due + 0.9
    assert isinstance(await hall.press(id_, 0, Bid(3), at=row.due - 0.1), Update)
    hall.hand.at = row.due + 1
    assert await hall.tables.expire(id_, row) == Refusal("too-late"), "the bid began another lap"
    now = hall.table(id_).deadlines[0]
    both = await asyncio.gather(hall.tables.expire(id_, now), hall.tables.expire(id_, now))
    assert isinstance(both[0], Update)
    assert both[1] == Refusal("too-late")
    assert hall.table(id_).state.pots == 1


async def test_rows_due_at_the_same_instant_go_in_the_order_of_the_waits(hall: Hall) -> None:
    id_, _ = await auction(hall)
    table = hall.table(id_)
    rows = tuple(Deadline(row.wait, row.lap, hall.hand.at + 10) for row in table.deadlines if row.due is not None)
    hall.tables._door._tables[id_] = replace(table, deadlines=rows)
    hall.clock._note(hall.table(id_))
    await hall.ahead(11)
    keys = [record.key.split("-")[0] for record in await hall.store.records(id_)]
    assert keys[-2:] == ["time:auction", "time:hour"]


async def test_the_next_moment_is_told(hall: Hall) -> None:
    assert 0 < await hall.clock.tick() <= 5
    await hall.playing("toy")
    hall.hand.at += 59
    assert await hall.clock.tick() == pytest.approx(2.0)


async def test_a_commit_with_a_nearer_deadline_wakes_the_clock(hall: Hall) -> None:
    id_ = await hall.playing("toy")
    slept: asyncio.Queue[float] = asyncio.Queue()

    async def sleep(seconds: float) -> None:
        slept.put_nowait(seconds)
        await asyncio.Event().wait()

    clock = Clock(hall.tables, sleep=sleep)
    await clock.resume()
    async with asyncio.timeout(5):
        running = asyncio.create_task(clock.run())
        assert await slept.get() == 3.0
        far = hall.table(id_)
        clock._noticed(Update(far))
        await asyncio.sleep(0.01)
        assert slept.empty(), "nothing nearer, so it sleeps on"
        clock._noticed(Update(replace(far, deadlines=(Deadline("draw-1", 0, hall.hand.at + 0.5),))))
        assert await slept.get() == 1.5
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_warnings_come_once_each(hall: Hall) -> None:
    """CITY-153: the unit warns at 5 seconds."""
    id_, _ = await auction(hall)
    await hall.ahead(44.5)
    assert [update for update in hall.published if update.warned] == []
    await hall.ahead(0.5)
    seq = hall.table(id_).seq
    (warned,) = [update for update in hall.published if update.warned]
    assert (warned.warned, warned.table.seq, warned.told) == (hall.table(id_).deadlines[0].wait, seq, ())
    await hall.ahead(2, step=0.5)
    assert len([update for update in hall.published if update.warned]) == 1
    await hall.crash()
    await hall.boot()
    await hall.ahead(18, step=0.5)
    assert [update for update in hall.published if update.warned] == [], "not again after a restart"


async def test_marks_are_passed_silently_and_a_warning_is_heard_beside_one(hall: Hall) -> None:
    """What is drawn of the time changes at its marks; only a warning warns (CITY-38, CITY-153)."""
    id_, _ = await auction(hall)
    seq = hall.table(id_).seq
    await hall.ahead(25)
    (marked,) = [update for update in hall.published if update.marked]
    assert (marked.warned, marked.told, marked.table.seq) == (None, (), seq)
    row = hall.table(id_).deadlines[0]
    assert (row.marked, row.warned) == (1, 0)
    await hall.ahead(20)
    row = hall.table(id_).deadlines[0]
    assert (row.marked, row.warned) == (2, 1)
    assert [(update.warned, update.marked) for update in hall.published if update.warned or update.marked] == [
        (None, True),
        (row.wait, False),
    ]
    await hall.crash()
    await hall.boot()
    await hall.ahead(1)
    row = hall.table(id_).deadlines[0]
    assert row.warned == 1, "a warning is stored, marks are passed anew after a start"


async def test_warnings_that_come_together_are_one(hall: Hall) -> None:
    id_ = await hall.playing("toy", pace="slow")
    await hall.ahead(43_200 - 4_000)
    assert [update.warned for update in hall.published if update.warned] == ["draw-1"]
    assert hall.table(id_).deadlines[0].warned == 2


async def test_a_lap_that_gives_time_back_warns_again(hall: Hall) -> None:
    id_, _ = await auction(hall, pace="live")
    await hall.ahead(46)
    assert hall.table(id_).deadlines[0].warned == 1
    assert isinstance(await hall.press(id_, 0, Bid(1)), Update)
    assert hall.table(id_).deadlines[0].warned == 1, "this pace gives nothing back"


async def test_an_auction_over_an_outage_as_in_the_design(hall: Hall) -> None:
    """CITY-189, and the walk of the design: 25 s were left, so it goes on for 25 s; at least 20 in any case."""
    hall.hand.at = 1_000.0
    await hall.reboot()
    id_, _ = await auction(hall)
    hall.hand.at = 1_010.0
    assert isinstance(await hall.press(id_, 0, Bid(30)), Update)
    begun = due(hall.table(id_), "auction")
    assert begun == 1_050.0
    hall.hand.at = 1_025.0
    await hall.clock.tick()
    await hall.reboot(after=3_975.0)
    assert due(hall.table(id_), "auction") == 5_025.0
    assert hall.table(id_).resumed == 5_000.0
    assert id_ in await hall.store.unpublished(), "it must be shown again"
    hall.hand.at = 5_010.0
    assert isinstance(await hall.press(id_, 1, Bid(31), hall.table(id_).deadlines[0].wait), Update)
    await hall.ahead(16)
    assert hall.table(id_).state.pots == 1
    assert TOY.conserved(hall.table(id_).state) == {"coins": 1300}


async def test_at_least_twenty_seconds_are_left_after_an_outage(hall: Hall) -> None:
    """CITY-189."""
    id_, _ = await auction(hall)
    await hall.ahead(48)
    await hall.reboot(after=100)
    assert due(hall.table(id_), "auction") == hall.hand.at + 20


async def test_dying_before_the_first_heartbeat_expires_nothing(hall: Hall) -> None:
    """CITY-189: the start itself beats, so that an outage right after it is noticed."""
    id_, _ = await auction(hall)
    left = due(hall.table(id_), "auction")
    assert left is not None
    left -= hall.hand.at
    await hall.reboot(after=10_000)
    await hall.reboot(after=10_000)
    assert due(hall.table(id_), "auction") == hall.hand.at + left
    assert hall.table(id_).state.pots == 0


async def test_a_dead_bot_gives_back_time_even_without_any_heartbeat(hall: Hall) -> None:
    id_, _ = await auction(hall)
    async with hall.store._engine.execution_options(write=True).begin() as connection:
        await connection.exec_driver_sql("DELETE FROM heartbeat")
    await hall.reboot(after=10_000)
    assert due(hall.table(id_), "auction") == hall.hand.at + 20


async def test_giving_back_twice_gives_nothing_more(hall: Hall) -> None:
    id_, _ = await auction(hall)
    await hall.ahead(10)
    await hall.reboot(after=500)
    first = due(hall.table(id_), "auction")
    await hall.reboot(after=0)
    assert due(hall.table(id_), "auction") == first


async def test_an_outage_of_the_connection_stops_time(hall: Hall) -> None:
    id_, _ = await auction(hall)
    await hall.ahead(12, step=3)
    hall.connected = False
    await hall.ahead(600, step=5)
    assert hall.table(id_).state.pots == 0
    assert (await hall.store.last_beats())[0] == hall.hand.at - 600
    hall.connected = True
    await hall.clock.tick()
    assert due(hall.table(id_), "auction") == hall.hand.at + 38


async def test_a_hiccup_of_the_connection_is_no_outage(hall: Hall) -> None:
    id_, _ = await auction(hall)
    before = due(hall.table(id_), "auction")
    hall.connected = False
    await hall.ahead(4, step=1)
    hall.connected = True
    await hall.clock.tick()
    assert due(hall.table(id_), "auction") == before


async def test_a_sleep_that_lasted_far_too_long_is_an_absence(hall: Hall) -> None:
    id_, _ = await auction(hall)
    rounds = 0
    enough = asyncio.Event()

    async def sleep(_: float) -> None:
        nonlocal rounds
        rounds += 1
        hall.hand.at += 3_600 if rounds == 2 else 1
        if rounds == 4:
            enough.set()
            await asyncio.Event().wait()

    clock = Clock(hall.tables, sleep=sleep)
    await clock.resume()
    running = asyncio.create_task(clock.run())
    await asyncio.wait_for(enough.wait(), 5)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert hall.table(id_).state.pots == 0
    assert (due(hall.table(id_), "auction") or 0) > hall.hand.at


class Broken(Toy):
    """A game whose default is a mistake."""

    def default(self, s: Any, wait: Any) -> Any:
        raise ZeroDivisionError("default")


async def test_a_default_that_fails_is_tried_again_later_and_spins_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hall = await Hall(tmp_path, {"toy": Broken()}).boot()
    id_ = await hall.playing("toy", pace="slow")
    with caplog.at_level(logging.ERROR):
        await hall.ahead(43_201)
    assert "Mishap" in caplog.text
    assert due(hall.table(id_), "draw-1") == hall.hand.at + 30
    caplog.clear()
    await hall.ahead(20, step=1)
    assert caplog.text == ""
    assert isinstance(await hall.press(id_, hall.table(id_).state.turn, Draw()), Update), "people may still play"
    await hall.close()


async def test_many_tables_due_at_once_are_all_served(hall: Hall) -> None:
    ids = [await hall.playing("toy", ANNA, BEN, CLEO) for _ in range(12)]
    await hall.ahead(61)
    for id_ in ids:
        assert len(await hall.store.records(id_)) == 1


async def test_the_hour_counts_running_time_only(hall: Hall) -> None:
    """CITY-145: outages and pauses are not counted."""
    id_ = await hall.playing("toy", options={"goal": 9})
    end = due(hall.table(id_), "hour")
    assert end == hall.hand.at + 3_600
    await hall.ahead(30, step=3)
    await hall.reboot(after=7_000)
    assert due(hall.table(id_), "hour") == hall.hand.at + 3_570
    assert isinstance(await hall.tables.pause(id_, ANNA), Update)
    await hall.ahead(90_000, step=30_000)
    assert isinstance(await hall.tables.resume(id_, ANNA), Update)
    assert due(hall.table(id_), "hour") == hall.hand.at + 3_570


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0, 86_400.0, 2.0])
async def test_a_machine_whose_clock_is_set_takes_and_gives_no_time(hall: Hall, jump: float) -> None:
    """The second of running time in which an auction ends is the same; what is shown and stored is the true time."""
    id_, _ = await auction(hall)
    begun, left = hall.hand.at, (due(hall.table(id_), "auction") or 0) - hall.hand.at
    await hall.ahead(12, step=3)
    hall.hand.apart += jump
    assert hall.tables.now() == hall.hand.at, "nothing is judged by another clock than that by which it was begun"
    await hall.clock.tick()
    assert due(hall.table(id_), "auction") == begun + left + jump
    assert hall.tables.now() == hall.hand.wall()
    assert id_ in await hall.store.unpublished(), "the new time must be shown"
    assert (await hall.store.last_beats())[0] == pytest.approx(hall.hand.wall(), abs=3)
    await hall.ahead(begun + left + 0.9 - hall.hand.at, step=0.5)
    assert hall.table(id_).state.pots == 0
    await hall.ahead(0.2)
    assert hall.table(id_).state.pots == 1
    assert hall.hand.at == pytest.approx(begun + left + 1.1)


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_press_at_the_moment_of_a_jump_is_judged_by_the_time_that_has_passed(hall: Hall, jump: float) -> None:
    """It came with a second left, and waits for the table while the clock follows."""
    id_, _ = await auction(hall)
    await hall.ahead(49, step=7)
    hall.hand.apart += jump
    lock = hall.tables._door._lock(id_)
    async with lock:
        following = asyncio.create_task(hall.clock.tick())
        await asyncio.sleep(0)
        pressing = asyncio.create_task(hall.press(id_, 0, Bid(3)))
        await asyncio.sleep(0)
    await following
    assert isinstance(await pressing, Update)


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_restart_after_the_clock_was_set_gives_no_more_than_was_left(hall: Hall, jump: float) -> None:
    """All that there is then is what was stored: what was left at the last heartbeat."""
    id_, _ = await auction(hall)
    await hall.ahead(12, step=3)
    hall.hand.apart += jump
    await hall.reboot(after=100)
    assert due(hall.table(id_), "auction") == hall.hand.wall() + 38
    await hall.ahead(9, step=3)
    hall.hand.apart += jump
    await hall.clock.tick()
    await hall.reboot(after=100)
    assert due(hall.table(id_), "auction") == hall.hand.wall() + 29


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_clock_set_during_an_outage_gives_no_more_than_was_left(hall: Hall, jump: float) -> None:
    id_, _ = await auction(hall)
    await hall.ahead(12, step=3)
    hall.connected = False
    await hall.ahead(300, step=5)
    hall.hand.apart += jump
    await hall.ahead(300, step=5)
    hall.connected = True
    await hall.clock.tick()
    assert due(hall.table(id_), "auction") == hall.hand.wall() + 38


async def test_a_lobby_opened_while_the_clock_is_followed_is_open_no_longer(hall: Hall) -> None:
    hall.hand.apart = -3_600.0
    _, id_ = await asyncio.gather(hall.clock.tick(), hall.lobby("toy"))
    assert due(hall.table(id_), "lobby") == hall.hand.wall() + 600


async def test_one_shard_cut_off_stops_its_own_tables_only(hall: Hall) -> None:
    hall.shards = 2
    await hall.reboot()
    near = await hall.playing("toy")
    opened = await hall.tables.open(Place(1 << 22, 10), Chair("Anna", ANNA), "toy", "en", "live")
    assert isinstance(opened, Update)
    far = opened.table.id
    await hall.tables.join(far, Chair("Ben", BEN))
    await hall.tables.start(far, ANNA)
    await hall.ahead(12, step=3)
    hall.cut = {1}
    await hall.ahead(300, step=5)
    assert await hall.clock.tick() > 0
    assert (len(await hall.store.records(near)) > 0, len(await hall.store.records(far))) == (True, 0)
    await hall.reboot(after=60)
    assert due(hall.table(far), "draw-1") == hall.hand.at + 48, "it was cut off before the bot died"
    await hall.ahead(60, step=5)
    hall.cut = set()
    await hall.clock.tick()
    assert due(hall.table(far), "draw-1") == hall.hand.at + 48
    hall.cut = {0}
    await hall.ahead(49, step=7)
    assert len(await hall.store.records(far)) == 1


def test_time_that_passes_evenly_counts_on_by_a_clock_nobody_sets() -> None:
    now = SteadyTime()
    assert now() == pytest.approx(time.time(), abs=0.5)
    assert now.jump == pytest.approx(0, abs=0.5)
    before = now()
    now.follow(60.0)
    assert now() - before == pytest.approx(60.0, abs=0.5)

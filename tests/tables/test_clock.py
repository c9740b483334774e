"""Time: deadlines, warnings, outages, heartbeat; all by a clock set by hand."""

import asyncio
import logging
import re
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.clock.steady_time import SteadyTime
from bot.tables.model import ChannelRef, Deadline, Participant, TableChanged
from bot.tables.shards import ShardRange
from bot.tables.table_actions import Join, Pause, Resume, Start
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness
from tests.spec_of import spec_of
from tests.tables.test_door import auction, due
from tests.tables.toy_game import TOY, Bid, Draw, Toy

pytestmark = pytest.mark.uncounted


async def test_a_deadline_is_carried_out_one_second_after_it_by_the_default(harness: BotHarness) -> None:
    """CITY-155: so that an action still on its way counts."""
    id_ = await harness.playing("toy")
    seat = harness.table(id_).state.turn
    await harness.ahead(60.9)
    assert await harness.store.history.records(id_) == []
    await harness.ahead(0.1)
    (record,) = await harness.store.history.records(id_)
    assert (record.key, record.seat, record.action) == (f"time:draw-1:0:{seat}", seat, "Draw")
    assert due(harness.table(id_), "draw-1") is None


async def test_an_expiry_cannot_happen_twice_and_a_bid_in_time_wins(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    row = harness.table(id_).deadlines[0]
    assert row.due is not None
    harness.hand.at = row.due + 0.9
    assert isinstance(await harness.press(id_, 0, Bid(3), at=row.due - 0.1), TableChanged)
    harness.hand.at = row.due + 1
    assert await harness.tables.clock.expire(id_, row) == Refusal("too-late"), "the bid began another lap"
    now = harness.table(id_).deadlines[0]
    both = await asyncio.gather(harness.tables.clock.expire(id_, now), harness.tables.clock.expire(id_, now))
    assert isinstance(both[0], TableChanged)
    assert both[1] == Refusal("too-late")
    assert harness.table(id_).state.pots == 1


async def test_rows_due_at_the_same_instant_go_in_the_order_of_the_waits(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    table = harness.table(id_)
    rows = tuple(Deadline(row.wait, row.lap, harness.hand.at + 10) for row in table.deadlines if row.due is not None)
    harness.tables.executor._tables[id_] = replace(table, deadlines=rows)
    harness.clock._plan(harness.table(id_))
    await harness.ahead(11)
    keys = [record.key.split("-")[0] for record in await harness.store.history.records(id_)]
    assert keys[-2:] == ["time:auction", "time:hour"]


async def test_the_next_moment_is_told(harness: BotHarness) -> None:
    assert 0 < await harness.clock.tick() <= 5
    await harness.playing("toy")
    harness.hand.at += 59
    assert await harness.clock.tick() == pytest.approx(2.0)


async def test_a_commit_with_a_nearer_deadline_wakes_the_clock(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    slept: asyncio.Queue[float] = asyncio.Queue()

    async def sleep(seconds: float) -> None:
        slept.put_nowait(seconds)
        await asyncio.Event().wait()

    clock = DeadlineScheduler(harness.tables, sleep=sleep)
    await clock.resume()
    async with asyncio.timeout(5):
        running = asyncio.create_task(clock.run())
        assert await slept.get() == 3.0
        far = harness.table(id_)
        clock._on_table_changed(TableChanged(far))
        await asyncio.sleep(0.01)
        assert slept.empty(), "nothing nearer, so it sleeps on"
        clock._on_table_changed(TableChanged(replace(far, deadlines=(Deadline("draw-1", 0, harness.hand.at + 0.5),))))
        assert await slept.get() == 1.5
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_warnings_come_once_each(harness: BotHarness) -> None:
    """CITY-153: the unit warns at 5 seconds."""
    id_, _ = await auction(harness)
    await harness.ahead(44.5)
    assert [update for update in harness.published if update.warned] == []
    await harness.ahead(0.5)
    seq = harness.table(id_).seq
    (warned,) = [update for update in harness.published if update.warned]
    assert (warned.warned, warned.table.seq, warned.told) == (harness.table(id_).deadlines[0].wait, seq, ())
    await harness.ahead(2, step=0.5)
    assert len([update for update in harness.published if update.warned]) == 1
    await harness.crash()
    await harness.boot()
    await harness.ahead(18, step=0.5)
    assert [update for update in harness.published if update.warned] == [], "not again after a restart"


async def test_marks_are_passed_silently_and_a_warning_is_heard_beside_one(harness: BotHarness) -> None:
    """What is drawn of the time changes at its marks; only a warning warns (CITY-38, CITY-153)."""
    id_, _ = await auction(harness)
    seq = harness.table(id_).seq
    await harness.ahead(25)
    (marked,) = [update for update in harness.published if update.marked]
    assert (marked.warned, marked.told, marked.table.seq) == (None, (), seq)
    row = harness.table(id_).deadlines[0]
    assert (row.marked, row.warned) == (1, 0)
    await harness.ahead(20)
    row = harness.table(id_).deadlines[0]
    assert (row.marked, row.warned) == (2, 1)
    assert [(update.warned, update.marked) for update in harness.published if update.warned or update.marked] == [
        (None, True),
        (row.wait, False),
    ]
    await harness.crash()
    await harness.boot()
    await harness.ahead(1)
    row = harness.table(id_).deadlines[0]
    assert row.warned == 1, "a warning is stored, marks are passed anew after a start"


async def test_warnings_that_come_together_are_one(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", pace="slow")
    await harness.ahead(43_200 - 4_000)
    assert [update.warned for update in harness.published if update.warned] == ["draw-1"]
    assert harness.table(id_).deadlines[0].warned == 2


async def test_a_lap_that_gives_time_back_warns_again(harness: BotHarness) -> None:
    id_, _ = await auction(harness, pace="live")
    await harness.ahead(46)
    assert harness.table(id_).deadlines[0].warned == 1
    assert isinstance(await harness.press(id_, 0, Bid(1)), TableChanged)
    assert harness.table(id_).deadlines[0].warned == 1, "this pace gives nothing back"


async def test_an_auction_over_an_outage_as_in_the_design(harness: BotHarness) -> None:
    """CITY-189, and the walk of the design: 25 s were left, so it goes on for 25 s; at least 20 in any case."""
    harness.hand.at = 1_000.0
    await harness.reboot()
    id_, _ = await auction(harness)
    harness.hand.at = 1_010.0
    assert isinstance(await harness.press(id_, 0, Bid(30)), TableChanged)
    begun = due(harness.table(id_), "auction")
    assert begun == 1_050.0
    harness.hand.at = 1_025.0
    await harness.clock.tick()
    await harness.reboot(after=3_975.0)
    assert due(harness.table(id_), "auction") == 5_025.0
    assert harness.table(id_).resumed == 5_000.0
    assert id_ in await harness.store.outbox.unpublished(), "it must be shown again"
    harness.hand.at = 5_010.0
    assert isinstance(await harness.press(id_, 1, Bid(31), harness.table(id_).deadlines[0].wait), TableChanged)
    await harness.ahead(16)
    assert harness.table(id_).state.pots == 1
    assert TOY.conserved_totals(harness.table(id_).state) == {"coins": 1300}


async def test_at_least_twenty_seconds_are_left_after_an_outage(harness: BotHarness) -> None:
    """CITY-189."""
    id_, _ = await auction(harness)
    await harness.ahead(48)
    await harness.reboot(after=100)
    assert due(harness.table(id_), "auction") == harness.hand.at + 20


async def test_dying_before_the_first_heartbeat_expires_nothing(harness: BotHarness) -> None:
    """CITY-189: the start itself beats, so that an outage right after it is noticed."""
    id_, _ = await auction(harness)
    left = due(harness.table(id_), "auction")
    assert left is not None
    left -= harness.hand.at
    await harness.reboot(after=10_000)
    await harness.reboot(after=10_000)
    assert due(harness.table(id_), "auction") == harness.hand.at + left
    assert harness.table(id_).state.pots == 0


async def test_a_dead_bot_gives_back_time_even_without_any_heartbeat(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    async with harness.store.database.engine.execution_options(write=True).begin() as connection:
        await connection.exec_driver_sql("DELETE FROM heartbeat")
    await harness.reboot(after=10_000)
    assert due(harness.table(id_), "auction") == harness.hand.at + 20


async def test_giving_back_twice_gives_nothing_more(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    await harness.ahead(10)
    await harness.reboot(after=500)
    first = due(harness.table(id_), "auction")
    await harness.reboot(after=0)
    assert due(harness.table(id_), "auction") == first


async def test_an_outage_of_the_connection_stops_time(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    await harness.ahead(12, step=3)
    harness.connected = False
    await harness.ahead(600, step=5)
    assert harness.table(id_).state.pots == 0
    assert (await harness.store.heartbeats.latest())[0] == harness.hand.at - 600
    harness.connected = True
    await harness.clock.tick()
    assert due(harness.table(id_), "auction") == harness.hand.at + 38


async def test_a_hiccup_of_the_connection_is_no_outage(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    before = due(harness.table(id_), "auction")
    harness.connected = False
    await harness.ahead(4, step=1)
    harness.connected = True
    await harness.clock.tick()
    assert due(harness.table(id_), "auction") == before


async def test_a_sleep_that_lasted_far_too_long_is_an_absence(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    rounds = 0
    enough = asyncio.Event()

    async def sleep(_: float) -> None:
        nonlocal rounds
        rounds += 1
        harness.hand.at += 3_600 if rounds == 2 else 1
        if rounds == 4:
            enough.set()
            await asyncio.Event().wait()

    clock = DeadlineScheduler(harness.tables, sleep=sleep)
    await clock.resume()
    running = asyncio.create_task(clock.run())
    await asyncio.wait_for(enough.wait(), 5)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert harness.table(id_).state.pots == 0
    assert (due(harness.table(id_), "auction") or 0) > harness.hand.at


class Broken(Toy):
    """A game whose default is a mistake."""

    def default(self, s: Any, wait: Any) -> Any:
        raise ZeroDivisionError("default")


async def test_a_default_that_fails_is_tried_again_later_and_spins_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await BotHarness(tmp_path, {"toy": spec_of(Broken())}).boot()
    id_ = await harness.playing("toy", pace="slow")
    with caplog.at_level(logging.ERROR):
        await harness.ahead(43_201)
    assert re.search(r"Error [0-9a-f]{8} at table", caplog.text)
    assert due(harness.table(id_), "draw-1") == harness.hand.at + 30
    caplog.clear()
    await harness.ahead(20, step=1)
    assert caplog.text == ""
    assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw()), TableChanged), (
        "people may still play"
    )
    await harness.close()


async def test_many_tables_due_at_once_are_all_served(harness: BotHarness) -> None:
    ids = [await harness.playing("toy", ANNA, BEN, CLEO) for _ in range(12)]
    await harness.ahead(61)
    for id_ in ids:
        assert len(await harness.store.history.records(id_)) == 1


async def test_the_hour_counts_running_time_only(harness: BotHarness) -> None:
    """CITY-145: outages and pauses are not counted."""
    id_ = await harness.playing("toy", options={"goal": 9})
    end = due(harness.table(id_), "hour")
    assert end == harness.hand.at + 3_600
    await harness.ahead(30, step=3)
    await harness.reboot(after=7_000)
    assert due(harness.table(id_), "hour") == harness.hand.at + 3_570
    assert isinstance(await harness.tables.act(id_, ANNA, Pause()), TableChanged)
    await harness.ahead(90_000, step=30_000)
    assert isinstance(await harness.tables.act(id_, ANNA, Resume()), TableChanged)
    assert due(harness.table(id_), "hour") == harness.hand.at + 3_570


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0, 86_400.0, 2.0])
async def test_a_machine_whose_clock_is_set_takes_and_gives_no_time(harness: BotHarness, jump: float) -> None:
    """The second of running time in which an auction ends is the same; what is shown and stored is the true time."""
    id_, _ = await auction(harness)
    begun, left = harness.hand.at, (due(harness.table(id_), "auction") or 0) - harness.hand.at
    await harness.ahead(12, step=3)
    harness.hand.apart += jump
    assert harness.tables.now() == harness.hand.at, "nothing is judged by another clock than that by which it was begun"
    await harness.clock.tick()
    assert due(harness.table(id_), "auction") == begun + left + jump
    assert harness.tables.now() == harness.hand.wall()
    assert id_ in await harness.store.outbox.unpublished(), "the new time must be shown"
    assert (await harness.store.heartbeats.latest())[0] == pytest.approx(harness.hand.wall(), abs=3)
    await harness.ahead(begun + left + 0.9 - harness.hand.at, step=0.5)
    assert harness.table(id_).state.pots == 0
    await harness.ahead(0.2)
    assert harness.table(id_).state.pots == 1
    assert harness.hand.at == pytest.approx(begun + left + 1.1)


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_press_at_the_moment_of_a_jump_is_judged_by_the_time_that_has_passed(
    harness: BotHarness, jump: float
) -> None:
    """It came with a second left, and waits for the table while the clock follows."""
    id_, _ = await auction(harness)
    await harness.ahead(49, step=7)
    harness.hand.apart += jump
    lock = harness.tables.executor._lock(id_)
    async with lock:
        following = asyncio.create_task(harness.clock.tick())
        await asyncio.sleep(0)
        pressing = asyncio.create_task(harness.press(id_, 0, Bid(3)))
        await asyncio.sleep(0)
    await following
    assert isinstance(await pressing, TableChanged)


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_restart_after_the_clock_was_set_gives_no_more_than_was_left(harness: BotHarness, jump: float) -> None:
    """All that there is then is what was stored: what was left at the last heartbeat."""
    id_, _ = await auction(harness)
    await harness.ahead(12, step=3)
    harness.hand.apart += jump
    await harness.reboot(after=100)
    assert due(harness.table(id_), "auction") == harness.hand.wall() + 38
    await harness.ahead(9, step=3)
    harness.hand.apart += jump
    await harness.clock.tick()
    await harness.reboot(after=100)
    assert due(harness.table(id_), "auction") == harness.hand.wall() + 29


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_clock_set_during_an_outage_gives_no_more_than_was_left(harness: BotHarness, jump: float) -> None:
    id_, _ = await auction(harness)
    await harness.ahead(12, step=3)
    harness.connected = False
    await harness.ahead(300, step=5)
    harness.hand.apart += jump
    await harness.ahead(300, step=5)
    harness.connected = True
    await harness.clock.tick()
    assert due(harness.table(id_), "auction") == harness.hand.wall() + 38


async def test_a_lobby_opened_while_the_clock_is_followed_is_open_no_longer(harness: BotHarness) -> None:
    harness.hand.apart = -3_600.0
    _, id_ = await asyncio.gather(harness.clock.tick(), harness.lobby("toy"))
    assert due(harness.table(id_), "lobby") == harness.hand.wall() + 600


async def test_one_shard_cut_off_stops_its_own_tables_only(harness: BotHarness) -> None:
    harness.shards = ShardRange.all_of(2)
    await harness.reboot()
    near = await harness.playing("toy")
    opened = await harness.tables.open(ChannelRef(1 << 22, 10), Participant("Anna", ANNA), "toy", "en", "live")
    assert isinstance(opened, TableChanged)
    far = opened.table.id
    await harness.tables.act(far, BEN, Join("Ben"))
    await harness.tables.act(far, ANNA, Start())
    await harness.ahead(12, step=3)
    harness.cut = {1}
    await harness.ahead(300, step=5)
    assert await harness.clock.tick() > 0
    assert (len(await harness.store.history.records(near)) > 0, len(await harness.store.history.records(far))) == (
        True,
        0,
    )
    await harness.reboot(after=60)
    assert due(harness.table(far), "draw-1") == harness.hand.at + 48, "it was cut off before the bot died"
    await harness.ahead(60, step=5)
    harness.cut = set()
    await harness.clock.tick()
    assert due(harness.table(far), "draw-1") == harness.hand.at + 48
    harness.cut = {0}
    await harness.ahead(49, step=7)
    assert len(await harness.store.history.records(far)) == 1


def test_time_that_passes_evenly_counts_on_by_a_clock_nobody_sets() -> None:
    now = SteadyTime()
    assert now() == pytest.approx(time.time(), abs=0.5)
    assert now.jump == pytest.approx(0, abs=0.5)
    before = now()
    now.follow(60.0)
    assert now() - before == pytest.approx(60.0, abs=0.5)

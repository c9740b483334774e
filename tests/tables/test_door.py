"""The one door: order, time, repetition, mistakes, and what a cancelled or failing write leaves behind."""

import asyncio
import logging
from typing import Any

import pytest

from bot.kit.contract import CLOCK, Refusal
from bot.tables.model import Answer, Table, TableChanged
from bot.tables.storage.database import StoreError
from bot.tables.storage.write_batch import TableCommit
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness, HookedStore
from tests.tables.toy_game import GAMES, TOY, Bid, Boom, Draw, EndHour, Gift, Hammer

pytestmark = pytest.mark.uncounted


def code(answer: Answer) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


async def auction(harness: BotHarness, *people: int, pace: str = "live") -> tuple[int, int]:
    """A table in the middle of an auction: its id and the seat whose turn it is."""
    id_ = await harness.playing("toy", *(people or (ANNA, BEN, CLEO)), pace=pace, options={"goal": 9})
    while harness.table(id_).state.lot is None:
        assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw()), TableChanged)
    return id_, harness.table(id_).state.turn


def due(table: Table, wait: str) -> float | None:
    return next((row.due for row in table.deadlines if row.wait.startswith(wait)), None)


async def test_a_press_is_recorded_published_and_on_disk(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    seat = harness.table(id_).state.turn
    answer = await harness.press(id_, seat, Draw(), "draw-1")
    assert isinstance(answer, TableChanged)
    assert harness.published[-1] is answer
    assert answer.table is harness.table(id_)
    stored = await harness.store.tables.load(id_)
    assert stored is not None
    assert (stored.state, stored.seq, stored.drawn) == (answer.table.state, answer.table.seq, answer.table.drawn)
    (record,) = await harness.store.history.records(id_)
    assert (record.seq, record.seat, record.action) == (answer.table.seq, seat, "Draw")
    assert tuple(record.told) == answer.told


async def test_a_repeated_key_changes_nothing(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    seat = harness.table(id_).state.turn
    assert isinstance(await harness.press(id_, seat, Draw(), key="7"), TableChanged)
    assert code(await harness.press(id_, seat, Draw(), key="7")) == "repeated"
    await harness.reboot()
    before = harness.table(id_)
    assert code(await harness.press(id_, before.state.turn, Draw(), key="7")) == "repeated"
    assert harness.table(id_) is before


async def test_the_store_stops_a_key_that_memory_has_forgotten(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw(), key="7"), TableChanged)
    harness.tables.executor._keys.clear()
    before = harness.table(id_)
    assert code(await harness.press(id_, before.state.turn, Draw(), key="7")) == "repeated"
    assert harness.table(id_) is before
    assert isinstance(await harness.press(id_, before.state.turn, Draw()), TableChanged)


async def test_an_idle_table_keeps_no_keys_until_its_next_command(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw(), key="7"), TableChanged)
    await harness.reboot()
    assert id_ not in harness.tables.executor._keys
    assert code(await harness.press(id_, harness.table(id_).state.turn, Draw(), key="7")) == "repeated"
    assert list(harness.tables.executor._keys[id_]) == ["7"]


async def test_a_press_counts_although_the_keys_cannot_be_read(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id_ = await harness.playing("toy")
    await harness.reboot()

    async def broken(*_: object) -> list[str]:
        raise StoreError("no disk")

    monkeypatch.setattr(harness.store.history, "keys", broken)
    turn = harness.table(id_).state.turn
    assert isinstance(await harness.press(id_, turn, Draw(), key="7"), TableChanged)
    assert code(await harness.press(id_, harness.table(id_).state.turn, Draw(), key="7")) == "repeated", (
        "the store says so"
    )
    assert "no disk" in caplog.text


async def test_of_two_presses_for_one_decision_the_second_is_too_late(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    seat = harness.table(id_).state.turn
    answers = await asyncio.gather(
        harness.press(id_, seat, Draw(), "draw-1"), harness.press(id_, seat, Draw(), "draw-1")
    )
    assert isinstance(answers[0], TableChanged)
    assert code(answers[1]) in {"too-late", "not-now", "not-your-turn"}
    assert len(await harness.store.history.records(id_)) == 1


async def test_order_of_arrival_decides_and_nobody_is_lost(harness: BotHarness) -> None:
    """CITY-155: what arrives first is handled first; thirty presses in the same instant are all answered."""
    id_, _ = await auction(harness)
    wait = f"auction-{harness.table(id_).state.lot.number}"
    presses = [harness.press(id_, number % 3, Bid(1 + number // 2), wait) for number in range(30)]
    answers = await asyncio.gather(*presses)
    highs = [answer.table.state.lot.high for answer in answers if isinstance(answer, TableChanged)]
    assert highs == sorted(set(highs))
    assert len(highs) == 15
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert {answer.code for answer in refused} <= {"out-of-range", "not-now"}
    high = harness.table(id_).state.coins[1]
    assert refused[0] == Refusal("out-of-range", {"field": "amount", "low": 2, "high": high})


async def test_forged_seats_and_the_clocks_own_actions_are_refused(harness: BotHarness) -> None:
    id_, seat = await auction(harness)
    before = harness.table(id_)
    assert code(await harness.press(id_, CLOCK, Hammer())) == "not-seated"
    assert code(await harness.press(id_, 17, Draw())) == "not-seated"
    assert code(await harness.press(id_, seat, Hammer())) == "not-now"
    assert code(await harness.press(id_, CLOCK, EndHour())) == "not-seated"
    assert code(await harness.press(id_, seat, Bid(10**30))) == "out-of-range"
    assert code(await harness.press(id_, seat, Gift(seat, 1))) == "not-now"
    assert harness.table(id_) is before


async def test_a_combination_refused_from_inside_changes_nothing(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    before = harness.table(id_)
    seat = before.state.turn
    assert await harness.press(id_, seat, Gift(seat, 1)) == Refusal("bad-partner", {"to": seat})
    assert harness.table(id_) is before
    assert before.state.coins == [100, 100]


async def test_a_mistake_in_the_rules_is_logged_and_the_game_unchanged(
    harness: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    id_ = await harness.playing("toy")
    before = harness.table(id_)
    with caplog.at_level(logging.ERROR):
        answer = await harness.press(id_, 1, Boom(), key="77")
    assert code(answer) == "mishap"
    (line,) = caplog.records
    assert isinstance(answer, Refusal)
    for fact in (answer.facts["id"], f"table {id_}", f"step {before.seq}", "seat 1", "Boom", "77"):
        assert str(fact) in line.getMessage()
    assert line.exc_info
    assert harness.table(id_) is before


async def test_in_time_is_strictly_before_due_and_at_most_a_second_on_its_way(harness: BotHarness) -> None:
    """CITY-155, CITY-163: the moment it was made counts; at the same instant the deadline wins."""
    id_, _ = await auction(harness)
    end = due(harness.table(id_), "auction")
    assert end is not None
    wait = f"auction-{harness.table(id_).state.lot.number}"
    harness.hand.at = end + 0.5
    assert code(await harness.press(id_, 0, Bid(5), wait, at=end)) == "late"
    assert code(await harness.press(id_, 0, Bid(5), wait)) == "late"
    assert isinstance(await harness.press(id_, 0, Bid(5), wait, at=end - 0.001), TableChanged)
    harness.hand.at = end + 1.0
    assert isinstance(await harness.press(id_, 1, Bid(6), wait, at=end - 0.001), TableChanged)
    harness.hand.at = end + 1.001
    assert code(await harness.press(id_, 0, Bid(7), wait, at=end - 0.001)) == "late"


async def test_a_press_is_never_taken_as_older_than_three_seconds_nor_from_the_future(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    end = due(harness.table(id_), "auction")
    assert end is not None
    harness.hand.at = end + 0.9
    assert isinstance(await harness.press(id_, 0, Bid(5), at=end - 60), TableChanged), "a second on its way is allowed"
    id_, _ = await auction(harness)
    end = due(harness.table(id_), "auction")
    assert end is not None
    harness.hand.at = end - 1
    assert isinstance(await harness.press(id_, 0, Bid(5), at=end + 60), TableChanged), (
        "a fast clock elsewhere does not harm"
    )


async def test_a_press_without_a_decision_is_judged_by_the_one_it_would_answer(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    harness.hand.at = (due(harness.table(id_), "auction") or 0) + 0.2
    assert code(await harness.press(id_, 0, Bid(5))) == "late"


async def test_a_held_wait_stands_still_and_goes_on(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", options={"goal": 9})
    await harness.ahead(40)
    while harness.table(id_).state.lot is None:
        assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw()), TableChanged)
        if harness.table(id_).state.lot is None:
            await harness.ahead(40)
    (row,) = [row for row in harness.table(id_).deadlines if row.wait.startswith("draw")]
    assert (row.due, row.left) == (None, 20.0)
    await harness.ahead(30)
    assert [one.left for one in harness.table(id_).deadlines if one.wait == row.wait] == [20.0]


async def test_a_lap_tops_up_where_the_pace_says_so_and_else_changes_nothing(harness: BotHarness) -> None:
    for pace, extended in (("live", False), ("slow", True)):
        id_, _ = await auction(harness, pace=pace)
        first = due(harness.table(id_), "auction")
        assert first is not None
        assert isinstance(await harness.press(id_, 0, Bid(1)), TableChanged)
        assert due(harness.table(id_), "auction") == first, "enough is left"
        await harness.ahead(first - harness.hand.at - 3)
        assert isinstance(await harness.press(id_, 1, Bid(2)), TableChanged)
        assert due(harness.table(id_), "auction") == (harness.hand.at + 3_600 if extended else first)
        assert next(row.lap for row in harness.table(id_).deadlines) == 2


async def test_a_listener_that_fails_harms_nobody(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    seen: list[int] = []

    def broken(update: TableChanged) -> None:
        raise RuntimeError("listener")

    harness.tables.listen(broken)
    harness.tables.listen(lambda update: seen.append(update.table.seq))
    assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw()), TableChanged)
    assert seen == [harness.table(id_).seq]


async def test_a_caller_who_gives_up_does_not_part_memory_from_store(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    before = harness.table(id_)
    press = asyncio.create_task(harness.press(id_, before.state.turn, Draw()))
    await asyncio.sleep(0)
    press.cancel()
    assert [type(each) for each in await asyncio.gather(press, return_exceptions=True)] == [asyncio.CancelledError]
    await harness.tables.executor.background.close()
    stored = await harness.store.tables.load(id_)
    assert stored is not None
    assert stored.seq == harness.table(id_).seq == harness.published[-1].table.seq == before.seq + 1
    assert isinstance(await harness.press(id_, harness.table(id_).state.turn, Draw()), TableChanged)


class FullDisk(HookedStore):
    """A store on a disk that is full while `full` says so."""

    full = False

    def before(self) -> None:
        if FullDisk.full:
            raise OSError(28, "No space left on device")


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Any) -> None:
    harness = await BotHarness(tmp_path, GAMES, FullDisk).boot()
    id_ = await harness.playing("toy")
    before = harness.table(id_)
    FullDisk.full = True
    try:
        assert code(await harness.press(id_, before.state.turn, Draw(), key="9")) == "unwritable"
        with pytest.raises(StoreError, match="No space left"):
            await harness.store.tables.commit(TableCommit(before.seq, before))
    finally:
        FullDisk.full = False
    assert harness.table(id_).state == before.state
    assert isinstance(await harness.press(id_, before.state.turn, Draw(), key="9"), TableChanged)
    await harness.close()


async def test_a_second_writer_is_noticed_and_the_store_is_believed(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    before = harness.table(id_)
    answer = await harness.press(id_, before.state.turn, Draw())
    assert isinstance(answer, TableChanged)
    harness.tables.executor._tables[id_] = before
    assert code(await harness.press(id_, before.state.turn, Draw())) == "moving"
    assert harness.published[-1].table.seq == harness.table(id_).seq == answer.table.seq
    assert TOY.conserved_totals(harness.table(id_).state) == {"coins": 1200}

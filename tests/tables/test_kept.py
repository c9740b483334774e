"""States at rest: few are unpacked at a time, whoever looks finds them as they were, and a table goes on from there."""

import pytest

from bot.tables.model import OVER, TableChanged
from bot.tables.storage.packed_state import MAX_PLAYED, MAX_UNPACKED, PackedState, UnpackedStates
from tests.bot_harness import BotHarness
from tests.tables.test_robots import robots_only, until_over
from tests.tables.toy_game import Draw, State


def state(n: int) -> State:
    return State([n, 110], [False, False], 3, True)


def packed(harness: BotHarness, id_: int) -> bool:
    held = harness.table(id_).packed_state
    assert held is not None
    return held.packed


@pytest.fixture
def crowded(harness: BotHarness) -> None:
    """So many other tables that each goes to rest as soon as it has been looked at."""
    harness.unpacked = harness.tables.executor.unpacked.most = 0


def entered(house: UnpackedStates, n: int) -> PackedState:
    made = PackedState(state(n))
    made.track(house)
    return made


def test_whoever_was_looked_at_first_rests_first() -> None:
    house = UnpackedStates()
    crowd = [entered(house, n) for n in range(MAX_UNPACKED + 3)]
    assert [each.packed for each in crowd[:4]] == [True, True, True, False]
    assert crowd[0].state == state(0)
    assert [each.packed for each in crowd[:5]] == [False, True, True, True, False]


def test_steps_let_more_states_stay() -> None:
    house = UnpackedStates()
    for _ in range(2 * MAX_PLAYED):
        house.played()
    crowd = [entered(house, n) for n in range(MAX_PLAYED + 1)]
    assert [each.packed for each in crowd[:2]] == [True, False]


def test_whoever_was_unpacked_before_the_last_rest_rests_and_comes_back_when_read() -> None:
    house = UnpackedStates()
    first, second = entered(house, 0), entered(house, 1)
    house.rest()
    assert not first.packed, "unpacked a moment ago"
    third = entered(house, 2)
    house.rest()
    assert [each.packed for each in (first, second, third)] == [True, True, False]
    assert first.state == state(0)
    house.rest()
    assert [each.packed for each in (first, second, third)] == [False, True, True]
    del third
    house.rest()
    assert first.packed


def test_a_state_at_rest_is_what_it_was() -> None:
    one, other = PackedState(state(5)), PackedState(state(5))
    one.pack()
    assert one == other
    assert one.state is one.state
    assert one != PackedState(state(6))


def test_steps_that_are_gone_send_nobody_to_rest() -> None:
    house = UnpackedStates()
    first = entered(house, 0)
    for n in range(2 * MAX_UNPACKED):
        entered(house, n)
    assert not first.packed


def test_houses_do_not_send_each_others_states_to_rest() -> None:
    first = entered(UnpackedStates(), 0)
    other = UnpackedStates()
    crowd = [entered(other, n) for n in range(2 * MAX_UNPACKED)]
    assert not first.packed
    assert crowd[0].packed


@pytest.mark.usefixtures("crowded")
async def test_a_table_at_rest_goes_on_with_a_press_its_deadline_and_after_a_restart(harness: BotHarness) -> None:
    id_, other = await harness.playing("toy", options={"goal": 9}), await harness.playing("toy", options={"goal": 9})
    assert packed(harness, id_)
    turn = harness.table(id_).state.turn
    assert isinstance(await harness.press(id_, turn, Draw(), "draw-1"), TableChanged)
    assert packed(harness, id_)
    seat = harness.table(other).state.turn
    await harness.until_due(other, "draw-1")
    assert [record.key for record in await harness.store.history.records(other)] == [f"time:draw-1:0:{seat}"]
    before, played = harness.table(id_).state, await harness.store.history.records(id_)
    await harness.reboot(after=5.0)
    assert packed(harness, id_)
    assert harness.table(id_).state == before
    await harness.until_due(id_, harness.table(id_).deadlines[0].wait)
    assert len(await harness.store.history.records(id_)) > len(played)


@pytest.mark.usefixtures("crowded")
async def test_robots_play_a_table_at_rest_to_its_end(harness: BotHarness) -> None:
    id_ = await robots_only(harness)
    assert packed(harness, id_)
    await harness.reboot(robots=True)
    await until_over(harness, id_)
    assert harness.table(id_).phase == OVER


def test_a_state_that_goes_while_others_are_packed_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    house = UnpackedStates()
    crowd = [entered(house, n) for n in range(3)]
    house.rest()
    first, pack = crowd[0], PackedState.pack

    def packed_alone(state: PackedState) -> None:
        crowd.clear()
        pack(state)

    monkeypatch.setattr(PackedState, "pack", packed_alone)
    house.rest()
    assert first.packed

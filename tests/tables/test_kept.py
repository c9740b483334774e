"""States at rest: few are unpacked at a time, whoever looks finds them as they were, and a table goes on from there."""

import pytest

from bot.tables.kept import AWAKE, Awake, Kept
from bot.tables.model import OVER, Update
from tests.hall import Hall
from tests.tables.test_robots import robots_only, until_over
from tests.tables.toy import Draw, State


def state(n: int) -> State:
    return State([n, 110], [False, False], 3, True)


def resting(hall: Hall, id_: int) -> bool:
    held = hall.table(id_).kept
    assert held is not None
    return held.resting


@pytest.fixture
def crowded(hall: Hall) -> None:
    """So many other tables that each goes to rest as soon as it has been looked at."""
    hall.awake = hall.tables._door.awake.most = 0


def entered(house: Awake, n: int) -> Kept:
    made = Kept(state(n))
    made.enter(house)
    return made


def test_whoever_was_looked_at_first_rests_first() -> None:
    house = Awake()
    crowd = [entered(house, n) for n in range(AWAKE + 3)]
    assert [each.resting for each in crowd[:4]] == [True, True, True, False]
    assert crowd[0].state == state(0)
    assert [each.resting for each in crowd[:5]] == [False, True, True, True, False]


def test_a_state_at_rest_is_what_it_was() -> None:
    one, other = Kept(state(5)), Kept(state(5))
    one.rest()
    assert one == other
    assert one.state is one.state
    assert one != Kept(state(6))


def test_steps_that_are_gone_send_nobody_to_rest() -> None:
    house = Awake()
    first = entered(house, 0)
    for n in range(2 * AWAKE):
        entered(house, n)
    assert not first.resting


def test_houses_do_not_send_each_others_states_to_rest() -> None:
    first = entered(Awake(), 0)
    other = Awake()
    crowd = [entered(other, n) for n in range(2 * AWAKE)]
    assert not first.resting
    assert crowd[0].resting


@pytest.mark.usefixtures("crowded")
async def test_a_table_at_rest_goes_on_with_a_press_its_deadline_and_after_a_restart(hall: Hall) -> None:
    id_, other = await hall.playing("toy", options={"goal": 9}), await hall.playing("toy", options={"goal": 9})
    assert resting(hall, id_)
    turn = hall.table(id_).state.turn
    assert isinstance(await hall.press(id_, turn, Draw(), "draw-1"), Update)
    assert resting(hall, id_)
    seat = hall.table(other).state.turn
    await hall.until_due(other, "draw-1")
    assert [record.key for record in await hall.store.records(other)] == [f"time:draw-1:0:{seat}"]
    before, played = hall.table(id_).state, await hall.store.records(id_)
    await hall.reboot(after=5.0)
    assert resting(hall, id_)
    assert hall.table(id_).state == before
    await hall.until_due(id_, hall.table(id_).deadlines[0].wait)
    assert len(await hall.store.records(id_)) > len(played)


@pytest.mark.usefixtures("crowded")
async def test_robots_play_a_table_at_rest_to_its_end(hall: Hall) -> None:
    id_ = await robots_only(hall)
    assert resting(hall, id_)
    await hall.reboot(robots=True)
    await until_over(hall, id_)
    assert hall.table(id_).phase == OVER

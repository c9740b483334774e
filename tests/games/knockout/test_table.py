"""What the table does for Knockout: seats, colours, swaps, presses in time, absence, pause, outage, host, seed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, Preset, Slide
from bot.kit.contract import CLOCK, Refusal
from bot.kit.rng import fingerprint
from bot.tables.lobby import paces
from bot.tables.model import CLOSED, LOBBY, OVER, PAUSED, PLAYING, TableChanged
from bot.tables.storage import history
from bot.tables.table_actions import ChooseToken, Join, LeaveTable, SetPace, Start, SwapSeats
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness

pytestmark = pytest.mark.uncounted

AIM = Slide(135, 0, 15)
DAN, ELSA = 504, 505


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


async def five(harness: BotHarness, pace: str = "slow") -> int:
    """A table of two pairs and one alone."""
    id_ = await harness.lobby("knockout", ANNA, BEN, CLEO, pace=pace)
    for name, person in (("Dan", DAN), ("Elsa", ELSA)):
        assert isinstance(await harness.tables.act(id_, person, Join(name)), TableChanged)
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)
    return id_


def awaited(harness: BotHarness, id_: int) -> tuple[int, ...]:
    return GAME.waits(harness.table(id_).state)[0].seats


def due(harness: BotHarness, id_: int) -> float:
    """Seconds that the running wait has left."""
    (row,) = harness.table(id_).deadlines
    assert row.due is not None
    return row.due - harness.hand.at


async def test_who_may_join(harness: BotHarness) -> None:
    """KNOCKOUT-1, KNOCKOUT-188: eight at most, each once, not after the start; two at least to start."""
    id_ = await harness.lobby("knockout", ANNA)
    assert await harness.tables.act(id_, ANNA, Start()) == Refusal("too-few-players", {"seats": 2})
    assert await harness.tables.act(id_, ANNA, Join("Anna")) == Refusal("already-seated")
    for number in range(7):
        assert isinstance(await harness.tables.act(id_, 600 + number, Join(f"P{number}")), TableChanged)
    assert await harness.tables.act(id_, BEN, Join("Ben")) == Refusal("table-full", {"seats": 8})
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)
    assert await harness.tables.act(id_, BEN, Join("Ben")) == Refusal("no-lobby")


async def test_seats_move_up_and_may_be_swapped(harness: BotHarness) -> None:
    """KNOCKOUT-5, KNOCKOUT-186: pairs follow the seats as they are at the start; only the host swaps, in the lobby."""
    id_ = await harness.lobby("knockout", ANNA, BEN, CLEO)
    for name, person in (("Dan", DAN), ("Elsa", ELSA), ("Finn", 506)):
        await harness.tables.act(id_, person, Join(name))
    await harness.tables.act(id_, BEN, LeaveTable())
    assert [chair.person for chair in harness.table(id_).chairs] == [ANNA, CLEO, DAN, ELSA, 506]
    assert await harness.tables.act(id_, CLEO, SwapSeats(0, 1)) == Refusal("not-host")
    assert await harness.tables.act(id_, ANNA, SwapSeats(1, 7)) == Refusal("not-a-choice", {"field": "seat"})
    assert await harness.tables.act(id_, ANNA, SwapSeats(1, 1)) == Refusal("not-a-choice", {"field": "seat"})
    assert isinstance(await harness.tables.act(id_, ANNA, SwapSeats(1, 4)), TableChanged)
    assert [chair.person for chair in harness.table(id_).chairs] == [ANNA, 506, DAN, ELSA, CLEO]
    await harness.tables.act(id_, ANNA, Start())
    assert [side.seats for side in harness.table(id_).state.sides] == [[0, 1], [2, 3], [4]]
    assert await harness.tables.act(id_, ANNA, SwapSeats(0, 1)) == Refusal("no-lobby")


async def test_colours_are_picked_in_the_lobby(harness: BotHarness) -> None:
    """KNOCKOUT-6, KNOCKOUT-187: a taken one is refused, there are four; they follow their players through a swap."""
    id_ = await harness.lobby("knockout", ANNA, BEN, CLEO)
    assert isinstance(await harness.tables.act(id_, BEN, ChooseToken(3)), TableChanged)
    assert await harness.tables.act(id_, CLEO, ChooseToken(3)) == Refusal("token-taken")
    assert await harness.tables.act(id_, CLEO, ChooseToken(4)) == Refusal("not-a-choice", {"field": "token"})
    await harness.tables.act(id_, ANNA, SwapSeats(0, 1))
    await harness.tables.act(id_, ANNA, Start())
    assert [side.colour for side in harness.table(id_).state.sides] == [3, 0, 1]
    assert not [option for option in GAME.options if option.hidden and option.key not in harness.table(id_).options]


async def test_in_time_is_what_was_made_before_the_deadline(harness: BotHarness) -> None:
    """KNOCKOUT-164: at the same instant the deadline wins; a second's journey is allowed."""
    id_ = await harness.playing("knockout", ANNA, BEN)
    (row,) = harness.table(id_).deadlines
    seat = awaited(harness, id_)[0]
    assert row.due is not None
    harness.hand.at = row.due + 0.5
    assert await harness.press(id_, seat, AIM, at=row.due) == Refusal("late")
    assert isinstance(await harness.press(id_, seat, AIM, at=row.due - 0.5), TableChanged)


async def test_two_missed_waits_mark_away(harness: BotHarness) -> None:
    """KNOCKOUT-162: then waits last a minute, live ten seconds, until any press at the table."""
    id_ = await harness.playing("knockout", ANNA, BEN, pace="slow")
    sleeper = awaited(harness, id_)[0]
    for missed in (1, 2):
        assert due(harness, id_) == 12 * 3600
        await harness.until_due(id_, "slide")
        assert harness.table(id_).chairs[sleeper].missed == missed
        await harness.press(id_, awaited(harness, id_)[0], AIM)
    assert harness.table(id_).chairs[sleeper].away
    assert (awaited(harness, id_), due(harness, id_)) == ((sleeper,), 60)
    await harness.press(id_, sleeper, Preset("never"))
    assert not harness.table(id_).chairs[sleeper].away


async def test_a_wait_is_short_when_all_who_may_answer_are_away(harness: BotHarness) -> None:
    """KNOCKOUT-190: a present partner gives it its full length; a slide counts against its slider alone."""
    id_ = await five(harness)
    table = harness.table(id_)
    while not table.chairs[0].away:
        if awaited(harness, id_)[0] == 0:
            await harness.until_due(id_, "slide")
        else:
            await harness.press(id_, awaited(harness, id_)[0], AIM)
        table = harness.table(id_)
    assert [chair.missed for chair in table.chairs] == [2, 0, 0, 0, 0]
    while awaited(harness, id_)[0] != 0:
        await harness.press(id_, awaited(harness, id_)[0], AIM)
    assert (awaited(harness, id_), due(harness, id_)) == ((0, 1), 12 * 3600)
    assert isinstance(await harness.press(id_, 1, AIM), TableChanged)


async def asleep(harness: BotHarness) -> int:
    """A table at which everybody has gone to sleep."""
    id_ = await harness.playing("knockout", ANNA, BEN, pace="live")
    for _ in range(40):
        if harness.table(id_).phase != PLAYING:
            break
        await harness.ahead(100.0, 20.0)
    assert harness.table(id_).phase == PAUSED
    return id_


async def test_when_all_are_away_the_game_pauses(harness: BotHarness) -> None:
    """KNOCKOUT-163: nobody plays a game that nobody watches; it is called off in the end."""
    id_ = await asleep(harness)
    assert harness.table(id_).state.slides == 4
    assert [row.wait for row in harness.table(id_).deadlines if row.due is not None] == ["pause"]
    await harness.until_due(id_, "pause")
    assert harness.table(id_).phase == CLOSED


async def test_any_press_resumes(harness: BotHarness) -> None:
    """KNOCKOUT-191: that player's mark is gone, the wait begins again in full."""
    id_ = await asleep(harness)
    seat = awaited(harness, id_)[0]
    await harness.press(id_, seat, Preset("never"))
    table = harness.table(id_)
    assert (table.phase, table.chairs[seat].away, table.chairs[1 - seat].away) == (PLAYING, False, True)
    assert due(harness, id_) == 90
    await harness.press(id_, seat, AIM)
    assert due(harness, id_) == 10


@pytest.mark.parametrize(("pace", "least"), [("slow", 600), ("live", 60)])
async def test_an_outage_does_not_count(harness: BotHarness, pace: str, least: int) -> None:
    """KNOCKOUT-166: what was left, and at least ten minutes, live one."""
    id_ = await harness.playing("knockout", ANNA, BEN, pace=pace)
    await harness.ahead(due(harness, id_) - 5, 20.0 if pace == "live" else 3600.0)
    await harness.reboot(5_000)
    assert due(harness, id_) == least


async def test_the_host_who_leaves_is_followed_by_the_lowest_seat(harness: BotHarness) -> None:
    """KNOCKOUT-185."""
    id_ = await five(harness)
    await harness.press(id_, 0, Leave())
    assert harness.table(id_).host == BEN


async def test_two_paces(harness: BotHarness) -> None:
    """KNOCKOUT-192: slow unless the host says otherwise; a change starts the lobby's deadline anew."""
    assert paces(GAME) == ("live", "slow")
    id_ = await harness.lobby("knockout", ANNA, BEN, pace="slow")
    harness.hand.at += 100
    await harness.tables.act(id_, ANNA, SetPace("live"))
    assert harness.table(id_).phase == LOBBY
    assert [row.due for row in harness.table(id_).deadlines] == [harness.hand.at + 600]


async def test_the_seed_is_sealed_until_the_end(harness: BotHarness) -> None:
    """KNOCKOUT-140, KNOCKOUT-141, KNOCKOUT-142: its fingerprint before, itself after; every slide can be proved."""
    id_ = await harness.playing("knockout", ANNA, BEN, pace="slow")
    running = await history.exported(harness.store, harness.table(id_))
    assert running["seed"] is None
    assert running["fingerprint"] == fingerprint(harness.table(id_).seed)
    while harness.table(id_).phase != OVER:
        wait = GAME.waits(harness.table(id_).state)[0]
        legal_actions = [
            one for one in GAME.legal_actions(harness.table(id_).state, wait.seats[0]) if one.wait == wait.id
        ]
        action = AIM if legal_actions[0].action is Slide else legal_actions[-1].action()
        assert isinstance(await harness.press(id_, wait.seats[0], action), TableChanged)
    over = await history.exported(harness.store, harness.table(id_))
    assert over["seed"] == harness.table(id_).seed.hex()
    assert history.verify(over, {GAME.key: GAME}).proved
    over["records"][0]["told"][-1]["event"]["power_luck"] += 1
    assert not history.verify(over, {GAME.key: GAME}).proved


async def test_the_clock_plays_the_defaults(harness: BotHarness) -> None:
    """Section 13: through the same door, in nobody's name."""
    id_ = await harness.playing("knockout", ANNA, BEN, pace="live")
    await harness.until_due(id_, "slide")
    (record,) = await harness.store.history.records(id_)
    assert (record.seat, record.action) == (CLOCK, "TimeUp")

"""What the table does for Knockout: seats, colours, swaps, presses in time, absence, pause, outage, host, seed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.kit.dice import fingerprint
from bot.games.kit.model import CLOCK, Refusal
from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, Preset, Slide
from bot.tables import history
from bot.tables.lobby import paces
from bot.tables.model import CLOSED, LOBBY, OVER, PAUSED, PLAYING, Chair, Update
from tests.hall import ANNA, BEN, CLEO, Hall

AIM = Slide(135, 0, 15)
DAN, ELSA = 504, 505


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = await Hall(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


async def five(hall: Hall, pace: str = "slow") -> int:
    """A table of two pairs and one alone."""
    id_ = await hall.lobby("knockout", ANNA, BEN, CLEO, pace=pace)
    for name, person in (("Dan", DAN), ("Elsa", ELSA)):
        assert isinstance(await hall.tables.join(id_, Chair(name, person)), Update)
    assert isinstance(await hall.tables.start(id_, ANNA), Update)
    return id_


def awaited(hall: Hall, id_: int) -> tuple[int, ...]:
    return GAME.waits(hall.table(id_).state)[0].seats


def due(hall: Hall, id_: int) -> float:
    """Seconds that the running wait has left."""
    (row,) = hall.table(id_).deadlines
    assert row.due is not None
    return row.due - hall.hand.at


async def test_who_may_join(hall: Hall) -> None:
    """KNOCKOUT-1, KNOCKOUT-188: eight at most, each once, not after the start; two at least to start."""
    id_ = await hall.lobby("knockout", ANNA)
    assert await hall.tables.start(id_, ANNA) == Refusal("too-few-players", {"seats": 2})
    assert await hall.tables.join(id_, Chair("Anna", ANNA)) == Refusal("already-seated")
    for number in range(7):
        assert isinstance(await hall.tables.join(id_, Chair(f"P{number}", 600 + number)), Update)
    assert await hall.tables.join(id_, Chair("Ben", BEN)) == Refusal("table-full", {"seats": 8})
    assert isinstance(await hall.tables.start(id_, ANNA), Update)
    assert await hall.tables.join(id_, Chair("Ben", BEN)) == Refusal("no-lobby")


async def test_seats_move_up_and_may_be_swapped(hall: Hall) -> None:
    """KNOCKOUT-5, KNOCKOUT-186: pairs follow the seats as they are at the start; only the host swaps, in the lobby."""
    id_ = await hall.lobby("knockout", ANNA, BEN, CLEO)
    for name, person in (("Dan", DAN), ("Elsa", ELSA), ("Finn", 506)):
        await hall.tables.join(id_, Chair(name, person))
    await hall.tables.leave(id_, BEN)
    assert [chair.person for chair in hall.table(id_).chairs] == [ANNA, CLEO, DAN, ELSA, 506]
    assert await hall.tables.swap(id_, CLEO, 0, 1) == Refusal("not-host")
    assert await hall.tables.swap(id_, ANNA, 1, 7) == Refusal("not-a-choice", {"field": "seat"})
    assert await hall.tables.swap(id_, ANNA, 1, 1) == Refusal("not-a-choice", {"field": "seat"})
    assert isinstance(await hall.tables.swap(id_, ANNA, 1, 4), Update)
    assert [chair.person for chair in hall.table(id_).chairs] == [ANNA, 506, DAN, ELSA, CLEO]
    await hall.tables.start(id_, ANNA)
    assert [side.seats for side in hall.table(id_).state.sides] == [[0, 1], [2, 3], [4]]
    assert await hall.tables.swap(id_, ANNA, 0, 1) == Refusal("no-lobby")


async def test_colours_are_picked_in_the_lobby(hall: Hall) -> None:
    """KNOCKOUT-6, KNOCKOUT-187: a taken one is refused, there are four; they follow their players through a swap."""
    id_ = await hall.lobby("knockout", ANNA, BEN, CLEO)
    assert isinstance(await hall.tables.choose_token(id_, BEN, 3), Update)
    assert await hall.tables.choose_token(id_, CLEO, 3) == Refusal("token-taken")
    assert await hall.tables.choose_token(id_, CLEO, 4) == Refusal("not-a-choice", {"field": "token"})
    await hall.tables.swap(id_, ANNA, 0, 1)
    await hall.tables.start(id_, ANNA)
    assert [side.colour for side in hall.table(id_).state.sides] == [3, 0, 1]
    assert not [option for option in GAME.options if option.hidden and option.key not in hall.table(id_).options]


async def test_in_time_is_what_was_made_before_the_deadline(hall: Hall) -> None:
    """KNOCKOUT-164: at the same instant the deadline wins; a second's journey is allowed."""
    id_ = await hall.playing("knockout", ANNA, BEN)
    (row,) = hall.table(id_).deadlines
    seat = awaited(hall, id_)[0]
    assert row.due is not None
    hall.hand.at = row.due + 0.5
    assert await hall.press(id_, seat, AIM, at=row.due) == Refusal("late")
    assert isinstance(await hall.press(id_, seat, AIM, at=row.due - 0.5), Update)


async def test_two_missed_waits_mark_away(hall: Hall) -> None:
    """KNOCKOUT-162: then waits last a minute, live ten seconds, until any press at the table."""
    id_ = await hall.playing("knockout", ANNA, BEN, pace="slow")
    sleeper = awaited(hall, id_)[0]
    for missed in (1, 2):
        assert due(hall, id_) == 12 * 3600
        await hall.until_due(id_, "slide")
        assert hall.table(id_).chairs[sleeper].missed == missed
        await hall.press(id_, awaited(hall, id_)[0], AIM)
    assert hall.table(id_).chairs[sleeper].away
    assert (awaited(hall, id_), due(hall, id_)) == ((sleeper,), 60)
    await hall.press(id_, sleeper, Preset("never"))
    assert not hall.table(id_).chairs[sleeper].away


async def test_a_wait_is_short_when_all_who_may_answer_are_away(hall: Hall) -> None:
    """KNOCKOUT-190: a present partner gives it its full length; a slide counts against its slider alone."""
    id_ = await five(hall)
    table = hall.table(id_)
    while not table.chairs[0].away:
        if awaited(hall, id_)[0] == 0:
            await hall.until_due(id_, "slide")
        else:
            await hall.press(id_, awaited(hall, id_)[0], AIM)
        table = hall.table(id_)
    assert [chair.missed for chair in table.chairs] == [2, 0, 0, 0, 0]
    while awaited(hall, id_)[0] != 0:
        await hall.press(id_, awaited(hall, id_)[0], AIM)
    assert (awaited(hall, id_), due(hall, id_)) == ((0, 1), 12 * 3600)
    assert isinstance(await hall.press(id_, 1, AIM), Update)


async def asleep(hall: Hall) -> int:
    """A table at which everybody has gone to sleep."""
    id_ = await hall.playing("knockout", ANNA, BEN, pace="live")
    for _ in range(40):
        if hall.table(id_).phase != PLAYING:
            break
        await hall.ahead(100.0, 20.0)
    assert hall.table(id_).phase == PAUSED
    return id_


async def test_when_all_are_away_the_game_pauses(hall: Hall) -> None:
    """KNOCKOUT-163: nobody plays a game that nobody watches; it is called off in the end."""
    id_ = await asleep(hall)
    assert hall.table(id_).state.slides == 4
    assert [row.wait for row in hall.table(id_).deadlines if row.due is not None] == ["pause"]
    await hall.until_due(id_, "pause")
    assert hall.table(id_).phase == CLOSED


async def test_any_press_resumes(hall: Hall) -> None:
    """KNOCKOUT-191: that player's mark is gone, the wait begins again in full."""
    id_ = await asleep(hall)
    seat = awaited(hall, id_)[0]
    await hall.press(id_, seat, Preset("never"))
    table = hall.table(id_)
    assert (table.phase, table.chairs[seat].away, table.chairs[1 - seat].away) == (PLAYING, False, True)
    assert due(hall, id_) == 90
    await hall.press(id_, seat, AIM)
    assert due(hall, id_) == 10


@pytest.mark.parametrize(("pace", "least"), [("slow", 600), ("live", 60)])
async def test_an_outage_does_not_count(hall: Hall, pace: str, least: int) -> None:
    """KNOCKOUT-166: what was left, and at least ten minutes, live one."""
    id_ = await hall.playing("knockout", ANNA, BEN, pace=pace)
    await hall.ahead(due(hall, id_) - 5, 20.0 if pace == "live" else 3600.0)
    await hall.reboot(5_000)
    assert due(hall, id_) == least


async def test_the_host_who_leaves_is_followed_by_the_lowest_seat(hall: Hall) -> None:
    """KNOCKOUT-185."""
    id_ = await five(hall)
    await hall.press(id_, 0, Leave())
    assert hall.table(id_).host == BEN


async def test_two_paces(hall: Hall) -> None:
    """KNOCKOUT-192: slow unless the host says otherwise; a change starts the lobby's deadline anew."""
    assert paces(GAME) == ("live", "slow")
    id_ = await hall.lobby("knockout", ANNA, BEN, pace="slow")
    hall.hand.at += 100
    await hall.tables.set_pace(id_, ANNA, "live")
    assert hall.table(id_).phase == LOBBY
    assert [row.due for row in hall.table(id_).deadlines] == [hall.hand.at + 600]


async def test_the_seed_is_sealed_until_the_end(hall: Hall) -> None:
    """KNOCKOUT-140, KNOCKOUT-141, KNOCKOUT-142: its fingerprint before, itself after; every slide can be proved."""
    id_ = await hall.playing("knockout", ANNA, BEN, pace="slow")
    running = await history.exported(hall.store, hall.table(id_))
    assert running["seed"] is None
    assert running["fingerprint"] == fingerprint(hall.table(id_).seed)
    while hall.table(id_).phase != OVER:
        wait = GAME.waits(hall.table(id_).state)[0]
        offers = [one for one in GAME.offers(hall.table(id_).state, wait.seats[0]) if one.wait == wait.id]
        action = AIM if offers[0].action is Slide else offers[-1].action()
        assert isinstance(await hall.press(id_, wait.seats[0], action), Update)
    over = await history.exported(hall.store, hall.table(id_))
    assert over["seed"] == hall.table(id_).seed.hex()
    assert history.verify(over, {GAME.key: GAME}).proved
    over["records"][0]["told"][-1]["event"]["power_luck"] += 1
    assert not history.verify(over, {GAME.key: GAME}).proved


async def test_the_clock_plays_the_defaults(hall: Hall) -> None:
    """Section 13: through the same door, in nobody's name."""
    id_ = await hall.playing("knockout", ANNA, BEN, pace="live")
    await hall.until_due(id_, "slide")
    (record,) = await hall.store.records(id_)
    assert (record.seat, record.action) == (CLOCK, "TimeUp")

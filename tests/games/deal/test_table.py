"""What the table does for Deal: presses in time, patience, pause, host, paces, a start that is refused."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.deal import GAME
from bot.games.deal.actions import EndTurn, Leave, Order
from bot.games.kit.model import Refusal
from bot.tables.lobby import paces
from bot.tables.model import CLOSED, PAUSED, PLAYING, Chair, Update
from tests.hall import ANNA, BEN, CLEO, Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = await Hall(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


def turn(hall: Hall, id_: int) -> int:
    """Whose turn it is."""
    return GAME.view(hall.table(id_).state, None).active


async def end_turn(hall: Hall, id_: int, at: float | None = None) -> object:
    """The active player ends the turn, and gives back what is too much by waiting."""
    done = await hall.press(id_, turn(hall, id_), EndTurn(), at=at)
    if hall.table(id_).state.stage == "discard":
        await hall.until_due(id_, "discard")
    return done


async def test_in_time_is_what_was_made_before_the_deadline(hall: Hall) -> None:
    """DEAL-122: at the same instant the deadline wins; a second's journey is allowed."""
    id_ = await hall.playing("deal", ANNA, BEN)
    (due,) = (row.due for row in hall.table(id_).deadlines if row.wait.startswith("play"))
    hall.hand.at = due + 0.5
    assert await hall.press(id_, turn(hall, id_), EndTurn(), at=due) == Refusal("late")
    assert isinstance(await hall.press(id_, turn(hall, id_), EndTurn(), at=due - 0.5), Update)


async def test_three_missed_deadlines_in_a_row_mark_away(hall: Hall) -> None:
    """DEAL-124: then the times shrink; a press clears mark and count."""
    id_ = await hall.playing("deal", ANNA, BEN, pace="slow")
    sleeper = turn(hall, id_)
    counts = []
    while not hall.table(id_).chairs[sleeper].away:
        if turn(hall, id_) != sleeper:
            await end_turn(hall, id_)
            continue
        await hall.until_due(id_, "")
        counts.append(hall.table(id_).chairs[sleeper].missed)
    assert counts == [1, 2, 3]
    while turn(hall, id_) != sleeper:
        await end_turn(hall, id_)
    row = next(row for row in hall.table(id_).deadlines if row.wait.startswith(("play", "discard")))
    assert row.due is not None
    assert row.due - hall.hand.at <= 300
    await hall.press(id_, sleeper, Order("pay", "on"))
    chair = hall.table(id_).chairs[sleeper]
    assert (chair.away, chair.missed) == (False, 0)


async def asleep(hall: Hall) -> int:
    """A table at which everybody has gone to sleep."""
    id_ = await hall.playing("deal", ANNA, BEN, pace="live", options={"limit": 2})
    for _ in range(40):
        if hall.table(id_).phase != PLAYING:
            break
        await hall.ahead(200.0, 20.0)
    assert hall.table(id_).phase == PAUSED
    return id_


async def test_when_all_are_away_the_game_pauses_and_is_cancelled_in_the_end(hall: Hall) -> None:
    """DEAL-125: nobody plays a game that nobody plays."""
    id_ = await asleep(hall)
    assert [row.wait for row in hall.table(id_).deadlines if row.due is not None] == ["pause"]
    await hall.until_due(id_, "pause")
    assert hall.table(id_).phase == CLOSED


async def test_any_press_ends_the_pause(hall: Hall) -> None:
    """DEAL-134: waits start again in full, the limit of the game goes on with what it had left."""
    id_ = await asleep(hall)
    left = next(row.left for row in hall.table(id_).deadlines if row.wait.startswith("hour"))
    active = turn(hall, id_)
    assert isinstance(await hall.press(id_, active, Order("pay", "on")), Update)
    table = hall.table(id_)
    rows = {row.wait.split("-")[0]: row.due for row in table.deadlines}
    assert (table.phase, table.chairs[active].away, table.chairs[1 - active].away) == (PLAYING, False, True)
    assert rows["hour"] == hall.hand.at + (left or 0)
    awaited = "play" if "play" in rows else "discard"
    assert rows[awaited] == hall.hand.at + GAME.clocks[awaited].seconds["live"]


async def test_the_host_who_leaves_is_followed_by_who_joined_first(hall: Hall) -> None:
    """DEAL-133: in the lobby and during the game; it survives a restart."""
    lobby = await hall.lobby("deal", ANNA, BEN, CLEO)
    assert isinstance(await hall.tables.leave(lobby, ANNA), Update)
    assert hall.table(lobby).host == BEN
    id_ = await hall.playing("deal", ANNA, BEN, CLEO)
    await hall.press(id_, 0, Leave())
    assert hall.table(id_).host == BEN
    await hall.reboot()
    assert hall.table(id_).host == BEN
    await hall.press(id_, 2, Leave())
    assert hall.table(id_).host == BEN


async def test_a_late_joiner_is_refused(hall: Hall) -> None:
    """DEAL-129, DEAL-1: also one too many, and a start with too few."""
    id_ = await hall.playing("deal", ANNA, BEN)
    assert await hall.tables.join(id_, Chair("Cléo", CLEO)) == Refusal("no-lobby")
    alone = await hall.lobby("deal", ANNA)
    assert await hall.tables.start(alone, ANNA) == Refusal("too-few-players", {"seats": 2})
    for number in range(9):
        assert isinstance(await hall.tables.join(alone, Chair(f"P{number}", 600 + number)), Update)
    assert await hall.tables.join(alone, Chair("Cléo", CLEO)) == Refusal("table-full", {"seats": 10})


async def test_the_game_has_three_paces(hall: Hall) -> None:
    """O-11."""
    assert paces(GAME) == ("live", "brisk", "slow")
    assert paces(GAMES["city"]) == ("live", "slow")
    id_ = await hall.playing("deal", ANNA, BEN, pace="brisk")
    (row,) = hall.table(id_).deadlines
    assert row.due == hall.hand.at + 1_800


async def test_a_start_with_packs_that_do_not_fit_is_refused(hall: Hall) -> None:
    """O-1: and may be tried again."""
    id_ = await hall.lobby("deal", ANNA, BEN)
    await hall.tables.set_option(id_, ANNA, "packs", "two")
    assert await hall.tables.start(id_, ANNA) == Refusal("packs-do-not-fit", {"seats": 2})
    await hall.tables.set_option(id_, ANNA, "packs", "auto")
    assert isinstance(await hall.tables.start(id_, ANNA), Update)

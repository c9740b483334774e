"""What the table does for Deal: presses in time, patience, pause, host, paces, a start that is refused."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.deal import GAME
from bot.games.deal.actions import EndTurn, Leave, Order
from bot.games.deal.view import DealView
from bot.kit.contract import Refusal
from bot.tables.lobby import paces
from bot.tables.model import CLOSED, PAUSED, PLAYING, TableChanged
from bot.tables.table_actions import Join, LeaveTable, SetOption, Start
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness

pytestmark = pytest.mark.uncounted


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


def turn(harness: BotHarness, id_: int) -> int:
    """Whose turn it is."""
    view: DealView = GAME.view(harness.table(id_).state, None)
    return view.active


async def end_turn(harness: BotHarness, id_: int, at: float | None = None) -> object:
    """The active player ends the turn, and gives back what is too much by waiting."""
    done = await harness.press(id_, turn(harness, id_), EndTurn(), at=at)
    if harness.table(id_).state.stage == "discard":
        await harness.until_due(id_, "discard")
    return done


async def test_in_time_is_what_was_made_before_the_deadline(harness: BotHarness) -> None:
    """DEAL-122: at the same instant the deadline wins; a second's journey is allowed."""
    id_ = await harness.playing("deal", ANNA, BEN)
    (due,) = (row.due for row in harness.table(id_).deadlines if row.wait.startswith("play"))
    assert due is not None
    harness.hand.at = due + 0.5
    assert await harness.press(id_, turn(harness, id_), EndTurn(), at=due) == Refusal("late")
    assert isinstance(await harness.press(id_, turn(harness, id_), EndTurn(), at=due - 0.5), TableChanged)


async def test_three_missed_deadlines_in_a_row_mark_away(harness: BotHarness) -> None:
    """DEAL-124: then the times shrink; a press clears mark and count."""
    id_ = await harness.playing("deal", ANNA, BEN, pace="slow")
    sleeper = turn(harness, id_)
    counts = []
    while not harness.table(id_).chairs[sleeper].away:
        if turn(harness, id_) != sleeper:
            await end_turn(harness, id_)
            continue
        await harness.until_due(id_, "")
        counts.append(harness.table(id_).chairs[sleeper].missed)
    assert counts == [1, 2, 3]
    while turn(harness, id_) != sleeper:
        await end_turn(harness, id_)
    row = next(row for row in harness.table(id_).deadlines if row.wait.startswith(("play", "discard")))
    assert row.due is not None
    assert row.due - harness.hand.at <= 300
    await harness.press(id_, sleeper, Order("pay", "on"))
    chair = harness.table(id_).chairs[sleeper]
    assert (chair.away, chair.missed) == (False, 0)


async def asleep(harness: BotHarness) -> int:
    """A table at which everybody has gone to sleep."""
    id_ = await harness.playing("deal", ANNA, BEN, pace="live", options={"limit": 2})
    for _ in range(40):
        if harness.table(id_).phase != PLAYING:
            break
        await harness.ahead(200.0, 20.0)
    assert harness.table(id_).phase == PAUSED
    return id_


async def test_when_all_are_away_the_game_pauses_and_is_cancelled_in_the_end(harness: BotHarness) -> None:
    """DEAL-125: nobody plays a game that nobody plays."""
    id_ = await asleep(harness)
    assert [row.wait for row in harness.table(id_).deadlines if row.due is not None] == ["pause"]
    await harness.until_due(id_, "pause")
    assert harness.table(id_).phase == CLOSED


async def test_any_press_ends_the_pause(harness: BotHarness) -> None:
    """DEAL-134: waits start again in full, the limit of the game goes on with what it had left."""
    id_ = await asleep(harness)
    left = next(row.left for row in harness.table(id_).deadlines if row.wait.startswith("hour"))
    active = turn(harness, id_)
    assert isinstance(await harness.press(id_, active, Order("pay", "on")), TableChanged)
    table = harness.table(id_)
    rows = {row.wait.split("-")[0]: row.due for row in table.deadlines}
    assert (table.phase, table.chairs[active].away, table.chairs[1 - active].away) == (PLAYING, False, True)
    assert rows["hour"] == harness.hand.at + (left or 0)
    awaited = "play" if "play" in rows else "discard"
    assert rows[awaited] == harness.hand.at + GAME.clocks[awaited].seconds["live"]


async def test_the_host_who_leaves_is_followed_by_who_joined_first(harness: BotHarness) -> None:
    """DEAL-133: in the lobby and during the game; it survives a restart."""
    lobby = await harness.lobby("deal", ANNA, BEN, CLEO)
    assert isinstance(await harness.tables.act(lobby, ANNA, LeaveTable()), TableChanged)
    assert harness.table(lobby).host == BEN
    id_ = await harness.playing("deal", ANNA, BEN, CLEO)
    await harness.press(id_, 0, Leave())
    assert harness.table(id_).host == BEN
    await harness.reboot()
    assert harness.table(id_).host == BEN
    await harness.press(id_, 2, Leave())
    assert harness.table(id_).host == BEN


async def test_a_late_joiner_is_refused(harness: BotHarness) -> None:
    """DEAL-129, DEAL-1: also one too many, and a start with too few."""
    id_ = await harness.playing("deal", ANNA, BEN)
    assert await harness.tables.act(id_, CLEO, Join("Cléo")) == Refusal("no-lobby")
    alone = await harness.lobby("deal", ANNA)
    assert await harness.tables.act(alone, ANNA, Start()) == Refusal("too-few-players", {"seats": 2})
    for number in range(9):
        assert isinstance(await harness.tables.act(alone, 600 + number, Join(f"P{number}")), TableChanged)
    assert await harness.tables.act(alone, CLEO, Join("Cléo")) == Refusal("table-full", {"seats": 10})


async def test_the_game_has_three_paces(harness: BotHarness) -> None:
    """O-11."""
    assert paces(GAME) == ("live", "brisk", "slow")
    assert paces(GAMES["city"]) == ("live", "slow")
    id_ = await harness.playing("deal", ANNA, BEN, pace="brisk")
    (row,) = harness.table(id_).deadlines
    assert row.due == harness.hand.at + 1_800


async def test_a_start_with_packs_that_do_not_fit_is_refused(harness: BotHarness) -> None:
    """O-1: and may be tried again."""
    id_ = await harness.lobby("deal", ANNA, BEN)
    await harness.tables.act(id_, ANNA, SetOption("packs", "two"))
    assert await harness.tables.act(id_, ANNA, Start()) == Refusal("packs-do-not-fit", {"seats": 2})
    await harness.tables.act(id_, ANNA, SetOption("packs", "auto"))
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)

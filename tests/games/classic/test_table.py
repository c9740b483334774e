"""What the table does for Classic: seats, presses in time, outages, strikes, absence, votes, pauses, hosts."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.classic import GAME
from bot.games.classic.actions import Bid, Decline, EndTurn, Leave, Mortgage, Roll
from bot.games.classic.actions import Claim as Ask
from bot.games.classic.events import OrderRolled, Rolled
from bot.games.classic.state import Claim, decision
from bot.kit.contract import Refusal
from bot.tables.clock import deadlines
from bot.tables.lobby import Transition
from bot.tables.model import CLOSED, LOBBY, PAUSED, PLAYING, Deadline, Participant, Table, TableChanged
from bot.tables.storage.packed_state import PackedState
from bot.tables.table_actions import CastVote, ChooseToken, Join, LeaveTable, Pause, Resume, Start, VoteOut
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness

pytestmark = pytest.mark.uncounted


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


def turn(harness: BotHarness, id_: int) -> int:
    """Whose turn it is."""
    return int(harness.table(id_).state.turns.active)


def row(harness: BotHarness, id_: int, wait: str) -> Deadline:
    """The deadline of a wait."""
    return next(one for one in harness.table(id_).deadlines if one.wait.startswith(wait))


async def change(harness: BotHarness, id_: int, **fields: Any) -> None:
    """Put a table where a test needs it."""
    await harness.tables.executor.execute(id_, lambda t: _changed(t, fields))


def _changed(table: Table, fields: dict[str, Any]) -> Transition:
    changed = replace(table, **fields)
    return Transition(replace(changed, deadlines=deadlines.due(GAME, changed, 1_000_000.0)))


def away(harness: BotHarness, id_: int, *seats: int) -> tuple[Participant, ...]:
    """The chairs, with these seats marked away."""
    chairs = harness.table(id_).chairs
    return tuple(replace(chair, away=seat in seats) for seat, chair in enumerate(chairs))


async def test_two_to_six_sit_down(harness: BotHarness) -> None:
    """CLASSIC-1: one alone cannot start, a seventh is refused."""
    id_ = await harness.lobby("classic", ANNA)
    assert await harness.tables.act(id_, ANNA, Start()) == Refusal("too-few-players", {"seats": 2})
    for person in range(1, 6):
        assert isinstance(await harness.tables.act(id_, person, Join(str(person))), TableChanged)
    assert await harness.tables.act(id_, 7, Join("7")) == Refusal("table-full", {"seats": 6})


async def test_each_has_a_token_of_his_own(harness: BotHarness) -> None:
    """CLASSIC-2: a taken one is refused; who chose none gets a free one at the start."""
    id_ = await harness.lobby("classic", ANNA, BEN)
    assert isinstance(await harness.tables.act(id_, BEN, ChooseToken(0)), TableChanged)
    assert isinstance(await harness.tables.act(id_, ANNA, ChooseToken(0)), Refusal)
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)
    tokens = [chair.token for chair in harness.table(id_).chairs]
    assert tokens[1] == 0
    assert len(set(tokens)) == 2


async def test_in_time_is_what_was_made_before_the_deadline(harness: BotHarness) -> None:
    """CLASSIC-173, CLASSIC-211."""
    id_ = await harness.playing("classic", ANNA, BEN)
    due = row(harness, id_, "roll").due
    assert due is not None
    harness.hand.at = due + 0.5
    assert await harness.press(id_, turn(harness, id_), Roll(), at=due) == Refusal("late")
    assert isinstance(await harness.press(id_, turn(harness, id_), Roll(), at=due - 0.5), TableChanged)


async def test_waits_of_equal_times_go_the_oldest_first(harness: BotHarness) -> None:
    """CLASSIC-173."""
    id_ = await harness.playing("classic", ANNA, BEN, CLEO)
    state = harness.table(id_).state
    state.claims.append(Claim(decision(state), 1, 0, 10, 1, 0))
    numbers = [int(wait.id.rpartition("-")[2]) for wait in GAME.waits(state)]
    assert numbers == sorted(numbers)
    assert len(numbers) == 2


async def test_what_the_time_has_done_is_done(harness: BotHarness) -> None:
    """CLASSIC-174: the default is carried out in the player's name; a later press is refused (CLASSIC-172)."""
    id_ = await harness.playing("classic", ANNA, BEN)
    seat, wait = turn(harness, id_), row(harness, id_, "roll").wait
    await harness.until_due(id_, "roll")
    rolled = harness.published[-1].told[0].event
    assert isinstance(rolled, OrderRolled | Rolled)
    assert rolled.seat in (0, 1)
    answer = await harness.press(id_, seat, Roll(), wait)
    assert isinstance(answer, Refusal)


async def test_while_the_bot_is_down_no_clock_runs(harness: BotHarness) -> None:
    """CLASSIC-175: and what was thrown stays thrown (CLASSIC-19)."""
    id_ = await harness.playing("classic", ANNA, BEN)
    await harness.ahead(30)
    await harness.press(id_, turn(harness, id_), Roll())
    before, left = harness.table(id_).state, harness.table(id_).deadlines[0].due
    assert left is not None
    left -= harness.hand.at
    await harness.reboot(after=10_000)
    assert harness.table(id_).state == before
    due = harness.table(id_).deadlines[0].due
    assert due is not None
    assert due - harness.hand.at >= min(left, 20)


async def test_three_strikes_mark_away(harness: BotHarness) -> None:
    """CLASSIC-176, CLASSIC-177: a claim or the end of a turn is no strike; any press clears them."""
    id_ = await harness.playing("classic", ANNA, BEN, pace="slow")
    sleeper = turn(harness, id_)
    strikes = []
    while not harness.table(id_).chairs[sleeper].away:
        wait = next(one for one in GAME.waits(harness.table(id_).state) if not one.held)
        if turn(harness, id_) != sleeper or wait.seats != (sleeper,):
            await _present(harness, id_, sleeper)
            continue
        await harness.until_due(id_, wait.id)
        strikes.append((wait.clock, harness.table(id_).chairs[sleeper].missed))
    assert [count for clock, count in strikes if clock != "end"][-1] == 3
    assert all(clock in ("roll", "jail", "buy", "end", "debt", "bus", "triple") for clock, _ in strikes)
    await harness.press(id_, sleeper, Bid(1))
    assert (harness.table(id_).chairs[sleeper].away, harness.table(id_).chairs[sleeper].missed) == (False, 0)


async def _present(harness: BotHarness, id_: int, sleeper: int) -> None:
    """The other acts, or an auction runs out."""
    state = harness.table(id_).state
    wait = next(one for one in GAME.waits(state) if not one.held)
    seat, action = GAME.default(state, wait)
    if seat == -1 or seat == sleeper:
        await harness.until_due(id_, wait.id)
    else:
        await harness.press(id_, seat, action)


async def test_the_times_of_who_is_away_shrink(harness: BotHarness) -> None:
    """CLASSIC-177, CLASSIC-81: his turn to an hour, the protected time of his claims to none."""
    id_ = await harness.playing("classic", ANNA, BEN, pace="slow")
    seat = turn(harness, id_)
    state = harness.table(id_).state
    state.claims.append(Claim(decision(state), 1 - seat, seat, 10, 1, 1))
    await change(harness, id_, packed_state=PackedState(state), chairs=away(harness, id_, 0, 1), deadlines=())
    assert row(harness, id_, "roll").due == 1_000_000.0 + 3_600
    assert row(harness, id_, "claim").due == 1_000_000.0


async def test_who_is_away_passes_at_once(harness: BotHarness) -> None:
    """CLASSIC-92, CLASSIC-177: each pass is a step of its own in the seat's name."""
    id_ = await harness.playing("classic", ANNA, BEN, CLEO, options={"speed": "off"})
    while not GAME.waits(harness.table(id_).state)[-1].id.startswith("buy"):
        await _present(harness, id_, 9)
    seat = turn(harness, id_)
    sleeper = (seat + 1) % 3
    await change(harness, id_, chairs=away(harness, id_, sleeper))
    await harness.press(id_, seat, Decline())
    auction = harness.table(id_).state.stack[-1]
    assert auction.passed == [sleeper]
    records = await harness.store.history.records(id_, 0)
    assert [(one.seat, one.action) for one in records][-2:] == [(seat, "Decline"), (sleeper, "Pass")]


async def test_after_five_strikes_the_others_vote(harness: BotHarness) -> None:
    """CLASSIC-178."""
    id_ = await harness.playing("classic", ANNA, BEN, CLEO)
    assert await harness.tables.act(id_, ANNA, VoteOut(2)) == Refusal("too-early", {"missed": 0, "needed": 5})
    chairs = harness.table(id_).chairs
    await change(harness, id_, chairs=(*chairs[:2], replace(chairs[2], away=True, missed=5)))
    assert isinstance(await harness.tables.act(id_, ANNA, VoteOut(2)), TableChanged)
    assert harness.table(id_).state.solvent[2]
    assert isinstance(await harness.tables.act(id_, BEN, CastVote("yes")), TableChanged)
    assert not harness.table(id_).state.solvent[2]


async def test_leaving_is_one_press(harness: BotHarness) -> None:
    """CLASSIC-179, CLASSIC-213: the host's seat goes to who joined first."""
    id_ = await harness.playing("classic", ANNA, BEN, CLEO)
    assert isinstance(await harness.press(id_, 0, Leave()), TableChanged)
    assert not harness.table(id_).state.solvent[0]
    assert harness.table(id_).host == BEN


async def test_leaving_a_lobby_is_free(harness: BotHarness) -> None:
    """CLASSIC-213."""
    id_ = await harness.lobby("classic", ANNA, BEN)
    assert isinstance(await harness.tables.act(id_, ANNA, LeaveTable()), TableChanged)
    assert (harness.table(id_).phase, harness.table(id_).host) == (LOBBY, BEN)


async def test_host_or_majority_pause(harness: BotHarness) -> None:
    """CLASSIC-180: all clocks stop; open waits have what they had left afterwards."""
    id_ = await harness.playing("classic", ANNA, BEN, CLEO)
    await harness.ahead(50)
    assert isinstance(await harness.tables.act(id_, ANNA, Pause()), TableChanged)
    await harness.ahead(100_000)
    assert harness.table(id_).phase == PAUSED
    assert await harness.press(id_, turn(harness, id_), Roll()) == Refusal("paused")
    assert isinstance(await harness.tables.act(id_, ANNA, Resume()), TableChanged)
    assert row(harness, id_, "roll").due == harness.hand.at + 70
    await harness.tables.act(id_, BEN, Pause())
    assert harness.table(id_).phase == PLAYING
    await harness.tables.act(id_, CLEO, Pause())
    assert harness.table(id_).phase == PAUSED


async def test_a_game_that_nobody_plays_is_paused_and_cancelled(harness: BotHarness) -> None:
    """CLASSIC-210: one silent player alone never stops it (a fault of others)."""
    id_ = await harness.playing("classic", ANNA, BEN)
    for _ in range(200):
        if harness.table(id_).phase != PLAYING:
            break
        wait = next(one for one in GAME.waits(harness.table(id_).state) if not one.held)
        await harness.until_due(id_, wait.id)
    assert (harness.table(id_).phase, harness.table(id_).pause) == (PAUSED, "absent")
    await harness.ahead(1_801)
    assert harness.table(id_).phase == CLOSED


async def test_an_interrupted_turn_has_twenty_seconds_at_least(harness: BotHarness) -> None:
    """CLASSIC-23: after a phase it goes on with what it had left."""
    id_ = await harness.playing("classic", ANNA, BEN, CLEO)
    seat = turn(harness, id_)
    state = harness.table(id_).state
    owner, payer = (seat + 1) % 3, (seat + 2) % 3
    state.claims.append(Claim(decision(state), owner, payer, 9_000, 1, 1, guarded=False))
    await change(harness, id_, packed_state=PackedState(state))
    await harness.ahead(115)
    assert isinstance(await harness.press(id_, owner, Ask(state.claims[0].number)), TableChanged)
    assert row(harness, id_, "roll").due is None
    await harness.until_due(id_, "debt")
    assert not harness.table(id_).state.solvent[payer]
    assert row(harness, id_, "roll").due == harness.hand.at + 20


def test_a_held_wait_goes_on_with_its_least() -> None:
    """CLASSIC-23: 15 minutes, or 20 seconds live; what was left if it was more."""
    clock = GAME.clocks["end"]
    for pace, least, full in (("live", 20, 30.0), ("slow", 900, 7_200.0)):
        assert deadlines._left(Deadline("end-1", 0, None, 3.0), clock, pace, full) == least
        assert deadlines._left(Deadline("end-1", 0, None, 25.0 * least), clock, pace, full) == 25.0 * least


async def test_building_goes_on_beside_the_turn(harness: BotHarness) -> None:
    """CLASSIC-22: at a table, too: a press of a player who is not awaited."""
    id_ = await harness.playing("classic", ANNA, BEN)
    other = 1 - turn(harness, id_)
    assert isinstance(await harness.press(id_, other, Mortgage(1)), Refusal)
    assert isinstance(await harness.press(id_, other, EndTurn()), Refusal)

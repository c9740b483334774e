"""What the table does for Builder: tokens, presses in time, absence, pause, host, outages, graces that outlive a crash."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.builder import GAME, phases
from bot.games.builder.actions import Ask, Auction, Buy, Leave, Propose, Roll, Waive
from bot.games.builder.events.money import RentPaid
from bot.kit.contract import CLOCK, Action, Refusal, Seat
from bot.tables import commands
from bot.tables.lobby import Transition
from bot.tables.model import CLOSED, PAUSED, PLAYING, Participant, Table, TableChanged
from bot.tables.storage.history import exported, verify
from bot.tables.table_actions import ChooseToken, Join, LeaveTable, SetOption, Start
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness

pytestmark = pytest.mark.uncounted

LONGEST = 400


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


def state(harness: BotHarness, id_: int) -> Any:
    return harness.table(id_).state


def next_press(s: Any) -> tuple[Seat, Action, str]:
    """Buy what can be bought, else what time would play, for the first wait that runs but a rent's."""
    wait = next(wait for wait in GAME.waits(s) if not wait.held and not wait.id.startswith("claim"))
    seat, action = GAME.default(s, wait)
    if any(legal_action.action is Buy and legal_action.blocked is None for legal_action in GAME.legal_actions(s, seat)):
        return seat, Buy(), wait.id
    return seat, action, wait.id


async def until_claim(harness: BotHarness, id_: int) -> Any:
    """Play on until a rent may be asked for and the visitor has ended the turn; the claim."""
    for _ in range(LONGEST):
        s = state(harness, id_)
        rolling = isinstance(s.stack[-1], phases.ToRoll) if s.stack else False
        if s.claims and rolling and s.turns.active not in (s.claims[0].visitor, s.claims[0].owner):
            return s.claims[0]
        if s.claims and s.turns.active == s.claims[0].owner:
            assert isinstance(await harness.press(id_, s.turns.active, Waive(s.claims[0].number)), TableChanged)
            continue
        seat, action, wait = next_press(s)
        assert isinstance(await harness.press(id_, seat, action, wait), TableChanged)
    raise AssertionError("nobody stops anywhere")


def row(table: Table, name: str) -> Any:
    """The deadline of the wait of that name."""
    return next(row for row in table.deadlines if row.wait.startswith(name))


async def test_two_to_four_sit_down(harness: BotHarness) -> None:
    """BUILDER-1."""
    alone = await harness.lobby("builder", ANNA)
    assert await harness.tables.act(alone, ANNA, Start()) == Refusal("too-few-players", {"seats": 2})
    for number in range(3):
        assert isinstance(await harness.tables.act(alone, 600 + number, Join(f"P{number}")), TableChanged)
    assert await harness.tables.act(alone, CLEO, Join("Cléo")) == Refusal("table-full", {"seats": 4})


async def test_the_token_chosen_brings_its_chips(harness: BotHarness) -> None:
    """BUILDER-5, BUILDER-6: who chose none gets the first free one; the record knows, so its dice can be proved."""
    id_ = await harness.lobby("builder", ANNA, BEN, CLEO)
    assert isinstance(await harness.tables.act(id_, BEN, ChooseToken(0)), TableChanged)
    assert await harness.tables.act(id_, CLEO, ChooseToken(0)) == Refusal("token-taken")
    assert isinstance(await harness.tables.act(id_, CLEO, ChooseToken(3)), TableChanged)
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)
    assert state(harness, id_).types == [1, 0, 3]
    await harness.press(id_, 0, Leave())
    await harness.press(id_, 1, Leave())
    proved = verify(await exported(harness.store, harness.table(id_)), {GAME.key: GAME})
    assert proved.proved, proved.sentence


async def test_in_time_is_what_was_made_before_the_deadline(harness: BotHarness) -> None:
    """BUILDER-154: at the same instant the deadline wins; a second's journey is allowed."""
    id_ = await harness.playing("builder", ANNA, BEN)
    active = state(harness, id_).turns.active
    due = row(harness.table(id_), "roll").due
    harness.hand.at = due + 0.5
    assert await harness.press(id_, active, Roll(), at=due) == Refusal("late")
    assert isinstance(await harness.press(id_, active, Roll(), at=due - 0.5), TableChanged)


async def test_a_second_press_counts_once(harness: BotHarness) -> None:
    """BUILDER-153, BUILDER-154, BUILDER-155: one after the other, in order of arrival."""
    id_ = await harness.playing("builder", ANNA, BEN)
    active = state(harness, id_).turns.active
    wait = GAME.waits(state(harness, id_))[0].id
    assert isinstance(await harness.press(id_, active, Roll(), wait, key="7"), TableChanged)
    assert await harness.press(id_, active, Roll(), wait, key="7") == Refusal("repeated")
    assert isinstance(await harness.press(id_, active, Roll(), wait, key="8"), Refusal)


async def test_two_missed_deadlines_mark_away(harness: BotHarness) -> None:
    """BUILDER-151: then the times shrink; a press clears the mark."""
    id_ = await harness.playing("builder", ANNA, BEN, pace="slow")
    sleeper = state(harness, id_).turns.active
    await harness.until_due(id_, "roll")
    while not harness.table(id_).chairs[sleeper].away:
        await harness.until_due(id_, GAME.waits(state(harness, id_))[0].id)
    assert GAME.clocks["roll"].away == {"live": 10, "slow": 3_600}
    assert "slow" not in GAME.clocks["auction"].away
    assert "slow" not in GAME.clocks["grace-usual"].away
    await harness.press(id_, sleeper, Propose(1 - sleeper, (), 5, (), 0))
    assert not harness.table(id_).chairs[sleeper].away


async def test_who_is_away_passes_at_once(harness: BotHarness) -> None:
    """BUILDER-57, BUILDER-151: each pass is a step of its own in the seat's name."""
    id_ = await harness.playing("builder", ANNA, BEN, CLEO)
    for _ in range(LONGEST):
        seat, action, wait = next_press(state(harness, id_))
        if isinstance(action, Buy):
            break
        assert isinstance(await harness.press(id_, seat, action, wait), TableChanged)
    sleeper = (seat + 1) % 3
    chairs = [replace(chair, away=at == sleeper) for at, chair in enumerate(harness.table(id_).chairs)]
    await harness.tables.executor.execute(id_, lambda t: Transition(replace(t, chairs=tuple(chairs))))
    assert isinstance(await harness.press(id_, seat, Auction(), wait), TableChanged)
    assert state(harness, id_).stack[-1].passed == [sleeper]
    records = await harness.store.history.records(id_, 0)
    assert [(one.seat, one.action) for one in records][-2:] == [(seat, "Auction"), (sleeper, "Pass")]


async def test_when_all_are_away_the_game_pauses(harness: BotHarness) -> None:
    """BUILDER-152: only the pause's clock runs; at its end the table is closed without a winner."""
    id_ = await harness.playing("builder", ANNA, BEN)
    for _ in range(60):
        if harness.table(id_).phase != PLAYING:
            break
        await harness.ahead(120.0, 10.0)
    assert harness.table(id_).phase == PAUSED
    assert [row.wait for row in harness.table(id_).deadlines if row.due is not None] == ["pause"]
    await harness.until_due(id_, "pause")
    assert harness.table(id_).phase == CLOSED


async def test_after_an_outage_every_wait_has_what_it_had_left(harness: BotHarness) -> None:
    """BUILDER-156: and at least 20 seconds."""
    id_ = await harness.playing("builder", ANNA, BEN, pace="slow")
    await harness.ahead(600.0, 5.0)
    left = row(harness.table(id_), "roll").due - harness.hand.at
    await harness.crash()
    await harness.reboot(after=86_400.0)
    assert abs(row(harness.table(id_), "roll").due - harness.hand.at - left) <= 5.0


async def test_the_host_is_followed_by_who_joined_first(harness: BotHarness) -> None:
    """BUILDER-160: an empty lobby is closed; only the host sets options."""
    lobby = await harness.lobby("builder", ANNA, BEN, CLEO)
    assert await harness.tables.act(lobby, BEN, SetOption("gifts", "on")) == Refusal("not-host")
    assert isinstance(await harness.tables.act(lobby, ANNA, LeaveTable()), TableChanged)
    assert harness.table(lobby).host == BEN
    await harness.tables.act(lobby, CLEO, LeaveTable())
    await harness.tables.act(lobby, BEN, LeaveTable())
    assert harness.table(lobby).phase == CLOSED


async def test_a_grace_outlives_a_crash(harness: BotHarness) -> None:
    """BUILDER-69, BUILDER-156: the next roll still waits, with what the grace had left; then it may come."""
    id_ = await harness.playing("builder", ANNA, BEN, CLEO, pace="slow")
    await until_claim(harness, id_)
    await harness.ahead(100.0, 5.0)
    await harness.crash()
    await harness.reboot(after=3_600.0)
    s = state(harness, id_)
    assert 1_600 < row(harness.table(id_), "claim").due - harness.hand.at <= 1_800
    assert await harness.press(id_, s.turns.active, Roll()) == Refusal("rent-first")
    assert row(harness.table(id_), "roll").due is None
    await harness.until_due(id_, "claim")
    assert isinstance(await harness.press(id_, s.turns.active, Roll()), TableChanged)


async def test_owner_visitor_and_a_third_press_at_once(harness: BotHarness) -> None:
    """BUILDER-16, BUILDER-155: asking, trading and rolling cross; each has its own answer, and the rent is paid once."""
    id_ = await harness.playing("builder", ANNA, BEN, CLEO, pace="slow")
    claim = await until_claim(harness, id_)
    active = state(harness, id_).turns.active
    assert await harness.press(id_, active, Roll()) == Refusal("rent-first")
    assert isinstance(await harness.press(id_, active, Propose(claim.owner, (), 5, (claim.space,), 0)), TableChanged)
    assert isinstance(await harness.press(id_, claim.owner, Ask(claim.number)), TableChanged)
    assert await harness.press(id_, claim.owner, Waive(claim.number)) == Refusal("claim-closed")
    assert isinstance(await harness.press(id_, active, Roll()), TableChanged)


async def test_rent_is_asked_for_an_owner_who_is_away(harness: BotHarness) -> None:
    """BUILDER-75, BUILDER-151: when the grace is over."""
    id_ = await harness.playing("builder", ANNA, BEN, CLEO, pace="slow")
    claim = await until_claim(harness, id_)
    table = harness.table(id_)
    absent = [
        chair if seat != claim.owner else Participant(chair.name, chair.person, away=True)
        for seat, chair in enumerate(table.chairs)
    ]
    assert table.chairs[claim.owner].person is not None
    away = type(table)(**{name: getattr(table, name) for name in table.__struct_fields__} | {"chairs": tuple(absent)})
    due = row(away, "claim")
    assert due.due is not None
    step = commands.handle_timeout(GAME, away, due, due.due)
    assert isinstance(step, Transition)
    assert [type(told.event) for told in step.told][:1] == [RentPaid]
    here = commands.handle_timeout(GAME, table, due, due.due)
    assert isinstance(here, Transition)
    assert RentPaid not in [type(told.event) for told in here.told]
    assert here.record is not None
    assert here.record.seat == CLOCK

"""What the table does for Builder: tokens, presses in time, absence, pause, host, outages, graces that outlive a crash."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.builder import GAME
from bot.games.builder.actions import Ask, Auction, Buy, Leave, Propose, Roll, Waive
from bot.games.builder.money_events import RentPaid
from bot.games.builder.state import ToRoll
from bot.games.kit.model import CLOCK, Action, Refusal, Seat
from bot.tables import play
from bot.tables.history import exported, verify
from bot.tables.model import CLOSED, PAUSED, PLAYING, Chair, Table, Update
from tests.hall import ANNA, BEN, CLEO, Hall

LONGEST = 400


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = await Hall(tmp_path, {GAME.key: GAME}).boot()
    yield made
    await made.close()


def state(hall: Hall, id_: int) -> Any:
    return hall.table(id_).state


def next_press(s: Any) -> tuple[Seat, Action, str]:
    """Buy what can be bought, else what time would play, for the first wait that runs but a rent's."""
    wait = next(wait for wait in GAME.waits(s) if not wait.held and not wait.id.startswith("claim"))
    seat, action = GAME.default(s, wait)
    if any(offer.action is Buy and offer.blocked is None for offer in GAME.offers(s, seat)):
        return seat, Buy(), wait.id
    return seat, action, wait.id


async def until_claim(hall: Hall, id_: int) -> Any:
    """Play on until a rent may be asked for and the visitor has ended the turn; the claim."""
    for _ in range(LONGEST):
        s = state(hall, id_)
        rolling = isinstance(s.stack[-1], ToRoll) if s.stack else False
        if s.claims and rolling and s.turns.active not in (s.claims[0].visitor, s.claims[0].owner):
            return s.claims[0]
        if s.claims and s.turns.active == s.claims[0].owner:
            assert isinstance(await hall.press(id_, s.turns.active, Waive(s.claims[0].number)), Update)
            continue
        seat, action, wait = next_press(s)
        assert isinstance(await hall.press(id_, seat, action, wait), Update)
    raise AssertionError("nobody stops anywhere")


def row(table: Table, name: str) -> Any:
    """The deadline of the wait of that name."""
    return next(row for row in table.deadlines if row.wait.startswith(name))


async def test_two_to_four_sit_down(hall: Hall) -> None:
    """BUILDER-1."""
    alone = await hall.lobby("builder", ANNA)
    assert await hall.tables.start(alone, ANNA) == Refusal("too-few-players", {"seats": 2})
    for number in range(3):
        assert isinstance(await hall.tables.join(alone, Chair(f"P{number}", 600 + number)), Update)
    assert await hall.tables.join(alone, Chair("Cléo", CLEO)) == Refusal("table-full", {"seats": 4})


async def test_the_token_chosen_brings_its_chips(hall: Hall) -> None:
    """BUILDER-5, BUILDER-6: who chose none gets the first free one; the record knows, so its dice can be proved."""
    id_ = await hall.lobby("builder", ANNA, BEN, CLEO)
    assert isinstance(await hall.tables.choose_token(id_, BEN, 0), Update)
    assert await hall.tables.choose_token(id_, CLEO, 0) == Refusal("token-taken")
    assert isinstance(await hall.tables.choose_token(id_, CLEO, 3), Update)
    assert isinstance(await hall.tables.start(id_, ANNA), Update)
    assert state(hall, id_).types == [1, 0, 3]
    await hall.press(id_, 0, Leave())
    await hall.press(id_, 1, Leave())
    proved = verify(await exported(hall.store, hall.table(id_)), {GAME.key: GAME})
    assert proved.proved, proved.sentence


async def test_in_time_is_what_was_made_before_the_deadline(hall: Hall) -> None:
    """BUILDER-154: at the same instant the deadline wins; a second's journey is allowed."""
    id_ = await hall.playing("builder", ANNA, BEN)
    active = state(hall, id_).turns.active
    due = row(hall.table(id_), "roll").due
    hall.hand.at = due + 0.5
    assert await hall.press(id_, active, Roll(), at=due) == Refusal("late")
    assert isinstance(await hall.press(id_, active, Roll(), at=due - 0.5), Update)


async def test_a_second_press_counts_once(hall: Hall) -> None:
    """BUILDER-153, BUILDER-154, BUILDER-155: one after the other, in order of arrival."""
    id_ = await hall.playing("builder", ANNA, BEN)
    active = state(hall, id_).turns.active
    wait = GAME.waits(state(hall, id_))[0].id
    assert isinstance(await hall.press(id_, active, Roll(), wait, key="7"), Update)
    assert await hall.press(id_, active, Roll(), wait, key="7") == Refusal("repeated")
    assert isinstance(await hall.press(id_, active, Roll(), wait, key="8"), Refusal)


async def test_two_missed_deadlines_mark_away(hall: Hall) -> None:
    """BUILDER-151: then the times shrink; a press clears the mark."""
    id_ = await hall.playing("builder", ANNA, BEN, pace="slow")
    sleeper = state(hall, id_).turns.active
    await hall.until_due(id_, "roll")
    while not hall.table(id_).chairs[sleeper].away:
        await hall.until_due(id_, GAME.waits(state(hall, id_))[0].id)
    assert GAME.clocks["roll"].away == {"live": 10, "slow": 3_600}
    assert "slow" not in GAME.clocks["auction"].away
    assert "slow" not in GAME.clocks["grace-usual"].away
    await hall.press(id_, sleeper, Propose(1 - sleeper, (), 5, (), 0))
    assert not hall.table(id_).chairs[sleeper].away


async def test_who_is_away_passes_at_once(hall: Hall) -> None:
    """BUILDER-57, BUILDER-151: each pass is a step of its own in the seat's name."""
    id_ = await hall.playing("builder", ANNA, BEN, CLEO)
    for _ in range(LONGEST):
        seat, action, wait = next_press(state(hall, id_))
        if isinstance(action, Buy):
            break
        assert isinstance(await hall.press(id_, seat, action, wait), Update)
    sleeper = (seat + 1) % 3
    chairs = [replace(chair, away=at == sleeper) for at, chair in enumerate(hall.table(id_).chairs)]
    await hall.tables._door.through(id_, lambda t: play.Step(replace(t, chairs=tuple(chairs))))
    assert isinstance(await hall.press(id_, seat, Auction(), wait), Update)
    assert state(hall, id_).stack[-1].passed == [sleeper]
    records = await hall.store.records(id_, 0)
    assert [(one.seat, one.action) for one in records][-2:] == [(seat, "Auction"), (sleeper, "Pass")]


async def test_when_all_are_away_the_game_pauses(hall: Hall) -> None:
    """BUILDER-152: only the pause's clock runs; at its end the table is closed without a winner."""
    id_ = await hall.playing("builder", ANNA, BEN)
    for _ in range(60):
        if hall.table(id_).phase != PLAYING:
            break
        await hall.ahead(120.0, 10.0)
    assert hall.table(id_).phase == PAUSED
    assert [row.wait for row in hall.table(id_).deadlines if row.due is not None] == ["pause"]
    await hall.until_due(id_, "pause")
    assert hall.table(id_).phase == CLOSED


async def test_after_an_outage_every_wait_has_what_it_had_left(hall: Hall) -> None:
    """BUILDER-156: and at least 20 seconds."""
    id_ = await hall.playing("builder", ANNA, BEN, pace="slow")
    await hall.ahead(600.0, 5.0)
    left = row(hall.table(id_), "roll").due - hall.hand.at
    await hall.crash()
    await hall.reboot(after=86_400.0)
    assert abs(row(hall.table(id_), "roll").due - hall.hand.at - left) <= 5.0


async def test_the_host_is_followed_by_who_joined_first(hall: Hall) -> None:
    """BUILDER-160: an empty lobby is closed; only the host sets options."""
    lobby = await hall.lobby("builder", ANNA, BEN, CLEO)
    assert await hall.tables.set_option(lobby, BEN, "gifts", "on") == Refusal("not-host")
    assert isinstance(await hall.tables.leave(lobby, ANNA), Update)
    assert hall.table(lobby).host == BEN
    await hall.tables.leave(lobby, CLEO)
    await hall.tables.leave(lobby, BEN)
    assert hall.table(lobby).phase == CLOSED


async def test_a_grace_outlives_a_crash(hall: Hall) -> None:
    """BUILDER-69, BUILDER-156: the next roll still waits, with what the grace had left; then it may come."""
    id_ = await hall.playing("builder", ANNA, BEN, CLEO, pace="slow")
    await until_claim(hall, id_)
    await hall.ahead(100.0, 5.0)
    await hall.crash()
    await hall.reboot(after=3_600.0)
    s = state(hall, id_)
    assert 1_600 < row(hall.table(id_), "claim").due - hall.hand.at <= 1_800
    assert await hall.press(id_, s.turns.active, Roll()) == Refusal("rent-first")
    assert row(hall.table(id_), "roll").due is None
    await hall.until_due(id_, "claim")
    assert isinstance(await hall.press(id_, s.turns.active, Roll()), Update)


async def test_owner_visitor_and_a_third_press_at_once(hall: Hall) -> None:
    """BUILDER-16, BUILDER-155: asking, trading and rolling cross; each has its own answer, and the rent is paid once."""
    id_ = await hall.playing("builder", ANNA, BEN, CLEO, pace="slow")
    claim = await until_claim(hall, id_)
    active = state(hall, id_).turns.active
    assert await hall.press(id_, active, Roll()) == Refusal("rent-first")
    assert isinstance(await hall.press(id_, active, Propose(claim.owner, (), 5, (claim.space,), 0)), Update)
    assert isinstance(await hall.press(id_, claim.owner, Ask(claim.number)), Update)
    assert await hall.press(id_, claim.owner, Waive(claim.number)) == Refusal("claim-closed")
    assert isinstance(await hall.press(id_, active, Roll()), Update)


async def test_rent_is_asked_for_an_owner_who_is_away(hall: Hall) -> None:
    """BUILDER-75, BUILDER-151: when the grace is over."""
    id_ = await hall.playing("builder", ANNA, BEN, CLEO, pace="slow")
    claim = await until_claim(hall, id_)
    table = hall.table(id_)
    absent = [
        chair if seat != claim.owner else Chair(chair.name, chair.person, away=True)
        for seat, chair in enumerate(table.chairs)
    ]
    assert table.chairs[claim.owner].person is not None
    away = type(table)(**{name: getattr(table, name) for name in table.__struct_fields__} | {"chairs": tuple(absent)})
    due = row(away, "claim")
    step = play.expired(GAME, away, due, due.due)
    assert [type(told.event) for told in step.told][:1] == [RentPaid]
    here = play.expired(GAME, table, due, due.due)
    assert RentPaid not in [type(told.event) for told in here.told]
    assert here.record.seat == CLOCK

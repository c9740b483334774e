"""City's deals at the door: answers in the same instant, answers against the clock, auctions and crashes between."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.city.actions import Accept, Auction, Pass, Propose, Refuse, Roll, Withdraw
from bot.games.city.deal_events import DealLapsed, DealMade, DealWithdrawn
from bot.games.city.state import ToBuy
from bot.games.kit.dice import FastDice
from bot.games.kit.model import Refusal
from bot.games.kit.robots import choose
from bot.tables.model import Answer, Deadline, Update
from tests.hall import ANNA, BEN, CLEO, Hall

PRICE = 500


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The bot with its real games."""
    made = await Hall(tmp_path).boot()
    yield made
    await made.close()


async def proposed(hall: Hall, pace: str = "live") -> tuple[int, int]:
    """A table at which seat 0 has offered seat 1 100k for 500k; its id and the deal's number."""
    id_ = await hall.playing("city", ANNA, BEN, CLEO, pace=pace)
    done = await hall.press(id_, 0, Propose(1, (), 100, (), PRICE))
    assert isinstance(done, Update), done
    return id_, done.table.state.deals[0].number


def row(hall: Hall, id_: int) -> Deadline:
    """The deal's deadline."""
    return next(row for row in hall.table(id_).deadlines if row.wait.startswith("deal-"))


def due(hall: Hall, id_: int) -> float:
    at = row(hall, id_).due
    assert at is not None
    return at


def ends(hall: Hall) -> list[type]:
    """By which events deals have ended."""
    told = [one.event for update in hall.published for one in update.told]
    return [type(event) for event in told if isinstance(event, (DealMade, DealLapsed, DealWithdrawn))]


def moved(hall: Hall, id_: int) -> bool:
    """Whether the money has moved, once."""
    cash = hall.table(id_).state.purse.cash
    assert cash in ([37_700] * 3, [38_100, 37_300, 37_700])
    return bool(cash[0] == 38_100)


def code(answer: Answer) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


async def onward(hall: Hall, id_: int) -> None:
    """Play at random, leaving the deal alone, until somebody has a district to buy."""
    luck = FastDice(1)
    while not isinstance(hall.table(id_).state.stack[-1], ToBuy):
        table = hall.table(id_)
        game = hall.tables.game(table)
        (wait,) = [wait for wait in game.waits(table.state) if not wait.id.startswith("deal-")]
        able = [offer for offer in game.offers(table.state, wait.seats[0]) if offer.wait == wait.id]
        action = choose("random", game, None, able, luck)
        assert action is not None
        assert isinstance(await hall.press(id_, wait.seats[0], action, wait.id), Update)


@pytest.mark.parametrize("first", ["accept", "withdraw"])
async def test_accept_and_withdraw_in_the_same_instant(hall: Hall, first: str) -> None:
    """CITY-121, CITY-155: what arrives first is carried out, the other press finds nothing to answer."""
    id_, number = await proposed(hall)
    wait = f"deal-{number}"
    both = [hall.press(id_, 1, Accept(number), wait), hall.press(id_, 0, Withdraw(number), wait)]
    answers = await asyncio.gather(*(both if first == "accept" else reversed(both)))
    assert isinstance(answers[0], Update)
    assert code(answers[1]) in {"too-late", "not-now", "wrong-phase"}
    assert ends(hall) == [DealMade if first == "accept" else DealWithdrawn]
    assert moved(hall, id_) is (first == "accept")


async def test_accepted_twice_in_the_same_instant(hall: Hall) -> None:
    """CITY-122: two taps of the partner move everything once."""
    id_, number = await proposed(hall)
    answers = await asyncio.gather(*(hall.press(id_, 1, Accept(number), f"deal-{number}") for _ in range(3)))
    assert [isinstance(answer, Update) for answer in answers] == [True, False, False]
    assert ends(hall) == [DealMade]
    assert moved(hall, id_)


@pytest.mark.parametrize("first", ["accept", "clock"])
async def test_accept_against_the_lapse(hall: Hall, first: str) -> None:
    """CITY-120, CITY-155: a press in time that is still on its way when the clock strikes; who has the table first."""
    id_, number = await proposed(hall)
    end = due(hall, id_)
    hall.hand.at = end + 1.0

    async def accept() -> Answer:
        return await hall.press(id_, 1, Accept(number), f"deal-{number}", at=end - 0.01)

    both: list[Any] = [accept(), hall.tables.expire(id_, row(hall, id_))]
    results = await asyncio.gather(*(both if first == "accept" else reversed(both)))
    assert isinstance(results[0], Update)
    assert code(results[1]) in {"too-late", "not-now", "wrong-phase"}
    assert ends(hall) == [DealMade if first == "accept" else DealLapsed]
    assert moved(hall, id_) is (first == "accept")


async def test_both_answer_at_the_deadline_while_the_clock_strikes(hall: Hall) -> None:
    """CITY-155: accept, refuse, withdraw and lapse at once: one of them, whole, and nothing is left open."""
    id_, number = await proposed(hall)
    end = due(hall, id_)
    hall.hand.at = end + 1.0
    wait = f"deal-{number}"
    await asyncio.gather(
        hall.clock.tick(),
        hall.press(id_, 0, Withdraw(number), wait, at=end - 0.01),
        hall.press(id_, 1, Accept(number), wait, at=end - 0.01),
        hall.press(id_, 1, Refuse(number), wait, at=end - 0.01),
    )
    assert len(ends(hall)) <= 1
    assert moved(hall, id_) is (ends(hall) == [DealMade])
    assert hall.table(id_).state.deals == []
    assert not any(row.wait == wait for row in hall.table(id_).deadlines)


async def test_at_the_deadline_the_deadline_wins(hall: Hall) -> None:
    """CITY-155: at the same instant, and from then on."""
    id_, number = await proposed(hall)
    end = due(hall, id_)
    hall.hand.at = end + 0.5
    assert code(await hall.press(id_, 1, Accept(number), f"deal-{number}", at=end)) == "late"
    assert code(await hall.press(id_, 0, Withdraw(number), f"deal-{number}", at=end)) == "late"
    await hall.ahead(1)
    assert ends(hall) == [DealLapsed]
    assert not moved(hall, id_)


@pytest.mark.parametrize(("pace", "seconds"), [("live", 50), ("slow", 43_200)])
async def test_its_time_is_its_own_and_marks_nobody_away(hall: Hall, pace: str, seconds: int) -> None:
    """CITY-120, CITY-124, CITY-156."""
    id_, _ = await proposed(hall, pace)
    assert due(hall, id_) == hall.hand.at + seconds
    await hall.ahead(seconds + 1)
    assert DealLapsed in ends(hall)
    assert hall.table(id_).chairs[1].missed == 0


async def test_its_deadline_moves_by_the_length_of_an_auction(hall: Hall) -> None:
    """CITY-206: it goes on with what it had left, and can be refused meanwhile by the button shown before."""
    id_, number = await proposed(hall, "slow")
    await onward(hall, id_)
    active = hall.table(id_).state.turns.active
    await hall.ahead(100)
    left = due(hall, id_) - hall.hand.at
    assert isinstance(await hall.press(id_, active, Auction(10)), Update)
    assert (row(hall, id_).due, row(hall, id_).left) == (None, left)
    await hall.ahead(3_000)
    assert code(await hall.press(id_, 1, Accept(number), f"deal-{number}")) == "auction-running"
    for seat in range(3):
        if seat != active:
            assert isinstance(await hall.press(id_, seat, Pass()), Update)
    assert due(hall, id_) == hall.hand.at + left
    assert isinstance(await hall.press(id_, 1, Accept(number), f"deal-{number}"), Update)


async def test_a_crash_right_after_the_handshake(hall: Hall) -> None:
    """What was answered is on disk: after a reboot the deal is made, once, and its press is known."""
    id_, number = await proposed(hall)
    assert isinstance(await hall.press(id_, 1, Accept(number), f"deal-{number}", key="77"), Update)
    await hall.reboot(after=500)
    assert moved(hall, id_)
    assert code(await hall.press(id_, 1, Accept(number), f"deal-{number}", key="77")) == "repeated"
    assert hall.table(id_).state.deals == []


async def test_a_crash_before_the_answer_gives_its_time_back(hall: Hall) -> None:
    """CITY-189: the offer is still open, with what it had left."""
    id_, number = await proposed(hall)
    await hall.ahead(10, step=1)
    await hall.reboot(after=1_000)
    assert 38 <= due(hall, id_) - hall.hand.at <= 41
    assert isinstance(await hall.press(id_, 1, Accept(number), f"deal-{number}"), Update)
    assert moved(hall, id_)


async def test_the_turn_goes_on_beside_it(hall: Hall) -> None:
    """CITY-124."""
    id_, _ = await proposed(hall)
    active = hall.table(id_).state.turns.active
    assert isinstance(await hall.press(id_, active, Roll()), Update)
    assert hall.table(id_).state.deals

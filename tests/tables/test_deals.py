"""City's deals at the door: answers in the same instant, answers against the clock, auctions and crashes between."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.city import phases
from bot.games.city.actions import Accept, Auction, Pass, Propose, Refuse, Roll, Withdraw
from bot.games.city.events.trades import DealLapsed, DealMade, DealWithdrawn
from bot.kit.contract import Refusal
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.tables.model import Answer, Deadline, TableChanged
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness

pytestmark = pytest.mark.uncounted

PRICE = 500


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The bot with its real games."""
    made = await BotHarness(tmp_path).boot()
    yield made
    await made.close()


async def proposed(harness: BotHarness, pace: str = "live") -> tuple[int, int]:
    """A table at which seat 0 has offered seat 1 100k for 500k; its id and the deal's number."""
    id_ = await harness.playing("city", ANNA, BEN, CLEO, pace=pace)
    done = await harness.press(id_, 0, Propose(1, (), 100, (), PRICE))
    assert isinstance(done, TableChanged), done
    return id_, done.table.state.deals[0].number


def row(harness: BotHarness, id_: int) -> Deadline:
    """The deal's deadline."""
    return next(row for row in harness.table(id_).deadlines if row.wait.startswith("deal-"))


def due(harness: BotHarness, id_: int) -> float:
    at = row(harness, id_).due
    assert at is not None
    return at


def ends(harness: BotHarness) -> list[type]:
    """By which events deals have ended."""
    told = [one.event for update in harness.published for one in update.told]
    return [type(event) for event in told if isinstance(event, (DealMade, DealLapsed, DealWithdrawn))]


def moved(harness: BotHarness, id_: int) -> bool:
    """Whether the money has moved, once."""
    cash = harness.table(id_).state.purse.cash
    assert cash in ([37_700] * 3, [38_100, 37_300, 37_700])
    return bool(cash[0] == 38_100)


def code(answer: Answer) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


async def onward(harness: BotHarness, id_: int) -> None:
    """Play at random, leaving the deal alone, until somebody has a district to buy."""
    luck = FastRng(1)
    while not isinstance(harness.table(id_).state.stack[-1], phases.ToBuy):
        table = harness.table(id_)
        game = harness.tables.game(table)
        (wait,) = [wait for wait in game.waits(table.state) if not wait.id.startswith("deal-")]
        able = [
            legal_action
            for legal_action in game.legal_actions(table.state, wait.seats[0])
            if legal_action.wait == wait.id
        ]
        action = choose("random", game, None, able, luck)
        assert action is not None
        assert isinstance(await harness.press(id_, wait.seats[0], action, wait.id), TableChanged)


@pytest.mark.parametrize("first", ["accept", "withdraw"])
async def test_accept_and_withdraw_in_the_same_instant(harness: BotHarness, first: str) -> None:
    """CITY-121, CITY-155: what arrives first is carried out, the other press finds nothing to answer."""
    id_, number = await proposed(harness)
    wait = f"deal-{number}"
    both = [harness.press(id_, 1, Accept(number), wait), harness.press(id_, 0, Withdraw(number), wait)]
    answers = await asyncio.gather(*(both if first == "accept" else reversed(both)))
    assert isinstance(answers[0], TableChanged)
    assert code(answers[1]) in {"too-late", "not-now", "wrong-phase"}
    assert ends(harness) == [DealMade if first == "accept" else DealWithdrawn]
    assert moved(harness, id_) is (first == "accept")


async def test_accepted_twice_in_the_same_instant(harness: BotHarness) -> None:
    """CITY-122: two taps of the partner move everything once."""
    id_, number = await proposed(harness)
    answers = await asyncio.gather(*(harness.press(id_, 1, Accept(number), f"deal-{number}") for _ in range(3)))
    assert [isinstance(answer, TableChanged) for answer in answers] == [True, False, False]
    assert ends(harness) == [DealMade]
    assert moved(harness, id_)


@pytest.mark.parametrize("first", ["accept", "clock"])
async def test_accept_against_the_lapse(harness: BotHarness, first: str) -> None:
    """CITY-120, CITY-155: a press in time that is still on its way when the clock strikes; who has the table first."""
    id_, number = await proposed(harness)
    end = due(harness, id_)
    harness.hand.at = end + 1.0

    async def accept() -> Answer:
        return await harness.press(id_, 1, Accept(number), f"deal-{number}", at=end - 0.01)

    both: list[Any] = [accept(), harness.tables.clock.expire(id_, row(harness, id_))]
    results = await asyncio.gather(*(both if first == "accept" else reversed(both)))
    assert isinstance(results[0], TableChanged)
    assert code(results[1]) in {"too-late", "not-now", "wrong-phase"}
    assert ends(harness) == [DealMade if first == "accept" else DealLapsed]
    assert moved(harness, id_) is (first == "accept")


async def test_both_answer_at_the_deadline_while_the_clock_strikes(harness: BotHarness) -> None:
    """CITY-155: accept, refuse, withdraw and lapse at once: one of them, whole, and nothing is left open."""
    id_, number = await proposed(harness)
    end = due(harness, id_)
    harness.hand.at = end + 1.0
    wait = f"deal-{number}"
    await asyncio.gather(
        harness.clock.tick(),
        harness.press(id_, 0, Withdraw(number), wait, at=end - 0.01),
        harness.press(id_, 1, Accept(number), wait, at=end - 0.01),
        harness.press(id_, 1, Refuse(number), wait, at=end - 0.01),
    )
    assert len(ends(harness)) <= 1
    assert moved(harness, id_) is (ends(harness) == [DealMade])
    assert harness.table(id_).state.deals == []
    assert not any(row.wait == wait for row in harness.table(id_).deadlines)


async def test_at_the_deadline_the_deadline_wins(harness: BotHarness) -> None:
    """CITY-155: at the same instant, and from then on."""
    id_, number = await proposed(harness)
    end = due(harness, id_)
    harness.hand.at = end + 0.5
    assert code(await harness.press(id_, 1, Accept(number), f"deal-{number}", at=end)) == "late"
    assert code(await harness.press(id_, 0, Withdraw(number), f"deal-{number}", at=end)) == "late"
    await harness.ahead(1)
    assert ends(harness) == [DealLapsed]
    assert not moved(harness, id_)


@pytest.mark.parametrize(("pace", "seconds"), [("live", 50), ("slow", 43_200)])
async def test_its_time_is_its_own_and_marks_nobody_away(harness: BotHarness, pace: str, seconds: int) -> None:
    """CITY-120, CITY-124, CITY-156."""
    id_, _ = await proposed(harness, pace)
    assert due(harness, id_) == harness.hand.at + seconds
    await harness.ahead(seconds + 1)
    assert DealLapsed in ends(harness)
    assert harness.table(id_).chairs[1].missed == 0


async def test_its_deadline_moves_by_the_length_of_an_auction(harness: BotHarness) -> None:
    """CITY-206: it goes on with what it had left, and can be refused meanwhile by the button shown before."""
    id_, number = await proposed(harness, "slow")
    await onward(harness, id_)
    active = harness.table(id_).state.turns.active
    await harness.ahead(100)
    left = due(harness, id_) - harness.hand.at
    assert isinstance(await harness.press(id_, active, Auction(10)), TableChanged)
    assert (row(harness, id_).due, row(harness, id_).left) == (None, left)
    await harness.ahead(3_000)
    assert code(await harness.press(id_, 1, Accept(number), f"deal-{number}")) == "auction-running"
    for seat in range(3):
        if seat != active:
            assert isinstance(await harness.press(id_, seat, Pass()), TableChanged)
    assert due(harness, id_) == harness.hand.at + left
    assert isinstance(await harness.press(id_, 1, Accept(number), f"deal-{number}"), TableChanged)


async def test_a_crash_right_after_the_handshake(harness: BotHarness) -> None:
    """What was answered is on disk: after a reboot the deal is made, once, and its press is known."""
    id_, number = await proposed(harness)
    assert isinstance(await harness.press(id_, 1, Accept(number), f"deal-{number}", key="77"), TableChanged)
    await harness.reboot(after=500)
    assert moved(harness, id_)
    assert code(await harness.press(id_, 1, Accept(number), f"deal-{number}", key="77")) == "repeated"
    assert harness.table(id_).state.deals == []


async def test_a_crash_before_the_answer_gives_its_time_back(harness: BotHarness) -> None:
    """CITY-189: the offer is still open, with what it had left."""
    id_, number = await proposed(harness)
    await harness.ahead(10, step=1)
    await harness.reboot(after=1_000)
    assert 38 <= due(harness, id_) - harness.hand.at <= 41
    assert isinstance(await harness.press(id_, 1, Accept(number), f"deal-{number}"), TableChanged)
    assert moved(harness, id_)


async def test_the_turn_goes_on_beside_it(harness: BotHarness) -> None:
    """CITY-124."""
    id_, _ = await proposed(harness)
    active = harness.table(id_).state.turns.active
    assert isinstance(await harness.press(id_, active, Roll()), TableChanged)
    assert harness.table(id_).state.deals

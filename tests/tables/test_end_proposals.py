"""A game in which nothing is likely to change any more proposes its end: once, by a vote like any other, never in vain twice."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from quartier_pig.spec import Hold

from bot.games import GAMES
from bot.kit.rng import FastRng
from bot.kit.robots.settled import settled
from bot.kit.verbs.turns import Roll
from bot.runtime.background_process import ProcessError
from bot.tables import session
from bot.tables.analysis.worker import SettledRequest, settled_in_process
from bot.tables.end_proposals import AGAIN, FIRST, EndProposals, may_propose, proposed
from bot.tables.lobby import Transition
from bot.tables.model import OVER, PLAYING, Vote
from bot.tables.table_actions import CallOff, CastVote
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.tables.test_door import code, due
from tests.tables.test_evening import done


class World:
    """A harness with the proposals, and how often a position was judged closely."""

    def __init__(self, harness: BotHarness) -> None:
        self.harness = harness
        self.judged = 0
        self.error: Exception | None = None
        self.connect()

    def connect(self) -> None:
        self.proposals = EndProposals(self.harness.tables, self._judge)

    async def _judge(self, request: SettledRequest) -> bool:
        self.judged += 1
        if self.error is not None:
            raise self.error
        return settled(GAMES[request.game], request.state, request.luck)

    async def turn(self, id_: int) -> None:
        """Anna holds what a throw has brought, Ben throws until all is lost."""
        state = self.harness.table(id_).state
        while (now := self.harness.table(id_).state).turns.turn == state.turns.turn and not now.over:
            seat = now.turns.active
            done(await self.harness.press(id_, seat, Hold() if seat == 0 and now.points else Roll()))
        await self.proposals.look()

    async def until_asked(self, id_: int, most: int = 80) -> int:
        """How many turns were played until the people were asked."""
        for number in range(most):
            if self.harness.table(id_).vote is not None:
                return number
            await self.turn(id_)
        raise AssertionError(self.harness.table(id_).state)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    harness = await BotHarness(tmp_path).boot()
    yield World(harness)
    await harness.close()


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_who_cannot_be_overtaken_any_more_is_asked_about_and_a_majority_ends_it(world: World, pace: str) -> None:
    id_ = await world.harness.playing("pig", ANNA, BEN, pace=pace)
    assert await world.until_asked(id_) >= 2 * FIRST
    table = world.harness.table(id_)
    assert table.vote == Vote(session.END_VOTE, table.seq - 1, settled=True), "nobody has asked, so nobody has agreed"
    assert (due(table, "out-end-") or 0.0) > world.harness.hand.at
    assert table.settled == (), "a game that its people stop has no ranks"
    assert world.judged > 0
    done(await world.harness.tables.act(id_, BEN, CastVote("yes")))
    over = done(await world.harness.tables.act(id_, ANNA, CastVote("yes"))).table
    assert (over.phase, over.called_off) == (OVER, True)


async def test_a_refusal_holds_until_much_has_changed_or_many_turns_went_by(world: World) -> None:
    id_ = await world.harness.playing("pig", ANNA, BEN, options={"goal": 200})
    await world.until_asked(id_)
    done(await world.harness.tables.act(id_, BEN, CastVote("no")))
    world.harness.hand.at += 3_600
    await world.harness.reboot()
    world.connect()
    judged = world.judged
    for _ in range(2 * AGAIN - 1):
        await world.turn(id_)
        assert world.harness.table(id_).vote is None
    assert world.judged == judged, "the same again is not even judged"
    assert await world.until_asked(id_, 5) > 0


async def test_an_open_game_and_one_that_nobody_is_left_to_ask_about_go_on(world: World) -> None:
    id_ = await world.harness.playing("pig", ANNA, BEN)
    for _ in range(4 * FIRST):
        await world.turn(id_)
    table, now = world.harness.table(id_), world.harness.hand.at
    assert table.vote is None
    assert may_propose(table, now)
    alone = msgspec.structs.replace
    assert not may_propose(alone(table, chairs=tuple(alone(each, away=True) for each in table.chairs)), now)
    assert not may_propose(alone(table, end_vote_from=now + 1), now), "asked in vain lately"
    assert not may_propose(alone(table, time_up="last"), now), "it ends by itself"


async def test_what_people_ask_goes_before_and_a_judge_that_fails_is_not_missed(world: World) -> None:
    id_ = await world.harness.playing("pig", ANNA, BEN)
    world.error = ProcessError("gone")
    with pytest.raises(AssertionError):
        await world.until_asked(id_, 22)
    assert world.judged > 0, "it was tried"
    world.error = None
    if world.harness.table(id_).phase == PLAYING:
        done(await world.harness.tables.act(id_, ANNA, CallOff()))
        await world.turn(id_)
        vote = world.harness.table(id_).vote
        assert vote is None or not vote.settled


async def test_asking_for_the_end_agrees_with_the_proposal(world: World) -> None:
    id_ = await world.harness.playing("pig", ANNA, BEN)
    table = world.harness.table(id_)
    answer = await world.harness.tables.executor.execute(
        id_, lambda t: Transition(proposed(GAMES["pig"], t, (), world.harness.hand.at))
    )
    assert done(answer).table.seq == table.seq + 1
    assert code(await world.harness.tables.act(id_, 999, CastVote("yes"))) == "not-seated"
    done(await world.harness.tables.act(id_, ANNA, CallOff()))
    vote = world.harness.table(id_).vote
    assert vote is not None
    assert (vote.yes, vote.settled) == ((0,), True)


async def test_a_process_of_its_own_judges_the_same() -> None:
    game = GAMES["pig"]
    state = game.setup(2, {"goal": 100, "pace": "live"}, FastRng(1))
    for scores, ends in (([0, 0], False), ([98, 0], True)):
        state.scores = scores
        saved = msgspec.msgpack.encode(state)
        assert settled(game, saved, 7) is ends
    assert await settled_in_process(SettledRequest("pig", saved, 7)) is True

"""The end of a game by its people: never by one press, ranked by what everybody has, over like any other end."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.tables import session
from bot.tables.model import CLOSED, OVER, PAUSED, PLAYING, Table, Vote
from bot.tables.storage import history
from bot.tables.table_actions import AddRobot, CallOff, CastVote, LeaveTable, Pause, Rematch, Resume, Start, parse
from tests.bot_harness import ANNA, BEN, CLEO, PLACE, STRANGER, BotHarness
from tests.tables.test_door import code, due
from tests.tables.test_evening import done
from tests.tables.toy_game import Draw

NINE = {"goal": 9}


async def alone(harness: BotHarness, game: str = "toy", robots: int = 2) -> int:
    """Anna's game with robots."""
    id_ = await harness.lobby(game, ANNA)
    for _ in range(robots):
        done(await harness.tables.act(id_, ANNA, AddRobot("random" if game == "toy" else "easy")))
    done(await harness.tables.act(id_, ANNA, Start()))
    return id_


async def test_somebody_asks_and_a_majority_of_the_people_ends_the_game(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options=NINE)
    asked = done(await harness.tables.act(id_, ANNA, CallOff("sure"))).table
    assert (asked.phase, asked.vote) == (PLAYING, Vote(-2, asked.seq - 1, yes=(0,))), "never by one press"
    assert due(asked, "out-end-") == harness.hand.at + 60
    done(await harness.tables.act(id_, ANNA, CallOff()))
    assert code(await harness.tables.act(id_, BEN, Pause())) == "vote-running"
    assert code(await harness.tables.act(id_, STRANGER, CastVote("yes"))) == "not-seated"
    await harness.reboot(after=20)
    over = done(await harness.tables.act(id_, CLEO, CastVote("yes"))).table
    assert (over.phase, over.called_off, over.vote, over.deadlines) == (OVER, True, None, ())
    assert over.past_vote == replace(asked.vote or Vote(0, 0), yes=(0, 2), won=True)
    assert code(await harness.press(id_, 0, Draw())) == "over"
    assert done(await harness.tables.act(id_, BEN, Rematch())).table.called_off is False


async def test_without_a_majority_in_time_nothing_ends(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, pace="slow", options=NINE)
    asked = done(await harness.tables.act(id_, ANNA, CallOff())).table
    assert due(asked, "out-end-") == harness.hand.at + 43_200
    await harness.until_due(id_, "out-end")
    kept = harness.table(id_)
    assert (kept.phase, kept.vote, due(kept, "out-")) == (PLAYING, None, None)
    assert kept.past_vote is not None
    assert kept.past_vote.won is False
    await harness.ahead(43_201)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    lost = done(await harness.tables.act(id_, BEN, CastVote("no"))).table
    assert (lost.phase, lost.called_off, lost.vote) == (PLAYING, False, None)


@pytest.mark.parametrize(("pace", "seconds"), [("live", 300), ("slow", 43_200)])
async def test_after_a_lost_vote_the_people_are_left_alone_for_a_while(
    harness: BotHarness, pace: str, seconds: int
) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, pace=pace, options=NINE)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    done(await harness.tables.act(id_, BEN, CastVote("no")))
    done(await harness.tables.act(id_, CLEO, CastVote("no")))
    until = int(harness.hand.at) + seconds
    for answer in (CallOff(), CallOff("sure")):
        assert await harness.tables.act(id_, ANNA, answer) == Refusal("asked-in-vain", {"until": until})
    await harness.reboot(after=1.0)
    assert code(await harness.tables.act(id_, ANNA, CallOff())) == "asked-in-vain", "it is stored"
    harness.hand.at = until + 1.0
    assert done(await harness.tables.act(id_, ANNA, CallOff())).table.vote is not None


async def test_a_pause_is_no_way_to_ask_about_the_end_again(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options=NINE)
    asked = done(await harness.tables.act(id_, ANNA, CallOff())).table
    paused = done(await harness.tables.act(id_, ANNA, Pause())).table
    assert paused.phase == PAUSED
    assert (paused.vote, due(paused, "out-end-")) == (asked.vote, harness.hand.at + 60)
    for person in (BEN, CLEO):
        done(await harness.tables.act(id_, person, CastVote("no")))
    assert code(await harness.tables.act(id_, ANNA, CallOff())) == "asked-in-vain"


async def test_a_clock_that_is_set_moves_the_moment_with_it(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options=NINE)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    done(await harness.tables.act(id_, BEN, CastVote("no")))
    before = harness.table(id_).end_vote_from
    harness.hand.apart = 10_000.0
    await harness.clock.tick()
    assert harness.table(id_).end_vote_from == pytest.approx(before + 10_000.0)


async def asleep(harness: BotHarness, *people: int, pace: str = "live") -> int:
    """A game in which everybody but Anna has missed a decision."""
    id_ = await harness.playing("toy", *people, pace=pace, options=NINE)
    table = harness.table(id_)
    chairs = tuple(replace(chair, missed=int(chair.person != ANNA)) for chair in table.chairs)
    harness.tables.executor._tables[id_] = replace(table, chairs=chairs)
    return id_


async def test_two_people_of_whom_one_sleeps_can_end_a_live_game(harness: BotHarness) -> None:
    id_ = await asleep(harness, ANNA, BEN)
    asked = done(await harness.tables.act(id_, ANNA, CallOff())).table
    assert session.silence_agrees(harness.tables.game(asked), asked)
    await harness.until_due(id_, "out-end")
    ended = harness.table(id_)
    assert (ended.phase, ended.called_off) == (OVER, True)
    assert ended.past_vote is not None
    assert ended.past_vote.won is True


async def test_whoever_says_no_or_is_awake_or_one_of_three_or_slow_is_not_overruled(harness: BotHarness) -> None:
    awake = await harness.playing("toy", ANNA, BEN, options=NINE)
    three = await asleep(harness, ANNA, BEN, CLEO)
    slow = await asleep(harness, ANNA, BEN, pace="slow")
    against = await asleep(harness, ANNA, BEN)
    for id_ in (awake, three, slow, against):
        asked = done(await harness.tables.act(id_, ANNA, CallOff())).table
        assert session.silence_agrees(harness.tables.game(asked), asked) == (id_ == against)
    done(await harness.tables.act(against, BEN, CastVote("no")))
    for id_ in (awake, three, slow, against):
        if harness.table(id_).vote is not None:
            await harness.until_due(id_, "out-end")
        assert not harness.table(id_).called_off


async def test_a_table_without_a_channel_keeps_that_it_is_gone(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options=NINE)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    gone = done(await harness.tables.channel_lost(id_)).table
    assert (gone.phase, gone.pause, gone.vote) == (PAUSED, "gone", None)
    assert code(await harness.tables.channel_lost(id_)) == "paused", "once is enough"
    assert code(await harness.tables.act(id_, BEN, Resume())) == "not-host"
    assert done(await harness.tables.act(id_, ANNA, Resume())).table.pause == ""
    done(await harness.tables.act(id_, ANNA, Pause()))
    assert done(await harness.tables.channel_lost(id_)).table.pause == "gone", "whatever it was paused for"


async def test_a_table_paused_for_absence_is_not_closed_by_time_once_its_channel_is_gone(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options=NINE)
    while harness.table(id_).phase == PLAYING:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    assert due(harness.table(id_), "pause") is not None
    gone = done(await harness.tables.channel_lost(id_)).table
    assert (gone.pause, due(gone, "pause")) == ("gone", None)
    assert done(await harness.tables.act(id_, ANNA, Resume())).table.phase == PLAYING


async def test_robots_and_those_who_left_have_no_voice(harness: BotHarness) -> None:
    id_ = await harness.lobby("toy", ANNA, BEN, CLEO)
    done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    done(await harness.tables.act(id_, ANNA, Start()))
    done(await harness.tables.act(id_, CLEO, LeaveTable()))
    done(await harness.tables.act(id_, ANNA, CallOff()))
    assert code(await harness.tables.act(id_, CLEO, CastVote("yes"))) == "not-seated"
    assert done(await harness.tables.act(id_, BEN, CastVote("yes"))).table.called_off


async def test_a_host_among_robots_has_to_be_sure(harness: BotHarness) -> None:
    id_ = await alone(harness)
    assert await harness.tables.act(id_, ANNA, CallOff()) == Refusal("not-sure")
    assert harness.table(id_).phase == PLAYING
    assert done(await harness.tables.act(id_, ANNA, CallOff("sure"))).table.called_off


async def test_a_paused_table_can_vote_for_the_end_and_go_on_meanwhile(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options=NINE)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    paused = done(await harness.tables.act(id_, ANNA, Pause())).table
    assert paused.phase == PAUSED
    assert paused.vote is not None, "a pause does not stop it"
    going = done(await harness.tables.act(id_, ANNA, Resume())).table
    assert due(going, "out-end-") == harness.hand.at + 60
    done(await harness.tables.act(id_, ANNA, Pause()))
    done(await harness.tables.act(id_, ANNA, CallOff()))
    assert done(await harness.tables.act(id_, BEN, CastVote("yes"))).table.phase == OVER


async def test_a_vote_in_a_pause_for_absence_goes_on_when_somebody_comes_back(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options=NINE)
    while harness.table(id_).phase == PLAYING:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    assert harness.table(id_).pause == "absent"
    done(await harness.tables.act(id_, ANNA, CallOff()))
    await harness.press(id_, 1, Draw())
    assert harness.table(id_).phase == PLAYING
    assert due(harness.table(id_), "out-end-") == harness.hand.at + 60
    assert done(await harness.tables.act(id_, BEN, CastVote("yes"))).table.phase == OVER


async def test_the_staff_close_at_once_without_ranks(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options=NINE)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    closed = done(await harness.tables.act(id_, STRANGER, CallOff(), staff=True)).table
    assert (closed.phase, closed.called_off, closed.vote) == (CLOSED, False, None)


@pytest.mark.uncounted
async def test_every_game_called_off_is_ranked_stored_and_still_proved(harness: BotHarness) -> None:
    from bot.games import GAMES

    for key, game in GAMES.items():
        own = await BotHarness(harness.path.parent / key).boot()
        id_ = await alone(own, key)
        while own.table(id_).phase == PLAYING and own.table(id_).seq < 12:
            await own.until_due(id_, game.waits(own.table(id_).state)[0].id)
        done(await own.tables.act(id_, ANNA, CallOff("sure")))
        stored = await own.store.tables.load(id_)
        assert stored is not None
        assert (stored.phase, stored.called_off) == (OVER, True)
        assert game.result(stored.state) == game.result(own.table(id_).state)
        assert (game.result(stored.state) is None) == (game.stop is None)
        data = json.loads(json.dumps(await history.exported(own.store, stored)))
        assert (data["called_off"], data["result"]) == (True, game.result(stored.state))
        assert history.verify(data, GAMES).proved
        await own.close()


def test_buttons_and_tables_of_before_are_still_read() -> None:
    assert parse(["close"]) == CallOff()
    assert parse(["close", "sure"]) == CallOff("sure")
    old = msgspec.to_builtins(Table(1, "toy", PLACE, ANNA, "en", "live"))
    del old["called_off"], old["past_vote"], old["end_vote_from"]
    table = msgspec.convert(old | {"vote": {"seat": -1, "number": 4, "yes": [0], "no": []}}, Table)
    assert (table.vote, table.past_vote, table.called_off) == (Vote(-1, 4, yes=(0,)), None, False)

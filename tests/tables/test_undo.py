"""The last step taken back: by agreement, while nothing has come to light, as a step of its own."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.kit.contract import EventFor, Refusal
from bot.kit.spec import DealSpec, Lookahead, RobotTuning
from bot.kit.undo import TakenBack, still_told
from bot.tables import undo
from bot.tables.history.history_service import HistoryService, sealed
from bot.tables.model import OVER, PAUSED, PLAYING, Table, TableChanged
from bot.tables.ratings.final_check import DealRange, deals_of
from bot.tables.session import UNDO_VOTE
from bot.tables.storage import history
from bot.tables.storage.database import StoreError
from bot.tables.table_actions import AddRobot, CallOff, CastVote, LeaveTable, Pause, SetOption, Start, Undo
from tests.bot_harness import ANNA, BEN, CLEO, STRANGER, BotHarness
from tests.tables.test_door import auction, code, due
from tests.tables.test_evening import done, miss
from tests.tables.toy_game import GAMES, TOY, Bid, BidMade, Draw, Drawn, Gift, Whispered

PEOPLE = (ANNA, BEN, CLEO)


async def gave(harness: BotHarness, *people: int, pace: str = "slow") -> tuple[int, int]:
    """A table after a gift of whoever is to move: its id, and that seat."""
    id_ = await harness.playing("toy", *(people or PEOPLE), pace=pace, options={"goal": 9, "undo": "on"})
    seat = harness.table(id_).state.turn
    done(await harness.press(id_, seat, Gift((seat + 1) % 2, 7)))
    return id_, seat


def others(seat: int) -> list[int]:
    return [person for other, person in enumerate(PEOPLE) if other != seat]


async def asked(harness: BotHarness, id_: int, seat: int) -> Table:
    return done(await harness.tables.act(id_, PEOPLE[seat], Undo())).table


async def verdict(harness: BotHarness, id_: int) -> history.Verdict:
    """What is found of the record so far."""
    table = replace(harness.table(id_), phase=OVER)
    data = history.export(table, TOY, await harness.store.history.records(id_))
    return history.verify(json.loads(json.dumps(data)), GAMES)


async def test_what_all_agree_to_is_a_step_of_its_own(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", *PEOPLE, pace="slow", options={"goal": 9})
    opening = harness.table(id_)
    seat = opening.state.turn
    first, second = others(seat)
    after = done(await harness.press(id_, seat, Gift((seat + 1) % 2, 7))).table
    open_ = await asked(harness, id_, seat)
    assert open_.vote is not None
    assert (open_.vote.seat, open_.vote.yes, open_.state) == (UNDO_VOTE, (seat,), after.state)
    assert due(open_, "out-undo-") == harness.hand.at + 43_200
    done(await harness.tables.act(id_, first, CastVote("yes")))
    assert harness.table(id_).state == after.state, "all have to agree"
    await harness.reboot(after=60)
    undone = done(await harness.tables.act(id_, second, CastVote("yes")))
    assert undone.told == (EventFor(TakenBack(seat, 0)),)
    assert (undone.table.state, undone.table.drawn, undone.table.vote) == (opening.state, opening.drawn, None)
    gift, taken = await harness.store.history.records(id_)
    assert (gift.action, taken.action, taken.seat) == (f"Gift.{(seat + 1) % 2}.7", "undo", seat)
    assert taken.seq == undone.table.seq
    proved = await verdict(harness, id_)
    assert (proved.proved, proved.records) == (True, 2)
    await harness.reboot()
    assert harness.table(id_).state == opening.state
    done(await harness.press(id_, seat, Draw()))
    assert (await verdict(harness, id_)).proved


async def test_the_dice_go_on_where_they_were(harness: BotHarness) -> None:
    """A step with dice before, one taken back, one with dice after it: each draw is the next of the sealed ones."""
    id_ = await harness.playing("toy", ANNA, BEN, pace="slow", options={"goal": 9})
    for _ in range(6):
        await finish_auction(harness, id_)
        seat = harness.table(id_).state.turn
        drawn = harness.table(id_).drawn
        done(await harness.press(id_, seat, Gift(1 - seat, 1)))
        await asked(harness, id_, seat)
        done(await harness.tables.act(id_, PEOPLE[1 - seat], CastVote("yes")))
        assert harness.table(id_).drawn == drawn
        assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "undo-nothing", "not what was before it"
        done(await harness.press(id_, seat, Draw()))
        assert harness.table(id_).drawn > drawn
        assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "undo-thrown"
    assert (await verdict(harness, id_)).proved


async def finish_auction(harness: BotHarness, id_: int) -> None:
    if harness.table(id_).state.lot is not None:
        await harness.until_due(id_, "auction")


async def test_a_record_that_takes_back_a_throw_is_found_out(harness: BotHarness) -> None:
    id_, seat = await gave(harness, ANNA, BEN)
    await asked(harness, id_, seat)
    done(await harness.tables.act(id_, PEOPLE[1 - seat], CastVote("yes")))
    done(await harness.press(id_, seat, Draw()))
    table = replace(harness.table(id_), phase=OVER)
    data: Any = json.loads(json.dumps(history.export(table, TOY, await harness.store.history.records(id_))))
    last = data["records"][-1]
    told = [{"event": {"type": "TakenBack", "seat": seat, "count": 1}, "only": None}]
    data["records"].append({**last, "seq": last["seq"] + 1, "action": "undo", "told": told})
    found = history.verify(data, GAMES)
    assert (found.proved, found.records) == (False, 3)
    data["records"][-1]["told"] = []
    data["records"] = [data["records"][0], data["records"][1], {**data["records"][1], "seq": 99}]
    assert not history.verify(data, GAMES).proved, "nothing is taken back twice"


async def test_nobody_takes_back_what_others_or_the_clock_have_answered(harness: BotHarness) -> None:
    id_, turn = await auction(harness, *PEOPLE, pace="slow")
    one, other = [seat for seat in range(3) if seat != turn]
    done(await harness.press(id_, one, Bid(5)))
    assert code(await harness.tables.act(id_, PEOPLE[other], Undo())) == "undo-nothing", "it is not theirs"
    done(await harness.press(id_, other, Bid(9)))
    assert code(await harness.tables.act(id_, PEOPLE[one], Undo())) == "undo-nothing", "the other has answered"
    await harness.until_due(id_, "auction")
    assert code(await harness.tables.act(id_, PEOPLE[other], Undo())) == "undo-nothing", "the clock has"
    assert harness.table(id_).undo_offered is None
    assert code(await harness.tables.act(id_, STRANGER, Undo())) == "not-seated"


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_one_who_refuses_or_does_not_answer_keeps_it_as_it_is(harness: BotHarness, pace: str) -> None:
    id_, seat = await gave(harness, pace=pace)
    state = harness.table(id_).state
    open_ = await asked(harness, id_, seat)
    assert due(open_, "out-undo-") == harness.hand.at + (20 if pace == "live" else 43_200)
    if pace == "live":
        await harness.until_due(id_, "out-undo")
    else:
        done(await harness.tables.act(id_, others(seat)[0], CastVote("no")))
    kept = harness.table(id_)
    assert (kept.vote, kept.state, due(kept, "out-")) == (None, state, None)
    assert kept.past_vote is not None
    assert kept.past_vote.won is False
    assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "undo-asked", "nobody is urged"
    assert len(await harness.store.history.records(id_)) == 1


async def test_the_asker_withdraws_and_an_act_or_a_pause_ends_it(harness: BotHarness) -> None:
    id_, seat = await gave(harness)
    await asked(harness, id_, seat)
    assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "vote-running"
    assert done(await harness.tables.act(id_, PEOPLE[seat], CastVote("no"))).table.vote is None
    done(await harness.press(id_, seat, Gift((seat + 1) % 2, 1)))
    await asked(harness, id_, seat)
    acted = done(await harness.press(id_, seat, Gift((seat + 1) % 2, 2))).table
    assert acted.vote is None
    assert acted.past_vote is not None
    assert (acted.past_vote.won, due(acted, "out-")) == (None, None)
    assert code(await harness.tables.act(id_, others(seat)[0], CastVote("yes"))) == "no-vote"
    await asked(harness, id_, seat)
    paused = done(await harness.tables.act(id_, ANNA, Pause())).table
    assert (paused.phase, paused.vote) == (PAUSED, None)
    assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "paused"


async def test_a_vote_about_the_table_is_not_held_up(harness: BotHarness) -> None:
    id_, seat = await gave(harness)
    await asked(harness, id_, seat)
    ending = done(await harness.tables.act(id_, ANNA, CallOff())).table
    assert ending.vote is not None
    assert ending.vote.seat != UNDO_VOTE
    assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "vote-running"


async def test_the_time_that_is_waited_for_again_is_fair(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, pace="slow", options={"goal": 9})
    seat, wait = harness.table(id_).state.turn, f"draw-{harness.table(id_).state.count}"
    await harness.ahead(43_000)
    done(await harness.press(id_, seat, Gift(1 - seat, 1)))
    await asked(harness, id_, seat)
    undone = done(await harness.tables.act(id_, PEOPLE[1 - seat], CastVote("yes"))).table
    assert due(undone, wait) == harness.hand.at + 21_600
    await harness.until_due(id_, wait)
    assert (await harness.store.history.records(id_))[-1].key.startswith("time:draw")


async def test_who_is_not_asked_reads_why(harness: BotHarness) -> None:
    """Who is away has no voice, or one sleeper would forbid it to all others."""
    id_ = await harness.playing("toy", *PEOPLE, options={"goal": 9, "undo": "on"})
    await miss(harness, id_, 2, 2, present=(0, 1))
    while harness.table(id_).state.turn != 0 or harness.table(id_).state.lot is not None:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
        for person in (ANNA, BEN):
            seat = PEOPLE.index(person)
            if harness.table(id_).state.turn == seat == 1 and harness.table(id_).state.lot is None:
                done(await harness.press(id_, seat, Draw()))
    assert [chair.away for chair in harness.table(id_).chairs] == [False, False, True]
    before = harness.table(id_).state
    done(await harness.press(id_, 0, Gift(1, 3)))
    await asked(harness, id_, 0)
    assert code(await harness.tables.act(id_, CLEO, CastVote("yes"))) == "not-asked"
    assert code(await harness.tables.act(id_, STRANGER, CastVote("yes"))) == "not-seated"
    assert done(await harness.tables.act(id_, BEN, CastVote("yes"))).table.state == before


async def test_the_table_decides_and_slow_ones_allow_it(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    seat = harness.table(id_).state.turn
    done(await harness.press(id_, seat, Gift(1 - seat, 1)))
    assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "undo-off"
    lobby = await harness.lobby("toy", ANNA, BEN, pace="slow")
    assert harness.table(lobby).options["undo"] == "on"
    done(await harness.tables.act(lobby, ANNA, SetOption("undo", "off")))
    done(await harness.tables.act(lobby, ANNA, Start()))
    seat = harness.table(lobby).state.turn
    done(await harness.press(lobby, seat, Gift(1 - seat, 1)))
    assert code(await harness.tables.act(lobby, PEOPLE[seat], Undo())) == "undo-off"
    assert code(await harness.tables.act(await harness.lobby("toy"), ANNA, Undo())) == "not-playing"


async def alone(harness: BotHarness) -> int:
    """Anna, to move, with a robot."""
    while True:
        id_ = await harness.lobby("toy", ANNA, pace="slow")
        done(await harness.tables.act(id_, ANNA, AddRobot("random")))
        if done(await harness.tables.act(id_, ANNA, Start())).table.state.turn == 0:
            return id_


async def test_among_robots_it_is_done_at_once(harness: BotHarness) -> None:
    id_ = await alone(harness)
    opening = harness.table(id_)
    done(await harness.press(id_, 0, Gift(1, 7)))
    undone = done(await harness.tables.act(id_, ANNA, Undo())).table
    assert (undone.state, undone.vote) == (opening.state, None)


async def test_a_robot_objects_where_it_would_lose(harness: BotHarness) -> None:
    """By its own valuation, of which a gift of seven coins is more than it lets go, one of a single coin is not."""

    def worth(state: Any) -> list[int]:
        return [coins * 100 for coins in state.coins]

    id_ = await alone(harness)
    looking = Lookahead(evaluate=worth, rollout_policy=lambda state, rng: (0, Draw()))
    tuning = RobotTuning(action_value=lambda seen, action: 0, lookahead=looking)
    judging = replace(TOY, robots=tuning)
    for coins, objecting in ((1, False), (7, True)):
        before = harness.table(id_).state
        done(await harness.press(id_, 0, Gift(1, coins)))
        assert undo._a_robot_objects(judging, harness.table(id_), before, harness.table(id_).state) == objecting
    last = await undo.last_step(harness.store, harness.table(id_))
    heard = undo.handler(TOY, ANNA, Undo(), replace(last, objection=True), harness.tables.now)(harness.table(id_))
    assert heard == Refusal("undo-robot")


async def test_robots_wait_while_people_are_asked(harness: BotHarness) -> None:
    id_ = await harness.lobby("toy", ANNA, BEN, pace="slow")
    done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    done(await harness.tables.act(id_, ANNA, Start()))
    turn = harness.table(id_).state.turn
    while turn == 2:
        await harness.until_due(id_, "draw")
        await finish_auction(harness, id_)
        turn = harness.table(id_).state.turn
    done(await harness.press(id_, turn, Gift(2, 1)))
    await asked(harness, id_, turn)
    await harness.reboot(robots=True)
    await harness.robots.idle()
    assert harness.table(id_).vote is not None, "nobody has acted"
    done(await harness.tables.act(id_, PEOPLE[1 - turn], CastVote("yes")))
    assert (await harness.store.history.records(id_))[-1].action == "undo"


async def test_nobody_loses_the_time_for_an_answer_by_being_asked(harness: BotHarness) -> None:
    """Robots and orders wait while people are asked: for half of what is left at most, and not where that is little."""
    id_, turn = await auction(harness, *PEOPLE, pace="slow")
    bidder = (turn + 1) % 3
    done(await harness.press(id_, bidder, Bid(5)))
    left = (due(harness.table(id_), "auction") or 0.0) - harness.hand.at
    assert due(await asked(harness, id_, bidder), "out-undo-") == harness.hand.at + left / 2
    live = await harness.playing("toy", *PEOPLE, options={"goal": 9, "undo": "on"})
    while harness.table(live).state.lot is None:
        done(await harness.press(live, harness.table(live).state.turn, Draw()))
    await harness.ahead(41)
    done(await harness.press(live, 0, Bid(5)))
    assert code(await harness.tables.act(live, ANNA, Undo())) == "undo-nothing"


async def test_what_cannot_be_read_changes_nothing(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    id_, seat = await gave(harness)

    async def unreadable(id_: int, since: int = 0) -> Any:
        raise StoreError("away")

    with monkeypatch.context() as away:
        away.setattr(harness.store.history, "steps", unreadable)
        assert code(await harness.tables.act(id_, PEOPLE[seat], Undo())) == "unwritable"
    assert (await asked(harness, id_, seat)).vote is not None


async def test_two_who_agree_at_once_are_both_heard(harness: BotHarness) -> None:
    id_, seat = await gave(harness)
    await asked(harness, id_, seat)
    agreeing = [harness.tables.act(id_, person, CastVote("yes")) for person in others(seat)]
    assert [type(answer) for answer in await asyncio.gather(*agreeing)] == [TableChanged, TableChanged]
    assert (await harness.store.history.records(id_))[-1].action == "undo"


async def test_what_was_taken_back_is_nobodys_best_deal(harness: BotHarness) -> None:
    id_, turn = await auction(harness, *PEOPLE, pace="slow")
    one, other = [seat for seat in range(3) if seat != turn]
    done(await harness.press(id_, one, Bid(50)))
    await asked(harness, id_, one)
    done(await harness.tables.act(id_, PEOPLE[turn], CastVote("yes")))
    done(await harness.tables.act(id_, PEOPLE[other], CastVote("yes")))
    done(await harness.press(id_, other, Bid(3)))
    game = replace(TOY, deals=DealSpec(made=BidMade, gains=lambda state, bid: {bid.seat: bid.amount}))
    records = await harness.store.history.records(id_)
    found = deals_of(game, sealed(harness.store, harness.table(id_)), records)
    assert found == {other: DealRange(3, records[-1].seq, 3, records[-1].seq)}


def test_news_lose_what_was_taken_back() -> None:
    told = [EventFor(Drawn(0, 3)), EventFor(Whispered(100), 0), EventFor(BidMade(1, 5)), EventFor(BidMade(2, 6))]
    news = still_told((), told)
    assert news == (told[0], told[2], told[3])
    back = EventFor(TakenBack(2, 1))
    assert still_told(news, [back, told[2]]) == (told[0], told[2], back, told[2])
    assert still_told((), [EventFor(TakenBack(2, 3))]) == (EventFor(TakenBack(2, 3)),), "of events that were let go"


async def test_leaving_is_not_taken_back(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", *PEOPLE, pace="slow", options={"goal": 9})
    done(await harness.tables.act(id_, CLEO, LeaveTable()))
    assert code(await harness.tables.act(id_, CLEO, Undo())) == "not-seated"
    assert harness.table(id_).phase == PLAYING


async def test_those_who_look_back_see_what_stands_and_that_something_was_taken_back(harness: BotHarness) -> None:
    id_, turn = await auction(harness, *PEOPLE, pace="slow")
    one, other = [seat for seat in range(3) if seat != turn]
    service = HistoryService(harness.store)
    before = await service.turn(harness.table(id_), None)
    assert before is not None
    done(await harness.press(id_, one, Bid(5)))
    bid = await service.turn(harness.table(id_), None)
    assert bid is not None
    await asked(harness, id_, one)
    done(await harness.tables.act(id_, PEOPLE[turn], CastVote("yes")))
    done(await harness.tables.act(id_, PEOPLE[other], CastVote("yes")))
    for each in (service, HistoryService(harness.store)):
        found = await each.turn(harness.table(id_), None)
        assert found is not None
        assert (found.state, found.damaged) == (before.state, False)
        assert [*found.told] == [*before.told, EventFor(TakenBack(one, 1))]
        assert len(found.turns) == len(before.turns) == len(bid.turns) - 1, "a run of one seat is a turn of this game"
    done(await harness.press(id_, other, Bid(3)))
    found = await service.turn(harness.table(id_), None)
    assert found is not None
    assert found.state == harness.table(id_).state
    assert (await verdict(harness, id_)).proved

"""The evening: away, substitutes, pauses, the vote about an absent person."""

import pytest

from bot.kit.contract import CLOCK, Refusal, Wait
from bot.kit.verbs.turns import Leave
from bot.tables.model import CLOSED, OVER, PAUSED, PLAYING, Answer, Command, Participant, Table, TableChanged
from bot.tables.session import missed
from bot.tables.table_actions import AddRobot, CastVote, LeaveTable, Pause, Resume, SetOption, Start, VoteOut
from tests.bot_harness import ANNA, BEN, CLEO, PLACE, STRANGER, BotHarness
from tests.tables.test_door import auction, code, due
from tests.tables.toy_game import TOY, Boom, Draw

pytestmark = pytest.mark.uncounted


def done(answer: Answer) -> TableChanged:
    assert isinstance(answer, TableChanged), answer
    return answer


async def miss(harness: BotHarness, id_: int, seat: int, times: int, present: tuple[int, ...] = ()) -> None:
    """Let `seat` miss its draws; the `present` seats play theirs, and auctions run out."""
    while harness.table(id_).chairs[seat].missed < times and harness.table(id_).phase == PLAYING:
        state = harness.table(id_).state
        if state.lot is None and state.turn in present:
            done(await harness.press(id_, state.turn, Draw()))
        else:
            await harness.until_due(id_, "auction" if state.lot is not None else "draw")


async def test_two_missed_in_a_row_mark_away_and_shorten_until_the_person_acts(harness: BotHarness) -> None:
    """CITY-156."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    await miss(harness, id_, 1, 1, present=(0,))
    assert not harness.table(id_).chairs[1].away
    await miss(harness, id_, 1, 2, present=(0,))
    assert harness.table(id_).chairs[1].away
    while harness.table(id_).state.turn != 1 or harness.table(id_).state.lot is not None:
        if harness.table(id_).state.lot is not None:
            await harness.until_due(id_, "auction")
        else:
            done(await harness.press(id_, 0, Draw()))
    assert due(harness.table(id_), "draw") == harness.hand.at + 10
    done(await harness.press(id_, 1, Draw()))
    assert (harness.table(id_).chairs[1].away, harness.table(id_).chairs[1].missed) == (False, 0)


async def test_auctions_are_not_counted(harness: BotHarness) -> None:
    """CITY-156: only waits in which that player alone can act are counted."""
    id_, _ = await auction(harness)
    await harness.until_due(id_, "auction")
    assert [chair.missed for chair in harness.table(id_).chairs] == [0, 0, 0]


def test_what_the_clock_plays_for_a_person_counts_as_missed_too() -> None:
    """CITY-156: a wait counts by whom it waits for, whoever plays its default; a vote with one voice left does not."""
    table = Table(
        1, "toy", PLACE, ANNA, "en", "live", chairs=(Participant("Anna", ANNA), Participant("Ada", robot="normal"))
    )
    assert missed(TOY, table, Wait("draw-1", (0,), "turn")).chairs[0].missed == 1
    assert missed(TOY, table, Wait("draw-1", (1,), "turn")) is table
    assert missed(TOY, table, Wait("auction-1", (0,), "auction")) is table
    assert missed(TOY, table, Wait("hour-1", (CLOCK,), "hour")) is table


async def test_acting_between_starts_the_count_again(harness: BotHarness) -> None:
    """CITY-156: in a row."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    for _ in range(3):
        await miss(harness, id_, 1, 1, present=(0,))
        while harness.table(id_).state.turn != 1 or harness.table(id_).state.lot is not None:
            if harness.table(id_).state.lot is not None:
                await harness.until_due(id_, "auction")
            else:
                done(await harness.press(id_, 0, Draw()))
        done(await harness.press(id_, 1, Draw()))
        assert harness.table(id_).chairs[1].missed == 0


async def test_a_refused_press_is_a_sign_of_life_too(harness: BotHarness) -> None:
    """CITY-156: any press at the table counts as acting, even one that is refused."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    await miss(harness, id_, 1, 1, present=(0,))
    while harness.table(id_).state.turn != 0 or harness.table(id_).state.lot is not None:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    before = harness.table(id_)
    assert before.chairs[1].missed > 0
    assert isinstance(await harness.press(id_, 1, Draw()), Refusal)
    assert harness.table(id_).chairs[1].missed == 0
    assert (harness.table(id_).state, harness.table(id_).deadlines) == (before.state, before.deadlines)


async def test_when_all_are_away_the_game_pauses_and_any_press_wakes_it(harness: BotHarness) -> None:
    """CITY-213."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    hour = due(harness.table(id_), "hour")
    assert hour is not None
    while harness.table(id_).phase == PLAYING:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    table = harness.table(id_)
    hour -= harness.hand.at
    assert (table.phase, table.pause) == (PAUSED, "absent")
    assert [(row.wait, row.due) for row in table.deadlines if row.due is not None] == [
        ("pause", harness.hand.at + 1_800)
    ]
    await harness.ahead(1_000)
    answer = await harness.press(id_, 0, Boom())
    assert code(answer) == "mishap"
    assert harness.table(id_).phase == PAUSED, "a press that fails altogether wakes nobody"
    turn = harness.table(id_).state.turn
    assert code(await harness.press(id_, 1 - turn, Draw())) == "not-now"
    table = harness.table(id_)
    assert (table.phase, [chair.away for chair in table.chairs]) == (PLAYING, [turn == 0, turn == 1])
    assert due(table, "draw") == harness.hand.at + 10, "the other is still away"
    assert due(table, "hour") == harness.hand.at + hour, "the hour counts running time"


async def test_a_press_may_wake_and_play_in_one(harness: BotHarness) -> None:
    """CITY-213."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    while harness.table(id_).phase == PLAYING:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    turn = harness.table(id_).state.turn
    update = done(await harness.press(id_, turn, Draw()))
    assert update.told
    assert update.table.phase == PLAYING
    stored = await harness.store.tables.load(id_)
    assert stored is not None
    assert stored.phase == PLAYING


async def test_a_pause_for_absence_ends_by_saying_so(harness: BotHarness) -> None:
    """CITY-213: any press of somebody at the table ends it, the table's own button too."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    while harness.table(id_).phase == PLAYING:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    assert code(await harness.tables.act(id_, STRANGER, Resume())) == "not-host"
    woken = done(await harness.tables.act(id_, BEN, Resume())).table
    assert (woken.phase, woken.chairs[1].away, woken.pause) == (PLAYING, False, "")


async def test_the_pause_for_absence_ends_in_cancelling(harness: BotHarness) -> None:
    """CITY-213: at the pause's deadline the game is cancelled without a winner."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    while harness.table(id_).phase == PLAYING:
        await harness.until_due(id_, "auction" if harness.table(id_).state.lot is not None else "draw")
    await harness.ahead(1_801)
    assert (harness.table(id_).phase, harness.table(id_).deadlines) == (CLOSED, ())


async def test_one_who_is_present_keeps_the_game_going(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    await miss(harness, id_, 1, 3, present=(0,))
    assert [chair.away for chair in harness.table(id_).chairs] == [False, True, True]
    assert harness.table(id_).phase == PLAYING


async def test_robots_never_count_as_present(harness: BotHarness) -> None:
    """CITY-213."""
    id_ = await harness.lobby("toy", ANNA)
    done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    done(await harness.tables.act(id_, ANNA, SetOption("goal", 9)))
    done(await harness.tables.act(id_, ANNA, Start()))
    while harness.table(id_).phase == PLAYING:
        state = harness.table(id_).state
        if state.lot is None and state.turn == 1:
            done(await harness.tables.submit(id_, _robot(harness, id_, 1)))
        else:
            await harness.until_due(id_, "auction" if state.lot is not None else "draw")
    assert harness.table(id_).pause == "absent"


def _robot(harness: BotHarness, id_: int, seat: int) -> Command:
    return Command(f"robot:{harness.table(id_).seq}:{seat}", seat, Draw(), by_robot=True)


async def test_host_and_staff_pause_and_resume(harness: BotHarness) -> None:
    id_, _ = await auction(harness)
    await harness.ahead(45)
    assert code(await harness.tables.act(id_, STRANGER, Pause())) == "not-seated"
    assert code(await harness.tables.act(id_, ANNA, Resume())) == "not-paused"
    done(await harness.tables.act(id_, ANNA, Pause()))
    await harness.ahead(100_000)
    assert code(await harness.press(id_, 0, Draw())) == "paused"
    assert code(await harness.tables.act(id_, ANNA, Pause())) == "paused"
    assert code(await harness.tables.act(id_, BEN, Resume())) == "not-host"
    await harness.reboot(after=1_000)
    assert harness.table(id_).deadlines[0].left == 5.0
    done(await harness.tables.act(id_, STRANGER, Resume(), staff=True))
    rows = {row.wait.split("-")[0]: row for row in harness.table(id_).deadlines}
    assert rows["auction"].due == harness.hand.at + 20
    assert rows["draw"].due is None, "it is still held by the auction"


async def test_the_others_vote_for_a_pause_and_anybody_ends_it(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    done(await harness.tables.act(id_, BEN, Pause()))
    assert harness.table(id_).phase == PLAYING
    done(await harness.tables.act(id_, ANNA, CastVote("no")))
    done(await harness.tables.act(id_, CLEO, CastVote("no")))
    assert (harness.table(id_).phase, harness.table(id_).vote) == (PLAYING, None)
    done(await harness.tables.act(id_, BEN, Pause()))
    await harness.reboot(after=10)
    done(await harness.tables.act(id_, CLEO, Pause()))
    assert (harness.table(id_).phase, harness.table(id_).pause) == (PAUSED, "agreed")
    assert all(row.due is None for row in harness.table(id_).deadlines)
    assert code(await harness.tables.act(id_, STRANGER, Resume())) == "not-host"
    done(await harness.tables.act(id_, BEN, Resume()))
    assert harness.table(id_).phase == PLAYING


async def test_a_vote_for_a_pause_fails_when_its_time_is_up_and_the_host_may_end_it(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    done(await harness.tables.act(id_, BEN, Pause()))
    await harness.ahead(181)
    assert (harness.table(id_).phase, harness.table(id_).vote) == (PLAYING, None)
    done(await harness.tables.act(id_, BEN, Pause()))
    done(await harness.tables.act(id_, ANNA, Pause()))
    assert (harness.table(id_).phase, harness.table(id_).pause, harness.table(id_).vote) == (PAUSED, "asked", None)


async def test_a_substitute_plays_for_the_absent_who_takes_the_seat_back_by_pressing(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9, "substitute": "random"})
    await miss(harness, id_, 1, 2, present=(0,))
    assert harness.table(id_).chairs[1].robot == "random"
    assert code(await harness.press(id_, 1, Draw(), "draw-1")) in {"too-late", "not-now"}
    chair = harness.table(id_).chairs[1]
    assert (chair.robot, chair.away, chair.person) == (None, False, BEN)
    stored = await harness.store.tables.load(id_)
    assert stored is not None
    assert stored.chairs[1] == chair
    assert code(await harness.tables.submit(id_, _robot(harness, id_, 1))) == "too-late"


async def test_leaving_a_game_is_the_games_own_leaving(harness: BotHarness) -> None:
    """CITY-141."""
    id_ = await harness.playing("toy", ANNA, BEN, CLEO)
    done(await harness.tables.act(id_, BEN, LeaveTable()))
    assert harness.table(id_).state.gone == [False, True, False]
    assert code(await harness.tables.act(id_, BEN, LeaveTable())) == "not-now"
    assert code(await harness.tables.act(id_, STRANGER, LeaveTable())) == "not-seated"
    assert done(await harness.tables.act(id_, ANNA, LeaveTable())).table.phase == OVER
    assert code(await harness.press(id_, 2, Leave())) == "over"
    assert harness.table(id_).deadlines == ()


async def test_the_others_vote_an_absent_person_out_after_five_missed(harness: BotHarness) -> None:
    """CITY-156, CITY-212."""
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    await miss(harness, id_, 1, 4, present=(0, 2))
    too_early = Refusal("too-early", {"missed": 4, "needed": 5})
    assert await harness.tables.act(id_, ANNA, VoteOut(1)) == too_early
    await miss(harness, id_, 1, 5, present=(0, 2))
    assert code(await harness.tables.act(id_, STRANGER, VoteOut(1))) == "not-seated"
    assert code(await harness.tables.act(id_, ANNA, VoteOut(0))) == "not-a-choice"
    assert code(await harness.tables.act(id_, CLEO, CastVote("yes"))) == "no-vote"
    opened = done(await harness.tables.act(id_, ANNA, VoteOut(1))).table
    assert opened.vote is not None
    assert opened.vote.yes == (0,), "it counts as the caller's yes"
    assert due(opened, "out-") == harness.hand.at + 180
    won = done(await harness.tables.act(id_, CLEO, CastVote("yes"))).table
    assert (won.vote, won.state.gone, due(won, "out-")) == (None, [False, True, False], None)
    assert [record.action for record in await harness.store.history.records(id_)][-1] == "Leave"
    assert TOY.conserved_totals(won.state) == {"coins": 1300}


async def test_a_vote_fails_by_no_by_time_and_by_the_person_acting(harness: BotHarness) -> None:
    """CITY-212."""
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    await miss(harness, id_, 1, 5, present=(0, 2))
    done(await harness.tables.act(id_, ANNA, VoteOut(1)))
    lost = done(await harness.tables.act(id_, CLEO, CastVote("no"))).table
    assert (lost.vote, due(lost, "out-"), lost.state.gone[1]) == (None, None, False)
    done(await harness.tables.act(id_, ANNA, VoteOut(1)))
    await harness.reboot(after=50)
    assert harness.table(id_).vote is not None
    harness.hand.at = (due(harness.table(id_), "out-") or 0) + 1
    row = next(row for row in harness.table(id_).deadlines if row.wait.startswith("out-"))
    done(await harness.tables.clock.expire(id_, row))
    assert (harness.table(id_).vote, harness.table(id_).state.gone[1]) == (None, False)
    done(await harness.tables.act(id_, ANNA, VoteOut(1)))
    await harness.press(id_, 1, Draw(), "draw-0")
    assert harness.table(id_).vote is None
    assert code(await harness.tables.act(id_, ANNA, VoteOut(1))) == "too-early"

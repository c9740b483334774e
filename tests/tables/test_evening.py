"""The evening: away, substitutes, pauses, the vote about an absent person."""

from bot.games.kit.model import CLOCK, Refusal, Wait
from bot.tables.evening import missed
from bot.tables.model import CLOSED, OVER, PAUSED, PLAYING, Answer, Chair, Command, Table, Update
from tests.hall import ANNA, BEN, CLEO, PLACE, STRANGER, Hall
from tests.tables.test_door import auction, code, due
from tests.tables.toy import TOY, Boom, Draw, Leave


def done(answer: Answer) -> Update:
    assert isinstance(answer, Update), answer
    return answer


async def miss(hall: Hall, id_: int, seat: int, times: int, present: tuple[int, ...] = ()) -> None:
    """Let `seat` miss its draws; the `present` seats play theirs, and auctions run out."""
    while hall.table(id_).chairs[seat].missed < times and hall.table(id_).phase == PLAYING:
        state = hall.table(id_).state
        if state.lot is None and state.turn in present:
            done(await hall.press(id_, state.turn, Draw()))
        else:
            await hall.until_due(id_, "auction" if state.lot is not None else "draw")


async def test_two_missed_in_a_row_mark_away_and_shorten_until_the_person_acts(hall: Hall) -> None:
    """CITY-156."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    await miss(hall, id_, 1, 1, present=(0,))
    assert not hall.table(id_).chairs[1].away
    await miss(hall, id_, 1, 2, present=(0,))
    assert hall.table(id_).chairs[1].away
    while hall.table(id_).state.turn != 1 or hall.table(id_).state.lot is not None:
        if hall.table(id_).state.lot is not None:
            await hall.until_due(id_, "auction")
        else:
            done(await hall.press(id_, 0, Draw()))
    assert due(hall.table(id_), "draw") == hall.hand.at + 10
    done(await hall.press(id_, 1, Draw()))
    assert (hall.table(id_).chairs[1].away, hall.table(id_).chairs[1].missed) == (False, 0)


async def test_auctions_are_not_counted(hall: Hall) -> None:
    """CITY-156: only waits in which that player alone can act are counted."""
    id_, _ = await auction(hall)
    await hall.until_due(id_, "auction")
    assert [chair.missed for chair in hall.table(id_).chairs] == [0, 0, 0]


def test_what_the_clock_plays_for_a_person_counts_as_missed_too() -> None:
    """CITY-156: a wait counts by whom it waits for, whoever plays its default; a vote with one voice left does not."""
    table = Table(1, "toy", PLACE, ANNA, "en", "live", chairs=(Chair("Anna", ANNA), Chair("Ada", robot="normal")))
    assert missed(TOY, table, Wait("draw-1", (0,), "turn")).chairs[0].missed == 1
    assert missed(TOY, table, Wait("draw-1", (1,), "turn")) is table
    assert missed(TOY, table, Wait("auction-1", (0,), "auction")) is table
    assert missed(TOY, table, Wait("hour-1", (CLOCK,), "hour")) is table


async def test_acting_between_starts_the_count_again(hall: Hall) -> None:
    """CITY-156: in a row."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    for _ in range(3):
        await miss(hall, id_, 1, 1, present=(0,))
        while hall.table(id_).state.turn != 1 or hall.table(id_).state.lot is not None:
            if hall.table(id_).state.lot is not None:
                await hall.until_due(id_, "auction")
            else:
                done(await hall.press(id_, 0, Draw()))
        done(await hall.press(id_, 1, Draw()))
        assert hall.table(id_).chairs[1].missed == 0


async def test_a_refused_press_is_a_sign_of_life_too(hall: Hall) -> None:
    """CITY-156: any press at the table counts as acting, even one that is refused."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    await miss(hall, id_, 1, 1, present=(0,))
    while hall.table(id_).state.turn != 0 or hall.table(id_).state.lot is not None:
        await hall.until_due(id_, "auction" if hall.table(id_).state.lot is not None else "draw")
    before = hall.table(id_)
    assert before.chairs[1].missed > 0
    assert isinstance(await hall.press(id_, 1, Draw()), Refusal)
    assert hall.table(id_).chairs[1].missed == 0
    assert (hall.table(id_).state, hall.table(id_).deadlines) == (before.state, before.deadlines)


async def test_when_all_are_away_the_game_pauses_and_any_press_wakes_it(hall: Hall) -> None:
    """CITY-213."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    hour = due(hall.table(id_), "hour")
    assert hour is not None
    while hall.table(id_).phase == PLAYING:
        await hall.until_due(id_, "auction" if hall.table(id_).state.lot is not None else "draw")
    table = hall.table(id_)
    hour -= hall.hand.at
    assert (table.phase, table.pause) == (PAUSED, "absent")
    assert [(row.wait, row.due) for row in table.deadlines if row.due is not None] == [("pause", hall.hand.at + 1_800)]
    await hall.ahead(1_000)
    answer = await hall.press(id_, 0, Boom())
    assert code(answer) == "mishap"
    assert hall.table(id_).phase == PAUSED, "a press that fails altogether wakes nobody"
    turn = hall.table(id_).state.turn
    assert code(await hall.press(id_, 1 - turn, Draw())) == "not-now"
    table = hall.table(id_)
    assert (table.phase, [chair.away for chair in table.chairs]) == (PLAYING, [turn == 0, turn == 1])
    assert due(table, "draw") == hall.hand.at + 10, "the other is still away"
    assert due(table, "hour") == hall.hand.at + hour, "the hour counts running time"


async def test_a_press_may_wake_and_play_in_one(hall: Hall) -> None:
    """CITY-213."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    while hall.table(id_).phase == PLAYING:
        await hall.until_due(id_, "auction" if hall.table(id_).state.lot is not None else "draw")
    turn = hall.table(id_).state.turn
    update = done(await hall.press(id_, turn, Draw()))
    assert update.told
    assert update.table.phase == PLAYING
    stored = await hall.store.load(id_)
    assert stored is not None
    assert stored.phase == PLAYING


async def test_a_pause_for_absence_ends_by_saying_so(hall: Hall) -> None:
    """CITY-213: any press of somebody at the table ends it, the table's own button too."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    while hall.table(id_).phase == PLAYING:
        await hall.until_due(id_, "auction" if hall.table(id_).state.lot is not None else "draw")
    assert code(await hall.tables.resume(id_, STRANGER)) == "not-host"
    woken = done(await hall.tables.resume(id_, BEN)).table
    assert (woken.phase, woken.chairs[1].away, woken.pause) == (PLAYING, False, "")


async def test_the_pause_for_absence_ends_in_cancelling(hall: Hall) -> None:
    """CITY-213: at the pause's deadline the game is cancelled without a winner."""
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9})
    while hall.table(id_).phase == PLAYING:
        await hall.until_due(id_, "auction" if hall.table(id_).state.lot is not None else "draw")
    await hall.ahead(1_801)
    assert (hall.table(id_).phase, hall.table(id_).deadlines) == (CLOSED, ())


async def test_one_who_is_present_keeps_the_game_going(hall: Hall) -> None:
    id_ = await hall.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    await miss(hall, id_, 1, 3, present=(0,))
    assert [chair.away for chair in hall.table(id_).chairs] == [False, True, True]
    assert hall.table(id_).phase == PLAYING


async def test_robots_never_count_as_present(hall: Hall) -> None:
    """CITY-213."""
    id_ = await hall.lobby("toy", ANNA)
    done(await hall.tables.add_robot(id_, ANNA, "normal"))
    done(await hall.tables.set_option(id_, ANNA, "goal", 9))
    done(await hall.tables.start(id_, ANNA))
    while hall.table(id_).phase == PLAYING:
        state = hall.table(id_).state
        if state.lot is None and state.turn == 1:
            done(await hall.tables.submit(id_, _robot(hall, id_, 1)))
        else:
            await hall.until_due(id_, "auction" if state.lot is not None else "draw")
    assert hall.table(id_).pause == "absent"


def _robot(hall: Hall, id_: int, seat: int) -> Command:
    return Command(f"robot:{hall.table(id_).seq}:{seat}", seat, Draw())


async def test_host_and_staff_pause_and_resume(hall: Hall) -> None:
    id_, _ = await auction(hall)
    await hall.ahead(45)
    assert code(await hall.tables.pause(id_, STRANGER)) == "not-seated"
    assert code(await hall.tables.resume(id_, ANNA)) == "not-paused"
    done(await hall.tables.pause(id_, ANNA))
    await hall.ahead(100_000)
    assert code(await hall.press(id_, 0, Draw())) == "paused"
    assert code(await hall.tables.pause(id_, ANNA)) == "not-playing"
    assert code(await hall.tables.resume(id_, BEN)) == "not-host"
    await hall.reboot(after=1_000)
    assert hall.table(id_).deadlines[0].left == 5.0
    done(await hall.tables.resume(id_, STRANGER, staff=True))
    rows = {row.wait.split("-")[0]: row for row in hall.table(id_).deadlines}
    assert rows["auction"].due == hall.hand.at + 20
    assert rows["draw"].due is None, "it is still held by the auction"


async def test_the_others_vote_for_a_pause_and_anybody_ends_it(hall: Hall) -> None:
    id_ = await hall.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    done(await hall.tables.pause(id_, BEN))
    assert hall.table(id_).phase == PLAYING
    done(await hall.tables.vote(id_, ANNA, yes=False))
    done(await hall.tables.vote(id_, CLEO, yes=False))
    assert (hall.table(id_).phase, hall.table(id_).vote) == (PLAYING, None)
    done(await hall.tables.pause(id_, BEN))
    await hall.reboot(after=10)
    done(await hall.tables.pause(id_, CLEO))
    assert (hall.table(id_).phase, hall.table(id_).pause) == (PAUSED, "agreed")
    assert all(row.due is None for row in hall.table(id_).deadlines)
    assert code(await hall.tables.resume(id_, STRANGER)) == "not-host"
    done(await hall.tables.resume(id_, BEN))
    assert hall.table(id_).phase == PLAYING


async def test_a_vote_for_a_pause_fails_when_its_time_is_up_and_the_host_may_end_it(hall: Hall) -> None:
    id_ = await hall.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    done(await hall.tables.pause(id_, BEN))
    await hall.ahead(181)
    assert (hall.table(id_).phase, hall.table(id_).vote) == (PLAYING, None)
    done(await hall.tables.pause(id_, BEN))
    done(await hall.tables.pause(id_, ANNA))
    assert (hall.table(id_).phase, hall.table(id_).pause, hall.table(id_).vote) == (PAUSED, "asked", None)


async def test_a_substitute_plays_for_the_absent_who_takes_the_seat_back_by_pressing(hall: Hall) -> None:
    id_ = await hall.playing("toy", ANNA, BEN, options={"goal": 9, "substitute": "normal"})
    await miss(hall, id_, 1, 2, present=(0,))
    assert hall.table(id_).chairs[1].robot == "normal"
    assert code(await hall.press(id_, 1, Draw(), "draw-1")) in {"too-late", "not-now"}
    chair = hall.table(id_).chairs[1]
    assert (chair.robot, chair.away, chair.person) == (None, False, BEN)
    stored = await hall.store.load(id_)
    assert stored is not None
    assert stored.chairs[1] == chair
    assert code(await hall.tables.submit(id_, _robot(hall, id_, 1))) == "too-late"


async def test_leaving_a_game_is_the_games_own_leaving(hall: Hall) -> None:
    """CITY-141."""
    id_ = await hall.playing("toy", ANNA, BEN, CLEO)
    done(await hall.tables.leave(id_, BEN))
    assert hall.table(id_).state.gone == [False, True, False]
    assert code(await hall.tables.leave(id_, BEN)) == "not-now"
    assert code(await hall.tables.leave(id_, STRANGER)) == "not-seated"
    assert done(await hall.tables.leave(id_, ANNA)).table.phase == OVER
    assert code(await hall.press(id_, 2, Leave())) == "over"
    assert hall.table(id_).deadlines == ()


async def test_the_others_vote_an_absent_person_out_after_five_missed(hall: Hall) -> None:
    """CITY-156, CITY-212."""
    id_ = await hall.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    await miss(hall, id_, 1, 4, present=(0, 2))
    too_early = Refusal("too-early", {"missed": 4, "needed": 5})
    assert await hall.tables.vote_out(id_, ANNA, 1) == too_early
    await miss(hall, id_, 1, 5, present=(0, 2))
    assert code(await hall.tables.vote_out(id_, STRANGER, 1)) == "not-seated"
    assert code(await hall.tables.vote_out(id_, ANNA, 0)) == "not-a-choice"
    assert code(await hall.tables.vote(id_, CLEO, yes=True)) == "no-vote"
    opened = done(await hall.tables.vote_out(id_, ANNA, 1)).table
    assert opened.vote is not None
    assert opened.vote.yes == (0,), "it counts as the caller's yes"
    assert due(opened, "out-") == hall.hand.at + 180
    won = done(await hall.tables.vote(id_, CLEO, yes=True)).table
    assert (won.vote, won.state.gone, due(won, "out-")) == (None, [False, True, False], None)
    assert [record.action for record in await hall.store.records(id_)][-1] == "Leave"
    assert TOY.conserved(won.state) == {"coins": 1300}


async def test_a_vote_fails_by_no_by_time_and_by_the_person_acting(hall: Hall) -> None:
    """CITY-212."""
    id_ = await hall.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    await miss(hall, id_, 1, 5, present=(0, 2))
    done(await hall.tables.vote_out(id_, ANNA, 1))
    lost = done(await hall.tables.vote(id_, CLEO, yes=False)).table
    assert (lost.vote, due(lost, "out-"), lost.state.gone[1]) == (None, None, False)
    done(await hall.tables.vote_out(id_, ANNA, 1))
    await hall.reboot(after=50)
    assert hall.table(id_).vote is not None
    hall.hand.at = (due(hall.table(id_), "out-") or 0) + 1
    row = next(row for row in hall.table(id_).deadlines if row.wait.startswith("out-"))
    done(await hall.tables.expire(id_, row))
    assert (hall.table(id_).vote, hall.table(id_).state.gone[1]) == (None, False)
    done(await hall.tables.vote_out(id_, ANNA, 1))
    await hall.press(id_, 1, Draw(), "draw-0")
    assert hall.table(id_).vote is None
    assert code(await hall.tables.vote_out(id_, ANNA, 1)) == "too-early"

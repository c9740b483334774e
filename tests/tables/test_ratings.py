"""Ratings: who gains what by which games, in the transaction that ends a game, and never twice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Refusal, Seat
from bot.kit.replay import Sealed
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import think
from bot.kit.spec import DealSpec
from bot.kit.verbs.turns import Leave
from bot.tables.model import OVER, ROBOTS, Participant, Person, Record, Table
from bot.tables.ratings.final_check import DealRange, deals_of
from bot.tables.ratings.rating import ANCHORS, Rating, after, model, of_robot
from bot.tables.ratings.result import results, sides_of
from bot.tables.storage import schema
from bot.tables.table_actions import AddRobot, CallOff, CastVote, Rematch, Start
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness
from tests.tables.test_evening import done
from tests.tables.test_store import TABLE
from tests.tables.toy_game import TOY, Draw, Drawn

NEW = Rating()


# ---- the numbers


def test_winners_gain_losers_lose_and_newcomers_stand_at_a_thousand() -> None:
    assert NEW.points == 1000
    (first,), (second,), (third,) = after([[NEW]] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert all(each.sigma < NEW.sigma for each in (first, second, third))
    (one,), (other,) = after([[NEW]] * 2, [1, 1])
    assert one == other, "a shared victory"


def test_a_side_gains_together_and_each_by_how_uncertain_it_is() -> None:
    known = Rating(30.0, 2.0)
    (first, partner), losers = after([[NEW, known], [NEW, NEW]], [1, 2])
    assert first.mu - NEW.mu > partner.mu - known.mu > 0
    assert all(one.mu < NEW.mu for one in losers)


def test_robots_are_as_strong_as_the_tournament_says() -> None:
    assert [*ANCHORS] == ["random", *ROBOTS]
    for weak, strong, least in (("random", "easy", 0.75), ("easy", "normal", 0.65), ("normal", "strong", 0.65)):
        one, other = (model().rating(mu=ANCHORS[kind], sigma=0.01) for kind in (strong, weak))
        assert model().predict_win([[one], [other]])[0] == pytest.approx(least, abs=0.12)
    (person,), (robot,) = after([[NEW], [of_robot("strong")]], [1, 2])
    assert robot.mu == pytest.approx(ANCHORS["strong"], abs=0.01)
    assert person.mu > after([[NEW], [of_robot("easy")]], [1, 2])[0][0].mu, "who beats a strong one gains more"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_in_every_game_each_seat_is_on_one_side(key: str) -> None:
    for seats in GAMES[key].seats:
        assert sorted(seat for side in sides_of(GAMES[key], seats) for seat in side) == [*range(seats)]
    assert (len(sides_of(GAMES["knockout"], 6)), len(sides_of(GAMES["knockout"], 4))) == (3, 4)


def test_who_plays_together_wins_together_and_robots_have_no_person() -> None:
    game = replace(TOY, result=lambda _: [1, 2, 1, 2], lobby=replace(TOY.lobby, teams=lambda _: ((0, 2), (1, 3))))
    chairs = (Participant("Anna", ANNA), Participant("Ben", BEN, token=5), Participant("Ada", robot="easy"))
    substituted = Participant("Cléo", CLEO, robot="strong")
    table = replace(TABLE, id=7, chairs=(*chairs, substituted))
    rows = results(game, table, 9.0, {BEN: Rating(31.0, 2.0)}, {1: DealRange(5, 2, -3, 4)})
    assert [(row.side, row.seat, row.place, row.person, row.robot) for row in rows] == [
        (0, 0, 1, ANNA, None),
        (0, 2, 1, None, "easy"),
        (1, 1, 2, BEN, None),
        (1, 3, 2, CLEO, None),
    ]
    assert [row.mu > NEW.mu for row in rows] == [True, False, True, False]
    assert (rows[1].rating, rows[2].token, rows[2].mu < 31.0) == (of_robot("easy"), 5, True)
    assert (rows[2].best, rows[2].best_step, rows[2].worst, rows[2].worst_step) == (5, 2, -3, 4)


# ---- which games count


async def rows(harness: BotHarness) -> list[Any]:
    """All results, in their order."""
    columns = schema.results.c
    return [*await harness.store.database.rows(sa.select(schema.results).order_by(columns.tab, columns.seat))]


async def finished(harness: BotHarness, *people: int) -> Table:
    """A game that its last player has lost by leaving it."""
    id_ = await harness.playing("toy", *people, options={"goal": 1})
    for seat in range(1, len(people)):
        done(await harness.press(id_, seat, Leave()))
    assert harness.table(id_).phase == OVER
    return harness.table(id_)


async def test_a_game_that_ended_counts_once_and_the_next_one_goes_on_from_it(harness: BotHarness) -> None:
    table = await finished(harness, ANNA, BEN)
    assert [(row["person"], row["name"], row["place"]) for row in await rows(harness)] == [
        (ANNA, "Anna", 1),
        (BEN, "Ben", 2),
    ]
    done(await harness.tables.act(table.id, BEN, Rematch()))
    assert len(await rows(harness)) == 2, "another step of a table that is over"
    first = await harness.store.results.ratings(1, "toy", [ANNA, BEN, CLEO])
    assert (len(first), first[ANNA].mu > NEW.mu > first[BEN].mu) == (2, True)
    await harness.reboot()
    await finished(harness, ANNA, CLEO)
    later = await harness.store.results.ratings(1, "toy", [ANNA, BEN, CLEO])
    assert later[ANNA].mu > first[ANNA].mu
    assert later[BEN] == first[BEN]
    assert await harness.store.results.ratings(2, "toy", [ANNA]) == {}, "another server"


async def test_games_that_end_at_once_build_upon_each_other(harness: BotHarness) -> None:
    ids = [await harness.playing("toy", ANNA, BEN, options={"goal": 1}) for _ in range(3)]
    await asyncio.gather(*(harness.press(id_, 1, Leave()) for id_ in ids))
    found = [row["mu"] for row in await rows(harness) if row["person"] == ANNA]
    assert len({*found}) == 3
    assert max(found) == (await harness.store.results.ratings(1, "toy", [ANNA]))[ANNA].mu


async def test_called_off_closed_and_robots_alone_count_nothing(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN)
    done(await harness.tables.act(id_, ANNA, CallOff()))
    done(await harness.tables.act(id_, BEN, CastVote("yes")))
    assert (harness.table(id_).phase, harness.table(id_).called_off) == (OVER, True)
    id_ = await harness.playing("toy", ANNA, BEN)
    done(await harness.tables.act(id_, ANNA, CallOff(), staff=True))
    assert await rows(harness) == []
    id_ = await harness.lobby("toy", ANNA)
    done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    done(await harness.tables.act(id_, ANNA, Start()))
    done(await harness.press(id_, 0, Leave()))
    assert [(row["person"], row["robot"]) for row in await rows(harness)] == [(ANNA, None), (None, "random")]


async def test_a_game_whose_record_is_not_what_its_seed_gives_counts_nothing(
    harness: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    done(await harness.press(id_, harness.table(id_).state.turn, Draw()))
    changed = sa.update(schema.records).values(told=sa.func.replace(schema.records.c.told, '"fall":', '"fall":1'))
    assert await harness.store.database.execute(changed) == 1
    done(await harness.press(id_, 1, Leave()))
    assert harness.table(id_).phase == OVER
    assert await rows(harness) == []
    assert caplog.messages == [f"The game of table {id_} counts in no rating: its record is not what its seed gives."]


async def test_a_mistake_in_weighing_deals_does_not_keep_a_game_from_ending(tmp_path: Path) -> None:
    def wrong(state: Any, event: Any) -> dict[Seat, int]:
        raise ZeroDivisionError

    harness = await BotHarness(tmp_path, {"toy": replace(TOY, deals=DealSpec(made=Drawn, gains=wrong))}).boot()
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    done(await harness.press(id_, harness.table(id_).state.turn, Draw()))
    done(await harness.press(id_, 1, Leave()))
    assert (harness.table(id_).phase, await rows(harness)) == (OVER, [])
    await harness.close()


async def test_the_best_and_the_worst_deal_of_each_seat_are_noted(tmp_path: Path) -> None:
    def gains(state: Any, event: Any) -> dict[Seat, int]:
        return {event.seat: event.fall - 3}

    game = replace(TOY, deals=DealSpec(made=Drawn, gains=gains))
    harness = await BotHarness(tmp_path, {"toy": game}).boot()
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    while len(await harness.store.history.records(id_)) < 12:
        state = harness.table(id_).state
        if state.lot is None:
            done(await harness.press(id_, state.turn, Draw()))
        else:
            await harness.until_due(id_, "auction")
    done(await harness.press(id_, 1, Leave()))
    falls = [
        (each.event.seat, each.event.fall - 3, record.seq)
        for record in await harness.store.history.records(id_)
        for each in record.told
        if isinstance(each.event, Drawn)
    ]
    for row in await rows(harness):
        mine = [(gain, -seq) for seat, gain, seq in falls if seat == row["seat"]]
        assert (row["best"], -row["best_step"]) == max(mine)
        assert row["worst"] == min(mine)[0]
    await harness.close()


async def test_who_takes_no_part_is_not_named_and_is_forgotten(harness: BotHarness) -> None:
    settings = harness.store.settings
    await settings.save_person(Person(BEN), Person(BEN, results="off"))
    await finished(harness, ANNA, BEN)
    assert [(row["person"], row["name"]) for row in await rows(harness)] == [(ANNA, "Anna"), (None, "")]
    assert (await harness.store.results.ratings(1, "toy", [ANNA, BEN])).keys() == {ANNA}
    before = await harness.store.results.ratings(1, "toy", [ANNA])
    await harness.store.results.forget(ANNA)
    assert [(row["person"], row["name"]) for row in await rows(harness)] == [(None, ""), (None, "")]
    await finished(harness, ANNA, CLEO)
    assert (await harness.store.results.ratings(1, "toy", [ANNA]))[ANNA].mu == pytest.approx(before[ANNA].mu), "anew"
    await settings.save_person(Person(ANNA), Person(ANNA, results="off"))
    assert await harness.store.results.ratings(1, "toy", [ANNA]) == {}, "hidden at once"


def test_a_record_that_cannot_be_read_proves_nothing() -> None:
    sealed = Sealed(2, {"goal": 3, "mood": "calm", "pace": "live"}, b"1" * 32)
    assert deals_of(TOY, sealed, []) == {}
    for action in ("Draw.7", "Nothing", "Bid.3"):
        assert deals_of(TOY, sealed, [Record(1, "k", 1.0, 0, action, [])]) is None


@pytest.mark.parametrize("key", ["builder", "deal"])
async def test_a_whole_game_through_the_store_counts_once_as_its_places_say(tmp_path: Path, key: str) -> None:
    harness = await BotHarness(tmp_path).boot()
    id_, game = await harness.playing(key, ANNA, BEN), GAMES[key]
    while (table := harness.table(id_)).phase != OVER:
        seats = [seat for wait in game.waits(table.state) if not wait.held for seat in wait.seats if seat >= 0]
        seat, view = seats[0], game.view(table.state, seats[0])
        move = think("normal", game, view, game.legal_actions(table.state, seat), FastRng(table.seq), None)
        if move is None or isinstance(await harness.press(id_, seat, move.action), Refusal):
            await harness.until_due(id_, table.deadlines[0].wait)
        if table.seq == 30:
            await harness.reboot()
    assert not table.called_off
    ranks, found = game.result(table.state) or [], await rows(harness)
    assert [row["place"] for row in found] == ranks
    rated = after([[NEW], [NEW]], ranks)
    assert [(row["mu"], row["sigma"]) for row in found] == [(one.mu, one.sigma) for (one,) in rated]
    await harness.reboot()
    assert await rows(harness) == found, "a restart counts nothing again"
    await harness.close()

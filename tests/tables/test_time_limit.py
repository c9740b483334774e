"""A table's own time: when it is up the turn that runs is the last, and then everybody is ranked by what they have."""

import json
from itertools import count

import pytest

from bot.games import GAMES
from bot.kit.robots.settled import standing
from bot.tables import session
from bot.tables.clock.deadlines import LIMIT_WAIT
from bot.tables.lobby import TIME_LIMIT, options
from bot.tables.model import ENDED, LAST_TURN, OVER, PAUSED, PLAYING
from bot.tables.storage import history
from bot.tables.table_actions import CallOff, Pause, Resume, SetOption, SetPace, Start, UsePreset
from tests.bot_harness import ANNA, BEN, CLEO, STRANGER, BotHarness
from tests.tables.test_door import code, due
from tests.tables.test_evening import done
from tests.tables.toy_game import TOY

MINUTE = 60
MOST = 400
"""Steps of twenty seconds within which a game of twenty minutes is over, pauses for absence included."""


async def to_the_end(harness: BotHarness, id_: int) -> None:
    """Time plays for everybody; whoever is away comes back and goes away again."""
    for number in count():
        assert number < MOST, harness.table(id_)
        await harness.ahead(20)
        if harness.table(id_).phase == PAUSED:
            done(await harness.tables.act(id_, ANNA, Resume()))
        if harness.table(id_).phase == OVER:
            return


@pytest.mark.uncounted
@pytest.mark.parametrize("key", GAMES)
async def test_a_game_of_twenty_minutes_ends_with_its_turn_and_counts(harness: BotHarness, key: str) -> None:
    own = await BotHarness(harness.path.parent / key).boot()
    id_ = await own.lobby(key, ANNA, BEN)
    done(await own.tables.act(id_, ANNA, UsePreset("short")))
    done(await own.tables.act(id_, ANNA, SetOption("substitute", "off")))
    began = own.hand.at
    done(await own.tables.act(id_, ANNA, Start()))
    assert due(own.table(id_), LIMIT_WAIT) == began + 20 * MINUTE
    await to_the_end(own, id_)
    table = own.table(id_)
    in_time = own.hand.at < began + 20 * MINUTE
    assert (table.time_up, table.called_off, table.deadlines, table.vote) == ("" if in_time else ENDED, False, (), None)
    assert in_time == (key == "knockout"), "whose rounds are over before"
    stored = await own.store.tables.load(id_)
    assert stored is not None
    assert (stored.time_up, stored.state) == (table.time_up, table.state)
    assert history.verify(json.loads(json.dumps(await history.exported(own.store, stored))), GAMES).proved
    assert len(await own.store.results.of_table(id_)) == 2, "agreed upon before, so it counts"
    await own.close()


async def test_it_stands_still_in_a_pause_and_survives_a_crash(harness: BotHarness) -> None:
    own = await BotHarness(harness.path.parent / "city").boot()
    id_ = await own.playing("city", ANNA, BEN, options={"time-limit": 20})
    await own.ahead(30)
    done(await own.tables.act(id_, ANNA, Pause()))
    left = next(row.left for row in own.table(id_).deadlines if row.wait == LIMIT_WAIT)
    await own.reboot(after=3_600)
    done(await own.tables.act(id_, ANNA, Resume()))
    assert due(own.table(id_), LIMIT_WAIT) == pytest.approx(own.hand.at + (left or 0.0))
    await own.close()


def test_it_is_offered_where_a_game_can_be_counted_before_its_end() -> None:
    assert all(TIME_LIMIT in options(game) for game in GAMES.values())
    assert TIME_LIMIT not in options(TOY)


async def test_the_last_turn_is_announced_and_no_step_within_it_ends_the_game(harness: BotHarness) -> None:
    own = await BotHarness(harness.path.parent / "deal").boot()
    id_ = await own.playing("deal", ANNA, BEN, options={"time-limit": 20})
    table = session.time_up(own.table(id_))
    assert (table.time_up, table.phase) == (LAST_TURN, PLAYING)
    assert LIMIT_WAIT not in [row.wait for row in table.deadlines]
    assert session.after_last_turn(GAMES["deal"], table, []) == table
    await own.close()


async def test_anybody_who_plays_may_ask_to_end_the_game(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, CLEO, options={"goal": 9})
    assert code(await harness.tables.act(id_, STRANGER, CallOff())) == "not-seated"
    asked = done(await harness.tables.act(id_, CLEO, CallOff("sure"))).table
    assert asked.vote is not None
    assert (asked.vote.seat, asked.vote.yes) == (session.END_VOTE, (2,))


def test_how_things_stand_is_told_unless_cash_is_hidden() -> None:
    from bot.kit.engine import default_options
    from bot.kit.rng import FastRng

    for key, game in GAMES.items():
        state = game.setup(2, default_options(game, "live", {}), FastRng(1))
        assert standing(game, state) is not None, key
    city = GAMES["city"]
    hidden = city.setup(2, default_options(city, "live", {"hidden": "on"}), FastRng(1))
    assert standing(city, hidden) is None
    assert standing(TOY, None) is None


async def test_a_limit_goes_with_the_pace(harness: BotHarness) -> None:
    own = await BotHarness(harness.path.parent / "deal").boot()
    id_ = await own.lobby("deal", ANNA, BEN)
    table = done(await own.tables.act(id_, ANNA, SetPace("live+60"))).table
    assert (table.pace, table.options["time-limit"]) == ("live", 60)
    assert code(await own.tables.act(id_, ANNA, SetPace("slow+20"))) == "not-a-choice"
    table = done(await own.tables.act(id_, ANNA, SetPace("slow"))).table
    assert (table.pace, table.options["time-limit"]) == ("slow", 0)
    await own.close()

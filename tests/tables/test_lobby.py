"""The lobby: who sits, who is host, what may be set, how it starts."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.kit.rng import CommittedRng, fingerprint
from bot.kit.spec import LobbySpec, RobotTuning
from bot.tables.lobby import options, paces, presets_of, robots
from bot.tables.model import (
    CLOSED,
    LIVE,
    LOBBY,
    OVER,
    PAUSED,
    PLAYING,
    ROBOTS,
    SLOW,
    Answer,
    Participant,
    Table,
    TableChanged,
)
from bot.tables.opening_limits import OpeningLimiter, OpeningLimits
from bot.tables.rematch import again
from bot.tables.table_actions import (
    AddRobot,
    CallOff,
    ChooseToken,
    Join,
    LeaveTable,
    MarkOptions,
    Rematch,
    RemoveRobot,
    SetOption,
    SetPace,
    Start,
    UsePreset,
)
from tests.bot_harness import ANNA, BEN, CLEO, NAMES, PLACE, STRANGER, BotHarness
from tests.tables.toy_game import TOY, Draw


def code(answer: Answer) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def done(answer: Answer) -> TableChanged:
    assert isinstance(answer, TableChanged), answer
    return answer


async def test_opening_seats_the_host_and_starts_the_lobby_clock(harness: BotHarness) -> None:
    table = done(await harness.tables.open(PLACE, Participant("Anna", ANNA), "toy", "fr", "live")).table
    assert (table.phase, table.host, table.lang, table.seat_of(ANNA)) == (LOBBY, ANNA, "fr", 0)
    assert [(row.wait, row.due) for row in table.deadlines] == [("lobby", harness.hand.at + 600)]
    own = {"substitute": "off", "leave": "wait", "undo": "off", "text-first": "off"}
    assert table.options == {"goal": 3, "mood": "calm"} | own


async def test_an_unknown_game_or_pace_is_refused(harness: BotHarness) -> None:
    assert code(await harness.tables.open(PLACE, Participant("Anna", ANNA), "chess", "en", "live")) == "unknown-game"
    assert code(await harness.tables.open(PLACE, Participant("Anna", ANNA), "toy", "en", "hasty")) == "not-a-choice"


async def test_one_seat_a_person_and_no_more_than_the_game_has(harness: BotHarness) -> None:
    """CITY-1: a join beyond the game's seats is refused."""
    id_ = await harness.lobby("toy", ANNA, BEN, CLEO)
    assert code(await harness.tables.act(id_, BEN, Join("Ben"))) == "already-seated"
    done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    full = await harness.tables.act(id_, STRANGER, Join("Dan"))
    assert full == Refusal("table-full", {"seats": 4})
    assert code(await harness.tables.act(id_, ANNA, AddRobot("random"))) == "table-full"


async def test_a_game_has_as_many_kinds_of_robots_as_it_can_tell_apart(harness: BotHarness) -> None:
    """One at random without a tuning, two where nobody can look ahead; for seats, and in the place of the absent."""
    id_ = await harness.lobby("toy", ANNA)
    assert robots(TOY) == ("random",)
    assert robots(JUDGED) == ("easy", "normal")
    assert all(robots(game) == ROBOTS for game in GAMES.values())
    for kind in ROBOTS:
        assert code(await harness.tables.act(id_, ANNA, AddRobot(kind))) == "not-a-choice"
        assert code(await harness.tables.act(id_, ANNA, SetOption("substitute", kind))) == "not-a-choice"
    assert done(await harness.tables.act(id_, ANNA, AddRobot("random"))).table.chairs[1].robot == "random"


JUDGED = replace(TOY, robots=RobotTuning(action_value=lambda _view, action: int(isinstance(action, Draw))))
"""The tiny game with a judgement, and nothing to look ahead with."""


async def test_too_few_cannot_start(harness: BotHarness) -> None:
    """CITY-1: a game with fewer than 2 players cannot start."""
    id_ = await harness.lobby("toy", ANNA)
    assert await harness.tables.act(id_, ANNA, Start()) == Refusal("too-few-players", {"seats": 2})
    assert harness.table(id_).phase == LOBBY


async def test_only_the_host_sets_and_starts_and_the_first_who_joined_follows(harness: BotHarness) -> None:
    """CITY-205."""
    id_ = await harness.lobby("toy", ANNA, BEN, CLEO)
    for refused in (
        await harness.tables.act(id_, BEN, Start()),
        await harness.tables.act(id_, BEN, SetOption("goal", 5)),
        await harness.tables.act(id_, BEN, SetPace("slow")),
        await harness.tables.act(id_, BEN, AddRobot("easy")),
        await harness.tables.act(id_, BEN, RemoveRobot(0)),
    ):
        assert code(refused) == "not-host"
    assert done(await harness.tables.act(id_, ANNA, LeaveTable())).table.host == BEN
    assert done(await harness.tables.act(id_, BEN, SetOption("goal", 5))).table.options["goal"] == 5
    assert done(await harness.tables.act(id_, BEN, Start())).table.state.goal == 5
    assert code(await harness.tables.act(id_, BEN, SetOption("goal", 4))) == "no-lobby"


async def test_a_robot_never_becomes_host_and_the_last_person_closes_the_lobby(harness: BotHarness) -> None:
    """CITY-205: a lobby must never be left without somebody who can start."""
    id_ = await harness.lobby("toy", ANNA)
    done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    done(await harness.tables.act(id_, BEN, Join("Ben")))
    assert done(await harness.tables.act(id_, ANNA, LeaveTable())).table.host == BEN
    closed = done(await harness.tables.act(id_, BEN, LeaveTable())).table
    assert (closed.phase, closed.deadlines) == (CLOSED, ())
    assert code(await harness.tables.act(id_, CLEO, Join("Cléo"))) == "no-lobby"


async def test_options_stay_within_their_domains(harness: BotHarness) -> None:
    """CITY-8: the host picks among what the game declares."""
    id_ = await harness.lobby("toy")
    low_and_high = Refusal("out-of-range", {"field": "goal", "low": 1, "high": 9})
    assert await harness.tables.act(id_, ANNA, SetOption("goal", 10)) == low_and_high
    assert await harness.tables.act(id_, ANNA, SetOption("goal", 10**30)) == low_and_high
    assert code(await harness.tables.act(id_, ANNA, SetOption("mood", "angry"))) == "not-a-choice"
    assert code(await harness.tables.act(id_, ANNA, SetOption("colour", "red"))) == "no-such-option"
    assert done(await harness.tables.act(id_, ANNA, SetOption("mood", "wild"))).table.options["mood"] == "wild"
    assert (
        done(await harness.tables.act(id_, ANNA, SetOption("substitute", "random"))).table.options["substitute"]
        == "random"
    )


async def test_tokens_belong_to_one_person_and_missing_ones_are_given_at_the_start(harness: BotHarness) -> None:
    """CITY-204."""
    id_ = await harness.lobby("toy", ANNA, BEN, CLEO)
    done(await harness.tables.act(id_, BEN, ChooseToken(0)))
    assert code(await harness.tables.act(id_, ANNA, ChooseToken(0))) == "token-taken"
    assert code(await harness.tables.act(id_, ANNA, ChooseToken(4))) == "not-a-choice"
    assert code(await harness.tables.act(id_, STRANGER, ChooseToken(1))) == "not-seated"
    done(await harness.tables.act(id_, BEN, ChooseToken(0)))
    table = done(await harness.tables.act(id_, ANNA, Start())).table
    assert [chair.token for chair in table.chairs] == [1, 0, 2]


async def test_robots_come_and_go(harness: BotHarness) -> None:
    id_ = await harness.lobby("toy", ANNA)
    assert code(await harness.tables.act(id_, ANNA, AddRobot("clever"))) == "not-a-choice"
    for _ in range(2):
        done(await harness.tables.act(id_, ANNA, AddRobot("random")))
    names = [chair.name for chair in harness.table(id_).chairs]
    assert len(set(names)) == 3
    assert code(await harness.tables.act(id_, ANNA, RemoveRobot(0))) == "no-robot"
    assert code(await harness.tables.act(id_, ANNA, RemoveRobot(7))) == "no-robot"
    left = done(await harness.tables.act(id_, ANNA, RemoveRobot(1))).table
    assert [chair.name for chair in left.chairs] == [names[0], names[2]]


async def test_the_start_seals_the_dice(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN)
    table = harness.table(id_)
    assert len(table.seed) == 32
    assert table.drawn == 1
    assert table.state.turn == CommittedRng("toy", table.seed).die(2) - 1
    assert table.seed.hex() not in repr(table)
    assert fingerprint(table.seed) == table.fingerprint
    other = harness.table(await harness.playing("toy", ANNA, BEN))
    assert other.seed != table.seed


async def test_the_lobbys_time_starts_if_enough_have_joined_and_else_closes(harness: BotHarness) -> None:
    alone, pair = await harness.lobby("toy", ANNA), await harness.lobby("toy", ANNA, BEN)
    await harness.ahead(600)
    assert (harness.table(alone).phase, harness.table(pair).phase) == (LOBBY, LOBBY)
    await harness.ahead(1)
    assert (harness.table(alone).phase, harness.table(pair).phase) == (CLOSED, PLAYING)


async def test_the_pace_starts_the_lobbys_clock_anew(harness: BotHarness) -> None:
    id_ = await harness.lobby("toy")
    await harness.ahead(500)
    table = done(await harness.tables.act(id_, ANNA, SetPace("slow"))).table
    assert (table.pace, table.deadlines[0].due) == ("slow", harness.hand.at + 172_800)
    assert code(await harness.tables.act(id_, ANNA, SetPace("hasty"))) == "not-a-choice"


async def test_nobody_plays_in_a_lobby(harness: BotHarness) -> None:
    id_ = await harness.lobby("toy")
    assert code(await harness.press(id_, 0, Draw())) == "not-playing"
    assert code(await harness.press(12345, 0, Draw())) == "no-table"


async def test_a_rematch_is_one_new_lobby_with_the_same_chairs(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 1})
    assert code(await harness.tables.act(id_, ANNA, Rematch())) == "not-over"
    done(await harness.tables.act(id_, BEN, LeaveTable()))
    assert code(await harness.tables.act(id_, STRANGER, Rematch())) == "not-seated"
    fresh = done(await harness.tables.act(id_, BEN, Rematch())).table
    assert (fresh.phase, fresh.host, fresh.options["goal"], fresh.pace) == (LOBBY, ANNA, 1, "live")
    assert [(chair.name, chair.token) for chair in fresh.chairs] == [("Anna", 0), ("Ben", 1)]
    assert done(await harness.tables.act(id_, ANNA, Rematch())).table.id == fresh.id
    assert fresh.deadlines[0].wait == "lobby"
    assert done(await harness.tables.act(fresh.id, ANNA, Start())).table.seed != harness.table(id_).seed


@pytest.mark.parametrize(("first", "following"), [(0, 0), (1, 2), (3, 1), (4, 4)])
def test_in_a_rematch_the_seat_after_the_one_that_was_named_begins(first: int, following: int) -> None:
    """DEAL-6, O-10: by lot stays by lot, and so does a seat that nobody had."""
    chairs = tuple([Participant(NAMES[each], each) for each in (ANNA, BEN, CLEO)])
    for key, game in GAMES.items():
        over = Table(1, key, PLACE, ANNA, "en", SLOW, OVER, chairs, {"first": first, "goal": 2})
        fresh = again(game, over, BEN, 0.0)
        assert isinstance(fresh, Table)
        assert (fresh.host, [chair.person for chair in fresh.chairs]) == (ANNA, [ANNA, BEN, CLEO])
        assert fresh.options == {"first": following if game.lobby.first else first, "goal": 2}


async def test_staff_and_host_call_a_table_off(harness: BotHarness) -> None:
    id_ = await harness.playing("toy", ANNA, BEN)
    assert code(await harness.tables.act(id_, STRANGER, CallOff())) == "not-seated"
    assert done(await harness.tables.act(id_, STRANGER, CallOff(), staff=True)).table.phase == CLOSED
    assert code(await harness.press(id_, 0, Draw())) == "closed"
    assert code(await harness.tables.act(id_, ANNA, CallOff())) == "closed"
    assert harness.table(id_).phase not in (PLAYING, PAUSED)
    assert TOY.conserved_totals(harness.table(id_).state) == {"coins": 1200}


async def test_one_person_opens_three_tables_a_minute_and_hosts_five_a_server_has_six(harness: BotHarness) -> None:
    harness.tables.limiter = OpeningLimiter(OpeningLimits(5, 6, 3), harness.tables.tables, harness.tables.now.running)

    async def opens(person: int) -> Answer:
        with harness.tables.limiter.begin(PLACE.guild, person) as answer:
            return answer or await harness.tables.open(PLACE, Participant(NAMES[person], person), "toy", "en", "live")

    crowd = await asyncio.gather(*(opens(ANNA) for _ in range(50)))
    assert [isinstance(answer, TableChanged) for answer in crowd] == [True] * 3 + [False] * 47
    assert crowd[-1] == Refusal("too-many-tables", {"limit": "minute", "count": 3})
    harness.hand.at += 60
    harness.hand.apart -= 3_600
    crowd = await asyncio.gather(*(opens(ANNA) for _ in range(50)))
    assert crowd[-1] == Refusal("too-many-tables", {"limit": "person", "count": 5})
    assert len(harness.tables.tables()) == 5
    done(await opens(BEN))
    assert await opens(BEN) == Refusal("too-many-tables", {"limit": "server", "count": 6})
    harness.hand.at += 60
    over = harness.tables.tables()[0].id
    done(await harness.tables.act(over, ANNA, LeaveTable()))
    first = await harness.tables.act(over, ANNA, Rematch())
    assert code(first) == "not-seated", "an empty table has no rematch"
    done(await opens(ANNA))
    closed = harness.tables.tables()[0].id
    done(await harness.tables.act(closed, ANNA, CallOff()))
    rematch = done(await harness.tables.act(closed, ANNA, Rematch()))
    assert done(await harness.tables.act(closed, ANNA, Rematch())).table.id == rematch.table.id
    third = harness.tables.tables()[0].id
    done(await harness.tables.act(third, ANNA, CallOff()))
    done(await opens(BEN))
    assert await harness.tables.act(third, ANNA, Rematch()) == Refusal(
        "too-many-tables", {"limit": "server", "count": 6}
    )


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The bot with its own games."""
    harness = await BotHarness(tmp_path).boot()
    yield harness
    await harness.close()


async def test_a_preset_sets_pace_and_options_and_leaves_the_boards_and_how_pictures_are_told(
    real: BotHarness,
) -> None:
    id_ = await real.lobby("classic", ANNA, BEN)
    for option in (SetOption("board", "edition"), SetOption("text-first", "on"), SetOption("deck", "heritage")):
        done(await real.tables.act(id_, ANNA, option))
    assert code(await real.tables.act(id_, BEN, UsePreset("evening"))) == "not-host"
    assert code(await real.tables.act(id_, ANNA, UsePreset("night"))) == "not-a-choice"
    table = done(await real.tables.act(id_, ANNA, UsePreset("days"))).table
    assert table.pace == SLOW
    expected = {"rent": "auto", "substitute": "normal", "deck": "international", "board": "edition", "text-first": "on"}
    assert table.options | expected == table.options
    assert [row.wait for row in table.deadlines] == ["lobby"]
    table = done(await real.tables.act(id_, ANNA, UsePreset("evening"))).table
    assert (table.pace, table.options["time-limit"], table.options["rent"]) == (LIVE, 60, "auto")
    table = done(await real.tables.act(id_, ANNA, UsePreset("printed"))).table
    assert (table.options["limit"], table.options["rent"], table.options["substitute"]) == (0, "claim", "off")


async def test_options_of_two_values_are_marked_all_at_once(real: BotHarness) -> None:
    id_ = await real.lobby("deal", ANNA, BEN)
    table = done(await real.tables.act(id_, ANNA, MarkOptions("doubles+ask-all"))).table
    assert (table.options["doubles"], table.options["ask-all"], table.options["excess"]) == (1, "on", "pile")
    table = done(await real.tables.act(id_, ANNA, MarkOptions("excess"))).table
    assert (table.options["doubles"], table.options["ask-all"], table.options["excess"]) == (2, "off", "discard")
    assert table.options["goal"] == 3
    for keys in ("goal", "nothing", "excess+goal"):
        assert code(await real.tables.act(id_, ANNA, MarkOptions(keys))) == "no-such-option"
    table = done(await real.tables.act(id_, ANNA, MarkOptions(""))).table
    assert table.options["excess"] == "pile"


@pytest.mark.parametrize("key", GAMES)
def test_presets_hold_values_that_their_options_have(key: str) -> None:
    game = GAMES[key]
    domains = {option.key: option.domain for option in options(game)}
    for preset in presets_of(game):
        assert preset.pace in paces(game)
        assert all(domains[name].holds(value) for name, value in preset.options.items())
    toy = presets_of(replace(TOY, lobby=LobbySpec(evening={"goal": 2})))
    assert [(each.key, each.options["goal"]) for each in toy][:2] == [("printed", 3), ("evening", 2)]

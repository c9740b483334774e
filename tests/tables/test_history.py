"""History: what is exported, what stays secret until the end, and the proof of the dice."""

import copy
import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.kit.rng import fingerprint
from bot.tables.model import CLOSED, OVER
from bot.tables.storage import history
from bot.tables.table_actions import CallOff, LeaveTable, Pause, Resume
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.tables.test_evening import done
from tests.tables.toy_game import GAMES, Draw

ROBOTS = {"knockout": 7}
"""Beside the host; a game of few is over before there are many records."""


async def finished(harness: BotHarness) -> int:
    """A game of some presses, a pause between them, and its end by leaving."""
    id_ = await harness.playing("toy", ANNA, BEN, options={"goal": 9})
    for number in range(8):
        state = harness.table(id_).state
        if state.lot is not None:
            await harness.until_due(id_, "auction")
        else:
            done(await harness.press(id_, state.turn, Draw()))
        if number == 4:
            done(await harness.tables.act(id_, ANNA, Pause()))
            done(await harness.tables.act(id_, ANNA, Resume()))
    done(await harness.tables.act(id_, BEN, LeaveTable()))
    assert harness.table(id_).phase == OVER
    return id_


async def exported(harness: BotHarness, id_: int) -> Any:
    """What is written to a file and read from it."""
    return json.loads(json.dumps(await history.exported(harness.store, harness.table(id_))))


async def test_a_finished_game_can_be_proved(harness: BotHarness) -> None:
    data = await exported(harness, await finished(harness))
    assert (data["format"], data["game"], data["seats"], data["names"]) == (1, "toy", 2, ["Anna", "Ben"])
    assert data["options"] == {"goal": 9, "mood": "calm", "pace": "live"}
    assert fingerprint(bytes.fromhex(data["seed"])) == data["fingerprint"]
    verdict = history.verify(data, GAMES)
    assert verdict == history.Verdict(True, "Every draw is what the sealed seed gives.", len(data["records"]))


@pytest.mark.uncounted
async def test_every_registered_game_is_exported_and_proved(harness: BotHarness) -> None:
    from bot.games import GAMES as REGISTER
    from tests.tables.test_robots import robots_only

    for key in REGISTER:
        own = await BotHarness(harness.path.parent / key).boot(robots=True)
        id_ = await robots_only(own, key, ("easy",) * ROBOTS.get(key, 2))
        while len(await own.store.history.records(id_)) < 40:
            await own.ahead(20_000)
        await own.robots.close()
        assert (await exported(own, id_))["seed"] is None
        called_off = replace(own.table(id_), phase=CLOSED)
        data = json.loads(json.dumps(history.export(called_off, REGISTER[key], await own.store.history.records(id_))))
        assert history.verify(data, REGISTER).proved
        await own.store.kill()


async def test_before_the_end_neither_seed_nor_private_events_are_told(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    seat = harness.table(id_).state.turn
    done(await harness.press(id_, seat, Draw()))
    data = await exported(harness, id_)
    assert (data["seed"], data["result"]) == (None, None)
    assert harness.table(id_).seed.hex() not in json.dumps(data)
    assert "Whispered" not in json.dumps(data)
    assert not history.verify(data, GAMES).proved
    (record,) = await harness.store.history.records(id_)
    assert [told.only for told in record.told].count(seat) == 1
    assert len(record.told) == 2


async def test_a_game_called_off_and_a_lobby_can_be_exported_too(harness: BotHarness) -> None:
    id_ = await harness.playing("toy")
    done(await harness.press(id_, harness.table(id_).state.turn, Draw()))
    done(await harness.tables.act(id_, ANNA, CallOff(), staff=True))
    data = await exported(harness, id_)
    assert data["result"] is None
    assert history.verify(data, GAMES).proved
    lobby = await exported(harness, await harness.lobby("toy"))
    assert (lobby["records"], lobby["seed"], lobby["fingerprint"]) == ([], None, None)
    assert not history.verify(lobby, GAMES).proved


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("records", 2, "told", 0, "event", "fall"), 7, "is not what the seed gives"),
        (("records", 0, "action"), "Hammer", "is not what the seed gives"),
        (("records", 0, "seat"), "x", "damaged"),
        (("records", 0, "action"), 3, "damaged"),
        (("records",), None, "damaged"),
        (("seed",), "00" * 32, "does not fit the fingerprint"),
        (("seed",), "zz", "damaged"),
        (("seed",), None, "told when the game is over"),
        (("seats",), 99, "damaged"),
        (("options",), {}, "damaged"),
        (("records", 0, "seat"), 5, "damaged"),
        (("version",), 7, "version 7"),
        (("game",), "chess", "not the record of a game"),
        (("format",), 2, "not the record of a game"),
    ],
)
async def test_a_changed_record_is_noticed(
    harness: BotHarness, path: tuple[Any, ...], value: Any, sentence: str
) -> None:
    data = copy.deepcopy(await exported(harness, await finished(harness)))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    verdict = history.verify(data, GAMES)
    assert not verdict.proved
    assert sentence in verdict.sentence

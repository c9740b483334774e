"""A database and buttons from before modules and classes were renamed: what was stored and sent keeps its meaning.

`database.sql` was written by the code of 2026-11-22 before the renaming: a running table of each game, with the controls
of its public message and of one private panel in `buttons.json`.
"""

import hashlib
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Refusal
from bot.kit.engine import plain
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.present import registry
from bot.present.control_id import PLAY, parse
from bot.present.controls.legal_action_controls import is_complete
from bot.tables.model import CLOSED, OVER, Command, Person, TableChanged
from bot.tables.storage import history
from tests.bot_harness import BotHarness

pytestmark = pytest.mark.uncounted

FOLDER = Path(__file__).parent / "saves" / "0.1.0"
SAVED = json.loads((FOLDER / "buttons.json").read_text(encoding="utf8"))
EN = translator_for("en")


@pytest.fixture
async def restored(tmp_path: Path) -> BotHarness:
    """The bot of today over the database of then, at the moment it was left."""
    harness = BotHarness(tmp_path)
    database = sqlite3.connect(harness.path)
    database.executescript((FOLDER / "database.sql").read_text(encoding="utf8"))
    database.execute("INSERT INTO people VALUES (5, 'fr', 'direct')")
    database.commit()
    database.close()
    harness.hand.at = SAVED["at"] + 1.0
    harness._presses = 1_000  # keys that were not used then
    return await harness.boot()


async def test_what_people_have_chosen_stays(restored: BotHarness) -> None:
    assert await restored.store.settings.person(5) == Person(5, "fr", notices="direct")
    await restored.close()


async def test_every_table_is_as_it_was_left(restored: BotHarness) -> None:
    for saved in SAVED["tables"]:
        table = restored.table(saved["table"])
        assert table.game == saved["game"]
        assert table.seq - saved["seq"] in (0, 1), "giving time back may be a step"
        if table.version == GAMES[table.game].version == saved["version"]:
            assert hashlib.sha256(msgspec.json.encode(plain(table.state))).hexdigest() == saved["state"]
        assert len(await restored.store.history.records(table.id)) > 0
    await restored.close()


async def test_old_controls_are_understood_and_whole_ones_play(restored: BotHarness) -> None:
    played = 0
    for saved in SAVED["tables"]:
        table, seat = restored.table(saved["table"]), saved["seat"]
        panels = [registry.private(table, seat, "mine", EN), *registry.panels(table, (), (), EN)]
        assert [panel.slot for panel in panels] == saved["slots"]
        assert all(parse(each) is not None for each in saved["buttons"])
        whole = [press for each in saved["buttons"] if (press := parse(each)) and press.kind == PLAY]
        for press in [press for press in whole if is_complete(press.text)][:1]:
            action = registry.action_of(table, press)
            assert not isinstance(action, Refusal), press
            command = Command(f"old-{press}", seat, action, press.decision)
            assert isinstance(await restored.tables.submit(table.id, command), TableChanged), press
            played += 1
    assert played >= 3
    await restored.close()


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_an_old_game_goes_on_and_all_of_it_is_proved(restored: BotHarness, key: str) -> None:
    """Records of then and of today are replayed from the seed together."""
    id_ = next(saved["table"] for saved in SAVED["tables"] if saved["game"] == key)
    game = GAMES[key]
    for step in range(12):
        table = restored.table(id_)
        waits = game.waits(table.state) if table.phase != OVER else []
        asked = [(wait, seat) for wait in waits if not wait.held for seat in wait.seats if seat != CLOCK]
        if not asked:
            break
        wait, seat = asked[0]
        view, legal_actions = game.view(table.state, seat), game.legal_actions(table.state, seat)
        action = choose("normal", game, view, legal_actions, FastRng(step))
        assert action is not None
        assert isinstance(await restored.press(id_, seat, action, wait.id), TableChanged)
    records = await restored.store.history.records(id_)
    assert len(records) > 24, "those of then and some of today"
    called_off = replace(restored.table(id_), phase=CLOSED)
    data = json.loads(json.dumps(history.export(called_off, game, records)))
    assert history.verify(data, GAMES).proved
    await restored.close()

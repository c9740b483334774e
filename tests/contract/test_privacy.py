"""In each game a former player's seat goes on, a finished game still proves itself, and nothing names the person."""

import json
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.present import registry
from bot.present.panel_name import MINE
from bot.tables.model import PAUSED, PLAYING
from bot.tables.privacy.forget_service import ForgetService
from bot.tables.storage import history
from tests.bot_harness import BotHarness
from tests.tables.forgotten import NAME, OTTO, QUILLA, former, found, game_of, over

pytestmark = pytest.mark.uncounted
EN = translator_for("en")


@pytest.mark.parametrize("key", GAMES)
async def test_a_former_player_is_nobody_and_the_record_proves_as_before(key: str, tmp_path: Path) -> None:
    hall = await BotHarness(tmp_path, GAMES).boot()
    running, ended = await game_of(hall, key), await game_of(hall, key)
    await over(hall, ended)
    await ForgetService(hall.tables, former).forget(QUILLA)
    assert await found(hall.store, str(QUILLA), NAME) == []
    now, before = hall.table(running), await hall.tables.find(ended)
    assert before is not None
    (seat,) = [each for each in now.chairs if each.former]
    assert (seat.name, seat.person, seat.robot is not None) == ("Former player en", None, True)
    assert now.phase in (PLAYING, PAUSED)
    assert now.host == OTTO
    data = json.loads(json.dumps(await history.exported(hall.store, before)))
    verdict = history.verify(data, GAMES)
    assert verdict.proved, verdict
    assert verdict.records >= 1
    assert data["names"].count("Former player en") == 1
    for table in (now, before):  # whatever is shown of them
        assert registry.panels(table, (), (), EN)
        assert registry.private(table, table.seat_of(OTTO), MINE, EN).lines
    await hall.close()

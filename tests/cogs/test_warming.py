"""What is drawn slowly the first time is drawn once after the start, beside everything else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.games import GAMES
from bot.games.classic.actions import Roll
from bot.i18n.catalog import MessageCatalog
from bot.i18n.sentences import SHARED
from bot.i18n.translator import Translator, languages
from bot.ops import first_use
from bot.present.panel_context import THEME
from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing.picture_queue import PictureQueue
from bot.tables.model import Table, TableChanged
from bot.tables.storage.file_transaction import _compiled
from rendering import sample
from tests.bot_harness import BotHarness
from tests.cogs.bot_and_playground import serving
from tests.present.fake_chat import Picture

FILM = "knockout/slide"
TURNS = 5
"""Turns of the loop that an answer takes which nobody has to draw."""


async def test_films_are_drawn_before_anybody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PRERENDER_DELAY", 0.0)
    async with serving(tmp_path, monkeypatch) as served:
        pictures = served.app.client.parts.pictures
        async with asyncio.timeout(20.0):
            while any(task.get_name() == "prerender" for task in asyncio.all_tasks()):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.02)
        asked = asyncio.ensure_future(pictures.get(PictureRequest(FILM, sample("knockout"), THEME, languages()[0])))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert asked.done(), "it lies there, and is not drawn now"
        picture = asked.result()
        assert picture is not None
        assert picture.suffix == "gif"


def test_what_games_under_way_say_is_parsed_before_the_first_press() -> None:
    said = Translator("fr")
    files = ("deal", "deal-pictures", "games", "games-panels", "pictures")
    texts = [(Path("bot/i18n/locales/fr") / f"{name}.ftl").read_text(encoding="utf8") for name in files]
    fresh = said._sentences = MessageCatalog("fr", texts)
    own = {name for name in fresh.names if name.startswith(("deal-", "picture-deal-"))}
    shared = {name for name in fresh.names if name.startswith(SHARED)}
    drawn = {name for name in fresh.names if name.startswith("picture-")} - own
    drawn = {name for name in drawn if not name.startswith("picture-city-")}
    assert min(len(own), len(shared), len(drawn)) > 40
    assert sum(1 for _ in said.prepare("deal")) == len(own | shared | drawn)
    assert own | {f"deal-{name}" for name in shared} <= fresh._ready, "also what all games say alike"
    assert {name.replace("picture-", "picture-deal-") for name in drawn} <= fresh._ready, "and have in their pictures"


async def test_what_the_first_press_needs_is_compiled_and_painted_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_use, "FILMS", {})
    monkeypatch.setattr(first_use, "PAINTED", 2)
    harness, painted = await BotHarness(tmp_path).boot(), list[str]()
    city, classic, _ = [await harness.playing(game) for game in ("city", "classic", "classic")]

    def paint(key: str, *_: Any) -> Picture:
        painted.append(key.partition("/")[0])
        return Picture()

    def present(table: Table, *known: Any) -> list[Panel]:
        if table.id == city:
            raise KeyError("a mistake of a presenter")
        return app.present(table, *known)

    behind = [0, 1]
    _compiled.cache_clear()
    await first_use.prepare(harness.tables, PictureQueue(paint), sample, present, behind.pop)
    assert not behind, "first all is shown"
    assert painted == ["classic"], "of one table of each game, whatever becomes of the others"
    compiled = _compiled.cache_info().misses
    assert compiled
    (wait,) = GAMES["classic"].waits(harness.table(classic).state)
    assert isinstance(await harness.press(classic, wait.seats[0], Roll(), wait.id), TableChanged)
    await harness.store.database.writer.drain()
    assert _compiled.cache_info().misses == compiled
    await harness.close()


async def test_the_first_command_after_a_start_waits_for_no_earlier_ones(tmp_path: Path) -> None:
    harness = await BotHarness(tmp_path).boot()
    id_ = await harness.playing("deal")
    await harness.reboot()
    executor = harness.tables.executor
    for asked in (id_, id_ + 1):
        await executor.remember(asked)
    assert [*executor._keys] == [id_], "nothing is kept of a table that is not there"
    await harness.close()

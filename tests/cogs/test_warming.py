"""What is drawn slowly the first time is drawn once after the start, beside everything else."""

import asyncio
from pathlib import Path

import pytest

from bot import app
from bot.i18n.catalog import MessageCatalog
from bot.i18n.sentences import SHARED
from bot.i18n.translator import Translator, languages
from bot.present.panel_context import THEME
from bot.present.panel_model import PictureRequest
from rendering import sample
from tests.bot_harness import BotHarness
from tests.cogs.bot_and_playground import serving

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
    files = ("deal", "deal-pictures", "games", "games-panels")
    texts = [(Path("bot/i18n/locales/fr") / f"{name}.ftl").read_text(encoding="utf8") for name in files]
    fresh = said._sentences = MessageCatalog("fr", texts)
    own = {name for name in fresh.names if name.startswith(("deal-", "picture-deal-"))}
    shared = {name for name in fresh.names if name.startswith(SHARED)}
    assert min(len(own), len(shared)) > 50
    assert sum(1 for _ in said.prepare("deal")) == len(own | shared)
    assert own | {f"deal-{name}" for name in shared} <= fresh._ready, "also what all games say alike"


async def test_the_first_command_after_a_start_waits_for_no_earlier_ones(tmp_path: Path) -> None:
    harness = await BotHarness(tmp_path).boot()
    id_ = await harness.playing("deal")
    await harness.reboot()
    executor = harness.tables.executor
    for asked in (id_, id_ + 1):
        await executor.remember(asked)
    assert [*executor._keys] == [id_], "nothing is kept of a table that is not there"
    await harness.close()

"""One bot process for a whole module of tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.api_description import spec
from tests.sockets.actors import Bot
from tests.sockets.harness import BotProcess
from tests.tables.conftest import postgres, server

__all__ = ["bot_process", "postgres", "server"]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot_process(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotProcess]:
    """The bot as a process beside the local Discord; at the end it stops in order and nothing broke a rule."""
    folder: Path = tmp_path_factory.mktemp("parlour")
    async with Playground(FakeDiscord(spec=spec())) as playground:
        bot = Bot(playground, folder, QUARTIER_READY_WAIT="0")
        await bot.start()
        try:
            yield BotProcess(playground, bot, folder)
        finally:
            code = await bot.stop()
        assert code == 0, bot.log
        assert not playground.world.state.validator.violations
        assert "Traceback" not in bot.log, bot.log

"""One bot process for a whole module of tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.serve import Playground
from bot.playground.world import World
from tests.sockets.parlour import Parlour
from tests.sockets.people import Bot, spec


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def parlour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Parlour]:
    """The bot as a process beside the local Discord; at the end it stops in order and nothing broke a rule."""
    folder: Path = tmp_path_factory.mktemp("parlour")
    async with Playground(World(spec=spec())) as playground:
        bot = Bot(playground, folder, QUARTIER_READY_WAIT="0")
        await bot.start()
        try:
            yield Parlour(playground, bot, folder)
        finally:
            code = await bot.stop()
        assert code == 0, bot.log
        assert not playground.world.violations
        assert "Traceback" not in bot.log, bot.log

"""A harness for each test, closed after it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot_harness import BotHarness
from tests.tables.toy_game import GAMES


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, GAMES).boot()
    yield made
    await made.close()

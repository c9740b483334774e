"""A hall for each test, closed after it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.hall import Hall
from tests.tables.toy import GAMES


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = await Hall(tmp_path, GAMES).boot()
    yield made
    await made.close()

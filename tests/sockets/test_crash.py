"""The crash bench in small: three kills under load at five tables, judged as its two hundred at twenty are."""

import logging

import pytest

from tests.bench.crash import crash

pytestmark = pytest.mark.sockets


async def test_three_kills_under_load_lose_nothing_and_do_nothing_twice(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "aiohttp.server")  # requests that died with the bot
    found = await crash(kills=3, seed=2, tables=5)
    assert found.kills == 3
    assert found.done > 0
    assert found.faults == []

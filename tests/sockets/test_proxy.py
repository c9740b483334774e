"""The bot behind a proxy that keeps Discord's limits: everything goes through it, and its own answers are understood."""

import re
from pathlib import Path

import aiohttp
import pytest

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.api_description import spec
from tests.sockets.actors import Bot, find, open_table, plays
from tests.sockets.rate_limit_proxy import OWN_LIMIT, TIMEOUT, RateLimitProxy

pytestmark = pytest.mark.sockets
NOWHERE = "http://127.0.0.1:9/api/v10"
"""Whoever goes to Discord itself does not get there."""


async def test_a_table_is_played_behind_a_proxy_that_refuses_now_and_then(tmp_path: Path, unused_tcp_port: int) -> None:
    port, api = {"QUARTIER_HEALTH_PORT": str(unused_tcp_port)}, "DISCORD_API_BASE"
    async with (
        Playground(FakeDiscord(spec=spec())) as playground,
        RateLimitProxy(playground.environment[api]) as proxy,
        aiohttp.ClientSession() as session,
    ):
        world = playground.world
        people = [world.add_person(name) for name in ("Lea", "Tom")]
        bot = Bot(playground, tmp_path, QUARTIER_API=proxy.address, **{api: NOWHERE}, **port)
        await bot.start(60.0)
        try:
            proxy.faults += [("POST", "/messages", TIMEOUT), ("POST", "/messages", OWN_LIMIT)]
            channel = await open_table(world, people, {"game": "city", "pace": "live"})
            assert not proxy.faults, "the lobby was refused twice, and stands"
            proxy.faults.append(("POST", "/callback", TIMEOUT))
            for person in people:
                if (found := find(world, person, channel, "Roll")) is not None:
                    done = await world.press(person, found[0], found[1]["custom_id"])
            await world.until(lambda: any(plays(world, person, channel) for person in people))
            async with session.get(f"http://127.0.0.1:{unused_tcp_port}/metrics") as answer:
                text = await answer.text()
        finally:
            assert await bot.stop() == 0
    assert not done.failed, "an answer that was refused is given again"
    assert not playground.world.state.validator.violations
    assert re.search(r'requests_total\{method="POST",route="channels/{id}/messages",status="408"\} 1', text)
    assert "quartier_discord_blocked_total 0.0" in text, "what the proxy refuses is no block by Discord"
    assert {path for _, path in proxy.passed if path.endswith("/callback")}
    assert "Traceback" not in bot.log, bot.log

"""Boards deleted during play, over real sockets: none is lost, none stands there twice, and no purge makes a flood."""

from pathlib import Path

import pytest

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.api_description import spec
from tests.bench.deletions import Storm, purged
from tests.sockets.actors import Bot

pytestmark = pytest.mark.sockets
TABLES, SECONDS, PURGE = 3, 5.0, 3.0


async def test_boards_survive_a_storm_of_deletions_and_a_purge(tmp_path: Path) -> None:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world, bot = playground.world, Bot(playground, tmp_path, QUARTIER_READY_WAIT="0")
        await bot.start()
        try:
            figures = await Storm(world).run(TABLES, SECONDS)
            posted, people, thread, table = await purged(world, PURGE)
            asked = await world.command(people[0], thread, "tables", {"table": table})
            await world.until(lambda: asked.reply and "discord.com" in asked.reply.text, 15.0)
        finally:
            await bot.stop()
    assert (figures.lost, figures.twice, figures.unanswered, figures.violations) == (0, 0, 0, 0), str(figures)
    assert figures.deletions >= TABLES
    assert figures.refused.keys() <= {404, 10008, 429}, str(figures)
    assert 1 <= posted <= 6, "Discord's five in five seconds are not used up for a purge"
    assert asked.reply is not None
    shown = [m for m in world.visible(people[0], thread) if not m.ephemeral and m.controls()]
    assert str(shown[-1].id) in asked.reply.text, "what is linked is there"
    assert "Traceback" not in bot.log, bot.log

"""No game ends without a vote because the library has lost sight of its thread; one without a channel does."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.tables.model import CLOSED, PAUSED, PLAYING, Table
from bot.tables.session import GONE
from bot.tables.table_actions import Pause
from tests.cogs.bot_and_playground import Served, serving
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_commands import read
from tests.moderation import Moderator

EN = translator_for("en")


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    async with serving(tmp_path, monkeypatch) as made:
        yield made


async def close(served: Served, table: Table) -> str:
    """The host asks for the end from another channel; what the host reads."""
    asked = {"table": table.id}
    done = await served.world.command(served.lea, served.general, "table end", asked)
    await served.settle()
    return done.ephemerals[0].text


async def unknown(served: Served, table: Table) -> None:
    """Until the library knows the table's thread no more."""
    guild, thread = served.app.client.get_guild(table.place.guild), table.place.thread
    assert guild is not None
    assert thread is not None
    await served.world.until(lambda: guild.get_channel_or_thread(thread) is None)


async def now(served: Served, table: Table) -> Table:
    found = await served.app.tables.find(table.id)
    assert found is not None
    return found


@pytest.mark.parametrize("paused", [False, True])
async def test_in_an_archived_thread_the_people_are_asked(served: Served, paused: bool) -> None:
    await served.start()
    table = served.table
    if paused:
        await served.app.tables.act(table.id, served.lea.id, Pause())
        await served.settle()
    Moderator(served.world).archive(served.place)
    await unknown(served, table)
    assert await close(served, table) == EN.say("end-asked")
    asked = await now(served, table)
    assert asked.phase == (PAUSED if paused else PLAYING)
    assert asked.vote is not None


async def test_without_a_channel_the_host_ends_the_game_alone(served: Served) -> None:
    await served.start()
    table = served.table
    Moderator(served.world).delete_channel(served.place)
    await unknown(served, table)
    await served.world.until(lambda: served.table.phase == PAUSED)
    assert served.table.pause == GONE
    await close(served, table)
    assert (await now(served, table)).phase == CLOSED


async def test_after_a_vote_in_vain_the_host_reads_until_when(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    panel = await playthrough.press(playthrough.lea, "table.-")
    await ask(playthrough, panel)
    await playthrough.press(playthrough.tom, "vote.no", playthrough.public()[-1])
    assert playthrough.table.vote is None
    panel = await playthrough.press(playthrough.lea, "table.-")
    refused = await ask(playthrough, panel)
    at = int(playthrough.table.end_vote_from)
    until = EN.say("until", relative=f"<t:{at}:R>", time=f"<t:{at}:T>")
    assert read(refused) == EN.say("refusal-asked-in-vain", until=until)
    (current,) = controls(refused.response)
    assert current.wait == "table"


async def ask(playthrough: TablePlaythrough, panel: Any) -> Any:
    """The host presses "Ask to end" on the table's panel."""
    press = next(press for press in controls(panel.response) if press.text == "close")
    done = await playthrough.lea.click(panel.response, custom_id=str(press))
    await playthrough.env.settle()
    return done

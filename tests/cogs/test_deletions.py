"""Boards that people or moderators' bots delete come back, by themselves or when somebody looks for their table."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.model import Message
from bot.present.publishing import deleted_messages
from bot.present.publishing.denied_calls import Call
from bot.present.publishing.rate_budget import RateBudget
from tests.cogs.bot_and_playground import Served, serving
from tests.moderation import Moderator

pytestmark = pytest.mark.uncounted


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    async with serving(tmp_path, monkeypatch) as made:
        yield made


async def back(served: Served, gone: Message) -> Message:
    """The board that has come in the place of one that is gone."""
    await served.world.until(lambda: served.public() and served.public()[-1] is not gone, 2.0)
    assert gone.deleted
    return served.public()[-1]


async def test_a_lobby_and_a_turn_come_back_within_two_seconds_and_call_nobody(served: Served) -> None:
    await served.world.command(served.lea, served.general, "play", {"game": "city"})
    await served.settle()
    served.world.limits.on = False  # more is posted here in a second than in an evening
    served.app.publisher._tables[served.table.id]._writer._budgets[Call.POST] = RateBudget(50, 1.0)
    lobby = served.public()[-1]
    Moderator(served.world).delete_message(lobby)
    assert (await back(served, lobby)).text == lobby.text
    await served.press(served.tom, "join")
    await served.press(served.lea, "start")
    pings, turn = len(served.world.state.pings), served.public()[-1]
    Moderator(served.world).delete_message(turn)
    new = await back(served, turn)
    assert new.text == turn.text
    Moderator(served.world).delete_messages([new, served.world.say(served.tom, served.place, "oops")])
    newest = await back(served, new)
    assert len(served.world.state.pings) == pings
    await served.press(served.mover(), "Roll", newest)
    assert "rolls" in newest.text


async def test_other_messages_that_go_change_nothing(served: Served) -> None:
    await served.start()
    sent = len(served.world.transcript)
    Moderator(served.world).delete_message(served.world.say(served.tom, served.place, "oops"))
    Moderator(served.world).delete_message(served.world.say(served.tom, served.general, "oops"))
    await served.settle()
    assert len(served.world.transcript) == sent


async def test_whoever_looks_for_a_table_gets_a_board_that_is_there(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deleted_messages, "FREE_WEIGHT", 0)
    monkeypatch.setattr(deleted_messages, "FIRST_PAUSE", 100.0)
    await served.start()
    gone = served.public()[-1]
    Moderator(served.world).delete_message(gone)
    asked = await served.world.command(served.tom, served.place, "tables", {"table": served.table.id})
    await served.world.until(lambda: asked.reply is not None and "discord.com" in asked.reply.text)
    assert asked.reply is not None
    linked = re.findall(r"channels/\d+/(\d+)/(\d+)", asked.reply.text)[0]
    assert [int(each) for each in linked] == [served.place.id, served.public()[-1].id]
    assert served.public()[-1] is not gone


async def test_a_table_that_everybody_sees_is_linked_and_not_posted_again(served: Served) -> None:
    await served.start()
    before = served.public()
    asked = await served.world.command(served.tom, served.place, "tables", {"table": served.table.id})
    await served.world.until(lambda: asked.reply is not None and str(before[-1].id) in asked.reply.text)
    assert served.public() == before

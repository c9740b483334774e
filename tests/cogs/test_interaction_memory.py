"""What stays in memory of an interaction: its token; not the library's object, nor the pictures that were sent."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from discord.http import handle_message_parameters

from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import AttachedFile, OutgoingMessage, UndeliveredError
from cogs import layout
from cogs.interaction_response import InteractionResponse
from cogs.interaction_token import InteractionToken
from tests.cogs.bot_and_playground import serving


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Garbage is not looked for: what refers to itself stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def living() -> list[Any]:
    """The library's interactions and their answers."""
    kinds = discord.Interaction, discord.InteractionResponse
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


async def test_a_press_that_was_answered_leaves_nothing_of_the_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uncollected: None
) -> None:
    async with serving(tmp_path, monkeypatch) as served:
        await served.start()
        gc.collect()  # what the command has left
        for text in ("mine.-", "table.-", "mine.-"):
            await served.press(served.lea, text)
        await served.move()
        assert not living()


class FakeIntake:
    def add(self, response: InteractionResponse) -> None:
        """Nobody waits for it."""


async def fails(response: InteractionResponse) -> bool:
    """An error of using an interaction, which is known afterwards while somebody meets it."""
    try:
        with response._delivering():
            raise OSError("The line is broken.")
    except UndeliveredError as error:
        return error is response.failure()


async def test_an_error_of_using_an_interaction_keeps_nothing_of_it(uncollected: None) -> None:
    made: Any = type("FakeInteraction", (), {})()
    response = InteractionResponse(made, cast("Any", FakeIntake()))
    response._timer.cancel()
    assert await fails(response)
    let_go = weakref.ref(response)
    del response
    await asyncio.sleep(0)
    assert let_go() is None


def test_a_picture_is_let_go_of_once_it_is_sent(uncollected: None) -> None:
    sheet = OutgoingMessage(Panel("x", ()), files=(AttachedFile("board.png", b"0" * 1_000),))
    with handle_message_parameters(files=layout.files(sheet)) as params:
        assert params.files is not None
        buffers = [weakref.ref(each.fp) for each in params.files]
    del params
    assert [each() for each in buffers] == [None]


def test_a_token_tells_nothing_of_itself() -> None:
    token = InteractionToken(discord.Client(intents=discord.Intents.none()), 1, "secret-of-an-interaction", 0.0, 0.0)
    assert "secret" not in f"{token!r} {token}"

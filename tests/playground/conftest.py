"""A served playground with its tiny bot, in one process; one browser for all tests of pages that a worker is given."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.playground.model import Change, Channel, Interaction, Message
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from cogs.gateway import ShardConnection
from tests.api_description import spec
from tests.playground.page_harness import chromium
from tests.playground.tiny_bot import TinyBot, point

if TYPE_CHECKING:
    from playwright.async_api import Browser

HERE = Path(__file__).resolve().parent

T = TypeVar("T")
Answer = tuple[int, int, Any]
"""Status, error code (0 for none) and body of a response."""


def reply_of(done: Interaction) -> Message:
    """The message with which the bot has answered."""
    assert done.reply is not None
    return done.reply


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The system's Chromium; windows and their storage are each test's own."""
    async with chromium() as one:
        yield one


@pytest.fixture
async def served() -> AsyncIterator[Playground]:
    """The local Discord without a bot; payloads are checked against the API description where it is."""
    async with Playground(FakeDiscord(spec=spec())) as playground:
        yield playground


@pytest.fixture
async def tiny(served: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TinyBot]:
    """The tiny bot, connected."""
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    monkeypatch.setattr(discord.shard, "DiscordWebSocket", discord.gateway.DiscordWebSocket)
    monkeypatch.setattr(
        discord.shard, "Shard", ShardConnection.__base__
    )  # the library's own, if a test has started our client
    point(served.api_base, served.gateway_url, served.cdn_base)
    async with TinyBot(shard_count=1) as bot:
        task = asyncio.create_task(bot.start(served.token))
        await served.world.until(lambda: served.world.state.app.connected and served.world.state.app.commands[None])
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1_790_000_000.0

    def __call__(self) -> float:
        return self.at


class Raw:
    """A bot without a library: every request by hand, every interaction caught as it was sent."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession, hand: Hand) -> None:
        self.playground, self.world, self.session, self.hand = playground, playground.world, session, hand
        self.caught: list[dict[str, Any]] = []
        self.headers: dict[str, str] = {}
        self.world.state.events.subscribe(self._catch)
        self.lea = self.world.add_person("Léa", locale="fr")
        self.max = self.world.add_person("Max")
        self.place = self.world.channels_of(self.lea)[0]

    def _catch(self, change: Change) -> None:
        if change.name == "INTERACTION_CREATE":
            self.caught.append(change.data)

    async def __call__(self, method: str, path: str, payload: object = None, *files: tuple[str, bytes]) -> Answer:
        """Status, error code (0 for none) and body."""
        options: dict[str, Any] = {"headers": {"Authorization": f"Bot {self.world.state.app.token}"}}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(payload))
            for index, (name, data) in enumerate(files):
                form.add_field(f"files[{index}]", data, filename=name, content_type="application/octet-stream")
            options["data"] = form
        elif payload is not None:
            options["json"] = payload
        async with self.session.request(method, self.playground.api_base + path, **options) as response:
            self.headers = dict(response.headers)
            body = await response.json() if response.status != 204 else None
            return response.status, body.get("code", 0) if isinstance(body, dict) else 0, body

    async def send(self, payload: dict[str, Any], *files: tuple[str, bytes], place: Channel | None = None) -> Answer:
        """A message of the bot."""
        return await self("POST", f"/channels/{(place or self.place).id}/messages", payload, *files)

    async def shown(self, *components: dict[str, Any]) -> Message:
        """A message of the bot with components, as the world holds it."""
        status, _, body = await self.send({"flags": 1 << 15, "components": list(components)})
        assert status == 200, body
        return self.world.state.messages[int(body["id"])]

    async def answer(self, payload: dict[str, Any], *files: tuple[str, bytes], which: int = -1) -> Answer:
        """The first answer to what was caught."""
        caught = self.caught[which]
        path = f"/interactions/{caught['id']}/{caught['token']}/callback?with_response=1"
        return await self("POST", path, payload, *files)

    async def acting(self, act: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts what a person does and returns once the bot has been told."""
        before = len(self.caught)
        task = asyncio.create_task(act)
        await self.world.until(lambda: len(self.caught) > before)
        return task

    def hook(self, which: int = -1, rest: str = "") -> str:
        """The path for what is done with an interaction's token."""
        return f"/webhooks/{self.world.state.bot.id}/{self.caught[which]['token']}{rest}"


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    """The local Discord with a clock moved by hand, and a bot that speaks bare HTTP."""
    hand = Hand()
    async with Playground(FakeDiscord(now=hand)) as playground, aiohttp.ClientSession() as session:
        yield Raw(playground, session, hand)

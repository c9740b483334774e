"""The bot and the local Discord in one process, over real sockets: for what can go wrong between them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import app as composed
from bot.games import GAMES
from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import ControlId, parse
from bot.settings import read
from bot.tables.model import Table
from bot.tables.storage.store import Store

SEED = bytes([5]) * 32
QUICK = {"QUARTIER_PRESSES_PER_SECOND": "0"}
"""People in tests press faster than people do."""


class Served:
    """A table of City in the local Discord."""

    def __init__(self, playground: Playground, app: composed.App) -> None:
        self.world, self.gateway, self.app = playground.world, playground.gateway, app
        world = self.world
        self.lea, self.tom = world.add_person("Lea"), world.add_person("Tom")
        self.general = next(channel for channel in world.channels_of(self.lea) if not channel.thread)

    @property
    def table(self) -> Table:
        return self.app.tables.tables()[-1]

    @property
    def place(self) -> Channel:
        return self.world.state.channels[self.table.place.thread or self.table.place.channel]

    def public(self) -> list[Message]:
        """The table's messages that have controls, oldest first."""
        seen = self.world.visible(self.lea, self.place)
        return [message for message in seen if not message.ephemeral and message.controls()]

    async def settle(self) -> None:
        await self.app.publisher.settled()

    async def start(self, **options: Any) -> None:
        await self.world.command(self.lea, self.general, "play", {"game": "city", **options})
        await self.settle()
        await self.press(self.tom, "join")
        await self.press(self.lea, "start")

    async def press(self, who: Person, text: str, message: Message | None = None) -> Interaction:
        """Press the control whose action is `text` on the newest message."""
        message = message or self.public()[-1]
        made = await self.world.press(who, message, str(self.control(message, text)))
        await self.settle()
        return made

    async def move(self) -> None:
        """Whoever is to move presses the first button that needs no more words."""
        message = self.public()[-1]
        found = [parse(control["custom_id"]) for control in message.controls()]
        text = next(press.text for press in found if press and press.kind == "p" and "?" not in press.text)
        await self.press(self.mover(), text, message)

    def control(self, message: Message, text: str) -> ControlId:
        found = (parse(control["custom_id"]) for control in message.controls())
        return next(press for press in found if press and text in (press.text, f"{press.wait}.{press.text}"))

    def mover(self) -> Person:
        """Who is to move."""
        seat = next(wait for wait in self.app.tables.game(self.table).waits(self.table.state) if wait.seats[0] >= 0)
        return self.world.state.persons[self.table.chairs[seat.seats[0]].person or 0]


@asynccontextmanager
async def serving(
    folder: Path, monkeypatch: pytest.MonkeyPatch, now: Callable[[], float] = time.time, **settings: str
) -> AsyncIterator[Served]:
    """The bot connected to a local Discord of its own, both by the clock `now`."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)
    async with Playground(FakeDiscord(now=now)) as playground:
        found = read(
            playground.environment | {"QUARTIER_DATA": str(folder), "QUARTIER_READY_WAIT": "0"} | QUICK | settings
        )
        store = await Store.open(found.database, GAMES, shards=found.shards)
        app = composed.App(found, store, now)
        app.tables._seeds = lambda: SEED
        ended = asyncio.Event()
        running = asyncio.create_task(composed._served(app, found.token, ended))
        try:
            await playground.world.until(lambda: playground.world.state.app.commands[None] or running.done(), 10.0)
            yield Served(playground, app)
            assert not playground.world.state.validator.violations
        finally:
            ended.set()
            assert await running == composed.EXIT_OK
            await store.close()

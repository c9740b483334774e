"""A served playground with its tiny bot, in one process."""

import asyncio
import importlib.util
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType

import discord
import pytest

from bot.playground.serve import Playground
from bot.playground.world import World

HERE = Path(__file__).resolve().parent
SPEC = HERE.parent.parent.parent / "shared" / "discord" / "openapi.json"


def load() -> ModuleType:
    """The module of the tiny bot; tests are no package."""
    if "tiny_bot" not in sys.modules:
        spec = importlib.util.spec_from_file_location("tiny_bot", HERE / "tiny_bot.py")
        module = importlib.util.module_from_spec(spec)
        sys.modules["tiny_bot"] = module
        spec.loader.exec_module(module)
    return sys.modules["tiny_bot"]


@pytest.fixture
async def served() -> AsyncIterator[Playground]:
    """The local Discord without a bot; payloads are checked against the API description where it is."""
    if not SPEC.exists():
        print(f"no API description at {SPEC}: payloads are checked by the seven rules only")
    async with Playground(World(spec=str(SPEC) if SPEC.exists() else None)) as playground:
        yield playground


@pytest.fixture
async def tiny(served: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator:
    """The tiny bot, connected."""
    module = load()
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    module.point(served.api_base, served.gateway_url, served.cdn_base)
    async with module.TinyBot(shard_count=1) as bot:
        task = asyncio.create_task(bot.start(served.token))
        await served.world.until(lambda: served.world.connected and served.world.commands[None])
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)

"""The whole bot in memory over SimCord, a simulated Discord that this project has not written."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord.env import Env

from bot.app import App
from bot.games import GAMES
from bot.ops.session_starts import SessionStarts
from bot.present.publishing.rate_budget import RateBudget
from bot.settings import Settings
from bot.tables.privacy import seen
from bot.tables.storage import writer
from bot.tables.storage.store import Store
from tests.cogs.table_playthrough import TablePlaythrough

SEED = bytes([5]) * 32
"""Dice that soon lead to a purchase."""
STAFF = discord.Permissions(manage_guild=True, manage_messages=True)


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[App]:
    """The bot, put together; robots think at once, the clock stands.

    SimCord waits in real time for timers that end within its patience, at every step: so marks wait for the next write
    or the end, who was here is noted at the end, and the budget of calls is one that is never spent.
    """
    monkeypatch.setattr(writer, "SOON", 3_600.0)
    monkeypatch.setattr(seen, "DELAY", 3_600.0)
    monkeypatch.setattr(RateBudget.__init__, "__defaults__", (1_000, 1.0))
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    await store.heartbeats.save({0: 0.0})
    app = App(Settings(robots=0.0, ready=0.0, presses=0), store, starts=SessionStarts(None))
    app.tables._seeds = lambda: SEED
    await app.tables.executor.load()
    app.listen()
    yield app
    await app.robots.close()
    await app.client.parts.privacy.seen.close()
    await app.tables.executor.background.close()
    await store.close()


@pytest.fixture
async def simcord_env(app: App) -> AsyncIterator[Env]:
    """Discord, with the bot connected."""
    env = Env(app.client, settle_timeout=15.0)
    await env.start()
    yield env
    await env.shutdown()
    env.raise_errors()


@pytest.fixture
async def playthrough(app: App, simcord_env: Env) -> TablePlaythrough:
    """A server with a channel and three people, the first of them on the staff."""
    guild = simcord_env.create_guild("Quartier")
    channel = guild.create_text_channel("general")
    staff = guild.create_role("Staff", permissions=STAFF)
    people = [guild.add_member(simcord_env.create_user(name)) for name in ("Tom", "Zoe")]
    people.insert(0, guild.add_member(simcord_env.create_user("Lea"), roles=[staff]))
    await simcord_env.settle()
    return TablePlaythrough(app, simcord_env, channel, people)

"""The tiny bot as a process of its own: killed, started again, in shards, under load."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.playground.conftest import reply_of

pytestmark = pytest.mark.sockets
TINY = Path(__file__).resolve().parent / "tiny_bot.py"


async def start(playground: Playground, **more: str) -> asyncio.subprocess.Process:
    """A process of the bot."""
    environment = os.environ | playground.environment | more
    return await asyncio.create_subprocess_exec(sys.executable, str(TINY), env=environment)


Apart = tuple[Playground, list[asyncio.subprocess.Process]]
"""A playground, and the processes of bots that end with the test."""


async def end(process: asyncio.subprocess.Process) -> None:
    """kill -9."""
    if process.returncode is None:
        process.kill()
    await process.wait()


@pytest.fixture
async def apart() -> AsyncIterator[Apart]:
    async with Playground(FakeDiscord()) as playground:
        processes: list[asyncio.subprocess.Process] = []
        yield playground, processes
        for process in processes:
            await end(process)


async def test_killed_and_started_again_it_answers_old_buttons(apart: Apart) -> None:
    playground, processes = apart
    world = playground.world
    lea = world.add_person("Léa")
    processes.append(await start(playground))
    await world.until(lambda: world.state.app.connected and world.state.app.commands[None], 10)
    shown = reply_of(await world.command(lea, world.channels_of(lea)[0], "show"))
    await end(processes[0])
    await world.until(lambda: not world.state.app.connected)
    missed = asyncio.create_task(world.press(lea, shown, "update:0"))
    processes.append(await start(playground, TINY_NO_SYNC="1"))
    await world.until(lambda: world.state.app.connected, 10)
    pressed = await world.press(lea, shown, "update:0")
    assert (pressed.answer, shown.text) == (7, "# Step 1")
    assert playground.gateway.identified == 2
    assert (await missed).failed
    assert world.state.unanswered == [missed.result()]


async def test_thirty_presses_at_once_with_jitter(apart: Apart) -> None:
    playground, processes = apart
    world = playground.world
    world.faults.latency = (0.04, 0.3)
    processes.append(await start(playground))
    await world.until(lambda: world.state.app.connected and world.state.app.commands[None], 10)
    people = [world.add_person(f"Person {n}") for n in range(30)]
    shown = reply_of(await world.command(people[0], world.channels_of(people[0])[0], "show"))
    order: list[int] = []
    world.state.events.subscribe(
        lambda change: (
            order.append(int(change.data["member"]["user"]["id"])) if change.bot and "token" in change.data else None
        )
    )
    began = time.perf_counter()
    pressed = await asyncio.gather(*(world.press(person, shown, "secret") for person in people))
    assert time.perf_counter() - began < 3
    assert order == [person.id for person in people]
    assert not world.state.unanswered
    assert all(reply_of(one).viewer == one.person for one in pressed)
    assert all(one.answered and 0.02 < one.answered - one.created < 3 for one in pressed)


async def test_two_processes_share_the_guilds_and_the_first_answers_direct_messages(apart: Apart) -> None:
    playground, processes = apart
    world = playground.world
    while len({guild.id >> 22 & 1 for guild in world.state.guilds.values()}) < 2:
        world.add_guild("Another")
    lea = world.add_person("Léa")
    for shard in ("0/2", "1/2"):
        processes.append(await start(playground, TINY_SHARDS=shard))
    await world.until(lambda: playground.gateway.identified == 2 and world.state.app.commands[None], 10)
    places = [place for place in world.channels_of(lea) if place.guild is not None]
    said = await asyncio.gather(*(world.command(lea, place, "echo", {"word": "here"}) for place in places))
    assert len(said) >= 2
    assert all(reply_of(one).content == "here" for one in said)
    private = await world.command(lea, world.direct(lea), "echo", {"word": "private"})
    assert reply_of(private).content == "private"
    assert private.guild is None

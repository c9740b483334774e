"""kill -9 of the real process: nothing lost, nothing twice, old buttons answer, no clock runs meanwhile."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.playground.model import Channel, Interaction, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.tables.model import Table
from tests.api_description import spec
from tests.sockets.actors import Bot, Stored, forge, newest, open_auction, open_table, shown

pytestmark = pytest.mark.sockets
LEAST_LEFT, ACCEPTED = 20, {6, 7}


async def test_an_auction_survives_kill_9_with_its_time_and_its_buttons(tmp_path: Path) -> None:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(name, locale="fr") for name in ("Léa", "Marc", "Zoé")]
        bot = Bot(playground, tmp_path)
        await bot.start()
        try:
            channel, stored = await open_table(world, people, {"game": "city", "pace": "live"}), Stored(tmp_path)
            wait = await open_auction(world, people, channel, stored)
            await _killed_in_the_auction(bot, (world, people, channel), stored, wait)
            for seed in range(2):
                await _killed_in_a_storm(bot, (world, people, channel), stored, seed)
            await _killed_directly_after_start(bot, (world, people, channel), stored)
        finally:
            await bot.stop()
        assert not world.state.validator.violations


Scene = tuple[FakeDiscord, list[Person], Channel]


async def _killed_in_the_auction(bot: Bot, scene: Scene, stored: Stored, wait: str) -> None:
    """The bid made before stands, the next one counts by the old button, the time left is given back."""
    world, people, channel = scene
    message = await shown(world, people[0], channel, wait)
    leader = (await stored.table()).state.stack[-1].leader
    bidder, other = [person for seat, person in enumerate(people) if seat != leader]
    assert (await world.press(bidder, message, forge(1, wait, "Bid.500"), forged=True)).answer in ACCEPTED
    await bot.kill()
    before = await stored.table()
    left = _due(before, wait) - time.time()
    await asyncio.sleep(3)
    await bot.start()
    await world.until(lambda: newest(world, people[0], channel).id >= message.id)
    now, after = time.time(), await stored.table()
    assert after.state == before.state
    assert _due(after, wait) - now >= max(LEAST_LEFT, left) - 2.5
    pressed = await world.press(other, message, forge(1, wait, "Bid.600"), forged=True)
    assert pressed.answer in ACCEPTED
    assert (await stored.table()).state.stack[-1].high == 600


def _due(table: Table, wait: str) -> float:
    """When the wait's time is up."""
    found = next(row for row in table.deadlines if row.wait == wait)
    assert found.due is not None
    return found.due


async def _killed_in_a_storm(bot: Bot, scene: Scene, stored: Stored, seed: int) -> None:
    """Whatever was answered as done is in the records, once; money is neither lost nor made."""
    world, people, channel = scene
    wait = await open_auction(world, people, channel, stored)
    message = await shown(world, people[0], channel, wait)
    chance = random.Random(seed)
    high = (await stored.table()).state.stack[-1].high
    pressing = [
        asyncio.create_task(
            world.press(people[n % 3], message, forge(1, wait, f"Bid.{high + 10 * (n + 1)}"), forged=True)
        )
        for n in range(12)
    ]
    await asyncio.sleep(chance.uniform(0.0, 0.06))
    await bot.kill()
    done = await asyncio.gather(*pressing)
    await _right(stored, done)
    await bot.start()
    await world.until(lambda: newest(world, people[0], channel).id >= message.id)
    passed = [
        await world.press(person, newest(world, person, channel), forge(1, wait, "Pass"), forged=True)
        for person in people
    ]
    assert not [each for each in passed if each.failed]
    await _right(stored, done)


async def _killed_directly_after_start(bot: Bot, scene: Scene, stored: Stored) -> None:
    """A bot that dies before its first heartbeat expires nothing at the next start."""
    world, people, channel = scene
    before = await stored.table()
    for _ in range(2):
        await bot.kill()
        await bot.start()
    after = await stored.table()
    assert after.state == before.state
    waits = {wait.id for wait in GAMES["city"].waits(after.state)}
    assert {row.wait for row in after.deadlines} == waits
    assert all(row.due is None or row.due > time.time() for row in after.deadlines)
    pressed = await world.press(people[0], newest(world, people[0], channel), forge(1, "-", "CallHour"), forged=True)
    assert not pressed.failed


async def _right(stored: Stored, done: list[Interaction]) -> None:
    """Records without a gap, no key twice, every press answered as accepted among them, money conserved."""
    records, table = await stored.records(), await stored.table()
    assert [record.seq for record in records] == sorted({record.seq for record in records})
    keys = [record.key for record in records]
    assert len(keys) == len(set(keys))
    assert {str(each.id) for each in done if each.answer in ACCEPTED} <= set(keys)
    assert GAMES["city"].conserved_totals(table.state)["money"] == 0

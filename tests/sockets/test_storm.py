"""Thirty presses of a bid in the same instant, with jitter: everybody answered, few edits, the true picture."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.tables.model import Table
from tests.api_description import spec
from tests.sockets.actors import Bot, Stored, forge, open_auction, open_table, shown

pytestmark = pytest.mark.sockets
ROUNDS, PRESSES, MOST_EDITS = 6, 30, 6
JITTER = (0.04, 0.3)


async def test_rounds_of_thirty_bids_at_once(tmp_path: Path) -> None:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(f"Bidder {n}", locale="fr" if n % 2 else "en-GB") for n in range(6)]
        strangers = [world.add_person(f"Stranger {n}") for n in range(3)]
        bot = Bot(playground, tmp_path)
        await bot.start()
        try:
            channel = await open_table(world, people, {"game": "city", "pace": "live"})
            stored = Stored(tmp_path)
            right = [await _round(world, people, strangers, (channel, stored), n) for n in range(ROUNDS)]
        finally:
            await bot.stop()
        assert right == [True] * ROUNDS
        assert not world.state.unanswered
        assert not world.state.validator.violations


async def _round(
    world: FakeDiscord, people: list[Person], strangers: list[Person], where: tuple[Channel, Stored], number: int
) -> bool:
    """One storm; whether the message shows the true state in the end."""
    channel, stored = where
    wait = await open_auction(world, people, channel, stored)
    message = await shown(world, people[0], channel, wait)
    await _quiet(world)
    chance = random.Random(number)
    before, world.faults.latency = len(message.edits), JITTER
    pressing = []
    for press in range(PRESSES):
        bidder = strangers[press % 3] if press % 6 == 5 else chance.choice(people)
        amount = chance.choice([20, 30, 110, 510, 1010, 1020])
        pressing.append(world.press(bidder, message, forge(1, wait, f"Bid.{amount}"), forged=True))
    done = await asyncio.gather(*pressing)
    await _quiet(world)
    world.faults.latency = (0.0, 0.0)
    assert not [each for each in done if each.failed]
    assert len(message.edits) - before <= MOST_EDITS
    table = await stored.table()
    await _in_order(stored, done)
    right = _shows(table, message)
    await _close(world, people, message, wait)
    return right


async def _quiet(world: FakeDiscord) -> None:
    """Until nothing more is sent for a while."""
    seen = -1
    while seen != len(world.transcript):
        seen = len(world.transcript)
        await asyncio.sleep(0.5)


async def _in_order(stored: Stored, done: list[Interaction]) -> None:
    """Accepted bids stand in the records in the order in which they were pressed."""
    keys = {str(each.id) for each in done}
    accepted = [record.key for record in await stored.records() if record.key in keys]
    assert accepted
    assert accepted == sorted(accepted, key=int)


def _shows(table: Table, message: Message) -> bool:
    """Whether the auction's message names the true leader and amount."""
    auction = table.state.stack[-1]
    name = table.chairs[auction.leader].name
    amount = f"{auction.high}" if auction.high < 1000 else f"{auction.high / 1000:g}"
    plain = message.text.replace(",", ".").replace("\u202f", "").replace("\xa0", "")
    return any(name in line and amount in line for line in plain.splitlines())


async def _close(world: FakeDiscord, people: list[Person], message: Message, wait: str) -> None:
    """Everybody passes."""
    for person in people:
        await world.press(person, message, forge(1, wait, "Pass"), forged=True)

"""Tables on many servers and the people who press there, more often where something is being tried."""

import asyncio
import contextlib
import random
import time
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec

from bot.playground.model import EPOCH, Guild, ImpossibleError, Interaction
from bot.playground.server import FakeDiscord
from bot.present.control_id import PLAY
from bot.tables.shards import ShardRange
from cogs.interaction_response import DEFER_AFTER
from tests.bench import seed_database
from tests.bench.load import ACCEPTED, SHOWING, Auctions
from tests.sockets.actors import MENU, plays, value

LIVE_SHARE = 20
"""One table in so many plays at the live pace, so that time goes on there too."""
PROBE_INTERVAL = 0.25
"""Seconds between two presses on a shard that is watched."""
LATER = 6
"""An answer that leaves the message as it is."""
FINAL = ("Leave", "GoBankrupt")


class Press(msgspec.Struct, frozen=True):
    """A press. `done`: it was answered as carried out; `later`: that it would be, which promises nothing."""

    table: int
    shard: int
    key: str
    created: float
    answered: float | None
    done: bool
    later: bool
    said: str
    """What was told to this person alone."""


class People:
    """Whoever presses at the tables. Tables are numbered from 0, those at the live pace last."""

    def __init__(self, world: FakeDiscord, tables: int, servers: int, shards: int, seed: int) -> None:
        self.world, self._all = world, ShardRange.all_of(shards)
        self._chance = random.Random(seed)
        guilds = [place(world, n, shards) for n in range(servers)]
        live = max(1, tables // LIVE_SHARE)
        self.slow = Auctions(world, tables - live, seed_database.SLOW, guilds)
        self.live = Auctions(world, live, seed_database.LIVE, guilds)
        self.channels = self.slow.channels + self.live.channels
        self.shards = [self._all.shard_of(each.guild or 0) for each in self.channels]
        self.presses: list[Press] = []
        self._done: dict[int, float] = {}
        self._begun: set[asyncio.Task[None]] = set()
        self._probed: set[int] = set()

    async def write(self, folder: Path, address: str) -> None:
        """Put the tables into the database."""
        await self.slow.write(folder, address)
        await self.live.write(folder, address)

    async def shown(self) -> None:
        """Wait until every table stands in its channel; the auctions of live ones may be over by then."""
        await self.slow.shown()
        async with asyncio.timeout(SHOWING):
            while not all(each.messages for each in self.live.channels):  # noqa: ASYNC110 - many tasks bring it nearer
                await asyncio.sleep(0.1)

    @property
    def ids(self) -> list[int]:
        """The tables' ids in the database, by their numbers."""
        return [each[0] for each in self.slow.bids + self.live.bids]

    # ---- pressing

    async def crowd(self, rate: float) -> None:
        """For ever so many presses a second anywhere, answered or not."""
        begun, count = time.monotonic(), 0
        while True:
            count += 1
            await asyncio.sleep(max(0.0, begun + count / rate - time.monotonic()))
            self._begin(self._chance.randrange(len(self.channels)))

    async def probes(self) -> None:
        """For ever presses on the shards that are watched."""
        tables: dict[int, list[int]] = {}
        for number in range(len(self.slow.channels)):
            tables.setdefault(self.shards[number], []).append(number)
        while True:
            await asyncio.sleep(PROBE_INTERVAL)
            for shard in self._probed & tables.keys():
                self._begin(self._chance.choice(tables[shard]))

    @contextlib.contextmanager
    def watching(self, shards: Collection[int]) -> Iterator[None]:
        """Press there more often meanwhile."""
        self._probed.update(shards)
        try:
            yield
        finally:
            self._probed.difference_update(shards)

    async def done(self, shards: Collection[int], since: float) -> None:
        """Wait until on each of the shards that has tables a press was carried out that was made after `since`."""
        wanted = set(shards).intersection(self.shards[: len(self.slow.channels)])
        while any(self._done.get(each, 0.0) < since for each in wanted):  # noqa: ASYNC110 - many tasks bring it nearer
            await asyncio.sleep(0.05)

    async def finished(self) -> None:
        """Wait until every press has its answer, or failed."""
        await asyncio.gather(*self._begun)

    def _begin(self, number: int) -> None:
        task = asyncio.create_task(self._press(number))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def _press(self, number: int) -> None:
        with contextlib.suppress(ImpossibleError):  # what was to be pressed has just gone
            slow = len(self.slow.channels)
            made = await (self.slow.bid(number) if number < slow else self._anything(number - slow))
            if made is not None:
                self._note(number, made)

    async def _anything(self, number: int) -> Interaction | None:
        """Somebody at a live table presses what the game offers."""
        person = self._chance.choice(self.live.people)
        seen = [
            each
            for each in plays(self.world, person, self.live.channels[number])
            if each[2].kind == PLAY and each[2].text not in FINAL
        ]
        if not seen:
            return None
        message, part, _ = self._chance.choice(seen)
        values = (value(part, self._chance),) if part["type"] == MENU else ()
        return await self.world.press(person, message, part["custom_id"], values)

    def _note(self, number: int, made: Interaction) -> None:
        took = (made.answered or 0.0) - made.created
        accepted = made.answered is not None and made.answer in ACCEPTED and not made.ephemerals
        later = accepted and made.answer == LATER and took >= DEFER_AFTER
        done, shard = accepted and not later, self.shards[number]
        said = made.ephemerals[0].text if made.ephemerals else ""
        self.presses.append(Press(number, shard, str(made.id), made.created, made.answered, done, later, said))
        if done:
            self._done[shard] = max(self._done.get(shard, 0.0), made.created)


def place(world: FakeDiscord, number: int, shards: int) -> Guild:
    """A server; one after another they belong to all shards. A server's shard is the millisecond of its making."""
    while int((world.state.now() - EPOCH) * 1000) % shards != number % shards:
        time.sleep(0.0002)
    return world.add_guild(f"Server {number}")

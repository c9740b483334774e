"""The figures taken over real sockets: presses beside the reference bot, half of that load, memory and start."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.settings import DATABASE
from bot.tables.model import ChannelRef
from tests.bench import seed_database
from tests.bench.figures import Figure
from tests.bench.load import SERVED, SHOWING, TABLES, Auctions, Process, Spent, closed, opened, reference, shape_of

HALF, CPU, LIMIT = 0.5, 1.0, 3_000.0
"""What our presses have to reach of the reference's, the ms of processor that one may take; Discord's patience in ms."""
EMPTY, KILOBYTES, STARTS = 90.0, 12.0, 1.5
"""Megabytes that a bot without tables may take, kilobytes that an open idle table may, and how much longer a start may last with a thousand tables."""
FEW, MANY = 100, 1_000
ROUNDS = 2
SETTLED, RESTED = 3.0, 40.0
"""Seconds after which nothing more is expected to be shown, and after which idle tables are at rest."""


class Loaded(msgspec.Struct):
    """A stretch of pressing with the pauses of the bot's event loop, and the message that was pressed."""

    spent: Spent
    pauses: dict[str, float]
    shape: bytes


async def bids(seconds: float, *, rate: float = 0.0, pictures: bool = True) -> Loaded:
    """Bids at all tables: as many as are answered, or `rate` a second."""
    with tempfile.TemporaryDirectory() as name:
        folder, world = Path(name), FakeDiscord()
        auctions = Auctions(world)
        await auctions.write(folder)
        async with (
            Playground(world) as playground,
            Process(playground, folder, SERVED, BENCH_PICTURES=str(int(pictures))) as process,
        ):
            await process.connected()
            await auctions.shown()
            await asyncio.sleep(SETTLED)
            await closed(process, auctions.bid, 1.0) if not rate else await opened(process, auctions.bid, rate, 1.0)
            await process.pauses()
            spent = await (
                opened(process, auctions.bid, rate, seconds) if rate else closed(process, auctions.bid, seconds)
            )
            return Loaded(spent, await process.pauses(), shape_of(auctions.messages[0]))


async def pressing(seconds: float) -> AsyncIterator[Figure]:
    """Both bots in turn, then half of what ours has reached, without pictures and with them."""
    ours, others = [], []
    for _ in range(ROUNDS):
        ours.append(await bids(seconds, pictures=False))
        others.append(await reference(ours[-1].shape, seconds))
    best, other = max(ours, key=lambda each: each.spent.rate), max(others, key=lambda each: each.rate)
    for each in others:
        yield Figure(f"reference bot: edits, {TABLES} messages", each.rate, "presses/s")
        yield Figure("reference bot: processor per press", 1e3 * each.cpu, "ms")
    ratio = best.spent.rate / other.rate
    yield Figure(f"bids without pictures, {TABLES} tables", best.spent.rate, "presses/s", ratio, HALF)
    cpu, least = (min(each.cpu for each in bots) for bots in ([each.spent for each in ours], others))
    yield Figure("bids: processor per press", 1e3 * cpu, "ms", most=CPU)
    yield Figure("bids: what the processor alone would allow", 1 / cpu, "presses/s", least / cpu)
    yield Figure("bids refused or failed", sum(each.spent.failed for each in ours), "presses", most=0)
    yield Figure("longest pause of the event loop, full load", 1e3 * best.pauses["longest"], "ms")
    for pictures in (False, True):
        half = await bids(2 * seconds, rate=best.spent.rate / 2, pictures=pictures)
        for figure in at_half(half, "with pictures" if pictures else "no pictures"):
            yield figure


def at_half(half: Loaded, how: str) -> list[Figure]:
    """What people feel at half of the load."""
    spent, pauses = half.spent, half.pauses
    return [
        Figure(f"half of that load, {how}", spent.rate, "presses/s"),
        Figure("  answered, median", 1e3 * spent.within(0.5), "ms"),
        Figure("  answered, 99 of 100 within", 1e3 * spent.within(0.99), "ms"),
        Figure("  answered, slowest", 1e3 * spent.took[-1], "ms", most=LIMIT),
        Figure("  refused or failed", spent.failed, "presses", most=0),
        Figure("  pauses of the event loop, 99 of 100 within", 1e3 * pauses["p99"], "ms"),
        Figure("  longest pause of the event loop", 1e3 * pauses["longest"], "ms"),
    ]


class Idle:
    """A database with so many open tables where nobody presses."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder, self.world, self.count = folder, FakeDiscord(), count
        self.world.limits.on = False
        self.channels = [self.world.add_channel(f"table-{n}") for n in range(count)]

    async def write(self) -> None:
        """Put the tables with all that has happened at them into the database; shown, as far as they know."""
        people = [self.world.add_person(f"Person {n}").id for n in range(seed_database.SEATS)]
        games, guild, now = seed_database.games("roll-"), self.world.guild.id, time.time()
        played = [games[n % len(games)] for n in range(self.count)]
        tables = [
            replace(
                seed_database.table(game[-1].state, ChannelRef(guild, each.id), people, seed_database.SLOW, now),
                seq=len(game) - 1,
            )
            for game, each in zip(played, self.channels, strict=True)
        ]
        ids = await seed_database.write(self.folder / DATABASE, tables, shown=True)
        seed_database.remember(self.folder / DATABASE, zip(ids, played, strict=True), now)

    async def started(self, playground: Playground) -> float:
        """Seconds from the process's start until it is connected; then it is killed."""
        begun = time.perf_counter()
        async with Process(playground, self.folder) as process:
            await process.connected()
            took = time.perf_counter() - begun
            await process.kill()
        return took

    async def memory(self, playground: Playground) -> int:
        """Bytes of a bot that has shown all its tables and rests."""
        async with Process(playground, self.folder) as process:
            await process.connected()
            await self.world.until(lambda: all(each.messages for each in self.channels), SHOWING)
            await asyncio.sleep(RESTED)
            return process.memory


async def idle(count: int) -> tuple[float, int]:
    """Seconds of the median start, and bytes at rest, with so many open tables."""
    with tempfile.TemporaryDirectory() as name:
        house = Idle(Path(name), count)
        await house.write()
        async with Playground(house.world) as playground:
            await house.started(playground)
            starts = [await house.started(playground) for _ in range(3)]
            return statistics.median(starts), await house.memory(playground)


async def resting() -> AsyncIterator[Figure]:
    """Memory and start with many open tables."""
    (empty, none), (_, few), (full, many) = [await idle(count) for count in (0, FEW, MANY)]
    yield Figure("memory with no table", none / 1e6, "MB", most=EMPTY)
    each = (many - few) / (MANY - FEW) / 1e3
    yield Figure(f"memory per open idle table, {FEW} to {MANY:,} tables", each, "kB", most=KILOBYTES)
    yield Figure("reference: start to ready, empty database", empty, "s")
    yield Figure(f"start to ready, {MANY:,} open tables", full, "s", full / empty, most=STARTS)

"""What a press costs with 1, 2 and 4 processes, each with as many tables and presses as the others.

The processes are pinned to the machine's cores in turn; the local Discord, which presses, and PostgreSQL run wherever
there is room. So the seconds of processor for a press can be compared on any machine. Presses per second cannot be
on one of few cores, where the local Discord takes more of them than the bot.
"""

import asyncio
import os
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.bench.cluster.database import Server
from tests.bench.cluster.judge import Judged
from tests.bench.cluster.people import place
from tests.bench.cluster.processes import Life
from tests.bench.cluster.trial import Cluster, Size
from tests.bench.figures import Figure
from tests.bench.load import Auctions, closed, opened

PROCESSES = (1, 2, 4)
ROUNDS = 3
TABLES, RATE = 50, 15.0
"""Tables of each process, and presses a second there."""
SETTLED, STRETCH, FULL = 5.0, 15.0, 6.0
"""Seconds until all is shown, of pressing at that rate, and of pressing as fast as there are answers."""
MORE = 1.1
"""What a press may cost at most, as a multiple of what it costs one process."""


class Cost(msgspec.Struct, frozen=True):
    """Of so many processes: seconds of processor for a press in the bot and in the server, and presses a second."""

    processes: int
    bot: float
    server: float
    full: float
    memory: float


class Machine:
    """Several processes, measured together."""

    def __init__(self, lives: Sequence[Life]) -> None:
        self._lives = lives

    @property
    def cpu(self) -> float:
        """Seconds of processor that they have used."""
        return sum(life.cpu for life in self._lives)


async def growth(rounds: int = ROUNDS) -> Judged:
    """The table, its rounds in turn so that whatever else the machine does meets all alike; the best of each counts."""
    costs: dict[int, list[Cost]] = {processes: [] for processes in PROCESSES}
    for _ in range(rounds):
        for processes in PROCESSES:
            costs[processes].append(await measured(processes))
    figures = [Figure("cores of this machine", len(_cores()), "")]
    alone = min(each.bot for each in costs[1])
    for processes, found in costs.items():
        figures += _lines(processes, found, alone)
    return Judged(figures, [])


async def measured(processes: int) -> Cost:
    """So many processes with a shard each on a fresh server."""
    size = Size(processes=processes, shards=1, buckets=processes)
    with tempfile.TemporaryDirectory() as name:
        world = FakeDiscord()
        guilds = [place(world, n, processes) for n in range(processes)]
        auctions = Auctions(world, TABLES * processes, guilds=guilds)
        async with Server() as server, Playground(world) as playground:
            await server.prepare(note=False)
            await auctions.write(Path(name), server.address)
            cluster = Cluster(playground, server, Path(name), size)
            async with cluster.open():
                return await _pressed(cluster, auctions)


async def _pressed(cluster: Cluster, auctions: Auctions) -> Cost:
    """Pin, warm up, press at the rate, then as fast as possible."""
    cores, machine, tables = _cores(), Machine(cluster.lives), len(auctions.channels)
    for number, life in enumerate(cluster.lives):
        pin(life.pid, [cores[number % len(cores)]])
    await auctions.shown()
    await asyncio.sleep(SETTLED)
    rate = RATE * len(cluster.lives)
    await opened(machine, auctions.bid, rate, 2.0, tables)
    before = cluster.server.cpu
    spent = await opened(machine, auctions.bid, rate, STRETCH, tables)
    served = (cluster.server.cpu - before) / spent.presses
    full = await closed(machine, auctions.bid, FULL, tables)
    memory = sum(life.memory for life in cluster.lives) / len(cluster.lives)
    return Cost(len(cluster.lives), spent.cpu, served, full.rate, memory)


def pin(pid: int, cores: Collection[int]) -> None:
    """Let all threads of a process run on these cores alone."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


def _cores() -> list[int]:
    return sorted(os.sched_getaffinity(0))


def _lines(processes: int, found: Sequence[Cost], alone: float) -> list[Figure]:
    named = f"{processes} process{'es' * (processes > 1)}"
    bot = min(each.bot for each in found)
    return [
        Figure(f"{named}: the bot's processor for a press", 1e3 * bot, "ms", bot / alone, most=MORE),
        Figure(f"{named}: PostgreSQL's", 1e3 * min(each.server for each in found), "ms"),
        Figure(f"{named}: presses", max(each.full for each in found), "/s"),
        Figure(f"{named}: memory of each", found[0].memory / 1e6, "MB"),
    ]

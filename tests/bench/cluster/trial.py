"""What goes wrong while people press: a process dies or stands still, the server restarts, one process is too many."""

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from bot.playground.serve import Playground
from bot.tables.shards import ShardRange
from bot.tables.storage.leases import LEASE_TIME
from tests.bench.cluster.database import Server
from tests.bench.cluster.people import People
from tests.bench.cluster.processes import Gap, Life, Reach

CALM = 8.0
"""Seconds between two things that go wrong."""
DOWN = 2.0
"""Seconds for which the database server is away."""
AWAKE = 5.0
"""Seconds in which a process that was frozen has to notice that it is out."""
LONGEST_WAIT = 120.0
"""Seconds after which something that does not go on is given up, and told."""


class Size(msgspec.Struct, frozen=True):
    """How large the trial is. `shards` of each process; `rate`: presses a second; `buckets`: `max_concurrency`."""

    processes: int = 4
    shards: int = 4
    tables: int = 2_000
    servers: int = 400
    minutes: float = 10.0
    rate: float = 40.0
    buckets: int = 16

    @property
    def count(self) -> int:
        """All shards."""
        return self.processes * self.shards


class Phase(msgspec.Struct):
    """Something that went wrong, for which shards. `back`: from when on presses are waited for that are carried out."""

    what: str
    shards: Collection[int]
    since: float
    back: float = 0.0
    until: float = 0.0


class Cluster:
    """The processes beside the local Discord and the database, from `open` on."""

    def __init__(self, playground: Playground, server: Server, folder: Path, size: Size) -> None:
        self.playground, self.server, self.folder, self.size = playground, server, folder, size
        self.lives: list[Life] = []
        """The processes that serve, by ordinal."""
        self.all: list[Life] = []
        starts = playground.world.starts
        starts.paced, starts.concurrency = True, size.buckets

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Start all; whatever happens, every process ends."""
        self.lives = [self.life(ordinal) for ordinal in range(self.size.processes)]
        try:
            for life in self.lives:
                await life.__aenter__()
            await asyncio.gather(*(life.ready() for life in self.lives))
            yield
        finally:
            for life in self.all:
                if life.alive:
                    await life.kill()

    def life(self, ordinal: int, shards: ShardRange | None = None) -> Life:
        """A process that is not started yet."""
        name = f"{ordinal}-{len(self.all)}"
        own = shards or ShardRange.part(self.size.count, ordinal, self.size.processes)
        made = Life(self.playground, self.folder / name, self.server.address, name, own)
        self.all.append(made)
        return made

    async def replace(self, ordinal: int) -> Life:
        """Start a process in the place of another."""
        self.lives[ordinal] = self.life(ordinal)
        await self.lives[ordinal].__aenter__()
        return self.lives[ordinal]

    async def handed_over(self, life: Life) -> None:
        """Wait until a process has the leases of all its shards. RuntimeError with its log when it ends."""
        held = (
            f"SELECT count(*) FROM leases WHERE holder LIKE '%, process {life.pid}, %' AND shards = {self.size.count}"
        )
        async with asyncio.timeout(LONGEST_WAIT):
            while life.pid and (await self.server.rows(held))[0][0] < len(life.shards.mine):  # noqa: ASYNC110
                await asyncio.sleep(0.1)


class Trial:
    """One thing after another goes wrong. `phases`: what did; `faults`: what should not have."""

    def __init__(self, cluster: Cluster, people: People, seed: int) -> None:
        self._cluster, self._people = cluster, people
        self._reach = Reach(cluster.playground.gateway, cluster.size.count)
        self._chance = random.Random(seed)
        self.phases: list[Phase] = []
        self.faults: list[str] = []

    async def run(self, seconds: float) -> None:
        """Everything once, then at random again for as long as there is time."""
        tasks = [self._people.crowd(self._cluster.size.rate), self._people.probes(), self._reach.watch()]
        going = [asyncio.ensure_future(each) for each in tasks]
        end = time.monotonic() + seconds
        ways = [self.kill, self.freeze, self.one_too_many, self.restart_server, self.rolling, self.outlive]
        while ways or time.monotonic() < end:
            await asyncio.sleep(CALM)
            way = ways.pop(0) if ways else self._chance.choice([self.kill, self.freeze, self.restart_server])
            await way()
        await asyncio.sleep(CALM)
        for task in going[:2]:
            task.cancel()
        await self._people.finished()
        going[2].cancel()
        await asyncio.gather(*going, return_exceptions=True)

    @property
    def gaps(self) -> list[Gap]:
        """When a shard had no process."""
        return self._reach.gaps

    # ---- what goes wrong

    async def kill(self) -> None:
        """kill -9; a supervisor starts the process again."""
        ordinal, old = self._victim()
        with self._phase("kill -9", old.shards.mine) as phase:
            self._reach.cut(phase.shards)
            await old.kill()
            phase.back = time.time()
            await self._cluster.replace(ordinal)
            await self._goes_on(phase)

    async def freeze(self) -> None:
        """A process stands still; another one takes its shards; then it wakes, and must write nothing."""
        ordinal, old = self._victim()
        with self._phase("standing still", old.shards.mine) as phase:
            self._reach.freeze(phase.shards)
            old.signal(signal.SIGSTOP)
            phase.back = time.time()
            await self._cluster.replace(ordinal)
            await self._goes_on(phase)
            await asyncio.sleep(max(0.0, phase.since + LEASE_TIME + CALM - time.time()))
            old.signal(signal.SIGCONT)
            if await old.status(AWAKE) is None:
                old.signal(signal.SIGTERM)
                await old.status(LONGEST_WAIT)

    async def one_too_many(self) -> None:
        """A process asks for shards of two others: it is handed them in order, and when it ends they go on."""
        size = self._cluster.size
        first = size.shards - max(1, size.shards // 2)
        asked = ShardRange(size.count, first, first + size.shards - 1)
        with self._phase("one process too many", asked.mine) as phase:
            extra = self._cluster.life(0, asked)
            await extra.__aenter__()
            await self._cluster.handed_over(extra)
            phase.back = time.time()
            await self._ends(extra)
            await self._goes_on(phase)

    async def restart_server(self) -> None:
        """The database server fails and comes back."""
        with self._phase("database restart", range(self._cluster.size.count)) as phase:
            await self._cluster.server.restart(DOWN)
            phase.back = time.time()
            await self._goes_on(phase)

    async def rolling(self) -> None:
        """Every process is replaced in order: the new one is handed the shards, then the old one ends."""
        for ordinal, old in enumerate(self._cluster.lives):
            with self._phase("rolling restart", old.shards.mine) as phase:
                new = await self._cluster.replace(ordinal)
                await self._cluster.handed_over(new)
                phase.back = time.time()
                await self._ends(old)
                await self._goes_on(phase)

    async def outlive(self) -> None:
        """kill -9 of a process beside which its predecessor stands by: that one goes on, and needs no new session."""
        ordinal, old = self._victim()
        new = await self._cluster.replace(ordinal)
        await self._cluster.handed_over(new)
        with self._phase("kill -9 beside a stand-by", old.shards.mine) as phase:
            await new.kill()
            phase.back = time.time()
            self._cluster.lives[ordinal] = old
            await self._goes_on(phase)

    # ---- within

    def _victim(self) -> tuple[int, Life]:
        ordinal = self._chance.randrange(len(self._cluster.lives))
        return ordinal, self._cluster.lives[ordinal]

    async def _ends(self, life: Life) -> None:
        """Ask a process to end, in order."""
        life.signal(signal.SIGTERM)
        if status := await life.status(LONGEST_WAIT):
            self.faults.append(f"a process that was asked to end ended with {status}")

    @contextmanager
    def _phase(self, what: str, shards: Collection[int]) -> Iterator[Phase]:
        """Something goes wrong from now until the end of the block; its shards are pressed more often."""
        phase = Phase(what, shards, time.time())
        self.phases.append(phase)
        with self._people.watching(shards):
            yield phase
        phase.until = time.time()

    async def _goes_on(self, phase: Phase) -> None:
        """Wait until presses are carried out again on all shards of a phase."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._people.done(phase.shards, phase.back)
        except TimeoutError:
            self.faults.append(f"{phase.what}: not all shards went on within {LONGEST_WAIT:.0f} s")

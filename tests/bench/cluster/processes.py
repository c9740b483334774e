"""The bot's processes, each with its share of the shards, and which shards somebody serves at any moment."""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Collection
from pathlib import Path

import aiohttp
import msgspec

from bot.playground.gateway import Connection, Gateway
from bot.playground.serve import Playground
from bot.tables.shards import ShardRange
from tests.bench.cluster.database import PROCESS
from tests.bench.load import Process

LOOK_INTERVAL = 0.02
"""Seconds between two looks at who is connected."""
LONGEST_START = 180.0
REQUESTS = "1000"
"""A second, for all processes: Discord's budget is not what is tried, and 2,000 tables would be shown in minutes."""


class Life(Process):
    """One process from its start to its end. `name`: by which the database knows it."""

    def __init__(self, playground: Playground, folder: Path, address: str, name: str, shards: ShardRange) -> None:
        self.name, self.shards = name, shards
        self._port = _free_port()
        folder.mkdir()
        super().__init__(
            playground,
            folder,
            QUARTIER_DATABASE_URL=f"{address}&{PROCESS}={name}",
            QUARTIER_SHARDS=str(shards),
            QUARTIER_HEALTH_PORT=str(self._port),
            QUARTIER_REQUESTS_PER_SECOND=REQUESTS,
        )

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    def signal(self, number: int) -> None:
        """Stop it, let it go on."""
        os.kill(self.pid, number)

    async def status(self, seconds: float) -> int | None:
        """Its exit status; None if it is still there after so many seconds."""
        assert self._process is not None
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(self._process.wait(), seconds)
        return None

    async def ready(self) -> None:
        """Wait until it says that people can play. RuntimeError with its log when it ends."""
        async with asyncio.timeout(LONGEST_START), aiohttp.ClientSession() as session:
            while self.pid:
                with contextlib.suppress(aiohttp.ClientError, OSError):
                    async with session.get(f"http://127.0.0.1:{self._port}/readyz") as answer:
                        if answer.status == 200:
                            return
                await asyncio.sleep(0.1)


class Gap(msgspec.Struct, frozen=True):
    """A time without any process for a shard. `cut`: it died, and could not answer what was on its way."""

    shard: int
    since: float
    until: float
    cut: bool


class Reach:
    """Watches which shards are connected to a process that runs."""

    def __init__(self, gateway: Gateway, shards: int) -> None:
        self._gateway, self._shards = gateway, shards
        self._frozen: set[Connection] = set()
        self._cut: set[int] = set()
        self._since: dict[int, float] = {}
        self.gaps: list[Gap] = []

    def served(self, shard: int) -> bool:
        """Whether a process that runs hears of a shard."""
        return bool(self._gateway.connections(shard) - self._frozen)

    def cut(self, shards: Collection[int]) -> None:
        """A process dies now."""
        self._cut.update(shards)

    def freeze(self, shards: Collection[int]) -> None:
        """A process stands still from now on; its connections stay."""
        self.cut(shards)
        for shard in shards:
            self._frozen |= self._gateway.connections(shard)

    async def watch(self) -> None:
        """Look for ever."""
        while True:
            for shard in range(self._shards):
                self._look(shard)
            await asyncio.sleep(LOOK_INTERVAL)

    def _look(self, shard: int) -> None:
        if not self.served(shard):
            self._since.setdefault(shard, time.time())
        elif (since := self._since.pop(shard, None)) is not None:
            self.gaps.append(Gap(shard, since - LOOK_INTERVAL, time.time(), shard in self._cut))
            self._cut.discard(shard)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])

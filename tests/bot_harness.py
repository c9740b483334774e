"""The bot without Discord: a store on disk, a clock set by hand, what was published, crash and reboot."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.kit.contract import Action, Seat
from bot.kit.spec import GameSpec
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.clock.steady_time import SteadyTime
from bot.tables.model import Answer, ChannelRef, Command, Participant, Table, TableChanged
from bot.tables.robots.scheduler import RobotScheduler
from bot.tables.service import TableService
from bot.tables.shards import ONLY
from bot.tables.storage.packed_state import MAX_UNPACKED
from bot.tables.storage.store import Store
from bot.tables.table_actions import Join, SetOption, Start

PLACE = ChannelRef(1, 10, 100)
ANNA, BEN, CLEO, STRANGER = 501, 502, 503, 999
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cléo"}


class ManualClock:
    """A clock set by hand: `at` is running time, by `apart` more the machine's clock shows."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at
        self.apart = 0.0

    def __call__(self) -> float:
        return self.at

    def wall(self) -> float:
        """What the machine's clock shows."""
        return self.at + self.apart


class BotHarness:
    """Store, tables, clock and robots as the bot has them. `published` collects every update since the last boot."""

    def __init__(
        self, folder: Path, games: Mapping[str, GameSpec[Any]] | None = None, store: type[Store] = Store
    ) -> None:
        self.path = folder / "hall.db"
        self.address = ""
        """A server's database in the place of the file."""
        self.hand = ManualClock()
        self.connected, self.cut, self.shards = True, set[int](), ONLY
        self.published: list[TableChanged] = []
        self.unpacked = MAX_UNPACKED
        self._games = games
        self._store = store
        self._seeds = 0
        self._presses = 0

    async def boot(self, *, robots: bool = False) -> "BotHarness":
        """Start in the order of the bot: store, tables, clock, robots."""
        self.published = []
        self.store = await self._store.open(self.address or self.path, self._games, shards=self.shards)
        self.tables = TableService(self.store, SteadyTime(self.hand.wall, self.hand), seeds=self.seed)
        self.tables.executor.unpacked.most = self.unpacked
        await self.tables.executor.load()
        self.tables.listen(self.published.append)
        self.clock = DeadlineScheduler(self.tables, self.reaches)
        await self.clock.resume()
        self.robots = RobotScheduler(self.tables, pace=(0.0, 0.0))
        if robots:
            self.robots.start()
        return self

    def reaches(self, shard: int) -> bool:
        """Whether people can reach the bot on a shard."""
        return self.connected and shard not in self.cut

    async def close(self) -> None:
        """Stop in good order."""
        await self.robots.close()
        await self.tables.executor.background.close()
        await self.store.close()

    async def crash(self) -> None:
        """Die at once: nothing is finished, what was not committed is lost."""
        await self.robots.close()
        await self.store.kill()

    async def reboot(self, after: float = 0.0, *, robots: bool = False) -> "BotHarness":
        """Crash, and start again after so many seconds."""
        await self.crash()
        self.hand.at += after
        return await self.boot(robots=robots)

    def seed(self) -> bytes:
        """The next seed, the same in every run."""
        self._seeds += 1
        return hashlib.sha256(str(self._seeds).encode()).digest()

    async def ahead(self, seconds: float, step: float | None = None) -> None:
        """Let time pass; the clock ticks after each `step` and at the end."""
        end = self.hand.at + seconds
        while self.hand.at < end:
            self.hand.at = end if step is None else min(end, self.hand.at + step)
            await self.clock.tick()

    async def until_due(self, id_: int, wait: str) -> None:
        """Let time pass until the deadline of `wait` has been carried out."""
        row = next(row for row in self.table(id_).deadlines if row.wait.startswith(wait))
        assert row.due is not None
        await self.ahead(row.due + 1.0 - self.hand.at)

    def table(self, id_: int) -> Table:
        """A table at hand."""
        table = self.tables.get(id_)
        assert table is not None
        return table

    async def lobby(self, game: str, *people: int, pace: str = "live") -> int:
        """A lobby with these people, the first of them host."""
        host, *others = people or (ANNA, BEN)
        opened = await self.tables.open(PLACE, Participant(NAMES[host], host), game, "en", pace)
        assert isinstance(opened, TableChanged), opened
        for person in others:
            assert isinstance(await self.tables.act(opened.table.id, person, Join(NAMES[person])), TableChanged)
        return opened.table.id

    async def playing(
        self, game: str, *people: int, pace: str = "live", options: Mapping[str, Any] | None = None
    ) -> int:
        """A table that has just begun."""
        host = people[0] if people else ANNA
        id_ = await self.lobby(game, *people, pace=pace)
        for key, value in (options or {}).items():
            assert isinstance(await self.tables.act(id_, host, SetOption(key, value)), TableChanged)
        assert isinstance(await self.tables.act(id_, host, Start()), TableChanged)
        return id_

    async def press(
        self, id_: int, seat: Seat, action: Action, wait: str | None = None, *, at: float | None = None, key: str = ""
    ) -> Answer:
        """A press of a person, each with a key of its own unless told."""
        self._presses += 1
        return await self.tables.submit(id_, Command(key or str(10**6 + self._presses), seat, action, wait, at))

"""`make crash`: kill -9 at random moments under load with twenty tables: nothing lost, nothing twice, buttons, clocks.

At each table two people bid as fast as they are answered, by the buttons of the first message. The bot's process is
killed at a random moment, sometimes while it starts. Then the database is read as the dead process left it, and the
bot is started again on it. Judged each time, at every table: records without a gap and without a repeated key; every
bid that was answered as done is recorded; the state is what the records say; each deadline has the time it had left
at the last heartbeat, twenty seconds at least; and each old button answers. A press that a slow machine has not
carried out after `DEFER_AFTER` is answered by "later", which promises nothing: such presses are counted apart.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from bot.playground.serve import Playground  # noqa: E402
from bot.playground.server import FakeDiscord  # noqa: E402
from bot.settings import DATABASE  # noqa: E402
from bot.tables.clock.deadlines import grace  # noqa: E402
from bot.tables.model import Record, Table  # noqa: E402
from bot.tables.storage import schema_version  # noqa: E402
from bot.tables.storage.store import Store  # noqa: E402
from cogs.interaction_response import DEFER_AFTER  # noqa: E402
from tests.bench import crash_ends, seed_database  # noqa: E402
from tests.bench.load import ACCEPTED, Auctions, Process  # noqa: E402
from tests.postgres_server import PostgresServer, programs  # noqa: E402

T = TypeVar("T")
TABLES, KILLS = 20, 200
LOADED, STARTING = (0.02, 0.6), (0.2, 1.3)
"""Seconds of load before a kill; and from the start of the process, when it dies starting."""
EARLY = 0.1
"""The share of kills that come while the bot starts."""
SLACK = 1.0
"""Seconds by which a deadline may differ: the moment of giving back is not seen from outside."""
LATER = 6
"""An answer that leaves the message as it is."""


class Left(msgspec.Struct):
    """What the dead process left: each table with its records, and when it was last there."""

    tables: list[Table]
    records: list[list[Record]]
    beat: float


class Found(msgspec.Struct):
    """What all kills have shown."""

    kills: int = 0
    starting: int = 0
    presses: int = 0
    done: int = 0
    later: int = 0
    faults: list[str] = []
    ready: list[float] = []


class Bench:
    """The load, the kills and the judge."""

    def __init__(
        self, playground: Playground, folder: Path, seed: int, tables: int = TABLES, address: str = ""
    ) -> None:
        self.world, self.playground, self.folder = playground.world, playground, folder
        self._address = address
        self.auctions = Auctions(self.world, tables, seed_database.LIVE)
        self.chance = random.Random(seed)
        self.found = Found()
        self._before: Left | None = None
        self._started = 0.0
        self._pressing = False
        self._numbers = range(tables)

    async def run(self, kills: int) -> Found:
        """Write the tables, then kill so many times; the last start is judged too."""
        await self.auctions.write(self.folder, self._address)
        async with Process(self.playground, self.folder, QUARTIER_DATABASE_URL=self._address) as process:
            await process.connected()
            await self.auctions.shown()
            await process.kill()
        self._before = await self._left()
        while self.found.kills < kills and len(self.found.faults) < 20:
            await self._round()
        return self.found

    async def _round(self) -> None:
        """One life of the bot."""
        self._started = time.time()
        begun = set(self.world.state.interactions)
        early, lanes = self.chance.random() < EARLY, []
        async with Process(self.playground, self.folder, QUARTIER_DATABASE_URL=self._address) as process:
            if early:
                await asyncio.sleep(self.chance.uniform(*STARTING))
            else:
                self.found.ready.append(await process.connected())
                lanes = await self._lived()
            await process.kill()
            self._pressing = False
            for lane in lanes:
                lane.cancel()
            await asyncio.gather(*lanes, return_exceptions=True)
        self.found.kills += 1
        self.found.starting += early
        left = await self._left()
        self._judge(left, begun)
        self._before = left

    async def _lived(self) -> list[asyncio.Task[None]]:
        """Old buttons first, then load until the moment to die, and beyond."""
        await self._buttons()
        self._pressing = True
        lanes = [asyncio.create_task(self._lane(number)) for number in self._numbers for _ in range(2)]
        await asyncio.sleep(self.chance.uniform(*LOADED))
        return lanes

    async def _lane(self, number: int) -> None:
        while self._pressing:  # a cancellation can get lost in a wait that ends at that moment
            await self.auctions.bid(number)

    async def _buttons(self) -> None:
        """At every table somebody who does not lead bids by the old button: each is answered and done."""
        assert self._before is not None
        leaders = [table.state.stack[-1].leader for table in self._before.tables]
        done = await asyncio.gather(*(self.auctions.bid(n, 1 if leaders[n] == 0 else 0) for n in self._numbers))
        for number, each in zip(self._numbers, done, strict=True):
            if each.answer not in ACCEPTED:
                self._fault(number, f"the old button was answered by {each.answer}")

    async def _left(self) -> Left:
        store = await Store.look(self._address or self.folder / DATABASE)
        try:
            tables = [table async for table in store.tables.open_tables()]
            records = [await store.history.records(table.id) for table in tables]
            return Left(tables, records, (await store.heartbeats.latest()).get(0, 0.0))
        finally:
            await store.close()

    # ---- the judge

    def _judge(self, left: Left, begun: set[int]) -> None:
        """Everything that must hold of what a process left behind."""
        if len(left.tables) != len(self._numbers):
            self._fault(-1, f"there are {len(left.tables)} tables")
            return
        answered = self._answered(begun)
        for number, (table, records) in enumerate(zip(left.tables, left.records, strict=True)):
            self._recorded(number, table, records)
            self._clocks(number, table)
            keys = {record.key for record in records}
            lost = [key for key in answered[number] if key not in keys]
            if lost:
                self._fault(number, f"{len(lost)} presses were answered as done and are not recorded: {lost[:3]}")

    def _answered(self, begun: set[int]) -> list[list[str]]:
        """The keys of the presses of this round that were answered as done, by table."""
        found: list[list[str]] = [[] for _ in self._numbers]
        places = {channel.id: number for number, channel in enumerate(self.auctions.channels)}
        for id_, each in self.world.state.interactions.items():
            if id_ not in begun:
                self.found.presses += 1
                if each.answered is None or each.answer not in ACCEPTED:
                    continue
                if each.answer == LATER and each.answered - each.created >= DEFER_AFTER:
                    self.found.later += 1
                    continue
                found[places[each.channel]].append(str(id_))
                self.found.done += 1
        return found

    def _recorded(self, number: int, table: Table, records: list[Record]) -> None:
        """The records stand for themselves, and go on from those of before."""
        for fault in fault_lines(table, records, self.auctions.firsts[number]):
            self._fault(number, fault)
        keys = [record.key for record in records]
        before = self._before.records[number] if self._before else []
        if [record.key for record in before] != keys[: len(before)]:
            self._fault(number, "records of before are gone")

    def _clocks(self, number: int, table: Table) -> None:
        """Each wait that was open before has what it had left, or nothing was given back yet."""
        assert self._before is not None
        if {row.wait for row in table.deadlines} != {wait.id for wait in GAMES[table.game].waits(table.state)}:
            self._fault(number, "the deadlines are not those of the waits")
        before = {row.wait: row for row in self._before.tables[number].deadlines}
        for row in table.deadlines:
            old = before.get(row.wait)
            if old is None or old.due is None or row.due is None or row.due == old.due:
                continue
            left = max(grace(GAMES[table.game], table.pace), old.due - self._before.beat)
            if not self._started + left - SLACK <= row.due <= time.time() + left + SLACK:
                wrong = row.due - self._started - left
                self._fault(number, f"{row.wait} is due {wrong:.1f} s from where it should be")

    def _fault(self, number: int, what: str) -> None:
        self.found.faults.append(f"kill {self.found.kills}, table {number + 1}: {what}")


def fault_lines(table: Table, records: Sequence[Record], first: int) -> Iterator[str]:
    """What is wrong with an auction's table: a gap, something twice, a state that is not what the records say.

    `first`: how many bids stood before anybody pressed.
    """
    auction = table.state.stack[-1]
    bids = [record for record in records if record.action.startswith("Bid.")]
    yield from order_faults(table, records)
    if len(auction.bids) - first != len(bids):
        yield f"{len(auction.bids)} bids stand, {len(bids)} are recorded"
    if bids and bids[-1].action != f"Bid.{auction.high}":
        yield f"{auction.high} leads, {bids[-1].action} was last"


def order_faults(table: Table, records: Sequence[Record]) -> Iterator[str]:
    """What is wrong with any table's records by themselves."""
    seqs, keys = [record.seq for record in records], [record.key for record in records]
    if len(set(seqs)) != len(seqs) or seqs != sorted(seqs) or (seqs and seqs[-1] > table.seq):
        yield "the records are not in order"
    if len(set(keys)) != len(keys):
        yield "a command was carried out twice"


async def crash(kills: int, seed: int, tables: int = TABLES, address: str = "") -> Found:
    """So many kills on a fresh database: a file, or an empty one on a server."""
    with tempfile.TemporaryDirectory() as name:
        if address:
            await schema_version.migrate(address)
        async with Playground(FakeDiscord()) as playground:
            return await Bench(playground, Path(name), seed, tables, address).run(kills)


def _on_server(run: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """What `run` finds on a PostgreSQL server of our own, whose address it is handed."""
    found = programs()
    if found is None:
        raise SystemExit("No PostgreSQL server is installed (apt-get install postgresql).")
    with tempfile.TemporaryDirectory() as name:
        server = PostgresServer(Path(name), found).start()
        try:
            return asyncio.run(run(server.url("postgres")))
        finally:
            server.close()


def main() -> int:
    """Print what was found; status 1 when anything was lost, done twice or not answered."""
    parser = argparse.ArgumentParser(description="Kill the bot at random moments under load.")
    parser.add_argument("--kills", type=int, default=KILLS, help=f"how often (default {KILLS})")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server, not on a file")
    parser.add_argument("--ends", action="store_true", help="while games end (tests/bench/crash_ends.py)")
    given = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests that died with the bot
    if given.ends:
        return _ends(given)
    begun = time.perf_counter()

    def run(address: str) -> Coroutine[Any, Any, Found]:
        return crash(given.kills, given.seed, address=address)

    found = _on_server(run) if given.postgres else asyncio.run(run(""))
    ready = sorted(found.ready) or [0.0]
    print(
        f"kills {found.kills} ({found.starting} while starting), {TABLES} tables, {time.perf_counter() - begun:.0f} s"
    )
    print(
        f"presses {found.presses}, answered as done {found.done}, later {found.later}; "
        f"connected after {ready[len(ready) // 2]:.2f} s (median)"
    )
    return _told("lost, twice, unanswered or out of time", found.faults)


def _ends(given: argparse.Namespace) -> int:
    """The same while games end."""

    def run(address: str) -> Coroutine[Any, Any, crash_ends.Found]:
        return crash_ends.crash_ends(given.kills, given.seed, address)

    begun = time.perf_counter()
    found = _on_server(run) if given.postgres else asyncio.run(run(""))
    print(f"kills {found.kills} ({found.cut} before all games had ended), {time.perf_counter() - begun:.0f} s")
    print(f"games ended {found.ended}, presses {found.presses}, games answered as ended {found.done}")
    return _told("missing, counted twice or reckoned wrong", found.faults)


def _told(what: str, faults: Sequence[str]) -> int:
    print(f"{what}: {len(faults)}")
    for fault in faults:
        print(f"  {fault}")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())

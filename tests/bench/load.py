"""Presses over real sockets: the bot, or the reference, as a process of its own, driven from a local Discord."""

import asyncio
import itertools
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Protocol, Self

import msgspec

from bot.ops.session_starts import FILE
from bot.playground.model import Guild, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import PLAY, ControlId, parse
from bot.settings import DATABASE
from bot.tables.model import ChannelRef
from tests.bench import seed_database

ROOT = Path(__file__).resolve().parents[2]
SERVED, REFERENCE = ROOT / "tests" / "bench" / "inprocess_bot.py", ROOT / "tests" / "bench" / "reference.py"
TABLES = 200
UNLIMITED = "TABLES_PER_PERSON", "TABLES_PER_SERVER", "OPENINGS_PER_MINUTE", "PRESSES_PER_SECOND", "REQUESTS_PER_SECOND"
UNBOUND = {f"QUARTIER_{limit}": "0" for limit in UNLIMITED}
"""So many tables are more than people may open."""
SHOWING, SHOWING_EACH = 120.0, 0.25
"""Seconds in which every table has to be shown, and how many more for each table."""
RAISE, RICH = 10, 50_000
"""What a bid adds, and what every seat gets so that nobody runs out of money, in k."""
BUTTON, TEXT, CONTAINER, ROW = 2, 10, 17, 1
ACCEPTED = {6, 7}
"""Answers to an accepted press: the message follows, or it is here."""
TICKS = os.sysconf("SC_CLK_TCK")


class Spent(msgspec.Struct, frozen=True):
    """A stretch of pressing. Times in seconds; `cpu` is what the bot's process used, per press.

    `failed`: presses that were not answered as carried out: too late, or refused.
    """

    presses: int
    failed: int
    seconds: float
    cpu: float
    took: list[float]

    @property
    def rate(self) -> float:
        """Presses per second."""
        return self.presses / self.seconds

    def within(self, share: float) -> float:
        """The seconds within which that share of the presses was answered."""
        return self.took[min(len(self.took) - 1, int(len(self.took) * share))]


class Process:
    """A bot as a process, its log and its figures."""

    def __init__(self, playground: Playground, folder: Path, script: Path | None = None, **settings: str) -> None:
        """`script` None: the bot itself, as everybody starts it."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "QUARTIER_"))}
        own = {
            "QUARTIER_DATA": str(folder),
            "BENCH_LOOP": str(folder / "loop.json"),
            "QUARTIER_READY_WAIT": "0.1",
            **UNBOUND,
        }
        self._environment = kept | playground.environment | own | settings
        self._folder = folder
        self._arguments = ("-m", "bot", "run") if script is None else (str(script),)
        self._world = playground.world
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        (self._folder / FILE).unlink(missing_ok=True)  # a bench starts more often than Discord allows
        with (self._folder / "bot.runtime.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self._arguments, env=self._environment, cwd=ROOT, stdout=log, stderr=log
            )
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
            await asyncio.wait_for(self._process.wait(), 30)

    async def kill(self) -> None:
        """kill -9, and wait until Discord has noticed; RuntimeError with its log if it has ended by itself."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._process is not None
        await self._process.wait()
        await self._world.until(lambda: not self._world.state.app.connected, 10)

    async def ended(self) -> int:
        """Ask it to end, and wait for it; its exit status."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), 30)

    @property
    def log(self) -> str:
        """All that the bots in this folder have written."""
        return (self._folder / "bot.runtime.log").read_text(encoding="utf8")

    @property
    def pid(self) -> int:
        """The process's number; RuntimeError with its log if it has ended."""
        assert self._process is not None
        if self._process.returncode is not None:
            raise RuntimeError(self.log[-2000:])
        return self._process.pid

    async def connected(self) -> float:
        """Wait until it is connected; the seconds it took from now."""
        begun = time.perf_counter()
        await self._world.until(lambda: self.pid and self._world.state.app.connected, SHOWING)
        return time.perf_counter() - begun

    @property
    def cpu(self) -> float:
        """Seconds of processor it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes of memory it holds of its own."""
        text = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return 1024 * int(next(line.split()[1] for line in text.splitlines() if line.startswith("RssAnon")))

    async def pauses(self) -> dict[str, float]:
        """How late its event loop was since they were last asked for: `p50`, `p99`, `longest`, in seconds."""
        file = self._folder / "loop.json"
        file.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        while not file.exists():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.02)
        return msgspec.json.decode(file.read_bytes(), type=dict[str, float])


Presser = Callable[[int], Coroutine[Any, Any, Interaction]]
"""Presses at the table of that number."""


class Measured(Protocol):
    """What is pressed: a process, or several."""

    @property
    def cpu(self) -> float:
        """Seconds of processor used."""


async def closed(process: Measured, press: Presser, seconds: float, tables: int = TABLES) -> Spent:
    """Everywhere somebody presses as soon as the press before is answered: as much as the bot can do."""
    took: list[float] = []
    failed = 0
    end = time.perf_counter() + seconds

    async def lane(number: int) -> None:
        nonlocal failed
        while (begun := time.perf_counter()) < end:
            done = await press(number)
            took.append(time.perf_counter() - begun)
            failed += done.answer not in ACCEPTED

    begun, cpu = time.perf_counter(), process.cpu
    await asyncio.gather(*map(lane, range(tables)))
    spent = time.perf_counter() - begun
    return Spent(len(took), failed, spent, (process.cpu - cpu) / len(took), sorted(took))


async def opened(process: Measured, press: Presser, rate: float, seconds: float, tables: int = TABLES) -> Spent:
    """So many presses a second, answered or not, at one table after another."""
    took: list[float] = []
    failed = 0
    pressing: set[asyncio.Task[None]] = set()

    async def once(number: int) -> None:
        nonlocal failed
        begun = time.perf_counter()
        done = await press(number)
        took.append(time.perf_counter() - begun)
        failed += done.answer not in ACCEPTED

    begun, cpu = time.perf_counter(), process.cpu
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        task = asyncio.create_task(once(number % tables))
        pressing.add(task)
        task.add_done_callback(pressing.discard)
    await asyncio.gather(*pressing)
    spent = time.perf_counter() - begun
    return Spent(len(took), failed, spent, (process.cpu - cpu) / len(took), sorted(took))


# ---- our bot


class Auctions:
    """Tables of City in the middle of an auction, shown in a channel each, and bids at them."""

    def __init__(
        self, world: FakeDiscord, count: int = TABLES, pace: str = seed_database.SLOW, guilds: Sequence[Guild] = ()
    ) -> None:
        """`guilds`: those among which the tables are dealt out; the first one if none is named."""
        world.limits.on = False
        self.pace = pace
        self.world = world
        self.people = [world.add_person(f"Person {n}", locale="fr") for n in range(seed_database.SEATS)]
        places = guilds or (world.guild,)
        self.channels = [world.add_channel(f"table-{n}", places[n % len(places)]) for n in range(count)]
        self.messages: list[Message] = []
        self.firsts: list[int] = []
        """How many bids stood at each table before anybody pressed."""
        self.bids: list[tuple[int, str, itertools.count[int]]] = []

    async def write(self, folder: Path, address: str = "") -> None:
        """Put them into the bot's database: the folder's file, or one on a server."""
        ids, states = [person.id for person in self.people], seed_database.positions("auction-")
        for state in states:
            state.purse.cash = [cash + RICH for cash in state.purse.cash]
            state.stack[-1].passed = []
            state.stack[-1].seats = list(range(seed_database.SEATS))
        tables = [
            seed_database.table(
                states[n % len(states)], ChannelRef(each.guild or 0, each.id), ids, self.pace, time.time()
            )
            for n, each in enumerate(self.channels)
        ]
        numbers = await seed_database.write(address or folder / DATABASE, tables)
        for number, table in zip(numbers, tables, strict=True):
            running = table.state.stack[-1]
            first = running.high + RAISE
            first += RAISE * (first // RAISE % 2 == running.leader)
            self.firsts.append(len(running.bids))
            self.bids.append((number, f"auction-{running.number}", itertools.count(first, RAISE)))

    async def shown(self) -> None:
        """Wait until every table's auction stands in its channel."""
        async with asyncio.timeout(SHOWING + SHOWING_EACH * len(self.channels)):
            # not `until`: thousands of tables are not to be looked at after every change
            while not all(self._auction(each.messages) for each in self.channels):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        self.messages = [self._auction(each.messages) for each in self.channels]  # type: ignore[misc]

    def _auction(self, messages: Sequence[int]) -> Message | None:
        for each in messages:
            for part in self.world.state.messages[each].controls():
                press = parse(part["custom_id"])
                if press is not None and press.wait.startswith("auction-"):
                    return self.world.state.messages[each]
        return None

    async def bid(self, number: int, seat: int | None = None) -> Interaction:
        """The next bid at a table, by `seat`, or by its first two people in turn."""
        table, wait, amounts = self.bids[number]
        amount = next(amounts)
        person = self.people[amount // RAISE % 2 if seat is None else seat]
        text = str(ControlId(PLAY, table, wait, f"Bid.{amount}"))
        return await self.world.press(person, self.messages[number], text, forged=True)


def shape_of(message: Message) -> bytes:
    """The message as the reference bot is to show it."""
    box = message.components[0]
    rows = [part["components"] for part in box["components"] if part["type"] == ROW]
    return msgspec.json.encode(
        {
            "accent": box.get("accent_color") or 1,
            "texts": [part["content"] for part in box["components"] if part["type"] == TEXT],
            "rows": [[(part["label"], part["custom_id"]) for part in row if part["type"] == BUTTON] for row in rows],
        }
    )


# ---- the reference


async def reference(shape: bytes, seconds: float, tables: int = TABLES) -> Spent:
    """As many presses as the reference bot can answer, a message in each of as many channels."""
    with tempfile.TemporaryDirectory() as name:
        folder, world = Path(name), FakeDiscord()
        world.limits.on = False
        person: Person = world.add_person("Person")
        channels = [world.add_channel(f"table-{n}") for n in range(tables)]
        (folder / "message.json").write_bytes(shape)
        async with Playground(world) as playground:
            given = {
                "REFERENCE_MESSAGE": str(folder / "message.json"),
                "REFERENCE_CHANNELS": ",".join(str(each.id) for each in channels),
            }
            async with Process(playground, folder, REFERENCE, **given) as process:
                await process.connected()
                await world.until(lambda: all(each.messages for each in channels), SHOWING)
                messages = [world.state.messages[each.messages[0]] for each in channels]
                press = str(next(iter(messages[0].controls()))["custom_id"])
                await closed(process, lambda n: world.press(person, messages[n], press), 1.0, tables)
                return await closed(process, lambda n: world.press(person, messages[n], press), seconds, tables)

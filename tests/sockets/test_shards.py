"""Two processes on one PostgreSQL server, each with half of the shards, play tables of their own."""

import asyncio
import re
import signal
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.playground.model import Channel, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import NONE, OPEN, TABLE, ControlId
from bot.present.panel_name import MINE
from bot.tables.model import PLAYING
from bot.tables.storage.store import Store
from tests.api_description import spec
from tests.sockets.actors import Bot, find, forge, newest, plays, press_table

pytestmark = pytest.mark.sockets
COUNT = 4
HALVES = "0-1/4", "2-3/4"
SHARES = (0, 1), (2, 3)
LONGEST_START = 60.0
"""Seconds for a process; two shards are connected five seconds apart."""
LONGEST_TAKEOVER = 15.0
"""Seconds until the tables of a dead process go on at another."""


class Cluster:
    """The local Discord and the processes; `group(half)` is a table on a server of that process."""

    def __init__(self, playground: Playground, folder: Path, database: str) -> None:
        self.playground, self.world, self.folder, self.database = playground, playground.world, folder, database
        self.bots = [self.process(name, shards) for name, shards in zip("ab", HALVES, strict=True)]

    def process(self, name: str, shards: str) -> Bot:
        """A process that is not started."""
        (self.folder / name).mkdir(exist_ok=True)
        settings = {"QUARTIER_DATABASE_URL": self.database, "QUARTIER_SHARDS": shards, "QUARTIER_READY_WAIT": "0"}
        return Bot(self.playground, self.folder / name, **settings)

    async def reaches(self, half: int) -> None:
        """Wait until all shards of a process are connected; shards that come are no event of the world."""
        wanted = {(shard, COUNT) for shard in SHARES[half]}
        for _ in range(600):
            if wanted <= self.playground.gateway.connected:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(self.bots[half].log)

    async def group(self, half: int) -> tuple[int, Channel, list[Person]]:
        """A table of City that is played: its number, its channel, its people."""
        guild = self.world.add_guild(f"Half {half}")
        while (guild.id >> 22) % COUNT not in SHARES[half]:
            await asyncio.sleep(0.001)  # the number of a server is its time in milliseconds
            guild = self.world.add_guild(f"Half {half}")
        general = next(channel for channel in self.world.state.channels.values() if channel.guild == guild.id)
        people = [self.world.add_person(name) for name in ("Ann", "Ben")]
        done = await self.world.command(people[0], general, "play", {"game": "city"})
        assert not done.failed
        thread = next(each for each in self.world.channels_of(people[0]) if each.parent == general.id)
        await self.world.until(lambda: find(self.world, people[0], thread, "join", TABLE))
        found = find(self.world, people[0], thread, "join", TABLE)
        assert found is not None
        await press_table(self.world, people[1], thread, "join")
        await press_table(self.world, people[0], thread, "start")
        await self.world.until(lambda: plays(self.world, people[0], thread))
        return found[2].table, thread, people

    async def looks(self, number: int, channel: Channel, person: Person) -> list[str]:
        """Somebody opens what they may do; the private answer, which always comes."""
        message = newest(self.world, person, channel)
        custom_id = str(ControlId(OPEN, number, MINE, NONE))
        done = await self.world.press(person, message, custom_id, forged=True)
        assert not done.failed, [bot.log for bot in self.bots]
        return [each.text for each in done.ephemerals]

    async def roll(self, number: int, channel: Channel, people: list[Person]) -> None:
        """Whoever is to move throws the dice."""
        store = await Store.look(self.database)
        try:
            table = await store.tables.load(number)
        finally:
            await store.close()
        assert table is not None
        wait = GAMES[table.game].waits(table.state)[0]
        person = people[wait.seats[0]]
        done = await self.world.press(
            person, newest(self.world, person, channel), forge(number, wait.id, "Roll"), forged=True
        )
        assert not done.failed
        assert not done.ephemerals, [message.text for message in done.ephemerals]


def taken(bot: Bot) -> Counter[int]:
    """How many times a process has got each of its shards after its start."""
    found = re.findall(r"serves the shards \[(.*?)\] now", bot.log)
    return Counter(int(shard) for line in found for shard in line.split(","))


@pytest.fixture
async def cluster(tmp_path: Path, postgres: str) -> AsyncIterator[Cluster]:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        playground.world.starts.concurrency, playground.world.starts.paced = 2, True
        made = Cluster(playground, tmp_path, postgres)
        try:
            await asyncio.gather(*(bot.start(LONGEST_START) for bot in made.bots))
            for half in (0, 1):
                await made.reaches(half)
            yield made
        finally:
            codes = await asyncio.gather(*(bot.stop() for bot in made.bots))
        assert not any(codes), [bot.log for bot in made.bots]
        assert not playground.world.state.validator.violations
        assert playground.world.starts.used == playground.gateway.identified, "no session was begun before its turn"
        assert not any("Traceback" in bot.log for bot in made.bots), [bot.log for bot in made.bots]


async def test_each_plays_its_tables_and_a_dead_one_takes_nobody_with_it(cluster: Cluster) -> None:
    tables = await asyncio.gather(*(cluster.group(half) for half in (0, 1, 0, 1)))
    for table in tables:
        await cluster.roll(*table)
    first, second = cluster.bots
    await second.kill_alone()
    await asyncio.sleep(0.1)
    assert cluster.playground.gateway.connected == {(shard, COUNT) for shard in SHARES[0]}
    assert "commands were sent" in first.log
    assert "commands were sent" not in second.log, "the process of shard 0 sends them for all"
    for half in (0, 1):
        store = await Store.look(cluster.database)
        found = await store.tables.load(tables[half][0])
        await store.close()
        assert found is not None
        assert found.phase == PLAYING
    new = await cluster.group(0)
    await cluster.roll(*new)
    await second.start(LONGEST_START)
    await cluster.reaches(1)
    again = await cluster.group(1)
    await cluster.roll(*again)
    store = await Store.look(cluster.database)
    rows = [await store.tables.load(table[0]) for table in tables]
    await store.close()
    assert all(row is not None and row.phase == PLAYING for row in rows)
    assert not any("Another process" in bot.log for bot in cluster.bots)


async def test_a_newcomer_is_handed_the_tables_and_who_stands_still_or_dies_is_followed_while_people_press(
    cluster: Cluster,
) -> None:
    table = number, channel, people = await cluster.group(0)
    older, younger = cluster.bots[0], cluster.process("c", HALVES[0])
    cluster.bots.append(younger)
    moment = translator_for("en").say("refusal-moving")

    async def until_taken(bot: Bot, times: int, seconds: float) -> None:
        """People press until a process has taken both shards so many times; then it plays."""
        told = []
        async with asyncio.timeout(seconds):
            while taken(bot) != Counter({0: times, 1: times}):
                told += await cluster.looks(number, channel, people[0])
                await asyncio.sleep(0.1)
        assert moment not in await cluster.looks(number, channel, people[0])
        assert told[0] != moment or seconds < LONGEST_START, "until then the older one plays"

    starting = asyncio.create_task(younger.start(LONGEST_START))
    await until_taken(younger, 1, LONGEST_START)
    await starting
    assert not taken(older)
    await cluster.roll(*table)
    assert younger._process is not None
    younger._process.send_signal(signal.SIGSTOP)
    await until_taken(older, 1, LONGEST_TAKEOVER)
    younger._process.send_signal(signal.SIGCONT)
    async with asyncio.timeout(LONGEST_TAKEOVER):
        while younger.log.count("Another process has taken shard") < 2:
            await cluster.looks(number, channel, people[0])
    assert moment not in await cluster.looks(number, channel, people[0])
    await cluster.roll(*await cluster.group(0))
    await older.kill_alone()
    await until_taken(younger, 2, LONGEST_TAKEOVER)
    await cluster.roll(*await cluster.group(0))


async def test_a_part_of_the_shards_needs_a_server(tmp_path: Path) -> None:
    async with Playground(FakeDiscord()) as playground:
        bot = Bot(playground, tmp_path, QUARTIER_SHARDS="0-1/4")
        with pytest.raises(AssertionError, match="PostgreSQL"):
            await bot.start()
    assert bot.log.count("\n") == 1, bot.log

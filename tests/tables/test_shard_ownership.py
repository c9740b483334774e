"""What a process does with the tables of a shard that it loses or gets, on a real server."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.tables import shard_ownership
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.lobby import Transition
from bot.tables.model import ChannelRef, Person, Table, TableChanged
from bot.tables.robots.scheduler import RobotScheduler
from bot.tables.service import TableService
from bot.tables.shard_ownership import ShardOwnership
from bot.tables.shards import ONLY, ShardRange
from bot.tables.storage import leases, schema
from bot.tables.storage.advisory_locks import LEASES
from bot.tables.storage.database import FAULTS
from bot.tables.storage.settings_repository import SHARED_LIFE
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import SecondWriterError, TableCommit
from cogs.context import OTHERS_FIRST
from cogs.interaction_response import DEFER_AFTER
from tests.bot_harness import ManualClock
from tests.cogs.bot_and_playground import serving
from tests.tables.test_leases import SECOND, held, seize
from tests.tables.test_store import TABLE, playing
from tests.tables.toy_game import GAMES

SHARDS = ShardRange.all_of(2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_TIME", 1.0)
    monkeypatch.setattr(leases, "RENEWAL_INTERVAL", 0.1)
    monkeypatch.setattr(shard_ownership, "POLL_INTERVAL", 0.05)


async def until(done: Callable[[], object], seconds: float = 20.0) -> None:
    for _ in range(round(seconds / 0.01)):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to pass")


@asynccontextmanager
async def another_has(url: str, shard: int) -> AsyncIterator[None]:
    """Meanwhile a living process holds a shard's lease, which it found expired."""
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(
        "UPDATE leases SET epoch = epoch + 1, holder = 'another', expires = expires + 60 WHERE shard = $1", shard
    )
    locking = asyncio.create_task(connection.execute(f"SELECT pg_advisory_lock({LEASES}, {shard})"))
    yield
    await locking
    await connection.execute("UPDATE leases SET holder = '', expires = 0 WHERE shard = $1", shard)
    await connection.close()


class Process:
    """What the bot has of a process, without Discord: store, tables, clock, robots; `shown` is what it publishes."""

    def __init__(self, store: Store) -> None:
        self.store, self.hand = store, ManualClock()
        self.shown: set[int] = set()
        self.shows = asyncio.Event()
        self.shows.set()
        self.tables = TableService(store, self.hand)
        self.clock = DeadlineScheduler(self.tables)
        self.robots = RobotScheduler(self.tables)
        assert store.leases is not None
        self.leases = store.leases
        self.connected = True
        owned = ShardOwnership(
            store.leases, self.tables, self.clock, self._play, self, connected=lambda shard: self.connected
        )
        self._running = asyncio.create_task(owned.run())

    async def _play(self, tables: Sequence[Table]) -> None:
        self.robots.play(tables)

    def show(self, table: Table) -> None:
        self.shown.add(table.id)

    async def drop(self, tables: Collection[int], seconds: float = 0.0) -> None:
        await self.shows.wait()
        self.shown.difference_update(tables)

    async def end(self) -> None:
        """Do no more."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.robots.close()
        await self.tables.executor.background.close()

    async def close(self) -> None:
        """End in order."""
        await self.end()
        await self.store.close()

    async def kill(self) -> None:
        """Die."""
        await self.end()
        await self.store.kill()


async def started(url: str, shards: ShardRange = SHARDS) -> Process:
    """A process beside those that run."""
    made = Process(await Store.open(url, GAMES, shards=shards))
    await made.tables.executor.load()
    return made


@pytest.fixture
async def process(postgres: str) -> AsyncIterator[Process]:
    made = await started(postgres)
    yield made
    await made.close()


async def test_a_lost_shard_is_dropped_at_once_and_loaded_anew_from_the_database(
    process: Process, postgres: str
) -> None:
    store, executor = process.store, process.tables.executor
    kept, lost = [await executor.enter(table) for table in (TABLE, SECOND)]
    await process.clock.tick()
    async with another_has(postgres, 1):
        another = await Store.look(postgres, GAMES)
        await another.tables.commit(TableCommit(1, playing(lost.table, 2)))
        await another.heartbeats.save({1: 7.0})
        await another.kill()
        await until(lambda: 1 not in store.served)
        assert [table.id for table in executor.tables()] == [kept.table.id]
        assert await executor.find(lost.table.id) is None
        process.hand.at += 5.0
        process.clock._wake_up.clear()
        await process.clock.tick()
        assert await store.heartbeats.latest() == {0: process.hand.at, 1: 7.0}, "its heart beats no more here"
        assert isinstance(await executor.execute(kept.table.id, _again), TableChanged)
    await until(lambda: 1 in store.served)
    assert executor.get(lost.table.id).seq >= 2  # type: ignore[union-attr]
    await until(lambda: lost.table.id in process.shown)
    assert process.clock._next[lost.table.id] > 0
    assert process.clock._wake_up.is_set(), "its clock runs at once"


async def test_a_process_ends_when_what_it_lost_is_dropped(process: Process, postgres: str) -> None:
    lost = (await process.tables.executor.enter(SECOND)).table.id
    process.show(process.tables.executor.tables()[0])
    process.shows.clear()
    async with another_has(postgres, 1):
        await until(lambda: 1 not in process.store.served)
        ending = asyncio.create_task(process.end())
        await asyncio.sleep(0.05)
        assert lost in process.shown
        assert not ending.done()
        process.shows.set()
        await ending
    assert lost not in process.shown


async def test_a_shard_that_is_lost_before_its_tables_are_loaded_is_not_served(postgres: str) -> None:
    store = await Store.open(postgres, GAMES, shards=SHARDS)
    async with another_has(postgres, 1):
        await until(lambda: 1 not in store.leases.held)  # type: ignore[union-attr]
        late = Process(store)
        await until(lambda: 1 not in store.served)
    await until(lambda: 1 in store.served)
    await late.close()


async def test_a_step_under_way_while_the_shard_is_lost_changes_and_shows_nothing(
    process: Process, postgres: str
) -> None:
    store, executor = process.store, process.tables.executor
    told: list[TableChanged] = []
    lost = (await executor.enter(SECOND)).table
    executor.listen(told.append)
    async with another_has(postgres, 1):
        answers = await asyncio.gather(*(executor.execute(lost.id, _again) for _ in range(3)))
        assert {answer.code for answer in answers} <= {"moving", "no-table"}  # type: ignore[union-attr]
        assert answers[0].code == "moving"  # type: ignore[union-attr]
        await until(lambda: executor.get(lost.id) is None)
        assert await store.tables.load(lost.id) == lost
    assert not told


async def test_tables_written_by_another_are_read_again_when_time_is_given_back(process: Process) -> None:
    executor = process.tables.executor
    made = [(await executor.enter(playing(table, 1))).table for table in (TABLE, TABLE)]
    await process.store.tables.commit(TableCommit(1, replace(made[0], seq=2)))
    with pytest.raises(SecondWriterError):
        await process.store.tables.commit(TableCommit(1, replace(made[0], seq=2)))
    process.hand.at += 100.0
    await process.clock.resume()
    assert [executor.get(table.id).seq for table in made] == [2, 2]  # type: ignore[union-attr]
    assert executor.get(made[1].id).resumed == process.hand.at  # type: ignore[union-attr]


async def test_a_process_that_starts_is_handed_the_tables_with_all_that_was_under_way(
    process: Process, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_TIME", 4.0)  # none ends by itself meanwhile, however busy the machine
    tables = [(await process.tables.executor.enter(table)).table for table in (TABLE, SECOND)]
    younger = await started(postgres)
    younger.connected = False
    await asyncio.sleep(0.3)
    assert (list(process.store.served), list(younger.store.served)) == ([0, 1], []), "Discord tells it nothing yet"
    younger.connected = True
    steps = 0
    while process.store.served:
        assert not isinstance(await process.tables.executor.execute(tables[1].id, _again), Refusal)
        steps += 1
    begun = time.monotonic()
    await until(lambda: len(younger.store.served) == 2)
    assert time.monotonic() - begun < leases.LEASE_TIME, "it waits for no lease to end"
    assert not process.tables.tables()
    stored = await process.store.tables.load(tables[1].id)
    assert stored is not None
    assert younger.tables.get(tables[1].id) == stored
    assert stored.seq >= 1 + steps
    await asyncio.sleep(0.3)
    assert list(process.store.served) == [], "it stands by, and does not ask for them again"
    await younger.kill()
    await until(lambda: len(process.store.served) == 2)
    assert {table.id for table in process.tables.tables()} == {table.id for table in tables}


async def test_who_asks_and_then_stands_still_is_followed_and_asks_again_when_it_wakes(
    process: Process, postgres: str
) -> None:
    store = await Store.open(postgres, GAMES, shards=SHARDS)
    asker = store.leases
    assert asker is not None
    await asker.acquire([], SHARDS.mine)
    await until(lambda: not process.store.served)
    await asyncio.sleep(leases.LEASE_TIME / 2)
    assert not process.store.served, "it has time to take them"
    await until(lambda: len(process.store.served) == 2)
    with pytest.raises(FAULTS):
        await asker.wanted()  # its session was ended
    await asker.acquire([], SHARDS.mine)
    async with asyncio.timeout(20):
        while len(asker.held) < 2:
            await asker.acquire(SHARDS.mine, SHARDS.mine)
            await asyncio.sleep(0.05)
    assert not process.store.served
    await store.close()


async def test_one_that_was_told_of_no_shards_takes_nothing_away(process: Process, postgres: str) -> None:
    mistaken = await started(postgres, ONLY)
    await asyncio.sleep(0.5)
    assert (list(process.store.served), list(mistaken.store.served)) == ([0, 1], [])
    await mistaken.close()


async def test_another_number_of_shards_is_served_once_each_of_them_has_a_process(
    process: Process, postgres: str
) -> None:
    guilds = 0, 5 << 22, 2 << 22, 7 << 22
    for guild in guilds:
        await process.tables.executor.enter(replace(TABLE, place=ChannelRef(guild, 2, 3)))
    half = await started(postgres, ShardRange(4, 0, 1))
    await asyncio.sleep(0.5)
    assert list(process.store.served) == [0, 1], "one that was set wrongly takes nothing away"
    other = await started(postgres, ShardRange(4, 2, 3))
    await until(lambda: len(half.store.served) == len(other.store.served) == 2)
    assert not process.store.served
    found = [{table.place.guild for table in each.tables.tables()} for each in (half, other)]
    assert found == [{guilds[0], guilds[1]}, {guilds[2], guilds[3]}]
    for each in (half, other):
        await each.close()
    await until(lambda: len(process.store.served) == 2)


async def test_a_process_that_ends_in_order_is_followed_at_once(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_TIME", 60.0)
    async with serving(tmp_path, monkeypatch, QUARTIER_DATABASE_URL=postgres) as served:
        await served.start()
        follower = await started(postgres, ONLY)
        follower._running.cancel()
        await served.app.stop()
        assert follower.store.leases is not None
        await follower.store.leases.acquire([0])
        assert 0 in follower.store.leases.held
        await follower.close()


async def test_who_stands_by_waits_for_nobody_and_lets_nobody_wait(postgres: str) -> None:
    first, second = [await Store.open(postgres, GAMES) for _ in range(2)]
    async with first.database.engine.begin() as connection:
        await connection.execute(sa.select(schema.leases).with_for_update())
        async with asyncio.timeout(10):
            await second.leases.acquire([0])  # type: ignore[union-attr]
    for store in (first, second):
        await store.close()


async def test_whatever_fails_in_a_renewal_leases_are_renewed_again(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(shard: int) -> None:
        raise ValueError(shard)

    store = await Store.open(postgres, GAMES, shards=SHARDS)
    assert store.leases is not None
    store.leases.on_lost = fails
    await seize(store, 0)
    await asyncio.sleep(2 * leases.LEASE_TIME)
    assert "The leases could not be renewed." in caplog.text
    another = await Store.open(postgres, GAMES, shards=SHARDS)
    assert held(store) == {1}
    assert held(another) == {0}
    await another.close()
    await store.close()


async def test_what_was_shown_in_the_last_second_is_written_before_a_lease_is_given_back(
    process: Process, postgres: str
) -> None:
    for table in (TABLE, SECOND):
        made = (await process.tables.executor.enter(table)).table
        await process.store.outbox.published(made.id, made.seq, made.place.guild)
    await process.end()
    await process.store.release([0])
    reader = await Store.look(postgres, GAMES)
    assert await reader.outbox.unpublished() == []
    await reader.kill()


async def test_what_a_person_chooses_at_one_process_counts_soon_at_the_others(
    postgres: str,
) -> None:
    here, there = [(await Store.open(postgres, GAMES, shards=ShardRange.part(2, n, 2))) for n in (0, 1)]
    assert here.settings._life == SHARED_LIFE <= 5.0
    here.settings._life = there.settings._life = 0.3
    assert await here.settings.person(5) == Person(5)
    await there.settings.save_person(Person(5), Person(5, "fr", soon="on"))
    stale = await here.settings.person(5)
    await here.settings.save_person(stale, replace(stale, theme="light"))
    assert (await here.settings.person(5)).theme == "light"
    await asyncio.sleep(0.35)
    both = [await store.settings.person(5) for store in (here, there)]
    assert both == [Person(5, "fr", soon="on", theme="light")] * 2, "neither has undone what the other did not know of"
    for store in (here, there):
        await store.close()


async def test_presses_are_answered_with_one_moment_and_the_game_goes_on_when_the_lease_is_back(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.context.OTHERS_FIRST", 0.2)
    async with serving(tmp_path, monkeypatch, QUARTIER_DATABASE_URL=postgres) as served:
        await served.start()
        store, message, before = served.app.store, served.public()[-1], served.table
        mover = served.mover()
        async with another_has(postgres, 0):
            await until(lambda: not store.served)
            assert not served.app.tables.tables()
            custom_id = next(part["custom_id"] for part in message.controls())
            pressed = await served.world.press(mover, message, custom_id)
            typed = await served.world.command(served.lea, served.general, "play", {"game": "city"})
            said = translator_for("en").say("refusal-moving")
            assert [[each.text for each in done.ephemerals] for done in (pressed, typed)] == [[said], [said]]
            stored = await store.tables.load(before.id)
            assert stored is not None
            assert (stored.seq, stored.state) == (before.seq, before.state), "nothing was written for it"
            assert served.app.health.figures().served == []
        await until(lambda: store.served)
        assert served.table.seq == before.seq + 1, "its waits got their time back"
        await served.move()
        assert served.table.seq > before.seq + 1


def test_who_has_the_lease_has_answered_or_deferred_before_others_say_one_moment() -> None:
    round_trip, allowed = 0.5, 3.0
    assert DEFER_AFTER + round_trip <= OTHERS_FIRST <= allowed - 2 * round_trip


def _again(table: Table) -> Transition:
    """A step that changes nothing but its number."""
    return Transition(table)

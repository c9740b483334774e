"""What a process does with the tables of a shard that it loses or gets, on a real server."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.tables import shard_ownership
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.lobby import Transition
from bot.tables.model import Table, TableChanged
from bot.tables.robots.scheduler import RobotScheduler
from bot.tables.service import TableService
from bot.tables.shard_ownership import ShardOwnership
from bot.tables.shards import ShardRange
from bot.tables.storage import leases
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import SecondWriterError, TableCommit
from tests.bot_harness import ManualClock
from tests.cogs.bot_and_playground import serving
from tests.tables.test_leases import SECOND
from tests.tables.test_store import TABLE, playing
from tests.tables.toy_game import GAMES

SHARDS = ShardRange.all_of(2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_TIME", 1.0)
    monkeypatch.setattr(leases, "RENEWAL_INTERVAL", 0.1)
    monkeypatch.setattr(shard_ownership, "POLL_INTERVAL", 0.05)


async def until(done: Callable[[], object], seconds: float = 5.0) -> None:
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
    locking = asyncio.create_task(connection.execute(f"SELECT pg_advisory_lock({leases.LOCKS}, {shard})"))
    yield
    await locking
    await connection.execute("UPDATE leases SET holder = '', expires = 0 WHERE shard = $1", shard)
    await connection.close()


class Process:
    """What the bot has of a process, without Discord: store, tables, clock, robots; `shown` is what it publishes."""

    def __init__(self, store: Store) -> None:
        self.store, self.hand = store, ManualClock()
        self.shown: set[int] = set()
        self.tables = TableService(store, self.hand)
        self.clock = DeadlineScheduler(self.tables)
        self.robots = RobotScheduler(self.tables)
        assert store.leases is not None
        self.leases = store.leases
        self._running = asyncio.create_task(
            ShardOwnership(store.leases, self.tables, self.clock, self.robots, self).run()
        )

    def show(self, table: Table) -> None:
        self.shown.add(table.id)

    async def drop(self, tables: Collection[int]) -> None:
        self.shown.difference_update(tables)

    async def close(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.robots.close()
        await self.tables.executor.background.close()
        await self.store.close()


@pytest.fixture
async def process(postgres: str) -> AsyncIterator[Process]:
    made = Process(await Store.open(postgres, GAMES, shards=SHARDS))
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
        await process.clock.tick()
        assert await store.heartbeats.latest() == {0: process.hand.at, 1: 7.0}, "its heart beats no more here"
        assert isinstance(await executor.execute(kept.table.id, _again), TableChanged)
    await until(lambda: 1 in store.served)
    assert executor.get(lost.table.id).seq >= 2  # type: ignore[union-attr]
    await until(lambda: lost.table.id in process.shown)
    assert process.clock._next[lost.table.id] > 0


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


def _again(table: Table) -> Transition:
    """A step that changes nothing but its number."""
    return Transition(table)

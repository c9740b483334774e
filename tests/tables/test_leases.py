"""Leases on a real server: one process for a shard, and one that has lost it can commit nothing, however it lost it."""

import asyncio
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.tables.executor import TableExecutor
from bot.tables.model import ChannelRef, PublishedMessage
from bot.tables.shards import ONLY, ShardRange
from bot.tables.storage import leases, postgres, schema, writer
from bot.tables.storage.address import USUAL
from bot.tables.storage.database import UnwritableError
from bot.tables.storage.leases import LeaseLostError
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import TableCommit
from tests.tables.test_addresses import cut
from tests.tables.test_store import ROOT, TABLE, playing
from tests.tables.toy_game import GAMES

SHARDS = ShardRange.all_of(2)
SECOND = replace(TABLE, place=ChannelRef(1 << 22, 2, 3))
"""A table of the second of two shards."""
FROZEN = """
import asyncio, sys
from bot.tables.storage import leases
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import TableCommit
from tests.tables.test_store import TABLE, playing
from tests.tables.toy_game import GAMES
leases.LEASE_TIME, leases.RENEWAL_INTERVAL = 1.0, 0.3

async def main():
    store = await Store.open(sys.argv[1], GAMES)
    table = await store.tables.create(TABLE)
    print(table.id, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    try:
        await store.tables.commit(TableCommit(1, playing(table)))
    except Exception as error:
        print(type(error).__name__, flush=True)
    await store.kill()

asyncio.run(main())
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_TIME", 1.0)
    monkeypatch.setattr(leases, "RENEWAL_INTERVAL", 0.2)


async def epochs(store: Store) -> list[int]:
    return [row["epoch"] for row in await store.database.rows(sa.select(schema.leases).order_by(schema.leases.c.shard))]


def held(store: Store) -> set[int]:
    """The shards whose leases a process has."""
    assert store.leases is not None
    return set(store.leases.held)


async def takes(store: Store) -> None:
    """Wait until a process has the lease of the only shard."""
    assert store.leases is not None
    for _ in range(100):
        await store.leases.acquire([0])
        if held(store):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it is not free")


async def seize(store: Store, shard: int) -> None:
    """Take a lease away as another process does that found it expired."""
    stolen = sa.update(schema.leases).where(schema.leases.c.shard == shard)
    async with store.database.engine.begin() as connection:
        await connection.execute(
            stolen.values(epoch=schema.leases.c.epoch + 1, holder="another", expires=leases.NOW + 60.0)
        )


async def test_a_second_process_gets_nothing_while_the_first_lives(
    postgres: str, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    first = await Store.open(postgres, GAMES)
    others = [await Store.open(postgres, GAMES, shards=shards) for shards in (ONLY, SHARDS)]
    assert re.search(r"Another process \(.*\) serves shard 0 of 1; this one asks for shard 0 of 2", caplog.text)
    assert [(held(store), [*store.served]) for store in others] == [(set(), [])] * 2
    await first.tables.create(TABLE)
    for store in others:
        with pytest.raises(LeaseLostError):
            await store.tables.create(TABLE)
        assert not [table async for table in store.tables.open_tables(store.served)]
    assert await epochs(first) == [1]
    await first.close()
    for store in others[::-1]:
        assert store.leases is not None
        await store.leases.acquire(store.served.range.mine)
    assert [held(store) for store in others] == [set(), {0, 1}], (
        "given back, they are free for another number of shards"
    )
    assert await epochs(others[1]) == [3, 1]
    for store in others:
        await store.close()


async def test_two_processes_share_a_database_and_each_lists_and_writes_its_own_tables(postgres: str) -> None:
    halves = [await Store.open(postgres, GAMES, shards=ShardRange.part(4, n, 2)) for n in (0, 1)]
    guilds = [5 << 22, 2 << 22, 3 << 22, 4 << 22]
    places = [replace(TABLE, place=ChannelRef(guild, 2, 3)) for guild in guilds]
    made = [await halves[n].tables.create(place) for n, place in zip((0, 1, 1, 0), places, strict=True)]
    for store, mine in zip(halves, ([0, 3], [1, 2]), strict=True):
        assert [table async for table in store.tables.open_tables()] == [made[n] for n in mine]
        assert await store.outbox.unpublished() == [made[n].id for n in mine]
        executor = TableExecutor(store)
        await executor.load()
        found = [await executor.find(table.id) for table in made]
        assert found == [table if n in mine else None for n, table in enumerate(made)]
    with pytest.raises(LeaseLostError):
        await halves[0].tables.commit(TableCommit(1, playing(made[1])))
    await asyncio.gather(*(store.settings.save_guild(7, {"lang": "fr"}) for store in halves))
    for store in halves:
        await store.close()


async def test_another_number_of_shards_ends_all_leases_and_goes_on_from_the_heartbeats(postgres: str) -> None:
    halves = [await Store.open(postgres, GAMES, shards=ShardRange.part(4, n, 2)) for n in (0, 1)]
    await halves[0].heartbeats.save({0: 10.0, 1: 11.0})
    await halves[1].heartbeats.save({2: 12.0, 3: 13.0})
    table = await halves[1].tables.create(replace(TABLE, place=ChannelRef(6 << 22, 2, 3)))
    await halves[0].close()
    assert halves[1].leases is not None
    await halves[1].leases.release()
    halves[1].leases._epochs.update({2: 1, 3: 1})  # a process that stood still believes what it knew
    first = await Store.open(postgres, GAMES, shards=ShardRange(8, 0, 3))
    with pytest.raises(LeaseLostError):
        await halves[1].tables.commit(TableCommit(1, playing(table)))
    beats = [10.0, 11.0, 12.0, 13.0] * 2
    assert await first.heartbeats.latest() == dict(enumerate(beats))
    await halves[1].close()
    await first.close()
    last = await Store.open(postgres, GAMES, shards=ShardRange.all_of(3))
    assert held(last) == {0, 1, 2}
    assert await last.heartbeats.latest() == dict.fromkeys(range(3), 10.0)
    await last.close()


async def test_a_dead_process_is_followed_at_once_and_never_writes_again(postgres: str) -> None:
    first = await Store.open(postgres, GAMES)
    table = await first.tables.create(TABLE)
    lost: list[int] = []
    assert first.leases is not None
    first.leases.on_lost = lost.append
    await first.leases._disconnect()  # what the system does to a process that died
    second = await Store.open(postgres, GAMES)
    assert held(second) == {0}
    with pytest.raises(LeaseLostError):
        await first.tables.commit(TableCommit(1, playing(table)))
    await second.tables.commit(TableCommit(1, playing(table)))
    with pytest.raises(LeaseLostError):
        await first.tables.create(TABLE)
    with pytest.raises(LeaseLostError):
        await first.settings.save_guild(1, {"lang": "fr"})
    await first.leases.renew()
    assert (lost, [*first.leases.held]) == ([0], [])
    await first.close()
    await second.tables.commit(TableCommit(2, playing(table, 3)))
    await second.close()


async def test_a_frozen_process_is_followed_when_its_lease_expires_and_cannot_commit_when_it_wakes(
    postgres: str, quick: None
) -> None:
    frozen = await asyncio.create_subprocess_exec(
        sys.executable, "-c", FROZEN, postgres, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert frozen.stdout is not None
    assert frozen.stdin is not None
    id_ = int(await frozen.stdout.readline())
    store = await Store.open(postgres, GAMES)
    assert not held(store)
    frozen.send_signal(signal.SIGSTOP)
    await takes(store)
    table = await store.tables.load(id_)
    assert table is not None
    await store.tables.commit(TableCommit(1, playing(table)))
    frozen.stdin.write(b"\n")
    frozen.send_signal(signal.SIGCONT)
    async with asyncio.timeout(10):
        assert await frozen.stdout.readline() == b"LeaseLostError\n"
        await frozen.wait()
    assert await store.tables.load(id_) == playing(table)
    await store.leases.renew()  # type: ignore[union-attr]
    await store.tables.commit(TableCommit(2, playing(table, 3)))
    await store.close()


async def test_a_process_frozen_within_a_transaction_is_ended_by_the_server(
    postgres: str, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWAL_INTERVAL", 60.0)
    monkeypatch.setattr("bot.tables.storage.postgres.IDLE_TIMEOUT", 0.5)
    first = await Store.open(postgres, GAMES)
    table = await first.tables.create(TABLE)
    assert first.leases is not None
    async with first.database.engine.connect() as connection:
        await connection.begin()
        await first.leases.enter(connection, [TableCommit(1, playing(table))])
        second = await Store.open(postgres, GAMES)
        await takes(second)
        with pytest.raises(sa.exc.DBAPIError):
            await connection.execute(sa.update(schema.tables).values(seq=9))
    assert await second.tables.load(table.id) == table
    await first.close()
    await second.close()


async def test_only_steps_of_the_lost_shard_fail(postgres: str) -> None:
    store = await Store.open(postgres, GAMES, shards=SHARDS)
    tables = [await store.tables.create(which) for which in (TABLE, SECOND, TABLE, SECOND)]
    await seize(store, 1)
    done = await asyncio.gather(
        *(store.tables.commit(TableCommit(1, playing(table))) for table in tables), return_exceptions=True
    )
    assert [type(each) for each in done] == [type(None), LeaseLostError, type(None), LeaseLostError]
    assert issubclass(LeaseLostError, UnwritableError), "players read that nothing was changed"
    with pytest.raises(LeaseLostError):
        await store.outbox.save_shown(tables[1].id, PublishedMessage("lobby", 1, 1.0), tables[1].place.guild)
    for seq, table in ((2, tables[0]), (1, tables[1])):
        await store.outbox.published(table.id, seq, table.place.guild)
    await store.database.writer.drain()
    with pytest.raises(LeaseLostError):
        await store.tables.shift([TableCommit(2, playing(tables[0], 3)), TableCommit(1, playing(tables[1]))], {})
    assert [table.seq async for table in store.tables.open_tables()] == [2, 1, 2, 1]
    assert set(await store.outbox.unpublished()) == {table.id for table in tables[1:]}
    assert store.leases is not None
    await store.leases.renew()  # the loss starts one too, which a slow machine may not have come to
    assert held(store) == {0}
    await store.close()


async def test_a_restart_of_the_server_costs_no_lease(postgres: str, server: str, quick: None) -> None:
    store = await Store.open(postgres, GAMES)
    table = await store.tables.create(TABLE)
    for seq in range(2, 5):
        await cut(server, postgres)
        await store.tables.commit(TableCommit(seq - 1, playing(table, seq)))
    assert store.leases is not None
    await store.leases._renewed()  # finds its session lost
    await store.leases._renewed()
    second = await Store.open(postgres, GAMES)
    assert not held(second)
    assert await epochs(store) == [1]
    await second.close()
    await store.close()


class Severed:
    """A way to the server that is cut at a commit: before it is passed on, or before its answer is."""

    def __init__(self, url: str, folder: Path) -> None:
        self._socket = url.partition("host=")[2] + "/.s.PGSQL.5432"
        self.url = url.replace(url.partition("host=")[2], str(folder))
        self.cut: Callable[[], Awaitable[None]] | None = None
        """What is done at the next commit before the connection ends."""
        self.passed_on = False
        self.done = asyncio.Event()
        self._path = folder / ".s.PGSQL.5432"

    async def __aenter__(self) -> "Severed":
        self._listening = await asyncio.start_unix_server(self._serve, self._path)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()

    async def _serve(self, reader: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        answers, there = await asyncio.open_unix_connection(self._socket)
        mute, answered = asyncio.Event(), asyncio.Event()

        async def back() -> None:
            while data := await answers.read(65_536):
                if mute.is_set():
                    answered.set()
                else:
                    out.write(data)
            if not mute.is_set():
                out.close()

        returning = asyncio.create_task(back())
        while data := await reader.read(65_536):
            if b"COMMIT" in data and self.cut is not None:
                mute.set()
                cut, self.cut = self.cut, None
                if self.passed_on:
                    there.write(data)
                    await answered.wait()
                there.close()
                await cut()
                self.done.set()
                break
            there.write(data)
        there.close()
        out.close()
        await returning


@pytest.fixture
async def severed(postgres: str) -> AsyncIterator[Severed]:
    with tempfile.TemporaryDirectory(prefix="q", dir="/tmp") as folder:
        async with Severed(postgres, Path(folder)) as made:
            yield made


@pytest.mark.parametrize("passed_on", [True, False])
async def test_a_commit_whose_answer_is_lost_counts_once(severed: Severed, passed_on: bool) -> None:
    store = await Store.open(severed.url, GAMES)
    table = await store.tables.create(TABLE)
    severed.passed_on = passed_on
    for seq in range(2, 5):
        severed.cut = _nothing
        await store.tables.commit(TableCommit(seq - 1, playing(table, seq)))
        assert await store.tables.load(table.id) == playing(table, seq)
    severed.cut = _nothing
    assert (await store.tables.create(TABLE)).id == table.id + (1 if passed_on else 2), "a number is used up"
    assert len([one async for one in store.tables.open_tables()]) == 2
    await store.close()


async def _nothing() -> None:
    """The connection ends, and no more."""


async def test_of_a_batch_of_which_the_answer_is_lost_every_piece_has_its_result(severed: Severed) -> None:
    store = await Store.open(severed.url, GAMES)
    severed.passed_on, severed.cut = True, _nothing
    made = await asyncio.gather(*(store.tables.create(TABLE) for _ in range(5)))
    assert sorted(table.id for table in made) == [1, 2, 3, 4, 5]
    assert len([one async for one in store.tables.open_tables()]) == 5
    await store.close()


async def test_after_a_loss_during_a_commit_another_holder_decides(severed: Severed, postgres: str) -> None:
    store = await Store.open(severed.url, GAMES)
    table = await store.tables.create(TABLE)
    severed.cut = lambda: seize(store, 0)
    with pytest.raises(LeaseLostError, match="in its hands"):
        await store.tables.commit(TableCommit(1, playing(table)))
    await store.close()


async def test_while_nobody_knows_the_outcome_it_is_asked_again_and_nothing_else_is_kept_waiting(
    severed: Severed, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(severed.url, GAMES)
    table = await store.tables.create(TABLE)
    monkeypatch.setattr(writer, "OUTCOME_TIMEOUT", 3.0)

    async def away() -> None:
        severed._listening.close()
        severed._path.unlink(missing_ok=True)

    severed.passed_on, severed.cut = True, away
    step = asyncio.create_task(store.tables.commit(TableCommit(1, playing(table))))
    await severed.done.wait()
    async with asyncio.timeout(2.7):
        with pytest.raises(UnwritableError):
            await store.settings.save_guild(1, {"lang": "fr"})
    with pytest.raises(UnwritableError, match="not known"):
        await step
    await store.kill()


async def test_a_file_has_no_leases(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db", GAMES)
    assert store.leases is None
    assert await epochs(store) == []
    await store.close()


def test_leases_outlive_what_renews_and_what_ends_a_transaction() -> None:
    assert leases.LEASE_TIME > 3 * leases.RENEWAL_INTERVAL
    assert postgres.IDLE_TIMEOUT < leases.LEASE_TIME
    assert USUAL.timeout > postgres.IDLE_TIMEOUT, "whoever takes a lease outwaits a transaction that stands still"

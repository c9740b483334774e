"""The store: durable, one process per file, migrations, grouped writes, clear sentences."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.tables.model import CLOSED, ChannelRef, Deadline, Participant, Person, PublishedMessage, Record, Table
from bot.tables.notices.notice import Notice
from bot.tables.shards import ShardRange
from bot.tables.storage import schema, schema_version, writer
from bot.tables.storage.database import StoreError
from bot.tables.storage.draft_repository import MAX_DRAFTS
from bot.tables.storage.packed_state import PackedState
from bot.tables.storage.settings_repository import SettingsRepository
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import RepeatedError, SecondWriterError, TableCommit
from tests.bot_harness import unpublished
from tests.tables.toy_game import GAMES, State

TABLE = Table(
    id=0, game="toy", place=ChannelRef(1, 2, 3), host=5, lang="fr", pace="live", chairs=(Participant("Zoé", 5),), seq=1
)


ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the database of a test is, on each kind of database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return str(tmp_path / "new" / "quartier.db")


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    made = await Store.open(where, GAMES)
    yield made
    await made.close()


def playing(table: Table, seq: int = 2) -> Table:
    state = State([90, 110], [False, False], 3, True)
    rows = (Deadline("draw-1", 0, 60.5, None, 1, clock="turn"), Deadline("hour-1", 2, None, 10.25, clock="hour"))
    return replace(
        table, phase="playing", seed=b"\0\xff" * 16, packed_state=PackedState(state), seq=seq, drawn=4, deadlines=rows
    )


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = await store.tables.create(replace(TABLE, deadlines=(Deadline("lobby", 0, 600.0),)))
    assert await store.tables.load(table.id) == table
    step = playing(table)
    await store.tables.commit(TableCommit(1, step, Record(2, "k", 1.5, 0, "Draw", [])))
    assert await store.tables.load(table.id) == step
    assert [table async for table in store.tables.open_tables()] == [step]
    assert await store.tables.load(table.id + 1) is None


async def test_who_reads_beside_the_process_that_writes_never_sees_half_a_step(where: str, store: Store) -> None:
    table = await store.tables.create(TABLE)
    reader, done = await Store.look(where, GAMES), asyncio.Event()

    async def read() -> None:
        while not done.is_set():
            await reader.tables.load(table.id)

    reading = [asyncio.create_task(read()) for _ in range(3)]
    for seq in range(2, 120):
        rows = (Deadline(f"draw-{seq}", 0, 60.5, None, 1),)
        await store.tables.commit(TableCommit(seq - 1, replace(playing(table, seq), deadlines=rows)))
    done.set()
    await asyncio.gather(*reading)
    assert not reader.tables.lost
    await reader.close()


async def test_synchronous_full_and_wal(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    async with store.database.engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1
    await store.close()


async def test_a_writing_transaction_takes_the_lock_before_it_reads(tmp_path: Path) -> None:
    path = tmp_path / "quartier.db"
    store = await Store.open(path, GAMES)
    async with store.database.engine.execution_options(write=True).begin():
        other = sqlite3.connect(path, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()
    await store.close()


async def test_a_step_that_is_not_the_next_one_is_noticed(store: Store) -> None:
    table = await store.tables.create(TABLE)
    await store.tables.commit(TableCommit(1, playing(table)))
    with pytest.raises(SecondWriterError):
        await store.tables.commit(TableCommit(1, playing(table)))


async def test_a_key_counts_once_and_takes_the_whole_step_with_it(store: Store) -> None:
    table = await store.tables.create(TABLE)
    await store.tables.commit(TableCommit(1, playing(table), Record(2, "k", 1.0, 0, "Draw", [])))
    with pytest.raises(RepeatedError):
        await store.tables.commit(TableCommit(2, playing(table, 3), Record(3, "k", 2.0, 0, "Draw", [])))
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert stored.seq == 2


async def test_waiting_steps_of_many_tables_share_a_transaction_and_a_bad_one_harms_only_itself(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await store.tables.create(TABLE) for _ in range(6)]
    begun: list[int] = []
    transaction = store.database.writer._transaction

    async def counted(batch: Any) -> list[Any]:
        begun.append(len(batch))
        return await transaction(batch)

    monkeypatch.setattr(store.database.writer, "_transaction", counted)
    answers = await asyncio.gather(*(store.tables.commit(TableCommit(1, playing(table))) for table in tables))
    assert answers == [None] * 6
    assert sum(begun) == 6
    assert len(begun) <= 2
    seqs = [2, 2, 1, 2, 2, 2]
    mixed = await asyncio.gather(
        *(store.tables.commit(TableCommit(seq, playing(table, 3))) for table, seq in zip(tables, seqs, strict=True)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in mixed] == [type(None)] * 2 + [SecondWriterError] + [type(None)] * 3
    assert [table.seq async for table in store.tables.open_tables()] == [3, 3, 2, 3, 3, 3]


async def test_a_lone_step_of_a_file_needs_no_task_and_what_comes_meanwhile_is_written_together(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    tables = [await store.tables.create(TABLE) for _ in range(3)]
    await store.database.writer.drain()
    tasks = asyncio.all_tasks()
    lone = asyncio.create_task(store.tables.commit(TableCommit(1, playing(tables[0]))))
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {*tasks, lone}
    later = [store.tables.commit(TableCommit(1, playing(table))) for table in tables[1:]]
    await asyncio.gather(lone, *later, store.database.writer.drain())
    assert [table.seq async for table in store.tables.open_tables()] == [2, 2, 2]
    await store.close()


async def test_a_caller_that_is_cancelled_stops_no_other(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    first, second = [await store.tables.create(TABLE) for _ in range(2)]
    cancelled = asyncio.create_task(store.tables.commit(TableCommit(1, playing(first))))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(store.tables.commit(TableCommit(1, playing(second))))
    await asyncio.sleep(0)
    cancelled.cancel()
    answers = await asyncio.gather(cancelled, waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError, type(None)]
    (again,) = [await store.tables.load(second.id)]
    assert again is not None
    assert again.seq == 2
    await store.tables.commit(TableCommit(2, playing(second, 3)))
    await store.close()


async def test_the_outbox_holds_what_nobody_has_seen(store: Store) -> None:
    table = await store.tables.create(TABLE)
    assert await store.outbox.unpublished() == [table.id]
    await store.outbox.published(table.id, 1, table.place.guild)
    assert await store.outbox.unpublished() == [table.id], "it waits for another write, which nobody has to wait for"
    assert await unpublished(store) == []
    await store.tables.commit(TableCommit(1, playing(table)))
    assert await store.outbox.unpublished() == [table.id]
    await store.outbox.published(table.id, 2, table.place.guild)
    await store.outbox.published(table.id, 1, table.place.guild)
    assert await unpublished(store) == []


async def test_what_was_shown_is_noted_soon_and_before_closing(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SOON", 0.0)
    store = await Store.open(where, GAMES)
    shown, last = [await store.tables.create(TABLE) for _ in range(2)]
    await store.outbox.published(shown.id, 1, shown.place.guild)
    await asyncio.sleep(0.01)
    await store.database.writer._idle.wait()
    assert await store.outbox.unpublished() == [last.id]
    await store.outbox.published(last.id, 1, last.place.guild)
    await store.close()
    again = await Store.open(where, GAMES)
    assert await again.outbox.unpublished() == []
    await again.close()


async def test_a_step_in_a_file_takes_no_job_along_that_nobody_waits_for(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "q.db", GAMES)
    table = await store.tables.create(TABLE)
    store.settings.save_person_soon(Person(5), Person(5, "fr"))
    await store.outbox.published(table.id, 1, table.place.guild)
    await store.tables.commit(TableCommit(1, playing(table)))
    people = sa.select(schema.people.c.lang)
    assert await store.database.rows(people) == []
    assert await store.outbox.unpublished() == [table.id]
    await store.database.writer.drain()
    assert [row["lang"] for row in await store.database.rows(people)] == ["fr"]
    await store.close()


async def test_each_reason_to_call_somebody_is_kept_once(store: Store) -> None:
    call = Notice(7, 5, "call turn-3", 1, 100.0)
    done = Notice(7, 6, "call turn-3", 1, 50.0, sent=50.0)
    assert await store.notices.claim([call, done], 50.0) == {5}
    assert await store.notices.claim([replace(call, due=60.0, sent=60.0)], 60.0) == {5}, "still to be called"
    assert await store.notices.due(99.0, [0]) == []
    assert await store.notices.due(100.0, [0]) == [call]
    assert await store.notices.due(100.0, []) == [], "another process's"
    await store.notices.note_sent([call], 101.0)
    assert await store.notices.claim([call], 102.0) == set()
    assert await store.notices.due(200.0, [0]) == []
    late = 101.0 + 31 * 86_400
    await store.notices.claim([replace(call, slot="call turn-9", due=late)], late)
    assert await store.notices.claim([call], late) == {5}, "what is a month old is forgotten"


async def test_messages_people_and_guilds(store: Store) -> None:
    table = await store.tables.create(TABLE)
    await store.outbox.save_shown(table.id, PublishedMessage("turn-7", 11, 5.0), 1)
    await store.outbox.save_shown(table.id, PublishedMessage("lobby", 10, 4.0), 1)
    await store.outbox.save_shown(table.id, PublishedMessage("turn-7", 12, 6.0, live=False), 1)
    assert await store.outbox.shown(table.id) == [
        PublishedMessage("lobby", 10, 4.0),
        PublishedMessage("turn-7", 12, 6.0, live=False),
    ]
    assert await store.settings.person(5) == Person(5)
    await store.settings.save_person(Person(5), Person(5, "fr", notices="direct"))
    stale = await store.settings.person(5)
    await store.settings.save_person(stale, Person(5, "en", notices="off"))
    await store.settings.save_person(stale, replace(stale, theme="light"))
    assert await store.settings.person(5) == Person(5, "en", "light", notices="off")
    assert await SettingsRepository(store.database).person(5) == Person(5, "en", "light", notices="off")
    assert await store.settings.guild(1) == {}
    await store.settings.save_guild(1, {"lang": "fr", "channel": 7})
    assert await store.settings.guild(1) == {"lang": "fr", "channel": 7}


async def test_themes_of_servers_are_known_at_once_and_after_a_start(store: Store) -> None:
    for guild, theme in ((1, "light"), (2, "dark"), (3, "pink")):
        await store.settings.save_guild(guild, {"theme": theme})
    await store.settings.save_guild(4, {"lang": "fr"})
    again = SettingsRepository(store.database)
    await again.load_servers()
    for settings in (store.settings, again):
        assert [settings.theme(guild) for guild in range(6)] == ["dark", "light", *["dark"] * 4]
    await store.settings.save_guild(1, {"theme": "dark"})
    assert store.settings.theme(1) == "dark"
    await store.settings.save_guild(9 << 22, {"theme": "light"})
    for shards, theme in (([0], "dark"), ([1], "light")):
        mine = SettingsRepository(store.database, shards=ShardRange.all_of(2))
        await mine.load_servers(shards)
        assert mine.theme(9 << 22) == theme, "of a server of another shard nothing is read"


async def test_drafts_belong_to_one_person_at_one_table(store: Store) -> None:
    table, other = await store.tables.create(TABLE), await store.tables.create(TABLE)
    one, two = await store.drafts.save(table.id, 5, ["Give.+1+2", "Give.+3"], 9.0)
    assert await store.drafts.text(one, table.id, 5) == "Give.+1+2"
    assert await store.drafts.text(two, table.id, 5) == "Give.+3"
    assert await store.drafts.text(one, table.id, 6) is None
    assert await store.drafts.text(one, other.id, 5) is None
    assert await store.drafts.text(10**17, table.id, 5) is None


async def test_old_drafts_go_and_those_of_tables_that_are_over(store: Store) -> None:
    table, other = await store.tables.create(TABLE), await store.tables.create(TABLE)
    (first,) = await store.drafts.save(table.id, 5, ["Give.+1"], 9.0)
    (kept,) = await store.drafts.save(table.id, 6, ["Give.+2"], 9.0)
    (last, *_) = await store.drafts.save(other.id, 5, ["Give.+3"], 9.0)
    await store.drafts.save(table.id, 5, [f"Give.+{n}" for n in range(MAX_DRAFTS)], 9.0)
    assert await store.drafts.text(first, table.id, 5) is None
    assert await store.drafts.text(kept, table.id, 6) == "Give.+2"
    await store.tables.commit(TableCommit(1, replace(other, phase=CLOSED, seq=2)))
    await store.drafts.save(table.id, 5, ["Give.+4"], 9.0)
    assert await store.drafts.text(last, other.id, 5) is None


async def test_ids_as_large_as_discords(store: Store) -> None:
    big = 2**63 - 1
    table = await store.tables.create(
        replace(TABLE, place=ChannelRef(big, big, big), host=big, chairs=(Participant("A", big),))
    )
    await store.outbox.save_shown(table.id, PublishedMessage("lobby", big, 1.0), big)
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert (stored.place.guild, stored.seat_of(big), (await store.outbox.shown(table.id))[0].message) == (big, 0, big)


async def test_a_second_process_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "quartier.db"
    store = await Store.open(path, GAMES)
    code = (
        "import asyncio, sys\n"
        "from bot.tables.storage.store import Store\n"
        "from bot.tables.storage.database import StoreError\n"
        "try: asyncio.run(Store.open(sys.argv[1], {}))\n"
        "except StoreError as error: print(error)\n"
    )
    run = [sys.executable, "-c", code, str(path)]
    done = await asyncio.to_thread(subprocess.run, run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == f"Another process is using the database {path}; stop it first.", done.stderr
    await store.close()
    again = await Store.open(path, GAMES)
    await again.close()


async def test_reading_beside_a_running_bot(tmp_path: Path) -> None:
    path = tmp_path / "quartier.db"
    with pytest.raises(StoreError, match="There is no database"):
        await Store.look(path, GAMES)
    store = await Store.open(path, GAMES)
    table = await store.tables.create(TABLE)
    reader = await Store.look(path, GAMES)
    assert await reader.tables.load(table.id) == table
    await reader.close()
    await store.close()
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreError, match="not of this version"):
        await Store.look(tmp_path / "empty.db", GAMES)


@pytest.mark.parametrize(
    "content", [b"this is no database at all, whatever its name says" * 40, b"SQLite format 3\0" + b"x" * 4096]
)
async def test_a_broken_file_gets_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "quartier.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match="cannot be used") as caught:
        await Store.open(path, GAMES)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


async def test_a_folder_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="cannot be written"):
        await Store.open(tmp_path / "file" / "quartier.db", GAMES)
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(StoreError, match="cannot be used"):
        await Store.open(tmp_path / "folder.db", GAMES)


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "quartier.db"
    await (await Store.open(path, GAMES)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="newer version of the bot"):
        await Store.open(path, GAMES)


def columns_of(path: Path) -> dict[str, object]:
    """What a file's schema amounts to: of each table its columns in any order, indices and foreign keys."""
    with contextlib.closing(sqlite3.connect(path)) as connection:

        def rows(text: str) -> list[tuple[object, ...]]:
            return connection.execute(text).fetchall()

        return {
            str(name): (
                without_rowid,
                sorted(row[1:] for row in rows(f"PRAGMA table_xinfo({name})")),
                sorted(
                    (row[2:], [key[2:] for key in rows(f"PRAGMA index_xinfo({row[1]})") if key[5]])
                    for row in rows(f"PRAGMA index_list({name})")
                ),
                sorted(row[2:] for row in rows(f"PRAGMA foreign_key_list({name})")),
            )
            for _, name, kind, _, without_rowid, _ in rows("PRAGMA main.table_list")
            if kind == "table" and name != "sqlite_schema"
        }


async def test_a_new_file_is_made_at_once_as_the_migrations_would_make_it(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "made.db", GAMES)).close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with engine.begin() as connection:
        schema_version._upgrade(connection)
    engine.dispose()
    made = columns_of(tmp_path / "made.db")
    assert len(made) > 20
    assert made == columns_of(tmp_path / "migrated.db")


async def test_migrations_lead_to_the_schema_in_the_code(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    async with store.database.engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
        )
    assert found == []
    root = Path(schema.__file__).parents[3]
    config = Config(toml_file=root / "pyproject.toml")
    assert ScriptDirectory.from_config(config).get_heads() == [schema.HEAD]


async def test_a_start_with_a_current_schema_imports_nothing_large_that_it_does_not_use(tmp_path: Path) -> None:
    path = tmp_path / "quartier.db"
    await (await Store.open(path, GAMES)).close()
    code = (
        "import asyncio, sys\n"
        "from bot.tables.storage.store import Store\n"
        "store = asyncio.run(Store.open(sys.argv[1], {}))\n"
        "print({'alembic', 'sqlalchemy.orm', 'sqlalchemy.dialects.postgresql'} & set(sys.modules))\n"
        "asyncio.run(store.kill())\n"
    )
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", code, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.strip() == "set()", done.stderr


async def test_a_table_that_cannot_be_read_is_left_out_and_harms_no_other(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = await store.tables.create(TABLE), await store.tables.create(replace(TABLE, game="gone"))
    assert [table.id async for table in store.tables.open_tables()] == [good.id]
    assert [table async for table in store.tables.open_tables()] == [good]
    told = (
        f"Table {bad.id} of gone, in channel 2 of server 1, cannot be read and is left out; the others go on: KeyError"
    )
    assert caplog.messages == [told], "once"


async def test_a_closed_store_says_so_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    table = await store.tables.create(TABLE)
    writing = asyncio.gather(*(store.heartbeats.save({0: float(at)}) for at in range(200)), return_exceptions=True)
    await asyncio.sleep(0)
    await store.kill()
    async with asyncio.timeout(5):
        answers = await writing
        assert {type(answer) for answer in answers} <= {type(None), StoreError}
        with pytest.raises(StoreError, match="the store is closed"):
            await store.tables.commit(TableCommit(1, playing(table)))


async def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    table = await store.tables.create(TABLE)
    writing = asyncio.create_task(store.tables.commit(TableCommit(1, playing(table))))
    await asyncio.sleep(0)
    await store.close()
    await writing
    again = await Store.open(tmp_path / "quartier.db", GAMES)
    assert [one.seq async for one in again.tables.open_tables()] == [2]
    await again.close()

"""The schema's version: a file is brought up to date by the start, a server by a step of its own, one at a time."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot import app
from bot.__main__ import main
from bot.settings import Settings
from bot.tables.storage import database, schema, schema_version
from bot.tables.storage.address import USUAL
from bot.tables.storage.advisory_locks import MIGRATION
from bot.tables.storage.database import MisconfiguredError, StoreError
from bot.tables.storage.store import Store
from tests.tables.test_store import TABLE
from tests.tables.toy_game import GAMES

NEW = (
    "notices",
    "soon",
    "digest",
    "by_table",
    "zone",
    "quiet_since",
    "quiet_until",
    "leaves",
    "unsaid",
    "last_seen",
    "mentions",
)
"""Columns of people that later versions have brought."""
SEATED = {chair.person for chair in TABLE.chairs if chair.person is not None}


async def test_of_several_migrations_at_once_one_does_it(empty_postgres: str) -> None:
    done = await asyncio.gather(*(schema_version.migrate(empty_postgres) for _ in range(4)))
    assert sorted(before or "" for before, _ in done) == ["", *[schema.HEAD] * 3]
    await (await Store.open(empty_postgres, GAMES)).close()


async def test_a_migration_waits_for_the_one_that_runs(empty_postgres: str) -> None:
    engine = database.engine(database.url_of(empty_postgres), USUAL)
    async with engine.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))
        waiting = asyncio.create_task(schema_version.migrate(empty_postgres))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        assert await schema_version.revision_of(engine) is None
    assert await waiting == (None, schema.HEAD)
    await engine.dispose()


async def test_a_server_of_another_version_is_refused_for_good_and_left_as_it_is(
    empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(token="a.b.c", data=str(tmp_path), database=empty_postgres)
    engine = database.engine(database.url_of(empty_postgres), USUAL)
    for revision, words in (
        (None, "has no tables yet; run `python -m bot migrate` first."),
        ("0003", "is of the older version 0003; run `python -m bot migrate` first."),
        ("9999", "newer version of the bot (9999); update the bot."),
    ):
        if revision is not None:
            async with engine.begin() as connection:
                await connection.execute(sa.text("CREATE TABLE IF NOT EXISTS alembic_version (version_num text)"))
                await connection.execute(sa.text("DELETE FROM alembic_version"))
                await connection.execute(sa.text("INSERT INTO alembic_version VALUES (:it)"), {"it": revision})
        assert await app.serve(settings) == app.EXIT_CONFIG
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert told.endswith(words + "\n")
        assert await schema_version.revision_of(engine) == revision
    with pytest.raises(MisconfiguredError, match="newer version"):
        await schema_version.migrate(empty_postgres)
    with pytest.raises(StoreError, match="run `python -m bot migrate` to bring"):
        await Store.look(empty_postgres, GAMES)
    await engine.dispose()


def test_the_command_says_what_it_did(
    empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTIER_SHARD_COUNT", "2")
    monkeypatch.setenv("QUARTIER_PROCESSES", "2")  # for all processes; which one this is does not matter
    for where in (empty_postgres, str(tmp_path / "a.db")):
        monkeypatch.setenv("QUARTIER_DATABASE_URL", where)
        assert main(["migrate"]) == 0
        assert f"is of version {schema.HEAD} now; it was empty.\n" in capsys.readouterr().out
        assert main(["migrate"]) == 0
        assert f"is of version {schema.HEAD} already.\n" in capsys.readouterr().out
    monkeypatch.setenv("QUARTIER_DATABASE_URL", "postgresql://anna@127.0.0.1:1/quartier")
    assert main(["migrate"]) == app.EXIT_FAILURE
    monkeypatch.setenv("QUARTIER_DATABASE_URL", empty_postgres.replace("/test_", "/no_"))
    assert main(["migrate"]) == app.EXIT_CONFIG
    assert capsys.readouterr().err.count("\n") == 2


async def test_a_server_is_not_migrated_while_a_process_plays_its_tables(postgres: str) -> None:
    store = await Store.open(postgres, GAMES)
    async with store.database.engine.begin() as connection:
        for statement in (
            "DROP TABLE blocks",
            "DROP TABLE lost_places",
            "DROP TABLE to_forget",
            "DROP TABLE daily_records",
            "DROP TABLE daily_games",
            "DROP TABLE days",
            "DROP TABLE openings",
            "DROP TABLE notices",
            "DROP TABLE orders",
            "DROP TABLE seasons",
            "DROP TABLE results",
            *(f"ALTER TABLE people DROP COLUMN {name}" for name in (*NEW, "results")),
            "DROP INDEX tables_guild",
            "DROP TABLE sessions",
            "UPDATE alembic_version SET version_num = '0006'",
        ):
            await connection.execute(sa.text(statement))
    with pytest.raises(StoreError, match=r"is in use: a process \(.*\) serves shard 0; stop all processes"):
        await schema_version.migrate(postgres)
    await store.close()
    assert await schema_version.migrate(postgres) == ("0006", schema.HEAD)


async def test_a_file_in_use_is_not_migrated(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db", GAMES)
    with pytest.raises(StoreError, match="Another process"):
        await schema_version.migrate(tmp_path / "a.db")
    await store.close()


def remains(folder: Path) -> list[str]:
    """The files that hold a name."""
    return [file.name for file in folder.iterdir() if b"Quilla" in file.read_bytes()]


async def test_what_older_versions_left_in_a_file_is_gone_and_everybody_has_a_row(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db", GAMES)
    await store.tables.create(TABLE)
    await store.close()
    connection = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    for statement in (
        "PRAGMA secure_delete = OFF",
        *(f"INSERT INTO guilds VALUES ({n}, 'Quilla lived here {n}')" for n in range(1, 400)),
        "DELETE FROM guilds",
        "DROP TABLE blocks",
        "DROP TABLE lost_places",
        "DROP TABLE to_forget",
        "ALTER TABLE people DROP COLUMN mentions",
        "ALTER TABLE people DROP COLUMN last_seen",
        "UPDATE alembic_version SET version_num = '0013'",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ):
        connection.execute(statement)
    connection.close()
    assert remains(tmp_path)
    store = await Store.open(tmp_path / "a.db", GAMES)
    people = await store.database.rows(sa.select(schema.people.c.id, schema.people.c.last_seen))
    assert {row["id"]: row["last_seen"] for row in people} == dict.fromkeys(SEATED, 0)
    await store.close()
    assert not remains(tmp_path)

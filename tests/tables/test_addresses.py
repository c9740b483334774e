"""Where the database is: every usual form is understood, and what is wrong is one sentence without a password."""

import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot import app
from bot.settings import Settings, SettingsError, read
from bot.tables.storage import address
from bot.tables.storage.address import SQLITE
from bot.tables.storage.database import MisconfiguredError, StoreError
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import TableCommit
from tests.tables.conftest import administer
from tests.tables.test_store import TABLE, playing
from tests.tables.toy_game import GAMES

NAME = "QUARTIER_DATABASE_URL"


@pytest.mark.parametrize(
    ("where", "url"),
    [
        ("postgres://anna:x@host/quartier", "postgresql://anna:x@host/quartier"),
        ("postgresql://host:5433/quartier?sslmode=require", "postgresql://host:5433/quartier?sslmode=require"),
        ("postgresql+asyncpg://anna@host/quartier", "postgresql://anna@host/quartier"),
        ("postgresql:///quartier?host=/run/postgresql", "postgresql:///quartier?host=/run/postgresql"),
        ("postgresql://a:5432,b:5432/quartier", "postgresql://a:5432,b:5432/quartier"),
        ("sqlite:////var/lib/quartier/quartier.db", SQLITE + "/var/lib/quartier/quartier.db"),
        ("sqlite+aiosqlite:////srv/q.db", SQLITE + "/srv/q.db"),
        ("sqlite:///some/q.db", SQLITE + str(Path("some/q.db").absolute())),
        ("some/q.sqlite3", SQLITE + str(Path("some/q.sqlite3").absolute())),
    ],
)
def test_every_usual_form_is_understood(where: str, url: str) -> None:
    assert address.address(where) == url
    assert read({NAME: where}).database == where
    assert address.is_file(url) == ("sqlite" in url)


@pytest.mark.parametrize(
    "where",
    [
        "nonsense",
        "mysql://anna@host/quartier",
        "postgresql+psycopg2://host/quartier",
        "postgresql://host",
        "postgresql://anna:pass@host:port/quartier",
        "postgresql://anna:p#ss@host/quartier",
        "postgresql://anna:p?ss@host/quartier",
        "postgresql://anna:p/ss@host/quartier",
        "postgresql://anna:p[ss@host/quartier",
        "sqlite://",
        "sqlite:///q.db?mode=ro",
    ],
)
def test_what_is_none_is_one_sentence_that_names_the_setting(where: str) -> None:
    with pytest.raises(SettingsError) as raised:
        read({NAME: where})
    sentence = str(raised.value)
    assert sentence.startswith(NAME)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "ss@" not in sentence


def test_passwords_are_not_shown() -> None:
    where = "postgresql://anna:sesame@host:5432/quartier?password=sesame"
    assert address.shown(where) == "postgresql://anna@host:5432/quartier"
    assert "sesame" not in repr(Settings(database=where))
    assert address.shown("a/q.db") == "a/q.db"


def test_how_a_server_is_used_is_a_setting() -> None:
    limits = read({"QUARTIER_DATABASE_CONNECTIONS": "20", "QUARTIER_DATABASE_TIMEOUT": "3"}).server
    assert (limits.connections, limits.timeout) == (20, 3.0)


async def test_without_the_driver_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MisconfiguredError, match="requirements-postgres"):
        await Store.open("postgresql://host/quartier", GAMES)


async def test_a_server_that_is_not_there_may_come_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("asyncpg")
    for place in ("127.0.0.1:1", "no.such.host.invalid", "a..b"):
        assert await start(f"postgresql://anna:sesame@{place}/quartier", tmp_path) == app.EXIT_FAILURE
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert f"The database postgresql://anna@{place}/quartier cannot be used: no server" in told


async def test_what_only_somebody_can_mend_ends_the_bot_for_good(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await administer(server, "DROP ROLE IF EXISTS ben", "CREATE ROLE ben LOGIN PASSWORD 'sesame'")
    mine = server.format("postgres")
    theirs = mine.replace("quartier@", "ben:wrong@")
    for url, words in (
        (theirs, "password authentication failed"),
        (theirs.replace("ben:", "nobody_here:"), "password authentication failed"),
        (server.format("no_such_database"), '"no_such_database" does not exist'),
        (f"{mine}&nonsense=1", "nonsense"),
        (f"{mine}&sslmode=nonsense", "sslmode"),
    ):
        assert await start(url, tmp_path) == app.EXIT_CONFIG, url
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert words in told
        assert "wrong" not in told


async def start(url: str, folder: Path) -> int:
    """The exit status of a start that gets no further than the database."""
    settings = Settings(token="a.b.c", data=str(folder), database=url)
    status = await app.serve(settings)
    (folder / "starts.json").unlink(missing_ok=True)  # so that the next one does not wait
    return status


async def test_a_statement_is_given_up_after_its_time(postgres: str) -> None:
    store = await Store.open(postgres, GAMES, address.ServerLimits(connections=2, timeout=0.2))
    with pytest.raises(StoreError, match="statement timeout"):
        await store.database.rows(sa.text("SELECT pg_sleep(5)"))
    assert (await store.database.rows(sa.text("SELECT 1 AS one")))[0]["one"] == 1
    await store.close()


async def test_lost_connections_are_made_anew_and_nothing_is_written_twice(postgres: str, server: str) -> None:
    store = await Store.open(postgres, GAMES)
    table = await store.tables.create(TABLE)
    for seq in range(2, 6):
        await cut(server, postgres)
        await store.tables.commit(TableCommit(seq - 1, playing(table, seq)))
        await cut(server, postgres)
        assert await store.tables.load(table.id) == playing(table, seq)
    await cut(server, postgres)
    assert (await store.tables.create(TABLE)).id == table.id + 1
    assert len([one async for one in store.tables.open_tables()]) == 2
    await store.close()


async def cut(server: str, url: str) -> None:
    """End every connection to a database, as a restart of the server does."""
    name = address.shown(url).rpartition("/")[2]
    await administer(server, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_the_steps_of_all_tables_are_summed_up_in_a_file_alone_whose_log_may_be_cut_off(
    postgres: str, tmp_path: Path
) -> None:
    asked: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        await (await Store.open(postgres, GAMES)).close()
        assert not any("sum(" in each for each in asked)
        await (await Store.open(tmp_path / "a.db", GAMES)).close()
        assert any("sum(" in each for each in asked)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)

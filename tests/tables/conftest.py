"""A harness for each test, closed after it; a database for each test on a PostgreSQL server that all of them share."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.storage import schema_version
from tests.bot_harness import BotHarness
from tests.loop_end import FileConnections
from tests.postgres_server import PostgresServer, programs
from tests.tables.toy_game import GAMES

TEMPLATE = "quartier_template"
"""The database with the schema of today, which each test gets a copy of."""


@pytest.fixture(autouse=True)
async def loop_ends() -> AsyncIterator[None]:
    """Before anything else begins, so after all else is over."""
    with FileConnections() as connections:
        yield
        await connections.idle()


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, GAMES).boot()
    yield made
    await made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server, with `{}` for a database: QUARTIER_TEST_POSTGRES, or one of our own."""
    pytest.importorskip("asyncpg", reason="PostgreSQL: its driver is not installed (deploy/requirements-postgres.txt)")
    if given := os.environ.get("QUARTIER_TEST_POSTGRES", ""):
        asyncio.run(_template(given))
        yield given
        return
    if (found := programs()) is None:
        pytest.skip("PostgreSQL: no server is installed (apt-get install postgresql)")
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    mine = PostgresServer(shared / "postgres", found)
    mine.start(lambda started: asyncio.run(_template(started.url("{}"))))
    yield mine.url("{}")
    mine.close()


@pytest.fixture
async def empty_postgres(server: str) -> AsyncIterator[str]:
    """The address of an empty database."""
    async for url in _database(server, "template0"):
        yield url


@pytest.fixture
async def postgres(server: str) -> AsyncIterator[str]:
    """The address of a database with the schema of today and nothing in it."""
    async for url in _database(server, TEMPLATE):
        yield url


async def _database(server: str, template: str) -> AsyncIterator[str]:
    name = f"test_{secrets.token_hex(6)}"
    await administer(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield server.format(name)
    await administer(server, f"DROP DATABASE {name} WITH (FORCE)")


async def administer(server: str, *statements: str) -> list[Any]:
    """Carry out statements on the server's own database; the rows of the last."""
    import asyncpg

    connection = await asyncpg.connect(server.format("postgres"))
    try:
        answers = [await connection.fetch(statement) for statement in statements]
        return list(answers[-1])
    finally:
        await connection.close()


async def _template(server: str) -> None:
    await administer(server, f"DROP DATABASE IF EXISTS {TEMPLATE} WITH (FORCE)", f"CREATE DATABASE {TEMPLATE}")
    await schema_version.migrate(server.format(TEMPLATE))

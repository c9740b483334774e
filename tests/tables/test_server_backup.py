"""A PostgreSQL installation is backed up and restored by the very commands of the runbook; several hosts are tried."""

import asyncio
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from bot.tables.storage.store import Store
from tests.postgres_server import programs
from tests.tables.test_store import TABLE
from tests.tables.toy_game import GAMES

RUNBOOK = Path(__file__).resolve().parents[2] / "deploy" / "RUNBOOK.md"


def command(name: str, url: str, file: Path) -> list[str]:
    """The runbook's command, for a database and a file."""
    (line,) = re.findall(rf"^ +({name} .*quartier\.dump.*)$", RUNBOOK.read_text(encoding="utf8"), re.M)
    words = [
        word.replace("$QUARTIER_DATABASE_URL", url).replace("quartier.dump", str(file)) for word in shlex.split(line)
    ]
    found = programs()
    if found is None or not (found / name).exists():
        pytest.skip(f"PostgreSQL: {name} is not installed")
    return [str(found / name), *words[1:]]


async def test_what_is_dumped_while_the_bot_runs_is_restored(
    postgres: str, empty_postgres: str, tmp_path: Path
) -> None:
    dump = tmp_path / "quartier.dump"
    store = await Store.open(postgres, GAMES)
    table = await store.tables.create(TABLE)
    await asyncio.to_thread(subprocess.run, command("pg_dump", postgres, dump), check=True)
    await store.tables.create(TABLE)
    await store.close()
    await asyncio.to_thread(subprocess.run, command("pg_restore", empty_postgres, dump), check=True)
    restored = await Store.open(empty_postgres, GAMES)
    try:
        assert [each.id async for each in restored.tables.open_tables()] == [table.id]
        assert await restored.tables.load(table.id) == table
        assert (await restored.tables.create(TABLE)).id == table.id + 1, "numbers go on"
    finally:
        await restored.close()


async def test_hosts_are_tried_in_turn(postgres: str, tmp_path: Path) -> None:
    store = await Store.open(postgres.replace("host=", f"host={tmp_path},"), GAMES)
    assert await store.tables.create(TABLE)
    await store.close()

"""A whole installation moved from a file to a server: every row, proved, all or nothing, and played on there."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.__main__ import main
from bot.games import GAMES
from bot.kit.contract import CLOCK
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.tables.model import OVER, PLAYING, Person, PublishedMessage, TableChanged
from bot.tables.storage import database_copy, schema
from bot.tables.storage.database import MisconfiguredError, StoreError
from bot.tables.storage.encryption import KEY_FILE
from bot.tables.storage.store import Store
from tests.bot_harness import BotHarness
from tests.postgres_server import programs


async def filled(folder: Path) -> Path:
    """A file with tables of two games, one of them over, and a row in every table that the bot writes."""
    harness = await BotHarness(folder).boot()
    over = await harness.playing("deal", pace="live")
    await harness.playing("city")
    await harness.lobby("knockout")
    await play_out(harness, over)
    await harness.store.drafts.save(over + 1, 5, ["Give.+1+2", "Zoé"], 9.0)
    await harness.store.outbox.save_shown(over, PublishedMessage("turn-7", 2**60, 5.0), 1)
    await harness.store.outbox.save_shown(over, PublishedMessage("Turn-8", 11, 6.0, live=False), 1)
    await harness.store.settings.save_person(Person(5), Person(5, "fr", notices="direct"))
    await harness.store.settings.save_guild(1, {"lang": "fr"})
    await harness.clock.tick()
    await harness.close()
    return harness.path


async def play_out(harness: BotHarness, id_: int) -> None:
    """Robots' choices for all seats, until the game is over."""
    table = harness.table(id_)
    for step in range(3000):
        table = harness.table(id_)
        if table.phase != PLAYING:
            break
        game = GAMES[table.game]
        seat = next((s for wait in game.waits(table.state) for s in wait.seats if s != CLOCK), None)
        if seat is None:
            await harness.ahead(60)
            continue
        legal = game.legal_actions(table.state, seat)
        action = choose("random", game, game.view(table.state, seat), legal, FastRng(step))
        assert action is not None
        assert isinstance(await harness.press(id_, seat, action), TableChanged)
    assert table.phase == OVER


async def test_everything_is_there_proved_and_goes_on(
    empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = await filled(tmp_path)
    assert await asyncio.to_thread(main, ["move-database", str(source), empty_postgres]) == 0
    told = capsys.readouterr().out
    assert "  tables: 3 rows, " in told
    assert "Of 1 finished games 1 were replayed" in told
    old, new = await Store.look(source), await Store.open(empty_postgres, key=source.with_name(KEY_FILE))
    for table in database_copy.TABLES:
        async with old.database.engine.connect() as here, new.database.engine.connect() as there:
            assert await database_copy.digest(here, table) == await database_copy.digest(there, table), table.name
    (first, second) = [table async for table in new.tables.open_tables()]
    assert await old.tables.load(first.id) == first
    made = await new.tables.create(second)
    assert made.id == second.id + 1, "the numbers go on"
    assert await new.drafts.save(made.id, 5, ["Give.+1"], 9.0) == [3]
    await old.close()
    await new.close()


async def test_a_database_that_holds_something_is_refused(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await (await Store.open(tmp_path / "a.db")).close()
    store = await Store.open(postgres)
    await store.settings.save_guild(1, {"lang": "fr"})
    await store.close()
    assert await asyncio.to_thread(main, ["move-database", str(tmp_path / "a.db"), postgres]) == 78
    assert "is not empty: guilds has rows; nothing was copied." in capsys.readouterr().err


async def test_after_an_interruption_it_is_begun_again(
    empty_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = await filled(tmp_path)
    whole = database_copy.digest

    async def interrupted(connection: object, table: sa.Table) -> database_copy.Copied:
        if table.name == "records":
            raise OSError("the power fails")
        return await whole(connection, table)  # type: ignore[arg-type]

    monkeypatch.setattr(database_copy, "digest", interrupted)
    with pytest.raises(StoreError, match="nothing was: the power fails"):
        await database_copy.copy(str(source), empty_postgres)
    monkeypatch.setattr(database_copy, "digest", whole)
    assert (await database_copy.copy(str(source), empty_postgres))["tables"].rows == 3


async def test_a_row_that_changes_on_the_way_is_noticed_and_nothing_is_copied(postgres: str, tmp_path: Path) -> None:
    source = await filled(tmp_path)
    store = await Store.open(postgres)
    async with store.database.engine.begin() as connection:
        for statement in (
            "CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN NEW.at := NEW.at + 1; RETURN NEW; END $$ LANGUAGE plpgsql",
            "CREATE TRIGGER spoils BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION spoil()",
        ):
            await connection.execute(sa.text(statement))
    with pytest.raises(StoreError, match="rows of records are not the same"):
        await database_copy.copy(str(source), postgres)
    assert not await store.database.rows(sa.select(schema.tables))
    await store.close()


async def test_only_a_file_that_nobody_uses_is_moved_and_only_to_a_server(tmp_path: Path) -> None:
    with pytest.raises(MisconfiguredError, match="There is no SQLite file"):
        await database_copy.copy(str(tmp_path / "a.db"), "postgresql://host/name")
    store = await Store.open(tmp_path / "a.db")
    with pytest.raises(StoreError, match="Another process"):
        await database_copy.copy(str(tmp_path / "a.db"), "postgresql://host/name")
    await store.close()
    with pytest.raises(MisconfiguredError, match="moved to a server"):
        await database_copy.copy(str(tmp_path / "a.db"), str(tmp_path / "b.db"))


async def test_a_dump_made_while_the_bot_runs_is_restored(postgres: str, empty_postgres: str, tmp_path: Path) -> None:
    """As RUNBOOK.md says, with the server's own tools."""
    tools = programs()
    if tools is None or not (tools / "pg_restore").exists():
        pytest.skip("PostgreSQL: pg_dump is not installed here")
    store = await Store.open(postgres)
    await store.settings.save_guild(1, {"lang": "fr"})
    file = tmp_path / "quartier.dump"
    dump = [str(tools / "pg_dump"), "--format=custom", f"--file={file}", postgres]
    restore = [str(tools / "pg_restore"), "--no-owner", f"--dbname={empty_postgres}", str(file)]
    for words in (dump, restore):
        done = await asyncio.create_subprocess_exec(*words)
        assert await done.wait() == 0
    restored = await Store.open(empty_postgres)
    assert await restored.settings.guild(1) == {"lang": "fr"}
    await restored.close()
    await store.settings.save_guild(1, {"lang": "en"})
    await store.close()

"""What is kept about a person is found, exported and deleted: provably, all or nothing, in every game."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import sqlalchemy as sa

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.tables.model import CLOSED, LOBBY, OVER, PAUSED, PLAYING, ChannelRef, Participant, TableChanged
from bot.tables.privacy import export, person_data
from bot.tables.privacy.forget_service import ForgetService
from bot.tables.shards import ShardRange
from bot.tables.storage import schema
from bot.tables.storage.store import Store
from bot.tables.table_actions import CallOff, Join, Pause, Rematch
from tests.bot_harness import BotHarness
from tests.machine import Crash
from tests.tables.forgotten import (
    NAME,
    OTTO,
    QUILLA,
    WHERE,
    everywhere,
    former,
    found,
    game_of,
    in_files,
    over,
    rows,
    rows_of,
)

pytestmark = pytest.mark.uncounted
NUMBER = str(QUILLA)
EN = translator_for("en")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path, GAMES).boot()
    yield made
    await made.close()


def service(harness: BotHarness) -> ForgetService:
    return ForgetService(harness.tables, former)


async def test_nothing_is_left_of_a_person_in_any_game(hall: BotHarness) -> None:
    """Five games and more under way and finished; the file is searched for the name and the number, byte by byte."""
    tables = await everywhere(hall)
    await hall.store.blocks.save(QUILLA, [OTTO])
    await hall.store.blocks.save(OTTO, [QUILLA, 77])
    kept = {
        "blocks.person",
        "blocks.blocked",
        "tables.head",
        "people.id",
        "openings.person",
        "notices.person",
        "orders.person",
        "drafts.person",
    }
    assert {*kept, "results.person", "results.name", "guilds.settings"} <= set(await found(hall.store, NUMBER, NAME))
    await service(hall).forget(QUILLA)
    assert await found(hall.store, NUMBER, NAME) == []
    assert in_files(hall.path) == []
    assert (await found(hall.store, str(OTTO)))[:2] == ["blocks.person", "drafts.person"], "others keep theirs"
    (lobby,) = [hall.table(id_) for id_ in tables[""]]
    assert (lobby.phase, lobby.host, len(lobby.chairs)) == (LOBBY, OTTO, 1)
    for running, *_ in tables.values():
        now = await hall.tables.find(running)
        assert now is not None
        assert now.host == OTTO


async def test_games_go_on_and_survive_a_restart(hall: BotHarness) -> None:
    id_ = await game_of(hall, "city")
    await service(hall).forget(QUILLA)
    assert hall.published[-1].table.id == id_, "what is shown is shown anew"
    await hall.reboot()
    table = hall.table(id_)
    assert (table.phase, table.chairs[0].former, table.chairs[0].robot) == (PLAYING, True, "normal")
    await over_by_otto(hall, id_)
    again = await hall.tables.act(id_, OTTO, Rematch())
    assert isinstance(again, TableChanged)
    assert [chair.person for chair in again.table.chairs] == [OTTO], "a former player is no part of a rematch"


async def over_by_otto(harness: BotHarness, id_: int) -> None:
    assert isinstance(await harness.tables.act(id_, OTTO, CallOff("sure")), TableChanged)


async def test_a_game_without_people_ends_and_a_lobby_without_people_closes(hall: BotHarness) -> None:
    alone = await game_of(hall, "classic", alone=True, steps=0)
    lobby = await hall.tables.open(WHERE, Participant(NAME, QUILLA), "deal", "fr", "live")
    assert isinstance(lobby, TableChanged)
    await service(hall).forget(QUILLA)
    ended, closed = await hall.tables.find(alone), await hall.tables.find(lobby.table.id)
    assert ended is not None
    assert closed is not None
    assert (ended.phase, ended.called_off, ended.host) == (OVER, True, 0)
    assert (closed.phase, closed.host, closed.chairs) == (CLOSED, 0, ())
    assert await found(hall.store, NUMBER, NAME) == []


async def test_a_vote_that_hung_on_them_is_decided(hall: BotHarness) -> None:
    id_ = await game_of(hall, "city")
    await hall.tables.act(id_, OTTO, Pause())
    assert hall.table(id_).vote is not None
    await service(hall).forget(QUILLA)
    table = hall.table(id_)
    assert (table.phase, table.pause, table.vote) == (PAUSED, "agreed", None)


class DyingStore(Store):
    """Dies at one of the statements from now on."""

    left: int | None = None

    def __init__(self, engine: Any, *rest: Any) -> None:
        super().__init__(engine, *rest)
        sa.event.listen(engine.sync_engine, "before_cursor_execute", self._counted)

    def _counted(self, *_: object) -> None:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise Crash


async def test_a_death_in_the_middle_leaves_all_or_nothing(tmp_path: Path) -> None:
    """Before each of its statements in turn; the same press after the next start deletes everything."""
    hall = await BotHarness(tmp_path, GAMES, DyingStore).boot()
    await everywhere(hall)
    died = 0
    for point in (0, 1, 2, *range(3, 400, 9)):
        before = await rows(hall.store)
        hall.store.left = point  # type: ignore[attr-defined]
        try:
            await service(hall).forget(QUILLA)
        except Crash:
            await hall.crash()
            left = await Store.look(hall.path, GAMES)
            assert await rows(left) == before
            await left.kill()
            await hall.boot()
            died += 1
        else:
            break
    assert died > 3
    await hall.close()


async def test_who_dies_before_the_log_is_emptied_empties_it_at_the_start(hall: BotHarness) -> None:
    await over(hall, await game_of(hall, "city"))
    await hall.store.privacy.people.forget(QUILLA, [], [0], former, 0.0)
    assert await found(hall.store, NUMBER, NAME) == []
    assert in_files(hall.path), "in the write-ahead log"
    await hall.reboot()
    assert in_files(hall.path) == []


async def test_twice_at_once_of_somebody_who_has_nothing_and_beside_moves(hall: BotHarness) -> None:
    id_, forget = await game_of(hall, "city"), service(hall)
    before = await rows(hall.store)
    await forget.forget(QUILLA + 1)
    assert await rows(hall.store) == before, "nothing is kept of them, nothing changes"
    pressed = [hall.tables.act(id_, OTTO, Join(f"{n}")) for n in range(3)]
    await asyncio.gather(forget.forget(QUILLA), forget.forget(QUILLA), *pressed, forget.forget(OTTO))
    assert await found(hall.store, NUMBER, NAME, str(OTTO)) == []
    table = await hall.tables.find(id_)
    assert table is not None
    assert table.phase == OVER, "nobody is left"
    assert {chair.name for chair in table.chairs} == {"Former player en", "Former player en 2"}
    await forget.look()


async def test_what_was_under_way_goes_at_the_next_look_and_newcomers_stay(hall: BotHarness) -> None:
    id_, forget = await game_of(hall, "city"), service(hall)
    await forget.forget(QUILLA)
    await hall.store.openings.save(WHERE.guild, QUILLA, ["city"])
    await forget.look()
    assert await found(hall.store, NUMBER) == []
    await forget.forget(QUILLA)
    await hall.store.privacy.people.note_seated([QUILLA], 5)
    await hall.store.openings.save(WHERE.guild, QUILLA, ["city"])
    await forget.look()
    assert await found(hall.store, NUMBER) == ["openings.person", "people.id"]
    assert hall.table(id_).phase == PLAYING


async def test_a_table_that_cannot_be_read_is_searched_too(hall: BotHarness) -> None:
    id_ = await game_of(hall, "city")
    await over(hall, await game_of(hall, "deal"))
    await hall.store.database.execute(
        sa.update(schema.tables)
        .where(schema.tables.c.id == id_)
        .values(head=sa.func.replace(schema.tables.c.head, '"pace"', '"pa'))
    )
    hall.tables.executor.evict([id_])
    await service(hall).forget(QUILLA)
    assert await found(hall.store, NUMBER, NAME) == []


async def test_the_export_has_what_is_theirs_and_nothing_else(hall: BotHarness) -> None:
    tables = await everywhere(hall)
    data = await person_data.read(hall.store, QUILLA)
    made = await export.document(hall.store, data, hall.hand.at)
    schema_file = Path(export.__file__).parent / export.SCHEMA
    checked = jsonschema_rs.validator_for(json.loads(schema_file.read_text()))
    file = export.packed(made, "a", 10**7)
    plain = json.loads(file.data)
    assert [error.message for error in checked.iter_errors(plain)] == []
    assert {each["table"] for each in plain["tables"]} == {id_ for ids in tables.values() for id_ in ids}
    assert set(plain["rows"]) == {"results", "notices", "openings", "orders", "drafts", "daily_games"}
    text = file.data.decode()
    assert NAME in text
    for secret in (
        str(OTTO),
        "Otto",
        "secret position",
        *(each.seed.hex() for each in hall.tables.tables() if each.seed),
    ):
        assert secret not in text
    for table in plain["tables"]:
        whole = await hall.store.history.records(table["table"])
        own = [each.seq for each in whole if each.seat == table["seat"] and each.key.isdecimal()]
        assert [each["step"] for each in table["moves"]] == own
    assert export.packed(made, "a", 10).name == "a.json.gz"
    nothing = await person_data.read(hall.store, 5)
    assert nothing.empty
    empty = await export.document(hall.store, nothing, hall.hand.at)
    assert [error.message for error in checked.iter_errors(json.loads(json.dumps(empty)))] == []


async def test_on_a_server_the_other_processes_go_on_with_it(postgres: str, tmp_path: Path) -> None:
    """Two processes with a shard each: the second finds the row that the first one's transaction has left."""
    halls = []
    for shard in (0, 1):
        hall = BotHarness(tmp_path, GAMES)
        hall.address, hall.shards = postgres, ShardRange(2, shard, shard)
        halls.append(await hall.boot())
        await game_of(hall, "city", place=ChannelRef((1000 + shard) << 22, 10, 100))
        await over(hall, await game_of(hall, "deal", place=ChannelRef((1000 + shard) << 22, 10, 100)))
    first, second = halls
    await rows_of(first.store, (1, 2), 5.0)
    await service(first).forget(QUILLA)
    assert await found(first.store, NUMBER) == ["tables.head", "to_forget.person"]
    assert not [table for table in first.tables.tables() if table.seat_of(QUILLA) is not None]
    await second.reboot()
    await service(second).look()
    assert [chair.former for chair in second.tables.tables()[0].chairs] == [True, False]
    assert await found(first.store, NUMBER, NAME) == []
    await service(first).look()
    await first.close()
    await second.close()


async def test_every_row_of_people_is_found_by_its_column() -> None:
    """A new table that names people by another column has to be thought of here, and in `person_repository`."""
    numbers = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.c
        if isinstance(column.type, sa.BigInteger) and column.name not in ("guild", "channel", "message", "tab")
    }
    others = {each for each in numbers if not each.endswith((".person", ".id"))}
    assert others == {"leases.epoch", "leases.batch", "daily_games.score", "blocks.blocked"}


async def test_a_reader_delays_nobody_and_the_log_is_emptied_later(hall: BotHarness) -> None:
    await over(hall, await game_of(hall, "city"))
    reader = await hall.store.database.engine.connect()
    await reader.execute(sa.select(schema.people))
    forget = service(hall)
    await forget.forget(QUILLA)
    assert in_files(hall.path)
    await reader.close()
    await forget.look()
    assert in_files(hall.path) == []

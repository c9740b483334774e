"""Looking back at tables in the store: as far as their records can be read and replayed, within a bound of memory."""

import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import EventFor
from bot.kit.events.turns import TurnBegan
from bot.kit.spec import GameSpec
from bot.tables.history.history_service import AWAY, HistoryService
from bot.tables.history.turn_log import TurnLog
from bot.tables.model import CLOSED, LOBBY, OVER, SLOW, Participant, Record, StoredStep, Table
from bot.tables.storage import mappers, schema
from bot.tables.storage.database import StoreError
from bot.tables.storage.packed_state import PackedState, UnpackedStates
from bot.tables.storage.store import Store
from bot.tables.storage.table_search import games_of
from tests.present.robot_games import game

pytestmark = pytest.mark.uncounted

SEED, STEPS = 3, 120


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty database."""
    found = await Store.open(tmp_path / "q.db", GAMES)
    yield found
    await found.close()


async def stored(store: Store, key: str = "city", most: int = STEPS, **changes: Any) -> Table:
    """A table with its records in the store, as people have played it."""
    *_, (table, records) = game(key, 3, SEED, most, "easy")
    seed = SEED.to_bytes(32, "big")
    table = await store.tables.create(replace(table, **({"seed": seed, "options": {}, "pace": "live"} | changes)))
    await insert(store, table, records)
    return table


async def insert(store: Store, table: Table, records: list[Record]) -> None:
    """Write records as a table's steps do."""
    rows = [mappers.of_record(table.id, record) for record in records]
    async with store.database.engine.begin() as connection:
        await connection.execute(sa.insert(schema.records), rows)


async def change(store: Store, seq: int, **values: Any) -> None:
    """Change a stored record."""
    async with store.database.engine.begin() as connection:
        await connection.execute(sa.update(schema.records).where(schema.records.c.seq == seq).values(**values))


async def test_each_turn_has_its_events_and_the_position_at_its_end(store: Store) -> None:
    table, service = await stored(store), HistoryService(store)
    newest = await service.turn(table, None)
    assert newest is not None
    assert newest.last
    assert newest.state is table.state
    everything: list[EventFor] = []
    for number in range(1, len(newest.turns) + 1):
        found = await service.turn(table, number)
        assert found is not None
        assert not found.damaged
        begun = [each.event for each in found.told if isinstance(each.event, TurnBegan)]
        assert [(each.turn, each.round, each.seat) for each in begun] == [(number, found.turn.round, found.turn.seat)]
        assert found.state.turns.turn in (number, number + 1)
        everything += found.told
    assert everything == [each for record in await store.history.records(table.id) for each in record.told]


class NotingUnpackedStates(UnpackedStates):
    """Notes in which threads states are unpacked."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[int] = []

    def add(self, packed: PackedState) -> None:
        """A state is unpacked."""
        self.threads.append(threading.get_ident())
        super().add(packed)


async def test_the_tables_own_state_is_unpacked_by_the_loop_which_iterates_the_unpacked_ones(store: Store) -> None:
    table, service, unpacked = await stored(store), HistoryService(store), NotingUnpackedStates()
    assert table.packed_state is not None
    await service.turn(table, None)
    table.packed_state.track(unpacked)
    table.packed_state.pack()
    await service.turn(table, None)
    assert unpacked.threads == [threading.get_ident()] * 2


async def test_turns_that_do_not_exist_are_nothing(store: Store) -> None:
    table, service = await stored(store), HistoryService(store)
    assert [await service.turn(table, number) for number in (0, -1, 10**6)] == [None, None, None]
    begun = await stored(store, most=1)
    async with store.database.engine.begin() as connection:
        await connection.execute(sa.delete(schema.records).where(schema.records.c.tab == begun.id))
    assert await service.turn(begun, None) is None


async def test_what_is_played_later_is_added(store: Store) -> None:
    *_, (_, records) = game("city", 3, SEED, STEPS + 60, "easy")
    table, service = await stored(store), HistoryService(store)
    before = await service.turn(table, None)
    await insert(store, table, records[STEPS:])
    after = await service.turn(replace(table, seq=STEPS + 60), None)
    assert before is not None
    assert after is not None
    assert len(after.turns) > len(before.turns)
    assert after.turns[: len(before.turns)] == before.turns


async def test_of_very_many_tables_the_one_looked_at_least_lately_is_let_go(store: Store) -> None:
    service = HistoryService(store, most=1)
    tables = [await stored(store) for _ in range(3)]
    for table in (*tables, *tables):
        found = await service.turn(table, 2)
        assert found is not None
        assert found.state is not None
    assert list(service._read) == [tables[-1].id]


@pytest.mark.parametrize("told", ["{ broken", '[{"event":["Gone",1],"only":null}]', "7"])
async def test_a_damaged_record_is_told_and_the_others_are_read(store: Store, told: str) -> None:
    table, service = await stored(store), HistoryService(store)
    whole = await service.turn(table, None)
    await change(store, 60, told=told)
    again = HistoryService(store)
    newest, first = await again.turn(table, None), await again.turn(table, 1)
    assert whole is not None
    assert newest is not None
    assert first is not None
    assert newest.damaged
    assert newest.told == whole.told
    assert newest.state is table.state
    assert first.state is not None
    later = await again.turn(table, len(newest.turns) - 1)
    assert later is not None
    assert later.told
    assert later.state is None


@pytest.mark.parametrize("values", [{"action": "Nonsense.7"}, {"action": "~"}, {"seat": 2}, {"told": "[]"}])
async def test_what_rules_of_today_do_not_play_has_words_and_no_position(store: Store, values: dict[str, Any]) -> None:
    table = await stored(store)
    await change(store, 60, **values)
    service = HistoryService(store)
    newest = await service.turn(table, None)
    assert newest is not None
    later, first = await service.turn(table, len(newest.turns) - 1), await service.turn(table, 1)
    assert later is not None
    assert first is not None
    assert later.told
    assert later.state is None
    assert first.state is not None, "also when it is asked for after it failed"


def test_a_game_that_does_not_tell_its_turns_has_each_unbroken_run_of_a_seat() -> None:
    log = TurnLog(quiet(GAMES["city"]))
    for seat in (0, 0, -1, 1, 1, 0):
        log.append(seat, ())
    assert [(turn.number, turn.seat, turn.step) for turn in log.turns] == [(1, 0, 0), (2, 1, 3), (3, 0, 5)]


def quiet(rules: GameSpec[Any]) -> GameSpec[Any]:
    """Rules that do not say when turns begin."""
    return replace(rules, turn_begins=())


# ---- who comes back


async def at(store: Store, table: Table, when: float, seat: int = 0) -> None:
    """All steps of a seat as its person has made them at this time; those of others by robots."""
    columns = schema.records.c
    async with store.database.engine.begin() as connection:
        mine = sa.update(schema.records).where(columns.tab == table.id, columns.seat == seat, columns.seq <= 40)
        others = sa.update(schema.records).where(
            columns.tab == table.id, sa.or_(columns.seat != seat, columns.seq > 40)
        )
        await connection.execute(mine.values(at=when))
        await connection.execute(others.values(key=sa.literal("robot:") + columns.key, at=when + 100))


async def test_who_comes_back_after_hours_is_told_once_what_happened_since(store: Store) -> None:
    table, service = await stored(store, pace=SLOW, opened=1.0), HistoryService(store)
    await at(store, table, 1_000.0)
    own = max(step.seq for step in await store.history.steps(table.id) if step.seat == 0 and step.seq <= 40)
    assert await service.returned(table, 0, 1_000.0 + AWAY - 1) is None
    found = await service.returned(table, 0, 1_000.0 + AWAY)
    assert found is not None
    told = [each for _, turn in found.turns for each in turn]
    assert told == [each for record in await store.history.records(table.id, own) for each in record.told]
    assert found == await service.since(table, 0)
    assert await service.returned(table, 0, 1_001.0 + AWAY) is None, "it has been read"
    later = await service.returned(table, 0, 1_001.0 + 2 * AWAY)
    assert later is not None
    assert later.turns == [], "nothing has happened since that"


async def test_what_could_not_be_read_is_told_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, service = await stored(store, pace=SLOW, opened=1.0), HistoryService(store)
    await at(store, table, 1_000.0)

    async def fails(*_: object) -> list[StoredStep]:
        raise StoreError

    with monkeypatch.context() as broken:
        broken.setattr(store.history, "steps", fails)
        with pytest.raises(StoreError):
            await service.returned(table, 0, 1_000.0 + AWAY)
    assert await service.returned(table, 0, 1_000.0 + AWAY) is not None


@pytest.mark.parametrize("changes", [{"pace": "live"}, {"phase": OVER}, {"phase": CLOSED}])
async def test_at_live_tables_and_after_the_end_nothing_is_told(store: Store, changes: dict[str, Any]) -> None:
    table = await stored(store, **({"pace": SLOW} | changes))
    assert await HistoryService(store).returned(table, 0, 10 * AWAY) is None


# ---- whose games


async def test_ones_games_are_found_by_server_also_those_that_are_over(store: Store) -> None:
    chairs = (Participant("A", person=50), Participant("B", person=500), Participant("R", robot="easy"))
    first = await stored(store, chairs=chairs)
    second = await stored(store, chairs=chairs, phase=OVER)
    await store.tables.create(replace(first, phase=LOBBY, packed_state=None))
    assert [each.id for each in await games_of(store.database, 1, 500)] == [second.id, first.id]
    assert [each.id for each in await games_of(store.database, 1, 50)] == [second.id, first.id]
    assert await games_of(store.database, 1, 5) == []
    assert await games_of(store.database, 2, 500) == []
    async with store.database.engine.begin() as connection:
        broken = sa.update(schema.tables).where(schema.tables.c.id == first.id)
        await connection.execute(broken.values(head='{"person":500 broken'))
    assert [each.id for each in await games_of(store.database, 1, 500)] == [second.id]


async def test_of_all_tables_ever_played_only_those_of_the_server_are_read(store: Store) -> None:
    asked: list[tuple[str, tuple[Any, ...]]] = []

    def note(_: object, __: object, statement: str, values: tuple[Any, ...], *___: object) -> None:
        asked.append((statement, values))

    sa.event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    await games_of(store.database, 1, 500)
    statement, values = asked[-1]
    async with store.database.engine.connect() as connection:
        plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)).all()
    assert "USING INDEX tables_guild (guild=?)" in str(plan)

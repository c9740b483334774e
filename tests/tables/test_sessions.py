"""Turns to begin a session: in their order over all processes of a server, and counted there."""

import asyncio
import re
import time
from pathlib import Path

import pytest

from bot.app import _turns
from bot.ops import session_turns
from bot.ops.session_starts import MIN_INTERVAL, SessionStarts
from bot.ops.session_turns import OwnTurns, SharedTurns
from bot.tables.shards import ShardRange
from bot.tables.storage import advisory_locks, database, session_repository
from bot.tables.storage.address import USUAL
from bot.tables.storage.database import StoreError
from bot.tables.storage.session_repository import SessionRepository
from bot.tables.storage.store import Store
from tests.tables.toy_game import GAMES

APART = 5.0


def never(earlier: int) -> float:
    return 0.0


def test_no_two_kinds_of_advisory_locks_have_a_number() -> None:
    numbers = [value for name, value in vars(advisory_locks).items() if name.isupper() and name != "TAKING"]
    assert len(numbers) == 4
    assert len(set(numbers)) == len(numbers)


def turns_of(store: Store) -> SessionRepository:
    """What the bot takes its turns from on this store."""
    made = _turns(SessionStarts(None), store, 2)
    assert isinstance(made, SharedTurns)
    return made._sessions


async def opened(postgres: str, shard: int) -> Store:
    return await Store.open(postgres, GAMES, shards=ShardRange(2, shard, shard))


async def test_processes_get_turns_one_after_another_in_each_bucket(postgres: str) -> None:
    stores = [await opened(postgres, shard) for shard in (0, 1)]
    sessions = [turns_of(store) for store in stores]
    try:
        asked = [sessions[n % 2].reserve(bucket, APART, never) for n, bucket in enumerate([0, 0, 0, 0, 1])]
        turns = await asyncio.gather(*asked)
        waits = sorted(turn.wait for turn in turns[:4])
        assert waits == pytest.approx([0.0, 5.0, 10.0, 15.0], abs=2.0)
        assert turns[4].wait == 0.0, "another bucket waits for nobody"
        assert sorted(turn.earlier for turn in turns) == [0, 1, 2, 3, 4]
        last = max(turns, key=lambda turn: turn.wait)
        again = await sessions[0].reserve(0, APART, never, unused=last.id)
        assert again.wait == pytest.approx(15.0, abs=2.0), "a turn that was not taken is given back"
        assert again.earlier == 4
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_sessions_of_all_processes_count_for_a_day(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = [await opened(postgres, shard) for shard in (0, 1)]
    try:
        mine, others = turns_of(first), turns_of(second)
        for _ in range(14):
            await mine.reserve(0, 0.0, never)
        turn = await others.reserve(1, 0.0, lambda earlier: 3.0 * (earlier - 10))
        assert turn.earlier == 14
        assert turn.wait == pytest.approx(12.0, abs=0.5)
        monkeypatch.setattr(session_repository, "DAY", -20.0)
        assert (await others.reserve(0, 0.0, never)).earlier == 0, "those of yesterday are forgotten"
    finally:
        await first.close()
        await second.close()


async def test_a_turn_is_taken_at_its_time_or_another_one_is_waited_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr(session_turns, "MIN_INTERVAL", 2.0)
    monkeypatch.setattr(session_turns, "LEAD", 0.2)
    store = await opened(postgres, 0)
    try:
        sessions = turns_of(store)
        one, other = [SharedTurns(SessionStarts(None), sessions, 2) for _ in range(2)]
        await one.wait(0)
        assert one._turns[0][0].wait == 0.0
        await one.take(0)
        assert "for its turn" not in caplog.text
        await other.wait(1)
        turn, at = other._turns[1]
        assert turn.earlier == 1, "it waits for no further turn"
        assert time.monotonic() >= at - session_turns.LEAD, "it connects a little before"
        await asyncio.sleep(0.6)  # but that takes too long
        await other.take(1)
        assert time.monotonic() > at + session_turns.TOLERANCE
        assert re.findall(r"Shard (\d) waits [12] s for its turn", caplog.text) == ["1"]
        await one.wait(0)
        taken = (await sessions.reserve(1, 0.0, never)).earlier
        assert taken == 3, "the turn that was missed is not counted"
    finally:
        await store.close()


async def test_without_the_server_nobody_begins() -> None:
    sessions = SessionRepository(database.engine("postgresql://nobody@127.0.0.1:1/none", USUAL))
    with pytest.raises(StoreError):
        await SharedTurns(SessionStarts(None), sessions, 2).wait(0)


async def test_a_process_that_is_alone_waits_in_each_bucket(tmp_path: Path) -> None:
    turns = OwnTurns(SessionStarts(tmp_path / "starts.json", 16))
    turns.buckets = 2
    for shard in (0, 1):
        await asyncio.wait_for(turns.wait(shard), MIN_INTERVAL - 1.0)
        await turns.take(shard)
    assert turns.starts.pause(0) == pytest.approx(MIN_INTERVAL, abs=0.5)
    store = await Store.open(tmp_path / "quartier.db", GAMES)
    assert isinstance(_turns(SessionStarts(None), store, 1), OwnTurns)
    await store.close()

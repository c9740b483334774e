"""What is kept no longer goes by night, a little at a time: old games, lost places, people who are long gone."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.tables.model import OVER, ChannelRef, Person, Record, Table
from bot.tables.privacy.forget_service import ForgetService
from bot.tables.privacy.retention_service import DAY, LATE, LOST_FOR, TABLES, RetentionService
from bot.tables.privacy.seen import LastSeen, month_of
from bot.tables.storage import schema
from bot.tables.storage.retention_repository import WHOLE, LostPlace
from bot.tables.storage.write_batch import TableCommit
from tests.bot_harness import ANNA, BEN, PLACE, BotHarness
from tests.tables.forgotten import former, rows
from tests.tables.test_store import playing
from tests.tables.toy_game import GAMES

NIGHT = datetime(2026, 11, 23, 2, tzinfo=UTC).timestamp()
NOON = NIGHT + 10 * 3_600
ELSEWHERE = ChannelRef(2, 20, 200)


class Bot:
    """A bot whose servers and accounts a test says; `dropped`: tables that are shown no more."""

    def __init__(self, harness: BotHarness, days: int = 400) -> None:
        self.harness, self.store = harness, harness.store
        self.here: dict[int, bool | None] = {1: True, 2: True}
        self.accounts: set[int] = {ANNA, BEN}
        self.dropped: list[int] = []
        forgetting = ForgetService(harness.tables, former)
        self.nights = RetentionService(harness.tables, forgetting, days, self.here.get, self.exists, self.drop)

    async def exists(self, person: int) -> bool:
        return person in self.accounts

    async def drop(self, ids: Collection[int]) -> None:
        self.dropped += ids

    async def look(self, at: float, times: int = 1) -> None:
        self.harness.hand.at = at
        for _ in range(times):
            await self.nights.look()

    async def add(self, place: ChannelRef, at: float, phase: str = OVER) -> int:
        """A table opened and ended at a moment, with records."""
        table = Table(0, "toy", place, ANNA, "en", "slow", opened=at, seq=1)
        made = await self.store.tables.create(table)
        await self.store.tables.commit(playing_at(made, at, phase))
        return made.id

    async def ids(self) -> list[int]:
        return [row["id"] for row in await self.store.database.rows(sa.select(schema.tables.c.id))]


def playing_at(made: Table, at: float, phase: str) -> TableCommit:
    """The step that ends it."""
    after = replace(playing(made), opened=at, phase=phase, deadlines=())
    return TableCommit(1, after, Record(2, f"key-{at}", at, 0, "Draw", []))


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    harness = BotHarness(tmp_path, GAMES)
    harness.hand.at = NOON
    yield Bot(await harness.boot())
    await harness.close()


async def test_finished_games_go_after_their_time_by_night_and_results_stay(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    old = [await bot.add(PLACE, NIGHT - 500 * DAY + n) for n in range(TABLES + 5)]
    late = await bot.add(PLACE, NIGHT - 401 * DAY)
    kept = [await bot.add(PLACE, NIGHT - 390 * DAY), await bot.add(PLACE, NIGHT - 900 * DAY, "playing")]
    await bot.look(NOON)
    assert await bot.ids() == sorted([*old[TABLES:], late, *kept]), "by day only what is late by a week, some in a step"
    await bot.look(NOON, 2)
    assert await bot.ids() == [late, *kept]
    with caplog.at_level(logging.INFO, logger="bot.tables.privacy.retention_service"):
        await bot.look(NIGHT + DAY, 3)
        assert not caplog.messages
        await bot.look(NOON + DAY)
    assert await bot.ids() == kept
    assert caplog.messages == ["Deleted, as it was to be kept no longer: 1 finished games."]
    left = await rows(bot.store)
    assert {row["tab"] for row in left["records"]} == set(kept)
    bot.nights._kept_for = 0
    await bot.look(NIGHT + 5_000 * DAY, 2)
    assert await bot.ids() == kept, "0 keeps them for ever"
    caplog.clear()
    await bot.harness.reboot()
    assert "lacks" not in caplog.text, "deleted steps are not missed"


async def test_a_server_that_was_left_is_deleted_after_thirty_days_and_nothing_before(bot: Bot) -> None:
    tables = [await bot.add(ELSEWHERE, NOON, "paused") for _ in range(TABLES + 1)]
    stays = await bot.add(PLACE, NOON)
    await bot.harness.tables.executor.load()
    await bot.store.settings.save_guild(2, {"lang": "fr"})
    await bot.store.openings.save(2, ANNA, ["toy"])
    await bot.store.seasons.begin(2, 20, 1.0, 2.0)
    bot.here[2] = False
    await bot.look(NIGHT)
    assert await bot.store.privacy.retention.lost([0]) == [LostPlace(2, WHOLE, NIGHT)]
    await bot.look(NIGHT + LOST_FOR - DAY)
    assert len(await bot.ids()) == len(tables) + 1
    bot.here[2] = True
    await bot.look(NIGHT + LOST_FOR + DAY, 3)
    assert len(await bot.ids()) == len(tables) + 1, "it was joined again"
    assert await bot.store.privacy.retention.lost([0]) == []
    bot.here[2] = False
    await bot.look(NIGHT + LOST_FOR + 2 * DAY)
    bot.here[2] = None
    await bot.look(NIGHT + 3 * LOST_FOR, 3)
    assert len(await bot.ids()) == len(tables) + 1, "nobody knows whether it was joined again"
    bot.here[2] = False
    await bot.look(NIGHT + 3 * LOST_FOR)
    assert len(await bot.ids()) == 2, "some in a step"
    await bot.look(NIGHT + 3 * LOST_FOR, 2)
    assert await bot.ids() == [stays]
    assert sorted(bot.dropped) == tables
    assert all(bot.harness.tables.get(id_) is None for id_ in tables)
    left = await rows(bot.store)
    assert not any(row.get("guild") == 2 for found in left.values() for row in found)
    assert not left["guilds"]


@pytest.mark.parametrize("lost", [20, 200])
async def test_tables_of_a_channel_or_thread_that_is_gone_go_too(bot: Bot, lost: int) -> None:
    gone = [await bot.add(ELSEWHERE, NOON, phase) for phase in ("paused", OVER)]
    other = await bot.add(ChannelRef(2, 21, 201), NOON)
    await bot.store.privacy.retention.note_lost(2, lost, NOON)
    await bot.store.privacy.retention.note_lost(2, 555, NOON)
    await bot.look(NIGHT + LOST_FOR)
    assert await bot.ids() == [*gone, other]
    await bot.look(NOON + LOST_FOR + LATE, 2)
    assert await bot.ids() == [other]
    assert await bot.store.privacy.retention.lost([0]) == [], "a channel without tables is not noted"


async def test_a_game_that_waits_without_its_channel_is_noted_though_nobody_heard(bot: Bot) -> None:
    id_ = await bot.harness.playing("toy", ANNA, BEN)
    await bot.harness.tables.channel_lost(id_)
    await bot.look(NOON, 2)
    assert await bot.store.privacy.retention.lost([0]) == [LostPlace(1, 100, NOON)]


async def last_seen(bot: Bot) -> dict[int, int]:
    """The month that is noted of each person, once all that is queued is written."""
    await bot.store.database.writer.drain()
    return {row["id"]: row["last_seen"] for row in (await rows(bot.store))["people"]}


async def test_who_was_here_is_noted_by_itself_but_not_of_whom_nothing_is_kept_any_more(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.privacy.seen.DELAY", 0.01)
    await bot.harness.playing("toy", ANNA, BEN)
    for person in (ANNA, BEN):
        await bot.store.settings.save_person(Person(person), Person(person, lang="fr"))
    seen = LastSeen(bot.harness.tables)
    seen.heard(ANNA)
    seen.heard(BEN)
    seen.forget(ANNA)
    await asyncio.sleep(0.05)
    assert await last_seen(bot) == {ANNA: 0, BEN: month_of(NOON)}
    await seen.close()


async def test_people_are_forgotten_two_years_after_their_last_sign(bot: Bot) -> None:
    await bot.harness.playing("toy", ANNA, BEN)
    for person in (ANNA, BEN):
        await bot.store.settings.save_person(Person(person), Person(person, lang="fr"))
    await bot.look(NIGHT)
    seen = LastSeen(bot.harness.tables)
    later = datetime(2028, 10, 23, 2, tzinfo=UTC).timestamp()
    bot.harness.hand.at = later
    seen.heard(BEN)
    seen.heard(777)
    people = await last_seen(bot)
    assert people == {ANNA: month_of(NIGHT), BEN: month_of(NIGHT)}, "the step of a press is written before"
    await seen.close()
    people = await last_seen(bot)
    assert people == {ANNA: month_of(NIGHT), BEN: month_of(later)}, "of a stranger nothing is noted"
    await bot.look(datetime(2028, 11, 23, 2, tzinfo=UTC).timestamp())
    assert len((await rows(bot.store))["people"]) == 2
    await bot.look(datetime(2028, 12, 23, 2, tzinfo=UTC).timestamp())
    assert [row["id"] for row in (await rows(bot.store))["people"]] == [BEN]
    (table,) = bot.harness.tables.tables()
    assert [chair.former for chair in table.chairs] == [True, False]


async def test_who_is_long_away_is_asked_about_once_in_four_weeks(bot: Bot) -> None:
    await bot.harness.playing("toy", ANNA, BEN)
    seen = LastSeen(bot.harness.tables)
    seen.on_update(bot.harness.published[-1])
    await seen.close()
    bot.accounts = {BEN}
    nights = [NIGHT + n * DAY for n in range(28)]
    for night in nights:
        await bot.look(night)
    assert len((await rows(bot.store))["people"]) == 2, "who was here lately is not asked about"
    for night in nights:
        await bot.look(night + 150 * DAY)
    assert [row["id"] for row in (await rows(bot.store))["people"]] == [BEN]


async def test_the_same_on_a_server(postgres: str, tmp_path: Path) -> None:
    harness = BotHarness(tmp_path, GAMES)
    harness.address, harness.hand.at = postgres, NIGHT
    bot = Bot(await harness.boot())
    await harness.playing("toy", ANNA, BEN)
    seen = LastSeen(harness.tables)
    seen.on_update(harness.published[-1])
    await seen.close()
    await bot.add(PLACE, NIGHT - 500 * DAY)
    await bot.store.privacy.retention.note_lost(1, 100, NIGHT - 2 * LOST_FOR)
    bot.accounts = {BEN}
    for night in range(28):
        await bot.look(NIGHT + (150 + night) * DAY, 2)
    left = await rows(bot.store)
    assert [row["id"] for row in left["people"]] == [BEN]
    assert (left["tables"], left["lost_places"]) == ([], [])
    bot.here[1] = False
    await bot.store.settings.save_guild(1, {"lang": "fr"})
    await bot.look(NIGHT + 200 * DAY)
    await bot.look(NIGHT + 300 * DAY, 2)
    assert not (await rows(bot.store))["guilds"]
    await harness.close()

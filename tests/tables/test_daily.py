"""The game of the day: once a day for everybody, also at once, from two servers and after a kill; its secrets; its end."""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.cli import databases, inspect_table
from bot.games import GAMES as ALL
from bot.kit.contract import Action, Refusal
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.present.daily import score
from bot.tables.daily import daily_game, standing
from bot.tables.daily.daily_game import PERSON, DailyGame
from bot.tables.daily.daily_service import GONE, OVER, STRANGER, DailyService
from bot.tables.daily.day import SECONDS, Day, game_of
from bot.tables.daily.standing import DailyResult
from bot.tables.model import OFF, ChannelRef, Participant, Person
from bot.tables.shards import ONLY, ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database import DamagedError, MisconfiguredError
from bot.tables.storage.encryption import KEY_FILE, PREFIX
from bot.tables.storage.store import Store
from tests.bot_harness import ANNA, BEN, CLEO, NAMES, ManualClock

GAMES = {"deal": ALL["deal"]}
DAY = 20_000
HOME, ABROAD = ChannelRef(1 << 22, 10), ChannelRef(2 << 22, 20)


class Process:
    """A process of the bot, as far as the game of the day goes."""

    def __init__(self, store: Store, clock: ManualClock, number: int = 0) -> None:
        self.store = store
        seeds = (bytes([number, day]) * 16 for day in count())
        self.daily = DailyService(store, clock, score, lambda: next(seeds))

    async def begin(self, person: int = ANNA, place: ChannelRef = HOME, number: int = DAY) -> DailyGame | Refusal:
        return await self.daily.begin(Participant(NAMES[person], person), place, number)

    async def begun(self, person: int = ANNA, place: ChannelRef = HOME, number: int = DAY) -> DailyGame:
        found = await self.begin(person, place, number)
        assert isinstance(found, DailyGame), found
        return found

    async def play(self, at: DailyGame, guild: int = HOME.guild) -> DailyGame | Refusal:
        return await self.daily.play(at.table.id, at.person, move(at), guild)

    async def finish(self, at: DailyGame) -> DailyGame:
        """Play to the end as a robot would."""
        while not at.over:
            done = await self.play(at)
            assert isinstance(done, DailyGame), done
            at = done
        return at

    async def rows(self, table: sa.Table) -> Sequence[sa.RowMapping]:
        found: Sequence[sa.RowMapping] = await self.store.database.rows(sa.select(table))
        return found


def move(at: DailyGame) -> tuple[Action, str | None]:
    """What a robot would do in the person's place."""
    game, state = GAMES["deal"], at.table.state
    asked = {wait.id for wait in daily_game.awaited(game, at.table)}
    able = [each for each in game.legal_actions(state, PERSON) if each.blocked is None and each.wait in asked]
    action = choose("normal", game, game.view(state, PERSON), able, FastRng(at.table.seq))
    assert action is not None
    return action, next(each.wait for each in able if each.action is type(action))


def noon() -> ManualClock:
    return ManualClock(DAY * SECONDS + 43_200.0)


async def opened(where: str | Path, clock: ManualClock, shards: ShardRange = ONLY) -> Process:
    return Process(await Store.open(where, GAMES, shards=shards), clock, shards.first)


async def once_a_day(where: str | Path) -> None:
    """Whatever comes at once counts once, and a kill loses nothing that was answered."""
    clock = noon()
    one = await opened(where, clock)
    other = Process(one.store, clock, 1)
    begun = await asyncio.gather(one.begun(), other.begun(), one.begun())
    assert begun[0] == begun[1] == begun[2]
    assert len(await one.rows(schema.daily_games)) == 1
    assert len(await one.rows(schema.days)) == 1
    answers = await asyncio.gather(one.play(begun[0]), other.play(begun[0]), one.play(begun[0]))
    played = [each for each in answers if isinstance(each, DailyGame)]
    assert len(played) == 1, answers
    assert len([each for each in answers if isinstance(each, Refusal)]) == 2, "who was overtaken wrote nothing"
    await one.store.kill()

    back = await opened(where, clock)
    assert await back.daily.own(await back.daily.today(), ANNA) == played[0] == await back.begun()
    records = await back.store.daily.records(played[0])
    assert [each.seq for each in records] == [*range(records[0].seq, played[0].table.seq + 1)]
    ended = await back.finish(played[0])
    assert await back.begun() == ended, "who has played may only look at the end"
    assert isinstance(await back.play(replace(ended, table=played[0].table)), Refusal)
    assert ended.place == (await back.daily.results(await back.daily.today(), HOME.guild))[0].place
    for table in (schema.tables, schema.results, schema.notices):
        assert await back.rows(table) == [], "no rating, no season, no table, no notice knows of it"
    await back.store.close()


async def test_once_a_day_in_a_file(tmp_path: Path) -> None:
    await once_a_day(tmp_path / "a.db")


async def test_once_a_day_on_a_server(postgres: str) -> None:
    await once_a_day(postgres)


async def test_two_processes_share_day_and_games(postgres: str) -> None:
    """The same seed on all shards; a game that was begun on one server goes on from another, and is listed on the first."""
    clock = noon()
    one, other = [await opened(postgres, clock, ShardRange(2, shard, shard)) for shard in (1, 0)]
    assert await one.daily.today() == await other.daily.today()
    at = await one.begun()
    assert await other.begun(place=ABROAD) == at
    done = await other.play(at, ABROAD.guild)
    assert isinstance(done, DailyGame)
    ended = await one.finish(done)
    day = await one.daily.today()
    assert [each.person for each in await other.daily.results(day, HOME.guild)] == [ended.person]
    assert await other.daily.results(day, ABROAD.guild) == []
    await one.store.close()
    await other.store.close()


async def test_the_seed_is_secret_until_the_day_is_over(tmp_path: Path) -> None:
    clock = noon()
    process = await opened(tmp_path / "a.db", clock)
    day = await process.daily.today()
    at = await process.begun()
    ended, running = await process.finish(at), await process.begun(BEN)
    for table in (schema.days, schema.daily_games, schema.daily_records):
        assert not [row for row in await process.rows(table) if day.seed.hex() in str(dict(row))]
    inspect = partial(inspect_table.report, str(tmp_path / "a.db"), as_json=True, now=clock)
    assert day.seed.hex() not in await asyncio.to_thread(inspect, ended.table.id)
    clock.at = day.ends - 1.0
    assert isinstance(await process.play(running), DailyGame)
    clock.at = float(day.ends)
    assert await process.play(running) == Refusal(OVER)
    assert await process.daily.find(ended.table.id, ANNA) == Refusal(OVER)
    assert await process.begin(number=day.number) == Refusal(OVER)
    tomorrow = await process.daily.today()
    assert [row["seed"].startswith(PREFIX) for row in await process.rows(schema.days)] == [False, True]
    assert (tomorrow.number, tomorrow.seed != day.seed) == (DAY + 1, True)
    assert await process.daily.before(tomorrow) is None, "the clocks of processes differ a little"
    clock.at += 60.0
    assert await process.daily.before(tomorrow) == day
    again = await process.begin(number=DAY + 1)
    assert isinstance(again, DailyGame)
    assert again.table.id != ended.table.id
    for each in (ended, running):
        exported = await asyncio.to_thread(inspect, each.table.id)
        (tmp_path / "game.json").write_text(exported, encoding="utf8")
        proved, sentence = inspect_table.verified(tmp_path / "game.json")
        assert proved, sentence
        assert exported.count(day.seed.hex()) == 1
    await process.store.close()


async def test_a_lost_key_costs_the_day_and_nothing_else(tmp_path: Path) -> None:
    clock = noon()
    process = await opened(tmp_path / "a.db", clock)
    yesterday, at = await process.daily.today(), await process.begun()
    clock.at += SECONDS
    await process.daily.today()
    await process.finish(await process.begun(number=DAY + 1))
    await process.begun(BEN, number=DAY + 1)
    await process.store.close()
    (tmp_path / KEY_FILE).write_text(bytes(range(32)).hex(), encoding="ascii")
    with pytest.raises(MisconfiguredError):
        await opened(tmp_path / "a.db", clock)
    await asyncio.to_thread(databases.forget_key, str(tmp_path / "a.db"), None)
    process = await opened(tmp_path / "a.db", clock)
    assert await process.daily.before(await process.daily.today()) == yesterday
    assert (await process.begun(number=DAY + 1)).over
    assert not (await process.begun(BEN, number=DAY + 1)).over
    assert await process.daily.find(at.table.id, ANNA) == Refusal(GONE)
    await process.store.close()


async def test_others_presses_and_what_is_gone_get_a_sentence(tmp_path: Path) -> None:
    clock = noon()
    process = await opened(tmp_path / "a.db", clock)
    at = await process.begun()
    assert await process.daily.find(at.table.id, BEN) == Refusal(STRANGER)
    assert await process.daily.play(at.table.id, BEN, move(at), HOME.guild) == Refusal(STRANGER)
    assert await process.daily.find(at.table.id + 1, ANNA) == Refusal(GONE)
    assert await process.begin(number=DAY + 1) == Refusal(OVER)
    process.daily._store.games = {}
    assert await process.begin(BEN) == Refusal("unknown-game")
    process.daily._store.games = GAMES
    await process.store.database.execute(sa.update(schema.daily_games).values(state="{}"))
    with pytest.raises(DamagedError):
        await process.daily.find(at.table.id, ANNA)
    await process.store.close()


async def test_the_table_of_the_day_lists_those_who_want_it(tmp_path: Path) -> None:
    clock = noon()
    process = await opened(tmp_path / "a.db", clock)
    day = await process.daily.today()
    for person in (ANNA, BEN, CLEO):
        await process.begun(person)
    assert await process.daily.results(day, HOME.guild) == [], "nobody has ended it"
    games, columns = schema.daily_games, schema.daily_games.c
    for person, place, amount in ((ANNA, 2, 90), (BEN, 1, 40), (CLEO, 1, 40)):
        ended = sa.update(games).where(columns.person == person)
        await process.store.database.execute(ended.values(place=place, score=amount, ended=clock.at))
    found = await process.daily.results(day, HOME.guild)
    assert [each.person for each in found] == [BEN, CLEO, ANNA]
    assert [standing.rank(found, each) for each in found] == [1, 1, 3], "place first, then the score"
    hidden = Person(BEN, results=OFF)
    await process.store.settings.save_person(Person(BEN), hidden)
    await process.store.daily.forget(BEN)
    assert [each.person for each in await process.daily.results(day, HOME.guild)] == [CLEO, ANNA]
    await process.store.settings.save_person(hidden, Person(BEN))
    assert [each.person for each in await process.daily.results(day, HOME.guild)] == [CLEO, ANNA], "forgotten"
    clock.at += 8 * SECONDS
    await process.daily.today()
    assert await process.rows(games) == await process.rows(schema.daily_records) == []
    await process.store.close()


def test_games_take_turns_and_days_show_no_seed() -> None:
    keys = [game_of(number, ALL) for number in range(2 * len(ALL))]
    assert keys == sorted(ALL) * 2
    assert standing.rank([DailyResult(1, "a", 1, None)], DailyResult(1, "a", 1, 0)) == 1
    assert "seed" not in repr(Day(1, "city", bytes(32)))

"""People whose names and numbers are found again wherever they stand: games of each kind, a search of the database."""

import itertools
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Action, Seat
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from bot.tables.model import OPEN, SLOW, ChannelRef, Participant, Person, TableChanged
from bot.tables.notices.notice import Notice
from bot.tables.orders.model import Orders
from bot.tables.ratings.result import SeatResult
from bot.tables.storage import schema
from bot.tables.storage.store import Store
from bot.tables.table_actions import AddRobot, CallOff, CastVote, Join, Start
from tests.bot_harness import BotHarness

QUILLA, OTTO = 817_263_544_918_273_645, 718_293_847_561_029_384
"""The one who is forgotten, and one who stays."""
NAME, OTHER = "Quilla Zwâbrä", "Otto"
WHERE = ChannelRef(4_194_304_001, 10, 100)
FORMER = "Former player"


def former(lang: str) -> str:
    """A former player's name."""
    return f"{FORMER} {lang}".strip()


async def game_of(
    harness: BotHarness, key: str, *, alone: bool = False, steps: int = 5, place: ChannelRef = WHERE
) -> int:
    """A game with some moves, with a person besides or, alone, with robots."""
    opened = await harness.tables.open(place, Participant(NAME, QUILLA, lang="fr"), key, "en", pace_of(key))
    assert isinstance(opened, TableChanged), opened
    id_ = opened.table.id
    if not alone:
        await harness.tables.act(id_, OTTO, Join(OTHER))
    while len(harness.table(id_).chairs) < GAMES[key].seats[0] or (alone and len(harness.table(id_).chairs) < 2):
        await harness.tables.act(id_, QUILLA, AddRobot("easy" if GAMES[key].robots else "random"))
    assert isinstance(await harness.tables.act(id_, QUILLA, Start()), TableChanged)
    for luck in range(steps):
        seat, action, wait = legal(harness, id_, luck)
        await harness.press(id_, seat, action, wait)
    return id_


def pace_of(key: str) -> str:
    """A pace that the game has."""
    return SLOW if any(SLOW in clock.seconds for clock in GAMES[key].clocks.values()) else "live"


def legal(harness: BotHarness, id_: int, luck: int) -> tuple[Seat, Action, str | None]:
    """Something that a person may do now."""
    table = harness.table(id_)
    game, people = harness.tables.game(table), [seat for seat, chair in enumerate(table.chairs) if chair.person]
    found = [
        (seat, each)
        for seat in people
        for each in game.legal_actions(table.state, seat)
        if each.blocked is None and each.action.__name__ != "Leave"
    ]
    seat, one = found[luck % len(found)]
    return seat, sample(one, FastRng(luck)), one.wait


async def over(harness: BotHarness, id_: int) -> None:
    """End a game by its people."""
    table = harness.table(id_)
    await harness.tables.act(id_, QUILLA, CallOff("sure"))
    if table.seat_of(OTTO) is not None:
        await harness.tables.act(id_, OTTO, CastVote("yes"))
    assert harness.tables.get(id_) is None or harness.table(id_).phase not in OPEN


async def everywhere(harness: BotHarness) -> dict[str, tuple[int, ...]]:
    """Quilla in each game: one that runs, one that is over; a lobby, and rows in all tables of the database."""
    tables = {key: (await game_of(harness, key), await game_of(harness, key)) for key in GAMES}
    for _, ended in tables.values():
        await over(harness, ended)
    opened = await harness.tables.open(WHERE, Participant(NAME, QUILLA), "city", "fr", "live")
    assert isinstance(opened, TableChanged)
    await harness.tables.act(opened.table.id, OTTO, Join(OTHER))
    await rows_of(harness.store, next(iter(tables.values())), harness.hand.at)
    return {**tables, "": (opened.table.id,)}


async def rows_of(store: Store, tables: tuple[int, ...], now: float) -> None:
    """Rows of Quilla, and of Otto who knows her, wherever a person may stand."""
    running, ended = tables
    table = await store.tables.load(running)
    assert table is not None
    for person in (QUILLA, OTTO):
        chosen = Person(person, lang="fr", seen={str(QUILLA): "roll-1"}, by_table={str(QUILLA): "off"})
        await store.settings.save_person(Person(person), chosen)
        await store.orders.save(table, person, Orders({"end-turn": 0}))
        await store.drafts.save(running, person, ["Bid.60"], now)
        await store.openings.save(WHERE.guild, person, ["city", "deal"])
    notices = [Notice(running, QUILLA, "call turn-7", WHERE.guild, now, now), Notice(0, QUILLA, "digest x", 0, now)]
    await store.notices.claim(notices[:1], now)
    await store.notices.claim(notices[1:], now)
    await store.settings.save_guild(WHERE.guild, {"lang": "fr", "staff": [QUILLA, OTTO], str(QUILLA): "x"})
    day = {"day": 5, "person": QUILLA, "name": NAME, "opened": "[]", "game": "city", "phase": "playing", "guild": 1}
    day |= {"channel": 2, "seq": 1, "version": 1, "head": f'{{"name":"{NAME}"}}', "state": "secret position"}
    row = SeatResult(ended, 0, WHERE.guild, "city", now, QUILLA, NAME, None, 0, 1, 0, 25.0, 8.0)
    async with store.database.engine.begin() as connection:
        await connection.execute(sa.insert(schema.daily_games).values(day))
        for each in (row, replace(row, seat=1, person=OTTO, name=OTHER)):
            values = {name: getattr(each, name) for name in each.__struct_fields__}
            await connection.execute(sa.insert(schema.results).values(values))


async def found(store: Store, *needles: str) -> list[str]:
    """The columns of the database in which one of these texts stands."""
    hits = []
    for table in schema.metadata.sorted_tables:
        for row in await store.database.rows(sa.select(table)):
            hits += [
                f"{table.name}.{name}" for name, value in row.items() if any(each in str(value) for each in needles)
            ]
    return sorted(set(hits))


def in_files(path: Path) -> list[str]:
    """The files of a database in which the name or number stands, in any form that SQLite writes."""
    plain = (NAME.encode(), NAME.encode("utf-16-le"), str(QUILLA).encode())
    needles = (*plain, QUILLA.to_bytes(8, "big"), QUILLA.to_bytes(8, "little"))
    files = sorted(path.parent.glob(f"{path.name}*"))
    return [f"{file.name}: {n!r}" for file, n in itertools.product(files, needles) if n in file.read_bytes()]


async def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All that the database holds, to compare."""
    tables = [each for each in schema.metadata.sorted_tables if each is not schema.heartbeat]
    return {each.name: [dict(row) for row in await store.database.rows(sa.select(each))] for each in tables}

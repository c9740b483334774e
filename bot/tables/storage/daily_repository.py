"""The game of the day: its days, everybody's games with their steps, and how they ended."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.kit.spec import GameSpec
from bot.tables.daily.daily_game import FIRST_ID, PERSON, DailyGame, Played
from bot.tables.daily.day import Day
from bot.tables.daily.standing import DailyResult
from bot.tables.model import Record
from bot.tables.storage import mappers, schema
from bot.tables.storage.database import DamagedError
from bot.tables.storage.database_access import DatabaseAccess, inserting
from bot.tables.storage.encryption import PREFIX, TableCipher
from bot.tables.storage.result_repository import takes_part
from bot.tables.storage.write_batch import GuildJob

GAMES, RECORDS = schema.daily_games, schema.daily_records
COLUMNS, DAYS = GAMES.c, schema.days.c
KEPT = 7
"""Days after which games are deleted."""


class DailyRepository:
    """Reads and writes the game of the day. All methods raise StoreError.

    `guild`: the server of the press, for which this process may write. Who has not the newest step of a game writes
    nothing, so a game may be played from several servers.
    """

    def __init__(self, database: DatabaseAccess, games: Mapping[str, GameSpec[Any]], cipher: TableCipher) -> None:
        self._database = database
        self._games = games
        self._cipher = cipher

    # ---- days

    async def day(self, number: int) -> Day | None:
        """A day; None where nobody has looked at it."""
        found = await self._database.rows(sa.select(schema.days).where(DAYS.number == number))
        return Day(number, found[0]["game"], bytes.fromhex(self._seed(found[0]["seed"]))) if found else None

    def _seed(self, stored: str) -> str:
        """A seed in hexadecimal, as it was before it was encrypted, if it was."""
        seed = self._cipher.decrypt_text(stored) if stored.startswith(PREFIX) else stored
        if seed is None:
            raise DamagedError("The seed of the game of the day is encrypted with another key.")
        return seed

    async def enter(self, day: Day) -> Day:
        """A day as it is stored: this one, unless another process was first.

        The seeds of days before are secret no more, and games of long ago are deleted.
        """

        async def job(connection: AsyncConnection) -> None:
            row = {"number": day.number, "game": day.game, "seed": self._cipher.encrypt_text(day.seed.hex())}
            await connection.execute(inserting(connection, schema.days).values(row).on_conflict_do_nothing())
            await connection.execute(sa.delete(GAMES).where(COLUMNS.day < day.number - KEPT))
            secret = (DAYS.number < day.number, DAYS.seed.startswith(PREFIX))
            for old in (await connection.execute(sa.select(schema.days).where(*secret))).mappings().all():
                seed = self._seed(old["seed"])
                await connection.execute(sa.update(schema.days).where(DAYS.number == old["number"]).values(seed=seed))

        await self._database.write(job)
        return await self.day(day.number) or day

    # ---- games

    async def of_person(self, day: int, person: int) -> DailyGame | None:
        """A person's game of a day; None where they have not begun it."""
        return await self._game(COLUMNS.day == day, COLUMNS.person == person)

    async def find(self, table: int) -> DailyGame | None:
        """The game of a table's number."""
        return await self._game(COLUMNS.id == table - FIRST_ID)

    async def _game(self, *where: sa.ColumnElement[bool]) -> DailyGame | None:
        found = await self._database.rows(sa.select(GAMES).where(*where))
        return self._read(found[0]) if found else None

    def _read(self, row: Mapping[str, Any]) -> DailyGame | None:
        """The game of a row; None for one of a game that is no longer there."""
        if row["game"] not in self._games:
            return None
        try:
            table = mappers.to_table({**row, "published": 0}, (), self._games[row["game"]], self._cipher)
            opened = msgspec.json.decode(row["opened"], type=tuple[str, ...])
        except ValueError as error:
            raise DamagedError(f"The game of the day {row['id']} cannot be read: {error}") from error
        table = replace(table, id=FIRST_ID + row["id"])
        return DailyGame(table, row["day"], opened, row["place"], row["score"], row["ended"])

    async def begin(self, first: Played, guild: int) -> None:
        """Store a new game with its first steps, unless its person has begun that day's already."""
        row = self._row(first.game) | {"guild": first.game.table.place.guild, "channel": first.game.table.place.channel}
        own = {"day": first.game.day, "person": first.game.person, "name": first.game.table.chairs[PERSON].name}

        async def job(connection: AsyncConnection) -> None:
            fresh = inserting(connection, GAMES).values(row | own).on_conflict_do_nothing()
            if (await connection.execute(fresh)).rowcount == 1:
                mine = (COLUMNS.day == own["day"], COLUMNS.person == own["person"])
                id_ = (await connection.execute(sa.select(COLUMNS.id).where(*mine))).scalar_one()
                await _record(connection, id_, first.records)

        await self._database.write(GuildJob(frozenset({guild}), job))

    async def save(self, before: int, now: Played, guild: int) -> bool:
        """Store what a step of the person led to; False where the game has gone on since the step `before`."""
        id_, row = now.game.table.id - FIRST_ID, self._row(now.game)

        async def job(connection: AsyncConnection) -> bool:
            same = (COLUMNS.id == id_, COLUMNS.seq == before)
            done = await connection.execute(sa.update(GAMES).where(*same).values(row))
            if done.rowcount == 1:
                await _record(connection, id_, now.records)
            return bool(done.rowcount)

        return bool(await self._database.write(GuildJob(frozenset({guild}), job)))

    def _row(self, game: DailyGame) -> dict[str, Any]:
        """The columns that a step writes."""
        table = mappers.of_table(replace(game.table, id=0), self._cipher)
        fixed = {name: value for name, value in table.items() if name not in ("guild", "channel")}
        opened = msgspec.json.encode(game.opened).decode()
        return fixed | {"opened": opened, "place": game.place, "score": game.score, "ended": game.ended}

    async def records(self, game: DailyGame, *, last: bool = False) -> list[Record]:
        """The steps of a game, or the `last` ones, from the person's newest on."""
        columns, id_ = RECORDS.c, game.table.id - FIRST_ID
        mine = sa.select(sa.func.coalesce(sa.func.max(columns.seq), 0)).where(
            columns.tab == id_, columns.seat == PERSON
        )
        since = (columns.seq >= mine.scalar_subquery(),) if last else ()
        found = await self._database.rows(sa.select(RECORDS).where(columns.tab == id_, *since).order_by(columns.seq))
        rules = self._games[game.table.game]
        try:
            return [mappers.to_record({**row, "key": str(row["seq"]), "thought": None}, rules) for row in found]
        except msgspec.MsgspecError as error:
            raise DamagedError(f"The steps of the game of the day {id_} cannot be read: {error}") from error

    # ---- results

    async def results(self, day: int, guild: int) -> list[DailyResult]:
        """How a day's games ended that were begun on a server, the best first, of those who take part in rankings."""
        listed = (COLUMNS.day == day, COLUMNS.guild == guild, COLUMNS.place.is_not(None), COLUMNS.name != "")
        best = (COLUMNS.place, sa.func.coalesce(COLUMNS.score, 0).desc(), COLUMNS.ended, COLUMNS.person)
        wanted = (COLUMNS.person, COLUMNS.name, COLUMNS.place, COLUMNS.score)
        found = await self._database.rows(sa.select(*wanted).where(*listed, takes_part(COLUMNS.person)).order_by(*best))
        return [DailyResult(**row) for row in found]

    async def forget(self, person: int) -> None:
        """Take a person's name out of all games; that they have played remains until the games are deleted."""
        await self._database.execute(sa.update(GAMES).where(COLUMNS.person == person).values(name=""))


async def _record(connection: AsyncConnection, id_: int, records: Sequence[Record]) -> None:
    """Add steps to a game."""
    if records:
        left_out = ("key", "thought")
        rows = [{k: v for k, v in mappers.of_record(id_, each).items() if k not in left_out} for each in records]
        await connection.execute(sa.insert(RECORDS), rows)

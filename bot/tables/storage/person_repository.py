"""What is kept about a person, in all tables of the database: reading it, and deleting it in one transaction.

What a table's rows are of a person is read from the schema: a table with a column `person` has rows of people. Where
others need the rows (`person` may be empty), number and name go; elsewhere the rows do. JSON that may name people by
number is searched (`SEARCHED`), and so are the heads of tables.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.model import ON, Table
from bot.tables.privacy import former_player
from bot.tables.shards import ShardRange
from bot.tables.storage import mappers, schema
from bot.tables.storage.database_access import DatabaseAccess, inserting, upsert
from bot.tables.storage.heartbeat_repository import beating_for
from bot.tables.storage.write_batch import GuildJob, TableCommit

PAGE = 20
"""Tables whose heads are rewritten together; their states are read with them, for the checksum."""
SEARCHED = schema.people, schema.guilds
"""Tables whose texts are JSON that may name people by number."""
DAYS = 28
"""Days within which it is looked once whether somebody who was long away still has an account."""
TABLES = schema.tables.c


def of_people() -> list[sa.Table]:
    """The tables with rows of people, beside `people` itself and what is still to be deleted."""
    found = [each for each in schema.metadata.sorted_tables if "person" in each.c]
    return [each for each in found if each is not schema.to_forget]


class PersonRepository:
    """Reads, deletes, and notes when somebody was last here. All methods raise StoreError.

    `write_steps` writes steps of tables within a transaction; `count` counts them.
    """

    def __init__(
        self,
        database: DatabaseAccess,
        write_steps: Callable[[AsyncConnection, Sequence[TableCommit]], Awaitable[None]],
        count: Callable[[int], None],
        shards: ShardRange,
    ) -> None:
        self._database, self._write_steps, self._count, self._shards = database, write_steps, count, shards

    # ---- reading

    async def rows(self, person: int) -> dict[str, Sequence[Mapping[str, Any]]]:
        """A person's rows, by the name of their table."""
        people = sa.select(schema.people).where(schema.people.c.id == person)
        tables = of_people()
        found = await self._database.rows_together(people, *(sa.select(t).where(t.c.person == person) for t in tables))
        return dict(zip((schema.people.name, *(table.name for table in tables)), found, strict=True))

    async def tables(self, person: int) -> list[Table]:
        """The tables that know a person, without positions, the oldest first; those that cannot be read are left out."""
        found = []
        columns = (TABLES.id, TABLES.phase, TABLES.seq, TABLES.head)
        for row in await self._database.rows(sa.select(*columns).where(_names(person)).order_by(TABLES.id)):
            try:
                table = msgspec.json.decode(row["head"], type=Table)
            except msgspec.MsgspecError:
                continue
            if former_player.named(table, person):
                found.append(msgspec.structs.replace(table, id=row["id"], phase=row["phase"], seq=row["seq"]))
        return found

    async def steps(self, id_: int, seat: int) -> Sequence[Mapping[str, Any]]:
        """When a seat of a table did what, with the keys of the commands, the oldest first."""
        columns = schema.records.c
        mine = (columns.tab == id_, columns.seat == seat)
        chosen = sa.select(columns.seq, columns.at, columns.key, columns.action).where(*mine)
        return await self._database.rows(chosen.order_by(columns.seq))

    async def pending(self) -> dict[int, float]:
        """Whose data is still to be deleted somewhere, and since when."""
        return {row["person"]: row["at"] for row in await self._database.rows(sa.select(schema.to_forget))}

    async def known(self, person: int) -> bool:
        """Whether somebody has a row of their own."""
        return bool(await self._database.rows(sa.select(schema.people.c.id).where(schema.people.c.id == person)))

    # ---- when somebody was last here

    async def note_seen(self, people: Collection[int], month: int) -> None:
        """People were here in a month; nothing is noted of whom nothing is kept."""
        columns = schema.people.c
        earlier = sa.update(schema.people).where(columns.id.in_(sorted(people)), columns.last_seen < month)
        await self._database.execute(earlier.values(last_seen=month))

    async def note_seated(self, people: Collection[int], month: int) -> None:
        """People sit at a table: something is kept of them from now on."""

        async def job(connection: AsyncConnection) -> None:
            for person in sorted(people):
                row = inserting(connection, schema.people).values(id=person, reminders=ON, last_seen=month)
                await connection.execute(row.on_conflict_do_nothing())

        await self._database.write(job)

    async def unseen(self, before: int, shards: Collection[int], most: int) -> list[int]:
        """Some people who were last here before a month; of servers' shards those with these numbers."""
        columns = schema.people.c
        gone = (columns.last_seen > 0, columns.last_seen < before)
        mine = schema.owned(self._shards, shards, columns.id)
        found = sa.select(columns.id).where(*gone, *mine).order_by(columns.id).limit(most)
        return [row["id"] for row in await self._database.rows(found)]

    async def silent(self, day: int, before: int, after: int, most: int, shards: Collection[int]) -> list[int]:
        """Of people who were last here before a month some with numbers above `after`: each on a day of its own of DAYS."""
        columns = schema.people.c
        today = columns.id.bitwise_rshift(sa.literal_column("22")) % DAYS == day % DAYS
        mine = (columns.id > after, columns.last_seen < before, today, *schema.owned(self._shards, shards, columns.id))
        found = sa.select(columns.id).where(*mine).order_by(columns.id).limit(most)
        return [row["id"] for row in await self._database.rows(found)]

    async def begin_counting(self, month: int) -> None:
        """Of whom it is not known yet when they were last here, it was in this month."""
        columns = schema.people.c
        unknown = sa.update(schema.people).where(columns.last_seen == 0)
        await self._database.execute(unknown.values(last_seen=month))

    # ---- deleting

    async def forget(
        self,
        person: int,
        commits: Sequence[TableCommit],
        shards: Collection[int],
        name: Callable[[str], str],
        at: float,
    ) -> None:
        """Delete what is kept about a person, all or nothing, with the steps of tables in `commits`.

        Of tables only those of `shards`; where others know the person, it is noted. `name`: a former player's in a
        language.
        """

        async def job(connection: AsyncConnection) -> int:
            await self._write_steps(connection, commits)
            rewritten = await self._rewrite(connection, person, shards, name)
            for table in of_people():
                await connection.execute(_without(table, person))
            await connection.execute(sa.delete(schema.blocks).where(schema.blocks.c.blocked == person))
            await connection.execute(sa.delete(schema.people).where(schema.people.c.id == person))
            await _search(connection, person)
            await _note_rest(connection, person, at)
            return rewritten

        steps = await self._database.write(GuildJob(beating_for(shards), job))
        self._count(int(steps) + len(commits))

    async def _rewrite(
        self, connection: AsyncConnection, person: int, shards: Collection[int], name: Callable[[str], str]
    ) -> int:
        """Put a former player in the place of a person in the tables that nobody has in memory. Returns how many."""
        mine = (_names(person), *schema.owned(self._shards, shards))
        ids = [row.id for row in await connection.execute(sa.select(TABLES.id).where(*mine).order_by(TABLES.id))]
        for n in range(0, len(ids), PAGE):
            page = sa.select(schema.tables).where(TABLES.id.in_(ids[n : n + PAGE]))
            for row in (await connection.execute(page)).mappings().all():
                head = await _head(connection, dict(row), person, name)
                values = {"head": head, "seq": TABLES.seq + 1, "published": TABLES.published + 1}
                await connection.execute(sa.update(schema.tables).where(TABLES.id == row["id"]).values(values))
        return len(ids)


async def _head(connection: AsyncConnection, row: Mapping[str, Any], person: int, name: Callable[[str], str]) -> str:
    """The head of a table without a person, of a damaged one too."""
    columns = schema.deadlines.c
    waits = sa.select(schema.deadlines).where(columns.tab == row["id"]).order_by(columns.place)
    try:
        due = [mappers.to_deadline(dict(each)) for each in (await connection.execute(waits)).mappings()]
        return mappers.rewritten(row, due, lambda t: former_player.without(t, person, name(t.lang)))
    except ValueError:
        return former_player.without_in_text(row["head"], person, name(""))


def _names(person: int) -> sa.ColumnElement[bool]:
    """Whether a head has a person's number in it, as a value."""
    return sa.or_(*(TABLES.head.like(f"%:{person}{end}%") for end in ",}"))


def _without(table: sa.Table, person: int) -> sa.Update | sa.Delete:
    """Rows that others need lose number and name, all others go."""
    mine = table.c.person == person
    if not table.c.person.nullable:
        return sa.delete(table).where(mine)
    empty: dict[str, Any] = {"person": None} | ({"name": ""} if "name" in table.c else {})
    return sa.update(table).where(mine).values(empty)


async def _search(connection: AsyncConnection, person: int) -> None:
    """Take a person's number out of what others have chosen."""
    for table in SEARCHED:
        for column in (each for each in table.c if isinstance(each.type, sa.Text)):
            where = column.like(f"%{person}%")
            for id_, text in (await connection.execute(sa.select(table.c.id, column).where(where))).all():
                left = {column.name: without_number(text, person)}
                await connection.execute(sa.update(table).where(table.c.id == id_).values(left))


def without_number(text: str, person: int) -> str:
    """JSON without the entries that are a person's number, or named by it. What cannot be read stays."""
    try:
        found = msgspec.json.decode(text)
    except msgspec.MsgspecError:
        return text
    return msgspec.json.encode(_pruned(found, {person, str(person)})).decode()


def _pruned(value: Any, gone: Collection[int | str]) -> Any:
    if isinstance(value, dict):
        kept = {key: each for key, each in value.items() if key not in gone and not _is(each, gone)}
        return {key: _pruned(each, gone) for key, each in kept.items()}
    return [_pruned(each, gone) for each in value if not _is(each, gone)] if isinstance(value, list) else value


def _is(value: Any, gone: Collection[int | str]) -> bool:
    return isinstance(value, int | str) and value in gone


async def _note_rest(connection: AsyncConnection, person: int, at: float) -> None:
    """Note that tables of other processes still know a person, or that none does any more."""
    if (await connection.execute(sa.select(TABLES.id).where(_names(person)).limit(1))).first() is None:
        await connection.execute(sa.delete(schema.to_forget).where(schema.to_forget.c.person == person))
        return
    await upsert(connection, schema.to_forget, {"person": person}, {"at": at})

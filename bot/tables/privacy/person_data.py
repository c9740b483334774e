"""What is kept about a person, read whole."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.tables.model import LOBBY, PAUSED, PLAYING, Person, Table
from bot.tables.storage import schema
from bot.tables.storage.store import Store

NAMED = tuple(table.name for table in (schema.people, schema.results, schema.notices, schema.openings, schema.orders))
"""The tables of the database that have a line of their own; so have `drafts`."""
PLAIN = ("id", "last_seen", "seen", "leaves", "unsaid")
"""What stands in a person's row without having been chosen in the settings."""
Row = Mapping[str, Any]


class PersonData(msgspec.Struct, frozen=True):
    """A person's settings, the tables that know them (without positions), and their rows by table of the database."""

    person: int
    settings: Person | None
    tables: Sequence[Table]
    rows: Mapping[str, Sequence[Row]]

    @property
    def empty(self) -> bool:
        """Whether nothing is kept."""
        return self.settings is None and not self.tables and not any(self.rows.values())

    @property
    def running(self) -> list[Table]:
        """The games that are being played."""
        return [table for table in self.tables if table.phase in (PLAYING, PAUSED)]

    @property
    def lobbies(self) -> list[Table]:
        """The lobbies."""
        return [table for table in self.tables if table.phase == LOBBY]

    @property
    def finished(self) -> list[Table]:
        """The tables that are over or closed."""
        return [table for table in self.tables if table.phase not in (PLAYING, PAUSED, LOBBY)]

    @property
    def chosen(self) -> int:
        """How many settings are not the usual ones."""
        if self.settings is None:
            return 0
        usual, mine = msgspec.structs.asdict(Person(self.person)), msgspec.structs.asdict(self.settings)
        return len([key for key, value in mine.items() if key not in PLAIN and value != usual[key]])

    def count(self, table: str) -> int:
        """How many rows a table of the database has of them."""
        return len(self.rows.get(table, ()))

    @property
    def others(self) -> int:
        """How many rows there are without a line of their own."""
        known = {*NAMED, schema.drafts.name}
        return sum(len(rows) for name, rows in self.rows.items() if name not in known)


async def read(store: Store, person: int) -> PersonData:
    """All that is kept about a person. Raises StoreError."""
    rows = dict(await store.privacy.people.rows(person))
    known = rows.pop(schema.people.name)
    settings = await store.settings.person(person) if known else None
    if settings is not None:
        settings = msgspec.structs.replace(settings, last_seen=known[0]["last_seen"])
    return PersonData(person, settings, await store.privacy.people.tables(person), rows)

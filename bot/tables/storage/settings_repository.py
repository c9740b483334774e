"""What people and servers have chosen in their settings."""

import logging
import math
import time
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict, replace

from bot.tables.availability import server_hours
from bot.tables.availability.leave import Leaves
from bot.tables.availability.server_hours import ServerHours
from bot.tables.model import DARK, OFF, THEMES, Person
from bot.tables.server_rules import FREE, ServerRules, rules_of
from bot.tables.shards import ONLY, ShardRange
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess, upsert
from bot.tables.storage.writer import Job

MAX_CACHED = 4_096
"""People whose settings are cached."""
SHARED_LIFE = 5.0
"""Seconds for which they are cached where other processes may change them."""
NO_LEAVES = "[]"
JSON: dict[str, Any] = {"seen": dict[str, str], "by_table": dict[str, str], "leaves": Leaves}
"""The columns of a person that hold JSON, and what it is."""
log = logging.getLogger(__name__)


class SettingsRepository:
    """Reads and writes settings. Those of people are cached for `life` seconds: other processes may change them.

    The themes, hours and rules of servers are cached: only the process that plays a server's tables changes them.
    """

    def __init__(self, database: DatabaseAccess, life: float = math.inf, shards: ShardRange = ONLY) -> None:
        self._database = database
        self._life = life
        self._shards = shards
        self._people: dict[int, tuple[Person, float]] = {}
        self._themes: dict[int, str] = {}
        self._hours: dict[int, ServerHours] = {}
        self._rules: dict[int, ServerRules] = {}

    async def person(self, id_: int) -> Person:
        """The settings of a person; the defaults when nothing was chosen."""
        known = self._people.get(id_)
        if known is not None and time.monotonic() < known[1]:
            return known[0]
        found = await self._database.rows(sa.select(schema.people).where(schema.people.c.id == id_))
        saved = self._people.get(id_)
        if saved is not None and saved is not known:  # meanwhile
            return saved[0]
        return self._cache(_person(found[0]) if found else Person(id_))

    async def person_at(self, id_: int, guild: int) -> Person:
        """What holds for a person on a server: what they have chosen, else what the server has."""
        return server_hours.person_there(await self.person(id_), self.hours(guild))

    async def save_person(self, before: Person, after: Person) -> None:
        """Save what a caller has changed of the settings it had read; somebody else may have changed the others."""
        row = self._changed(before, after)
        if row is None:
            return
        try:
            await self._database.write(row)
        except BaseException:
            self._people.pop(after.id, None)
            raise

    def save_person_soon(self, before: Person, after: Person) -> None:
        """The same within a second, for what nobody misses that is lost when the process dies or nothing can be written."""
        row = self._changed(before, after)
        if row is not None:
            self._database.write_soon(row)

    def _changed(self, before: Person, after: Person) -> Job | None:
        """What writes the difference, which holds in the cache from now on; None where there is none."""
        changed = {name: value for name, value in asdict(after).items() if value != getattr(before, name)}
        if not changed:
            return None
        known = self._people.pop(after.id, None)
        self._cache(after if known is None else replace(known[0], **changed))
        values = _values(after)
        return partial(
            upsert,
            table=schema.people,
            key={"id": after.id},
            values=values,
            changed={name: values[name] for name in changed},
        )

    def forget(self, person: int) -> None:
        """Nothing is kept of somebody any more."""
        self._people.pop(person, None)

    def forget_guild(self, guild: int) -> None:
        """Nothing is kept of a server any more."""
        self._themes.pop(guild, None)

    def _cache(self, person: Person) -> Person:
        """Cache a person's settings; the entry added first is evicted first."""
        self._people[person.id] = person, time.monotonic() + self._life
        if len(self._people) > MAX_CACHED:
            del self._people[next(iter(self._people))]
        return person

    async def guild(self, id_: int) -> dict[str, Any]:
        """The settings of a server; empty when nothing was set."""
        found = await self._database.rows(sa.select(schema.guilds.c.settings).where(schema.guilds.c.id == id_))
        return dict(msgspec.json.decode(found[0]["settings"])) if found else {}

    async def save_guild(self, id_: int, settings: Mapping[str, Any]) -> None:
        """Save the settings of a server."""
        text = msgspec.json.encode(dict(settings)).decode()
        await self._database.upsert(schema.guilds, {"id": id_}, {"settings": text})
        self._note(id_, settings)

    async def of_note(self) -> dict[int, Person]:
        """The people who have chosen quiet hours or none, announced a leave, or want a digest. Raises StoreError."""
        columns = schema.people.c
        quiet, digest = columns.quiet_since + columns.quiet_until > 0, columns.digest != OFF
        chosen = sa.or_(quiet, digest, columns.leaves != NO_LEAVES)
        return {row["id"]: _person(row) for row in await self._database.rows(sa.select(schema.people).where(chosen))}

    # ---- what has to be known whenever a message is made or a table opened

    async def load_servers(self, shards: Collection[int] | None = None) -> None:
        """Read what this process's servers, or those of some shards, have chosen, when it gets them."""
        mine = schema.owned(self._shards, shards, schema.guilds.c.id)
        for row in await self._database.rows(sa.select(schema.guilds).where(*mine)):
            self._note(row["id"], msgspec.json.decode(row["settings"]))

    def theme(self, guild: int) -> str:
        """The theme of a server's public pictures."""
        return self._themes.get(guild, DARK)

    def hours(self, guild: int) -> ServerHours | None:
        """The zone and quiet hours of a server; None where it has none."""
        return self._hours.get(guild)

    def rules(self, guild: int) -> ServerRules:
        """What a server allows."""
        return self._rules.get(guild, FREE)

    def _note(self, guild: int, settings: Mapping[str, Any]) -> None:
        """Only servers that have chosen something unusual take room."""
        self._hours.pop(guild, None)
        if (hours := server_hours.read(settings)) is not None:
            self._hours[guild] = hours
        self._themes.pop(guild, None)
        if (theme := settings.get("theme")) in THEMES and theme != DARK:
            self._themes[guild] = theme
        self._rules.pop(guild, None)
        if (rules := rules_of(settings)) != FREE:
            self._rules[guild] = rules


def _values(person: Person) -> dict[str, Any]:
    """The columns of a person's row, without the key."""
    values = asdict(person) | {name: msgspec.json.encode(getattr(person, name)).decode() for name in JSON}
    del values["id"]
    return values


def _person(row: Mapping[str, Any]) -> Person:
    """The settings of a row; what cannot be read was never chosen, since a table is shown all the same."""
    read = {}
    for name, kind in JSON.items():
        try:
            read[name] = msgspec.json.decode(row[name], type=kind)
        except msgspec.MsgspecError as error:
            log.error("What person %s has chosen cannot be read: %s, %s", row["id"], name, type(error).__name__)
            read[name] = () if name == "leaves" else {}
    return Person(**{**row, **read})

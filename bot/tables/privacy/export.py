"""A person's data as JSON, of the form of `person-data-1.schema.json`.

It holds what is theirs and nothing that they may not see: of tables their own seat and their own moves, never a
position, another's hand, or a seed. Numbers of Discord are texts, since many programs cut numbers of that length.
"""

import gzip
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.tables.commands import BY_ITSELF
from bot.tables.model import Table
from bot.tables.privacy.person_data import PersonData
from bot.tables.storage.store import Store

FORMAT, VERSION = "quartier-person-data", 1
"""What the file says that it is. Another version has another schema beside the one of this."""
NUMBERS = ("guild", "channel", "thread", "person", "host")
"""Columns with numbers of Discord."""
TIMES = ("at", "due", "sent", "since", "until", "ended")
"""Columns with seconds since 1970."""
POSITIONS = ("head", "state", "seed")
"""Columns with positions of games, in which stands what nobody may see yet."""
JSON = ("given", "stopped")
"""Columns with JSON."""


class ExportedFile(msgspec.Struct, frozen=True):
    """A file to hand out."""

    name: str
    data: bytes


async def document(store: Store, found: PersonData, now: float) -> dict[str, Any]:
    """A person's data as plain data for JSON. Raises StoreError."""
    settings = None if found.settings is None else msgspec.to_builtins(found.settings)
    if settings is not None:
        del settings["id"]
    return {
        "format": FORMAT,
        "version": VERSION,
        "made": _time(now),
        "person": str(found.person),
        "settings": settings,
        "tables": [await _table(store, table, found.person) for table in found.tables],
        "rows": {name: [_row(row) for row in rows] for name, rows in found.rows.items() if rows},
    }


def packed(made: Mapping[str, Any], name: str, most: int) -> ExportedFile:
    """The document as a file of at most `most` bytes where that is possible, else compressed."""
    data = msgspec.json.format(msgspec.json.encode(made), indent=1)
    if len(data) <= most:
        return ExportedFile(f"{name}.json", data)
    return ExportedFile(f"{name}.json.gz", gzip.compress(data, mtime=0))


async def _table(store: Store, table: Table, person: int) -> dict[str, Any]:
    """A person's part in a table."""
    seat, place = table.seat_of(person), table.place
    chair = None if seat is None else table.chairs[seat]
    return {
        "table": table.id,
        "game": table.game,
        "phase": table.phase,
        "guild": str(place.guild),
        "channel": str(place.channel),
        "thread": None if place.thread is None else str(place.thread),
        "opened": _time(table.opened),
        "pace": table.pace,
        "host": table.host == person,
        "seat": seat,
        "name": None if chair is None else chair.name,
        "lang": None if chair is None else chair.lang,
        "away": chair is not None and chair.away,
        "missed": 0 if chair is None else chair.missed,
        "moves": [] if seat is None else await _moves(store, table.id, seat),
    }


async def _moves(store: Store, id_: int, seat: int) -> Sequence[dict[str, Any]]:
    """What the person has done there; not what time or a robot did in their place."""
    own = [row for row in await store.privacy.people.steps(id_, seat) if not row["key"].startswith(BY_ITSELF)]
    return [{"step": row["seq"], "at": _time(row["at"]), "action": row["action"]} for row in own]


def _row(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _value(name, value) for name, value in row.items() if name != "person" and name not in POSITIONS}


def _value(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in NUMBERS:
        return str(value)
    if name in TIMES:
        return _time(value)
    if name in JSON:
        try:
            return msgspec.json.decode(value)
        except msgspec.MsgspecError:
            return value
    return value


def _time(at: float) -> str:
    """A moment as ISO 8601, UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


SCHEMA = f"person-data-{VERSION}.schema.json"
"""The file beside this one that says what a document looks like."""

"""Maps tables, records and deadlines to rows of the database, and back."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from sys import intern
from typing import Any

import msgspec
from zlib_ng.zlib_ng import crc32

from bot.kit import upgrade
from bot.kit.contract import EventFor, Seat, Value
from bot.kit.engine import encode
from bot.kit.robots.move import Reason
from bot.kit.spec import GameSpec
from bot.kit.undo import events_of
from bot.tables.model import FORMER_ROBOTS, PAUSED, PLAYING, Deadline, Participant, Record, Table
from bot.tables.ratings.result import SeatResult
from bot.tables.storage.encryption import PLAIN, PREFIX, TableCipher
from bot.tables.storage.packed_state import PackedState, StoredText

Row = Mapping[str, Any]
SUMMED = ("game", "phase", "guild", "channel", "seq", "version", "head", "state")
"""The columns that the checksum of a table covers, without the checksum itself in `head`; the state is the last."""
DEADLINE_COLUMNS = ("wait", "lap", "due", "left", "warned")
ROW_SIZE = 512
"""Characters of `head` and `state` together are a multiple of it: SQLite writes a row of the same size in its place.

One of another size is deleted and inserted, its overflow pages are freed and taken again: two pages more for a step.
"""
_SUM = re.compile(r'\{"sum": {0,9}(\d{1,10}),', re.ASCII)


class DamagedRowError(ValueError):
    """A row is not what was written."""


def of_table(table: Table, cipher: TableCipher = PLAIN) -> dict[str, Any]:
    """The columns of a table. `head` is the table as JSON without what has columns or rows of its own.

    While a game is under way, its seed and state are encrypted.
    """
    used = cipher if table.phase in (PLAYING, PAUSED) else PLAIN
    state = used.encrypt_text(encode(table.state))
    row = _columns(table, used, len(state))
    row["state"] = state
    row["head"] = _summed(row, table.deadlines)
    return row


def _columns(table: Table, cipher: TableCipher, size: int) -> dict[str, Any]:
    """The columns but for the state, which takes `size` characters; `head` is without its checksum."""
    head = msgspec.structs.replace(table, packed_state=None, deadlines=(), seed=cipher.encrypt_again(table.seed))
    return {
        "game": table.game,
        "phase": table.phase,
        "guild": table.place.guild,
        "channel": table.place.channel,
        "seq": table.seq,
        "version": table.version,
        "head": _padded(msgspec.json.encode(head), size),
    }


def of_head(table: Table, cipher: TableCipher) -> dict[str, Any] | None:
    """The columns of a table whose position stays as its row has it; None where it is not known what that is.

    The checksum is joined from those of its parts, so nothing has to be unpacked, written as JSON and encrypted.
    """
    stored = None if table.packed_state is None else table.packed_state.stored
    if stored is None or table.phase not in (PLAYING, PAUSED):
        return None
    row = _columns(table, cipher, stored.size)
    before, after = _around_state(row, table.deadlines)
    found = crc32(after, _joined(crc32(before), stored))
    return {"seq": table.seq, "phase": table.phase, "channel": table.place.channel, "head": _with_sum(row, found)}


def _joined(before: int, stored: StoredText) -> int:
    """The CRC-32 of bytes that go on with a text in quotes: CRCs are linear, so zeros stand for what is not at hand."""
    zeros = bytes(stored.size + 2)
    return crc32(zeros, before) ^ crc32(zeros) ^ stored.sum


def _stored(row: Row, game: GameSpec[Any]) -> StoredText | None:
    """What is known of the text of a state; None where the next write has to bring it to today's form."""
    text = row["state"]
    if not text.startswith(PREFIX) or row["version"] != game.version:
        return None
    return StoredText(len(text), crc32(_as_json(text)))


def _padded(head: bytes, beside: int) -> str:
    """A head with spaces behind it, which JSON ignores; `beside`: characters of the state."""
    return (head + b" " * (-(len(head) + beside) % ROW_SIZE)).decode()


def _summed(row: Row, deadlines: Iterable[Deadline]) -> str:
    """The head of a row with its checksum in front, which always takes the same room."""
    return _with_sum(row, _sum(row, deadlines))


def _with_sum(row: Row, found: int) -> str:
    """The head of a row with this checksum."""
    return f'{{"sum":{found:>10},{row["head"][1:]}'


def _sum(row: Row, deadlines: Iterable[Deadline]) -> int:
    """The checksum of a table: of all columns and deadlines as one text of JSON."""
    before, after = _around_state(row, deadlines)
    return crc32(after, crc32(_as_json(row["state"]), crc32(before)))


def _as_json(state: str) -> bytes:
    """The text of a state as JSON, in which an encrypted one stands as it is."""
    return f'"{state}"'.encode() if state.startswith(PREFIX) else msgspec.json.encode(state)


def _around_state(row: Row, deadlines: Iterable[Deadline]) -> tuple[bytes, bytes]:
    """What the checksum covers before and after the state; without the warnings given, which change without a step."""
    due = [
        (d.wait, d.lap, None if d.due is None else float(d.due), None if d.left is None else float(d.left))
        for d in deadlines
    ]
    columns = msgspec.json.encode([row[name] for name in SUMMED[:-1]])
    return b"[" + columns[:-1] + b",", b"]," + msgspec.json.encode(due) + b"]"


def intact(row: Row, deadlines: Iterable[Deadline]) -> bool:
    """Whether a row matches its checksum; rows of older versions have none."""
    found = _SUM.match(row["head"])
    return found is None or _sum({**row, "head": "{" + row["head"][found.end() :]}, deadlines) == int(found[1])


def rewritten(row: Row, deadlines: Iterable[Deadline], change: Callable[[Table], Table]) -> str:
    """The head of a row that `change` has changed, one step later, without a look at its game.

    Raises ValueError for one that cannot be read or is not what was written.
    """
    if not intact(row, deadlines):
        raise DamagedRowError("it is not what was written.")
    head = _padded(msgspec.json.encode(change(msgspec.json.decode(row["head"], type=Table))), len(row["state"]))
    return _summed({**row, "seq": row["seq"] + 1, "head": head}, deadlines)


def thread_of(head: str) -> int | None:
    """The thread in which a table is shown, even from a head that is damaged elsewhere."""
    found = re.search(r'"thread":(\d{1,19})\b', head, re.ASCII)
    return None if found is None else int(found[1])


def of_record(id_: int, record: Record) -> dict[str, Any]:
    """The columns of a record."""
    thought = None if record.thought is None else msgspec.json.encode(record.thought).decode()
    told = msgspec.json.encode(record.told).decode()
    return msgspec.structs.asdict(record) | {"tab": id_, "told": told, "thought": thought}


def of_result(result: SeatResult) -> dict[str, Any]:
    """The columns of a result; the statement decides whether the person may be named."""
    row = msgspec.structs.asdict(result)
    return row | {"b_person": row.pop("person"), "b_name": row.pop("name")}


def of_deadlines(table: Table) -> list[dict[str, Any]]:
    """The columns of all deadlines of a table, in their order."""
    return [
        {"tab": table.id, "place": place} | {name: getattr(deadline, name) for name in DEADLINE_COLUMNS}
        for place, deadline in enumerate(table.deadlines)
    ]


def to_table(row: Row, deadlines: tuple[Deadline, ...], game: GameSpec[Any], cipher: TableCipher = PLAIN) -> Table:
    """The table of a row. Raises ValueError when it is damaged, or of a game, version or key that cannot be read."""
    if not intact(row, deadlines):
        raise DamagedRowError("it is not what was written.")
    head = msgspec.json.decode(row["head"], type=Table)
    seed, state = _decrypted(head.seed, row["state"], cipher)
    lobby = state == "null"
    tuned = game.robots is not None
    return msgspec.structs.replace(
        head,
        chairs=tuple(_chair(chair, tuned) for chair in head.chairs),
        options=_options(tuple(head.options.items()), tuned),
        game=intern(head.game),
        lang=intern(head.lang),
        pace=intern(head.pace),
        phase=intern(head.phase),
        id=row["id"],
        seed=seed,
        seq=row["seq"],
        published=row["published"],
        version=game.version,
        packed_state=None if lobby else PackedState(upgrade.load(game, state, row["version"]), _stored(row, game)),
        deadlines=deadlines,
    )


def _decrypted(seed: bytes, state: str, cipher: TableCipher) -> tuple[bytes, str]:
    """Seed and state of a row as they were before they were encrypted, if they were. Raises DamagedRowError."""
    if not state.startswith(PREFIX):
        return seed, state
    known, text = cipher.decrypt(seed), cipher.decrypt_text(state)
    if known is None or text is None:
        raise DamagedRowError("it is encrypted with another key.")
    return known, text


@lru_cache(maxsize=1_024)
def _chair(chair: Participant, tuned: bool) -> Participant:
    """A participant whose robot has its name of today; one for all tables where somebody sits alike."""
    robot = None if chair.robot is None else _kind(chair.robot, tuned)
    return msgspec.structs.replace(chair, robot=robot, lang=intern(chair.lang))


@lru_cache(maxsize=256)
def _options(chosen: tuple[tuple[str, Value], ...], tuned: bool) -> dict[str, Value]:
    """Options, cached because most tables share them; never changed in place."""
    return {key: _kind(str(value), tuned) if key == "substitute" else value for key, value in chosen}


def _kind(robot: str, tuned: bool) -> str:
    """Today's name of a kind of robots."""
    return FORMER_ROBOTS.get(robot, robot) if tuned else robot


class _Told(msgspec.Struct, frozen=True):
    """An event in the form in which it is stored."""

    event: Any
    only: Seat | None = None


@cache
def _told(game: GameSpec[Any]) -> msgspec.json.Decoder[list[_Told]]:
    """What reads the events of a game; made once, since it looks at all of them."""
    row = msgspec.defstruct("Row", [("event", events_of(game)), ("only", Seat | None, None)], frozen=True)
    return msgspec.json.Decoder(list[row])  # type: ignore[valid-type]  # the type is made here


def to_told(game: GameSpec[Any], stored: str) -> list[EventFor]:
    """What a step told. Raises msgspec.MsgspecError when it is damaged."""
    return [EventFor(each.event, each.only) for each in _told(game).decode(stored)]


def to_record(row: Row, game: GameSpec[Any]) -> Record:
    """The record of a row, its events typed."""
    thought = None if row["thought"] is None else msgspec.json.decode(row["thought"], type=Reason)
    return Record(row["seq"], row["key"], row["at"], row["seat"], row["action"], to_told(game, row["told"]), thought)


def to_deadline(row: Row) -> Deadline:
    """The deadline of a row. Raises ValueError when it is damaged."""
    return msgspec.convert({name: row[name] for name in DEADLINE_COLUMNS}, Deadline)

"""A table, a record, a deadline as rows of the store, and back."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.kit import upgrade
from bot.games.kit.engine import encode
from bot.games.kit.model import Game, Told, Value
from bot.tables.model import FORMER_ROBOTS, Chair, Deadline, Record, Table

Row = Mapping[str, Any]


def of_table(table: Table) -> dict[str, Any]:
    """The columns of a step. `head` is the table without what has a place of its own."""
    head = msgspec.structs.replace(table, state=None, deadlines=())
    return {
        "game": table.game,
        "phase": table.phase,
        "guild": table.place.guild,
        "channel": table.place.channel,
        "seq": table.seq,
        "version": table.version,
        "head": msgspec.json.encode(head).decode(),
        "state": encode(table.state),
    }


def of_record(id_: int, record: Record) -> dict[str, Any]:
    """The columns of a record."""
    return {
        "tab": id_,
        "seq": record.seq,
        "key": record.key,
        "at": record.at,
        "seat": record.seat,
        "action": record.action,
        "told": msgspec.json.encode(record.told).decode(),
    }


def of_snapshot(table: Table) -> dict[str, Any]:
    """The columns of a kept state."""
    return {"tab": table.id, "seq": table.seq, "version": table.version, "state": encode(table.state)}


def of_deadlines(table: Table) -> list[dict[str, Any]]:
    """The columns of all deadlines of a table, in their order."""
    return [
        {
            "tab": table.id,
            "wait": deadline.wait,
            "place": place,
            "lap": deadline.lap,
            "due": deadline.due,
            "left": deadline.left,
            "warned": deadline.warned,
        }
        for place, deadline in enumerate(table.deadlines)
    ]


def to_table(row: Row, deadlines: tuple[Deadline, ...], game: Game[Any]) -> Table:
    """The table of a row. Raises ValueError when its state is of a game or version that cannot be read."""
    head = msgspec.json.decode(row["head"], type=Table)
    return msgspec.structs.replace(
        head,
        chairs=tuple(map(_chair, head.chairs)),
        options={key: _option(key, value) for key, value in head.options.items()},
        id=row["id"],
        seq=row["seq"],
        published=row["published"],
        version=game.version,
        state=to_state(game, row["version"], row["state"]),
        deadlines=deadlines,
    )


def _chair(chair: Chair) -> Chair:
    """A chair whose robot is called as today."""
    return chair if chair.robot is None else msgspec.structs.replace(chair, robot=_kind(chair.robot))


def _option(key: str, value: Value) -> Value:
    """The value of an option; the kind of a substitute as it is called today."""
    return _kind(str(value)) if key == "substitute" else value


def _kind(robot: str) -> str:
    return FORMER_ROBOTS.get(robot, robot)


def to_state(game: Game[Any], version: int, text: str) -> Any:
    """A state saved in `version`, brought up to today's; None for a lobby. Raises ValueError if that cannot be."""
    return None if text == "null" else upgrade.load(game, text, version)


def to_record(row: Row, game: Game[Any]) -> Record:
    """The record of a row, its events typed."""
    told = [Told(msgspec.convert(one["event"], game.event), one["only"]) for one in msgspec.json.decode(row["told"])]
    return Record(row["seq"], row["key"], row["at"], row["seat"], row["action"], told)


def to_deadline(row: Row) -> Deadline:
    """The deadline of a row."""
    return Deadline(row["wait"], row["lap"], row["due"], row["left"], row["warned"])

"""Games exported from the records of a table, and verified by replay."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.kit.boards.board_parser import sound
from bot.kit.boards.custom_board import BOARD, is_shared
from bot.kit.contract import CLOCK, Option, Value
from bot.kit.engine import default_options
from bot.kit.replay import Played, Sealed, first_difference
from bot.kit.rng import fingerprint
from bot.kit.spec import GameSpec
from bot.tables.lobby import paces
from bot.tables.model import CLOSED, OVER, Record, Table
from bot.tables.storage.store import Store

FORMAT = 1


class Verdict(msgspec.Struct, frozen=True):
    """The result of `verify`: whether the draws are those of the seed, one sentence, and the records replayed."""

    proved: bool
    sentence: str
    records: int = 0


async def exported(store: Store, table: Table) -> dict[str, Any]:
    """A table's game as plain data for JSON; with the seed only when the game is over or called off."""
    return export(table, store.games[table.game], await store.history.records(table.id))


def export(table: Table, game: GameSpec[Any], records: list[Record]) -> dict[str, Any]:
    """A game as plain data for JSON. Before its end without the seed and without secrets."""
    over = table.phase in (OVER, CLOSED)
    return {
        "format": FORMAT,
        "table": table.id,
        "game": table.game,
        "version": table.version,
        "seats": len(table.chairs),
        "names": [chair.name for chair in table.chairs],
        "options": default_options(
            game, table.pace, table.options | ({BOARD: table.board} if is_shared(table.board) else {})
        ),
        "seed": table.seed.hex() if over else None,
        "fingerprint": fingerprint(table.seed) if table.seed else None,
        "called_off": table.called_off,
        "result": game.result(table.state) if over and table.state is not None else None,
        "records": [_plain(game, record, secrets=over) for record in records],
    }


def _plain(game: GameSpec[Any], record: Record, *, secrets: bool) -> dict[str, Any]:
    verb = record.action.partition(".")[0]
    hidden = not secrets and verb in {each.__name__ for each in game.secret_verbs}
    told = [one for one in record.told if secrets or one.only is None]
    return {
        "seq": record.seq,
        "at": record.at,
        "seat": record.seat,
        "action": verb if hidden else record.action,
        "told": msgspec.to_builtins(told),
    }


def verify(data: Mapping[str, Any], games: Mapping[str, GameSpec[Any]]) -> Verdict:
    """Replay an exported game from its seed and compare every draw. Never raises for the content of a file."""
    try:
        file = msgspec.convert(data, _File)
        seed = bytes.fromhex(file.seed or "")
    except ValueError as error:
        return _no(f"The record is damaged: {error}.")
    if file.format != FORMAT or file.game not in games:
        return _no("This is not the record of a game that this version knows.")
    game = games[file.game]
    if file.version != game.version:
        return _no(f"The record is of version {file.version} of {file.game}; this is version {game.version}.")
    if not seed:
        return _no("The seed is told when the game is over; ask again then.")
    if fingerprint(seed) != file.fingerprint:
        return _no("The seed does not fit the fingerprint shown at the start.")
    if not _possible(file, game):
        return _no("The record is damaged: its seats or options are not those of this game.")
    moves = [Played(line.seat, line.action, line.told) for line in file.records]
    odd = first_difference(game, Sealed(file.seats, file.options, seed), moves)
    if odd is not None and moves:
        line = file.records[odd]
        return _no(f"Step {line.seq}, {line.action} of seat {line.seat}, is not what the seed gives.", odd)
    return Verdict(proved=True, sentence="Every draw is what the sealed seed gives.", records=len(moves))


class _Line(msgspec.Struct):
    """One record of a file."""

    seq: int
    seat: int
    action: str
    told: list[dict[str, Any]]


class _File(msgspec.Struct):
    """An exported game."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Value]
    fingerprint: str | None
    records: list[_Line]
    seed: str | None


def _possible(file: _File, game: GameSpec[Any]) -> bool:
    """Whether such a game could have been set up, and all its records belong to its seats."""
    if file.seats not in game.seats or file.options.get("pace") not in paces(game):
        return False
    chosen = all(_holds(game, option, file.options.get(option.key)) for option in game.options)
    return chosen and all(CLOCK <= line.seat < file.seats for line in file.records)


def _holds(game: GameSpec[Any], option: Option, value: object) -> bool:
    """Whether an option may have such a value: a shipped one, or the text of a group's board."""
    if option.domain.holds(value):
        return True
    return option.key == BOARD and game.boards is not None and isinstance(value, str) and sound(value, game.boards)


def _no(sentence: str, records: int = 0) -> Verdict:
    return Verdict(proved=False, sentence=sentence, records=records)

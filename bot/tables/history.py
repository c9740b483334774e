"""The records of a table as a game that can be read, exported and proved."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.kit.dice import fingerprint
from bot.games.kit.model import Game, Seat, Told
from bot.games.kit.replay import Played, Sealed, first_difference
from bot.tables.lobby import settings
from bot.tables.model import OVER, Record, Table
from bot.tables.store import Store

FORMAT = 1


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found: whether all is as sealed, one sentence, and how many records were played again."""

    proved: bool
    sentence: str
    records: int = 0


async def exported(store: Store, table: Table) -> dict[str, Any]:
    """A table's game as plain data for JSON; the seed is in it only when the game is over."""
    return export(table, store.games[table.game], await store.records(table.id))


def export(table: Table, game: Game[Any], records: list[Record]) -> dict[str, Any]:
    """A game as plain data for JSON. Before its end neither the seed nor what only one seat may read is in it."""
    over = table.phase == OVER
    return {
        "format": FORMAT,
        "table": table.id,
        "game": table.game,
        "version": table.version,
        "seats": len(table.chairs),
        "names": [chair.name for chair in table.chairs],
        "options": settings(game, table.options, table.pace),
        "seed": table.seed.hex() if over else None,
        "fingerprint": fingerprint(table.seed) if table.seed else None,
        "result": game.result(table.state) if over else None,
        "records": [_plain(record, secrets=over) for record in records],
    }


def _plain(record: Record, *, secrets: bool) -> dict[str, Any]:
    told = [one for one in record.told if secrets or one.only is None]
    return {
        "seq": record.seq,
        "at": record.at,
        "seat": record.seat,
        "action": record.action,
        "told": msgspec.to_builtins(told),
    }


def readable(records: list[Record], seat: Seat | None) -> list[tuple[Record, list[Told]]]:
    """Records with what `seat` may read of them; None for a spectator."""
    return [(record, [one for one in record.told if one.only is None or one.only == seat]) for record in records]


def verify(data: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Verdict:
    """Play an exported game again from its seed and compare every draw. Never raises for what a file may hold."""
    if data.get("format") != FORMAT or data.get("game") not in games:
        return Verdict(proved=False, sentence="This is not the record of a game that this version knows.")
    if not data.get("seed"):
        return Verdict(proved=False, sentence="The seed is told when the game is over; ask again then.")
    try:
        game = games[data["game"]]
        seed = bytes.fromhex(data["seed"])
        sealed = Sealed(int(data["seats"]), dict(data["options"]), seed)
        moves = [Played(one["seat"], one["action"], one["told"]) for one in data["records"]]
    except (KeyError, TypeError, ValueError) as error:
        return Verdict(proved=False, sentence=f"The record is damaged: {error}.")
    if fingerprint(seed) != data.get("fingerprint"):
        return Verdict(proved=False, sentence="The seed does not fit the fingerprint shown at the start.")
    odd = first_difference(game, sealed, moves)
    if odd is not None:
        sentence = f"Step {odd + 1}, {moves[odd].action} of seat {moves[odd].seat}, is not what the seed gives."
        return Verdict(proved=False, sentence=sentence, records=odd)
    return Verdict(proved=True, sentence="Every draw is what the sealed seed gives.", records=len(moves))

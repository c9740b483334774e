"""Many tables written directly into a database: games in their middle, as after an evening's play."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.cli.playthrough import PEOPLE, Step, steps
from bot.games import GAMES
from bot.kit import engine
from bot.tables.clock import deadlines
from bot.tables.model import LIVE, PLAYING, SLOW, ChannelRef, Participant, Record, Table
from bot.tables.storage import mappers
from bot.tables.storage.packed_state import PackedState
from bot.tables.storage.store import Store

KEY, SEATS = "city", 4
GAMES_PLAYED = 8
"""Different games from which the positions are taken."""


def games(wait: str) -> list[list[Step]]:
    """Games from their opening to their middle, where they wait for `wait`: as far as all play and it ever does."""
    found: list[list[Step]] = []
    seed = 0
    while len(found) < GAMES_PLAYED:
        seed += 1
        seen = [step for step in steps(KEY, SEATS, seed, "normal") if all(step.state.solvent)]
        waits = [GAMES[KEY].waits(step.state) for step in seen]
        fitting = [n for n, each in enumerate(waits) if n >= 100 and each and each[0].id.startswith(wait)]
        found += [seen[: n + 1] for n in fitting[-1:]]
    return found


def positions(wait: str) -> list[Any]:
    """States in the middle of games that wait for `wait`, for each game the last one."""
    return [played[-1].state for played in games(wait)]


def table(state: Any, place: ChannelRef, people: Sequence[int], pace: str, now: float, key: str = KEY) -> Table:
    """A table that nobody has seen yet: at `state` of the game `key`, in `place`, with these people (ids) on its seats."""
    game = GAMES[key]
    made = Table(
        id=0,
        game=key,
        place=place,
        host=people[0],
        lang="fr",
        pace=pace,
        phase=PLAYING,
        chairs=tuple(Participant(PEOPLE[seat], person=people[seat], lang="fr", token=seat) for seat in range(SEATS)),
        options={name: value for name, value in engine.default_options(game, pace).items() if name != "pace"},
        seed=bytes(32),
        seq=1,
        version=game.version,
        packed_state=PackedState(state),
        opened=now,
    )
    return replace(made, deadlines=deadlines.due(game, made, now))


async def write(file: Path | str, tables: Sequence[Table], *, shown: bool = False) -> list[int]:
    """Write tables into a new database; returns their ids. `shown`: as if everybody had seen them already."""
    store = await Store.open(file)
    ids = []
    for each in tables:
        made = await store.tables.create(replace(each, published=each.seq if shown else 0))
        ids.append(made.id)
    await store.close()
    return ids


def remember(file: Path, played: Iterable[tuple[int, Sequence[Step]]], now: float) -> None:
    """Write what has happened at tables (ids): each step of their games as the record of somebody's press."""
    insert = "INSERT INTO records (tab, seq, key, at, seat, action, told) VALUES (:tab, :seq, :key, :at, :seat, :action, :told)"
    connection = sqlite3.connect(file)
    with connection:
        for id_, each in played:
            connection.executemany(
                insert, [_record(id_, seq, step, now) for seq, step in enumerate(each) if step.action]
            )
    connection.close()


def _record(id_: int, seq: int, step: Step, now: float) -> dict[str, Any]:
    """The row of a step. A press is known by its interaction's id, of nineteen digits."""
    action = "" if step.action is None else engine.write(step.action)
    return mappers.of_record(id_, Record(seq, str(10**18 + seq), now, step.seat, action, step.told))


__all__ = ["KEY", "LIVE", "SEATS", "SLOW", "games", "positions", "remember", "table", "write"]

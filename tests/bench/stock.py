"""Many tables written directly into a database: games in their middle, as after an evening's play."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.kit.engine import settings
from bot.playthrough import PEOPLE, steps
from bot.tables import deadlines
from bot.tables.model import LIVE, PLAYING, SLOW, Chair, Place, Table
from bot.tables.store import Store

KEY, SEATS = "city", 4
GAMES_PLAYED = 8
"""Different games from which the positions are taken."""


def positions(wait: str) -> list[Any]:
    """States in the middle of games that wait for `wait`, for each game the last one."""
    found = []
    seed = 0
    while len(found) < GAMES_PLAYED:
        seed += 1
        seen = [step.state for step in steps(KEY, SEATS, seed, "greedy")]
        fitting = [s for s in seen[100:] if (waits := GAMES[KEY].waits(s)) and waits[0].id.startswith(wait)]
        found += fitting[-1:]
    return found


def table(state: Any, place: Place, people: Sequence[int], pace: str, now: float) -> Table:
    """A table that nobody has seen yet: at `state`, in `place`, with these people (ids) on its seats."""
    game = GAMES[KEY]
    made = Table(
        id=0,
        game=KEY,
        place=place,
        host=people[0],
        lang="fr",
        pace=pace,
        phase=PLAYING,
        chairs=tuple(Chair(PEOPLE[seat], person=people[seat], lang="fr", token=seat) for seat in range(SEATS)),
        options={name: value for name, value in settings(game, pace).items() if name != "pace"},
        seed=bytes(32),
        seq=1,
        version=game.version,
        state=state,
        opened=now,
    )
    return replace(made, deadlines=deadlines.due(game, made, now))


async def write(file: Path, tables: Sequence[Table], *, shown: bool = False) -> list[int]:
    """Write tables into a new database; returns their ids. `shown`: as if everybody had seen them already."""
    store = await Store.open(file)
    ids = []
    for each in tables:
        made = await store.create(replace(each, published=each.seq if shown else 0))
        ids.append(made.id)
    await store.close()
    return ids


__all__ = ["KEY", "LIVE", "SEATS", "SLOW", "positions", "table", "write"]

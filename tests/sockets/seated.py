"""A table in the middle of any game, put into the bot's database before it starts."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.kit.engine import settings
from bot.games.kit.model import Seat
from bot.playground.model import Channel, Person
from bot.playground.world import World
from bot.settings import DATABASE
from bot.tables import deadlines
from bot.tables.kept import Kept
from bot.tables.model import PLAYING, SLOW, Chair, Place, Table
from bot.tables.store import Store
from tests.sockets.people import Stored


async def seated(
    folder: Path, world: World, people: Sequence[Person | None], channel: Channel, key: str, state: Any
) -> Stored:
    """A slow table of the game `key` at `state`, the people on its seats in their order; None is a robot's seat."""
    game = GAMES[key]
    table = Table(
        id=0,
        game=key,
        place=Place(world.guild.id, channel.id),
        host=next(person.id for person in people if person is not None),
        lang="fr",
        pace=SLOW,
        phase=PLAYING,
        chairs=tuple(_chair(seat, person) for seat, person in enumerate(people)),
        options={name: value for name, value in settings(game, SLOW).items() if name != "pace"},
        seed=bytes(32),
        seq=1,
        version=game.version,
        kept=Kept(state),
        opened=time.time(),
    )
    store = await Store.open(folder / DATABASE)
    made = await store.create(replace(table, deadlines=deadlines.due(game, table, time.time())))
    await store.close()
    return Stored(folder, made.id)


def _chair(seat: Seat, person: Person | None) -> Chair:
    """A person's seat, or a robot's."""
    if person is None:
        return Chair(f"Robot {seat}", robot="normal")
    return Chair(person.name, person=person.id, lang="fr")

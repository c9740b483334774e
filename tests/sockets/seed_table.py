"""A table in the middle of any game, put into the bot's database before it starts."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Seat
from bot.kit.engine import default_options
from bot.playground.model import Channel, Person
from bot.playground.server import FakeDiscord
from bot.settings import DATABASE
from bot.tables.clock import deadlines
from bot.tables.model import PLAYING, SLOW, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState
from bot.tables.storage.store import Store
from tests.sockets.actors import Stored


async def seated(
    folder: Path, world: FakeDiscord, people: Sequence[Person | None], channel: Channel, key: str, state: Any
) -> Stored:
    """A slow table of the game `key` at `state`, the people on its seats in their order; None is a robot's seat."""
    game = GAMES[key]
    table = Table(
        id=0,
        game=key,
        place=ChannelRef(world.guild.id, channel.id),
        host=next(person.id for person in people if person is not None),
        lang="fr",
        pace=SLOW,
        phase=PLAYING,
        chairs=tuple(_chair(seat, person) for seat, person in enumerate(people)),
        options={name: value for name, value in default_options(game, SLOW).items() if name != "pace"},
        seed=bytes(32),
        seq=1,
        version=game.version,
        packed_state=PackedState(state),
        opened=time.time(),
    )
    store = await Store.open(folder / DATABASE)
    made = await store.tables.create(replace(table, deadlines=deadlines.due(game, table, time.time())))
    await store.close()
    return Stored(folder, made.id)


def _chair(seat: Seat, person: Person | None) -> Participant:
    """A person's seat, or a robot's."""
    if person is None:
        return Participant(f"Robot {seat}", robot="normal")
    return Participant(person.name, person=person.id, lang="fr")

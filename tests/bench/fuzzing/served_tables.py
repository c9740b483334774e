"""Tables of all games in all phases on several servers, their people, and strangers: the world of the fuzzing bench."""

import re
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.games import GAMES
from bot.playground import messages
from bot.playground.model import Channel, Guild, Message, Person
from bot.playground.server import FakeDiscord
from bot.settings import DATABASE
from bot.tables.model import LOBBY, OVER, PAUSED, PLAYING, ChannelRef
from bot.tables.storage.store import Store
from tests.bench.fuzzing.read_in_process import SEATS, table_of

GUARDED, CLOSED_LOBBY, PLAYED, EXPENDABLE, ELSEWHERE = "guarded", "lobby", "open", "expendable", "elsewhere"
"""Servers: nobody may change a table of the first two; at the third everybody plays; events come from the fourth; the
last one has no table."""
PHASES = {GUARDED: (PLAYING, PAUSED, OVER), CLOSED_LOBBY: (LOBBY,), PLAYED: (PLAYING, LOBBY, PAUSED)}
PHASES |= {EXPENDABLE: (PLAYING,), ELSEWHERE: ()}
STRANGERS, SILENT = 40, SEATS - 1
"""Persons who sit nowhere; the seat of each guarded table whose person never does anything."""
SHOWN, FAR = 60.0, 30 * 86_400.0
"""Seconds in which all tables have to be shown, and by which every decision is put off, so that no clock runs out."""


class Seated(msgspec.Struct):
    """A table: its number, server, phase and people, and the decisions it waits for."""

    number: int
    guild: str
    phase: str
    channel: str
    people: list[str]
    waits: frozenset[str]


class ServedTables:
    """The world: `persons` and `channels` by name, tables by number."""

    def __init__(self, world: FakeDiscord) -> None:
        world.limits.on = False
        self.world = world
        self.persons: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.guilds: dict[str, Guild] = {}
        self.tables: dict[int, Seated] = {}
        self.plain: dict[int, Message] = {}

    async def write(self, folder: Path) -> None:
        """Make servers and people, and put the tables into a new database, as if nobody had been shown them."""
        for n in range(STRANGERS):
            self._person(f"stranger-{n}")
        store = await Store.open(folder / DATABASE)
        for guild in PHASES:
            self.guilds[guild] = self.world.add_guild(guild)
            self.channels[guild] = self.world.add_channel("general", self.guilds[guild])
            for game in GAMES:
                for n, phase in enumerate(PHASES[guild]):
                    await self._seated(store, guild, game, phase, f"{guild}-{game}-{phase}-{n}")
        await store.close()

    def _person(self, name: str) -> Person:
        locale = ("fr", "en-GB", "de")[len(self.persons) % 3]
        self.persons[name] = self.world.add_person(name, locale=locale)
        return self.persons[name]

    async def _seated(self, store: Store, guild: str, game: str, phase: str, name: str) -> None:
        self.channels[name] = self.world.add_channel(name, self.guilds[guild])
        people = [f"{name}-{seat}" for seat in range(SEATS)]
        place = ChannelRef(self.guilds[guild].id, self.channels[name].id)
        table = table_of(game, phase, [self._person(each).id for each in people], place, time.time())
        later = tuple(replace(each, due=None if each.due is None else each.due + FAR) for each in table.deadlines)
        table = replace(table, deadlines=later)
        made = await store.tables.create(table)
        waits = GAMES[game].waits(table.state) if table.state is not None else ()
        self.tables[made.id] = Seated(made.id, guild, phase, name, people, frozenset(wait.id for wait in waits))

    async def shown(self) -> None:
        """Wait until every table that is not over stands in its channel."""
        places = [self.channels[each.channel] for each in self.tables.values() if each.phase != OVER]
        await self.world.until(lambda: all(place.messages for place in places), SHOWN)

    def at(self, *guilds: str, phases: Sequence[str] = (LOBBY, PLAYING, PAUSED, OVER)) -> list[Seated]:
        """The tables of some servers in some phases."""
        return [each for each in self.tables.values() if each.guild in guilds and each.phase in phases]

    def message(self, place: str) -> Message:
        """The newest public message of the bot in a channel; a plain one where there is none."""
        channel, state = self.channels[place], self.world.state
        found = (state.messages[each] for each in reversed(channel.messages[-30:]))
        shown = next(
            (each for each in found if not (each.ephemeral or each.system) and each.author == state.bot.id), None
        )
        if shown is None:
            shown = messages.post(state, channel, state.bot.id, messages.Draft({"content": "x"}))
        return shown

    # ---- ids, which are others in every run

    def _names(self) -> dict[str, str]:
        things = (("person", self.persons), ("channel", self.channels), ("guild", self.guilds))
        return {str(each.id): f"<<{kind}:{name}>>" for kind, found in things for name, each in found.items()}

    def named(self, text: str) -> str:
        """A text with names in the place of ids, and of the numbers of tables in texts of controls."""
        for id_, name in self._names().items():
            text = text.replace(id_, name)
        tables = {str(number): each.channel for number, each in self.tables.items()}
        return re.sub(r"\|(\d+)\|", lambda at: f"|<<table:{tables[at[1]]}>>|" if at[1] in tables else at[0], text)

    def unnamed(self, text: str) -> str:
        """A text with today's ids in the place of names."""
        for id_, name in self._names().items():
            text = text.replace(name, id_)
        for number, each in self.tables.items():
            text = text.replace(f"<<table:{each.channel}>>", str(number))
        return text

"""What of the local Discord is kept in a file, so that its tables can be played on another day.

Channels, people, messages with their pictures, and the bot's commands; not ephemerals and interactions, which Discord
forgets too.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from bot.playground.model import Change, Channel, Guild, Json, Message, Person
from bot.playground.server import FakeDiscord

PERIOD = 5.0
"""Seconds after a change within which it is written."""
LONGEST = 200
"""Messages that are kept of each channel."""

log = logging.getLogger(__name__)


class SavedWorld(msgspec.Struct):
    """A world on disk."""

    bot: int
    guild: int
    persons: list[Person]
    guilds: list[Guild]
    channels: list[Channel]
    messages: list[Message]
    commands: list[tuple[int | None, list[Json]]]
    emojis: list[Json]


def write(world: FakeDiscord) -> bytes:
    """The world as it is kept."""
    public = {number: one for number, one in world.messages.items() if not (one.ephemeral or one.loading)}
    channels = [
        replace(place, messages=[one for one in place.messages if one in public][-LONGEST:])
        for place in world.channels.values()
    ]
    kept = SavedWorld(
        bot=world.bot.id,
        guild=world.guild.id,
        persons=list(world.persons.values()),
        guilds=list(world.guilds.values()),
        channels=channels,
        messages=[replace(public[one], interaction=None) for place in channels for one in place.messages],
        commands=list(world.commands.items()),
        emojis=world.emojis,
    )
    return msgspec.json.encode(kept)


def read(world: FakeDiscord, text: bytes) -> None:
    """Makes a fresh world what was kept; msgspec.DecodeError or KeyError, and no change, when the text is no such thing."""
    kept = msgspec.json.decode(text, type=SavedWorld)
    persons = {one.id: one for one in kept.persons}
    guilds = {one.id: one for one in kept.guilds}
    world.bot, world.guild = persons[kept.bot], guilds[kept.guild]
    world.persons, world.guilds = persons, guilds
    world.channels = {one.id: one for one in kept.channels}
    world.messages = {one.id: one for one in kept.messages}
    world.files = {file.path: file for one in kept.messages for file in one.attachments}
    world.commands, world.emojis = dict(kept.commands), kept.emojis


class WorldFile:
    """Keeps a world in a file. `async with Keeper(world, path)`: read at the start, written while it changes."""

    def __init__(self, world: FakeDiscord, path: Path) -> None:
        self._world, self._path = world, path
        self._changed = False
        self._task: asyncio.Task[None] | None = None
        self._stop: Callable[[], None] | None = None

    async def __aenter__(self) -> "WorldFile":
        try:
            read(self._world, await asyncio.to_thread(self._path.read_bytes))
        except FileNotFoundError:
            pass
        except (OSError, msgspec.DecodeError, KeyError) as error:
            log.warning("%s cannot be read (%s); it is put aside, the playground starts empty.", self._path, error)
            with contextlib.suppress(OSError):
                self._path.replace(self._path.with_suffix(".unreadable"))
        self._stop = self._world.subscribe(self._hear)
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        assert self._stop is not None
        self._stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.save()

    def _hear(self, change: Change) -> None:
        self._changed = self._changed or change.name != "INTERACTION_CREATE"

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            if self._changed:
                await self.save()

    async def save(self) -> None:
        """Writes the world; a write that fails leaves what was kept before."""
        self._changed = False
        text = write(self._world)
        try:
            await asyncio.to_thread(_put, self._path, text)
        except OSError as error:
            log.warning("%s cannot be written: %s", self._path, error)


def _put(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_bytes(text)
    beside.replace(path)

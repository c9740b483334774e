"""What of the local Discord is saved in a file, so that its tables can be played on another day.

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
MOST_MESSAGES = 200
"""Messages that are saved of each channel."""

log = logging.getLogger(__name__)


class SavedWorld(msgspec.Struct):
    """The state on disk."""

    bot: int
    guild: int
    persons: list[Person]
    guilds: list[Guild]
    channels: list[Channel]
    messages: list[Message]
    commands: list[tuple[int | None, list[Json]]]


def write(server: FakeDiscord) -> bytes:
    """The state as it is saved."""
    state = server.state
    public = {number: one for number, one in state.messages.items() if not (one.ephemeral or one.loading)}
    channels = [
        replace(place, messages=[one for one in place.messages if one in public][-MOST_MESSAGES:])
        for place in state.channels.values()
    ]
    saved = SavedWorld(
        bot=state.bot.id,
        guild=server.guild.id,
        persons=list(state.persons.values()),
        guilds=list(state.guilds.values()),
        channels=channels,
        messages=[replace(public[one], interaction=None) for place in channels for one in place.messages],
        commands=list(state.app.commands.items()),
    )
    return msgspec.json.encode(saved)


def read(server: FakeDiscord, text: bytes) -> None:
    """Gives a fresh server the saved state; msgspec.DecodeError or KeyError, and no change, when the text is none."""
    saved, state = msgspec.json.decode(text, type=SavedWorld), server.state
    persons = {one.id: one for one in saved.persons}
    guilds = {one.id: one for one in saved.guilds}
    state.app.user, server.guild = persons[saved.bot], guilds[saved.guild]
    state.persons, state.guilds = persons, guilds
    state.channels = {one.id: one for one in saved.channels}
    state.messages = {one.id: one for one in saved.messages}
    state.files.add(file for one in saved.messages for file in one.attachments)
    state.app.commands = dict(saved.commands)
    state.snowflakes.follow(max([saved.bot, *state.messages]))


class WorldFile:
    """Keeps the state in a file. `async with WorldFile(server, path)`: read at the start, written while it changes."""

    def __init__(self, server: FakeDiscord, path: Path) -> None:
        self._server, self._path = server, path
        self._changed = False
        self._task: asyncio.Task[None] | None = None
        self._stop: Callable[[], None] | None = None

    async def __aenter__(self) -> "WorldFile":
        try:
            read(self._server, await asyncio.to_thread(self._path.read_bytes))
        except FileNotFoundError:
            pass
        except (OSError, msgspec.DecodeError, KeyError) as error:
            log.warning("%s cannot be read (%s); it is put aside, the playground starts empty.", self._path, error)
            with contextlib.suppress(OSError):
                self._path.replace(self._path.with_suffix(".unreadable"))
        self._stop = self._server.state.events.subscribe(self._hear)
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
        """Writes the state; a write that fails leaves what was saved before."""
        self._changed = False
        text = write(self._server)
        try:
            await asyncio.to_thread(_put, self._path, text)
        except OSError as error:
            log.warning("%s cannot be written: %s", self._path, error)


def _put(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_bytes(text)
    beside.replace(path)

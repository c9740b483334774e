"""The composition root: the only place that knows every part, and the order in which they start and stop."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Callable, Collection, Iterator, Sequence

import aiohttp
import discord

from bot import log as logs
from bot import memory, samples
from bot.games import GAMES
from bot.games.kit.model import Told
from bot.health import Health, HealthError
from bot.metrics import Meters
from bot.present import presenters
from bot.present.eyes import THEME
from bot.present.house import House
from bot.present.panel import Order, Panel
from bot.present.pictures import FILMS, Pictures
from bot.present.publisher import Publisher
from bot.settings import Settings, SettingsError, checked_token
from bot.tables.clock import Clock
from bot.tables.connect import StoreError
from bot.tables.model import Table, shard_of
from bot.tables.robots import HUMAN_PACE, Robots
from bot.tables.service import Tables
from bot.tables.steady import SteadyTime
from bot.tables.store import Store
from bot.words import languages, words
from cogs.channel import DiscordChannel
from cogs.client import Addresses, Client
from cogs.parts import Parts
from cogs.reminders import Reminders
from cogs.rooms import Rooms
from cogs.threads import Threads
from rendering import paint

WELL, WRONG = 0, 2
"""Exit statuses: ended as asked; a setting, the database or Discord refuses."""
GARBAGE = (10_000, 10, 10)
"""New objects until the young are searched for garbage; such searches until older ones, until all are."""
TIDY = 15.0
"""Seconds between two looks for memory that is not needed."""
WARMING = 2.0
"""Seconds after which what is drawn slowly for the first time is drawn once: whoever waits since the start comes first."""
log = logging.getLogger(__name__)


class App:
    """The bot put together over an open store. Nothing runs before `start`; `stop` leaves the store open."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float] | None = None) -> None:
        self.settings, self.store = settings, store
        now = clock or SteadyTime()
        self.tables = Tables(store, now, limits=settings.limits)
        self.meters = Meters(now)
        self.pictures = Pictures(self.meters.timed(paint))
        channel = DiscordChannel(lambda: self.client)
        self.rooms = Rooms(self.tables, lambda: self.publisher, lambda: self.client)
        house = House(store, channel, present, self.pictures, now, self.rooms.lost, barred=self.rooms.barred)
        self.publisher = Publisher(house)
        self.client = Client(
            Parts(self.tables, self.publisher, self.pictures, now),
            Addresses(settings.api, settings.gateway, settings.cdn),
            settings.shards,
            wait=settings.ready,
            meters=self.meters,
        )
        self.rooms.hear(self.client)
        self.reminders = Reminders(self.tables, channel, lambda: self.client)
        self.threads = Threads(lambda: self.client)
        self.health = Health(self.tables, self.publisher, lambda: self.client, self.meters)
        least, most = HUMAN_PACE
        pace = (least * settings.robots, most * settings.robots)
        self.robots = Robots(self.tables, pace, there=self._reached)
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self) -> None:
        """Whoever shows something hears of every step, the messages of the table first."""
        for told in (self.publisher.told, self.reminders.told, self.threads.told, self.meters.told):
            self.tables.listen(told)

    async def start(self) -> None:
        """Once the client is logged in: give back the time of the absence, show what nobody has seen, go on."""
        await self.tables.load()
        self.listen()
        clock = Clock(self.tables, self.client.reaches, shards=self.settings.shards)
        await clock.resume()
        for id_ in await self.store.unpublished():
            table = await self.tables.find(id_)
            if table is not None:
                self.publisher.show(table)
        for lost in self.store.reader.lost.values():
            self.rooms.damaged(lost)
        self.robots.start()
        self._tasks.append(asyncio.create_task(clock.run(), name="clock"))
        self._tasks.append(asyncio.create_task(self._tidy(), name="tidy"))
        self._tasks.append(asyncio.create_task(self._warm(), name="warm"))

    def _reached(self, guild: int) -> bool:
        """Whether the people of a server can reach the bot."""
        return self.client.reaches(shard_of(guild, self.settings.shards))

    async def _tidy(self) -> None:
        """For ever: tables where nobody plays need little memory."""
        while True:
            await asyncio.sleep(TIDY)
            self.publisher.rest()
            if not self.publisher.behind():  # searching for garbage takes some hundredths of a second: nobody waits
                gc.collect()
            memory.give_back()

    async def _warm(self) -> None:
        """Once connected: films take five times as long the first time, so the first one is nobody's."""
        await self.client.wait_until_ready()
        await asyncio.sleep(WARMING)
        slid = await asyncio.to_thread(samples.slid)
        for lang in languages():
            for film in FILMS:
                await self.pictures.get(Order(film, slid, THEME, lang))

    async def watch(self) -> None:
        """Answer supervisors, from the first moment on. Raises HealthError."""
        if self.settings.health:
            await self.health.serve(self.settings.host, self.settings.health)

    async def connect(self) -> None:
        """Connect and stay connected; returns when the client is closed."""
        await self.client.connect(reconnect=True)

    async def stop(self) -> None:
        """Time and robots first, then what is on its way is shown, then Discord."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.robots.close()
        await self.publisher.stop()
        await self.reminders.close()
        await self.threads.close()
        await self.rooms.close()
        await self.health.stop()
        await self.client.close()
        await self.tables.close()


def present(table: Table, recent: Sequence[Told], live: Collection[str]) -> list[Panel]:
    """The public messages of a table, in the table's language."""
    return presenters.panels(table, recent, live, words(table.lang))


async def serve(settings: Settings, until: asyncio.Event | None = None) -> int:
    """Run the bot until `until` is set or the process is asked to end. Returns the exit status."""
    ended = until or asyncio.Event()
    try:
        token = checked_token(settings)
        store = await Store.open(settings.database, GAMES)
    except (SettingsError, StoreError) as error:
        return _refused(str(error))
    with _signals(ended):
        try:
            return await _served(App(settings, store), token, ended)
        finally:
            await store.close()


async def _served(app: App, token: str, ended: asyncio.Event) -> int:
    """Log in, start, connect; whatever ends first, everything is stopped in order."""
    waiting = asyncio.create_task(ended.wait())
    connected: asyncio.Task[None] | None = None
    try:
        await app.client.login(token)
        await app.watch()
        await app.start()
        _settle()
        connected = asyncio.create_task(app.connect(), name="gateway")
        await asyncio.wait({waiting, connected}, return_when=asyncio.FIRST_COMPLETED)
        if connected.done() and not connected.cancelled() and (error := connected.exception()) is not None:
            raise error
    except (StoreError, HealthError) as error:
        return _refused(str(error))
    except discord.LoginFailure:
        return _refused("Discord does not know this DISCORD_TOKEN; copy it anew from the developer portal.")
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return _refused(f"Discord cannot be reached: {error}.")
    finally:
        waiting.cancel()
        await app.stop()
        if connected is not None:
            await asyncio.gather(connected, return_exceptions=True)
    return WELL


def _settle() -> None:
    """What is in memory now stays there: searching it for garbage at every turn took a quarter of each press."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@contextlib.contextmanager
def _signals(ended: asyncio.Event) -> Iterator[None]:
    """SIGTERM and SIGINT end the bot in order; where signals cannot be heard, the process just ends."""
    loop = asyncio.get_running_loop()
    heard = []
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
            loop.add_signal_handler(each, ended.set)
            heard.append(each)
    try:
        yield
    finally:
        for each in heard:
            loop.remove_signal_handler(each)


def _refused(sentence: str) -> int:
    """Say why the bot does not run."""
    print(sentence, file=sys.stderr)  # noqa: T201 - the answer to whoever started it
    return WRONG


def main(settings: Settings) -> int:
    """`python -m bot run`: serve Discord until asked to end. Returns the exit status."""
    logs.begin(settings.level, settings.token, lines=settings.lines)
    memory.bound()
    try:
        import uvloop  # noqa: PLC0415 - an extra that not everybody has
    except ImportError:
        return asyncio.run(serve(settings))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(serve(settings))

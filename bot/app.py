"""The composition root: the only place that knows every part, and the order in which they start and stop."""

import asyncio
import contextlib
import gc
import itertools
import logging
import sys
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
from msgspec.structs import replace

from bot.games import FAULTS, GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor
from bot.ops import first_use
from bot.ops.film_drawing import drawn_in_process
from bot.ops.health import Health, HealthError
from bot.ops.metrics import Metrics
from bot.ops.request_budget import share_of
from bot.ops.session_starts import FILE, SessionStarts
from bot.ops.session_turns import OwnTurns, SessionTurns, SharedTurns
from bot.present import registry
from bot.present.daily import score
from bot.present.panel_model import Panel, themed
from bot.present.panels import first_hints
from bot.present.publishing.game_films import GameFilms
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.publisher import Publisher
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.runtime import garbage, malloc
from bot.runtime import log as logs
from bot.runtime.close_codes import CLOSED
from bot.runtime.stop_signals import stopping_on_signals
from bot.settings import Settings, SettingsError, check_shards, checked_token
from bot.tables.analysis.analysis_service import AnalysisService
from bot.tables.availability.availability_service import AvailabilityService
from bot.tables.clock.scheduler import DeadlineScheduler
from bot.tables.clock.steady_time import SteadyTime
from bot.tables.daily.daily_service import DailyService
from bot.tables.end_proposals import EndProposals
from bot.tables.history.history_service import HistoryService
from bot.tables.model import Table
from bot.tables.orders.order_service import OrderService
from bot.tables.robots.scheduler import RobotScheduler, human_pace
from bot.tables.service import TableService
from bot.tables.shard_ownership import ShardOwnership
from bot.tables.storage.database import MisconfiguredError, StoreError
from bot.tables.storage.session_repository import SessionRepository
from bot.tables.storage.store import Store
from cogs.channel_adapter import DiscordChannel
from cogs.channel_watch import ChannelWatcher
from cogs.client import Addresses, Client
from cogs.context import Services
from cogs.gateway import trim_limits
from cogs.interaction_response import send_direct
from cogs.notice_sender import NoticeSender
from cogs.notices import Notices
from cogs.press_throttle import PressThrottle
from cogs.privacy import Privacy
from cogs.seasons import Seasons
from cogs.threads import Threads
from rendering import keep, paint, sample

EXIT_OK, EXIT_FAILURE, EXIT_CONFIG = 0, 2, 78
"""Exit statuses: ended as asked; the database or Discord refuses; another start is useless until somebody has acted.

The last one is EX_CONFIG of sysexits.h; deploy/bot.service does not start the bot again after it.
"""
TRIM_INTERVAL, TRIMS = 3.0, 5
"""Seconds after which free memory is returned, and how many times until what is unused is let go."""
PRERENDER_DELAY = 2.0
"""Seconds after connecting until pictures that are slow the first time are drawn once; people who wait come first."""
STOP_TIMEOUT = 4.3
"""Seconds that a planned stop takes at most until everything is closed."""
DRAIN_TIMEOUT, QUIET_TIME = 1.0, 0.25
"""Seconds for which presses are still answered with "restarting"; less once none has come for QUIET_TIME."""
PUBLISH_TIMEOUT = 1.0
"""Seconds of STOP_TIMEOUT for messages that are not up to date."""
log = logging.getLogger(__name__)


class App:
    """The bot put together over an open store. Nothing runs before `start`; `stop` leaves the store open."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Callable[[], float] | None = None,
        starts: SessionStarts | None = None,
    ) -> None:
        self.settings, self.store = settings, store
        now = clock or SteadyTime()
        self.tables, self.metrics = TableService(store, now, limits=settings.limits), Metrics(now)
        pictures, channel = PictureQueue(self.metrics.timed(paint)), DiscordChannel(lambda: self.client)
        watcher = self.watcher = ChannelWatcher(self.tables, lambda: self.publisher, lambda: self.client)
        deps = PublisherDeps(store.outbox, channel, self._present, pictures, now, watcher.on_channel_lost)
        explain = partial(first_hints.on_public, store.settings)
        privacy = Privacy(self.tables, lambda: self.publisher, lambda: self.client, settings.retention)
        sender = NoticeSender(
            store, channel, lambda *told: send_direct(self.client, *told), self.tables.now, privacy.unreachable
        )
        self.notices = Notices(self.tables, sender, self._reached)
        found = {"on_forbidden": watcher.on_forbidden, "ours": store.served.owns, "explain": explain}
        self.publisher = Publisher(replace(deps, **found, called=self.notices.called, turn=self._turn))
        orders = OrderService(self.tables, there=self._reached, on_stopped=self.notices.order_stopped)
        daily = DailyService(store, self.tables.now, score)
        shared = (self.tables, store, self.publisher, pictures, now, HistoryService(store))
        parts = Services(*shared, AnalysisService(store), orders, self.notices, privacy, daily)
        self.client = Client(
            replace(parts, throttle=PressThrottle(settings.presses)),
            Addresses(settings.proxy or settings.api, settings.gateway, settings.cdn, share_of(settings)),
            _turns(starts or _starts(settings, now), store, settings.shards.count),
            settings.shards,
            wait=settings.ready,
            metrics=self.metrics,
        )
        watcher.register(self.client)
        self.threads = Threads(lambda: self.client)
        self.health = Health(self.tables, self.publisher, lambda: self.client, self.metrics)
        self.robots = RobotScheduler(self.tables, human_pace(settings.robots), there=self._reached)
        self._tasks: list[asyncio.Task[None]] = []

    def _turn(self) -> contextlib.AbstractAsyncContextManager[None]:
        return self.client.budget.turn()

    def listen(self) -> None:
        """Let every part that shows something listen to the steps of tables, the publisher first."""
        self.tables.listen(self.publisher.on_update)
        self.tables.listen(self.notices.on_update)
        self.tables.listen(self.threads.on_update)
        self.tables.listen(self.metrics.on_update)
        parts = self.client.parts
        self.tables.listen(parts.privacy.seen.on_update)
        parts.privacy.forgetting.forgotten += [parts.orders.forget, parts.lessons.end, parts.daily_drafts.forget]

    def seasons(self) -> Seasons:
        """What shows the seasons that are over."""
        pictures, channel = self.client.parts.pictures, DiscordChannel(lambda: self.client)
        return Seasons(self.store, channel, pictures, self.tables.now, self._reached)

    def films(self) -> GameFilms:
        """What shows each game that is over as a film, once nobody waits for a message or an analysis."""
        make = partial(drawn_in_process, self.settings.database, self.store.settings.theme)
        analyses, channel = self.client.parts.analyses, DiscordChannel(lambda: self.client)
        made = GameFilms(self.store.outbox, channel, make, self.tables.find, self.tables.now)
        made.awaited = lambda: analyses.busy or self.publisher.behind() > 0
        self.tables.listen(made.on_update)
        return made

    async def start(self) -> None:
        """Once the client is logged in: give back the time of the outage, publish the outbox, start clock and robots."""
        await self.tables.executor.load()
        try:
            await self.store.settings.load_servers()
        except StoreError as error:
            log.warning(
                "What servers have chosen could not be read, pictures are dark and all may open tables: %s", error
            )
        self.listen()
        clock = DeadlineScheduler(self.tables, self.client.reaches)
        with self.publisher.a_few_at_a_time(self.client.wait_until_ready):
            await clock.resume()
            for id_ in await self.store.outbox.unpublished([*self.store.served]):
                if (table := await self.tables.find(id_)) is not None:
                    self.publisher.show(table)
        for lost in self.store.tables.lost.values():
            self.watcher.on_unreadable(lost)
        self.robots.start()
        await self.client.parts.orders.start()
        if self.store.leases is not None:
            owned = ShardOwnership(
                self.store.leases, self.tables, clock, self._play, self.publisher, self.client.reaches
            )
            self._tasks.append(asyncio.create_task(owned.run(), name="shards"))
        jobs = {
            "clock": clock.run(),
            "seasons": self.seasons().run(),
            "availability": AvailabilityService(self.tables).run(),
            "notices": self.notices.run(),
            **self.client.parts.privacy.jobs(),
            "proposals": EndProposals(self.tables).run(),
            "memory": self._release_memory(),
            "prerender": self._prerender(),
        } | ({"films": self.films().run()} if self.settings.films else {})
        self._tasks += [asyncio.create_task(job, name=name) for name, job in jobs.items()]

    def _present(self, table: Table, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
        """The public messages of a table, their pictures in the colours of its server."""
        theme = self.store.settings.theme(table.place.guild)
        return [themed(panel, theme) for panel in present(table, recent, live)]

    async def _play(self, tables: Sequence[Table]) -> None:
        """Let robots and standing orders go on at tables that are played here from now on."""
        self.robots.play(tables)
        await self.client.parts.orders.resume(tables)

    def _reached(self, guild: int) -> bool:
        """Whether the people of a server can reach the bot, and their tables are played here."""
        return self.store.served.owns(guild) and self.client.reaches(self.settings.shards.shard_of(guild))

    async def _release_memory(self) -> None:
        """For ever: return free memory to the system, more rarely let go of what is unused."""
        for number in itertools.count(1):
            await asyncio.sleep(TRIM_INTERVAL)
            if number % TRIMS == 0:
                self._let_go()
            malloc.trim()

    def _let_go(self) -> None:
        """Pack tables where nobody plays, collect garbage."""
        self.tables.executor.unpacked.rest()
        self.publisher.trim()
        trim_limits(self.client.http)
        if not self.publisher.behind():  # collecting takes some 10 ms, so only while nothing is to publish
            gc.collect()

    async def _prerender(self) -> None:
        """Once connected, do what is slow the first time."""
        await self.client.wait_until_ready()
        await asyncio.sleep(PRERENDER_DELAY)
        pictures, behind = self.client.parts.pictures, self.publisher.behind
        await first_use.prepare(self.tables, pictures, sample, self._present, behind)

    async def watch(self) -> None:
        """Serve the health checks. Raises HealthError."""
        if self.settings.health:
            await self.health.serve(self.settings.host, self.settings.health)

    async def connect(self) -> None:
        """Connect and stay connected; returns when the client is closed."""
        await self.client.connect(reconnect=True)

    async def stop(self) -> None:
        """Take no more interactions, finish and answer those begun, end the sessions, publish what is left, close.

        It takes `STOP_TIMEOUT` seconds at most, and a little to close; the outbox keeps what could not be published.
        """
        begun = time.monotonic()
        intake, end = self.client.parts.intake, begun + STOP_TIMEOUT
        intake.open = False
        thinking = asyncio.gather(
            self.robots.close(), self.client.parts.orders.close(), self.client.parts.analyses.close()
        )
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await intake.finished(begun + DRAIN_TIMEOUT, QUIET_TIME)
        await self.client.leave()
        await intake.finished(end - PUBLISH_TIMEOUT)
        await self.publisher.stop(min(PUBLISH_TIMEOUT, max(0.0, end - time.monotonic())))
        await self.store.release()
        shown = (
            self.notices.tasks.close(),
            self.client.parts.privacy.seen.close(),
            self.threads.tasks.close(cancel=True),
            self.watcher.tasks.close(),
        )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(thinking, *shown), max(0.0, end - time.monotonic()))
        await self.health.stop()
        await self.client.close()
        await self.tables.executor.background.close()
        log.info("Ended in %.1f s.", time.monotonic() - begun)


def present(table: Table, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The public messages of a table, in the table's language."""
    return registry.panels(table, recent, live, translator_for(table.lang))


async def serve(settings: Settings, until: asyncio.Event | None = None) -> int:
    """Run the bot until `until` is set or the process is asked to end. Returns the exit status."""
    ended = until or asyncio.Event()
    try:
        token = checked_token(settings)
        check_shards(settings)
    except SettingsError as error:
        return _refused(str(error), EXIT_CONFIG)
    starts = _starts(settings)
    with stopping_on_signals(ended):
        if await _ended_waiting(starts, ended):
            return EXIT_OK
        starts.begin()
        try:
            store = await Store.open(settings.database, GAMES, settings.server, settings.shards, settings.key)
        except MisconfiguredError as error:
            starts.worked()
            return _refused(str(error), EXIT_CONFIG)
        except StoreError as error:
            return _refused(str(error))
        try:
            status = await _served(App(settings, store, starts=starts), token, ended)
        finally:
            await store.close()
    if status != EXIT_FAILURE:
        starts.worked()
    return status


def _starts(settings: Settings, now: Callable[[], float] = time.time) -> SessionStarts:
    """The count of starts; processes that share a folder have a file each."""
    shards = settings.shards
    name = FILE if shards.complete else f"starts-{shards.first}-{shards.last}.json"
    return SessionStarts(settings.folder / name, len(shards.mine), now)


def _turns(starts: SessionStarts, store: Store, shards: int) -> SessionTurns:
    """When sessions may begin: on a server all processes take turns."""
    own = store.leases is None
    return OwnTurns(starts) if own else SharedTurns(starts, SessionRepository(store.database.engine), shards)


async def _ended_waiting(starts: SessionStarts, ended: asyncio.Event) -> bool:
    """After failed starts wait, longer after each. Returns whether the bot was asked to end meanwhile."""
    if pause := starts.wait():
        log.warning("The last start failed (%s in a row): this one waits %.0f s.", starts.failed, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), pause)
    return ended.is_set()


async def _served(app: App, token: str, ended: asyncio.Event) -> int:
    """Log in, start, connect; whatever ends first, everything is stopped in order."""
    waiting: set[asyncio.Task[Any]] = {asyncio.create_task(ended.wait())}
    connected: asyncio.Task[None] | None = None
    try:
        await app.client.login(token)
        await app.watch()
        await app.start()
        garbage.spare_present()
        connected = asyncio.create_task(app.connect(), name="gateway")
        await _first_ended({*waiting, connected})
    except (StoreError, HealthError) as error:
        return _refused(str(error))
    except discord.LoginFailure:
        return _refused(CLOSED[4004].replace(" (4004)", ""), EXIT_CONFIG)
    except discord.PrivilegedIntentsRequired:
        return _refused(CLOSED[4014], EXIT_CONFIG)
    except discord.ConnectionClosed as closed:
        return _refused(CLOSED.get(closed.code, f"Discord ended the connection ({closed.code})."), EXIT_CONFIG)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return _refused(f"Discord cannot be reached: {error}.")
    finally:
        for task in waiting:
            task.cancel()
        await app.stop()
        if connected is not None:
            connected.cancel()
            await asyncio.gather(connected, return_exceptions=True)
    return EXIT_OK


async def _first_ended(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Wait until one has ended, and raise what it raised."""
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error


def _refused(sentence: str, status: int = EXIT_FAILURE) -> int:
    """Print why the bot does not run. Returns `status`."""
    print(sentence, file=sys.stderr)  # noqa: T201 - the answer to whoever started it
    return status


def main(settings: Settings, leave: Callable[[], object] = lambda: None) -> int:
    """`python -m bot run`: serve Discord until asked to end. Returns the exit status.

    `leave`: called after a planned end, when all is saved; afterwards the process waits for threads that still draw.
    """
    logs.begin(settings.level, settings.token, lines=settings.lines)
    for fault in FAULTS:
        log.warning(fault)
    garbage.collect_rarely()
    malloc.limit_arenas()
    malloc.return_large()
    keep(settings.pictures)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        status = runner.run(serve(settings))
        if status == EXIT_OK:
            leave()
        return status


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The factory of uvloop's faster event loop, where it is installed."""
    try:
        import uvloop  # noqa: PLC0415 - an extra that not everybody has
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory

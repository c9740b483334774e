"""Calling people at tables that are not live, and to lobbies, as each has chosen: by a mention, by a direct message, or not at all.

Each reason is a row of `notices`, written before anything is sent and marked afterwards: what a dying process has sent
but not marked is sent once more, which Discord takes for the same message within some minutes.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence

from bot.present.panel_model import Panel
from bot.runtime.log import redacted
from bot.runtime.priority import background
from bot.runtime.tasks import BackgroundTasks
from bot.tables.availability.server_hours import person_there
from bot.tables.clock.deadlines import own
from bot.tables.model import LIVE, MENTION, OFF, ON, PAUSED, Person, Table, TableChanged
from bot.tables.notices import notice as reasons
from bot.tables.notices.digest import WINDOW, digests
from bot.tables.notices.notice import DIGEST, INVITE, OPENED, ORDER, Notice
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError
from bot.tables.storage.table_search import open_games_of
from cogs import notice_text
from cogs.notice_sender import NoticeSender
from cogs.notice_text import Called

INTERVAL = 20.0
"""Seconds between two looks for what is due."""
log = logging.getLogger(__name__)


class Notices:
    """Whom a message mentions, and what is sent beside the messages. `reached`: whether a server's people are reached."""

    def __init__(self, tables: TableService, sender: NoticeSender, reached: Callable[[int], bool]) -> None:
        self._tables = tables
        self._store = tables.store
        self._sender = sender
        self._reached = reached
        self._claimed: set[Notice] | None = None
        self._wake = asyncio.Event()
        self.tasks = BackgroundTasks()

    # ---- reasons

    async def called(self, table: Table, panel: Panel) -> Collection[int]:
        """Who is called by a new message itself, of those whom it mentions; the others are called otherwise or later."""
        quiet = self._store.settings.rules(table.place.guild).calls == OFF
        if table.pace == LIVE:
            chosen = [await self._store.settings.person(each) for each in panel.ping]
            return () if quiet else [each.id for each in chosen if each.mentions == ON]
        now, game = self._tables.now(), self._tables.game(table)
        people = await self._people(table, panel.ping)
        found = reasons.of_message(table, panel.slot, people, now)
        later = reasons.next_person(game, table, panel.slot, panel.ping)
        if later is not None:
            found += reasons.of_next(table, panel.slot, (await self._people(table, [later]))[0], now)
        waiting = await self._claim(found)
        mentioned = set[int]() if quiet else {person.id for person in people if person.way(table.id) == MENTION}
        return [each.person for each in found if each.sent and each.person in mentioned.difference(waiting)]

    async def invite(self, table: Table, people: Collection[int]) -> None:
        """Call people to a lobby, each once and as they have chosen. Raises StoreError."""
        await self._call_to_lobby(table, INVITE, people)

    async def announce(self, table: Table, people: Collection[int]) -> None:
        """Tell people of a new table, each once and as they have chosen. Raises StoreError."""
        await self._call_to_lobby(table, OPENED, people)

    async def order_stopped(self, table: Table, person: int, order: str) -> None:
        """Tell somebody that an order of theirs was stopped, by a direct message alone. Raises StoreError."""
        if table.pace != LIVE:
            (owner,) = await self._people(table, [person])
            await self._claim(reasons.of_order(table, owner, order, self._tables.now()))

    async def _call_to_lobby(self, table: Table, kind: str, people: Collection[int]) -> None:
        chosen = await self._people(table, people)
        await self._claim(reasons.of_lobby(table, kind, chosen, self._tables.now()))

    async def _people(self, table: Table, people: Collection[int]) -> list[Person]:
        """What these people have chosen, or the table's server for them."""
        return [await self._store.settings.person_at(each, table.place.guild) for each in people]

    def on_update(self, update: TableChanged) -> None:
        """When half of a time has passed at a table that is not live, remind."""
        if update.warned is not None and update.table.pace != LIVE and not own(update.warned):
            with background():
                self.tasks.start(self._remind(update.table, update.warned))

    async def _remind(self, table: Table, wait_id: str) -> None:
        """Call those once more of whose time half has passed, once."""
        wait = next((each for each in self._tables.game(table).waits(table.state) if each.id == wait_id), None)
        if wait is None:
            return
        people = await self._people(table, reasons.people(table, wait.seats))
        try:
            await self._claim(reasons.of_warning(table, wait, people, self._tables.now()))
        except StoreError as error:
            log.warning("A reminder at table %s could not be kept: %s", table.id, error)

    async def _claim(self, found: Sequence[Notice]) -> Collection[int]:
        """Keep notices of one server; what is due wakes the sender."""
        now = self._tables.now()
        waiting = await self._store.notices.claim(found, now)
        if any(each.sent is None and each.due <= now for each in found):
            self._wake.set()
        return waiting

    async def _expected(self) -> set[Notice]:
        """What follows from how everything stands: calls after a leave, lobbies that wait, each week's lists.

        The lists are made by the process of the first servers.
        """
        people, now = await self._store.settings.of_note(), self._tables.now()
        found = set(digests(people.values(), now) if 0 in self._store.served else ())
        for table in self._tables.tables():
            away = [chair.person for chair in table.chairs if chair.on_leave is not None and table.pace != LIVE]
            found.update(reasons.of_waiting(self._tables.game(table), table, now))
            usual = self._store.settings.hours(table.place.guild)
            back = [person_there(people[each], usual) for each in away if each in people]
            found.update(*(reasons.of_return(table, each, now) for each in back))
        return found

    async def _claim_expected(self) -> None:
        """Keep what is new of it; after a start also the reminders that a dying process had not kept yet."""
        if self._claimed is None:
            await self._catch_up()
        expected = await self._expected()
        for notice in expected.difference(self._claimed or ()):
            await self._claim([notice])
        self._claimed = expected

    async def _catch_up(self) -> None:
        for table in self._tables.tables():
            for row in table.deadlines:
                if row.warned and row.due is not None and table.pace != LIVE and not own(row.wait):
                    await self._remind(table, row.wait)

    # ---- carrying out

    async def run(self) -> None:
        """For ever."""
        while True:
            self._wake.clear()
            with background():
                await self.look()
            try:
                await asyncio.wait_for(self._wake.wait(), INTERVAL)
            except TimeoutError:
                continue

    async def look(self) -> None:
        """Carry out what is due on servers that the bot reaches."""
        try:
            await self._claim_expected()
            await self._carry_out(await self._store.notices.due(self._tables.now(), [*self._store.served]))
        except StoreError as error:
            log.warning("Whom to call could not be read or noted, later again: %s", error)
        except Exception as error:  # the next look may go well
            log.error("Calling people failed.", exc_info=redacted(error))

    async def _carry_out(self, due: Sequence[Notice]) -> None:
        """Send what is needed, and mark what is not."""
        found, needless = list[Called](), list[Notice]()
        for notice in due:
            person = await self._store.settings.person_at(notice.person, notice.guild)
            if notice.guild and not self._reached(notice.guild):
                continue
            table = self._tables.get(notice.tab)
            early = reasons.from_when(person, self._tables.now()) > self._tables.now()  # chosen meanwhile
            if early or (table is not None and reasons.known_away(table, person.id)):
                continue
            called = await self._called(notice, person)
            if called is None:
                needless.append(notice)
            elif called.table is None or called.table.phase != PAUSED:
                found.append(called)
        await self._store.notices.note_sent(needless, self._tables.now())
        await self._sender.send(found)

    async def _called(self, notice: Notice, person: Person) -> Called | None:
        """A notice with what is said of it; None where nobody is to be called any more."""
        if notice.kind == DIGEST:
            late = self._tables.now() - notice.due > WINDOW
            return None if late else await self._listed(notice, person)
        table = await self._tables.find(notice.tab)
        if table is None or person.way(table.id) == OFF:
            return None
        calls = self._store.settings.rules(table.place.guild).calls
        if notice.person != reasons.NOBODY and person.way(table.id) == MENTION and calls == OFF:
            return None
        game = self._tables.game(table)
        if notice.kind == ORDER and notice.order not in await self._store.orders.stopped(table.id, person.id):
            return None
        if table.phase != PAUSED and not reasons.needed(game, table, notice):
            return None
        return Called(notice, person, table, reasons.time_left(game, table, notice.person))

    async def _listed(self, notice: Notice, person: Person) -> Called | None:
        """The week's list of somebody's games, whatever process plays them; None without any."""
        tables = [await self._store.tables.load(id_) for id_ in await open_games_of(self._store.database, person.id)]
        mine = [
            each for each in tables if each is not None and each.pace != LIVE and each.seat_of(person.id) is not None
        ]
        lines = tuple([notice_text.listed(self._tables.game(table), table, person) for table in mine])
        return Called(notice, person, lines=lines) if lines else None

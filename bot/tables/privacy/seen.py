"""When people were last here, as coarse as it can be of use: by month."""

import asyncio
import logging
from collections.abc import Collection
from datetime import UTC, datetime

from bot.runtime.tasks import BackgroundTasks
from bot.tables.model import TableChanged
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError

YEAR = 12
MOST = 20_000
"""People who are known to be noted, before that is forgotten."""
DELAY = 10.0
"""Seconds until it is written who was here: a transaction at once would stand before that of their press."""
log = logging.getLogger(__name__)


def month_of(at: float) -> int:
    """The months since the year 0, of a moment in seconds since 1970."""
    day = datetime.fromtimestamp(at, UTC)
    return YEAR * day.year + day.month - 1


class LastSeen:
    """Notes once a month that somebody was here. Of whom nothing is kept, nothing is noted.

    Whoever sits at a table is kept from then on, with the month of that.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._noted: dict[int, int] = {}
        self._heard: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._seated: set[int] = set()
        self._tasks = BackgroundTasks()

    def heard(self, person: int) -> None:
        """Somebody has pressed or typed."""
        month = month_of(self._tables.now())
        if self._noted.get(person) != month:
            if len(self._noted) >= MOST:
                self._noted.clear()
            self._noted[person] = month
            self._heard.add(person)
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(DELAY, self._flush)

    def _flush(self) -> None:
        """Write who was heard."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        heard, self._heard = self._heard, set()
        if heard:
            self._tasks.start(self._note(heard))

    async def _note(self, people: Collection[int]) -> None:
        try:
            await self._tables.store.privacy.people.note_seen(people, month_of(self._tables.now()))
        except StoreError:  # the next month says it too
            for person in people:
                self._noted.pop(person, None)

    def on_update(self, update: TableChanged) -> None:
        """Note who sits at a table for the first time."""
        new = {chair.person for chair in update.table.chairs if chair.person is not None} - self._seated
        if new:
            if len(self._seated) >= MOST:
                self._seated.clear()
            self._seated |= new
            self._tasks.start(self._note_seated(new))

    async def _note_seated(self, people: set[int]) -> None:
        try:
            await self._tables.store.privacy.people.note_seated(people, month_of(self._tables.now()))
        except StoreError as error:
            log.info("Who sits at a table could not be noted, at its next step again: %s", error)
            self._seated -= people

    def forget(self, person: int) -> None:
        """Nothing is kept of somebody any more."""
        self._noted.pop(person, None)
        self._heard.discard(person)
        self._seated.discard(person)

    async def close(self) -> None:
        """Write what is to be noted, and wait for that."""
        self._flush()
        await self._tasks.close()

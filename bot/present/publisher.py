"""One writer per table: the newest state wins, edits are merged, presses are answered, the outbox is emptied.

Whatever happens while a message is on its way is shown by the next edit. Nothing else writes a table's messages.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection

from bot.present.desk import Desk
from bot.present.house import House
from bot.present.outlet import Answer
from bot.tables.model import CLOSED, OVER, Table, Update

QUIET = 20.0
"""Seconds after its last change until a table's desk may rest."""
log = logging.getLogger(__name__)


class Publisher:
    """The desks of all tables. `told` listens to the door; `answer` takes accepted presses."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._desks: dict[int, Desk] = {}
        self._since: dict[int, float] = {}
        self._closed = False

    def told(self, update: Update) -> None:
        """A table has changed."""
        if self._closed:
            return
        desk = self._desk(update.table)
        if desk.idle:
            self._since[update.table.id] = time.monotonic()
        desk.tell(update)

    def answer(self, table: Table, answer: Answer) -> None:
        """An accepted press on a public message of `table`."""
        self._desk(table).answer(answer)

    def show(self, table: Table) -> None:
        """Show a table again: after a start, or when somebody asks for it."""
        if not self._closed:
            self._desk(table).show()

    async def again(self, table: Table, patience: float = 8.0) -> None:
        """Somebody looks for a table: what of it is gone is posted anew, if that can be done within `patience` seconds."""
        if self._closed:
            return
        desk = self._desk(table)
        desk.again()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(desk.finish(), patience)

    async def deleted(self, table: Table, messages: Collection[int]) -> None:
        """Messages in the table's channel were deleted; those of the table that still change come back."""
        if self._closed:
            return
        if table.id in self._desks:
            self._desks[table.id].deleted(messages)
        elif any(each.live and each.message in messages for each in await self._house.memory.shown(table.id)):
            self._desk(table).deleted(messages)
            self.show(table)

    def trouble(self, table: int) -> str:
        """The permission that is missing to show a table; empty when all is well."""
        desk = self._desks.get(table)
        return desk.trouble if desk else ""

    def behind(self) -> int:
        """How many tables are not shown as they are."""
        return sum(not desk.idle for desk in self._desks.values())

    def lag(self) -> float:
        """For how many seconds the table that waits longest has not been shown as it is."""
        behind = [self._since[id_] for id_, desk in self._desks.items() if not desk.idle and id_ in self._since]
        return time.monotonic() - min(behind) if behind else 0.0

    def rest(self) -> None:
        """Let the desks of tables where nobody plays keep only what nobody else knows."""
        before = time.monotonic() - QUIET
        for id_, desk in self._desks.items():
            if self._since.get(id_, before) <= before:
                desk.rest()

    async def settled(self) -> None:
        """Wait until everything is shown."""
        while any(not desk.idle for desk in self._desks.values()):
            await asyncio.gather(*(desk.finish() for desk in tuple(self._desks.values())))

    async def stop(self, patience: float = 5.0) -> None:
        """Show what is to be shown for at most `patience` seconds, then stop; the outbox keeps the rest."""
        self._closed = True
        try:
            await asyncio.wait_for(self.settled(), patience)
        except TimeoutError:
            log.info("Not everything could be shown before the end; it will be at the next start.")
        await asyncio.gather(*(desk.cancel() for desk in self._desks.values()))

    def _desk(self, table: Table) -> Desk:
        desk = self._desks.get(table.id)
        if desk is None:
            self._clear()
            desk = self._desks[table.id] = Desk(self._house, table)
        return desk

    def _clear(self) -> None:
        """Finished tables whose last message stands need no desk."""
        ended = {id_: desk for id_, desk in self._desks.items() if desk.table.phase in (OVER, CLOSED)}
        done = [id_ for id_, desk in ended.items() if desk.idle and desk.whole]
        for id_ in done:
            del self._desks[id_]
            self._since.pop(id_, None)

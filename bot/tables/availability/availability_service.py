"""Brings the tables of this process up to date with the quiet hours and leaves of their people, wherever these chose."""

import logging

from bot.kit.contract import Refusal
from bot.runtime.tasks import every
from bot.tables.availability import seats
from bot.tables.lobby import Transition
from bot.tables.model import Person, Table
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError

INTERVAL = 20.0
"""Seconds between two looks: what somebody chooses holds so much later at tables that another process plays."""
log = logging.getLogger(__name__)


class AvailabilityService:
    """Compares chairs with what people have chosen: nothing is missed in a restart, and nothing is done twice."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def run(self) -> None:
        """For ever."""
        await every(INTERVAL, self.look)

    async def look(self) -> None:
        """Refresh all tables that stand otherwise."""
        try:
            people = await self._tables.store.settings.of_note()
        except StoreError as error:
            log.warning("Quiet hours and leaves could not be read, later again: %s", error)
            return
        for table in self._tables.tables():
            if self._refreshed(table, people) is not None:
                await self._refresh(table.id, people)

    async def _refresh(self, id_: int, people: dict[int, Person]) -> None:
        def handler(table: Table) -> Transition | Refusal:
            new = self._refreshed(table, people)
            return Refusal("too-late") if new is None else Transition(new)

        await self._tables.executor.execute(id_, handler)

    def _refreshed(self, table: Table, people: dict[int, Person]) -> Table | None:
        if not seats.concerned(table):
            return None
        usual = self._tables.store.settings.hours(table.place.guild)
        return seats.refreshed(self._tables.game(table), table, people, self._tables.now(), usual)

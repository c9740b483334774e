"""Deletes what is kept about a person: in one transaction of each process that serves some of their tables."""

import logging
from collections.abc import Callable

from bot.runtime.tasks import every
from bot.tables.model import Table
from bot.tables.privacy import former_player
from bot.tables.service import TableService
from bot.tables.storage import erasure
from bot.tables.storage.database import StoreError
from bot.tables.storage.write_batch import SecondWriterError, TableCommit

INTERVAL = 20.0
"""Seconds between two looks for people whom other processes have begun to forget."""
TRIES = 3
"""Tries where another process has written one of the tables meanwhile."""
log = logging.getLogger(__name__)


class ForgetService:
    """Puts a former player in the place of a person. `name`: a former player's, in a language.

    `show`: shows a table that is over as it is now; `forgotten`: called with the person once nothing is kept.
    """

    def __init__(
        self, tables: TableService, name: Callable[[str], str], show: Callable[[Table], None] = lambda table: None
    ) -> None:
        self._tables, self._store = tables, tables.store
        self._name, self._show = name, show
        self.forgotten: list[Callable[[int], None]] = [self._store.settings.forget]
        self._late: set[int] = set()
        self._truncate = False

    async def run(self) -> None:
        """For ever."""
        await every(INTERVAL, self.look)

    async def look(self) -> None:
        """Go on with what other processes have begun; once more with those of before, as something was under way then.

        Of who has begun anew meanwhile, nothing is deleted again.
        """
        try:
            late, self._late = self._late, set()
            gone = {person for person in late if not await self._store.privacy.people.known(person)}
            for person in sorted(gone | (await self._store.privacy.people.pending()).keys()):
                await self._forget(person)
            if self._truncate:
                self._truncate = not await erasure.truncate_log(self._store.database.engine)
        except StoreError as error:
            log.warning("Somebody's data could not be deleted, later again: %s", error)

    async def forget(self, person: int) -> None:
        """Delete what is kept about a person, durably when this returns. Raises StoreError: then nothing was deleted."""
        await self._forget(person)
        self._late.add(person)
        self._truncate = not await erasure.truncate_log(self._store.database.engine)
        log.info("The data of a person was deleted.")

    async def _forget(self, person: int) -> None:
        for left in reversed(range(TRIES)):
            try:
                over = await self._tables.executor.rewrite(
                    lambda table: former_player.named(table, person),
                    lambda table: self._taken_out(table, person),
                    lambda steps: self._write(person, steps),
                )
                break
            except SecondWriterError:
                if not left:
                    raise
        for each in self.forgotten:
            each(person)
        for table in over:
            self._show(table)

    def _taken_out(self, table: Table, person: int) -> Table:
        name, now = self._name(table.lang), self._tables.now()
        return former_player.taken_out(self._tables.game(table), table, person, name, now)

    async def _write(self, person: int, steps: list[TableCommit]) -> None:
        served = [*self._store.served]
        await self._store.privacy.people.forget(person, steps, served, self._name, self._tables.now())

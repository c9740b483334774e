"""Deletes, a little at a time and at night, what is kept no longer: old games, lost places, people who are long gone.

Whatever is late by a week is deleted by day too, since some machines are switched off at night.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime

from bot.runtime.tasks import every
from bot.tables.model import PAUSED
from bot.tables.privacy.forget_service import ForgetService
from bot.tables.privacy.seen import YEAR, month_of
from bot.tables.service import TableService
from bot.tables.session import GONE
from bot.tables.storage import erasure
from bot.tables.storage.database import StoreError
from bot.tables.storage.retention_repository import WHOLE, FinishedGame, LostPlace

INTERVAL, COMPARISON = 60.0, 3_600.0
"""Seconds between two steps, and between two comparisons of the servers that are kept with those where the bot is."""
NIGHT = range(1, 5)
"""The hours of the night, by UTC."""
DAY = 86_400.0
LOST_FOR, LATE = 30 * DAY, 7 * DAY
"""Seconds until what belongs to a lost place is deleted; how late anything must be to be deleted by day."""
SILENT_FOR, ASKED_AFTER = 2 * YEAR, 3
"""Months without a sign after which somebody is forgotten, and after which it is asked whether they have an account."""
TABLES, GAMES, PEOPLE = 20, 50, 3
"""Tables that are deleted, finished games looked at, and people forgotten or asked about in one step at most."""
log = logging.getLogger(__name__)


class RetentionService:
    """Its `look` is one step. `kept_for`: days for which finished games are kept, 0 for ever.

    `here`: whether the bot is on a server, None where that is not known now; `exists`: whether a person still has an
    account, as Discord says; `drop`: shows tables no more.
    """

    def __init__(
        self,
        tables: TableService,
        forgetting: ForgetService,
        kept_for: int,
        here: Callable[[int], bool | None],
        exists: Callable[[int], Awaitable[bool]],
        drop: Callable[[Collection[int]], Awaitable[None]],
    ) -> None:
        self._tables, self._forgetting, self._kept_for = tables, forgetting, kept_for * DAY
        self._here, self._exists, self._drop = here, exists, drop
        self._store, self._found = tables.store, tables.store.privacy.retention
        self._looked_at, self._asked = 0, (0, 0)
        self._compared = float("-inf")
        self._deleted: Counter[str] = Counter()

    async def run(self) -> None:
        """For ever."""
        await every(INTERVAL, self.look)

    async def look(self) -> None:
        """One step; at the end of a night what was deleted is logged."""
        now = self._tables.now()
        night = datetime.fromtimestamp(now, UTC).hour in NIGHT
        try:
            if now - self._compared >= COMPARISON:
                await self._compare_places(now)
                self._compared = now
            await self._delete_lost(now if night else now - LATE)
            if self._kept_for:
                await self._delete_old(now - self._kept_for - (0.0 if night else LATE))
            if night:
                await self._forget_silent(now)
        except StoreError as error:
            log.warning("What is kept no longer could not be deleted, later again: %s", error)
        if self._deleted and not night:
            await self._report()

    async def _report(self) -> None:
        found = ", ".join(f"{count} {what}" for what, count in sorted(self._deleted.items()))
        self._deleted.clear()
        log.info("Deleted, as it was to be kept no longer: %s.", found)
        await erasure.truncate_log(self._store.database.engine)

    # ---- servers and channels that are gone

    async def _compare_places(self, now: float) -> None:
        """Note which servers were left or joined again, and which channels were lost, while nobody listened."""
        served = [*self._store.served]
        known = {(place.guild, place.channel) for place in await self._found.lost(served)}
        for guild in await self._found.guilds(served):
            here = self._here(guild)
            if here is False and (guild, WHOLE) not in known:
                await self._found.note_lost(guild, WHOLE, now)
            elif here and (guild, WHOLE) in known:
                await self._found.note_found(guild)
        for table in self._tables.tables():
            place = table.place.guild, table.place.thread or table.place.channel
            gone = table.phase == PAUSED and table.pause == GONE and place not in known
            if gone and self._here(table.place.guild):
                await self._found.note_lost(*place, now)

    async def _delete_lost(self, now: float) -> None:
        """Delete some of what belongs to a place that was lost long ago."""
        for place in await self._found.lost([*self._store.served]):
            if place.at + LOST_FOR > now:
                return
            if place.channel == WHOLE and self._here(place.guild) is not False:
                continue
            if ids := await self._found.tables_in(place.guild, place.channel, TABLES):
                await self._delete(ids, {place.guild})
                self._deleted["tables of servers and channels that are gone"] += len(ids)
            else:
                await self._delete_place(place)
            return

    async def _delete_place(self, place: LostPlace) -> None:
        await self._found.delete_place(place)
        if place.channel == WHOLE:
            self._store.settings.forget_guild(place.guild)
            self._deleted["servers"] += 1

    # ---- games that ended long ago

    async def _delete_old(self, before: float) -> None:
        """Delete some games that ended before a moment. Numbers grow with time: the first that began later ends the round."""
        page = await self._found.finished(self._looked_at, [*self._store.served], GAMES)
        old = [each for each in page if each.ended < before][:TABLES]
        if old:
            await self._delete([each.id for each in old], {each.guild for each in old})
            self._deleted["finished games"] += len(old)
        self._looked_at = self._next(page, old, before)

    def _next(self, page: list[FinishedGame], old: list[FinishedGame], before: float) -> int:
        """After which table the next step goes on; from the beginning where all others began too late."""
        if len(old) == TABLES:
            return old[-1].id
        return page[-1].id if len(page) == GAMES and page[-1].opened < before else 0

    async def _delete(self, ids: list[int], guilds: Collection[int]) -> None:
        await self._tables.executor.delete(ids, lambda: self._found.delete_tables(ids, guilds))
        await self._drop(ids)

    # ---- people who are long gone

    async def _forget_silent(self, now: float) -> None:
        """Forget some people who gave no sign for two years, or who have no account any more."""
        people, served, month = self._store.privacy.people, [*self._store.served], month_of(now)
        await people.begin_counting(month)
        gone = await people.unseen(month - SILENT_FOR, served, PEOPLE)
        day, after = int(now // DAY), self._asked[1]
        silent = await people.silent(day, month - ASKED_AFTER, after if self._asked[0] == day else 0, PEOPLE, served)
        self._asked = day, silent[-1] if silent else self._asked[1]
        gone += [each for each in silent if each not in gone and not await self._exists(each)]
        for person in gone:
            await self._forgetting.forget(person)
            self._deleted["people"] += 1

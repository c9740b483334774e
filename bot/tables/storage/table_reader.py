"""Tables read from the store: where a damaged row stands in the way of many, each by itself, and the host is told."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.kit.contract import CLOCK
from bot.kit.spec import GameSpec
from bot.tables.model import CLOSED, LOBBY, OVER, PAUSED, PLAYING, ChannelRef, Deadline, Table
from bot.tables.storage import mappers, schema
from bot.tables.storage.database import DamagedError

OPEN = (LOBBY, PLAYING, PAUSED)
PAGE = 100
"""Tables that are read or written together at most: rows of a thousand at once leave holes in memory that stay."""
log = logging.getLogger(__name__)


class UnreadableTable(msgspec.Struct, frozen=True):
    """A table that cannot be read, and where it was shown; 0 and empty where not even that can be read."""

    id: int
    game: str = ""
    place: ChannelRef = ChannelRef(0, 0)


class TableReader:
    """Reads tables through the store's way of reading rows. What is `lost` was told to the host once."""

    def __init__(self, rows_: Callable[[Any], Awaitable[Sequence[Any]]], games: Mapping[str, GameSpec[Any]]) -> None:
        self._rows = rows_
        self._games = games
        self.lost: dict[int, UnreadableTable] = {}

    async def table(self, id_: int) -> Table | None:
        """One table; None when there is none or it cannot be read."""
        found = await self._some([id_])
        return found[0] if found else None

    async def open_tables(self) -> list[Table]:
        """All tables in the lobby, playing or paused that can be read."""
        columns = schema.tables.c
        known = (OVER, CLOSED)
        listed = await self._ids(sa.select(columns.id, columns.phase).where(columns.phase.in_(OPEN)))
        scanned = await self._ids(sa.select(columns.id, columns.phase, columns.seq))  # by the rows, not by an index
        if listed is None and scanned is None:
            raise DamagedError("The database's list of tables cannot be read.")
        ids = sorted({*(listed or {}), *(id_ for id_, phase in (scanned or {}).items() if phase not in known)})
        pages = [ids[n : n + PAGE] for n in range(0, len(ids), PAGE)]
        return [table for page in pages for table in await self._some(page) if table.phase in OPEN]

    async def unpublished(self) -> list[int]:
        """The tables whose last step nobody has seen yet, as far as that can be read."""
        columns = schema.tables.c
        try:
            found = await self._rows(sa.select(columns.id).where(columns.published < columns.seq))
        except DamagedError as error:
            log.error("Which tables have not been shown cannot be read: %s", error)
            return []
        return [row["id"] for row in found]

    def give_up(self, lost: UnreadableTable, why: object) -> None:
        """Tell the host once of a table that is left out."""
        if lost.id in self.lost:
            return
        self.lost[lost.id] = lost
        named = f" of {lost.game}" if lost.game else ""
        where = f", in channel {lost.place.channel} of server {lost.place.guild}," if lost.place.guild else ""
        log.error("Table %s%s%s cannot be read and is left out; the others go on: %s", lost.id, named, where, why)

    async def _ids(self, statement: Any) -> dict[int, str] | None:
        """Numbers and phases; None where they cannot be read."""
        try:
            return {row["id"]: row["phase"] for row in await self._rows(statement)}
        except DamagedError:
            return None

    async def _some(self, ids: Sequence[int]) -> list[Table]:
        """These tables; where they cannot be read together, one by one."""
        try:
            return await self._together(ids)
        except DamagedError as error:
            if len(ids) == 1:
                self.give_up(await self._seen(ids[0]), error)
                return []
        return [table for id_ in ids for table in await self._some([id_])]

    async def _together(self, ids: Sequence[int]) -> list[Table]:
        columns = schema.deadlines.c
        heads = sa.select(schema.tables).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.id)
        found = await self._rows(heads)
        due: dict[int, list[Any]] = {}
        order = (columns.tab, columns.place)
        for row in await self._rows(sa.select(schema.deadlines).where(columns.tab.in_(ids)).order_by(*order)):
            due.setdefault(row["tab"], []).append(row)
        tables = []
        for row in found:
            try:
                tables.append(self._table(row, due.get(row["id"], ())))
            except Exception as error:  # whatever a damaged row may lead to, it harms this table alone
                self.give_up(await self._seen(row["id"]), _said(error))
        return tables

    def _table(self, row: Any, due: Sequence[Any]) -> Table:
        """The table of a row; it is asked what it waits for, so that nonsense is found here and not at play."""
        game = self._games[row["game"]]
        waits: tuple[Deadline, ...] = tuple([mappers.to_deadline(each) for each in due])
        table = mappers.to_table(row, waits, game)
        if table.phase in (PLAYING, PAUSED):
            seats = {seat for wait in game.waits(table.state) for seat in wait.seats}
            if not seats <= {CLOCK, *range(len(table.chairs))}:
                raise mappers.DamagedRowError("it waits for somebody who does not sit there.")
        return table

    async def _seen(self, id_: int) -> UnreadableTable:
        """What can still be read of a table."""
        columns = schema.tables.c
        where = columns.id == id_
        try:
            (row,) = await self._rows(sa.select(columns.game, columns.guild, columns.channel).where(where))
        except (DamagedError, ValueError):
            return UnreadableTable(id_)
        thread = None
        try:
            (head,) = await self._rows(sa.select(columns.head).where(where))
            thread = mappers.thread_of(str(head["head"]))
        except (DamagedError, ValueError):
            log.debug("Where table %s is shown is read from its row alone.", id_)
        numbers = (row["guild"], row["channel"])
        place = ChannelRef(*numbers, thread) if all(isinstance(each, int) for each in numbers) else ChannelRef(0, 0)
        return UnreadableTable(id_, str(row["game"]), place)


def _said(error: Exception) -> str:
    """What is wrong with a row, without what only one seat may know."""
    return str(error) if isinstance(error, (msgspec.MsgspecError, mappers.DamagedRowError)) else type(error).__name__

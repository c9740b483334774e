"""The last public events of a table, which panels tell; read again from the store when they have been let go."""

import enum
from collections.abc import Sequence

from bot.kit.contract import EventFor
from bot.kit.undo import still_told
from bot.present.publishing.publisher_deps import MessageRepository
from bot.tables.model import Table, TableChanged

MAX_EVENTS = 80
"""Events that are kept: more than two turns of any game."""
RECORDS_READ = 40
"""Records from which the events are read."""


class History(enum.Enum):
    """How much of a table's past this process knows."""

    UNREAD = enum.auto()
    """Nothing: it has just started."""
    RESTARTED = enum.auto()
    """Read, but not everything is shown yet: what an earlier process sent last may not have been noted."""
    LOADED = enum.auto()
    """All that is needed."""
    TRIMMED = enum.auto()
    """Which messages there are, but no events."""


class RecentEvents:
    """The events of one table that its panels may tell, oldest first."""

    def __init__(self, store: MessageRepository, history: History = History.UNREAD) -> None:
        self.events: tuple[EventFor, ...] = ()
        self.history = history
        self._store = store
        self._buffered: list[TableChanged] = []

    @property
    def loaded(self) -> bool:
        """Whether the events are there."""
        return self.history in (History.RESTARTED, History.LOADED)

    def on_update(self, update: TableChanged) -> None:
        """The table has changed; before the events are read, what happens is put aside."""
        if self.loaded:
            self._append(update.told)
        else:
            self._buffered.append(update)

    async def load(self, table: Table) -> None:
        """Read the last events, and add those that were put aside meanwhile and are not among them."""
        records = await self._store.records(table.id, max(0, table.seq - RECORDS_READ))
        last = max((record.seq for record in records), default=0)
        for record in records:
            self._append(record.told)
        for update in self._buffered:
            if update.table.seq > last:
                self._append(update.told)
        self._buffered = []
        self.history = History.RESTARTED if records and self.history is History.UNREAD else History.LOADED

    def trim(self) -> None:
        """Let go of the events, which can be read again."""
        self.events, self.history = (), History.TRIMMED

    def all_shown(self) -> None:
        """Every message has been brought up to date by this process."""
        self.history = History.LOADED

    def _append(self, told: Sequence[EventFor]) -> None:
        self.events = still_told(self.events, told)[-MAX_EVENTS:]

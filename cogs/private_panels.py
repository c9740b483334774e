"""Which private panel a person has open at which table: a new one closes the one before, after it was answered."""

import logging
from collections import OrderedDict
from typing import Protocol

from bot.present.publishing.chat_port import UndeliveredError
from bot.runtime.tasks import BackgroundTasks

MOST = 2_000
"""Panels that are remembered; of more the oldest stay open."""
log = logging.getLogger(__name__)


class PrivateMessage(Protocol):
    """A private message, while a token may delete it."""

    @property
    def shown(self) -> int:
        """The message's id; 0 where it is not known."""

    @property
    def usable(self) -> bool:
        """Whether it can still be deleted."""

    async def delete(self) -> None:
        """Delete it; raises UndeliveredError."""


class PrivatePanels:
    """The newest private panel of each person at each table, and the newest sentence beside it.

    Kept in memory alone: after a restart, or once a token has expired, a panel stays until its person dismisses it.
    """

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int, bool], PrivateMessage] = OrderedDict()
        self._undone: OrderedDict[tuple[int, int], tuple[int, int]] = OrderedDict()
        self.tasks = BackgroundTasks()

    def __len__(self) -> int:
        return len(self._open)

    def overtaken(self, person: int, table: int, message: int | None, undone: int) -> bool:
        """Whether a panel may have been shown before a step was taken back: its decision's number may be another's now.

        `undone`: how many steps of the table were taken back. Where it is not remembered, as after a restart, it may.
        """
        return undone > 0 and self._undone.get((person, table)) != (message, undone)

    def opened(
        self, person: int, table: int, message: PrivateMessage, undone: int = 0, *, sentence: bool = False
    ) -> None:
        """A message was shown to a person: the last sentence is closed and, unless this is one too, the last panel."""
        if not message.shown:
            return
        if undone and not sentence:
            self._undone[person, table] = (message.shown, undone)
            self._undone.move_to_end((person, table))
            if len(self._undone) > MOST:
                self._undone.popitem(last=False)
        for kind in (True,) if sentence else (True, False):
            before = self._open.pop((person, table, kind), None)
            if before is not None and before.shown != message.shown and before.usable:
                self.tasks.start(self._close(before))
        self._open[person, table, sentence] = message
        self._forget()

    def _forget(self) -> None:
        """Let go of the oldest: those whose tokens have expired, and what is beyond MOST."""
        while self._open:
            oldest = next(iter(self._open.values()))
            if oldest.usable and len(self._open) <= MOST:
                return
            self._open.popitem(last=False)

    async def _close(self, message: PrivateMessage) -> None:
        try:
            await message.delete()
        except UndeliveredError as error:
            log.info("The private message %s stays open: %s", message.shown, error)

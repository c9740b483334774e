"""Messages that somebody deleted: they come back at once, ever more slowly where they are deleted again and again."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Collection

QUICK, HEAVY = 2.0, 3
"""A message that is deleted within so many seconds is a machine's work, and weighs as much as so many others."""
FREE = 24
"""The weight of deletions up to which what was deleted comes back at once."""
FIRST, LONGEST = 2.0, 300.0
"""Seconds for which the next one waits: twice as long for each further weight of a machine's, up to the longest."""
PEACE = 150.0
"""Seconds after which a weight of one is forgotten."""
KEPT = 200
"""Deletions that are remembered, for messages whose posting is answered only after they are gone."""


class DeletedMessages:
    """The messages of one table that are gone and are to be posted again, by slot. `wake` is called when one is due."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._lost: dict[str, int] = {}
        self._gone: deque[int] = deque(maxlen=KEPT)
        self._since: dict[str, float] = {}
        self._weight = 0.0
        self._counted = False
        self._last = self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def any(self) -> bool:
        """Whether a message is missing."""
        return bool(self._lost)

    def told(self, messages: Collection[int]) -> None:
        """Discord has told that these are gone."""
        self._gone.extend(messages)

    def gone(self, message: int) -> bool:
        """Whether a message is known to be gone."""
        return message in self._gone

    def lost(self, slot: str, message: int | None) -> None:
        """The message of a slot is gone; None: which it was is not known. Those lost together count once."""
        self._lost[slot] = secrets.randbits(62) if message is None else message
        if self._counted:
            return
        now = asyncio.get_running_loop().time()
        self._weight = max(0.0, self._weight - (now - self._last) / PEACE)
        self._weight += HEAVY if now - self._since.get(slot, 0.0) < QUICK else 1
        self._counted, self._last = True, now
        wait = 0.0 if self._weight <= FREE else FIRST * 2.0 ** ((self._weight - FREE) / HEAVY - 1)
        if wait > LONGEST:
            self._weight, wait = self._weight - HEAVY, LONGEST
        self._due = now + wait

    def replaces(self, slot: str) -> int:
        """The message that the slot's next one replaces, or a number of its own; 0 when nothing was lost."""
        return self._lost.get(slot, 0)

    def must_wait(self, slot: str) -> bool:
        """Whether it is too early to post a slot again; then `wake` is called in time."""
        loop = asyncio.get_running_loop()
        if slot not in self._lost or loop.time() >= self._due:
            return False
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._is_due)
        return True

    def posted(self, slot: str) -> None:
        """A slot has its message."""
        self._since[slot] = asyncio.get_running_loop().time()
        if self._lost.pop(slot, None) is not None:
            self._counted = False

    def only(self, slots: Collection[str]) -> None:
        """Of all others nobody wants to see a message any more."""
        self._lost = {slot: message for slot, message in self._lost.items() if slot in slots}
        self._since = {slot: since for slot, since in self._since.items() if slot in slots}
        self._counted = self._counted and self.any

    def hasten(self) -> None:
        """Somebody asks for what is missing: it comes at once."""
        self._weight, self._due, self._counted = 0.0, 0.0, False
        self.cancel()

    def cancel(self) -> None:
        """Wake nobody."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_due(self) -> None:
        self._timer = None
        self._wake()

"""Deleted messages are posted again at once, but ever more slowly where they are deleted again and again."""

import asyncio
import secrets
from collections.abc import Callable, Collection

QUICK, MACHINE_WEIGHT = 2.0, 3
"""A message that is deleted within these seconds was deleted by a machine, and weighs as much as these many."""
FREE_WEIGHT = 24
"""The weight of deletions up to which what was deleted comes back at once."""
FIRST_PAUSE, MAX_PAUSE = 2.0, 300.0
"""Seconds until the next one is posted: twice as long for each further weight of a machine's, up to a maximum."""
FORGET_AFTER = 150.0
"""Seconds after which a weight of one is forgotten."""
REMEMBERED = 200
"""Deletions that are remembered, for messages whose posting is answered only after they are gone."""


class DeletedMessages:
    """The messages of one table that are gone and are to be posted again, by slot. `wake` is called when one is due."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._missing: dict[str, int] = {}
        self._deleted: tuple[int, ...] = ()  # an empty deque would take most of what an idle table needs here
        self._posted_at: dict[str, float] = {}
        self._weight = 0.0
        self._counted = False
        self._last = self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def any(self) -> bool:
        """Whether a message is missing."""
        return bool(self._missing)

    @property
    def forgotten(self) -> bool:
        """Whether none is missing, and the weight of those that were is forgotten."""
        elapsed = asyncio.get_running_loop().time() - self._last
        return not self.any and self._timer is None and self._weight * FORGET_AFTER <= elapsed

    def told(self, messages: Collection[int]) -> None:
        """Discord has told that these are gone."""
        self._deleted = (*self._deleted, *messages)[-REMEMBERED:]

    def gone(self, message: int) -> bool:
        """Whether a message is known to be gone."""
        return message in self._deleted

    def lost(self, slot: str, message: int | None) -> None:
        """The message of a slot is gone; None: which it was is not known. Those lost together count once."""
        self._missing[slot] = secrets.randbits(62) if message is None else message
        if not self._counted:
            self._counted = True
            self._weigh(slot, asyncio.get_running_loop().time())

    def _weigh(self, slot: str, now: float) -> None:
        """Count a deletion: when the next message may be posted."""
        self._weight = max(0.0, self._weight - (now - self._last) / FORGET_AFTER)
        self._weight += MACHINE_WEIGHT if now - self._posted_at.get(slot, 0.0) < QUICK else 1
        excess = self._weight - FREE_WEIGHT
        pause = 0.0 if excess <= 0 else FIRST_PAUSE * 2.0 ** (excess / MACHINE_WEIGHT - 1)
        if pause > MAX_PAUSE:
            self._weight, pause = self._weight - MACHINE_WEIGHT, MAX_PAUSE
        self._last, self._due = now, now + pause

    def replaces(self, slot: str) -> int:
        """The message that the slot's next one replaces, or a number of its own; 0 when nothing was lost."""
        return self._missing.get(slot, 0)

    def must_wait(self, slot: str) -> bool:
        """Whether it is too early to post a slot again; then `wake` is called in time."""
        loop = asyncio.get_running_loop()
        if slot not in self._missing or loop.time() >= self._due:
            return False
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._is_due)
        return True

    def posted(self, slot: str) -> None:
        """A slot has its message."""
        self._posted_at[slot] = asyncio.get_running_loop().time()
        if self._missing.pop(slot, None) is not None:
            self._counted = False

    def only(self, slots: Collection[str]) -> None:
        """The messages of all other slots are not wanted any more."""
        self._missing = {slot: message for slot, message in self._missing.items() if slot in slots}
        self._posted_at = {slot: at for slot, at in self._posted_at.items() if slot in slots}
        self._counted = self._counted and self.any

    def hasten(self) -> None:
        """Somebody asks for what is missing: it is posted at once."""
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

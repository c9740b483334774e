"""The lessons that are open, and their long presses: in memory alone, so that nothing is left of them."""

import secrets
from collections import OrderedDict
from collections.abc import Sequence

from bot.tables.lessons import FIRST_ID, Course

MOST = 500
"""Lessons that are open at once; of more the one that was not touched for longest is over."""
MAX_DRAFTS = 100
"""Long presses of a lesson that still answer."""


class Lessons:
    """One lesson a person, and where its drafts are kept."""

    def __init__(self) -> None:
        self._open: OrderedDict[int, Course] = OrderedDict()
        self._drafts: dict[int, list[str]] = {}

    def __len__(self) -> int:
        return len(self._open)

    @staticmethod
    def number() -> int:
        """A number for a lesson; by chance, so that a button from before a restart finds no other one."""
        return FIRST_ID + secrets.randbelow(FIRST_ID)

    def keep(self, person: int, course: Course) -> None:
        """Somebody's lesson as it is now, in the place of the one before."""
        before = self._open.pop(person, None)
        if before is not None and before.table.id != course.table.id:
            self._drafts.pop(person, None)
        self._open[person] = course
        while len(self._open) > MOST:
            self._drafts.pop(self._open.popitem(last=False)[0], None)

    def find(self, person: int, id_: int) -> Course | None:
        """Somebody's lesson of that number, None when it is over."""
        course = self._open.get(person)
        return course if course is not None and course.table.id == id_ else None

    def end(self, person: int) -> None:
        """Forget somebody's lesson."""
        self._open.pop(person, None)
        self._drafts.pop(person, None)

    # ---- drafts, numbered from 1

    async def save(self, id_: int, person: int, texts: Sequence[str], at: float) -> list[int]:
        """Keep long presses of a person's lesson; returns their numbers. Very old ones are emptied."""
        kept = self._drafts.setdefault(person, [])
        first = len(kept) + 1
        kept += texts
        for old in range(max(0, first - 1 - MAX_DRAFTS)):
            kept[old] = ""
        return list(range(first, len(kept) + 1))

    async def text(self, number: int, id_: int, person: int) -> str | None:
        """The press of that number, None where it does not answer any more."""
        kept = self._drafts.get(person, [])
        known = self.find(person, id_) is not None and 0 < number <= len(kept)
        return (kept[number - 1] or None) if known else None

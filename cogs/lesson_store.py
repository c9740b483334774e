"""The lessons that are open, and their long presses: in memory alone, so that nothing is left of them."""

import secrets
from collections import OrderedDict

from bot.tables.lessons import FIRST_ID, Course
from cogs.memory_drafts import MOST, MemoryDrafts


class Lessons:
    """One lesson a person, `MOST` at once, and where its drafts are kept.

    Of more lessons the one that was not touched for longest is over.
    """

    def __init__(self) -> None:
        self._open: OrderedDict[int, Course] = OrderedDict()
        self.drafts = MemoryDrafts()

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
            self.drafts.forget(person)
        self._open[person] = course
        while len(self._open) > MOST:
            self.drafts.forget(self._open.popitem(last=False)[0])

    def find(self, person: int, id_: int) -> Course | None:
        """Somebody's lesson of that number, None when it is over."""
        course = self._open.get(person)
        return course if course is not None and course.table.id == id_ else None

    def end(self, person: int) -> None:
        """Forget somebody's lesson."""
        self._open.pop(person, None)
        self.drafts.forget(person)

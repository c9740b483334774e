"""The table of a day on one server: by place, then by score; who is equal in both shares a rank."""

from collections.abc import Sequence

import msgspec

TEN, NAMED = 10, 3
"""People that are listed, and winners of a day that are named where several are equal."""


class DailyResult(msgspec.Struct, frozen=True):
    """How somebody's game of a day ended. `score`: None in a game that has no number for it."""

    person: int
    name: str
    place: int
    score: int | None

    @property
    def value(self) -> tuple[int, int]:
        """What ranks it, the smallest first."""
        return self.place, -(self.score or 0)


def rank(results: Sequence[DailyResult], one: DailyResult) -> int:
    """The rank of one of the results, from 1."""
    return 1 + sum(each.value < one.value for each in results)

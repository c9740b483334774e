"""Long presses of games that stand in no channel: in memory, since drafts in the database belong to tables."""

from collections import OrderedDict
from collections.abc import Sequence

MOST = 500
"""Games whose long presses are kept; of more those that were not touched for longest are forgotten."""
MAX_DRAFTS = 100
"""Long presses of a game that still answer."""


class MemoryDrafts:
    """The long presses of each person in one game at a time, numbered from 1."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[int, list[str]]] = OrderedDict()

    def forget(self, person: int) -> None:
        """Forget a person's."""
        self._kept.pop(person, None)

    async def save(self, id_: int, person: int, texts: Sequence[str], at: float) -> list[int]:
        """Keep long presses of a person's game; returns their numbers. Very old ones are emptied."""
        game, kept = self._kept.pop(person, (id_, list[str]()))
        kept = kept if game == id_ else []
        first = len(kept) + 1
        kept += texts
        for old in range(max(0, first - 1 - MAX_DRAFTS)):
            kept[old] = ""
        self._kept[person] = id_, kept
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return list(range(first, len(kept) + 1))

    async def text(self, number: int, id_: int, person: int) -> str | None:
        """The press of that number, None where it does not answer any more."""
        game, kept = self._kept.get(person, (0, []))
        return (kept[number - 1] or None) if game == id_ and 0 < number <= len(kept) else None

"""Limits on how many tables a person or a server may open, checked before a table is made."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from bot.kit.contract import Refusal
from bot.tables.model import Table

MINUTE = 60.0


class OpeningLimits(msgspec.Struct, frozen=True):
    """The most open tables of one host, and of one server; the most openings of one person in a minute. 0: no limit."""

    person: int = 0
    server: int = 0
    minute: int = 0


NONE = OpeningLimits()


class OpeningLimiter:
    """Counts openings. `open_` returns the open tables, `running` is a monotonic clock, `own` a server's own limit."""

    def __init__(
        self,
        limits: OpeningLimits,
        open_: Callable[[], Iterable[Table]],
        running: Callable[[], float],
        own: Callable[[int], int] = lambda guild: 0,
    ) -> None:
        self._limits = limits
        self._open = open_
        self._running = running
        self._own = own
        self._opening: list[tuple[int, int]] = []
        self._times: dict[int, list[float]] = {}

    @contextmanager
    def begin(self, guild: int, person: int) -> Iterator[Refusal | None]:
        """Context of opening a table: yields the refusal, or None; the opening counts from here on."""
        refusal = self._refusal(guild, person)
        if refusal is not None:
            yield refusal
            return
        self._opening.append((guild, person))
        self._times.setdefault(person, []).append(self._running())
        try:
            yield None
        finally:
            self._opening.remove((guild, person))

    def _refusal(self, guild: int, person: int) -> Refusal | None:
        """The first limit reached, the shortest-lived first."""
        before = self._running() - MINUTE
        self._times = {each: late for each, times in self._times.items() if (late := [t for t in times if t > before])}
        tables = list(self._open())
        counts = {
            "minute": len(self._times.get(person, ())),
            "person": sum(t.host == person for t in tables) + sum(who == person for _, who in self._opening),
            "server": sum(t.place.guild == guild for t in tables) + sum(where == guild for where, _ in self._opening),
        }
        if 0 < self._own(guild) <= counts["server"]:
            return Refusal("rule-most", {"count": counts["server"]})
        for limit, count in counts.items():
            if 0 < getattr(self._limits, limit) <= count:
                return Refusal("too-many-tables", {"limit": limit, "count": count})
        return None

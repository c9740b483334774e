"""How many presses and commands of one person are carried out: a person who presses without end reaches no table."""

import enum
import time
from collections.abc import Callable

SECONDS = 6.0
"""For so long somebody may press at once what the rate allows."""
MOST = 4_096
"""People who are remembered; who pressed longest ago is forgotten first."""


class Verdict(enum.Enum):
    """Whether a press is carried out; of those that are not, whether it is the first in a row, which is told."""

    CARRIED = enum.auto()
    FIRST = enum.auto()
    MORE = enum.auto()


class PressThrottle:
    """A bucket of presses for each person, refilled by `rate` a second; 0: no limit."""

    def __init__(self, rate: float = 0.0, running: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._full = rate * SECONDS
        self._running = running
        self._people: dict[int, tuple[float, float, bool]] = {}

    def take(self, person: int) -> Verdict:
        """Somebody presses."""
        if not self._rate:
            return Verdict.CARRIED
        now = self._running()
        at, left, told = self._people.pop(person, (now, self._full, False))
        left = min(self._full, left + (now - at) * self._rate)
        carried = left >= 1
        self._people[person] = now, left - carried, not carried
        if len(self._people) > MOST:
            del self._people[next(iter(self._people))]
        if carried:
            return Verdict.CARRIED
        return Verdict.MORE if told else Verdict.FIRST

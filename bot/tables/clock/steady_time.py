"""Time that passes evenly, whatever is done to the machine's clock."""

import sys
import time
from collections.abc import Callable


def running() -> float:
    """Seconds by a clock that nobody sets; on Linux those for which the machine slept count too."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyTime:
    """Seconds since 1970 as the wall clock showed them when it was last followed, counted on by `running`."""

    def __init__(self, wall: Callable[[], float] = time.time, running: Callable[[], float] = running) -> None:
        self.running = running
        self._wall = wall
        self._ahead = wall() - running()

    def __call__(self) -> float:
        """What time it is."""
        return self.running() + self._ahead

    @property
    def jump(self) -> float:
        """By how many seconds the wall clock was set since it was last followed; negative when it was set back."""
        return self._wall() - self()

    def follow(self, jump: float) -> None:
        """Jump as the wall clock did."""
        self._ahead += jump

"""Wall-clock time that does not jump when the machine's clock is set."""

import sys
import time
from collections.abc import Callable


def running() -> float:
    """Seconds of a monotonic clock; on Linux it includes suspended time."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyTime:
    """Seconds since 1970: the wall clock when last followed, plus what `running` has counted since."""

    def __init__(self, wall: Callable[[], float] = time.time, running: Callable[[], float] = running) -> None:
        self.running = running
        self._wall = wall
        self._ahead = wall() - running()

    def __call__(self) -> float:
        """The time, in seconds since 1970."""
        return self.running() + self._ahead

    @property
    def jump(self) -> float:
        """By how many seconds the wall clock was set since it was last followed; negative when it was set back."""
        return self._wall() - self()

    def follow(self, jump: float) -> None:
        """Jump as the wall clock did."""
        self._ahead += jump

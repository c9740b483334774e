"""A loop that runs until there is nothing new; what fails is tried again, ever more slowly."""

import asyncio
import enum
from collections.abc import Awaitable, Callable, Sequence

TICKS = 4
"""Turns of the event loop before a cycle: the executor reports a step shortly before the press is handed in."""
STUBBORN_PAUSE = 2
"""Which of the pauses is repeated as long as something must not be given up."""


class Outcome(enum.Enum):
    """What a cycle says of itself."""

    DONE = enum.auto()
    """No other try is needed."""
    RETRY = enum.auto()
    """To be tried again, until the pauses are used up."""
    RETRY_FOREVER = enum.auto()
    """To be tried again for as long as it takes."""


async def _nothing() -> Outcome:
    """The cycle of a loop that is closed."""
    return Outcome.DONE


class RetryLoop:
    """Runs `cycle` whenever it is woken, one at a time. `pauses`: the seconds to wait after each failure."""

    def __init__(self, name: str, cycle: Callable[[], Awaitable[Outcome]], pauses: Sequence[float]) -> None:
        self._name = name
        self._cycle = cycle
        self._pauses = pauses
        self._pending = False
        self._timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def pending(self) -> bool:
        """Whether another cycle is to be run."""
        return self._pending

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done."""
        return not self._pending and self._timer is None and (self.task is None or self.task.done())

    def wake(self) -> None:
        """Run a cycle, after the one that is running."""
        self._pending = True
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run(), name=self._name)

    def wake_in(self, seconds: float) -> None:
        """Run a cycle in a while; a time that was asked for before stays."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._due)

    def discard(self) -> None:
        """No other cycle is wanted after the one that is running."""
        self._pending = False

    def cancel(self) -> None:
        """Run no other cycle, now or later; the task that is running is for the caller to cancel."""
        self.discard()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """Run nothing any more. The cycle is let go of: it refers to whoever has this loop, so both would stay as garbage."""
        self.cancel()
        self._cycle = _nothing

    def _due(self) -> None:
        self._timer = None
        self.wake()

    async def _run(self) -> None:
        for _ in range(TICKS):
            await asyncio.sleep(0)
        failures = 0
        while self._pending:
            self._pending = False
            outcome = await self._cycle()
            if outcome is Outcome.DONE:
                failures = 0
            elif failures < len(self._pauses):
                await asyncio.sleep(self._pauses[failures])
                failures += failures < STUBBORN_PAUSE or outcome is Outcome.RETRY
                self._pending = True
        self.task = None  # a finished task keeps its frame and context

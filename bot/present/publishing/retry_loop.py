"""A loop that runs until there is nothing new; what fails is tried again, ever more slowly."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

TURNS = 4
"""The door tells of a step a little before it answers the press; the writer waits for the press to be handed in."""


class RetryLoop:
    """Runs `cycle` whenever it is woken, one at a time; `cycle()` says whether it needs no other try.

    `patience`: the pauses after failures. `stubborn()`: whether the last failure is tried for as long as it takes.
    """

    def __init__(
        self,
        name: str,
        cycle: Callable[[], Awaitable[bool]],
        max_missed_deadlines: Sequence[float],
        stubborn: Callable[[], bool],
    ) -> None:
        self._name = name
        self._cycle = cycle
        self._patience = max_missed_deadlines
        self._stubborn = stubborn
        self.dirty = False
        self._timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done."""
        return not self.dirty and self._timer is None and (self.task is None or self.task.done())

    def wake(self) -> None:
        """Something is to be done."""
        self.dirty = True
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run(), name=self._name)

    def wake_in(self, seconds: float) -> None:
        """Something is to be done, but not yet; a time that was asked for before stays."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._due)

    def _due(self) -> None:
        self._timer = None
        self.wake()

    def cancel(self) -> None:
        """Nothing is to be done any more; what runs is for the caller to cancel."""
        self.dirty = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _run(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)
        failures = 0
        while self.dirty:
            self.dirty = False
            if await self._cycle():
                failures = 0
            elif failures < len(self._patience):
                await asyncio.sleep(self._patience[failures])
                failures, self.dirty = failures + (failures < 2 or not self._stubborn()), True
        self.task = None  # a finished task keeps its frame and context

"""Changes of the local Discord, told to whoever subscribes."""

import asyncio
import contextlib
from collections.abc import Callable

from bot.playground.model import Change

Listener = Callable[[Change], None]


class ChangeFeed:
    """Calls its subscribers at every change, in order, from the event loop."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._changed = asyncio.Event()

    def subscribe(self, callback: Listener) -> Callable[[], None]:
        """Calls `callback(change)` from now on; the result ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def emit(self, change: Change) -> None:
        """Tells the subscribers."""
        for listener in tuple(self._listeners):
            listener(change)
        self._changed.set()

    async def until(self, condition: Callable[[], object], timeout: float = 5.0) -> None:  # noqa: ASYNC109
        """Returns once `condition()` is true, looked at after every change; TimeoutError after real seconds."""
        async with asyncio.timeout(timeout):
            while not condition():
                self._changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.05)

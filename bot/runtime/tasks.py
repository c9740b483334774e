"""Background tasks: the event loop holds only weak references to tasks, so somebody has to keep them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from bot.runtime.priority import background

T = TypeVar("T")


async def every(seconds: float, look: Callable[[], Awaitable[None]]) -> None:
    """For ever: wait, then look, as work that nobody waits for."""
    while True:
        await asyncio.sleep(seconds)
        with background():
            await look()


class BackgroundTasks:
    """Tasks that run until they end or `close` is called."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run `work` as a task."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` returns or raises. It ends even if the caller is cancelled meanwhile.

        Like `asyncio.shield` of a task, but the caller goes on a turn of the loop sooner.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def ended(task: asyncio.Task[Any]) -> None:
            self._running.discard(task)
            if not answer.done():  # cancelled, perhaps before it began
                work.close()
                answer.cancel()

        task = asyncio.create_task(_answered(work, answer))
        self._running.add(task)
        task.add_done_callback(ended)
        return await answer

    async def close(self, *, cancel: bool = False) -> None:
        """Wait until all tasks have ended, cancelled first if wanted. What they raise is ignored."""
        while running := [*self._running]:
            for task in running if cancel else ():
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            self._running.difference_update(running)  # since Python 3.12 waiting for what has ended lets nothing run


async def _answered(work: Coroutine[Any, Any, T], answer: asyncio.Future[T]) -> None:
    """Pass on what `work` comes to, if anybody still waits for it."""
    try:
        result = await work
    except asyncio.CancelledError:
        raise
    except BaseException as error:
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)

"""A future that lets its one waiter go on without another turn of the event loop."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any

Callback = Callable[["DirectFuture"], object]


class DirectFuture(asyncio.Future[Any]):
    """A future for one task, which goes on while the result is set: in the loop, where no other task runs.

    A usual future lets it go on in the next turn of the loop, which is a thirtieth of a durable command. `begin` is
    called once the task waits, as the last thing it does: a thread that it wakes finds the interpreter's lock free.
    """

    def __init__(self, begin: Callable[["DirectFuture"], object]) -> None:
        super().__init__()
        self._begin = begin
        self._waiter: tuple[Callback, Context | None] | None = None

    def add_done_callback(self, fn: Callback, /, *, context: Context | None = None) -> None:
        """Called by the task that waits."""
        self._waiter = fn, context
        self._begin(self)

    def set_result(self, result: Any, /) -> None:
        """Set the result, and let the waiter go on."""
        super().set_result(result)
        self._go_on()

    def set_exception(self, exception: type | BaseException, /) -> None:
        """Set the error, and let the waiter go on."""
        super().set_exception(exception)
        self._go_on()

    def cancel(self, msg: Any | None = None) -> bool:
        """Cancel; the waiter goes on in the next turn of the loop, since the task that cancels it still runs."""
        done = super().cancel(msg)
        if done:
            self.get_loop().call_soon(self._go_on)
        return done

    def _go_on(self) -> None:
        """Let the waiter go on, in its own context."""
        waiter, self._waiter = self._waiter, None
        if waiter is not None:
            (waiter[1] or Context()).run(waiter[0], self)

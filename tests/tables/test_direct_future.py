"""The future of a durable command: result, error and cancellation reach the one task that waits, in its own context."""

import asyncio
import contextvars
from typing import Any

import pytest

from bot.runtime.direct_future import DirectFuture

ABOUT = contextvars.ContextVar("about", default="nobody")


async def waiting(future: DirectFuture, seen: list[Any]) -> None:
    ABOUT.set("waiting")
    try:
        seen.append(await future)
    finally:
        seen.append(ABOUT.get())


async def begun(seen: list[Any]) -> tuple[DirectFuture, asyncio.Task[None]]:
    """A future and a task that waits for it."""
    begun: list[DirectFuture] = []
    future = DirectFuture(begun.append)
    task = asyncio.create_task(waiting(future, seen))
    assert not begun
    await asyncio.sleep(0)
    assert begun == [future], "the work begins once the task waits"
    return future, task


async def test_the_waiter_goes_on_while_the_result_is_set_in_its_own_context() -> None:
    seen: list[Any] = []
    future, task = await begun(seen)
    asyncio.get_running_loop().call_soon(future.set_result, 7)
    asyncio.get_running_loop().call_soon(seen.append, "next")
    await task
    assert seen == [7, "waiting", "next"]
    assert ABOUT.get() == "nobody"


async def test_an_error_is_raised_where_it_is_awaited() -> None:
    seen: list[Any] = []
    future, task = await begun(seen)
    asyncio.get_running_loop().call_soon(future.set_exception, ValueError("full"))
    with pytest.raises(ValueError, match="full"):
        await task
    assert seen == ["waiting"]


async def test_a_cancelled_waiter_ends_and_a_late_result_harms_nobody() -> None:
    seen: list[Any] = []
    future, task = await begun(seen)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert future.cancelled()
    assert seen == ["waiting"]


async def test_a_result_that_comes_first_begins_nothing() -> None:
    begun: list[DirectFuture] = []
    future = DirectFuture(begun.append)
    future.set_result(1)
    assert await future == 1
    assert not begun

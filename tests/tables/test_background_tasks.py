"""Work that ends although its caller gives up."""

import asyncio

import pytest

from bot.runtime.tasks import BackgroundTasks


async def test_it_ends_although_its_caller_is_cancelled() -> None:
    tasks, done, go_on = BackgroundTasks(), list[int](), asyncio.Event()

    async def work() -> int:
        await go_on.wait()
        done.append(1)
        return 7

    caller = asyncio.create_task(tasks.finish(work()))
    patient = asyncio.create_task(tasks.finish(work()))
    await asyncio.sleep(0.001)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert done == []
    go_on.set()
    assert await patient == 7
    await tasks.close()
    assert done == [1, 1]


async def test_what_it_raises_is_its_callers_or_nobodys(caplog: pytest.LogCaptureFixture) -> None:
    tasks = BackgroundTasks()

    async def broken() -> None:
        await asyncio.sleep(0)
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        await tasks.finish(broken())
    caller = asyncio.create_task(tasks.finish(broken()))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    await tasks.close()
    assert caplog.text == ""


@pytest.mark.parametrize("turns", [0, 3])
async def test_a_caller_hears_that_all_is_stopped(turns: int) -> None:
    tasks = BackgroundTasks()
    caller = asyncio.create_task(tasks.finish(asyncio.Event().wait()))
    await asyncio.sleep(0)
    for _ in range(turns):
        await asyncio.sleep(0)
    await tasks.close(cancel=True)
    with pytest.raises(asyncio.CancelledError):
        await caller

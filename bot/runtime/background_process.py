"""A process in which one piece of work is done for the bot, for as long as somebody waits for it."""

import asyncio
import contextlib
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

Work = Callable[[bytes, Connection], None]
"""A function of a module: of what it was handed it makes a result, which it sends."""


class ProcessError(Exception):
    """The process could not be started, or ended without a result."""


async def result_of(work: Work, handed: bytes, progress: Callable[[int], None] = lambda done: None) -> bytes:
    """What `work` sends: at last its result, of two bytes and more; before it a single byte each time that it got on.

    Cancelled, the process ends at once. Raises ProcessError.
    """
    context = get_context("spawn")
    near, far = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(handed, far), daemon=True)
    try:
        process.start()
        far.close()
        return await _received(near, progress)
    except (OSError, EOFError) as error:
        raise ProcessError(repr(error)) from error
    finally:
        far.close()
        await asyncio.shield(asyncio.to_thread(_end, process))
        near.close()


async def _received(near: Connection, progress: Callable[[int], None]) -> bytes:
    while True:
        await _readable(near)
        received = near.recv_bytes()
        if len(received) > 1:
            return received
        progress(received[0])


async def _readable(near: Connection) -> None:
    """Wait until something has come, or the other end is closed."""
    loop, come = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(near.fileno(), come.set)
    try:
        await come.wait()
    finally:
        loop.remove_reader(near.fileno())


def _end(process: BaseProcess) -> None:
    """End the process, if it was started and has not ended by itself."""
    if process.pid is not None:
        with contextlib.suppress(OSError):
            process.kill()
        process.join()

"""The process in which an analysis is made: below everything else in priority, with bounded memory, and for one only."""

import asyncio
import contextlib
import os
import resource
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from bot.games import GAMES
from bot.kit.replay import Sealed
from bot.tables.analysis.game_analysis import analyse
from bot.tables.analysis.model import Analysis
from bot.tables.model import StoredStep
from bot.tables.robots.worker import follow_parent

NICE = 10
"""By how much its priority is lower than the bot's."""
MEMORY = 1_000_000_000
"""Bytes of addresses that it may use."""


class AnalysisError(Exception):
    """The process could not be started, or ended without a result."""


class AnalysisRequest(msgspec.Struct, frozen=True):
    """What the process needs: a registered game, what it was made of, its record; `effort` as `analyse` has it."""

    game: str
    sealed: Sealed
    steps: list[StoredStep]
    effort: float = 1.0


async def analyse_in_process(request: AnalysisRequest, progress: Callable[[int], None]) -> Analysis:
    """Make an analysis, telling in hundredths how far it is. Cancelled, its process ends at once. Raises AnalysisError."""
    context = get_context("spawn")
    near, far = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(msgspec.msgpack.encode(request), far), daemon=True)
    try:
        process.start()
        far.close()
        return await _result(near, progress)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise AnalysisError(repr(error)) from error
    finally:
        far.close()
        await asyncio.shield(asyncio.to_thread(_end, process))
        near.close()


async def _result(near: Connection, progress: Callable[[int], None]) -> Analysis:
    """What the process sends: a byte each time that it has got on, at last the analysis."""
    while True:
        await _readable(near)
        received = near.recv_bytes()
        if len(received) > 1:
            return msgspec.msgpack.decode(received, type=Analysis)
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


def _work(packed: bytes, far: Connection) -> None:
    """In the process: make the analysis."""
    follow_parent()
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    request = msgspec.msgpack.decode(packed, type=AnalysisRequest)
    told = -1

    def tell(done: int) -> None:
        nonlocal told
        if done > told:
            told = done
            far.send_bytes(bytes((done,)))

    found = analyse(GAMES[request.game], request.sealed, request.steps, tell, request.effort)
    far.send_bytes(msgspec.msgpack.encode(found))

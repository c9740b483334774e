"""The one writer: all queued pieces go into one transaction; a batch that fails is written again one by one.

A connection that is lost before the commit has written nothing, and the batch is tried once more. After one that is
lost during the commit the guard is asked whether it was written, for as long as that takes.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.tables.storage.file_transaction import FileTransactions
from bot.tables.storage.postgres import lost

Job = Callable[[AsyncConnection], Awaitable[Any]]
"""Something to write, on the connection of the transaction."""
Batch = Callable[[AsyncConnection, Sequence[Any]], Awaitable[None]]
"""Writes several queued pieces of the same sort at once; raises if any of them cannot be written."""
MAX_BATCH = 64
"""Pieces in one transaction, which limits how long the first of them waits."""
SOON = 1.0
"""Seconds for which a piece that nobody waits for may wait for others."""
OUTCOME_TIMEOUT, OUTCOME_INTERVAL = 15.0, 0.2
"""Seconds for which the outcome of a commit is asked for while the server is away, and between two questions."""
log = logging.getLogger(__name__)


class Guard(Protocol):
    """What stands before every transaction, and knows afterwards whether it counts."""

    async def enter(self, connection: AsyncConnection, pieces: Sequence[Any]) -> Any:
        """Called first in a transaction that writes `pieces`; returns what `committed` is asked with."""

    async def committed(self, mark: Any) -> bool:
        """Whether the transaction was committed."""


class UnknownOutcomeError(ConnectionError):
    """The connection was lost during a commit; whether it was written is not known."""


class _QueuedPiece(NamedTuple):
    """A piece to write and the future of its caller."""

    piece: Any
    answer: asyncio.Future[Any]


class Writer:
    """Writes what is queued, one transaction after another. Pieces that are no `Job` are handed to `batch` together.

    `file` writes what has no `Job` in it, in a transaction of its own; None for a server.
    """

    def __init__(
        self, engine: AsyncEngine, batch: Batch, guard: Guard | None = None, file: FileTransactions | None = None
    ) -> None:
        self._engine = engine
        self._batch = batch
        self._guard = guard
        self._file = file
        self._queue: deque[_QueuedPiece] = deque()
        self._soon: list[Any] = []
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._idle = asyncio.Event()
        self._idle.set()
        self.closed = False
        """Whether nothing is written any more."""

    async def write(self, piece: Any) -> Any:
        """Write `piece`, durably when this returns. Raises what the database raised; then nothing of it is written."""
        if self.closed:
            raise _closed()
        self._queue_soon(jobs=self._file is None)
        answer = self._put(piece)
        if self._idle.is_set() and self._file is not None and not any(callable(each.piece) for each in self._queue):
            await self._write_here(answer)
        else:
            self._begin()
        return await answer

    async def _write_here(self, answer: asyncio.Future[Any]) -> None:
        """Write a batch in the caller's task, which saves two turns of the loop; what comes meanwhile is written next."""
        self._idle.clear()
        try:
            await self._write_next()
        except BaseException:
            answer.add_done_callback(_ignored)
            raise
        finally:
            self._idle.set()
            self._begin()

    def write_soon(self, piece: Any) -> None:
        """Write `piece` with what is written next, at the latest after SOON. Nobody hears of it when that fails."""
        if self.closed:
            return
        self._soon.append(piece)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SOON, self.flush)

    def flush(self) -> None:
        """Write what was to be written soon."""
        self._queue_soon()
        self._begin()

    def _queue_soon(self, *, jobs: bool = True) -> None:
        """Queue what was to be written soon; without `jobs` they wait on, as a file's step with one is written slowly."""
        left = [] if jobs else [piece for piece in self._soon if callable(piece)]
        pieces, self._soon = [piece for piece in self._soon if jobs or not callable(piece)], left
        if self._timer is not None and not left:
            self._timer.cancel()
            self._timer = None
        for piece in () if self.closed else pieces:
            self._put(piece).add_done_callback(_ignored)

    def _put(self, piece: Any) -> asyncio.Future[Any]:
        queued = _QueuedPiece(piece, asyncio.get_running_loop().create_future())
        self._queue.append(queued)
        return queued.answer

    def _begin(self) -> None:
        """Let a task write what is queued, unless somebody writes, who calls this again."""
        if self._queue and self._idle.is_set():
            self._idle.clear()
            self._task = asyncio.create_task(self._run(), name="writer")

    async def drain(self) -> None:
        """Write what is queued, and what was to be written soon."""
        self.flush()
        while not self._idle.is_set():
            await self._idle.wait()

    async def close(self) -> None:
        """Write what is queued, then stop."""
        await self.drain()
        await self.kill()

    async def kill(self) -> None:
        """Stop at once. Queued pieces fail: nothing of them was written."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(BaseException):
                await self._task
        self._fail_queued(_closed())
        self._idle.set()
        if self._file is not None:
            await self._file.close()

    async def _run(self) -> None:
        try:
            while self._queue:
                await self._write_next()
        finally:
            self._idle.set()

    async def _write_next(self) -> None:
        """Write as much of the queue as goes into one transaction."""
        batch = [self._queue.popleft() for _ in range(min(len(self._queue), MAX_BATCH))]
        try:
            await self._write(batch)
        except BaseException as error:
            cancelled = isinstance(error, asyncio.CancelledError)
            self.closed = self.closed or not cancelled
            for queued in batch:
                _fail(queued, _closed() if cancelled else error)
            raise

    async def _write(self, batch: list[_QueuedPiece]) -> None:
        """One transaction for all; when it fails, one for each, so that a bad piece fails alone."""
        try:
            results = await self._together(batch)
        except Exception as error:  # the caller gets it, or each piece is written alone
            if len(batch) == 1 or lost(error):
                for queued in batch:
                    _fail(queued, error)
                return
            for queued in batch:
                await self._write([queued])
            return
        for queued, result in zip(batch, results, strict=True):
            if not queued.answer.done():
                queued.answer.set_result(result)

    async def _together(self, batch: list[_QueuedPiece]) -> list[Any]:
        """Write a batch, once more on another connection when the first was lost before the commit."""
        try:
            return await self._transaction(batch)
        except Exception as error:
            if not lost(error) or isinstance(error, UnknownOutcomeError):
                raise
        return await self._transaction(batch)

    async def _transaction(self, batch: list[_QueuedPiece]) -> list[Any]:
        pieces = [queued.piece for queued in batch]
        if self._file is not None and not any(map(callable, pieces)):
            await self._file.write(pieces)
            return [None] * len(pieces)
        async with self._engine.connect() as connection:
            await connection.begin()
            mark = None if self._guard is None else await self._guard.enter(connection, pieces)
            if plain := [piece for piece in pieces if not callable(piece)]:
                await self._batch(connection, plain)
            results = [await piece(connection) if callable(piece) else None for piece in pieces]
            try:
                await connection.commit()
            except Exception as error:
                if self._guard is None:
                    raise
                await connection.invalidate()
                if not await self._outcome(self._guard, mark):
                    raise
                log.warning("A connection was lost during a commit, which counts: %s", type(error).__name__)
            return results

    async def _outcome(self, guard: Guard, mark: Any) -> bool:
        """Whether a commit counts. What is queued meanwhile fails at once. Raises UnknownOutcomeError after some time."""
        end = time.monotonic() + OUTCOME_TIMEOUT
        while True:
            try:
                return await guard.committed(mark)
            except (SQLAlchemyError, OSError) as error:
                self._fail_queued(error)
                if time.monotonic() > end:
                    raise UnknownOutcomeError("it is not known whether the last step was written") from error
            await asyncio.sleep(OUTCOME_INTERVAL)

    def _fail_queued(self, error: BaseException) -> None:
        """Let all that waits fail: nothing of it was written."""
        while self._queue:
            _fail(self._queue.popleft(), error)


def _ignored(answer: asyncio.Future[Any]) -> None:
    """Take note of an error, which the loop would complain of otherwise."""
    if not answer.cancelled():
        answer.exception()


def _closed() -> ConnectionError:
    return ConnectionError("the store is closed")


def _fail(queued: _QueuedPiece, error: BaseException) -> None:
    """Pass the error to the caller, if it still waits."""
    if not queued.answer.done():
        queued.answer.set_exception(error)

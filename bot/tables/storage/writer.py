"""The one writer: all queued pieces go into one transaction; a batch that fails is written again one by one.

A connection that is lost before the commit has written nothing, and the batch is tried once more. One that is lost
during the commit leaves open whether it was written, so nothing is written again.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.tables.storage.postgres import lost

Job = Callable[[AsyncConnection], Awaitable[Any]]
"""Something to write, on the connection of the transaction."""
Batch = Callable[[AsyncConnection, Sequence[Any]], Awaitable[None]]
"""Writes several queued pieces of the same sort at once; raises if any of them cannot be written."""
MAX_BATCH = 64
"""Pieces in one transaction, which limits how long the first of them waits."""


class UnknownOutcomeError(ConnectionError):
    """The connection was lost during a commit; whether it was written is not known."""


class _QueuedPiece(NamedTuple):
    """A piece to write and the future of its caller."""

    piece: Any
    answer: asyncio.Future[Any]


class Writer:
    """Owns the task that writes. Pieces that are no `Job` are handed to `batch` together."""

    def __init__(self, engine: AsyncEngine, batch: Batch) -> None:
        self._engine = engine
        self._batch = batch
        self._queue: asyncio.Queue[_QueuedPiece] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.closed = False
        """Whether nothing is written any more."""

    async def write(self, piece: Any) -> Any:
        """Write `piece`, durably when this returns. Raises what the database raised; then nothing of it is written."""
        if self.closed:
            raise _closed()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        queued = _QueuedPiece(piece, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(queued)
        return await queued.answer

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if self._task is not None and not self._task.done():
            await self._queue.join()
        await self.kill()

    async def kill(self) -> None:
        """Stop at once. Queued pieces fail: nothing of them was written."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(BaseException):
                await self._task
        while not self._queue.empty():
            _fail(self._queue.get_nowait(), _closed())

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            except BaseException as error:
                self.closed = True
                for queued in batch:
                    _fail(queued, _closed() if isinstance(error, asyncio.CancelledError) else error)
                raise
            finally:
                for _ in batch:
                    self._queue.task_done()

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
        async with self._engine.connect() as connection:
            await connection.begin()
            plain = [queued.piece for queued in batch if not callable(queued.piece)]
            if plain:
                await self._batch(connection, plain)
            results = [await queued.piece(connection) if callable(queued.piece) else None for queued in batch]
            try:
                await connection.commit()
            except Exception as error:
                if lost(error):
                    raise UnknownOutcomeError(str(error)) from error
                raise
            return results


def _closed() -> ConnectionError:
    return ConnectionError("the store is closed")


def _fail(queued: _QueuedPiece, error: BaseException) -> None:
    """Pass the error to the caller, if it still waits."""
    if not queued.answer.done():
        queued.answer.set_exception(error)

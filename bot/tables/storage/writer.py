"""The one writer: whatever waits to be written goes into one transaction; a batch that fails is redone one by one."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = Callable[[AsyncConnection], Awaitable[Any]]
"""Something to write: told the connection of the transaction it belongs to."""
Batch = Callable[[AsyncConnection, Sequence[Any]], Awaitable[None]]
"""Writes several waiting pieces of the same sort at once; raises if any of them cannot be written."""
MOST = 64
"""Pieces in one transaction, so that the first of them is not kept waiting."""


class _Waiting:
    """A piece to write and the promise to whoever waits for it."""

    def __init__(self, piece: Any, answer: asyncio.Future[Any]) -> None:
        self.piece = piece
        self.answer = answer


class Writer:
    """Owns the task that writes. Pieces that are no `Job` are handed to `batch`, all that wait together."""

    def __init__(self, engine: AsyncEngine, batch: Batch) -> None:
        self._engine = engine
        self._batch = batch
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether nothing is written any more."""
        return self._closed

    async def write(self, piece: Any) -> Any:
        """Write `piece`, durably when this returns. Raises what the database raised; then nothing of it is written."""
        if self._closed:
            raise _closed()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        waiting = _Waiting(piece, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._task is not None and not self._task.done():
            await self._queue.join()
        await self.kill()

    async def kill(self) -> None:
        """Stop at once, in the middle of anything. Whoever still waits is told that nothing was written."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(BaseException):
                await self._task
        while not self._queue.empty():
            _fail(self._queue.get_nowait(), _closed())

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            except BaseException as error:
                self._closed = True
                for waiting in batch:
                    _fail(waiting, _closed() if isinstance(error, asyncio.CancelledError) else error)
                raise
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write(self, batch: list[_Waiting]) -> None:
        """One transaction for all; when it fails, one for each, so that a bad piece harms only itself."""
        try:
            results = await self._together(batch)
        except Exception as error:  # whoever waits gets it, or each piece is tried alone
            if len(batch) == 1:
                _fail(batch[0], error)
                return
            for waiting in batch:
                await self._write([waiting])
            return
        for waiting, result in zip(batch, results, strict=True):
            if not waiting.answer.done():
                waiting.answer.set_result(result)

    async def _together(self, batch: list[_Waiting]) -> list[Any]:
        async with self._engine.begin() as connection:
            plain = [waiting.piece for waiting in batch if not callable(waiting.piece)]
            if plain:
                await self._batch(connection, plain)
            return [await waiting.piece(connection) if callable(waiting.piece) else None for waiting in batch]


def _closed() -> ConnectionError:
    return ConnectionError("the store is closed")


def _fail(waiting: _Waiting, error: BaseException) -> None:
    """Tell whoever waits, if anybody still does."""
    if not waiting.answer.done():
        waiting.answer.set_exception(error)

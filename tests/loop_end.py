"""The end of a test's loop: no thread of a connection to a file is left that would tell a closed loop of its statement."""

import asyncio
import threading
from typing import Any, Self

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.engine import Dialect

ROUNDS = 3
"""A statement, the closing that follows it, the end of the thread."""


class FileConnections:
    """The connections to files that are made within, each remembered before it is tried: a thread may be opening the file."""

    def __init__(self) -> None:
        self._made: list[aiosqlite.Connection] = []

    def __enter__(self) -> Self:
        sa.event.listen(sa.Engine, "do_connect", self._before)
        return self

    def __exit__(self, *error: object) -> None:
        sa.event.remove(sa.Engine, "do_connect", self._before)

    def _before(self, dialect: Dialect, _: object, __: list[Any], how: dict[str, Any]) -> None:
        if dialect.driver == "aiosqlite":
            how["async_creator_fn"] = self._connection

    def _connection(self, *where: Any, **how: Any) -> aiosqlite.Connection:
        """As SQLAlchemy makes it."""
        made = aiosqlite.connect(*where, **how)
        made._thread.daemon = True
        self._made.append(made)
        return made

    async def idle(self) -> None:
        """Cancel what a test left undone, such as a press in a bot that was killed, and wait for its statements.

        A cancelled statement goes on in its thread, which then tells the loop.
        """
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        for connection in self._made * ROUNDS:
            idle = threading.Event()
            connection._tx.put_nowait((None, idle.set))
            while connection._thread.is_alive() and not idle.is_set():  # noqa: ASYNC110 - a thread sets it
                await asyncio.sleep(0.001)

"""The end of a test's loop: no thread of a connection to a file is left that would tell a closed loop of its statement."""

import asyncio
import threading
from typing import Any

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.engine import Dialect

CONNECTIONS: list[aiosqlite.Connection] = []
"""Those that were made since the last end."""
ROUNDS = 3
"""A statement, the closing that follows it, the end of the thread."""


@sa.event.listens_for(sa.Engine, "do_connect")
def _remember(dialect: Dialect, _: object, __: list[Any], how: dict[str, Any]) -> None:
    """Have a connection remembered before it is tried: a thread may still be opening the file."""
    if dialect.driver == "aiosqlite":
        how["async_creator_fn"] = _connection


def _connection(*where: Any, **how: Any) -> aiosqlite.Connection:
    """As SQLAlchemy makes it."""
    made = aiosqlite.connect(*where, **how)
    made._thread.daemon = True
    CONNECTIONS.append(made)
    return made


async def end() -> None:
    """Cancel what a test left undone, such as a press in a bot that was killed, and wait for its statements.

    A cancelled statement goes on in its thread, which then tells the loop.
    """
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    for connection in CONNECTIONS * ROUNDS:
        idle = threading.Event()
        connection._tx.put_nowait((None, idle.set))
        while connection._thread.is_alive() and not idle.is_set():  # noqa: ASYNC110 - a thread sets it
            await asyncio.sleep(0.001)
    CONNECTIONS.clear()

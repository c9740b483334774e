"""What every table's writer works with: the store's memory of messages, the channel, the presenter, who is told."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

import msgspec

from bot.games.kit.model import Told
from bot.present.budget import Budget
from bot.present.outlet import Channel
from bot.present.panel import Panel
from bot.present.pictures import Pictures
from bot.tables.model import Record, Shown, Table

Present = Callable[[Table, Sequence[Told], Collection[str]], Sequence[Panel]]
"""A presenter: `(table, recent, live slots)` to the messages that should exist now."""
PATIENCE = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds until what could not be delivered is tried again."""


AT_ONCE = 16
"""Tables that are shown for the first time since the start at the same time, so that a thousand make no crowd."""


class Memory(Protocol):
    """What the publisher asks of the store."""

    async def shown(self, id_: int) -> list[Shown]:
        """The messages of a table."""
        ...

    async def save_shown(self, id_: int, shown: Shown) -> None:
        """Remember a message of the table."""
        ...

    async def published(self, id_: int, seq: int) -> None:
        """Note that the table has been shown as it was at `seq`."""
        ...

    async def records(self, id_: int, since: int = 0) -> list[Record]:
        """The records of a table after `since`."""
        ...


async def _nothing(id_: int, permission: str) -> None:
    """Tell nobody."""


class House(msgspec.Struct, frozen=True):
    """What every desk works with.

    `lost(table)` is called when a table's channel is gone, `barred(table, permission)` when a permission is missing:
    both once, and nothing is tried again until the publisher is told to show the table.
    """

    memory: Memory
    channel: Channel
    present: Present
    pictures: Pictures
    now: Callable[[], float]
    lost: Callable[[int], Awaitable[None]]
    patience: Sequence[float] = PATIENCE
    budget: Callable[[], Budget] = Budget
    barred: Callable[[int, str], Awaitable[None]] = _nothing
    entering: asyncio.Semaphore = msgspec.field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

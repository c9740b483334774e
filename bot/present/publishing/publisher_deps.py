"""What every table's writer works with: the store's memory of messages, the channel, the presenter, who is told."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

import msgspec

from bot.kit.contract import EventFor
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import ChatChannel
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.rate_budget import RateBudget
from bot.tables.model import PublishedMessage, Record, Table

Present = Callable[[Table, Sequence[EventFor], Collection[str]], Sequence[Panel]]
"""A presenter: `(table, recent, live slots)` to the messages that should exist now."""
PATIENCE = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds until what could not be delivered is tried again."""


AT_ONCE = 16
"""Tables that are shown for the first time since the start at the same time, so that a thousand make no crowd."""


class MessageRepository(Protocol):
    """What the publisher asks of the store."""

    async def shown(self, id_: int) -> list[PublishedMessage]:
        """The messages of a table."""
        ...

    async def save_shown(self, id_: int, shown: PublishedMessage) -> None:
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


class PublisherDeps(msgspec.Struct, frozen=True):
    """What every desk works with.

    `lost(table)` is called when a table's channel is gone, `barred(table, permission)` when a permission is missing:
    both once, and nothing is tried again until the publisher is told to show the table.
    """

    memory: MessageRepository
    channel: ChatChannel
    present: Present
    pictures: PictureQueue
    now: Callable[[], float]
    lost: Callable[[int], Awaitable[None]]
    max_missed_deadlines: Sequence[float] = PATIENCE
    budget: Callable[[], RateBudget] = RateBudget
    barred: Callable[[int, str], Awaitable[None]] = _nothing
    entering: asyncio.Semaphore = msgspec.field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

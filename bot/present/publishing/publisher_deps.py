"""What the publisher of every table works with: stored messages, the channel, the presenter, failure callbacks."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Protocol

import msgspec

from bot.kit.contract import EventFor
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import ChatChannel
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.rate_budget import RateBudget
from bot.tables.model import PublishedMessage, Record, Table

PanelBuilder = Callable[[Table, Sequence[EventFor], Collection[str]], Sequence[Panel]]
"""`(table, recent, live slots)` to the messages that should exist now."""
RETRY_PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
STARTUP_SLOTS = 16
"""Tables that are shown for the first time since the start at the same time, so that a thousand make no crowd."""


class MessageRepository(Protocol):
    """What the publisher asks of the store."""

    async def shown(self, id_: int) -> list[PublishedMessage]:
        """The messages of a table."""

    async def save_shown(self, id_: int, shown: PublishedMessage, guild: int) -> None:
        """Remember a message of a server's table."""

    async def published(self, id_: int, seq: int, guild: int) -> None:
        """Note that the table has been shown as it was at `seq`."""

    async def records(self, id_: int, since: int = 0) -> list[Record]:
        """The records of a table after `since`."""


async def _unexplained(table: Table, panels: Sequence[Panel]) -> Sequence[Panel]:
    """The panels as they are."""
    return panels


async def _everybody(table: Table, panel: Panel) -> Collection[int]:
    """Everybody whom the panel mentions."""
    return panel.ping


async def _ignore(id_: int, permission: str) -> None:
    """Do nothing."""


class PublisherDeps(msgspec.Struct, frozen=True):
    """What the publisher of every table works with.

    `on_channel_lost(table)` is called when a table's channel is gone, `on_forbidden(table, permission)` when a
    permission is missing: both once, and nothing is tried again until the publisher is told to show the table.
    `retry_pauses`: seconds until what could not be delivered is tried again. `now`: seconds since 1970.
    `ours(guild)`: whether this process shows the tables of a server.
    `turn()` is entered when the bot may send a request; the first one that is sent within does not wait for that again.
    `called(table, panel)`: who of those whom a new message mentions is called by it, the others otherwise or later.
    `explain(table, panels)` adds to what `present` shows what depends on what people have seen before.
    """

    memory: MessageRepository
    channel: ChatChannel
    present: PanelBuilder
    pictures: PictureQueue
    now: Callable[[], float]
    on_channel_lost: Callable[[int], Awaitable[None]]
    retry_pauses: Sequence[float] = RETRY_PAUSES
    budget: Callable[[], RateBudget] = RateBudget
    on_forbidden: Callable[[int, str], Awaitable[None]] = _ignore
    ours: Callable[[int], bool] = lambda guild: True
    turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
    called: Callable[[Table, Panel], Awaitable[Collection[int]]] = _everybody
    explain: Callable[[Table, Sequence[Panel]], Awaitable[Sequence[Panel]]] = _unexplained
    startup_slots: asyncio.Semaphore = msgspec.field(default_factory=lambda: asyncio.Semaphore(STARTUP_SLOTS))

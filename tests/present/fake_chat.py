"""A chat made by hand for the publisher: messages, presses with jitter, and whatever can go wrong with them."""

import asyncio
import random
from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext

import msgspec

from bot.kit.contract import EventFor
from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing.chat_port import MessageGoneError, OutgoingMessage, TokenExpiredError
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.publisher import Publisher
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.rate_budget import RateBudget
from bot.runtime.priority import awaited
from bot.tables.model import PLAYING, ChannelRef, PublishedMessage, Record, Table, TableChanged

PLACE = ChannelRef(1, 2, 3)
HOLD = 1.9


def table(seq: int, phase: str = PLAYING) -> Table:
    return Table(id=7, game="city", place=PLACE, host=1, lang="en", pace="live", phase=phase, seq=seq)


class Picture(msgspec.Struct, frozen=True):
    data: bytes = b"png"
    alt: str = "a board"
    suffix: str = "png"
    width: int = 10
    height: int = 1


class FakeMessageRepository:
    """The store's part, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, PublishedMessage] = {}
        self.seen: list[int] = []
        self.written: list[Record] = []
        self.faults: list[Exception] = []

    async def shown(self, id_: int) -> list[PublishedMessage]:
        if self.faults:
            raise self.faults.pop()
        return list(self.kept.values())

    async def save_shown(self, id_: int, shown: PublishedMessage, guild: int) -> None:
        self.kept[shown.slot] = shown

    async def published(self, id_: int, seq: int, guild: int) -> None:
        self.seen.append(seq)

    async def records(self, id_: int, since: int = 0) -> list[Record]:
        return [record for record in self.written if record.seq > since]


class Chat:
    """A channel: what each message shows, every call, and `faults` to be raised by the next ones.

    A nonce is known for good: it posts nothing a second time, and after its message was deleted it is refused.
    """

    def __init__(self, low: float = 0.0, high: float = 0.0) -> None:
        self.messages: dict[int, OutgoingMessage] = {}
        self.calls: list[str] = []
        self.awaited: list[tuple[str, bool]] = []
        self.sent: list[OutgoingMessage] = []
        self.nonces: list[str] = []
        self.posted: dict[str, int] = {}
        self.faults: list[Exception] = []
        self.slow = 0.0
        self._jitter = (low, high)
        self._dice = random.Random(4)
        self._next = 100

    async def wait(self) -> None:
        await asyncio.sleep(self._dice.uniform(*self._jitter))

    async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
        await self.wait()
        self._fail("send", nonce)
        if nonce in self.posted:
            if self.posted[nonce] not in self.messages:
                raise MessageGoneError(nonce)
            return self.posted[nonce]
        self.sent.append(sheet)
        self._next += 1
        self.messages[self._next] = sheet
        self.posted[nonce] = self._next
        return self._next

    async def edit(self, place: ChannelRef, message: int, sheet: OutgoingMessage) -> None:
        await asyncio.sleep(self.slow)
        await self.wait()
        self._fail("edit", "")
        self.change(message, sheet)

    async def delete(self, place: ChannelRef, message: int) -> None:
        self.calls.append("delete")
        self.awaited.append(("delete", awaited()))
        self.messages.pop(message, None)

    def change(self, message: int, sheet: OutgoingMessage) -> None:
        if message not in self.messages:
            raise MessageGoneError(str(message))
        self.messages[message] = sheet

    def _fail(self, call: str, nonce: str) -> None:
        self.calls.append(call)
        self.awaited.append((call, awaited()))
        self.nonces += [nonce] if nonce else []
        if self.faults:
            raise self.faults.pop(0)

    def text(self, message: int) -> str:
        return "\n".join(self.messages[message].panel.lines)


class Press:
    """A press: answers once, takes its time, looks after itself."""

    def __init__(self, chat: Chat, message: int | None, at: float = 0.0) -> None:
        self._chat = chat
        self.message = message
        self.at = at
        self.answered = False
        self.expired = False
        self.how = ""
        self.took = -1.0
        self._lock = asyncio.Lock()
        self._began = asyncio.get_running_loop().time()
        self._guard = asyncio.get_running_loop().call_later(HOLD, self._late)

    @property
    def usable(self) -> bool:
        return self.answered and not self.expired

    @property
    def token(self) -> "Press":
        return self

    async def update(self, sheet: OutgoingMessage) -> None:
        async with self._lock:
            if self.answered:
                await self._edit(sheet)
                return
            self._answer("update")
            await self._chat.wait()
            if self.expired:
                raise TokenExpiredError
            self._show(sheet)
            self.took = asyncio.get_running_loop().time() - self._began

    async def defer(self) -> None:
        async with self._lock:
            if not self.answered:
                self._answer("later")
                await self._chat.wait()
                self.took = asyncio.get_running_loop().time() - self._began

    async def edit(self, sheet: OutgoingMessage) -> None:
        async with self._lock:
            await self._edit(sheet)

    async def _edit(self, sheet: OutgoingMessage) -> None:
        assert self.answered
        await self._chat.wait()
        if self.expired:
            raise TokenExpiredError
        self._show(sheet, "token")

    def _show(self, sheet: OutgoingMessage, how: str = "update") -> None:
        self._chat.calls.append(how)
        assert self.message is not None
        self._chat.change(self.message, sheet)

    def _answer(self, how: str) -> None:
        self.answered, self.how = True, how
        self._guard.cancel()

    def _late(self) -> None:
        self._task = asyncio.ensure_future(self.defer())


class Stage:
    """The publisher over a chat, with a presenter that writes the table's step and the events told."""

    def __init__(
        self, chat: Chat | None = None, memory: FakeMessageRepository | None = None, budget: RateBudget | None = None
    ) -> None:
        self.chat = chat or Chat()
        self.memory = memory or FakeMessageRepository()
        self.slots: dict[str, Panel | None] = {}
        self.time = 1_000.0
        self.lost: list[int] = []
        self.told: list[str] = []
        self.paintings: list[str] = []
        self.pictures = PictureQueue(self.paint)
        self.publisher = Publisher(
            PublisherDeps(
                self.memory,
                self.chat,
                self.present,
                self.pictures,
                lambda: self.time,
                self._lose,
                (0.01, 0.02),
                lambda: budget or RateBudget(1_000, 1.0),
                turn=self.turn,
            )
        )

    def turn(self) -> AbstractAsyncContextManager[None]:
        """There is always room for a request."""
        return nullcontext()

    def present(self, table: Table, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
        self.told = [repr(told.event) for told in recent]
        name = self.slot(table.seq)
        finals = [Panel(slot, ("over",), last=True) for slot in sorted(live) if slot != name]
        return [
            Panel(name, (f"step {table.seq}",), picture=self.order(table), ping=(5,), more=self.more(table)),
            *finals,
        ]

    def slot(self, seq: int) -> str:
        return "turn-1"

    def order(self, table: Table) -> PictureRequest | None:
        return None

    def more(self, table: Table) -> tuple[PictureRequest, ...]:
        return ()

    def paint(
        self, key: str, view: object, theme: str, lang: str, names: tuple[str, ...], tokens: tuple[int, ...]
    ) -> Picture:
        self.paintings.append(key)
        return Picture(data=key.encode())

    async def _lose(self, id_: int) -> None:
        self.lost.append(id_)

    def tell(self, seq: int, *events: EventFor) -> None:
        self.publisher.on_update(TableChanged(table(seq), events))

    async def settled(self) -> None:
        await self.publisher.settled()

    @property
    def message(self) -> int:
        return self.memory.kept["turn-1"].message

"""Pictures made to order: in worker threads, a few at a time, finished ones kept by what they show."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.present.panel_model import PictureRequest
from bot.present.publishing.chat_port import RenderedImage
from bot.present.registry import PRESENTERS
from bot.runtime.log import redacted

Paint = Callable[[str, Any, str, str, tuple[str, ...], tuple[int, ...]], RenderedImage]
"""Paints `(key, view, theme, lang, names, tokens)`: pure, in any thread."""
CROWD = 8
"""Pictures on order from which on presses are answered before their picture is there."""
FILMS = {film: still for each in PRESENTERS.values() for film, still in each.animations.items()}
"""The pictures that move, each with the still that shows the same."""
log = logging.getLogger(__name__)


def digest(thing: object) -> bytes:
    """A short fingerprint of what a struct says."""
    return hashlib.blake2b(msgspec.msgpack.encode(thing), digest_size=16).digest()


class PictureQueue:
    """Paints orders outside the event loop. `at_once` pictures at the same time; `kept` finished ones stay."""

    def __init__(self, paint: Paint, *, at_once: int = 2, kept: int = 128) -> None:
        self._paint = paint
        self._at_once = asyncio.Semaphore(at_once)
        self._film = asyncio.Semaphore(max(1, at_once - 1))
        self._most = kept
        self._ordered = 0
        self._unwanted: set[bytes] = set()
        self._kept: OrderedDict[bytes, asyncio.Task[RenderedImage | None]] = OrderedDict()

    @property
    def crowded(self) -> bool:
        """Whether a new order has to wait for so many others that whoever pressed is better told "later"."""
        return self._ordered > CROWD

    async def get(self, order: PictureRequest | None) -> RenderedImage | None:
        """The picture of `order`; None when there is none or it cannot be painted, which is logged."""
        if order is None:
            return None
        picture = await asyncio.shield(self._begun(order))
        if picture is None:
            self._kept.pop(digest(order), None)
        return picture

    async def soon(self, order: PictureRequest, seconds: float, then: Callable[[], None]) -> bool:
        """Whether a picture is made within `seconds`; else it goes on being made, and `then` is called at its end."""
        task = self._begun(order)
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            task.add_done_callback(lambda _: then())
        return task.done()

    def drawn(self, order: PictureRequest) -> bool:
        """Whether a picture is not being made: it is there, or it has to be ordered anew."""
        task = self._kept.get(digest(order))
        return task is None or task.done()

    def forget(self, order: PictureRequest) -> None:
        """Nobody waits for a film any more: unless it is being made already, it is not."""
        key = digest(order)
        if (task := self._kept.get(key)) is not None and not task.done():
            self._unwanted.add(key)

    def _begun(self, order: PictureRequest) -> asyncio.Task[RenderedImage | None]:
        """The making of a picture; one that is finished is kept for a while."""
        key = digest(order)
        self._unwanted.discard(key)
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._made(order), name=f"picture {order.key}")
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return task

    async def several(self, orders: Sequence[PictureRequest]) -> tuple[RenderedImage, ...]:
        """The pictures of `orders` that can be painted."""
        painted = [await self.get(order) for order in orders]
        return tuple(each for each in painted if each is not None)

    async def _made(self, order: PictureRequest) -> RenderedImage | None:
        """Films leave room for the pictures that somebody waits for."""
        if order.key in FILMS:
            return await self._filmed(order)
        self._ordered += 1
        try:
            return await self._painted(order)
        finally:
            self._ordered -= 1

    async def _filmed(self, order: PictureRequest) -> RenderedImage | None:
        """A film, one at a time; nothing when it has been forgotten before its turn came."""
        key, picture = digest(order), None
        async with self._film:
            if key in self._unwanted:
                self._kept.pop(key, None)
            else:
                picture = await self._painted(order)
        self._unwanted.discard(key)
        return picture

    async def _painted(self, order: PictureRequest) -> RenderedImage | None:
        async with self._at_once:
            try:
                known = order.key, order.view, order.theme, order.lang, order.names, order.tokens
                return await asyncio.to_thread(self._paint, *known)
            except Exception as error:  # a picture is an ornament of its text; the game goes on without
                log.error("The picture %s could not be painted.", order.key, exc_info=redacted(error))
                return None

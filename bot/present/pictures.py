"""Pictures made to order: in worker threads, a few at a time, finished ones kept by what they show."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.present.outlet import Painted
from bot.present.panel import Order

Paint = Callable[[str, Any, str, str, tuple[str, ...], tuple[int, ...]], Painted]
"""Paints `(key, view, theme, lang, names, tokens)`: pure, in any thread."""
CROWD = 8
"""Pictures on order from which on presses are answered before their picture is there."""
log = logging.getLogger(__name__)


def digest(thing: object) -> bytes:
    """A short fingerprint of what a struct says."""
    return hashlib.blake2b(msgspec.msgpack.encode(thing), digest_size=16).digest()


class Pictures:
    """Paints orders outside the event loop. `at_once` pictures at the same time; `kept` finished ones stay."""

    def __init__(self, paint: Paint, *, at_once: int = 2, kept: int = 128) -> None:
        self._paint = paint
        self._at_once = asyncio.Semaphore(at_once)
        self._most = kept
        self._ordered = 0
        self._kept: OrderedDict[bytes, asyncio.Task[Painted | None]] = OrderedDict()

    @property
    def crowded(self) -> bool:
        """Whether a new order has to wait for so many others that whoever pressed is better told "later"."""
        return self._ordered > CROWD

    async def get(self, order: Order | None) -> Painted | None:
        """The picture of `order`; None when there is none or it cannot be painted, which is logged."""
        if order is None:
            return None
        key = digest(order)
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._made(order), name=f"picture {order.key}")
        self._kept.move_to_end(key)
        picture = await asyncio.shield(task)
        if picture is None:
            self._kept.pop(key, None)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return picture

    async def several(self, orders: Sequence[Order]) -> tuple[Painted, ...]:
        """The pictures of `orders` that can be painted."""
        painted = [await self.get(order) for order in orders]
        return tuple(each for each in painted if each is not None)

    async def _made(self, order: Order) -> Painted | None:
        self._ordered += 1
        try:
            return await self._painted(order)
        finally:
            self._ordered -= 1

    async def _painted(self, order: Order) -> Painted | None:
        async with self._at_once:
            try:
                known = order.key, order.view, order.theme, order.lang, order.names, order.tokens
                return await asyncio.to_thread(self._paint, *known)
            except Exception:  # a picture is an ornament of its text; the game goes on without
                log.exception("The picture %s could not be painted.", order.key)
                return None

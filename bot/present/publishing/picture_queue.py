"""Pictures painted in worker threads, a few at a time; finished ones are cached by what they show."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.kit.moment import MOMENT
from bot.present.panel_model import PictureRequest
from bot.present.publishing.chat_port import RenderedImage
from bot.present.registry import PRESENTERS
from bot.runtime.log import redacted

Paint = Callable[[str, Any, str, str, tuple[str, ...], tuple[int, ...]], RenderedImage]
"""Paints `(key, view, theme, lang, names, tokens)`: pure, in any thread."""
KEPT = 8_000_000
"""Bytes of finished pictures that are kept beside those the painter keeps: nobody who waits finds one gone again."""
OVERHEAD = 10_000
"""Bytes of a request with its view, roughly."""
CROWD = 8
"""Pictures being painted above which presses are answered before their picture is there."""
FILMS = {moving: still for each in PRESENTERS.values() for moving, still in each.animations.items()}
"""The pictures that move by themselves, each with the still that shows the same."""
ANIMATED = FILMS | {f"{key}/{MOMENT}": key for key, each in PRESENTERS.items() if each.moments}
"""All pictures that move: those of great moments need two views."""
log = logging.getLogger(__name__)


def digest(thing: object) -> bytes:
    """A short fingerprint of what a struct says."""
    return hashlib.blake2b(msgspec.msgpack.encode(thing), digest_size=16).digest()


def _size(task: asyncio.Task[RenderedImage | None]) -> int:
    """The bytes of a finished picture, and of what is known about it."""
    picture = None if task.cancelled() else task.result()
    return OVERHEAD + (0 if picture is None else len(picture.data))


class PictureQueue:
    """Paints outside the event loop; finished pictures of at most `kept` bytes stay.

    At the same time it paints `at_once` pictures that somebody waits for, and beside them as many animations.
    """

    def __init__(self, paint: Paint, *, at_once: int = 2, kept: int = KEPT) -> None:
        self._paint = paint
        self._still_workers = asyncio.Semaphore(at_once)
        self._animation_workers = asyncio.Semaphore(at_once)
        self._kept = kept
        self._stills_requested = 0
        self._unwanted: set[bytes] = set()
        self._cache: OrderedDict[bytes, asyncio.Task[RenderedImage | None]] = OrderedDict()

    @property
    def crowded(self) -> bool:
        """Whether a new request would wait so long that presses are better answered "later" at once."""
        return self._stills_requested > CROWD

    async def get(self, request: PictureRequest | None) -> RenderedImage | None:
        """The picture requested; None when there is none or it cannot be painted, which is logged."""
        if request is None:
            return None
        picture = await asyncio.shield(self._task(request))
        if picture is None:
            self._cache.pop(digest(request), None)
        return picture

    async def several(self, requests: Sequence[PictureRequest]) -> tuple[RenderedImage, ...]:
        """The pictures requested that can be painted."""
        painted = [await self.get(request) for request in requests]
        return tuple(each for each in painted if each is not None)

    async def finished_in(self, request: PictureRequest, seconds: float, then: Callable[[], None]) -> bool:
        """Whether a picture is painted within `seconds`; else painting goes on, and `then` is called at its end."""
        task = self._task(request)
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            task.add_done_callback(lambda _: then())
        return task.done()

    def finished(self, request: PictureRequest) -> bool:
        """Whether a picture is not being painted: it is there, or has to be requested again."""
        task = self._cache.get(digest(request))
        return task is None or task.done()

    def forget(self, request: PictureRequest) -> None:
        """An animation is not wanted any more: unless painting has begun, it is not painted."""
        if not self.finished(request):
            self._unwanted.add(digest(request))

    def _task(self, request: PictureRequest) -> asyncio.Task[RenderedImage | None]:
        """The task that paints or has painted a picture."""
        key = digest(request)
        self._unwanted.discard(key)
        task = self._cache.get(key)
        if task is None:
            self._let_go()
            task = self._cache[key] = asyncio.create_task(self._make(request), name=f"picture {request.key}")
        self._cache.move_to_end(key)
        return task

    def _let_go(self) -> None:
        """Let go of the finished pictures that were not asked for longest, until the others fit."""
        sizes = {key: _size(task) for key, task in self._cache.items() if task.done()}
        too_much = sum(sizes.values()) - self._kept
        for key, size in sizes.items():
            if too_much <= 0:
                break
            del self._cache[key]
            too_much -= size

    async def _make(self, request: PictureRequest) -> RenderedImage | None:
        """Animations have a queue of their own: no picture that somebody waits for waits for them."""
        if request.key in ANIMATED:
            return await self._make_animation(request)
        self._stills_requested += 1
        try:
            async with self._still_workers:
                return await self._painted(request)
        finally:
            self._stills_requested -= 1

    async def _make_animation(self, request: PictureRequest) -> RenderedImage | None:
        """An animation; None when it is not wanted any more when its turn comes."""
        key, picture = digest(request), None
        async with self._animation_workers:
            if key in self._unwanted:
                self._cache.pop(key, None)
            else:
                picture = await self._painted(request)
        self._unwanted.discard(key)
        return picture

    async def _painted(self, request: PictureRequest) -> RenderedImage | None:
        try:
            known = request.key, request.view, request.theme, request.lang, request.names, request.tokens
            return await asyncio.to_thread(self._paint, *known)
        except Exception as error:  # the text is enough to play on
            log.error("The picture %s could not be painted.", request.key, exc_info=redacted(error))
            return None

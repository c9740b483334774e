"""Films take their time: a message says its words without one that is not drawn yet, and the film follows."""

from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing.picture_queue import FILMS, PictureQueue, digest

SOON = 0.8
"""Seconds for which a message waits for its film; a press that waits with it has been answered by then."""


class Animations:
    """The films of one table's messages. `wake` is called when one that was late is drawn."""

    def __init__(self, pictures: PictureQueue, wake: Callable[[], None]) -> None:
        self._pictures = pictures
        self._wake = wake
        self._late: dict[bytes, PictureRequest] = {}

    @property
    def late(self) -> bool:
        """Whether a message stands there without its film."""
        return bool(self._late)

    def forget(self) -> None:
        """Nobody waits for a film any more."""
        self._only({})

    async def there(self, panels: Iterable[Panel]) -> list[Panel]:
        """The panels as they can be shown now: without the films that are still being drawn (KNOCKOUT-153)."""
        panels = list(panels)
        wanted = {digest(order): order for panel in panels for order in _films(panel)}
        self._only(wanted)
        self._late = {key: order for key, order in wanted.items() if not await self._drawn(key, order)}
        return [_without(panel, self._late) for panel in panels]

    def _only(self, wanted: Mapping[bytes, PictureRequest]) -> None:
        """Films that were late and that nobody wants to see any more need not be drawn."""
        gone = [order for key, order in self._late.items() if key not in wanted]
        self._late = {key: order for key, order in self._late.items() if key in wanted}
        for order in gone:
            self._pictures.forget(order)

    async def _drawn(self, key: bytes, order: PictureRequest) -> bool:
        """Whether a film is drawn; a new one is waited for a little."""
        if key in self._late:
            return self._pictures.drawn(order)
        return await self._pictures.soon(order, SOON, self._woken)

    def _woken(self) -> None:
        if self._late:
            self._wake()


def _films(panel: Panel) -> list[PictureRequest]:
    orders = panel.more if panel.picture is None else (panel.picture, *panel.more)
    return [order for order in orders if order.key in FILMS]


def _without(panel: Panel, late: Collection[bytes]) -> Panel:
    """A panel without the films that are late."""
    gone = [order for order in _films(panel) if digest(order) in late]
    if not gone:
        return panel
    picture = None if panel.picture in gone else panel.picture
    return msgspec.structs.replace(panel, picture=picture, more=tuple(each for each in panel.more if each not in gone))

"""Animations take their time: a message is shown without one that is not painted yet, and the animation follows."""

from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from bot.kit.moment import Moment
from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing.picture_queue import ANIMATED, PictureQueue, digest

MAX_WAIT = 0.8
"""Seconds for which a message waits for its animation; a press that waits with it is answered by then."""


class Animations:
    """The animations of one table's messages. `wake` is called when one that was late is painted."""

    def __init__(self, pictures: PictureQueue, wake: Callable[[], None]) -> None:
        self._pictures = pictures
        self._wake = wake
        self._late: dict[bytes, PictureRequest] = {}
        self._complete: dict[str, Panel] = {}

    @property
    def late(self) -> bool:
        """Whether a message is shown without its animation."""
        return bool(self._late)

    def forget(self) -> None:
        """No animation is wanted any more."""
        self._keep_only({})

    async def ready(self, panels: Iterable[Panel]) -> list[Panel]:
        """The panels as they can be shown now: without the animations that are still being painted (KNOCKOUT-153)."""
        panels, self._complete = list(panels), {}
        wanted = {digest(request): request for panel in panels for request in _animated(panel)}
        if not (wanted or self._late):
            return panels
        self._keep_only(wanted)
        self._late = {key: request for key, request in wanted.items() if not await self._painted(key, request)}
        self._complete = {panel.slot: panel for panel in panels if self._late_ones(panel)}
        return [_without(panel, self._late) for panel in panels]

    def caught_up(self, panel: Panel) -> Panel:
        """A panel with its animations, if they were painted since it was ready without."""
        complete = self._complete.get(panel.slot)
        late = [] if complete is None else self._late_ones(complete)
        if complete is None or not late or not all(map(self._pictures.finished, late)):
            return panel
        for request in late:
            del self._late[digest(request)]
        return msgspec.structs.replace(complete, ping=panel.ping)

    def _late_ones(self, panel: Panel) -> list[PictureRequest]:
        """The animations without which a panel is shown."""
        return [request for request in _animated(panel) if digest(request) in self._late]

    def _keep_only(self, wanted: Mapping[bytes, PictureRequest]) -> None:
        """Late animations that are not wanted any more need not be painted."""
        gone = [request for key, request in self._late.items() if key not in wanted]
        self._late = {key: request for key, request in self._late.items() if key in wanted}
        for request in gone:
            self._pictures.forget(request)

    async def _painted(self, key: bytes, request: PictureRequest) -> bool:
        """Whether an animation is painted; a new one is waited for a little."""
        if key in self._late:
            return self._pictures.finished(request)
        return await self._pictures.finished_in(request, MAX_WAIT, self._wake_if_late)

    def _wake_if_late(self) -> None:
        if self._late:
            self._wake()


def _animated(panel: Panel) -> list[PictureRequest]:
    requests = panel.more if panel.picture is None else (panel.picture, *panel.more)
    return [request for request in requests if request.key in ANIMATED]


def _without(panel: Panel, late: Collection[bytes]) -> Panel:
    """A panel without the animations that are late: a moment stands still meanwhile, others are missing."""
    gone = [request for request in _animated(panel) if digest(request) in late]
    if not gone:
        return panel
    picture = _still(panel.picture) if panel.picture in gone else panel.picture
    return msgspec.structs.replace(panel, picture=picture, more=tuple(each for each in panel.more if each not in gone))


def _still(request: PictureRequest | None) -> PictureRequest | None:
    """The board after a great moment; None for other animations."""
    if request is None or not isinstance(request.view, Moment):
        return None
    return msgspec.structs.replace(request, key=ANIMATED[request.key], view=request.view.after)

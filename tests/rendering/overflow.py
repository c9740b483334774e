"""Which text of a picture has no room: set wider or higher than its place, over the edge, or over another text."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from PIL import Image

from rendering import canvas
from rendering.canvas import Canvas, Setting, Style
from rendering.index_canvas import IndexCanvas
from rendering.theme import Colour
from tests.rendering.ink import LETTERS

SLACK = 12
"""Pixels that two texts may share, or one may have beyond an edge: a line is higher than its letters."""
Box = tuple[int, int, int, int]


class Overflow(msgspec.Struct, frozen=True):
    """A text without room, why, and which code drew it."""

    text: str
    why: str
    place: str = ""


class Watch:
    """The texts drawn on each canvas since it was last covered there, and those that had no room."""

    def __init__(self) -> None:
        self.found: list[Overflow] = []
        self._drawn: dict[int, tuple[Image.Image, list[tuple[Box, str]]]] = {}

    def text(self, image: Image.Image, box: Box, text: str, place: str) -> None:
        """A text was drawn."""
        left, top, right, bottom = box
        if left < -SLACK or top < -SLACK or right > image.width + SLACK or bottom > image.height + SLACK:
            self.found.append(Overflow(text, f"over the edge of {image.size}: {box}", place))
        _, drawn = self._drawn.setdefault(id(image), (image, []))
        for other, said in drawn:
            if said != text and _shared(box, other) > SLACK:
                self.found.append(Overflow(text, f"over {said!r}", place))
        drawn.append((box, text))

    def covered(self, image: Image.Image, box: Box) -> None:
        """What stood there is hidden."""
        if id(image) in self._drawn:
            kept = [each for each in self._drawn[id(image)][1] if _shared(each[0], box) <= SLACK]
            self._drawn[id(image)] = image, kept

    def fitted(self, text: str, room: tuple[int, int], setting: Setting) -> None:
        """A text was set to fit."""
        if setting.width > room[0] or (setting.height > room[1] and len(setting.lines) > 1):
            self.found.append(Overflow(text, f"{setting.width} x {setting.height} in {room}"))


def _shared(one: Box, other: Box) -> int:
    """How deep two boxes lie over each other, in pixels."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return min(across, min(one[3], other[3]) - max(one[1], other[1]))


def _said(frame: FrameType) -> str:
    return str(frame.f_locals.get("line") or frame.f_locals.get("text") or "")


def _written(watch: Watch, on: Canvas, at: tuple[int, int], size: tuple[int, int], said: str) -> None:
    """Note a text, and which code had it drawn."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code.co_qualname.startswith("Canvas."):
        frame = frame.f_back
    place = "" if frame is None else f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"
    x, y = at[0] - on._x, at[1] - on._y
    watch.text(on.image, (x, y, x + size[0], y + size[1]), said, place)


def _stamping(watch: Watch, stamp: Callable[..., None]) -> Callable[..., None]:
    """Stamps, and looks whether it is text."""

    def stamped(self: Canvas, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        frame = sys._getframe(1)
        if frame.f_code.co_qualname in LETTERS:
            _written(watch, self, at, mask.size, _said(frame))
        stamp(self, mask, at, colour)

    return stamped


def _lining(watch: Watch, line: Callable[..., None]) -> Callable[..., None]:
    """Draws a line without a mask, and notes it."""

    def lined(self: Canvas, at: tuple[int, int], text: str, style: Style, colour: Colour) -> None:
        _written(watch, self, at, (canvas.width(text, style), style.line), text)
        line(self, at, text, style, colour)

    return lined


def _filling(watch: Watch, fill: Callable[..., None]) -> Callable[..., None]:
    """Fills, and notes that what stood there is hidden."""

    def filled(self: Canvas, box: Box, colour: Colour) -> None:
        watch.covered(self.image, (box[0] - self._x, box[1] - self._y, box[2] - self._x, box[3] - self._y))
        fill(self, box, colour)

    return filled


@contextmanager
def watched() -> Iterator[Watch]:
    """What is drawn meanwhile. What comes from a cache is not seen."""
    watch, fit = Watch(), canvas.fit
    places = [
        each for name, each in sys.modules.items() if name.startswith("rendering") and vars(each).get("fit") is fit
    ]

    def setting(text: str, room: tuple[int, int], *args: Any, **named: Any) -> Setting:
        made: Setting = fit(text, room, *args, **named)
        watch.fitted(text, room, made)
        return made

    with ExitStack() as stack:
        for kind in (Canvas, IndexCanvas):
            stack.callback(setattr, kind, "stamp", kind.stamp)
            stack.callback(setattr, kind, "fill", kind.fill)
            setattr(kind, "stamp", _stamping(watch, kind.stamp))  # noqa: B010 - a method
            setattr(kind, "fill", _filling(watch, kind.fill))  # noqa: B010 - a method
        stack.callback(setattr, IndexCanvas, "_line", IndexCanvas._line)
        setattr(IndexCanvas, "_line", _lining(watch, IndexCanvas._line))  # noqa: B010 - a method
        for place in places:
            stack.callback(setattr, place, "fit", fit)
            setattr(place, "fit", setting)  # noqa: B010 - a module
        yield watch

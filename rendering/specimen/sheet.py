"""A long sheet that is filled from the top down: headings, and rows of specimens with what they are called."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PIL import Image

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, fit
from rendering.theme import Theme

WIDTH, MARGIN, TALLEST = 1280, 48, 9000
GAP, CAPTION_ROOM = 16, 26
HEADING, CAPTION = Style(40, bold=True), (20, 18, 16, 14)
T = TypeVar("T")


class Sheet:
    """A sheet in one theme; `y` is where what comes next begins."""

    def __init__(self, theme: Theme) -> None:
        self.theme, self.y = theme, MARGIN
        self.canvas = Canvas(Image.new("RGB", (WIDTH, TALLEST), theme.ground))

    def heading(self, text: str, style: Style = HEADING) -> None:
        """A line above a section."""
        self.y += 2 * GAP
        self.canvas.text((MARGIN, self.y), text, style, self.theme.ink)
        self.y += style.line + GAP

    def row(self, specimens: Iterable[T], size: tuple[int, int], draw: Callable[[Box, T], str]) -> None:
        """Specimens of one size, as many in a row as there is room for; `draw` says how each is called."""
        (wide, high), waiting = size, list(specimens)
        across = (WIDTH - 2 * MARGIN + GAP) // (wide + GAP)
        for start in range(0, len(waiting), across):
            called = False
            for place, each in enumerate(waiting[start : start + across]):
                x = MARGIN + place * (wide + GAP)
                text = draw((x, self.y, x + wide, self.y + high), each)
                self._caption((x, self.y + high, x + wide, self.y + high + CAPTION_ROOM), text)
                called = called or bool(text)
            self.y += high + GAP + (CAPTION_ROOM if called else 0)

    def _caption(self, box: Box, text: str) -> None:
        """What a specimen is called, below it."""
        self.canvas.centred(box, fit(text, (box[2] - box[0], LEAST), CAPTION), self.theme.muted)

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
        wide, high = size
        across = (WIDTH - 2 * MARGIN + GAP) // (wide + GAP)
        top, shown, called = self.y, 0, 0
        for shown, each in enumerate(specimens, start=1):
            line, place = divmod(shown - 1, across)
            x, y = MARGIN + place * (wide + GAP), top + line * (high + CAPTION_ROOM + GAP)
            called += self._caption(
                (x, y + high, x + wide, y + high + CAPTION_ROOM), draw((x, y, x + wide, y + high), each)
            )
        self.y = top + -(-shown // across) * (high + GAP + (CAPTION_ROOM if called else 0))

    def _caption(self, box: Box, text: str) -> bool:
        """What a specimen is called, below it; whether it is called anything."""
        self.canvas.centred(box, fit(text, (box[2] - box[0], LEAST), CAPTION), self.theme.muted)
        return bool(text)

"""Pieces drawn once, much larger than they are shown, and kept: flat shapes in the palette's own colours."""

from collections.abc import Sequence

import msgspec
from PIL import Image, ImageDraw

from rendering.canvas import FINE
from rendering.inks import inks_of
from rendering.theme import Colour, Theme

Point = tuple[float, float]


class Sprite(msgspec.Struct, frozen=True):
    """A piece, drawn once: its colours and where it covers what lies behind."""

    image: Image.Image
    mask: Image.Image


class Pen:
    """Draws a piece in its own pixels, from its lower left corner upwards, much larger than it is shown."""

    def __init__(self, theme: Theme, room: tuple[int, int], shown: float = 1.0, fine: int = FINE) -> None:
        self.theme = theme
        self._size = round(room[0] * shown), round(room[1] * shown)
        self._fine, self._foot = fine * shown, self._size[1] * fine
        self.image = Image.new("RGBA", (self._size[0] * fine, self._foot))
        self._draw = ImageDraw.Draw(self.image)

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """A polygon."""
        self._draw.polygon([(x * self._fine, self._foot - y * self._fine) for x, y in points], fill=colour)

    def bar(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An upright rectangle."""
        self._draw.rectangle(self._box(left, low, right, high), fill=colour)

    def oval(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An ellipse."""
        self._draw.ellipse(self._box(left, low, right, high), fill=colour)

    def _box(self, left: float, low: float, right: float, high: float) -> tuple[float, float, float, float]:
        fine, foot = self._fine, self._foot
        return left * fine, foot - high * fine, right * fine - 1, foot - low * fine - 1

    def done(self) -> Sprite:
        """The piece at its size."""
        small = self.image.resize(self._size, Image.Resampling.NEAREST)
        image = small.convert("RGB") if self.theme.mixed is None else inks_of(self.theme).indexed(small)
        return Sprite(image, small.getchannel("A"))

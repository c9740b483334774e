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
        self._drawn = Image.new("L", (self._size[0] * fine, self._foot))
        self._draw = ImageDraw.Draw(self._drawn)
        self._numbers: dict[Colour, int] = {}

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """A polygon."""
        self._draw.polygon(
            [(x * self._fine, self._foot - y * self._fine) for x, y in points], fill=self._number(colour)
        )

    def bar(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An upright rectangle."""
        self._draw.rectangle(self._box(left, low, right, high), fill=self._number(colour))

    def oval(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An ellipse."""
        self._draw.ellipse(self._box(left, low, right, high), fill=self._number(colour))

    @property
    def image(self) -> Image.Image:
        """What is drawn, as large as it is drawn."""
        return self._coloured(self._drawn)

    def _number(self, colour: Colour) -> int:
        """The number that stands for a colour: true colour would take four times the memory, 50 MB for an island."""
        return self._numbers.setdefault(colour, len(self._numbers) + 1)

    def _coloured(self, numbers: Image.Image) -> Image.Image:
        """Numbers in true colour; clear where nothing was drawn."""
        drawn = [(0, 0, 0, 0), *((*colour, 255) for colour in self._numbers)]
        tables = ([colour[band] for colour in drawn] + [0] * (256 - len(drawn)) for band in range(4))
        return Image.merge("RGBA", [numbers.point(table) for table in tables])

    def _box(self, left: float, low: float, right: float, high: float) -> tuple[float, float, float, float]:
        fine, foot = self._fine, self._foot
        return left * fine, foot - high * fine, right * fine - 1, foot - low * fine - 1

    def done(self) -> Sprite:
        """The piece at its size."""
        small = self._coloured(self._drawn.resize(self._size, Image.Resampling.NEAREST))
        image = small.convert("RGB") if self.theme.mixed is None else inks_of(self.theme).indexed(small)
        return Sprite(image, small.getchannel("A"))

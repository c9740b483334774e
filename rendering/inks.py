"""A picture's fixed colours as numbers, of which a pixel takes one byte: no picture is mapped to its palette afterwards."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image

from rendering.theme import Colour, Mixer, Theme, palette, palette_bytes

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

CLEAR = 255
"""The number of what shows what lies below; a palette has at most as many colours."""
SOLID = 255
"""The value of a mask where it covers all."""


class Inks:
    """The colours of a theme's pictures by number. Images of numbers have mode L, so that they are pasted as they are."""

    def __init__(self, theme: Theme, mixed: Mixer) -> None:
        self._carrier, self._values = palette(theme, mixed), palette_bytes(theme, mixed)
        self._carrier.load()
        colours = mixed(theme)
        self._strip = Image.new("RGB", (CLEAR, 1))
        self._strip.putdata([*colours, *[colours[0]] * (CLEAR - len(colours))])
        self._numbers: dict[Colour, int] = {}
        self._blended: dict[tuple[int, int], Sequence[int]] = {}

    def number(self, colour: Colour) -> int:
        """The number of a colour, or of the one that is nearest to it."""
        found = self._numbers.get(colour)
        if found is None:
            found = self._numbers[colour] = self.indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]
        return found

    def indexed(self, image: Image.Image) -> Image.Image:
        """A picture in true colour as numbers."""
        true = image if image.mode == "RGB" else image.convert("RGB")
        numbers = Image.new("L", image.size)
        numbers.im.paste(self.mapped(true.im), (0, 0, *image.size))
        return numbers

    def mapped(self, true: "ImagingCore") -> "ImagingCore":
        """The same by Pillow's core, to be pasted: what it makes has mode P, whose pixels are as those of mode L."""
        made: ImagingCore = true.convert("P", Image.Dither.NONE, self._carrier.im)
        return made

    def coloured(self, image: Image.Image) -> Image.Image:
        """A picture of numbers in true colour."""
        shown = Image.new("P", image.size)
        shown.putpalette(self._values)
        shown.im.paste(image.im, (0, 0, *image.size))
        return shown.convert("RGB")

    def blended(self, number: int, value: int) -> Sequence[int]:
        """What each number becomes below another one, where a mask has this value."""
        found = self._blended.get((number, value))
        if found is None:
            strip = self._strip.copy()
            over = self._strip.crop((number, 0, number + 1, 1)).resize(strip.size)
            strip.paste(over, (0, 0), Image.new("L", strip.size, value))
            found = self._blended[number, value] = (*self.indexed(strip).tobytes(), CLEAR)
        return found


@cache
def inks_of(theme: Theme) -> Inks:
    """The colours of a theme with numbers."""
    if theme.mixed is None:
        raise ValueError(f"The theme {theme.key} is drawn in true colour.")
    return Inks(theme, theme.mixed)

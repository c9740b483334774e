"""Pictures as the colour-blind see them: for people to look at, and for tests that compare colours.

The matrices mix linear light at full severity; they are those of Machado, Oliveira and Fernandes, "A Physiologically-based
Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009.
"""

import io
from functools import cache

from PIL import Image, ImageFilter

from rendering.theme import Colour

Row = tuple[float, float, float]
KINDS: dict[str, tuple[Row, Row, Row]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""How red, green and blue of each are mixed, by who sees them."""
GRID = 33
"""Points of the table of colours along each channel; between them it is interpolated."""


def seen(of: Colour, kind: str) -> Colour:
    """A colour as it is seen. Raises KeyError for an unknown kind."""
    red, green, blue = _mixed(tuple(value / 255 for value in of), kind)
    return round(red * 255), round(green * 255), round(blue * 255)


def simulated(image: Image.Image, kind: str) -> Image.Image:
    """An RGB image as it is seen. Raises KeyError for an unknown kind."""
    return image.filter(_table(kind))


def png_as_seen(data: bytes, kind: str) -> bytes:
    """A PNG file as it is seen. Raises KeyError for an unknown kind."""
    file = io.BytesIO()
    simulated(Image.open(io.BytesIO(data)).convert("RGB"), kind).save(file, "PNG")
    return file.getvalue()


@cache
def _table(kind: str) -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(GRID, lambda *of: _mixed(of, kind))


def _mixed(of: tuple[float, ...], kind: str) -> tuple[float, ...]:
    """A colour of sRGB from 0 to 1, mixed in linear light."""
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in of]
    mixed = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in KINDS[kind]]
    return tuple(part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in mixed)

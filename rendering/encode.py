"""From a drawn picture to the bytes of a file: one mapping to the fixed palette, one quick compression."""

from io import BytesIO

from PIL import Image

from rendering.theme import Theme, palette

LEVEL = 6
"""Measured on a board half owned: level 1 takes 6 ms for 105 kB, 3 takes 8 ms for 85 kB, 6 takes 16 ms for 67 kB."""


def png(image: Image.Image, theme: Theme) -> bytes:
    """An RGB image as PNG in the theme's palette, without dithering."""
    mapped = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    out = BytesIO()
    mapped.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()

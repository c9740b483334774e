"""From a drawn picture to the bytes of a file: one mapping to the fixed palette, one quick compression."""

from io import BytesIO

from PIL import Image

from rendering.theme import Theme, palette


def png(image: Image.Image, theme: Theme) -> bytes:
    """An RGB image as PNG in the theme's palette, without dithering. Level 1: a third larger than the best, six times
    quicker."""
    mapped = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    out = BytesIO()
    mapped.save(out, "PNG", compress_level=1)
    return out.getvalue()

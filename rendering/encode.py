"""From a drawn picture to the bytes of a file: one mapping to the fixed palette, one quick compression."""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

from rendering.theme import Mixer, Theme, palette, palette_bytes, palette_colours

LEVEL = 6
"""Measured on a full board of 1.5 million pixels: 7 ms for 57 kB, where zlib needs 13 ms for 60 kB."""
QUICK, SMALL = 5, 1_000_000
"""Pictures of fewer pixels have bytes to spare: two thirds of the time for a tenth more of them."""
THOROUGH, ROOM = 9, 58_000
"""What needs more bytes than this is compressed once more, four times as long for six per cent less: only towns
that are built up to the last plot."""
PALETTE_COLOURS = 3
"""How the format calls 8-bit indices into a palette."""


def png(image: Image.Image, theme: Theme, mixed: Mixer = palette_colours) -> bytes:
    """An RGB image as PNG in the theme's palette, without dithering and without row filters: rows are flat colours."""
    mapped = image.quantize(palette=palette(theme, mixed), dither=Image.Dither.NONE)
    rows = mapped.crop((-1, 0, *mapped.size))
    head = struct.pack(">IIBBBBB", image.width, image.height, 8, PALETTE_COLOURS, 0, 0, 0)
    data = zlib_ng.compress(rows.tobytes(), QUICK if image.width * image.height < SMALL else LEVEL)
    if len(data) > ROOM:
        data = zlib_ng.compress(rows.tobytes(), THOROUGH)
    chunks = (b"IHDR", head), (b"PLTE", palette_bytes(theme, mixed)), (b"IDAT", data)
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in (*chunks, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

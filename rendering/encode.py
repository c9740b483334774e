"""From a drawn picture to the bytes of a file: one mapping to the fixed palette, one quick compression."""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

from rendering.theme import Mixer, Theme, palette, palette_bytes, palette_colours

QUICK, SLOWER, THOROUGH, ROOM = 5, 6, 9, 59_000
"""The levels of compression, and the bytes beyond which a picture is compressed anew by the last one. Measured on boards
of 1.3 million pixels: 4 ms for 48 kB, 6 ms for 44, 25 ms for 40. Only towns built up to the last plot need the last one."""
WINDOW = 32_768
"""How far back a compressed stream may point, in bytes."""
HEAD, END = b"\x78\x9c", b"\x03\x00"
"""What a zlib stream begins with, and an empty last block."""
PALETTE_COLOURS = 3
"""How the format calls 8-bit indices into a palette."""


def png(image: Image.Image, theme: Theme, mixed: Mixer = palette_colours) -> bytes:
    """An image as PNG in the theme's palette, without row filters: rows are flat colours. One in true colour is mapped first."""
    mapped = image if image.mode == "L" else image.quantize(palette=palette(theme, mixed), dither=Image.Dither.NONE)
    rows = mapped.crop((-1, 0, *mapped.size))
    head = struct.pack(">IIBBBBB", image.width, image.height, 8, PALETTE_COLOURS, 0, 0, 0)
    data = _compressed(rows.tobytes())
    chunks = (b"IHDR", head), (b"PLTE", palette_bytes(theme, mixed)), (b"IDAT", data)
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in (*chunks, (b"IEND", b"")))


def _compressed(rows: bytes) -> bytes:
    """A zlib stream; the rest is made with more care where the first third of the rows needs more than its share of the room."""
    third = len(rows) // 3
    first = _deflated(rows[:third], QUICK)
    level = QUICK if len(first) <= ROOM // 3 else SLOWER
    rest = _deflated(rows[third:], level, rows[max(0, third - WINDOW) : third])
    data = b"".join([HEAD, first, rest, END, struct.pack(">I", zlib_ng.adler32(rows))])
    return data if len(data) <= ROOM else zlib_ng.compress(rows, THOROUGH)


def _deflated(rows: bytes, level: int, before: bytes = b"") -> bytes:
    """Part of a stream, which may point to the bytes `before` it; whole bytes, so that another part may follow."""
    stream = zlib_ng.compressobj(level, wbits=-zlib_ng.MAX_WBITS, zdict=before)
    return stream.compress(rows) + stream.flush(zlib_ng.Z_SYNC_FLUSH)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

"""From a drawn picture to the bytes of a file: one mapping to the fixed palette, one quick compression."""

import struct
import zlib
from collections.abc import Callable

from PIL import Image, ImageChops
from zlib_ng import zlib_ng

from rendering.theme import Mixer, Theme, palette, palette_bytes, palette_colours

FAST, QUICK, SLOWER, THOROUGH, ROOM = 3, 5, 6, 9, 59_000
"""The levels of compression, and the bytes beyond which a picture is compressed anew by the last one. Measured on boards
of 1.3 million pixels: rows as differences at the first level take 1.8 ms for 55 kB; at the second 3.2 ms for 50; rows as
they are at the third 6 ms for 46, at the last 25 ms for 43. Only towns built up to the last plot need the last one."""
SPARSE = 77_000
"""So many pixels that differ from the one above take at most the room at the first level: 0.68 to 0.74 bytes each."""
EACH, SAFE = 0.63, 58_000
"""What each takes at the second level, and the bytes that a picture reckoned so may have to end within the room."""
STRIDE = 19
"""Every so many columns one is looked at for that."""
BAND = 128
"""Rows that are compressed at once: what they take stays in the processor's cache, and is not asked of the system anew."""
HEAD = b"\x78\x9c"
"""What a zlib stream begins with."""
ABOVE = 2
"""How the format calls a row of differences from the one above; one as it is has 0."""
PALETTE_COLOURS = 3
"""How the format calls 8-bit indices into a palette."""
Rows = Callable[[Image.Image, int, int], bytes]
"""The rows of a picture of numbers from one on up to another, as a file holds them."""


def png(image: Image.Image, theme: Theme, mixed: Mixer = palette_colours) -> bytes:
    """An image as PNG in the theme's palette. One in true colour is mapped first."""
    mapped = image if image.mode == "L" else image.quantize(palette=palette(theme, mixed), dither=Image.Dither.NONE)
    head = struct.pack(">IIBBBBB", image.width, image.height, 8, PALETTE_COLOURS, 0, 0, 0)
    data = _compressed(mapped if mapped.mode == "L" else Image.frombytes("L", mapped.size, mapped.tobytes()))
    chunks = (b"IHDR", head), (b"PLTE", palette_bytes(theme, mixed)), (b"IDAT", data)
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in (*chunks, (b"IEND", b"")))


def _compressed(image: Image.Image) -> bytes:
    """A zlib stream of a picture of numbers: the first that is expected to be within the room, and is."""
    upper, lower = _differing(image)
    data = _Stream(image).add(FAST, differences).done() if upper + lower <= SPARSE else b""
    if not 0 < len(data) <= ROOM:
        first = _Stream(image).add(QUICK, differences, image.height // 3)
        short = first.size + EACH * lower > SAFE
        data = (first.add(SLOWER, plain) if short else first.add(QUICK, differences)).done()
    return data if len(data) <= ROOM else _Stream(image).add(THOROUGH, plain).done()


def _differing(image: Image.Image) -> tuple[int, int]:
    """Roughly how many pixels differ from the ones above, in the first third of the rows and in the rest."""
    wide, high = image.size
    size, rows = (max(1, wide // STRIDE), max(1, high - 1)), max(1, high - 1)
    one, other = (
        image.resize(size, Image.Resampling.NEAREST, box=(0, by, wide, by + rows) if high > 1 else None)
        for by in (0, 1)
    )
    seen = ImageChops.difference(one, other)
    parts = (seen.crop((0, top, size[0], bottom)) for top, bottom in ((0, high // 3), (high // 3, rows)))
    upper, lower = (STRIDE * (each.width * each.height - each.histogram()[0]) for each in parts)
    return upper, lower


def differences(image: Image.Image, top: int, bottom: int) -> bytes:
    """Rows, each as differences from the one above."""
    here, above = (image.crop((-1, top - by, image.width, bottom - by)) for by in (0, 1))
    rows = ImageChops.subtract_modulo(here, above)
    rows.paste(ABOVE, (0, 0, 1, rows.height))
    return rows.tobytes()


def plain(image: Image.Image, top: int, bottom: int) -> bytes:
    """Rows as they are."""
    return image.crop((-1, top, image.width, bottom)).tobytes()


class _Stream:
    """A zlib stream of a picture's rows, whose parts are made in different ways."""

    def __init__(self, image: Image.Image) -> None:
        self._image, self._parts, self._sum, self._end = image, [HEAD], 1, 0
        self._level, self._deflate = 0, zlib_ng.compressobj(FAST, wbits=-zlib_ng.MAX_WBITS)

    def add(self, level: int, rows: Rows, end: int | None = None) -> "_Stream":
        """Compress the rows up to `end`, else all that are left; all of them are in `size` then."""
        end = self._image.height if end is None else end
        if level != self._level:
            self._level, self._deflate = level, zlib_ng.compressobj(level, wbits=-zlib_ng.MAX_WBITS)
        for top in range(self._end, end, BAND):
            data = rows(self._image, top, min(top + BAND, end))
            self._sum = zlib_ng.adler32(data, self._sum)
            self._parts.append(self._deflate.compress(data))
        self._parts.append(self._deflate.flush(zlib_ng.Z_SYNC_FLUSH))
        self._end = end
        return self

    @property
    def size(self) -> int:
        """The bytes until now."""
        return sum(map(len, self._parts))

    def done(self) -> bytes:
        """The whole stream."""
        return b"".join([*self._parts, self._deflate.flush(), struct.pack(">I", self._sum)])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

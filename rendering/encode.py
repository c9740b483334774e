"""From a drawn picture to the bytes of a file: one mapping to the fixed palette, bands of rows compressed once."""

import struct
import zlib
from collections.abc import Callable, Sequence

import msgspec
from PIL import Image, ImageChops
from zlib_ng import zlib_ng

from rendering.cache import Budget, Cache
from rendering.theme import Mixer, Theme, palette, palette_bytes, palette_colours

BAND = 64
"""Rows that are compressed by themselves: what changed in a picture since another one are some of its bands. Smaller ones
are found unchanged more often but take more bytes: of 32 rows 2 %, of 64 rows 1 %."""
ROOM, AIM = 59_000, 58_500
"""The bytes beyond which bands are compressed anew by a slower way, and those that are reckoned with."""
LITTLE = 800_000
"""So many pixels are mostly within the room by the quickest way: their bands are taken to be equally dense."""
STRIDE = 41
"""Every so many columns one is looked at to reckon how many bytes a band takes."""
HEAD, LAST = b"\x78\x9c", b"\x03\x00"
"""What a zlib stream begins with, and an empty last block."""
_DIFFERS = [0.0] + [1.0] * 255
MODULUS = 65_521
"""That of Adler-32."""
ABOVE = 2
"""How the format calls a row of differences from the one above; one as it is has 0."""
PALETTE_COLOURS = 3
"""How the format calls 8-bit indices into a palette."""


def png(image: Image.Image, theme: Theme, mixed: Mixer = palette_colours) -> bytes:
    """An image as PNG in the theme's palette. One in true colour is mapped first."""
    mapped = image if image.mode == "L" else image.quantize(palette=palette(theme, mixed), dither=Image.Dither.NONE)
    head = struct.pack(">IIBBBBB", image.width, image.height, 8, PALETTE_COLOURS, 0, 0, 0)
    data = _compressed(mapped if mapped.mode == "L" else Image.frombytes("L", mapped.size, mapped.tobytes()))
    chunks = (b"IHDR", head), (b"PLTE", palette_bytes(theme, mixed)), (b"IDAT", data)
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in (*chunks, (b"IEND", b"")))


def differences(image: Image.Image, top: int, bottom: int) -> bytes:
    """Rows, each as differences from the one above."""
    here, above = (image.crop((-1, top - by, image.width, bottom - by)) for by in (0, 1))
    rows = ImageChops.subtract_modulo(here, above)
    rows.paste(ABOVE, (0, 0, 1, rows.height))
    return rows.tobytes()


def plain(image: Image.Image, top: int, bottom: int) -> bytes:
    """Rows as they are."""
    return image.crop((-1, top, image.width, bottom)).tobytes()


class Way(msgspec.Struct, frozen=True):
    """A way to compress rows: how they are told, the level, the bytes for each pixel that differs from the one above."""

    rows: Callable[[Image.Image, int, int], bytes]
    level: int
    each: float


WAYS = (
    Way(differences, 2, 0.79),
    Way(differences, 3, 0.75),
    Way(differences, 5, 0.665),
    Way(plain, 6, 0.62),
    Way(plain, 9, 0.58),
)
"""From the quickest to the smallest. Measured on boards of 1.3 million pixels without anything kept: 2.1 ms for 65 kB, 2.9
for 62, 4.4 for 56, 6.9 for 52, 25 for 49."""


class Piece(msgspec.Struct, frozen=True):
    """A band as it stands in a zlib stream; the check sum and the number of the bytes that it holds."""

    data: bytes
    check: int
    holds: int


KEPT = 3_000_000
"""Bytes of bands that are kept, beside what pictures are drawn from: among it they would go before their table's next
picture. Fifty tables have as many."""
_pieces: Cache[Piece] = Cache(Budget(KEPT))


def _compressed(image: Image.Image) -> bytes:
    """A zlib stream of a picture of numbers, by the quickest ways that are within the room.

    It depends on the picture alone, whatever is kept. The densest bands are the first to be compressed by a slower way.
    """
    bands = _Bands(image)
    little = image.width * image.height <= LITTLE
    counts = [1] * -(-image.height // BAND) if little else _differing(image)
    order = sorted(range(len(counts)), key=lambda number: -counts[number])
    slower, scale = 0, 1.0
    while True:
        slower, expected = _reckoned(counts, order, slower, AIM / scale)
        pieces = [bands.piece(number, way) for number, way in enumerate(_ways(order, slower))]
        size = sum(len(each.data) for each in pieces)
        if size <= ROOM or slower == (len(WAYS) - 1) * len(order):
            return _joined(pieces)
        slower, scale = slower + 1, size / expected


def _reckoned(counts: Sequence[int], order: Sequence[int], slower: int, room: float) -> tuple[int, float]:
    """How many steps to slower ways are needed, at least so many as given, and the bytes expected then."""
    expected = sum(counts[number] * way.each for number, way in enumerate(_ways(order, slower)))
    while expected > room and slower < (len(WAYS) - 1) * len(order):
        way, at = divmod(slower, len(order))
        expected -= counts[order[at]] * (WAYS[way].each - WAYS[way + 1].each)
        slower += 1
    return slower, expected


def _ways(order: Sequence[int], slower: int) -> list[Way]:
    """The way of each band after so many steps, of which each takes the next band in this order to the next way."""
    way, rest = divmod(slower, len(order))
    found = [WAYS[way]] * len(order)
    for number in order[:rest]:
        found[number] = WAYS[way + 1]
    return found


def _differing(image: Image.Image) -> list[int]:
    """Roughly how many pixels of each band differ from the ones above them."""
    wide, high = image.size
    across = max(1, wide // STRIDE)
    seen = image.resize((across, high), Image.Resampling.NEAREST)
    rows = ImageChops.difference(seen, seen.crop((0, -1, across, high - 1))).tobytes()
    bands = (rows[begin : begin + BAND * across] for begin in range(0, len(rows), BAND * across))
    return [STRIDE * (len(each) - each.count(0)) for each in bands]


class _Bands:
    """The bands of a picture, of which those that any picture had before are not compressed again."""

    def __init__(self, image: Image.Image) -> None:
        self._image = image
        self._deflates: dict[int, zlib_ng._Compress] = {}
        self._keys = [
            hash(image.crop((0, top - 1, image.width, self._end(top))).tobytes())
            for top in range(0, image.height, BAND)
        ]

    def piece(self, number: int, way: Way) -> Piece:
        """A band in this way, found by its rows and the one above them."""
        key = self._keys[number], self._image.width, way.level
        return _pieces.find(key) or _pieces.add(key, self._made(number * BAND, way))

    def _made(self, top: int, way: Way) -> Piece:
        """A band compressed. The flush lets the next one begin as if it was the first."""
        rows = way.rows(self._image, top, self._end(top))
        deflate = self._deflates.get(way.level)
        if deflate is None:
            deflate = self._deflates[way.level] = zlib_ng.compressobj(way.level, wbits=-zlib_ng.MAX_WBITS)
        data = deflate.compress(rows) + deflate.flush(zlib_ng.Z_FULL_FLUSH)
        return Piece(data, zlib_ng.adler32(rows), len(rows))

    def _end(self, top: int) -> int:
        return min(top + BAND, self._image.height)


def _joined(pieces: Sequence[Piece]) -> bytes:
    """One zlib stream of bands."""
    check = 1
    for each in pieces:
        check = combined(check, each.check, each.holds)
    return b"".join((HEAD, *(each.data for each in pieces), LAST, struct.pack(">I", check)))


def combined(first: int, second: int, length: int) -> int:
    """The Adler-32 of some bytes and `length` more behind them, from that of either (RFC 1950, 8.2)."""
    ones, low = first & 0xFFFF, second & 0xFFFF
    sums = (first >> 16) + (second >> 16) + (ones - 1) * length
    return sums % MODULUS << 16 | (ones + low - 1) % MODULUS


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

"""Films: pictures of one palette as an animated GIF, of which only what changes is stored."""

import os
import struct
from collections.abc import Iterable, Iterator, Sequence
from io import FileIO
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

import msgspec
from PIL import Image, _imaging

from rendering.image import EncodedImage
from rendering.theme import Colour, Mixer, Theme, palette

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

UNCHANGED = 255
"""The index that leaves what is there; a film has at most as many colours."""
ROOM = 500_000
"""Bytes that no film may exceed."""
KEEP = 1
"""A frame stays when its time is over."""
SAME = [255] + [0] * 255
"""What does not differ."""
BITS, BUFFER = 8, 65_536
"""The bits of an index, and the most bytes that come from the encoder at once."""


class Frame(msgspec.Struct, frozen=True):
    """A picture of palette indices (mode L), and how long it is shown, in milliseconds, a multiple of ten.

    Every one but the first may be a part, its upper left corner at `at`: what is beside it stays as it was.
    """

    image: Image.Image
    shown: int
    at: tuple[int, int] = (0, 0)


def indexed(image: Image.Image, theme: Theme, mixed: Mixer) -> Image.Image:
    """A picture as indices of a film's colours, in mode L: such pictures can be compared and pasted."""
    if image.mode == "L":
        return image
    mapped = image.quantize(palette=palette(theme, mixed), dither=Image.Dither.NONE)
    return Image.frombytes("L", mapped.size, mapped.tobytes())


def encode(frames: Iterable[Frame], colours: Sequence[Colour], plays: int, room: int = ROOM) -> EncodedImage | None:
    """A film that plays so many times and stops on its last picture; None when it needs more than `room` bytes.

    `colours`: what the indices stand for, at most 255. The first frame is the whole film's size. Each is asked for
    when the one before is written, so that no film is in memory as a whole.
    """
    following = iter(frames)
    first = next(following)
    size = first.image.size
    values = bytes(value for each in colours for value in each).ljust(3 * (UNCHANGED + 1), b"\0")
    head = b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + values
    # How often it begins again; 0 would mean for ever, so a film that plays once says nothing.
    loop = b"!\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<H", plays - 1) + b"\0" if plays > 1 else b""
    with _file() as file:
        file.write(head + loop)
        for image, at, shown in _changes(first, following):
            _write(file, image, at, shown)
        file.write(b";")
        file.seek(0)
        data = file.read()
    return EncodedImage(data, *size, "gif") if len(data) <= room else None


def _file() -> FileIO:
    """A file in memory, where the system has such; an unnamed one else."""
    if hasattr(os, "memfd_create"):
        return FileIO(os.memfd_create("film"), "w+")
    return TemporaryFile(buffering=0)


def _changes(first: Frame, frames: Iterable[Frame]) -> Iterator[tuple["ImagingCore", tuple[int, int], int]]:
    """The first frame, then of each what differs from the one before, where that stands and how long it is shown."""
    seen = first.image.im
    yield seen, first.at, first.shown
    seen = seen.copy()
    for frame in frames:
        left, top = frame.at
        box = left, top, left + frame.image.width, top + frame.image.height
        yield *_changed(seen.crop(box), frame), frame.shown
        seen.paste(frame.image.im, box)


def _changed(before: "ImagingCore", frame: Frame) -> tuple["ImagingCore", tuple[int, int]]:
    """The part in which a frame differs from what was there, without what is the same in it; a point of nothing if none.

    As everything here by Pillow's core: in small frames the checks of the methods above it cost more than the work.
    """
    now = frame.image.im
    differing = before.chop_difference(now)
    box = differing.getbbox()
    if box is None:
        return Image.new("L", (1, 1), UNCHANGED).im, (0, 0)
    same, part = differing.crop(box).point(SAME, "L"), now.crop(box)
    part.paste(UNCHANGED, (0, 0, *part.size), same)
    return part, (frame.at[0] + box[0], frame.at[1] + box[1])


def _write(file: FileIO, image: "ImagingCore", at: tuple[int, int], shown: int) -> None:
    """A frame in the format's words: how long it is shown and what stays, where it stands, its compressed indices.

    Into a file, since Pillow lets other threads run meanwhile; what it gives back as bytes it compresses under the lock.
    """
    head = b"!\xf9\x04" + struct.pack("<BHBB", 1 | KEEP << 2, shown // 10, UNCHANGED, 0)
    file.write(head + b"," + struct.pack("<HHHHBB", *at, *image.size, 0, BITS))
    encoder = _imaging.gif_encoder("L", "L")
    encoder.setimage(image, (0, 0, *image.size))
    ended = encoder.encode_to_file(file.fileno(), BUFFER)
    encoder.cleanup()
    if ended < 0:
        raise OSError(f"A frame could not be written: {ended}.")
    file.write(b"\0")

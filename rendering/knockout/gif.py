"""An animated GIF from pictures of one palette: only what changes is stored."""

import struct
from collections.abc import Iterable, Sequence

import msgspec
from PIL import GifImagePlugin, Image, ImageChops

from rendering.knockout.colours import FILM
from rendering.theme import Colour

UNCHANGED = FILM - 1
"""The colour that leaves what is there."""
KEEP = 1
"""A frame stays when its time is over."""


class Frame(msgspec.Struct, frozen=True):
    """A picture of palette indices (mode L), and how long it is shown, in milliseconds."""

    image: Image.Image
    shown: int


def gif(frames: Sequence[Frame], colours: Sequence[Colour], plays: int) -> bytes:
    """The film as a file; plays so many times and stops on the last picture (KNOCKOUT-152)."""
    size = frames[0].image.size
    palette = bytes(value for each in colours for value in each).ljust(3 * FILM, b"\0")
    bits = FILM.bit_length() - 2
    head = b"GIF89a" + struct.pack("<HHBBB", *size, 0x80 | bits << 4 | bits, 0, 0) + palette
    loop = b"!\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<H", plays - 1) + b"\0"
    return b"".join([head, loop, *_changes(frames), b";"])


def _changes(frames: Sequence[Frame]) -> Iterable[bytes]:
    """Each frame as what differs from the one before."""
    last: Image.Image | None = None
    for frame in frames:
        image, at = (frame.image, (0, 0)) if last is None else _changed(last, frame.image)
        yield b"".join(GifImagePlugin.getdata(image, at, duration=frame.shown, disposal=KEEP, transparency=UNCHANGED))
        last = frame.image


def _changed(before: Image.Image, now: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part in which two pictures differ, without what is the same in it; a point of nothing if they do not."""
    differing = ImageChops.difference(before, now)
    box = differing.getbbox()
    if box is None:
        return Image.new("L", (1, 1), UNCHANGED), (0, 0)
    same = differing.crop(box).point([255] + [0] * 255)
    part = now.crop(box)
    part.paste(UNCHANGED, (0, 0), same)
    return part, box[:2]

"""Films: pictures of one palette as an animated GIF, of which only what changes is stored."""

import struct
from collections.abc import Iterable, Sequence

import msgspec
from PIL import GifImagePlugin, Image, ImageChops

from rendering.image import EncodedImage
from rendering.theme import Colour, Mixer, Theme, palette

UNCHANGED = 255
"""The index that leaves what is there; a film has at most as many colours."""
ROOM = 500_000
"""Bytes that no film may exceed."""
KEEP = 1
"""A frame stays when its time is over."""


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


def encode(frames: Sequence[Frame], colours: Sequence[Colour], plays: int, room: int = ROOM) -> EncodedImage | None:
    """A film that plays so many times and stops on its last picture; None when it needs more than `room` bytes.

    `colours`: what the indices stand for, at most 255. The first frame is the whole film's size.
    """
    size = frames[0].image.size
    values = bytes(value for each in colours for value in each).ljust(3 * (UNCHANGED + 1), b"\0")
    head = b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + values
    # How often it begins again; 0 would mean for ever, so a film that plays once says nothing.
    loop = b"!\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<H", plays - 1) + b"\0" if plays > 1 else b""
    data = b"".join([head, loop, *_changes(frames), b";"])
    return EncodedImage(data, *size, "gif") if len(data) <= room else None


def _changes(frames: Sequence[Frame]) -> Iterable[bytes]:
    """Each frame as what differs from the one before."""
    seen = Image.new("L", frames[0].image.size, UNCHANGED)
    for frame in frames:
        image, at = _changed(seen, frame)
        yield b"".join(GifImagePlugin.getdata(image, at, duration=frame.shown, disposal=KEEP, transparency=UNCHANGED))
        seen.paste(frame.image, frame.at)


def _changed(seen: Image.Image, frame: Frame) -> tuple[Image.Image, tuple[int, int]]:
    """The part in which a frame differs from what was seen, without what is the same in it; a point of nothing if none."""
    left, top = frame.at
    before = seen.crop((left, top, left + frame.image.width, top + frame.image.height))
    differing = ImageChops.difference(before, frame.image)
    box = differing.getbbox()
    if box is None:
        return Image.new("L", (1, 1), UNCHANGED), (0, 0)
    same = differing.crop(box).point([255] + [0] * 255)
    part = frame.image.crop(box)
    part.paste(UNCHANGED, (0, 0), same)
    return part, (left + box[0], top + box[1])

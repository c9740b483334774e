"""Pictures as a film that chats play in place: MP4 where PyAV is installed, else animated WebP."""

from collections.abc import Callable, Sequence
from importlib import import_module
from io import BytesIO
from typing import Any

from PIL import Image

from rendering.image import EncodedImage

Draw = Callable[[int], Image.Image]
"""Makes the picture of a number, RGB; all have one even size. Each is drawn once, in order, and then forgotten."""
UNIT = 100
"""Milliseconds of which every picture is shown a multiple."""
CODEC = {
    "preset": "veryfast",
    "tune": "stillimage",
    "crf": "23",
    "maxrate": "1200k",
    "bufsize": "2400k",
    "threads": "1",
}
CODEC |= {"rc-lookahead": "2", "bf": "0", "refs": "1"}
"""At most 1.2 Mbit a second; looking ahead further takes memory."""
HEAD = "16384"
"""Bytes that are left free at the beginning for the table of contents, so that a film plays before it is whole."""
BT709 = 1
"""How the standard of colours is called in the file; its name for the conversion is ITU709."""
QUALITY, EFFORT = 70, 2


def encode(times: Sequence[int], draw: Draw) -> EncodedImage:
    """A film of so many pictures, each shown for its milliseconds."""
    try:
        return mp4(times, draw)
    except ImportError:
        return webp(times, draw)


def mp4(times: Sequence[int], draw: Draw) -> EncodedImage:
    """H.264 at a steady rate, which every client plays with pause and seek."""
    av: Any = import_module("av")  # an extra that not everybody has, and large
    file, size, count = BytesIO(), (0, 0), 0
    with av.open(file, "w", format="mp4", options={"moov_size": HEAD}) as film:
        stream = film.add_stream("libx264", rate=1000 // UNIT, options=CODEC)
        stream.pix_fmt = "yuv420p"
        stream.codec_context.colorspace = stream.codec_context.color_primaries = stream.codec_context.color_trc = BT709
        for number, lasts in enumerate(times):
            image = draw(number)
            if number == 0:
                stream.width, stream.height = size = image.size
            shown = av.VideoFrame.from_image(image).reformat(format="yuv420p", dst_colorspace="ITU709")
            for _ in range(lasts // UNIT):
                shown.pts, count = count, count + 1
                film.mux(stream.encode(shown))
        film.mux(stream.encode(None))
    return EncodedImage(file.getvalue(), *size, "mp4")


def webp(times: Sequence[int], draw: Draw) -> EncodedImage:
    """An animated picture, which plays once, without pause and seek."""
    file, first = BytesIO(), draw(0)
    others: Any = _Others(draw, len(times) - 1)
    told = {"save_all": True, "append_images": [others], "duration": list(times), "loop": 1}
    first.save(file, "WEBP", quality=QUALITY, method=EFFORT, **told)
    return EncodedImage(file.getvalue(), *first.size, "webp")


class _Others:
    """All pictures but the first, for Pillow's encoder: of a list it would hold every one in memory."""

    mode = "RGB"

    def __init__(self, draw: Draw, count: int) -> None:
        self._draw = draw
        self._image: Image.Image | None = None
        self.n_frames = count

    def seek(self, number: int) -> None:
        """Go to a picture."""
        self._image = None
        self._image = self._draw(number + 1)

    def getim(self) -> Any:
        """What Pillow hands to the encoder."""
        return None if self._image is None else self._image.getim()

"""Films as files: every picture, its time, and the size, in both formats."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from rendering import video

TIMES = (400, 100, 1_500)
COLOURS = ((200, 30, 30), (30, 160, 60), (30, 60, 200))
SIZE = (64, 48)


class Drawn:
    """Three plain pictures; which were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, number: int) -> Image.Image:
        self.asked.append(number)
        return Image.new("RGB", SIZE, COLOURS[number])


def near(image: Image.Image, colour: tuple[int, ...]) -> bool:
    found: Any = image.convert("RGB").getpixel((32, 24))
    return all(abs(one - other) < 12 for one, other in zip(found, colour, strict=True))


def test_a_webp_has_every_picture_for_its_time_and_plays_once() -> None:
    drawn = Drawn()
    made = video.webp(TIMES, drawn)
    assert (made.suffix, made.width, made.height, drawn.asked) == ("webp", *SIZE, [0, 1, 2])
    with Image.open(BytesIO(made.data)) as film:
        assert (film.n_frames, film.info["loop"]) == (3, 1)  # type: ignore[attr-defined]  # of animations
        for number, (time, colour) in enumerate(zip(TIMES, COLOURS, strict=True)):
            film.seek(number)
            film.load()
            assert film.info["duration"] == time
            assert near(film, colour)


def test_an_mp4_has_every_picture_for_its_time() -> None:
    av = pytest.importorskip("av")
    drawn = Drawn()
    made = video.mp4(TIMES, drawn)
    assert (made.suffix, made.width, made.height, drawn.asked) == ("mp4", *SIZE, [0, 1, 2])
    with av.open(BytesIO(made.data)) as film:
        images = [frame.to_image() for frame in film.decode(video=0)]
    shown = [number for number, time in enumerate(TIMES) for _ in range(time // video.UNIT)]
    assert len(images) == len(shown)
    assert all(near(image, COLOURS[number]) for image, number in zip(images, shown, strict=True))


def test_without_pyav_a_film_is_webp(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "av", None)
    assert video.encode(TIMES, Drawn()).suffix == "webp"

"""The emblem is the same everywhere, is recognised when small, and lies within the circle that Discord cuts."""

import xml.etree.ElementTree as ET
from io import BytesIO
from math import hypot

import pytest
from PIL import Image

from rendering import emblem
from rendering.theme import DARK, LIGHT, NIGHT, Colour, Theme, contrast
from rendering.world import WORLDS

pytestmark = pytest.mark.uncounted

SMALL = (128, 64, 32)


def test_files_have_the_sizes_that_discord_asks_for() -> None:
    files = emblem.files()
    assert {*files} == {"avatar.png", "banner-light.png", "banner-dark.png", "emblem.svg"}
    assert all(len(data) < 60_000 for data in files.values())
    sizes = {name: Image.open(BytesIO(data)).size for name, data in files.items() if name.endswith(".png")}
    assert sizes == {"avatar.png": (1024, 1024), "banner-light.png": (1360, 480), "banner-dark.png": (1360, 480)}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_only_the_sea_lies_outside_the_circle(theme: Theme) -> None:
    image, world = emblem.avatar(theme).resize((128, 128), Image.Resampling.NEAREST), WORLDS[theme.key]
    outside = {image.getpixel((x, y)) for x in range(128) for y in range(128) if hypot(x - 63.5, y - 63.5) > 64}
    assert outside == {world["sea"]}


@pytest.mark.parametrize("size", SMALL)
def test_pips_and_roof_are_seen_when_small(size: int) -> None:
    """Dark pips on a light wall, a roof in its own colour: at least so many pixels of each, and of contrast."""
    small = emblem.avatar(LIGHT).resize((size, size), Image.Resampling.LANCZOS)
    wall, roof = WORLDS["light"]["wall"], WORLDS["light"]["roof"]
    left = small.crop((size // 5, size * 2 // 5, size // 2, size * 7 // 10))
    seen = [colour for _, colour in left.getcolors(1 << 16) or ()]
    assert max(contrast(colour, wall) for colour in seen) > 8  # type: ignore[arg-type]  # RGB
    assert share(small, roof) > 0.03
    assert share(small, wall) > 0.03


def share(image: Image.Image, of: Colour) -> float:
    """The part of a picture that is nearly of a colour."""
    counted = [(count, each) for count, each in image.getcolors(1 << 20) or () if isinstance(each, tuple)]
    near = sum(count for count, each in counted if max(abs(a - b) for a, b in zip(each, of, strict=True)) < 20)
    return near / (image.width * image.height)


def test_the_svg_is_the_same_drawing() -> None:
    root = ET.fromstring(emblem.svg())
    fills = {element.get("fill") for element in root.iter()} - {None}
    drawn = emblem.avatar(LIGHT)
    for fill in fills:
        assert share(drawn, tuple(bytes.fromhex(str(fill)[1:]))) > 0.0003, fill  # type: ignore[arg-type]  # RGB
    assert sum(element.get("fill") == "#" + bytes(NIGHT).hex() for element in root.iter()) == 5


def test_every_house_of_the_town_shows_as_many_pips_as_its_map_says() -> None:
    assert len({len(row) for row in emblem.TOWN}) == 1
    kinds = {kind for row in emblem.TOWN for kind in row}
    assert kinds == {*".~t", *"123456"}
    assert share(emblem.banner(DARK), WORLDS["dark"]["lamp"]) > 0.005
    assert share(emblem.banner(LIGHT), NIGHT) > 0.01

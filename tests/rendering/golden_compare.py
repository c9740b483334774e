"""How a picture is compared with its golden one: a small tolerance, and pages to look at when it is exceeded."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

GOLDEN = Path(__file__).resolve().parent / "golden"
ARTIFACTS = Path(__file__).resolve().parents[2] / ".artifacts" / "pictures"
CHANNEL, SHARE = 3, 0.002
"""Pixels count as different beyond so much in a channel; so large a share of them may be."""


def opened(data: bytes) -> Image.Image:
    """A picture's pixels."""
    return Image.open(BytesIO(data)).convert("RGB")


def changed(actual: Image.Image, golden: Image.Image) -> Image.Image:
    """White where two pictures of one size differ."""
    parts = ImageChops.difference(actual, golden).split()
    most = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    return most.point([0] * (CHANNEL + 1) + [255] * (255 - CHANNEL))


def farthest(one: Image.Image, other: Image.Image) -> int:
    """How far two pictures of one size are apart, in the channel where they differ most."""
    channels = ImageChops.difference(one, other).split()
    return max(value for channel in channels for value, count in enumerate(channel.histogram()) if count)


def share(mask: Image.Image) -> float:
    """The part of a mask that is white."""
    return mask.histogram()[255] / (mask.width * mask.height)


def kept_apart(name: str, actual: Image.Image, golden: Image.Image | None) -> Path:
    """Write the actual picture, the golden one and their difference side by side; returns the file."""
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    shown = [actual]
    if golden is not None:
        shown.append(golden)
        if golden.size == actual.size:
            shown.append(changed(actual, golden).convert("RGB"))
    return sheet(ARTIFACTS / f"{name}.png", shown)


def sheet(path: Path, pictures: list[Image.Image], across: int = 4) -> Path:
    """Pictures in one file, so many in a row."""
    path.parent.mkdir(parents=True, exist_ok=True)
    wide = max(each.width for each in pictures) + 20
    rows = [pictures[start : start + across] for start in range(0, len(pictures), across)]
    high = [max(each.height for each in row) + 20 for row in rows]
    page = Image.new("RGB", (wide * len(rows[0]), sum(high)), "gray")
    for number, row in enumerate(rows):
        for place, each in enumerate(row):
            page.paste(each, (place * wide, sum(high[:number])))
    page.save(path)
    return path

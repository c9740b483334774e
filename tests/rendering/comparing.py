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


def sheet(path: Path, pictures: list[Image.Image]) -> Path:
    """Pictures side by side in one file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page = Image.new("RGB", (sum(each.width + 20 for each in pictures), max(each.height for each in pictures)), "gray")
    left = 0
    for each in pictures:
        page.paste(each, (left, 0))
        left += each.width + 20
    page.save(path)
    return path

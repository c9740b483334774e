"""The faces that text is set in: the shipped one, a second for other alphabets, then those of a host's own folder.

A word stands in the first face that has all its letters, so its letters match. Words written from the right need a
library that joins and turns them (raqm); without it no face counts as having their letters.
"""

import os
import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from PIL import Image, ImageFont, features

from rendering.shape_data import ASSETS

EXTRA = "QUARTIER_FONTS"
"""The setting that names a folder with more faces, tried in the order of their names; `-Bold` in one marks its weight."""
SHIPPED = "AtkinsonHyperlegibleNext", "NotoSans"
SUFFIXES = ".ttf", ".otf"
PROBE = 24
"""A size at which it is looked whether a face has a letter."""
_WORDS = re.compile(r"\s+|\S+")


class Run(msgspec.Struct, frozen=True):
    """A part of a text that one face sets, by its number."""

    text: str
    face: int


@cache
def _files(bold: bool) -> tuple[Path, ...]:
    """The file of each face, in a weight where there is a file of it."""
    weight = "Bold" if bold else "Medium"
    found = [ASSETS / f"{name}-{weight}.ttf" for name in SHIPPED]
    folder = Path(os.environ.get(EXTRA, "") or ASSETS / "none")
    own = sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES) if folder.is_dir() else []
    families = {path.stem.removesuffix("-Bold"): path for path in own}
    families |= {path.stem: path for path in own if not path.stem.endswith("-Bold")}
    if bold:
        families |= {path.stem.removesuffix("-Bold"): path for path in own if path.stem.endswith("-Bold")}
    return (*found, *families.values())


@cache
def font(size: int, bold: bool, face: int = 0) -> ImageFont.FreeTypeFont:
    """A face. The shipped ones have basic layout: the same pixels with or without a shaping library."""
    shaped = face >= len(SHIPPED) and _shapes()
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(_files(bold)[face]), size, layout_engine=layout)


@cache
def _shapes() -> bool:
    return bool(features.check("raqm"))


@lru_cache(2048)
def has(char: str, face: int) -> bool:
    """Whether a face has a glyph for a character, and can set it."""
    if char.isspace():
        return True
    if leftwards(char) and not (_shapes() and face >= len(SHIPPED)):
        return False
    probe = font(PROBE, False, face)  # noqa: FBT003 - the weight of the usual text
    return bytes(probe.getmask(char)) != bytes(probe.getmask("\uffff"))


def leftwards(text: str) -> bool:
    """Whether a text has letters that are written from the right."""
    return any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)


def drawable(char: str) -> bool:
    """Whether any face has a glyph for a character."""
    return any(has(char, face) for face in range(len(_files(False))))  # noqa: FBT003 - any weight


@lru_cache(2048)
def runs(text: str) -> tuple[Run, ...]:
    """A text by faces: neighbours of one face together, and the spaces between them."""
    if all(has(char, 0) for char in set(text)):
        return (Run(text, 0),)
    found: list[Run] = []
    for run in _words(text):
        joins = found and (run.face == found[-1].face or run.text.isspace())
        if joins:
            found[-1] = Run(found[-1].text + run.text, found[-1].face)
        else:
            found.append(run)
    return tuple(found)


def _words(text: str) -> Iterator[Run]:
    """Each word and each space in the first face that has all of it, else letter by letter."""
    faces = range(len(_files(False)))  # noqa: FBT003 - any weight
    for word in _WORDS.findall(text):
        whole = next((face for face in faces if all(has(char, face) for char in word)), None)
        if whole is not None:
            yield Run(word, whole)
            continue
        for char in word:
            yield Run(char, next((face for face in faces if has(char, face)), 0))


def length(text: str, size: int, bold: bool) -> int:
    """The width of a line in pixels."""
    return sum(round(font(size, bold, run.face).getlength(run.text)) for run in runs(text))


def write(mask: Image.Image, rise: int, text: str, size: int, bold: bool) -> None:
    """Draw a line on a mask, from its left, `rise` above its baseline."""
    left = 0
    for run in runs(text):
        face = font(size, bold, run.face)
        drawn, (x, y) = face.getmask2(run.text, "L", anchor="ls")
        x, y = x + left, y + rise
        mask.im.paste(drawn, (x, y, x + drawn.size[0], y + drawn.size[1]))
        left += round(face.getlength(run.text))

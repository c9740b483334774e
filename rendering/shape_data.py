"""Shapes and colours that are data: the TOML files of `assets`, which say in their heads how they are written."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

ASSETS = Path(__file__).parent / "assets"
Points = tuple[tuple[float, float], ...]


@cache
def read(name: str) -> dict[str, Any]:
    """The sections of a file. Not to be changed."""
    return tomllib.loads((ASSETS / name).read_text("utf-8"))


class Part(msgspec.Struct, frozen=True):
    """A part of a drawing: its kind (`polygon`, `box`, ...), the word of its colour, its numbers."""

    kind: str
    colour: str
    numbers: tuple[float, ...]

    @property
    def points(self) -> Points:
        """The numbers as points."""
        return paired(self.numbers)


def drawing(lines: list[str]) -> tuple[Part, ...]:
    """The parts of a drawing from its lines: `polygon roof 15 380 24 370 33 380`."""
    words = [line.split() for line in lines]
    return tuple(Part(kind, colour, tuple(map(float, numbers))) for kind, colour, *numbers in words)


def paired(numbers: tuple[float, ...]) -> Points:
    """Points from x, y, x, y ..."""
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))

"""What painters give back."""

import msgspec


class Picture(msgspec.Struct, frozen=True):
    """A finished picture. `alt` says what a screen-reader user needs to play; at most 1,024 characters."""

    data: bytes
    alt: str
    width: int
    height: int
    suffix: str = "png"

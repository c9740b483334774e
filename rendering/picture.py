"""What painters give back."""

import msgspec

ALT_LIMIT = 1024
"""The longest description of an attachment, in characters."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture. `alt` says what a screen-reader user needs to play; at most 1,024 characters."""

    data: bytes
    alt: str
    width: int
    height: int
    suffix: str = "png"


class Finished(msgspec.Struct, frozen=True):
    """A drawn picture that is a file already, with colours of its own."""

    data: bytes
    width: int
    height: int
    suffix: str

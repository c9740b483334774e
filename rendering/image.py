"""What painters give back."""

from collections.abc import Iterable

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


class EncodedImage(msgspec.Struct, frozen=True):
    """A drawn picture that is a file already, with colours of its own."""

    data: bytes
    width: int
    height: int
    suffix: str


def fit_alt_text(texts: Iterable[str]) -> str:
    """The first of some texts that is within the limit, given from the fullest to the shortest; the last cut with dots."""
    said = ""
    for said in texts:
        if len(said) <= ALT_LIMIT:
            return said
    return said[: ALT_LIMIT - 1] + "…"


def shortened(sentences: Iterable[str]) -> str:
    """Sentences within the limit, with dots where something had to go."""
    return fit_alt_text([" ".join(sentences)])

"""How saved games of older versions become today's: a function per version, on plain data."""

from collections.abc import Callable, Mapping
from typing import Any


def _second(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 1 let auctions run on that nobody could raise (BUILDER-57): the same state, but other records."""
    return plain


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _second}
"""By the version that is left behind."""

"""How saved games of older versions become today's: a function per version, on plain data."""

from collections.abc import Callable, Mapping
from typing import Any

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    # Version 1 auctioned buildings for one who was alone, and knew no orders without a bid (CLASSIC-127, CLASSIC-129).
    1: lambda plain: plain | {"unsold": []},
}
"""By the version that is left behind."""

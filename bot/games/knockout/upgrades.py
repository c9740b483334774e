"""How saved games of older versions become today's: a function per version, on plain data."""

from collections.abc import Callable, Mapping
from typing import Any

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Version 1 is the first."""

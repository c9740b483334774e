"""Old saved games of Builder walk up to today's version of the state."""

from collections.abc import Callable
from typing import Any

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""None yet: the first version."""

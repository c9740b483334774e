"""How saved games of older versions become today's: a function per version, on plain data."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.kit.boards.custom_board import USUAL


def _second(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew no kept cards (CITY-100), and its districts had one word for what is a list now (CITY-198)."""
    plain["cards"] = [[] for _ in plain["solvent"]]
    for plot in plain["plots"]:
        special = plot.pop("special", "")
        plot["specials"] = [special] if special else []
    return plain


def _third(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 2 was played on City's own board only."""
    return plain | {"board": USUAL}


def _fourth(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 3 let auctions run on that nobody could raise (CITY-42): the same state, but other records."""
    return plain


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _second, 2: _third, 3: _fourth}
"""By the version that is left behind."""

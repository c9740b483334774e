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


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _second,
    2: lambda plain: plain | {"board": USUAL},  # version 2 was played on City's own board only
    3: lambda plain: plain,  # version 3 let auctions run on that nobody could raise (CITY-42): other records
}
"""By the version that is left behind."""

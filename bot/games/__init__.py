"""The register of all games: those in this folder, then those that installed packages bring."""

from typing import Any

from bot.games.installed import entries, load, rules_of
from bot.kit.spec import GameSpec

BUILT_IN = ("city", "classic", "builder", "deal", "knockout")
"""Keys, each a folder, in the order in which menus show them."""
_INSTALLED = load(entries(), BUILT_IN)
GAMES: dict[str, GameSpec[Any]] = {key: rules_of(f"bot.games.{key}") for key in BUILT_IN} | _INSTALLED.games
"""The rules of every game by key."""
PACKAGES: dict[str, str] = _INSTALLED.packages
"""The Python package of each game that is not built in, by key."""
FAULTS: tuple[str, ...] = _INSTALLED.faults
"""A sentence for each installed game that cannot be used."""

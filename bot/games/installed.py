"""Games from other packages: an entry point of the group `quartier.games` has the game's key and names its package."""

import re
from collections.abc import Collection, Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from bot.kit.spec import GameSpec

GROUP = "quartier.games"
_KEY = re.compile(r"[a-z0-9-]+")


class Installed(msgspec.Struct, frozen=True):
    """What the installed packages bring: rules and package by key, and a sentence for each that cannot be used."""

    games: dict[str, GameSpec[Any]] = {}
    packages: dict[str, str] = {}
    faults: tuple[str, ...] = ()


def entries() -> Iterable[EntryPoint]:
    """The entry points of all installed packages."""
    return entry_points(group=GROUP)


def rules_of(package: str) -> GameSpec[Any]:
    """The `GAME` of `<package>.spec`. Raises ImportError, TypeError, or whatever the package itself raises."""
    game = import_module(f"{package}.spec").GAME
    if not isinstance(game, GameSpec):
        raise TypeError(f"{package}.spec.GAME is no GameSpec")
    return game


def load(entries: Iterable[EntryPoint], taken: Collection[str]) -> Installed:
    """The games of these entry points; none may have a key that is `taken`. Never raises for what a package does."""
    games: dict[str, GameSpec[Any]] = {}
    packages: dict[str, str] = {}
    faults: list[str] = []
    for entry in sorted(entries, key=lambda each: (each.name, each.value)):
        try:
            games[entry.name] = _checked(entry.name, entry.value, {*taken, *games})
            packages[entry.name] = entry.value
        except Exception as error:  # a package may do anything; the other games run
            why = (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
            faults.append(f"The game {entry.name!r} of the package {entry.value} cannot be used: {why}.")
    return Installed(games, packages, tuple(faults))


def _checked(key: str, package: str, taken: Collection[str]) -> GameSpec[Any]:
    if _KEY.fullmatch(key) is None:
        raise ValueError("its key may have small letters, digits and hyphens only")
    if key in taken:
        raise ValueError("its key is taken by another game")
    game = rules_of(package)
    if game.key != key:
        raise ValueError(f"its rules call it {game.key!r}")
    return game

"""What belongs to a game beside its rules - presenter, pictures - found by the game's key."""

import importlib
import importlib.util
import logging
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
LONGEST = 160
"""Characters of what an error says."""


class GamePartError(Exception):
    """A part of a game cannot be used; the text says in one sentence which and why."""


def first_line(error: Exception) -> str:
    """What an error says, shortly, without its full stop."""
    return (str(error).splitlines() or [""])[0][:LONGEST].rstrip(".") or type(error).__name__


def load_part(module: str, kind: type[T]) -> T | None:
    """The object of type `kind` that a module has under that name in capitals; None where there is no such module.

    Raises GamePartError for a module that cannot be imported or that lacks the object.
    """
    name = kind.__name__.upper()
    try:
        if importlib.util.find_spec(module) is None:
            return None
        found = getattr(importlib.import_module(module), name, None)
    except Exception as error:
        raise GamePartError(f"{module} cannot be imported: {first_line(error)}.") from error
    if not isinstance(found, kind):
        raise GamePartError(f"{module} has no {name} that is a {kind.__name__}.")
    return found


def module_of(key: str, package: str | None, built_in: str, kind: type[T]) -> str:
    """The module in which a game's part stands: `<package>.presenter`, or `<built_in>.<key>` for a built-in game."""
    return f"{built_in}.{key}" if package is None else f"{package}.{kind.__name__.lower()}"


def part_of_game(key: str, package: str | None, built_in: str, kind: type[T]) -> T | None:
    """A game's part: `<built_in>.<key>`, or for a game of another package `<package>.<kind>`; None where it has none.

    One of another package that cannot be used is told in the log and left out, so that the other games run.
    """
    try:
        return load_part(module_of(key, package, built_in, kind), kind)
    except GamePartError as error:
        if package is None:
            raise
        log.error("The game %s is shown without its %s: %s", key, kind.__name__.lower(), error)
        return None

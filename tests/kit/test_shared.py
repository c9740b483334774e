"""Verbs and events: what games declare alike is declared once, and what is declared for all is used by several."""

import pkgutil
from importlib import import_module
from itertools import combinations
from types import ModuleType
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.kit import events, verbs
from bot.kit.contract import Action, Event
from bot.kit.fields import union_members, union_of
from bot.kit.verbs.turns import Leave


def declared(package: ModuleType) -> list[type]:
    """The structs of a package's modules."""
    modules = [import_module(f"{package.__name__}.{each.name}") for each in pkgutil.iter_modules(package.__path__)]
    structs = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return [each for each in structs if each.__module__.startswith(package.__name__)]


def unions(kind: str) -> list[tuple[Any, ...]]:
    """The actions or events of each game."""
    return [union_members(getattr(game, kind)) for game in GAMES.values()]


@pytest.mark.parametrize(("package", "kind"), [(verbs, "action"), (events, "event")])
def test_what_is_shared_is_used_by_several_games(package: ModuleType, kind: str) -> None:
    shared = declared(package)
    assert len(shared) > 20
    for struct in shared:
        users = [union for union in unions(kind) if any(issubclass(each, struct) for each in union)]
        assert len(users) > 1, struct


@pytest.mark.parametrize("kind", ["action", "event"])
def test_what_games_declare_alike_is_the_same(kind: str) -> None:
    for one, other in combinations(unions(kind), 2):
        fields = {each.__name__: (each, _fields(each)) for each in other}
        alike = [(each, fields[each.__name__]) for each in one if each.__name__ in fields]
        assert [each for each, (twin, held) in alike if each is not twin and _fields(each) == held] == []


def _fields(struct: Any) -> list[tuple[Any, ...]]:
    return [(field.name, field.type, field.default) for field in msgspec.structs.fields(struct)]


class Own(Action, frozen=True):
    """A verb of its own game."""


def test_a_union_has_what_a_module_declares_and_imports() -> None:
    namespace = {"Action": Action, "Event": Event, "Own": Own, "Leave": Leave, "number": 3}
    assert union_members(union_of(Action, namespace)) == (Own, Leave)
    assert union_members(union_of(Action, {"Own": Own})) == (Own,)

"""Events picked by their kind: each type is looked at once, since `isinstance` of a struct asks its metaclass each time."""

from collections.abc import Iterable, Sequence
from typing import TypeVar, cast

from bot.kit.contract import Event, EventFor

E = TypeVar("E", bound=Event)
Kinds = type[Event] | tuple[type[Event], ...]


def placed(told: Sequence[EventFor], kind: type[E]) -> list[tuple[int, E]]:
    """The events of a kind, each with its place among all that was told."""
    types = _types(told, kind)
    if not types:
        return []
    return [(at, cast("E", each.event)) for at, each in enumerate(told) if type(each.event) in types]


def without(told: Sequence[EventFor], kinds: Kinds) -> list[EventFor]:
    """What was told less the events of some kinds."""
    types = _types(told, kinds)
    return [each for each in told if type(each.event) not in types]


def _types(told: Iterable[EventFor], kinds: Kinds) -> set[type[Event]]:
    """The types among what was told that are of some kinds."""
    return {each for each in {type(one.event) for one in told} if issubclass(each, kinds)}

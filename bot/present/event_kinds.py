"""Events picked by their kind: each type is looked at once, since `isinstance` of a struct asks its metaclass each time."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar, cast

from bot.kit.contract import Event, EventFor

E = TypeVar("E", bound=Event)
Kinds = type[Event] | tuple[type[Event], ...]


def placed(told: Sequence[EventFor], kind: type[E]) -> list[tuple[int, E]]:
    """The events of a kind, each with its place among all that was told."""
    wanted = _judged(kind)
    return [(at, cast("E", each.event)) for at, each in enumerate(told) if wanted[type(each.event)]]


def without(told: Sequence[EventFor], kinds: Kinds) -> list[EventFor]:
    """What was told less the events of some kinds."""
    unwanted = _judged(kinds)
    return [each for each in told if not unwanted[type(each.event)]]


class _Judged(dict[type[Event], bool]):
    """Whether a type of events is of some kinds, by type."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds

    def __missing__(self, asked: type[Event]) -> bool:
        self[asked] = found = issubclass(asked, self._kinds)
        return found


@cache
def _judged(kinds: Kinds) -> _Judged:
    """What is known of some kinds, which are constants of the games."""
    return _Judged(kinds)

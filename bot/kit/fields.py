"""What the fields of actions and events hold, read from their types: money, a space, a person, a word, a number."""

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.kit.contract import Action, Event

SEAT, CASH, SPACE, CARD, GOODS, WORD, NUMBER = "seat", "cash", "space", "card", "goods", "word", "number"
MOVE, DATA = "move", "data"
"""What a field holds: the kit's named integers, a word, a move of a card, a plain number, or what no sentence says."""


@cache
def field_kinds(struct: type[Action] | type[Event]) -> Mapping[str, str]:
    """What each field of an action or event is, by name."""
    hints = get_type_hints(struct, include_extras=True)
    return {field: kind_of_hint(hints[field]) for field in struct.__struct_fields__}


def kind_of_hint(hint: Any) -> str:
    """The kind of a field's values, looked for through optional and repeated types."""
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    if get_origin(hint) in (Union, UnionType, tuple, list):
        return next((kind for part in get_args(hint) if (kind := kind_of_hint(part)) != NUMBER), NUMBER)
    return WORD if hint is str else NUMBER


def union_members(union: Any) -> tuple[Any, ...]:
    """The structs of a game's union of actions or events."""
    return get_args(union) or (union,)


def game_fields(game: Any) -> Mapping[str, str]:
    """What every field is that the actions and events of a game (its specification) have, by name."""
    return _fields_of(game.event, game.action)


@cache
def _fields_of(event: Any, action: Any) -> Mapping[str, str]:
    """The same, of the unions of its events and actions."""
    structs = (*union_members(event), *union_members(action))
    return {name: kind for struct in structs for name, kind in field_kinds(struct).items()}


@cache
def _holder(union: Any) -> type[Any]:
    return msgspec.defstruct("Holder", [("value", union)], frozen=True, array_like=True)


def converted(plain: Any, union: Any, *, strict: bool = True) -> Any:
    """The struct of a union that plain values stand for. Raises msgspec.ValidationError.

    msgspec looks at all members of a bare union anew at each call, which takes a tenth of a millisecond.
    """
    return msgspec.convert([plain], _holder(union), strict=strict).value


def union_of(base: type, namespace: Mapping[str, Any]) -> Any:
    """The union of the actions or events in a module's namespace: those it declares, and the kit's that it imports."""
    found = (each for each in namespace.values() if isinstance(each, type) and issubclass(each, base))
    return reduce(or_, [each for each in found if each is not base])

"""The public numbers of any game's view, in words: those of the whole table, and those of each seat.

A view's number is a field that holds an integer. A seat's are those of its entry in the view's `seats`, and those of
fields that hold one integer for each seat. `<game>-number-<field>` is what a number is called.
"""

from collections.abc import Iterator, Sequence
from typing import Any, get_type_hints

import msgspec

from bot.i18n.translator import Translator
from bot.kit.contract import Seat
from bot.kit.fields import CASH, NUMBER, SPACE, kind_of_hint

Said = tuple[str, str]
"""What a number is called, and what it is."""
AWAITED = "active"
"""The field of a view that says whose turn it is."""


def number_key(game: str, field: str) -> str:
    """The key of what a number is called."""
    return f"{game}-number-{field.replace('_', '-')}"


def active_seat(view: Any) -> Seat | None:
    """Whose turn it is, where the view has it as `active`."""
    seat = getattr(view, AWAITED, None)
    return seat if isinstance(seat, int) and seat >= 0 else None


def of_table(words: Translator, game: str, view: Any) -> list[Said]:
    """The numbers that are nobody's: the round, a pot, what lies on the stack."""
    return [_said(words, game, view, field, value) for field, value in _integers(view)]


def of_seats(words: Translator, game: str, view: Any, count: int) -> list[list[Said]]:
    """The numbers of each of `count` seats."""
    return [[_said(words, game, *each) for each in _seat_numbers(view, seat, count)] for seat in range(count)]


def first(view: Any, count: int) -> list[int]:
    """The first number of each of `count` seats that is no space; empty unless everybody has it."""
    own = [
        {name: value for struct, name, value in _seat_numbers(view, seat, count) if _kinds(type(struct))[name] != SPACE}
        for seat in range(count)
    ]
    name = next((name for name in own[0] if all(name in each for each in own)), None) if own else None
    return [] if name is None else [each[name] for each in own]


def fields(view: Any, count: int) -> set[str]:
    """The fields that are shown as numbers: each needs to be called something."""
    seats = {field for seat in range(count) for _, field, _ in _seat_numbers(view, seat, count)}
    return seats | {field for field, _ in _integers(view)}


def _seat_numbers(view: Any, seat: Seat, count: int) -> Iterator[tuple[Any, str, int]]:
    """Struct, field and value of each number of a seat."""
    own = next((each for each in getattr(view, "seats", ()) if getattr(each, "seat", None) == seat), None)
    if own is not None:
        yield from ((own, field, value) for field, value in _integers(own))
    kinds = _kinds(type(view))
    for field in view.__struct_fields__:
        values = getattr(view, field)
        each = isinstance(values, tuple | list) and len(values) == count and all(map(_is_number, values))
        if each and kinds[field] in (NUMBER, CASH):
            yield view, field, values[seat]


def _integers(struct: Any) -> Iterator[tuple[str, int]]:
    """The fields that hold a number and name no seat."""
    kinds = _kinds(type(struct))
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if _is_number(value) and field not in (AWAITED, "seat") and kinds[field] in (NUMBER, CASH, SPACE):
            yield field, value


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _kinds(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What each field of a view holds: money, a space, a number."""
    return {name: kind_of_hint(hint) for name, hint in get_type_hints(struct, include_extras=True).items()}


def _said(words: Translator, game: str, struct: Any, field: str, value: int) -> Said:
    key = number_key(game, field)
    name = words.say(key) if words.has(key) else field.replace("_", " ")
    return name, words.value(game, _kinds(type(struct)).get(field, NUMBER), value)


def line(words: Translator, said: Sequence[Said]) -> str:
    """Numbers side by side: `Points 34 · Turn 12`."""
    return " · ".join(words.say("view-number", name=name, value=value) for name, value in said)

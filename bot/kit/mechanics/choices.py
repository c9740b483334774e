"""Choices in which what cannot be chosen is shown greyed, each with its reason."""

from collections.abc import Iterable

from bot.kit.contract import Action, Choice, LegalAction, Refusal, Value


def sort_out(reasons: Iterable[tuple[Value, Refusal | None]]) -> Choice:
    """What may be chosen, and what is greyed; `reasons` say of each value why it cannot be, None where it can."""
    able: list[Value] = []
    blocked: list[tuple[Value, Refusal]] = []
    for value, why in reasons:
        if why is None:
            able.append(value)
        else:
            blocked.append((value, why))
    return Choice(tuple(able), tuple(blocked))


def offer(verb: type[Action], wait: str | None, choice: Choice, *before: Choice) -> LegalAction:
    """`verb` with `choice` as its last field; blocked by the first reason where nothing may be chosen."""
    return LegalAction(verb, wait, (*before, choice), None if choice.options else choice.blocked[0][1])

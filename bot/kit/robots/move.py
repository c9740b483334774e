"""What a robot may do, what it has made up its mind to do, and why."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from bot.kit.contract import Action, Seat, Space, Value


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a robot played what it played: a code and the facts its one sentence needs, all of them public."""

    code: str
    facts: dict[str, Value] = {}


def naming(code: str, *fields: str) -> Callable[..., Reason]:
    """How to find a reason whose facts are fields of the action, which comes last of what is asked."""
    return lambda *asked: Reason(code, {field: getattr(asked[-1], field) for field in fields})


def because(
    reasons: Mapping[type[Action], Reason | Callable[..., Reason | None]], action: Action, *asked: Any
) -> Reason | None:
    """The reason that a game's table has for `action`, found from what is `asked`; None where there is none to give."""
    reason = reasons.get(type(action))
    return reason(*asked, action) if callable(reason) else reason


def wanting(space: Space, me: Seat | None, holders: Collection[Seat | None]) -> Reason:
    """Why one wants a property: it makes the family whole, keeps another from it, goes with others, earns.

    `holders` own the rest of the family.
    """
    facts: dict[str, Value] = {"space": space}
    if set(holders) == {me}:
        return Reason("completes", facts)
    rival = next(iter(holders), None)
    if rival is not None and set(holders) == {rival}:
        return Reason("denies", {**facts, "seat": rival})
    return Reason("joins" if me in holders else "earns", facts)


class RobotMove(msgspec.Struct, frozen=True):
    """An action and its reason."""

    action: Action
    reason: Reason


class Candidate(msgspec.Struct):
    """A candidate and what came of it: `sum` of `tries` values. `refused`: the rules do not allow it after all.

    `liking` is the value that the game's judgement lends it for as many tries as the game trusts its judgement with.
    `values` are those of the tries one by one, where they are compared.
    """

    action: Action
    sum: int = 0
    tries: int = 0
    refused: bool = False
    liking: float = 0
    values: list[int] = []

    @property
    def mean(self) -> float:
        """Its value so far."""
        return self.sum / self.tries if self.tries else -1.0

    def hope(self, trust: int) -> float:
        """The same together with the judgement, which counts for `trust` tries; -1 before anything was tried."""
        return (self.sum + trust * self.liking) / (self.tries + trust) if self.tries else -1.0

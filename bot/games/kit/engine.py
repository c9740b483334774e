"""How an action becomes a new state: judge, decide, copy; and the one-line notation of actions."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from bot.games.kit.model import Action, Dice, Event, Game, Offer, Refusal, Refused, Seat, Told, Value

S = TypeVar("S")
LONGEST = 2_000
"""Characters of the longest action text that is read at all."""


class Accepted(msgspec.Struct, frozen=True):
    """The state after an action and what was told meanwhile."""

    state: Any
    told: list[Told]


def judge(offers: list[Offer], action: Action, wait: str | None = None) -> Refusal | None:
    """None when `action` is among `offers`; otherwise the refusal of the offer that it came nearest to."""
    if not offers:
        return Refusal("not-your-turn")
    why = Refusal("not-now", {"action": type(action).__name__.lower()})
    nearest = -1
    for offer in offers:
        if offer.action is not type(action):
            continue
        if wait is not None and offer.wait is not None and wait != offer.wait:
            why = Refusal("too-late") if nearest < 0 else why
            continue
        refusal = offer.refusal(action)
        if refusal is None:
            return None
        reach = offer.reach(action)
        if reach > nearest:
            why, nearest = refusal, reach
    return why


def decide(
    game: Game[S], state: S, seat: Seat, action: Action, dice: Dice, wait: str | None = None
) -> Accepted | Refusal:
    """Judge and carry out `action` on a copy of `state`, which is never touched."""
    refusal = judge(game.offers(state, seat), action, wait)
    if refusal is not None:
        return refusal
    new = copy(game, state)
    told: list[Told] = []

    def tell(event: Event, only: Seat | None = None) -> None:
        told.append(Told(event, only))

    try:
        game.play(new, seat, action, dice, tell)
    except Refused as refused:
        return refused.refusal
    return Accepted(new, told)


def copy(game: Game[S], state: S) -> S:
    """A state equal to `state` that shares nothing mutable with it."""
    new: S = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=game.state)
    return new


def settings(game: Game[Any], pace: str, chosen: Mapping[str, Value] | None = None) -> dict[str, Value]:
    """The options that `setup` gets: every declared one, as chosen or by default, and the pace; nothing else."""
    known = chosen or {}
    return {option.key: known.get(option.key, option.default) for option in game.options} | {"pace": pace}


def write(action: Action) -> str:
    """The one-line notation: `Bid.60`, `Build.14.industrial.2`, `Give.+12+31`."""
    parts = [type(action).__name__]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        parts.append("+" + "+".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value))
    return ".".join(parts)


def read(game: Game[Any], text: str) -> Any:
    """The action that `text` stands for. Raises ValueError with one sentence for anything else."""
    if len(text) > LONGEST:
        raise ValueError("The action is too long.")
    fields: list[Any] = [
        [item for item in part[1:].split("+") if item] if part.startswith("+") else part for part in text.split(".")
    ]
    try:
        action = msgspec.convert(fields, game.action, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"Not an action of {game.key}: {text[:80]!r} ({error}).") from error
    if write(action) != text:
        raise ValueError(f"Not the usual way to write an action of {game.key}: {text[:80]!r}.")
    return action


def encode(state: Any) -> str:
    """A state as JSON text, for the store."""
    return msgspec.json.encode(state).decode()

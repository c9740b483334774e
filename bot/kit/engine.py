"""How an action becomes a new state: judge, decide, copy; and the one-line notation of actions."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from bot.kit.contract import Action, Event, EventFor, LegalAction, Refusal, Refused, Rng, Seat, Value
from bot.kit.fields import converted
from bot.kit.spec import GameSpec, S

LONGEST = 2_000
"""Characters of the longest action text that is read at all."""
LONGEST_NUMBER = 19
"""Digits of a number among several things."""
TOKENS = "tokens"
"""The option in which a game that asks for them gets the tokens by seat, as a word like `0-2-1` (BUILDER-6)."""
SeatOrEverybody = Seat | None
"""Made once: annotations of an inner function are evaluated at each step."""
VAGUE = frozenset({"not-now", "not-your-turn", "not-a-choice"})
"""Answers of the judge for which a game may have a better word."""


class Accepted(msgspec.Struct, frozen=True):
    """The state after an action and what was told meanwhile."""

    state: Any
    told: list[EventFor]


def check_action(legal_actions: list[LegalAction], action: Action, wait: str | None = None) -> Refusal | None:
    """None when `action` is among `legal_actions`; otherwise the refusal of the legal action that it came nearest to."""
    if not legal_actions:
        return Refusal("not-your-turn")
    why = Refusal("not-now", {"action": type(action).__name__.lower()})
    nearest = -1
    for legal_action in legal_actions:
        if legal_action.action is not type(action):
            continue
        if wait is not None and legal_action.wait is not None and wait != legal_action.wait:
            why = Refusal("too-late") if nearest < 0 else why
            continue
        refusal = legal_action.refusal(action)
        if refusal is None:
            return None
        reach = legal_action.reach(action)
        if reach > nearest:
            why, nearest = refusal, reach
    return why


def refusal_for(game: GameSpec[S], state: S, seat: Seat, action: Action, wait: str | None = None) -> Refusal | None:
    """None when `action` is offered to `seat`; otherwise why not, in the game's own words where it has some."""
    quick = game.rollout_actions  # a part of all offers, by law 1, which takes half as long to find
    if quick is not None and check_action(quick(state, seat), action, wait) is None:
        return None
    why = check_action(game.legal_actions(state, seat), action, wait)
    if why is None or why.code not in VAGUE or game.refine_refusal is None:
        return why
    return game.refine_refusal(state, seat, action, why)


def apply_action(
    game: GameSpec[S], state: S, seat: Seat, action: Action, dice: Rng, wait: str | None = None
) -> Accepted | Refusal:
    """Judge and carry out `action` on a copy of `state`, which is never touched."""
    refusal = refusal_for(game, state, seat, action, wait)
    return carry_out(game, state, seat, action, dice) if refusal is None else refusal


def carry_out(game: GameSpec[S], state: S, seat: Seat, action: Action, dice: Rng) -> Accepted | Refusal:
    """Carry out an action that is known to be offered on a copy of `state`; refused is only what the rules find in it."""
    new = copy(game, state)
    told: list[EventFor] = []

    def tell(event: Event, only: SeatOrEverybody = None) -> None:
        told.append(EventFor(event, only))

    try:
        game.play(new, seat, action, dice, tell)
    except Refused as stopped:
        return stopped.refusal
    return Accepted(new, told)


def stopped(game: GameSpec[S], state: S) -> S:
    """The state of a game that its people have called off: ended on a copy, as it is for a game without `stop`."""
    if game.stop is None:
        return state
    new = copy(game, state)
    game.stop(new, lambda event, only=None: None)
    return new


def copy(game: GameSpec[S], state: S) -> S:
    """A state equal to `state` that shares nothing mutable with it."""
    new: S = _decoder(game.state).decode(_ENCODER.encode(state))
    return new


@cache
def _decoder(kind: type[S]) -> msgspec.msgpack.Decoder[S]:
    """What reads the states of a game; made once, since it looks at all their fields."""
    return msgspec.msgpack.Decoder(kind)


_ENCODER = msgspec.msgpack.Encoder()


def default_options(game: GameSpec[Any], pace: str, chosen: Mapping[str, Value] | None = None) -> dict[str, Value]:
    """The options that `setup` gets: every declared one, as chosen or by default, and the pace; nothing else.

    A game that asks for `tokens` gets them too, once the table has given them out.
    """
    known = chosen or {}
    made = {option.key: known.get(option.key, option.default) for option in game.options} | {"pace": pace}
    if TOKENS in known and game.lobby.wants_tokens:
        made[TOKENS] = known[TOKENS]
    return made


def write(action: Action) -> str:
    """The one-line notation: `Bid.60`, `Build.14.industrial.2`, `Give.+12+31`."""
    parts = [type(action).__name__]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        parts.append("+" + "+".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value))
    return ".".join(parts)


def read(game: GameSpec[Any], text: str) -> Any:
    """The action that `text` stands for. Raises ValueError with one sentence for anything else."""
    if len(text) > LONGEST:
        raise ValueError("The action is too long.")
    fields: list[Any] = [_items(part) if part.startswith("+") else part for part in text.split(".")]
    try:
        action = converted(fields, game.action, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"Not an action of {game.key}: {text[:80]!r} ({error}).") from error
    if write(action) != text:
        raise ValueError(f"Not the usual way to write an action of {game.key}: {text[:80]!r}.")
    return action


def _items(part: str) -> list[Value]:
    """The things named in a field of several: digits are numbers, as `int | str` alone would leave them words."""
    named = [item for item in part[1:].split("+") if item]
    return [int(item) if item.isdecimal() and item.isascii() and len(item) < LONGEST_NUMBER else item for item in named]


def plain(value: Any) -> Any:
    """A state or a part of it as plain data, with what its text leaves out because it is as it begins."""
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {msgspec.to_builtins(key): plain(each) for key, each in value.items()}
    made = msgspec.to_builtins(value)
    if not isinstance(made, dict):
        return made
    names = dict(zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True))
    tag = {key: each for key, each in made.items() if key not in names}
    return tag | {key: plain(getattr(value, name)) for key, name in names.items()}


def encode(state: Any) -> str:
    """A state as JSON text, for the store."""
    return msgspec.json.encode(state).decode()

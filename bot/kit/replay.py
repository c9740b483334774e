"""A game played again from its seed: to read it back, and to prove its dice."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.kit.contract import Options, Refusal, Refused, Seat
from bot.kit.engine import Accepted, apply_action, read
from bot.kit.rng import CommittedRng
from bot.kit.spec import GameSpec
from bot.kit.undo import UNDO, LastAction, take_back


class Played(msgspec.Struct, frozen=True):
    """One accepted action as recorded: its seat, its notation, and the plain form of what was told."""

    seat: Seat
    action: str
    told: list[dict[str, Any]] = []


class Sealed(msgspec.Struct, frozen=True):
    """All that chance and choice need to make the same game again."""

    seats: int
    options: Options
    seed: bytes


def replay(game: GameSpec[Any], sealed: Sealed, moves: Iterable[Played]) -> Iterator[Accepted]:
    """The opening, then the game after each move, none sharing anything with another. The dice never go back.

    Raises ValueError when a move cannot be read, or a move or the options are refused: then rules, seed or record are
    not those of the game.
    """
    dice = CommittedRng(game.key, sealed.seed)
    try:
        state = game.setup(sealed.seats, sealed.options, dice)
    except Refused as unfit:
        raise ValueError(f"The game cannot begin: {unfit.refusal.code}.") from unfit
    yield Accepted(state, [])
    last: LastAction | None = None
    for number, move in enumerate(moves, start=1):
        if move.action == UNDO:
            decided, last = take_back(game, sealed.seats, last, move.seat), None
        else:
            action, before = read(game, move.action), state
            decided = apply_action(game, state, move.seat, action, dice)
            if isinstance(decided, Accepted):
                last = LastAction(move.seat, action, decided.told, before)
        if isinstance(decided, Refusal):
            raise ValueError(f"Move {number}, {move.action} of seat {move.seat}, is refused: {decided.code}.")
        state = decided.state
        yield decided


def plain(accepted: Accepted) -> list[dict[str, Any]]:
    """What was told, in the form in which it is stored and exported: several things are a list, as JSON has them."""
    return _lists(accepted.told)


def _lists(told: Any) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(told))
    return made


def first_difference(game: GameSpec[Any], sealed: Sealed, moves: list[Played]) -> int | None:
    """The index of the first move whose told events the seed does not give; None when every draw is as sealed."""
    steps = replay(game, sealed, moves)
    for number in range(-1, len(moves)):
        try:
            step = next(steps)
        except ValueError:
            return max(number, 0)
        if number >= 0 and plain(step) != _lists(moves[number].told):
            return number
    return None

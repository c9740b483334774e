"""One game played by robots step by step: as text that shows every action and event, or as the view after some turns."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games import GAMES
from bot.games.kit.dice import FastDice, SealedDice
from bot.games.kit.engine import Accepted, decide, settings, write
from bot.games.kit.model import CLOCK, Action, Event, Game, Seat, Told, Wait
from bot.games.kit.robots import TRIES, choose
from bot.tables.model import SLOW

PEOPLE = ("Anna", "Ben", "Cléo", "Dan", "Elsa", "Farid", "Gaël", "Hana")
"""Names for the seats of a painted game."""


class Step(msgspec.Struct, frozen=True):
    """The state after an action of a seat, and what was told; the opening has no action."""

    state: Any
    seat: Seat = CLOCK
    action: Action | None = None
    told: list[Told] = []


def steps(key: str, seats: int, seed: int, kind: str = "random") -> Iterator[Step]:
    """The opening and each step of the game that this seed plays at the slow pace, through the same judge as a table."""
    game = GAMES[key]
    dice, luck = SealedDice(key, seed.to_bytes(32, "big")), FastDice(seed)
    state = game.setup(seats, settings(game, SLOW), dice)
    yield Step(state)
    while game.waits(state):
        seat, action, done = _next(game, state, kind, dice, luck)
        state = done.state
        yield Step(state, seat, action, done.told)


def _next(game: Game[Any], state: Any, kind: str, dice: SealedDice, luck: FastDice) -> tuple[Seat, Action, Accepted]:
    """What one of the seats waited for does, or the default when none of them can."""
    waits = [wait for wait in game.waits(state) if not wait.held]
    seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
    for _ in range(TRIES if seats else 0):
        seat = seats[luck.die(len(seats)) - 1]
        action = choose(kind, game, game.view(state, seat), game.offers(state, seat), luck)
        done = None if action is None else decide(game, state, seat, action, dice)
        if action is not None and isinstance(done, Accepted):
            return seat, action, done
    seat, action = game.default(state, waits[0])
    done = decide(game, state, seat, action, dice)
    if not isinstance(done, Accepted):
        raise RuntimeError(f"The default {write(action)} of {waits[0].id} is refused: {done.code}.")
    return seat, action, done


def after(key: str, seats: int, seed: int, turns: int, kind: str = "normal") -> Any:
    """The public view when so many turns have been played, or at the end of a shorter game."""
    view = None
    for step in steps(key, seats, seed, kind):
        view = GAMES[key].view(step.state, None)
        if view.turn > turns:
            break
    return view


# ---- as text


def text(key: str, seats: int, seed: int, kind: str = "random") -> Iterator[str]:
    """The game line by line: number, seat and action, what was told, and what is awaited when that has changed."""
    game = GAMES[key]
    yield f"{key}, {seats} seats, slow pace, seed {seed}, {kind} robots"
    awaited = ""
    state = None
    for number, step in enumerate(steps(key, seats, seed, kind)):
        state = step.state
        if step.action is not None:
            yield f"{number}. {_seat(step.seat)} {write(step.action)}"
        yield from (f"     {_told(told)}" for told in step.told)
        before, awaited = awaited, " ".join(map(_wait, game.waits(state)))
        if awaited and awaited != before:
            yield f"     ? {awaited}"
    ranks = game.result(state) or []
    yield "result: " + " ".join(f"{_seat(seat)}={rank}" for seat, rank in enumerate(ranks))
    yield "sums: " + " ".join(f"{name}={amount}" for name, amount in game.conserved(state).items())


def _seat(seat: Seat) -> str:
    return "clock" if seat == CLOCK else str(seat)


def _told(told: Told) -> str:
    """`BidMade seat=2 amount=60`, with `(only 2)` before it when nobody else may read it."""
    fields = " ".join(f"{name}={value}" for name, value in _fields(told.event))
    return ("" if told.only is None else f"(only {told.only}) ") + f"{type(told.event).__name__} {fields}".rstrip()


def _fields(event: Event) -> list[tuple[str, Any]]:
    return [(name, getattr(event, name)) for name in event.__struct_fields__]


def _wait(wait: Wait) -> str:
    """`auction-3(0,2,3)`, `turn-2(1, held)`."""
    return f"{wait.id}({','.join(map(_seat, wait.seats))}{', held' if wait.held else ''})"

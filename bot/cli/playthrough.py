"""One game played by robots step by step: as text that shows every action and event, or as the view after some turns."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bot.games import GAMES
from bot.kit.contract import CLOCK, Action, EventFor, Seat, Wait
from bot.kit.engine import Accepted, apply_action, default_options, write
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots.baseline import TRIES, choose
from bot.kit.robots.search import context_for
from bot.kit.spec import GameSpec
from bot.tables.model import SLOW

MOST = 20_000
"""Actions after which a game is stopped: random robots may play for ever."""
PEOPLE = ("Anna", "Ben", "Cléo", "Dan", "Elsa", "Farid", "Gaël", "Hana")
"""Names for the seats of a painted game."""


class Step(msgspec.Struct, frozen=True):
    """The state after an action of a seat, and the events told; the first state has no action."""

    state: Any
    seat: Seat = CLOCK
    action: Action | None = None
    told: list[EventFor] = []


def steps(key: str, seats: int, seed: int, kind: str = "random", budget: int = 0) -> Iterator[Step]:
    """The first state and each step of the game of this seed at the slow pace, checked as at a table.

    `budget`: simulated actions for a strong move, 0 as many as at a table. It stops after `MOST` actions.
    """
    game = GAMES[key]
    dice, luck = CommittedRng(key, seed.to_bytes(32, "big")), FastRng(seed)
    state = game.setup(seats, default_options(game, SLOW), dice)

    def move(state: Any, seat: Seat) -> Action | None:
        """As a robot at a table: from view and legal actions, and by search if its kind does."""
        search_context = context_for(kind, game, state, seat, budget)
        return choose(kind, game, game.view(state, seat), game.legal_actions(state, seat), luck, search_context)

    yield Step(state)
    for _ in range(MOST):
        if not game.waits(state):
            return
        seat, action, done = _next(game, state, move, dice, luck)
        state = done.state
        yield Step(state, seat, action, done.told)


def _next(
    game: GameSpec[Any], state: Any, move: Callable[[Any, Seat], Action | None], dice: CommittedRng, luck: FastRng
) -> tuple[Seat, Action, Accepted]:
    """The action of one of the awaited seats, or the default when none has one."""
    waits = [wait for wait in game.waits(state) if not wait.held]
    seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
    for _ in range(TRIES if seats else 0):
        seat = seats[luck.die(len(seats)) - 1]
        action = move(state, seat)
        done = None if action is None else apply_action(game, state, seat, action, dice)
        if action is not None and isinstance(done, Accepted):
            return seat, action, done
    seat, action = game.default(state, waits[0])
    done = apply_action(game, state, seat, action, dice)
    if not isinstance(done, Accepted):
        raise RuntimeError(f"The default {write(action)} of {waits[0].id} is refused: {done.code}.")
    return seat, action, done


def after(key: str, seats: int, seed: int, turns: int, kind: str = "normal") -> Any:
    """The public view after `turns` turns, or at the end of a shorter game."""
    view = None
    for number, step in enumerate(steps(key, seats, seed, kind)):
        view = GAMES[key].view(step.state, None)
        if turn_of(view, number) > turns:
            break
    return view


def turn_of(view: Any, actions: int) -> int:
    """The number of a view's turn; in a game without turns, the actions so far."""
    return int(getattr(view, "turn", actions))


# ---- as text


def text(key: str, seats: int, seed: int, kind: str = "random") -> Iterator[str]:
    """The game line by line: number, seat and action, the events told, and the waits when they have changed."""
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
    yield _result(game.result(state))
    yield "sums: " + " ".join(f"{name}={amount}" for name, amount in game.conserved_totals(state).items())


def _result(ranks: list[int] | None) -> str:
    """Everybody's rank, or that the game was stopped."""
    if ranks is None:
        return f"result: none within {MOST} actions"
    return "result: " + " ".join(f"{_seat(seat)}={rank}" for seat, rank in enumerate(ranks))


def _seat(seat: Seat) -> str:
    return "clock" if seat == CLOCK else str(seat)


def _told(told: EventFor) -> str:
    """`BidMade seat=2 amount=60`, after `(only 2)` when nobody else may read it."""
    fields = " ".join(f"{name}={getattr(told.event, name)}" for name in told.event.__struct_fields__)
    return ("" if told.only is None else f"(only {told.only}) ") + f"{type(told.event).__name__} {fields}".rstrip()


def _wait(wait: Wait) -> str:
    """`auction-3(0,2,3)`, `turn-2(1, held)`."""
    return f"{wait.id}({','.join(map(_seat, wait.seats))}{', held' if wait.held else ''})"

"""Random games for the laws: quick walks in place to positions worth judging, which hypothesis shortens."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bot.games.kit.dice import FastDice
from bot.games.kit.engine import Accepted, decide
from bot.games.kit.engine import settings as options
from bot.games.kit.model import CLOCK, Action, Amount, Dice, Game, Offer, Seat, Told
from bot.games.kit.robots import candidates, sample

EXAMPLES = {"few": 6, "many": 1000}.get(os.environ.get("QUARTIER_EXAMPLES", ""), 30)
LAW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=EXAMPLES < 1000,
    database=None,
    suppress_health_check=list(HealthCheck),
)
"""The same examples at every run, so that a red build is red again at home; `QUARTIER_EXAMPLES=many` takes new ones."""
WINDOW = 5
"""Positions judged at the end of each walk."""
RARELY, SOMETIMES, HOUR = 40, 12, 250
"""One in so many: an offer that answers no decision; a default; the default of a wait that only the clock answers."""
PACES = ("slow", "live")


@dataclass(frozen=True)
class Walk:
    """A way into a game: so many random steps by these dice."""

    seats: int
    pace: str
    seed: int
    steps: int


@dataclass
class Position:
    """A state on the way. `state` is changed by the next step: whoever keeps it copies it."""

    game: Game[Any]
    seats: int
    state: Any

    @property
    def everybody(self) -> list[Seat]:
        """All seats, the clock first."""
        return [CLOCK, *range(self.seats)]

    def offered(self) -> list[tuple[Seat, Offer]]:
        """Every unblocked offer."""
        return [
            (seat, offer)
            for seat in self.everybody
            for offer in self.game.offers(self.state, seat)
            if offer.blocked is None
        ]


def walks(game: Game[Any], most: int = 700) -> st.SearchStrategy[Walk]:
    """Walks into `game`; smaller means shorter, fewer seats."""
    return st.builds(
        Walk, st.sampled_from(list(game.seats)), st.sampled_from(PACES), st.integers(0, 2**20), st.integers(0, most)
    )


def begin(game: Game[Any], walk: Walk) -> tuple[Position, FastDice]:
    """The opening of a walk and its dice."""
    dice = FastDice(walk.seed)
    return Position(game, walk.seats, game.setup(walk.seats, options(game, walk.pace), dice)), dice


def positions(game: Game[Any], walk: Walk) -> Iterator[Position]:
    """The last positions of a walk: where it leads, and a few steps further unless the game is over."""
    position, dice = begin(game, walk)
    for _ in range(walk.steps):
        if not game.waits(position.state):
            break
        step(position, dice)
    yield position
    for _ in range(WINDOW - 1):
        if not game.waits(position.state):
            return
        step(position, dice)
        yield position


def step(position: Position, dice: FastDice) -> None:
    """One random action or default, in place."""
    sealed_step(position, dice, dice)


def sealed_step(position: Position, luck: FastDice, dice: Dice) -> tuple[Seat, Any, list[Told]] | None:
    """The same, chosen by `luck` and thrown by `dice`; None where a combination was refused."""
    game, state = position.game, position.state
    seat, action = press(position, luck)
    if type(action) in game.combining:
        decided = decide(game, state, seat, action, dice)
        if not isinstance(decided, Accepted):
            return None
        position.state = decided.state
        return seat, action, decided.told
    told: list[Told] = []
    game.play(state, seat, action, dice, lambda event, only=None: told.append(Told(event, only)))
    return seat, action, told


def press(position: Position, dice: FastDice) -> tuple[Seat, Any]:
    """What somebody, or the clock, does next."""
    game, state = position.game, position.state
    waits = [wait for wait in game.waits(state) if not wait.held]
    wait = waits[dice.die(len(waits)) - 1]
    if dice.die(HOUR if set(wait.seats) <= {CLOCK} else SOMETIMES) == 1:
        return game.default(state, wait)
    if dice.die(RARELY) == 1:
        spare = [(seat, offer) for seat, offer in position.offered() if offer.wait is None]
        if spare:
            seat, offer = spare[dice.die(len(spare)) - 1]
            return seat, choose(offer, dice)
    seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
    if not seats:
        return game.default(state, wait)
    seat = seats[dice.die(len(seats)) - 1]
    able = [offer for offer in game.offers(state, seat) if offer.blocked is None and offer.wait is not None]
    return seat, choose(able[dice.die(len(able)) - 1], dice)


def choose(offer: Offer, dice: FastDice) -> Action:
    """Any action of an offer; the ends of its amounts often enough."""
    if any(isinstance(param, Amount) for param in offer.params) and dice.die(6) == 1:
        looks = candidates(offer)
        return looks[dice.die(len(looks)) - 1]
    return sample(offer, dice)

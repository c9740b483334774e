"""Search for robots: imagine what may follow each of the few best actions, and take the one that ends best.

A robot never sees the table's state. What it gets is a `Dream`: copies in which all that its seat cannot see has been
dealt anew. The budget is counted in imagined actions, not in seconds, so the same seed plays the same game anywhere.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from bot.kit.contract import Action, Event, Game, Refused, Rng, Seat
from bot.kit.rng import FastRng

BUDGET = 25_000
"""Imagined actions for one move at a table: well below a second of one core."""
HORIZON = 20
"""Actions that one imagined continuation has at most, where a game does not say otherwise."""
EVALUATION = 10
"""What an evaluation takes, in imagined actions."""
LEAST = 2
"""Continuations of each candidate before the first of them is given up."""
RARE = 1_000_000_007
"""Seeds of imagined dice are drawn below this."""


@runtime_checkable
class Searchable(Protocol):
    """What a game offers besides its rules so that robots can look ahead in it. Optional.

    A game may also have a `moment(s)`, a number that counts up: once it has grown by `moments` (one, unless the game
    says more), a continuation is evaluated. And it may say how far its `judgement` is to be trusted: ten-thousandths of
    a victory for a unit, and for how many tries it counts. It may `imagine(s, seat, dice)` what a seat cannot see as
    likely as play makes it, where `redeal` deals all of it alike. Its `horizon` may be nearer or farther than others', and its
    `budget` for a move at a table smaller, where its actions take longer.
    """

    def evaluate(self, s: Any) -> list[int]:
        """How good `s` is for each seat: its chance to win, in ten-thousandths."""
        ...

    def rollout_policy(self, s: Any, dice: Rng) -> tuple[Seat, Any]:
        """The next seat of an imagined game and what it does: quick, sensible, and always legal."""
        ...


class Candidate(msgspec.Struct):
    """A candidate and what came of it: `sum` of `tries` values. `refused`: the rules do not allow it after all.

    `liking` is the value that the game's judgement lends it for as many tries as the game trusts its judgement with.
    """

    action: Action
    sum: int = 0
    tries: int = 0
    refused: bool = False
    liking: float = 0

    @property
    def mean(self) -> float:
        """Its value so far."""
        return self.sum / self.tries if self.tries else -1.0

    def hope(self, trust: int) -> float:
        """The same together with the judgement, which counts for `trust` tries; -1 before anything was tried."""
        return (self.sum + trust * self.liking) / (self.tries + trust) if self.tries else -1.0


class SearchContext:
    """What a seat may imagine: worlds that look to it exactly like the table.

    `budget`: imagined actions for one move (0: what the game says, or else `BUDGET`), `horizon`: for one continuation.
    `found`: what the last search made of its candidates, best first.
    """

    def __init__(self, game: Game[Any], state: Any, seat: Seat, budget: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.budget: int = budget or getattr(game, "budget", BUDGET)
        self.horizon: int = getattr(game, "horizon", HORIZON)
        self._moment: Callable[[Any], int] | None = getattr(game, "moment", None)
        self._moments: int = getattr(game, "moments", 1)
        self._imagine: Callable[[Any, Seat, Rng], None] = getattr(game, "imagine", game.redeterminize)
        self._now = self._moment(state) if self._moment else 0
        self.found: list[Candidate] = []
        self._saved = msgspec.msgpack.encode(state)

    def world(self, dice: Rng) -> Any:
        """A state of its own in which all that the seat cannot see has been dealt anew."""
        state = msgspec.msgpack.decode(self._saved, type=self.game.state)
        self._imagine(state, self.seat, dice)
        return state

    def ripe(self, state: Any) -> bool:
        """Whether a moment has come at which the game likes to be evaluated."""
        return self._moment is not None and self._moment(state) - self._now >= self._moments


def discard_events(event: Event, only: Seat | None = None) -> None:
    """Tell nobody."""


def search(search_context: SearchContext, candidates: Sequence[tuple[int, Action]], dice: Rng) -> list[Candidate]:
    """The candidates, each with what the judgement thinks of it, best first.

    They are halved again and again, the better half looked at twice as closely. All of them meet the same luck, so
    that their differences are their own.
    """
    worth, trust = getattr(search_context.game, "judgement", (0, 0))
    field = [Candidate(action, liking=worth * liking) for liking, action in candidates]
    ranked: list[Candidate] = []
    left = search_context.budget
    while True:
        share = left if len(field) <= 2 else left // 2
        left -= share
        tried = 0
        while share > 0 or tried < LEAST:
            luck = dice.die(RARE)
            share -= sum([_try(search_context, prospect, luck) for prospect in field])
            tried += 1
        field.sort(key=lambda prospect: (not prospect.refused, prospect.hope(trust)), reverse=True)
        if len(field) <= 2:
            return field + ranked
        half = (len(field) + 1) // 2
        ranked, field = field[half:] + ranked, field[:half]


def _try(search_context: SearchContext, prospect: Candidate, luck: int) -> int:
    """Imagine one continuation; how many actions it took."""
    if prospect.refused:
        return 1
    game: Any = search_context.game
    dice = FastRng(luck)
    state = search_context.world(dice)
    try:
        game.play(state, search_context.seat, prospect.action, dice, discard_events)
    except Refused:
        prospect.refused = True
        return 1
    played = 1
    while played < search_context.horizon and game.result(state) is None and not search_context.ripe(state):
        seat, action = game.rollout_policy(state, dice)
        game.play(state, seat, action, dice, discard_events)
        played += 1
    prospect.sum += game.evaluate(state)[search_context.seat]
    prospect.tries += 1
    return played + EVALUATION

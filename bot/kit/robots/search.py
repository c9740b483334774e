"""Search for robots: imagine what may follow each of the few best actions, and take the one that ends best.

A robot never sees the table's state. What it gets is a `Dream`: copies in which all that its seat cannot see has been
dealt anew. The budget is counted in imagined actions, not in seconds, so the same seed plays the same game anywhere.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.kit.contract import Action, Event, Refused, Rng, Seat
from bot.kit.rng import FastRng
from bot.kit.robots.move import Candidate
from bot.kit.spec import GameSpec

STRONG = "strong"
"""The kind of robots that looks ahead."""
EVALUATION = 10
"""What an evaluation takes, in imagined actions."""
LEAST = 2
"""Continuations of each candidate before the first of them is given up."""
SURE_TRIES = 40
"""Continuations before differences are trusted to tell that a candidate can be given up early."""
SURE, NEGLIGIBLE = 3.0, 2
"""Standard errors by which a candidate has to be behind, and the ten-thousandths of a victory that nobody thinks on for.

Measured: with 1.64, 20 and ten tries a decision takes a twentieth of the time, but loses 3 to 8 ten-thousandths.
"""
RARE = 1_000_000_007
"""Seeds of imagined dice are drawn below this."""


class SearchContext:
    """What a seat may imagine: worlds that look to it exactly like the table.

    `budget`: imagined actions for one move (0: what the game says), `max_depth`: for one continuation.
    `found`: what the last search made of its candidates, best first. `steady`: how long the search takes must not show
    what there is to choose from; `covered` says of the part of the budget that was spent whether the time of all of it
    would be seen by nobody. Raises ValueError for a game without `lookahead`.
    """

    def __init__(self, game: GameSpec[Any], state: Any, seat: Seat, budget: int = 0) -> None:
        if game.robots is None or game.robots.lookahead is None:
            raise ValueError(f"Nobody can look ahead in {game.key}.")
        self.game = game
        self.seat = seat
        self.lookahead = game.robots.lookahead
        self.budget = budget or self.lookahead.max_actions
        self.max_depth = self.lookahead.max_depth
        self._phase = self.lookahead.phase
        self._sample_hidden = self.lookahead.sample_hidden or game.redeterminize
        self._now = self._phase(state) if self._phase else 0
        self.found: list[Candidate] = []
        self.steady = False
        self.covered: Callable[[float], bool] = lambda part: False
        self._saved = msgspec.msgpack.encode(state)

    def world(self, dice: Rng) -> Any:
        """A state of its own in which all that the seat cannot see has been dealt anew."""
        state = msgspec.msgpack.decode(self._saved, type=self.game.state)
        self._sample_hidden(state, self.seat, dice)
        return state

    def ripe(self, state: Any) -> bool:
        """Whether a phase has begun at which the game likes to be evaluated."""
        return self._phase is not None and self._phase(state) - self._now >= self.lookahead.lookahead_phases


def context_for(kind: str, game: GameSpec[Any], state: Any, seat: Seat, budget: int = 0) -> SearchContext | None:
    """What a robot of `kind` may imagine; None for one that does not look ahead, or where the game gives no way to."""
    able = kind == STRONG and game.robots is not None and game.robots.lookahead is not None
    return SearchContext(game, state, seat, budget) if able else None


def discard_events(event: Event, only: Seat | None = None) -> None:
    """Tell nobody."""


def search(search_context: SearchContext, candidates: Sequence[tuple[int, Action]], dice: Rng) -> list[Candidate]:
    """The candidates, each with what the judgement thinks of it, best first.

    They are halved again and again, the better half looked at twice as closely. All of them meet the same luck, so
    that their differences are their own; who is surely behind is given up at once, and what is decided thought no more
    of. A `steady` search spends what is left of its budget then, unless nobody sees how long it took.
    """
    weight, trust = search_context.lookahead.prior_weight, search_context.lookahead.prior_tries
    race = Race([Candidate(action, liking=weight * value) for value, action in candidates], trust)
    budget = search_context.budget
    spent = sum([_run(search_context, race, stage, dice) for stage in _stages(len(candidates), budget)])
    race.narrow(1)
    if search_context.steady and not search_context.covered(spent / budget):
        _spend(search_context, race.field[0].action, budget - spent, dice)
    return race.field + race.behind


def _run(search_context: SearchContext, race: "Race", stage: tuple[int, int], dice: Rng) -> int:
    """One stage: so many candidates, and what may be imagined for them; how many actions it took.

    What is given up early leaves its share to the others where the search is `steady`. So that the time of the whole
    can be told from it, a steady search goes on for some tries even where there is nothing to choose from.
    """
    size, share = stage
    steady = search_context.steady
    race.narrow(size)
    left, tried, total = float(share), 0, 0
    while (left > 0 or tried < LEAST) and (len(race.field) > 1 or race.tries < (SURE_TRIES if steady else 1)):
        luck = dice.die(RARE)
        spent = sum([_try(search_context, prospect, luck) for prospect in race.field])
        left -= spent if steady else spent * size / len(race.field)
        total += spent
        tried += 1
        race.look()
    return total


def _spend(search_context: SearchContext, action: Action, left: int, dice: Rng) -> None:
    """Imagine as many actions as are left, of which nothing comes but time."""
    while left > 0:
        left -= _try(search_context, Candidate(action), dice.die(RARE))


def _stages(size: int, budget: int) -> Iterator[tuple[int, int]]:
    """How many candidates are left, halved again and again, and what may be imagined for them together."""
    while size > 2:
        yield size, budget // 2
        size, budget = (size + 1) // 2, budget - budget // 2
    yield size, budget


class Race:
    """Candidates that meet the same luck: those still in the `field`, and those given up, the best of them first."""

    def __init__(self, field: list[Candidate], trust: int) -> None:
        self.field = field
        self.behind: list[Candidate] = []
        self.tries = 0
        self._trust = trust
        self._next_look = SURE_TRIES

    def narrow(self, size: int) -> None:
        """Leave the best in the field, at most so many."""
        self.field.sort(key=lambda one: (not one.refused, one.hope(self._trust)), reverse=True)
        self.behind = self.field[size:] + self.behind
        self.field = self.field[:size]

    def look(self) -> None:
        """After everybody's next try: now and then give up who is surely behind."""
        self.tries += 1
        if self.tries < self._next_look or len(self.field) < 2:
            return
        self._next_look = self.tries * 5 // 4
        self.narrow(len(self.field))
        near = self.field[:1]
        gone: list[Candidate] = []
        for one in self.field[1:]:
            (gone if self._surely_behind(one, near[0]) else near).append(one)
        self.field, self.behind = near, gone + self.behind

    def _surely_behind(self, one: Candidate, best: Candidate) -> bool:
        """Whether it can hardly be better, by more than is worth thinking of, as far as the tries in common tell."""
        if one.refused:
            return True
        apart = [high - low for high, low in zip(best.values, one.values, strict=True)]
        mean = sum(apart) / len(apart)
        spread = math.sqrt(sum([(each - mean) ** 2 for each in apart]))
        lead = best.hope(self._trust) - one.hope(self._trust)
        return lead + NEGLIGIBLE > SURE * spread / (len(apart) + self._trust)  # the error of `lead`


def _try(search_context: SearchContext, prospect: Candidate, luck: int) -> int:
    """Imagine one continuation; how many actions it took."""
    if prospect.refused:
        return 1
    game, lookahead = search_context.game, search_context.lookahead
    dice = FastRng(luck)
    state = search_context.world(dice)
    try:
        game.play(state, search_context.seat, prospect.action, dice, discard_events)
    except Refused:
        prospect.refused = True
        return 1
    played = 1
    while played < search_context.max_depth and game.result(state) is None and not search_context.ripe(state):
        seat, action = lookahead.rollout_policy(state, dice)
        game.play(state, seat, action, dice, discard_events)
        played += 1
    value = lookahead.evaluate(state)[search_context.seat]
    prospect.values.append(value)
    prospect.sum += value
    prospect.tries += 1
    return played + EVALUATION

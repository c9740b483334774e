"""Search for robots: imagine what may follow each of the few best actions, and take the one that ends best.

A robot never sees the table's state. What it gets is a `Dream`: copies in which all that its seat cannot see has been
dealt anew. The budget is counted in imagined actions, not in seconds, so the same seed plays the same game anywhere.
"""

from collections.abc import Sequence
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
RARE = 1_000_000_007
"""Seeds of imagined dice are drawn below this."""


class SearchContext:
    """What a seat may imagine: worlds that look to it exactly like the table.

    `budget`: imagined actions for one move (0: what the game says), `max_depth`: for one continuation.
    `found`: what the last search made of its candidates, best first. Raises ValueError for a game without `lookahead`.
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
    that their differences are their own.
    """
    weight, trust = search_context.lookahead.prior_weight, search_context.lookahead.prior_tries
    field = [Candidate(action, liking=weight * value) for value, action in candidates]
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
    prospect.sum += lookahead.evaluate(state)[search_context.seat]
    prospect.tries += 1
    return played + EVALUATION

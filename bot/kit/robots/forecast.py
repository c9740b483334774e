"""What will probably become of a position: everybody's chance to win, from imagined continuations.

For whoever looks at a game that is over. The same position and luck give the same chances, on any machine.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.kit.contract import Action, Refused, Rng, Seat
from bot.kit.mechanics.ranking import CERTAIN, final_odds, win_probabilities
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import candidates, play_out, ranked_candidates, shortlist
from bot.kit.robots.search import EVALUATION, LEAST, RARE, discard_events
from bot.kit.spec import GameSpec, Lookahead
from bot.kit.verbs.debts import GoBankrupt
from bot.kit.verbs.turns import Leave

FULL = 25_000
"""Imagined actions of a thought in a game that does not say what its strong robots may imagine for a move."""
MOST = 2_000
"""Actions of a continuation that is played to the end."""
HORIZON = 3
"""How much farther a position is played on than by a strong robot: measured, time matters less here than the far future."""
PAIR = 2
"""Players for whom evaluations are as sure as they say, in games that declare `crowd_doubt`."""
CHOICES = 4
"""Actions that are compared at a decision, with the one that was taken."""
GIVING_UP = (GoBankrupt, Leave)
"""Verbs with which nobody compares what was done."""


class Forecast:
    """Foretells the positions of one game: by the evaluation of its strong robots, else by playing on to the end.

    Budgets are counted in thoughts: as many imagined actions as a strong robot has for a move.
    """

    def __init__(self, game: GameSpec[Any], seats: int) -> None:
        self._game, self._seats = game, seats
        tuning = game.robots
        self._lookahead: Lookahead[Any] | None = None if tuning is None else tuning.lookahead
        self._kinds = ["random" if tuning is None else "normal"] * seats
        self._thought = FULL if self._lookahead is None else self._lookahead.max_actions

    def chances(self, saved: bytes, thoughts: float, luck: int) -> list[int]:
        """Everybody's chance to win, in ten-thousandths by seat, as anybody sees it who sees no hand.

        `saved`: the position as msgpack.
        """
        left, dice, total, tries = thoughts * self._thought, FastRng(luck), [0] * self._seats, 0
        while left > 0 or tries < LEAST:
            state = self._world(saved, None, dice)
            if self._game.result(state) is not None:
                return self._values(state)
            left -= self._carry_on(state, dice, HORIZON)
            total = [one + value for one, value in zip(total, self._values(state), strict=True)]
            tries += 1
        return [round(one / tries) for one in total]

    def compare(
        self, saved: bytes, seat: Seat, actions: Sequence[Action], thoughts: float, luck: int
    ) -> list[list[int]]:
        """What comes of actions of a seat, by what it knows: for each its chance in every world, all in the same worlds.

        Nothing for an action that the rules refuse after all.
        """
        left, dice, tried = thoughts * self._thought, FastRng(luck), 0
        found: list[list[int]] = [[] for _ in actions]
        refused: set[int] = set()
        while left > 0 or tried < LEAST:
            world = dice.die(RARE)
            tried += 1
            for at, action in enumerate(actions):
                if at in refused:
                    continue
                played, value = self._try(saved, seat, action, FastRng(world))
                left -= played
                if value is None:
                    refused.add(at)
                else:
                    found[at].append(value)
            if len(refused) == len(actions):
                break
        return [[] if at in refused else values for at, values in enumerate(found)]

    def _try(self, saved: bytes, seat: Seat, action: Action, dice: Rng) -> tuple[int, int | None]:
        """One continuation after an action: how many actions it took, and the chance it led to; None if it is refused."""
        state = self._world(saved, seat, dice)
        try:
            self._game.play(state, seat, action, dice, discard_events)
        except Refused:
            return 1, None
        return 1 + self._carry_on(state, dice), self._values(state)[seat]

    def _world(self, saved: bytes, eyes: Seat | None, dice: Rng) -> Any:
        """A position that looks the same to some eyes."""
        state = msgspec.msgpack.decode(saved, type=self._game.state)
        self._game.redeterminize(state, eyes, dice)
        if eyes is not None and self._lookahead is not None and self._lookahead.sample_hidden is not None:
            self._lookahead.sample_hidden(state, eyes, dice)
        return state

    def _carry_on(self, state: Any, dice: Rng, horizon: int = 1) -> int:
        """Play an imagined game on in place, `horizon` times as far as its game likes it to be judged for a move.

        Returns how many actions that counts for.
        """
        lookahead, game = self._lookahead, self._game
        if lookahead is None:
            try:
                return play_out(game, state, dice, self._kinds, MOST) + 1
            except RuntimeError:
                return MOST
        ripe = None if lookahead.phase is None else lookahead.phase(state) + horizon * lookahead.lookahead_phases
        played = 0
        while played < horizon * lookahead.max_depth and game.result(state) is None:
            if ripe is not None and lookahead.phase is not None and lookahead.phase(state) >= ripe:
                break
            seat, action = lookahead.rollout_policy(state, dice)
            game.play(state, seat, action, dice, discard_events)
            played += 1
        return played + EVALUATION

    def _values(self, state: Any) -> list[int]:
        """Everybody's chance where a continuation ends: nobody is ahead in one that was broken off without evaluation."""
        if self._lookahead is not None:
            return doubted(self._lookahead.evaluate(state), self._lookahead.crowd_doubt)
        ranks = self._game.result(state)
        return [CERTAIN // self._seats] * self._seats if ranks is None else final_odds(ranks)


def doubted(chances: list[int], doubt: float) -> list[int]:
    """Chances drawn together, the more so the more seats still have one: their odds raised to (2 / seats) ** doubt."""
    rivals = len([each for each in chances if each > 0])
    if not doubt or rivals <= PAIR:
        return chances
    power = (PAIR / rivals) ** doubt
    return win_probabilities([each**power if each > 0 else 0.0 for each in chances])


def alternatives(game: GameSpec[Any], state: Any, seat: Seat, action: Action) -> list[Action]:
    """What a seat might have done instead of an action: what robots like best, never giving up."""
    able = [each for each in game.legal_actions(state, seat) if not issubclass(each.action, GIVING_UP)]
    if game.robots is None:
        found = [(0, each) for legal in able if legal.blocked is None and legal.wait for each in candidates(legal)]
    else:
        found = ranked_candidates(game.robots, game.view(state, seat), able)
    return [each for _, each in shortlist(found, CHOICES) if each != action][: CHOICES - 1]

"""Games under way that nobody plays: for pictures of what a game looks like, and to draw something before anybody waits.

Always the same ones, and quickly made: some tens of milliseconds each, for a thread beside the event loop.
"""

from functools import cache
from typing import Any

from bot.cli.playthrough import after, steps
from bot.games import GAMES

SEATS, SEED = 4, 7
STEPS = 24
"""Actions after which a game is shown whose pictures name no sample."""


def after_turns(game: str, turns: int) -> Any:
    """The view that everybody has after some turns of robots; its game's views have a `turn`."""
    return after(game, SEATS, SEED, turns, "easy")


@cache
def after_steps(key: str) -> Any:
    """The view that everybody has after some actions of robots that play at random."""
    game, state = GAMES[key], None
    seats = min(max(SEATS, game.seats[0]), game.seats[-1])
    for step, _ in zip(steps(key, seats, SEED), range(STEPS), strict=False):
        state = step.state
    return game.view(state, None)

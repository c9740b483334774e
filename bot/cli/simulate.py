"""Whole games played by robots at the slow pace, without clock and store."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.cli.playthrough import turn_of
from bot.games import GAMES
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.spec import GameSpec
from bot.tables.model import SLOW


class Summary(msgspec.Struct, frozen=True):
    """`turns`, `actions` and `seconds` of all games together, `results` the ranks by seat of each.

    A game that did not end has the result None; it is not finished, and its actions and turns are not counted.
    """

    game: str
    seats: int
    robots: str
    games: int
    finished: int
    turns: int
    actions: int
    seconds: float
    results: list[list[int] | None]

    def __str__(self) -> str:
        """The summary for people."""
        played = max(self.finished, 1)
        wins = [sum(result is not None and result[seat] == 1 for result in self.results) for seat in range(self.seats)]
        return (
            f"{self.game}: {self.finished} of {self.games} games with {self.seats} {self.robots} robots ended.\n"
            f"{self.turns / played:.1f} turns and {self.actions / played:.1f} actions a game, "
            f"{self.actions / max(self.seconds, 1e-9):,.0f} actions a second, {self.seconds:.2f} s in all.\n"
            f"Games won by seat: {', '.join(map(str, wins))}.\n"
        )


def simulate(key: str, seats: int, games: int, seed: int, kind: str) -> Summary:
    """Play `games` games with `seats` robots of one kind. The same seed plays the same games."""
    game = GAMES[key]
    begun = time.perf_counter()
    played = [_play(game, seats, FastRng(seed * 1_000_003 + number), [kind] * seats) for number in range(games)]
    spent = time.perf_counter() - begun
    ended = [one for one in played if one is not None]
    return Summary(
        game=key,
        seats=seats,
        robots=kind,
        games=games,
        finished=len(ended),
        turns=sum(turns for turns, _, _ in ended),
        actions=sum(actions for _, actions, _ in ended),
        seconds=round(spent, 6),
        results=[None if one is None else one[2] for one in played],
    )


def _play(
    game: GameSpec[Any], seats: int, dice: FastRng, kinds: Sequence[str]
) -> tuple[int, int, list[int] | None] | None:
    """Turns, actions and ranks of one game; None when it did not end."""
    state = game.setup(seats, default_options(game, SLOW), dice)
    try:
        actions = play_out(game, state, dice, kinds)
    except RuntimeError:
        return None
    return turn_of(game.view(state, None), actions), actions, game.result(state)

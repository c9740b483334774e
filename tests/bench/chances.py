"""How true the chances of analyses are: positions of robots' games against who won them, and what an analysis costs.

    python tests/bench/chances.py city classic --games 60
    python tests/bench/chances.py city --cost

The Brier score is the sum over all seats of the squared error of the chance (0 to 2), the logarithmic loss that of the
winner's chance; beside each what it would be if all had always the same chance. Chances are told in five bands with how
many of them came true.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.cli.playthrough import steps
from bot.games import GAMES
from bot.kit.mechanics.ranking import final_odds
from bot.kit.robots.forecast import Forecast
from bot.tables.analysis.game_analysis import analyse

POSITIONS = 8
"""Positions of each game, evenly spread."""
THOUGHTS = 0.02
"""Of a strong robot's budget for a move; analyses of long games take some ten times as much."""
BANDS = 5
SAID = tuple[list[float], list[float]]
"""Chances by seat, and what came of them."""


def positions(key: str, seats: int, seed: int) -> Iterator[SAID]:
    """What is said of positions of a game of normal robots, and who won."""
    game = GAMES[key]
    states = [msgspec.msgpack.encode(step.state) for step in steps(key, seats, seed, "normal")]
    ranks = game.result(msgspec.msgpack.decode(states[-1], type=game.state))
    if ranks is None:
        return
    forecast, won = Forecast(game, seats), shares(final_odds(ranks))
    for part in range(POSITIONS):
        at = len(states) * part // POSITIONS
        yield shares(forecast.chances(states[at], THOUGHTS, at)), won


def shares(chances: Sequence[int]) -> list[float]:
    """Chances whose sum is 1, also where several seats win together."""
    return [each / sum(chances) for each in chances]


def losses(said: Sequence[SAID]) -> tuple[float, float]:
    """The Brier score and the logarithmic loss."""
    brier = [sum([(one - other) ** 2 for one, other in zip(chances, won, strict=True)]) for chances, won in said]
    lost = [
        -sum([other * log(max(one, 1e-4)) for one, other in zip(chances, won, strict=True)]) for chances, won in said
    ]
    return sum(brier) / len(said), sum(lost) / len(said)


def bands(said: Sequence[SAID]) -> str:
    """By band of chances: how high they were on average, how many came true, of how many."""
    pairs = [pair for chances, won in said for pair in zip(chances, won, strict=True)]
    found = []
    for band in range(BANDS):
        inside = [pair for pair in pairs if min(BANDS - 1, int(pair[0] * BANDS)) == band]
        if inside:
            mean, true = (100 * sum([pair[at] for pair in inside]) / len(inside) for at in (0, 1))
            found.append(f"{mean:.0f}% -> {true:.0f}% ({len(inside)})")
    return ", ".join(found)


def calibration(key: str, seats: int, games: int) -> str:
    """A line for a game."""
    said = [each for seed in range(1, games + 1) for each in positions(key, seats, seed)]
    even = [([1 / seats] * seats, won) for _, won in said]
    (brier, lost), (flat, most) = losses(said), losses(even)
    return f"{key}, {seats} seats: Brier {brier:.3f} ({flat:.3f}), log {lost:.3f} ({most:.3f}); {bands(said)}"


def cost(key: str, seats: int) -> str:
    """What the analysis of a game costs, all seats being people's."""
    from tests.present.past_games import played

    _, history = played(key, most=20_000, seats=seats)
    begun = time.process_time()
    found = analyse(GAMES[key], history._sealed, history.steps)
    spent, count = time.process_time() - begun, sum(each.count for each in found.choices)
    return f"{key}, {seats} seats: {len(history.turns)} turns, {count} decisions: {spent:.0f} s of CPU"


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", default=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--cost", action="store_true", help="what a whole analysis costs instead")
    asked = parser.parse_args()
    for key in asked.keys:
        print(cost(key, asked.seats) if asked.cost else calibration(key, asked.seats, asked.games), flush=True)


if __name__ == "__main__":
    main()

"""All games side by side: one table with a row for each, every column measured in the same way."""

import statistics
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from bot.cli.playthrough import PEOPLE, steps
from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.engine import apply_action, copy, default_options, encode
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.testing.random_games import Position
from tests.bench.boards import Spent, views
from tests.bench.figures import Figure, rate
from tests.contract import ui_crawler

SEATS = 4
COLUMNS = ("random /s", "x chess", "decide /s", "state kB", "copy us", "screens ms", "board ms", "x floor", "most kB")
"""Random actions a second, beside moves of python-chess; commands judged, copied and played; a late state and its copy;
everything shown of a position and every press followed; a changed board's CPU, beside its floor, and its bytes."""
MOVES = "reference: python-chess"
SLOWEST = 4
"""Seconds shared by the columns of a row are so many times those of a figure."""


def whole_game(key: str, dice: FastRng) -> int:
    """A random game in place; its actions."""
    game = GAMES[key]
    return play_out(game, game.setup(SEATS, default_options(game, "slow"), dice), dice)


def table(seconds: float, found: Sequence[Figure]) -> Iterator[str]:
    """The lines of the table; `found` has the references."""
    moves = max(each.value for each in found if each.name.startswith(MOVES))
    yield f"{f'{SEATS} seats':<10}" + "".join(f"{name:>12}" for name in COLUMNS)
    for key in GAMES:
        yield f"{key:<10}" + "".join(f"{value:>12,.1f}" for value in row(key, seconds * SLOWEST / len(COLUMNS), moves))


def row(key: str, seconds: float, moves: float) -> Iterator[float]:
    """The columns of a game."""
    dice = FastRng(1)
    played = rate(lambda: whole_game(key, dice), seconds)
    yield from (played, played / moves)
    seen = list(steps(key, SEATS, 1, "normal"))
    late = seen[-len(seen) // 8].state
    yield rate(_deciding(key, seen), seconds)
    yield from (len(encode(late)) / 1e3, 1e6 / rate(_copying(key, late), seconds))
    yield 1e3 / rate(_presenting(key, late), seconds)
    painted = Spent(key)
    painted.run(views(key), PEOPLE[:SEATS], seconds)
    median = statistics.median(painted.changed)
    yield from (1e3 * median, median / statistics.median(painted.least), max(painted.sizes) / 1e3)


def _deciding(key: str, seen: Sequence[Any]) -> Callable[[], int]:
    """Judge, copy and play at the positions of a game."""
    turns = [(one.state, other.seat, other.action) for one, other in pairwise(seen)]
    dice = FastRng(1)

    def work() -> int:
        for state, seat, action in turns:
            apply_action(GAMES[key], state, seat, action, dice)
        return len(turns)

    return work


def _copying(key: str, state: Any) -> Callable[[], int]:
    """Copies of a late state."""

    def work() -> int:
        for _ in range(100):
            copy(GAMES[key], state)
        return 100

    return work


def _presenting(key: str, state: Any) -> Callable[[], int]:
    """A position shown: every message and private panel, every press followed."""
    position = Position(GAMES[key], SEATS, state)

    def work() -> int:
        ui_crawler.Screens(position, ui_crawler.table(position, "fr", "slow"), translator_for("fr")).check()
        return 1

    return work

"""`make tournament ARGS="--game deal"`: robots against each other, seats swapped by turns; win rates with 95 % intervals.

A pairing of two seats is one kind against another, of more seats one against several of the other. A shared victory is
shared. Every game has its own seed, printed as a range; in long games the strong robot thinks with a smaller budget than at a
table.
Beside that: games of many robots that must end with nothing lost, how long a strong move takes at a table, and how often
normal and strong robots do what nobody in their senses would (`tests/bench/silly/<game>.py`, where there is one).
"""

import argparse
import math
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import islice, pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.cli.playthrough import steps  # noqa: E402
from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from bot.kit.contract import CLOCK, Action, Seat  # noqa: E402
from bot.kit.engine import default_options  # noqa: E402
from bot.kit.rng import FastRng  # noqa: E402
from bot.kit.robots.baseline import choose, play_out  # noqa: E402
from bot.kit.robots.search import SearchContext  # noqa: E402
from bot.kit.spec import GameSpec  # noqa: E402
from bot.tables.model import SLOW  # noqa: E402

BUDGETS = {"city": 1_200, "classic": 800, "knockout": 3_000}
"""Imagined actions for a strong move in a tournament, by game; in all others as many as at a table."""
ENDING = {"city": 300, "classic": 300, "builder": 300, "deal": 1_000, "knockout": 300}
"""Games of as many robots as may sit at a table, by game, that must end."""
TURNED: dict[str, tuple[dict[str, str], ...]] = {"classic": ({"speed": "on"}, {"speed": "off"})}
"""Options that those games have by turns."""
SILLY = 200
"""Games of normal robots, and as many of strong ones, in which silly acts are counted."""
SEATED = {"normal": 4, "strong": 3}
"""How many sit in these, as far as the game seats so many: of strong robots fewer, they take their time."""
MOST = 100_000
"""Actions of a game that does not end."""
Z = 1.959964
"""Standard deviations of a 95 % interval."""


class Pairing(msgspec.Struct, frozen=True):
    """One robot of `kind` against `others` of another kind; it should win at least the share `least`.

    The lower bound of the interval should be above `surely`.
    """

    kind: str
    other: str
    others: int
    least: float
    surely: float = 0.0

    def __str__(self) -> str:
        return f"{self.kind} against {self.others} {self.other}"

    def kinds(self, number: int) -> list[str]:
        """The robots by seat in game `number`: the one goes round the table."""
        seats = [self.other] * (self.others + 1)
        seats[number % len(seats)] = self.kind
        return seats


PAIRINGS = (
    Pairing("easy", "random", 1, 0.75),
    Pairing("normal", "easy", 1, 0.65),
    Pairing("strong", "normal", 1, 0.65, 0.55),
    Pairing("strong", "easy", 3, 0.40),
)
LUCKY = {"deal": 0.60}
"""What strong must reach against normal in a game in which luck weighs more than in the others."""


def barred(pairing: Pairing, key: str) -> Pairing:
    """The pairing with the bar of the game."""
    return replace(pairing, least=LUCKY.get(key, pairing.least)) if pairing.surely else pairing


class Score(msgspec.Struct, frozen=True):
    """What came of a pairing: `won` games of `games`, halves for shared ones; seconds of all cores together."""

    pairing: Pairing
    games: int
    won: float
    seconds: float
    actions: int

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the true share, 95 %."""
        n, share = self.games, self.won / self.games
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
        return middle - half, middle + half

    @property
    def met(self) -> bool:
        """Whether the share reaches its bar, and its interval lies above the other."""
        return self.won / self.games >= self.pairing.least and self.interval[0] > self.pairing.surely

    def __str__(self) -> str:
        low, high = self.interval
        bar = f"at least {self.pairing.least:.0%}"
        if self.pairing.surely:
            bar += f", surely above {self.pairing.surely:.0%}"
        return (
            f"{self.pairing!s:<26}{self.won:>7g} of {self.games}  {self.won / self.games:6.1%}"
            f"  95 %: {low:.1%} to {high:.1%}  {bar}: {'met' if self.met else 'MISSED'}"
            f"  ({self.actions / self.games:.0f} actions and {self.seconds / self.games:.2f} s a game)"
        )


def play(key: str, pairing: Pairing, number: int, seed: int, budget: int) -> tuple[float, int, float]:
    """One game: its share of the victory, its actions, its seconds."""
    game = GAMES[key]
    begun = time.process_time()
    dice = FastRng(seed * 1_000_003 + number)
    kinds = pairing.kinds(number)
    state = game.setup(len(kinds), default_options(game, SLOW), dice)
    actions = play_out(game, state, dice, kinds, budget=budget)
    ranks = game.result(state) or []
    won = 1 / ranks.count(1) if ranks[kinds.index(pairing.kind)] == 1 else 0.0
    return won, actions, time.process_time() - begun


def scored(pool: ProcessPoolExecutor, given: argparse.Namespace, pairing: Pairing) -> Score:
    """All games of a pairing."""
    works = [pool.submit(play, given.game, pairing, number, given.seed, given.budget) for number in range(given.games)]
    played = [work.result() for work in works]
    won, actions, seconds = (sum(column) for column in zip(*played, strict=True))
    return Score(pairing, given.games, won, seconds, int(actions))


def ended(key: str, number: int, seed: int) -> int:
    """One game of easy and normal robots, as many as the number says; its actions. Raises if it does not end well."""
    game = GAMES[key]
    dice = FastRng(seed * 1_000_003 + number)
    seats = game.seats[number % len(game.seats)]
    turned = TURNED.get(key, ({},))
    state = game.setup(seats, default_options(game, SLOW) | turned[number // len(game.seats) % len(turned)], dice)
    before = game.conserved_totals(state)
    actions = play_out(game, state, dice, [("easy", "normal")[dice.die(2) - 1] for _ in range(seats)], MOST)
    if game.conserved_totals(state) != before or 1 not in (game.result(state) or ()):
        raise RuntimeError(f"Game {number} of seed {seed} did not end well.")
    return actions


def endings(pool: ProcessPoolExecutor, given: argparse.Namespace) -> str:
    """Play them all."""
    works = [pool.submit(ended, given.game, number, given.seed) for number in range(given.endings)]
    actions = [work.result() for work in works]
    seats = GAMES[given.game].seats
    return (
        f"{given.endings} games of {seats[0]} to {seats[-1]} easy and normal robots ended, nothing lost: "
        f"{sum(actions) / len(actions):.0f} actions a game, {max(actions)} at most"
    )


class Watch(Protocol):
    """What `tests/bench/silly/<game>.py` has: counts the silly acts of one game.

    `counts` and `chances` are by the name of the act: how often it was done, and how often it could have been.
    """

    counts: dict[str, int]
    chances: dict[str, int]

    def before(self, game: GameSpec[Any], state: Any, seat: Seat, action: Action) -> None:
        """Called with the state in which a robot does `action`."""
        ...

    def after(self, game: GameSpec[Any], state: Any) -> None:
        """Called with the state that came of it."""
        ...


class Silly(msgspec.Struct, frozen=True):
    """What was counted in some games; `seconds` of one core."""

    counts: dict[str, int]
    chances: dict[str, int]
    seconds: float


def watcher(key: str) -> type[Watch] | None:
    """The class that counts the silly acts of a game, if anybody has written down what they are."""
    if not (Path(__file__).parent / "silly" / f"{key}.py").exists():
        return None
    found: type[Watch] = import_module(f"tests.bench.silly.{key}").Watch
    return found


def silly_acts(key: str, kind: str, number: int, seed: int, budget: int) -> Silly:
    """The silly acts in one game of robots of a kind."""
    watch, game = watcher(key), GAMES[key]
    assert watch is not None, "asked for only where there is one"
    begun, seen = time.process_time(), watch()
    seats = max([seats for seats in game.seats if seats <= SEATED[kind]])
    for before, now in pairwise(steps(key, seats, seed * 1_000_003 + number, kind, budget)):
        if now.seat != CLOCK and now.action is not None:
            seen.before(game, before.state, now.seat, now.action)
            seen.after(game, now.state)
    return Silly(seen.counts, seen.chances, time.process_time() - begun)


def silly(pool: ProcessPoolExecutor, given: argparse.Namespace, kind: str) -> str:
    """All games of a kind, summed up: a line for each act."""
    works = [
        pool.submit(silly_acts, given.game, kind, number, given.seed, given.budget) for number in range(given.silly)
    ]
    counts: Counter[str] = Counter()
    chances: Counter[str] = Counter()
    seconds = 0.0
    for work in works:
        found = work.result()
        counts.update(found.counts)
        chances.update(found.chances)
        seconds += found.seconds
    lines = [
        f"silly acts in {given.silly} games of {SEATED[kind]} {kind} robots ({seconds / given.silly:.1f} s a game)"
    ]
    for name in chances:
        share = f" ({counts[name] / chances[name]:.2%})" if chances[name] else ""
        lines.append(f"  {name}: {counts[name]} of {chances[name]}{share}")
    return "\n".join(lines)


def timed(key: str, seed: int) -> str:
    """How long strong moves take at the budget of a table, in positions of a game of four normal robots."""
    game = GAMES[key]
    seconds = []
    for step in islice(steps(key, 4, seed, "normal"), 5, None, 7):
        asked = [seat for wait in game.waits(step.state) if not wait.held for seat in wait.seats if seat != CLOCK]
        for seat in asked[:1]:
            begun = time.process_time()
            view, legal_actions = game.view(step.state, seat), game.legal_actions(step.state, seat)
            choose("strong", game, view, legal_actions, FastRng(seed), SearchContext(game, step.state, seat))
            seconds.append(time.process_time() - begun)
    return (
        f"{len(seconds)} strong moves at a table of four, {SearchContext(game, step.state, 0).budget} imagined actions: "
        f"{sum(seconds) / len(seconds):.2f} s of one core, {max(seconds):.2f} s at most"
    )


def main() -> int:
    """Print each pairing as it is decided; status 1 when a bar is missed."""
    parser = argparse.ArgumentParser(description="Let robots play against each other.")
    parser.add_argument("--game", default="city", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=400, help="for each pairing (default 400)")
    parser.add_argument("--seed", type=int, default=1, help="game n has the seed seed * 1000003 + n")
    parser.add_argument(
        "--budget", type=int, default=0, help="imagined actions for a strong move (default by game, 0: as at a table)"
    )
    parser.add_argument("--endings", type=int, default=-1, help="games of many robots that must end (default by game)")
    parser.add_argument(
        "--silly",
        type=int,
        default=SILLY,
        help=f"games of normal, and of strong robots in which silly acts are counted (default {SILLY})",
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="pairings that begin with this word")
    given = parser.parse_args()
    given.budget = given.budget or BUDGETS.get(given.game, 0)
    given.endings = ENDING.get(given.game, 0) if given.endings < 0 else given.endings
    print(
        f"{given.game}: {given.games} games for each pairing, seeds {given.seed * 1_000_003} to "
        f"{given.seed * 1_000_003 + given.games - 1}, {given.budget or 'as many as at a table'} imagined actions for a strong move, "
        f"{given.workers} processes"
    )
    begun = time.perf_counter()
    met = True
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for pairing in PAIRINGS:
            if str(pairing).startswith(given.only):
                score = scored(pool, given, barred(pairing, given.game))
                met &= score.met
                print(score, flush=True)
        if given.endings:
            print(endings(pool, given), flush=True)
        for kind in SEATED if given.silly and watcher(given.game) else ():
            print(silly(pool, given, kind), flush=True)
    print(timed(given.game, given.seed))
    print(f"{time.perf_counter() - begun:.0f} s in all")
    return int(not met)


if __name__ == "__main__":
    sys.exit(main())

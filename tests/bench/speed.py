"""`make bench`: how fast the house is, beside the machine's own references, measured in the same run.

Machines are noisy: what counts are the ratios. Each figure is the best of some rounds; the references come first and
last again, so that a change of the machine's mood shows.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import chess
import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from bot.kit.contract import LegalAction, Wait  # noqa: E402
from bot.kit.rng import FastRng  # noqa: E402
from bot.kit.robots.baseline import choose  # noqa: E402
from bot.tables.model import PLAYING, TableChanged  # noqa: E402
from tests.bench import (  # noqa: E402
    bench_slides,
    boards,
    busy,
    compare_games,
    looking_back,
    messages,
    noise,
    press_profile,
    sockets,
)
from tests.bench.compare_games import whole_game  # noqa: E402
from tests.bench.figures import Figure, rate  # noqa: E402
from tests.bench.slides import packed, sliding  # noqa: E402
from tests.bot_harness import BotHarness  # noqa: E402
from tests.playground import page_harness, phone_heights  # noqa: E402

T = TypeVar("T")
CHESS = "reference: python-chess, random moves"
KEY = "city"
SEATS = 4
BARS = {"city": 3.0, "classic": 3.0, "builder": 3.0, "deal": 2.0}
"""The random play of a game has to reach so many times python-chess's."""
LEAST_SUBMITS, MOST_CPU = 0.33, 0.8
"""Durable commands for each bare transaction, one after another, and the ms of processor that one may take."""
SLIDES, COMBS = 8_000, 1_000
"""Slides of Knockout a second that are asked for, on boards of sixteen and into fifteen tokens that touch."""


def chess_game(luck: random.Random) -> int:
    """A random game of python-chess; its moves."""
    board = chess.Board()
    moves = 0
    while not board.is_game_over() and moves < 300:
        board.push(luck.choice(list(board.legal_moves)))
        moves += 1
    return moves


def chess_rate(seconds: float) -> float:
    """Random moves of python-chess in a second."""
    luck = random.Random(1)
    return rate(lambda: chess_game(luck), seconds)


def fsync_rate(seconds: float) -> float:
    """The machine's own durable commits: one row in a SQLite file with full synchronisation."""
    with tempfile.TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder) / "reference.db", isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE rows (text TEXT)")

        def work() -> int:
            connection.execute("INSERT INTO rows VALUES (?)", ("x" * 4000,))
            return 1

        found = rate(work, seconds)
        connection.close()
    return found


class Submitted(msgspec.Struct):
    """Commands through the door of one table, committed before they are answered: seconds of each, of processor in all."""

    took: list[float]
    cpu: float = 0.0


async def submitting(seconds: float) -> Submitted:
    """Commands for so long."""
    done = Submitted([])
    luck = FastRng(2)
    with tempfile.TemporaryDirectory() as folder:
        harness = await BotHarness(Path(folder)).boot()
        harness.tables.listen(lambda _: harness.published.clear())  # the bot keeps no old states either
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            id_ = await harness.playing(KEY, pace="slow")
            while harness.table(id_).phase == PLAYING and time.perf_counter() < end:
                state = harness.table(id_).state
                wait = GAMES[KEY].waits(state)[0]
                action = choose("random", GAMES[KEY], None, simple(state, wait), luck)
                if action is None:
                    raise RuntimeError(f"Nothing to do for {wait}.")
                begun, cpu = time.perf_counter(), time.process_time()
                answer = await harness.press(id_, wait.seats[0], action, wait.id)
                done.took.append(time.perf_counter() - begun)
                done.cpu += time.process_time() - cpu
                if not isinstance(answer, TableChanged):
                    raise RuntimeError(f"{action} is refused: {answer}")
        await harness.close()
    return done


def simple(state: Any, wait: Wait) -> list[LegalAction]:
    """What the first seat may answer to a decision, but for what may be refused as a combination."""
    legal_actions = GAMES[KEY].legal_actions(state, wait.seats[0])
    return [each for each in legal_actions if each.wait == wait.id and each.action not in GAMES[KEY].cross_checked]


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run `work` in an event loop of its own, beside the bench's."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def figures(seconds: float) -> Iterator[Figure]:
    """Everything, in the order in which it is printed."""
    moves = chess_rate(seconds)
    yield Figure(CHESS, moves, "moves/s")
    dice = FastRng(1)
    played = {key: rate(partial(whole_game, key, dice), seconds) for key in BARS}
    again = chess_rate(seconds)
    yield Figure(CHESS, again, "moves/s")
    for key, bar in BARS.items():
        name = f"{key.capitalize()}, random play in place"
        yield Figure(name, played[key], "actions/s", played[key] / max(moves, again), bar)
    slid = rate(sliding(), seconds)
    yield Figure("Knockout, slides on boards of sixteen", slid, "slides/s", slid / SLIDES, 1.0)
    combs = rate(packed(), seconds)
    yield Figure("Knockout, slides into fifteen packed together", combs, "slides/s", combs / COMBS, 1.0)
    yield from submits(seconds)
    yield from boards.figures(2 * seconds)
    yield Figure(CHESS, chess_rate(seconds), "moves/s")


def submits(seconds: float) -> Iterator[Figure]:
    """The durable command beside a bare transaction, which is measured before and after it."""
    commits = [fsync_rate(seconds)]
    done = in_a_loop(submitting(2 * seconds))
    commits.append(fsync_rate(seconds))
    for each in commits:
        yield Figure("reference: SQLite, one durable row", each, "commits/s")
    took, cpu = sorted(done.took), 1e3 * done.cpu / len(done.took)
    found = len(took) / sum(took)
    yield Figure("submit, one table after another press", found, "commands/s", found / max(commits), LEAST_SUBMITS)
    yield Figure("submit, processor per command", cpu, "ms", most=MOST_CPU)
    yield Figure("submit, median", 1e3 * statistics.median(took), "ms")
    yield Figure("submit, 99 of 100 within", 1e3 * took[int(len(took) * 0.99)], "ms")


async def over_sockets(seconds: float) -> AsyncIterator[Figure]:
    """The bot as a process of its own."""
    async for figure in sockets.pressing(2 * seconds):
        yield figure
    async for figure in sockets.resting():
        yield figure
    async for figure in bench_slides.sliding():
        yield figure
    async for figure in busy.playing():
        yield figure


async def heights() -> None:
    """Print how high messages and panels are on phones."""
    if not page_harness.THERE:
        print(f"{page_harness.CHROMIUM} is missing: heights are not measured.")
        return
    screens = await asyncio.to_thread(phone_heights.every)
    found = await phone_heights.measured(screens)
    print(*(phone_heights.table(screens, high, room) for room, high in found.items()), sep="\n", flush=True)


async def everything(seconds: float, only: str) -> list[Figure]:
    """Each figure as it is measured; `only`: one of the parts, or nothing for all."""
    found = []
    for figure in figures(seconds) if only in ("", "rules") else ():
        found.append(figure)
        print(figure, flush=True)
    parts = (
        ("rules", looking_back.figures),
        ("sockets", partial(over_sockets, seconds)),
        ("turns", messages.figures),
    )
    for part, measure in parts:
        if only in ("", part):
            async for figure in measure():
                found.append(figure)
                print(figure, flush=True)
    if only in ("", "turns"):
        await heights()
    return found


def main() -> int:
    """Print the table as it is measured; status 1 when a bar is missed."""
    parser = argparse.ArgumentParser(description="Measure the house beside the machine's own references.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure (default 3)")
    parser.add_argument("--only", choices=("rules", "sockets", "turns"), default="", help="one part of the table")
    parser.add_argument("--runs", type=int, default=1, help="how often everything is measured (default 1)")
    parser.add_argument("--profile", action="store_true", help="only where the time of a press goes")
    given = parser.parse_args()
    if given.profile:
        print(*asyncio.run(press_profile.profiled(4 * given.seconds)), sep="\n")
        return 0
    before = noise.load()
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, {SEATS} seats, load {before:.1f}")
    runs = [asyncio.run(everything(given.seconds, given.only)) for _ in range(given.runs)]
    found = [figure for run in runs for figure in run]
    if given.only in ("", "rules"):
        print(*compare_games.table(given.seconds, found), sep="\n")
    print(*noise.summary(runs) if given.runs > 1 else (), *noise.notes(before, found), sep="\n")
    file = ROOT / ".artifacts" / "bench.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return int(not all(figure.met for figure in found))


if __name__ == "__main__":
    sys.exit(main())

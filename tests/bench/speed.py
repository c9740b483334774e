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
from typing import Any

import chess
import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from bot.kit.contract import LegalAction, Wait  # noqa: E402
from bot.kit.rng import FastRng  # noqa: E402
from bot.kit.robots.baseline import choose  # noqa: E402
from bot.tables.model import PLAYING, TableChanged  # noqa: E402
from tests.bench import bench_slides, boards, busy, compare_games, messages, press_profile, sockets  # noqa: E402
from tests.bench.compare_games import whole_game  # noqa: E402
from tests.bench.figures import Figure, rate  # noqa: E402
from tests.bench.slides import packed, sliding  # noqa: E402
from tests.bot_harness import BotHarness  # noqa: E402
from tests.playground import page_harness, phone_heights  # noqa: E402

KEY = "city"
SEATS = 4
BARS = {"city": 2.0, "classic": 2.0, "builder": 2.0, "deal": 1.5}
"""The random play of a game has to reach so many times python-chess's."""
SLIDES = 1_000
"""Slides of Knockout a second that are asked for; its random play is physics more than anything else."""


def chess_game(luck: random.Random) -> int:
    """A random game of python-chess; its moves."""
    board = chess.Board()
    moves = 0
    while not board.is_game_over() and moves < 300:
        board.push(luck.choice(list(board.legal_moves)))
        moves += 1
    return moves


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


async def submitting(seconds: float) -> list[float]:
    """Seconds of each command through the door of one table, committed before it is answered."""
    took: list[float] = []
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
                begun = time.perf_counter()
                answer = await harness.press(id_, wait.seats[0], action, wait.id)
                took.append(time.perf_counter() - begun)
                if not isinstance(answer, TableChanged):
                    raise RuntimeError(f"{action} is refused: {answer}")
        await harness.close()
    return took


def simple(state: Any, wait: Wait) -> list[LegalAction]:
    """What the first seat may answer to a decision, but for what may be refused as a combination."""
    legal_actions = GAMES[KEY].legal_actions(state, wait.seats[0])
    return [each for each in legal_actions if each.wait == wait.id and each.action not in GAMES[KEY].cross_checked]


def in_a_loop(work: Coroutine[Any, Any, list[float]]) -> list[float]:
    """Run `work` in an event loop of its own, beside the bench's."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def figures(seconds: float) -> Iterator[Figure]:
    """Everything, in the order in which it is printed."""
    luck = random.Random(1)
    moves = rate(lambda: chess_game(luck), seconds)
    yield Figure("reference: python-chess, random moves", moves, "moves/s")
    dice = FastRng(1)
    played = {key: rate(partial(whole_game, key, dice), seconds) for key in BARS}
    again = rate(lambda: chess_game(luck), seconds)
    yield Figure("reference: python-chess again", again, "moves/s")
    for key, bar in BARS.items():
        name = f"{key.capitalize()}, random play in place"
        yield Figure(name, played[key], "actions/s", played[key] / max(moves, again), bar)
    slid = rate(sliding(), seconds)
    yield Figure("Knockout, slides on boards of sixteen", slid, "slides/s", slid / SLIDES, 1.0)
    yield Figure("Knockout, slides into fifteen packed together", rate(packed(), seconds), "slides/s")
    commits = fsync_rate(seconds)
    yield Figure("reference: SQLite, one durable row", commits, "commits/s")
    took = sorted(in_a_loop(submitting(2 * seconds)))
    yield Figure(
        "submit, one table after another press", len(took) / sum(took), "commands/s", len(took) / sum(took) / commits
    )
    yield Figure("submit, median", 1e3 * statistics.median(took), "ms")
    yield Figure("submit, 99 of 100 within", 1e3 * took[int(len(took) * 0.99)], "ms")
    yield from boards.figures(2 * seconds)


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
    for part, measure in (("sockets", partial(over_sockets, seconds)), ("turns", messages.figures)):
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
    parser.add_argument("--profile", action="store_true", help="only where the time of a press goes")
    given = parser.parse_args()
    if given.profile:
        print(*asyncio.run(press_profile.profiled(4 * given.seconds)), sep="\n")
        return 0
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, {SEATS} seats, load {os.getloadavg()[0]:.1f}")
    found = asyncio.run(everything(given.seconds, given.only))
    if given.only in ("", "rules"):
        print(*compare_games.table(given.seconds, found), sep="\n")
    file = ROOT / ".artifacts" / "bench.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return int(not all(figure.met for figure in found))


if __name__ == "__main__":
    sys.exit(main())

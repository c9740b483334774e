"""The durable command: through the door of one table, committed before it is answered, beside a bare transaction.

The bare transaction has the bot's pragmas and writes as many pages as a step, in the same file system: what is compared
is what the bot adds to the disk. One of a single page is printed beside it.
"""

import asyncio
import gc
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bot.games import GAMES
from bot.kit.contract import LegalAction, Wait
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.runtime import garbage
from bot.tables.model import PLAYING, TableChanged
from bot.tables.storage.database import PRAGMAS
from tests.bench.figures import STRETCHES, Figure, rate
from tests.bot_harness import BotHarness

T = TypeVar("T")
KEY = "city"
LEAST, MOST_CPU = 0.33, 0.8
"""Commands for each bare transaction, one after another, and the ms of processor that one may take."""
ROUNDS = 3
FRAME = 4096 + 24
"""Bytes of a page in the file that SQLite writes first."""
COUNTED = 50
"""Commands whose pages are counted, before that file is begun anew."""


class Round(msgspec.Struct):
    """Commands one after another: seconds of each, of processor in all, and pages that one of the first writes.

    `ends`: seconds of each that ended a game, whose whole record is played again before the game counts.
    """

    took: list[float]
    ends: list[float] = []
    cpu: float = 0.0
    pages: float = 0.0

    def rate(self, seconds: float) -> float:
        """Commands in a second, in the best stretch of so many seconds: as `figures.rate` measures the bare transaction."""
        best, begun, spent = 0.0, 0, 0.0
        for n, took in enumerate(self.took, 1):
            spent += took
            if spent >= seconds:
                best, begun, spent = max(best, (n - begun) / spent), n, 0.0
        return best or len(self.took) / sum(self.took)


def bare_rate(seconds: float, pages: int) -> float:
    """Transactions of one statement in a second, each durable, that write so many pages."""
    with tempfile.TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder) / "reference.db", isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE rows (text TEXT)")
        texts = cycle([letter * 4000 for letter in "ab"])
        connection.executemany("INSERT INTO rows VALUES (?)", [(next(texts),) for _ in range(pages)])

        def work() -> int:
            connection.execute("UPDATE rows SET text = ?", (next(texts),))
            return 1

        found = rate(work, seconds)
        connection.close()
    return found


async def submitting(seconds: float) -> Round:
    """Commands for so long, after a first game, with whose end the ratings are imported."""
    done = Round([])
    luck = FastRng(2)
    with tempfile.TemporaryDirectory() as folder:
        harness = await BotHarness(Path(folder)).boot()
        harness.tables.listen(lambda _: harness.published.clear())  # the bot keeps no old states either
        log = harness.path.with_name(f"{harness.path.name}-wal")
        first = await harness.playing(KEY, pace="slow")
        before = log.stat().st_size
        await play(harness, first, luck, Round([]), COUNTED)
        done.pages = (log.stat().st_size - before) / FRAME / COUNTED
        await play(harness, first, luck, Round([]))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await play(harness, await harness.playing(KEY, pace="slow"), luck, done, end=end)
        await harness.close()
    return done


async def play(
    harness: BotHarness, id_: int, luck: FastRng, done: Round, most: int | None = None, end: float = float("inf")
) -> None:
    """Commands of a game until it is over, the time is, or so `most` have been carried out."""
    while harness.table(id_).phase == PLAYING and time.perf_counter() < end and (most is None or len(done.took) < most):
        state = harness.table(id_).state
        wait = GAMES[KEY].waits(state)[0]
        action = choose("random", GAMES[KEY], None, simple(state, wait), luck)
        if action is None:
            raise RuntimeError(f"Nothing to do for {wait}.")
        begun, cpu = time.perf_counter(), time.process_time()
        answer = await harness.press(id_, wait.seats[0], action, wait.id)
        playing = harness.table(id_).phase == PLAYING
        (done.took if playing else done.ends).append(time.perf_counter() - begun)
        done.cpu += time.process_time() - cpu if playing else 0.0
        if not isinstance(answer, TableChanged):
            raise RuntimeError(f"{action} is refused: {answer}")


def simple(state: Any, wait: Wait) -> list[LegalAction]:
    """What the first seat may answer to a decision, but for what may be refused as a combination."""
    legal_actions = GAMES[KEY].legal_actions(state, wait.seats[0])
    return [each for each in legal_actions if each.wait == wait.id and each.action not in GAMES[KEY].cross_checked]


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run `work` in an event loop of its own, beside the bench's."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Look for garbage as seldom as the bot does."""
    before = gc.get_threshold()
    garbage.collect_rarely()
    garbage.spare_present()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def figures(seconds: float) -> Iterator[Figure]:
    """Rounds of both, in turns; of each the best one counts, as in all figures."""
    rounds, alike, single = [], [], []
    for _ in range(ROUNDS):
        with collecting_rarely():
            rounds.append(in_a_loop(submitting(seconds)))
        alike.append(bare_rate(seconds / ROUNDS, round(rounds[0].pages)))
        single.append(bare_rate(seconds / ROUNDS, 1))
    best = max(each.rate(seconds / ROUNDS / STRETCHES) for each in rounds)
    took, cpu = sorted(took for each in rounds for took in each.took), min(1e3 * e.cpu / len(e.took) for e in rounds)
    for each in alike:
        yield Figure(f"reference: SQLite, {rounds[0].pages:.0f} durable pages", each, "commits/s")
    yield Figure("SQLite, one durable page", max(single), "commits/s")
    yield Figure("submit, one table after another press", best, "commands/s", best / max(alike), LEAST)
    yield Figure("submit, processor per command", cpu, "ms", most=MOST_CPU)
    yield Figure("submit, median", 1e3 * statistics.median(took), "ms")
    yield Figure("submit, 99 of 100 within", 1e3 * took[int(len(took) * 0.99)], "ms")
    ends = [1e3 * seconds for each in rounds for seconds in each.ends]
    yield Figure("submit, the one that ends a game, least", min(ends, default=0.0), "ms")
    yield Figure("submit, pages written per command", rounds[0].pages, "pages")

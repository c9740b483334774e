"""`make bench`: how fast the house is, beside the machine's own references, measured in the same run.

Machines are noisy: what counts are the ratios. Each figure is the best of some rounds; the references come first and
last again, so that a change of the machine's mood shows.
"""

import argparse
import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import chess
import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.kit.rng import FastRng  # noqa: E402
from tests.bench import (  # noqa: E402
    bench_slides,
    boards,
    busy,
    compare_games,
    durable,
    first_presses,
    looking_back,
    messages,
    noise,
    press_profile,
    sockets,
)
from tests.bench.compare_games import whole_game  # noqa: E402
from tests.bench.figures import Figure, rate  # noqa: E402
from tests.bench.slides import packed, sliding  # noqa: E402
from tests.playground import page_harness, phone_heights  # noqa: E402

CHESS = "reference: python-chess, random moves"
SEATS = 4
BARS = {"city": 3.0, "classic": 3.0, "builder": 3.0, "deal": 2.0}
"""The random play of a game has to reach so many times python-chess's."""
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
    yield from durable.figures(seconds)
    yield from boards.figures(2 * seconds)
    yield Figure(CHESS, chess_rate(seconds), "moves/s")


async def over_sockets(seconds: float) -> AsyncIterator[Figure]:
    """The bot as a process of its own."""
    async for figure in sockets.pressing(2 * seconds):
        yield figure
    async for figure in sockets.resting():
        yield figure
    async for figure in first_presses.pressing():
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
    async with page_harness.chromium() as browser:
        found = await phone_heights.measured(browser, screens)
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

"""What a bot holds in memory while everybody plays: fifty tables of all games, people who read French and English, robots."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from tests.bench.figures import Figure, printed  # noqa: E402 - run as a file, the root has to be found first
from tests.bench.soak import soak  # noqa: E402

TABLES, MINUTES = 50, 6.0
MEGABYTES = 200.0
"""What it may hold at most, so that a host with 512 MB of memory has enough."""


async def playing(tables: int = TABLES, minutes: float = MINUTES) -> AsyncIterator[Figure]:
    """The most memory that was seen, and the presses; the tables begin one after another, while the first ones play."""
    counted, _, log = await soak(minutes, 1, steady=True, tables=tables)
    most = max(taken for _, taken in counted.memory)
    yield Figure(f"memory with {tables} busy tables of all games", most / 1e6, "MB", most=MEGABYTES)
    yield Figure("  presses that failed", counted.failed, f"of {counted.presses}", most=0)
    yield Figure("  mistakes of the bot", log.count("Traceback"), "", most=0)


if __name__ == "__main__":
    sys.exit(asyncio.run(printed(playing())))

"""`make cluster`: several processes on one PostgreSQL server and the local Discord, while everything goes wrong.

People press at random at 2,000 tables in 400 servers. Meanwhile a process dies by kill -9, one stands still for longer
than a lease and wakes, the database server fails and comes back, all processes are restarted one after another, and a
process too many asks for shards that are held. Then every press is compared with the record. `--growth` measures what
a press costs with 1, 2 and 4 processes instead.
"""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.bench.cluster.database import Server
from tests.bench.cluster.growth import ROUNDS, growth
from tests.bench.cluster.judge import Judged, judge, mistakes
from tests.bench.cluster.people import People
from tests.bench.cluster.trial import LONGEST_WAIT, Cluster, Size, Trial
from tests.bench.figures import Figure

SMALL = Size(processes=2, shards=2, tables=60, servers=12, minutes=0.1, rate=10.0)


async def trial(size: Size, seed: int, folder: str = "") -> Judged:
    """One trial from an empty database to the judgement. `folder`: where the processes' logs are kept."""
    with contextlib.nullcontext(folder) if folder else tempfile.TemporaryDirectory() as name:
        async with Server() as server, Playground(FakeDiscord()) as playground:
            await server.prepare(note=True)
            begun = time.perf_counter()
            people = People(playground.world, size.tables, size.servers, size.count, seed)
            await people.write(Path(name), server.address)
            cluster = Cluster(playground, server, Path(name), size)
            going = Trial(cluster, people, seed)
            async with cluster.open():
                await people.shown()
                started = time.perf_counter() - begun
                await going.run(60 * size.minutes)
                going.faults += await _ended(cluster)
            judged = await judge(server, people, going.phases, going.gaps)
            judged.figures.insert(0, Figure("start, with all tables written and shown", started, "s"))
            judged.faults += going.faults + mistakes(cluster.all)
            return judged


async def _ended(cluster: Cluster) -> list[str]:
    """Ask all processes to end; what was wrong with that."""
    for life in cluster.lives:
        life.signal(signal.SIGTERM)
    codes = [await life.status(LONGEST_WAIT) for life in cluster.lives]
    return [] if not any(codes) else [f"the processes ended with {codes}"]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Try several processes on one PostgreSQL server.")
    usual = Size()
    parser.add_argument("--small", action="store_true", help="two processes, a minute")
    parser.add_argument("--growth", action="store_true", help="what a press costs with 1, 2 and 4 processes")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of the growth (default {ROUNDS})")
    parser.add_argument("--seed", type=int, default=1, help="of the people and of what goes wrong")
    parser.add_argument("--logs", default="", help="an empty folder for the processes' logs")
    for name in ("processes", "shards", "tables", "servers", "buckets"):
        parser.add_argument(f"--{name}", type=int, help=f"(default {getattr(usual, name)})")
    for name in ("minutes", "rate"):
        parser.add_argument(f"--{name}", type=float, help=f"(default {getattr(usual, name):g})")
    return parser.parse_args()


def main() -> int:
    """Print what was found; status 1 when a bar was missed."""
    given = _arguments()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests that died with a process
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))  # so that nothing is left running
    begun = time.perf_counter()
    if given.growth:
        judged = asyncio.run(growth(given.rounds))
    else:
        named = {name: value for name in Size.__struct_fields__ if (value := getattr(given, name)) is not None}
        size = replace(SMALL if given.small else Size(), **named)
        print(
            f"{size.processes} processes of {size.shards} shards, {size.tables} tables on {size.servers} servers, "
            f"{size.rate:g} presses/s, {size.buckets} session{'s' * (size.buckets > 1)} at once"
        )
        judged = asyncio.run(trial(size, given.seed, given.logs))
    print(*judged.figures, sep="\n")
    print(*judged.faults, sep="\n")
    print(f"{time.perf_counter() - begun:.0f} s; {'all bars met' if judged.met else 'MISSED'}")
    return int(not judged.met)


if __name__ == "__main__":
    sys.exit(main())

"""`make fuzz`: mutated real traffic for any number of minutes; each failing case is kept as a test.

The bot runs as a process beside the local Discord and gets presses, menus, forms, commands, half-typed options and
events; another process reads mutated texts of controls, board files, rows and whole databases meanwhile. Every
interaction has to be answered once and in time, nothing may be logged as a fault, and what is forged changes no table,
setting or result. `tests/fuzz_cases` gets a file for each failing case, which `make test` replays from then on.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.playground.serve import Playground  # noqa: E402 - run as a file, the root has to be found first
from bot.playground.server import FakeDiscord  # noqa: E402
from tests.api_description import spec  # noqa: E402
from tests.bench.fuzzing.acts import Acts  # noqa: E402
from tests.bench.fuzzing.cases import keep  # noqa: E402
from tests.bench.fuzzing.read_in_process import Read, read  # noqa: E402
from tests.bench.fuzzing.served_run import Sent, ServedRun  # noqa: E402
from tests.bench.fuzzing.served_tables import ServedTables  # noqa: E402
from tests.bench.load import Process  # noqa: E402

MINUTES, MOST_KEPT = 5.0, 20
"""How long it runs, and how many failing cases of one run are kept."""
LIMITED = {"QUARTIER_TABLES_PER_PERSON": "2", "QUARTIER_TABLES_PER_SERVER": "40", "QUARTIER_OPENINGS_PER_MINUTE": "3"}
SETTINGS = LIMITED | {"QUARTIER_LOG_LEVEL": "WARNING", "QUARTIER_FILMS": "0"}


async def served(seconds: float, seed: int, most: int = 10**9) -> Sent:
    """Fuzz a bot's process for so many seconds, or with so many cases."""
    with tempfile.TemporaryDirectory() as name:
        async with Playground(FakeDiscord(spec=spec(), remembered=100)) as playground:
            tables = ServedTables(playground.world)
            await tables.write(Path(name))
            async with Process(playground, Path(name), None, **SETTINGS) as process:
                await process.connected()
                await playground.world.until(lambda: playground.world.state.app.commands[None])
                await tables.shown()
                run = ServedRun(playground, tables, Path(name), lambda: process.log)
                await run.begin()
                await run.fuzz(Acts(run.traffic, random.Random(seed)), time.monotonic() + seconds, most)
                return run.sent


def printed(sent: Sent, done: Read) -> None:
    """The figures."""
    total = sum(sent.cases.values())
    print(f"sent to the bot's process: {total} cases in {sent.seconds:.0f} s ({total / max(1.0, sent.seconds):.0f}/s)")
    for kind, count in sorted(sent.cases.items()):
        print(f"  {kind:<14}{count:>10}")
    print(
        f"  unanswered {sent.unanswered}, answered only when sent again {sent.late}, refused by Discord {sent.refused}"
    )
    print(f"  faults in the log {sent.logged}, changes by what is forged {sent.changed}")
    print(f"read in process: {sum(done.cases.values())} cases")
    for kind, count in sorted(done.cases.items()):
        print(f"  {kind:<14}{count:>10}  {1e3 * done.seconds[kind] / max(1, count):.3f} ms of processor each")
    print(f"  failed {len(done.failed)}")


def main() -> int:
    """Print figures and the files of failing cases; status 1 when there is one."""
    parser = argparse.ArgumentParser(description="Mutated traffic, board files and rows.")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"how long (default {MINUTES})")
    parser.add_argument("--seed", type=int, default=1, help="of the mutations")
    parser.add_argument("--cases", type=int, default=10**9, help="at most so many sent, and so many read of each kind")
    given = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    with ProcessPoolExecutor(1) as beside:
        reading = beside.submit(read, given.seed, 60 * given.minutes, given.cases)
        sent = asyncio.run(served(60 * given.minutes, given.seed, given.cases))
        done = reading.result()
    printed(sent, done)
    for case in [*sent.failed, *done.failed][:MOST_KEPT]:
        print(f"  {keep(case).relative_to(ROOT)}: {case.why}")
    return int(bool(sent.faults or done.failed))


if __name__ == "__main__":
    sys.exit(main())

"""`make stops`: SIGTERM while twelve people press: nobody unanswered, nothing carried out and not told, five seconds.

At each of six tables of City two people bid as fast as they are answered, until Discord has noticed that the bot is gone.
Judged each time: every press made while the bot was there has an answer; what was recorded was answered as done, what
was answered as done is recorded, and everything else was told that the bot restarts; the process ends well and in time.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.i18n.translator import translator_for  # noqa: E402
from bot.playground.model import Interaction  # noqa: E402 - run as a file, the root has to be found first
from bot.playground.serve import Playground  # noqa: E402
from bot.playground.server import FakeDiscord  # noqa: E402
from bot.settings import DATABASE  # noqa: E402
from bot.tables.storage.store import Store  # noqa: E402
from tests.bench import seed_database  # noqa: E402
from tests.bench.load import ACCEPTED, Auctions, Process  # noqa: E402

TABLES, STOPS = 6, 20
LOADED = (0.3, 1.0)
"""Seconds of load before the signal."""
MOST = 5.0
"""Seconds that a planned stop may take."""
LANGUAGES = ("fr", "en-GB")


class Found(msgspec.Struct):
    """What all stops have shown. Times in seconds."""

    stops: int = 0
    presses: int = 0
    done: int = 0
    restarting: int = 0
    unanswered: int = 0
    untold: int = 0
    took: list[float] = []
    faults: list[str] = []


class Bench:
    """The load, the signals and the judge. `jitter`: seconds from, to, that each request takes."""

    def __init__(self, playground: Playground, folder: Path, seed: int, jitter: tuple[float, float]) -> None:
        self.world, self.playground, self.folder, self.jitter = playground.world, playground, folder, jitter
        self.auctions = Auctions(self.world, TABLES, seed_database.LIVE)
        for number, person in enumerate(self.auctions.people):
            person.locale = LANGUAGES[number % len(LANGUAGES)]
        self.chance = random.Random(seed)
        self.found = Found()
        self._left: dict[int, bool] = {}

    async def run(self, stops: int) -> Found:
        """Write the tables, then stop so many times."""
        await self.auctions.write(self.folder)
        for number in range(stops):
            async with Process(self.playground, self.folder) as process:
                await process.connected()
                if not number:
                    await self.auctions.shown()
                await self._stopped(process)
        return self.found

    async def _stopped(self, process: Process) -> None:
        """Load, the signal in the middle of it, and what became of every press."""
        begun = set(self.world.state.interactions)
        self.world.faults.latency = self.jitter
        lanes = [asyncio.create_task(self._lane(number)) for number in range(TABLES) for _ in range(2)]
        await asyncio.sleep(self.chance.uniform(*LOADED))
        at = time.perf_counter()
        status = await process.ended()
        self.found.took.append(time.perf_counter() - at)
        await asyncio.gather(*lanes)
        self.world.faults.latency = (0.0, 0.0)
        self.found.stops += 1
        if status:
            self._fault(f"the status was {status}")
        await self._judge([each for id_, each in self.world.state.interactions.items() if id_ not in begun])

    async def _lane(self, number: int) -> None:
        """Press as long as the bot is there."""
        while self.world.state.app.connected:
            await self.auctions.bid(number)

    async def _judge(self, pressed: list[Interaction]) -> None:
        """Everything that must hold of the presses of one life of the bot."""
        store = await Store.look(self.folder / DATABASE)
        try:
            keys = {
                record.key
                async for table in store.tables.open_tables()
                for record in await store.history.records(table.id)
            }
        finally:
            await store.close()
        for each in pressed:
            self.found.presses += 1
            done, recorded = each.answer in ACCEPTED and not each.ephemerals, str(each.id) in keys
            restarting = any(_says_restarting(message.text) for message in each.ephemerals)
            self.found.done += done
            self.found.restarting += restarting
            if each.failed or each.answered is None:
                self.found.unanswered += 1
                self._fault("a press was not answered" + (", yet it counted" if recorded else ""))
            if recorded and not done:
                self.found.untold += 1
                self._fault(f"a press counted and was answered by {each.answer}")
            if done and not recorded:
                self._fault("a press was answered as done and did not count")

    def _fault(self, what: str) -> None:
        self.found.faults.append(f"stop {self.found.stops}: {what}")


def _says_restarting(text: str) -> bool:
    """Whether a message tells, in a language of the bench, that the bot restarts."""
    return any(text == translator_for(lang).say("error-restarting") for lang in ("fr", "en"))


async def stops(count: int, seed: int, jitter: tuple[float, float] = (0.0, 0.0)) -> Found:
    """So many stops on a fresh database."""
    with tempfile.TemporaryDirectory() as name:
        async with Playground(FakeDiscord()) as playground:
            return await Bench(playground, Path(name), seed, jitter).run(count)


def main() -> int:
    """Print what was found; status 1 when anybody was left without an answer, or waited too long."""
    parser = argparse.ArgumentParser(description="Stop the bot in order while twelve people press.")
    parser.add_argument("--stops", type=int, default=STOPS, help=f"how often (default {STOPS})")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--jitter", type=float, default=0.0, help="seconds that a request may take")
    given = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests that ended with the bot
    found = asyncio.run(stops(given.stops, given.seed, (given.jitter / 4, given.jitter)))
    took = sorted(found.took)
    print(f"stops {found.stops}, presses {found.presses}: done {found.done}, told to come again {found.restarting}")
    print(f"took {took[len(took) // 2]:.2f} s (median), {took[-1]:.2f} s (longest)")
    print(f"unanswered: {found.unanswered}; carried out and not told: {found.untold}; faults: {len(found.faults)}")
    for fault in found.faults[:20]:
        print(f"  {fault}")
    return int(bool(found.faults) or took[-1] > MOST)


if __name__ == "__main__":
    sys.exit(main())

"""Boards deleted at random during play, over real sockets: how many were lost, how soon they were back, how many twice.

`python tests/bench/deletions.py --tables 20 --seconds 60`
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from bot.playground.model import Channel, Guild, ImpossibleError, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import TABLE
from tests.api_description import spec
from tests.moderation import Moderator
from tests.sockets.actors import Bot, find, plays, press, press_table

THINKING, BETWEEN = (0.5, 3.0), (2.0, 12.0)
"""Seconds between two presses at a table, and between two deletions."""
BULK, TWICE = 0.3, 0.3
"""Shares of deletions that take everything, and that take the board's replacement too."""
LOST = 30.0
"""Seconds after which a board counts as lost."""


class Figures(msgspec.Struct):
    """What a storm has shown. `took`: seconds until a board was back. `twice`: boards that stand there twice."""

    deletions: int = 0
    presses: int = 0
    lost: int = 0
    twice: int = 0
    unanswered: int = 0
    violations: int = 0
    refused: Counter[int] = msgspec.field(default_factory=Counter)
    took: list[float] = msgspec.field(default_factory=list)

    def __str__(self) -> str:
        took = sorted(self.took) or [0.0]
        median, most, nearly = statistics.median(took), took[-1], took[int(len(took) * 0.95)]
        late = sum(each > 2.0 for each in took)
        return (
            f"{self.deletions} deletions, {self.presses} presses: {self.lost} boards lost, {self.twice} twice; back after "
            f"{median:.2f} s (median), {nearly:.2f} s (95 %), {most:.2f} s (most), {late} after more than 2 s; {self.unanswered} presses "
            f"unanswered, {self.violations} violations, refused requests {dict(self.refused)}"
        )


class Storm:
    """Tables of two people each on servers of their own."""

    def __init__(self, world: FakeDiscord, seed: int = 1) -> None:
        self.world, self.chance, self.figures = world, random.Random(seed), Figures()

    async def run(self, tables: int, seconds: float) -> Figures:
        """Open the tables, storm, wait until it is quiet, count."""
        seated = [await self.opened() for _ in range(tables)]
        until = time.monotonic() + seconds
        await asyncio.gather(*(work(*each, until) for each in seated for work in (self._play, self._delete)))
        await asyncio.sleep(2.0)
        self.figures.twice = sum(self._twice(*each) for each in seated)
        self.figures.unanswered = len(self.world.state.unanswered)
        self.figures.violations = len(self.world.state.validator.violations)
        lines = self.world.transcript
        self.figures.refused = Counter(line.code or line.status for line in lines if line.status >= 400)
        return self.figures

    async def opened(self) -> tuple[list[Person], Channel]:
        """A table that has begun, and who plays."""
        world = self.world
        guild: Guild = world.add_guild("Storm")
        people = [world.add_person(name) for name in ("Lea", "Tom")]
        general = next(place for place in world.state.channels.values() if place.guild == guild.id)
        await world.command(people[0], general, "play", {"game": "city", "pace": "slow"})
        thread = next(place for place in world.state.channels.values() if place.parent == general.id)
        await world.until(lambda: find(world, people[0], thread, "join", TABLE))
        await press_table(world, people[1], thread, "join")
        await press_table(world, people[0], thread, "start")
        await world.until(lambda: plays(world, people[0], thread), 20.0)
        return people, thread

    def _boards(self, people: list[Person], thread: Channel) -> list[Message]:
        """The messages of a table that can be played on, oldest first."""
        return sorted({message.id: message for message, _, _ in plays(self.world, people[0], thread)}.values(), key=_id)

    async def _play(self, people: list[Person], thread: Channel, until: float) -> None:
        """Both press whatever the newest board offers."""
        while time.monotonic() < until:
            await asyncio.sleep(self.chance.uniform(*THINKING))
            for person in people:
                offered = plays(self.world, person, thread)
                if offered:
                    try:
                        await press(self.world, person, self.chance.choice(offered), self.chance)
                    except ImpossibleError:
                        continue  # deleted in this instant
                    self.figures.presses += 1

    async def _delete(self, people: list[Person], thread: Channel, until: float) -> None:
        """Boards go, alone, with all other messages, or twice."""
        while time.monotonic() < until:
            await asyncio.sleep(self.chance.uniform(*BETWEEN))
            for _ in range(2 if self.chance.random() < TWICE else 1):
                boards = self._boards(people, thread)
                if not boards:
                    break
                if self.chance.random() < BULK:
                    seen = self.world.visible(people[0], thread)
                    Moderator(self.world).delete_messages([one for one in seen if not one.ephemeral][-100:])
                else:
                    Moderator(self.world).delete_message(boards[-1])
                await self._timed(people, thread, boards)

    async def _timed(self, people: list[Person], thread: Channel, before: list[Message]) -> None:
        """How long it takes until the table can be played on again."""
        self.figures.deletions += 1
        old, began = {one.id for one in before if one.deleted}, time.monotonic()
        try:
            await self.world.until(lambda: {one.id for one in self._boards(people, thread)} - old, LOST)
        except TimeoutError:
            self.figures.lost += 1
        else:
            self.figures.took.append(time.monotonic() - began)

    def _twice(self, people: list[Person], thread: Channel) -> int:
        """How many controls of a decision stand on more than one message."""
        found = Counter(part["custom_id"] for _, part, _ in plays(self.world, people[0], thread))
        return sum(times > 1 for times in found.values())


def _id(message: Message) -> int:
    return message.id


async def purged(world: FakeDiscord, seconds: float) -> tuple[int, list[Person], Channel, int]:
    """A bot deletes every message of a table at once: how many were posted in so many seconds; who, where, which."""
    people, thread = await Storm(world).opened()
    table = plays(world, people[0], thread)[0][2].table
    posted, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        for one in [one for one in world.visible(people[0], thread) if not one.ephemeral]:
            posted += not one.kind
            Moderator(world).delete_message(one)
        await asyncio.sleep(0.01)
    return posted, people, thread, table


async def main(tables: int, seconds: float, seed: int) -> None:
    """Print the figures of one storm."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(FakeDiscord(spec=spec(), remembered=1_000_000)) as playground:
            bot = Bot(playground, Path(folder), QUARTIER_READY_WAIT="0")
            await bot.start()
            figures = await Storm(playground.world, seed).run(tables, seconds)
            code = await bot.stop()
        print(f"{figures}; exit {code}, tracebacks {bot.log.count('Traceback')}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(main(asked.tables, asked.seconds, asked.seed))

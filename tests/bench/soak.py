"""`make soak`: evenings of all games with robots and people who press whatever they see, through drops, restarts and kills.

Bounded in time (`--minutes`). Limits are Discord's. Whoever presses while the bot is there has to be answered within
three seconds; presses that were on their way when it went away are counted apart: nobody can answer them.

`--hours` plays calmly with one process that nobody restarts, and judges its memory: it may not grow. With `--times 8`
people and robots are eight times as quick, so that as much is pressed in an hour as in eight.
"""

import argparse
import asyncio
import logging
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from bot.playground.gateway import Gateway  # noqa: E402
from bot.playground.model import Channel, ImpossibleError, Interaction, Json, Message, Person  # noqa: E402
from bot.playground.serve import Playground  # noqa: E402
from bot.playground.server import FakeDiscord  # noqa: E402
from bot.present.control_id import COMPOSE, FORM, OPEN, PLAY, TABLE, ControlId, parse  # noqa: E402
from bot.settings import DATABASE  # noqa: E402
from tests.bench.load import Process  # noqa: E402
from tests.gateway_faults import ask_reconnect, invalidate  # noqa: E402
from tests.sockets.actors import MENU, controls, find, plays, press_table, threads, value  # noqa: E402

T = TypeVar("T")
KEYS, PACES = tuple(GAMES), ("live", "slow")
TABLES, PEOPLE, ROBOTS = 2 * len(KEYS), 2, 2
MINUTES = 5.0
THINKING, CALM = (0.1, 0.9), (12.0, 25.0)
"""Seconds between two presses of a person, and between two things that go wrong."""
STEADY = (2.0, 6.0), (40.0, 80.0)
"""The same where one process is to be seen for hours."""
ROBOTS_PACE = 0.3
"""Pauses of the robots, beside those that they usually make."""
GROWTH = 1.1
"""How much more memory the last quarter of such hours may take than the second one."""
LINES, LEAST = 24, 8
"""Lines of the printed curve, and from how many measurements on growth is judged."""
GONE, ANSWERED = 3.5, 20.0
"""Seconds before and after an absence in which a press may have been on its way; after which none is any more."""
TYPED = ("2M", "3,5", "500k", "1 000 k", "nonsense", "0", "-5")
LEAVE, BANKRUPT = "Leave", "GoBankrupt"
"""What ends a game for somebody: never pressed, and pressed where nothing else of the game is offered."""
STEPS = 8
"""Presses in a private panel or forms, one after another."""


class Counted(msgspec.Struct):
    """What happened. Times in seconds; memory in bytes, each after so many seconds."""

    presses: int = 0
    failed: int = 0
    cut: int = 0
    rematches: int = 0
    ended: int = 0
    took: list[float] = []
    wrong: dict[str, int] = {}
    memory: list[tuple[float, int]] = []


class Soak:
    """The tables, the people and whatever goes wrong."""

    def __init__(
        self,
        playground: Playground,
        folder: Path,
        seed: int,
        *,
        steady: bool = False,
        tables: int = TABLES,
        times: float = 1.0,
    ) -> None:
        """`steady`: people take their time, and the line breaks, but the process stays; `times` as quick as that."""
        self.playground, self.world, self.folder = playground, playground.world, folder
        self.steady, (thinking, self.calm) = steady, STEADY if steady else (THINKING, CALM)
        self.thinking, self.pace = (thinking[0] / times, thinking[1] / times), ROBOTS_PACE / times
        self._judged, self._tables = 0, tables
        self.chance = random.Random(seed)
        self.counted = Counted()
        self.away: list[tuple[float, float]] = []
        self.here = asyncio.Event()
        self.going: list[asyncio.Task[None]] = []
        self.pressing = True
        self.process = self._made()

    def _made(self) -> Process:
        return Process(
            self.playground, self.folder, QUARTIER_ROBOT_PACE=f"{self.pace:.4f}", QUARTIER_LOG_LEVEL="WARNING"
        )

    async def run(self, minutes: float) -> Counted:
        """Open the tables, play and disturb until the time is up."""
        begun = time.monotonic()
        end = begun + 60 * minutes
        await self._begin()
        places = []
        for number in range(self._tables):
            people = [
                self.world.add_person(f"Person {number}-{n}", locale=("fr", "en-GB")[n % 2]) for n in range(PEOPLE)
            ]
            places.append(
                (people, await self._opened(people, KEYS[number % len(KEYS)], PACES[number // len(KEYS) % 2]))
            )
        self.going = [asyncio.create_task(self._plays(person, place)) for people, place in places for person in people]
        while time.monotonic() < end:
            await asyncio.sleep(min(self.chance.uniform(*self.calm), max(0.0, end - time.monotonic())))
            self.counted.memory.append((time.monotonic() - begun, self.process.memory))
            self._judge(ANSWERED)
            if time.monotonic() < end - GONE:
                await self._disturbed()
        await self._calm()
        await asyncio.sleep(GONE)
        self._judge()
        self.counted.ended = self._ended()
        return self.counted

    def _ended(self) -> int:
        """Games that are over and count."""
        with closing(sqlite3.connect(f"file:{self.folder / DATABASE}?mode=ro", uri=True)) as connection:
            return int(connection.execute("SELECT count(DISTINCT tab) FROM results").fetchone()[0])

    async def _calm(self) -> None:
        """Nobody presses any more, nor whoever misses that they are cancelled, as `asyncio.wait_for` may."""
        self.pressing = False
        for task in self.going:
            task.cancel()
        await asyncio.gather(*self.going, return_exceptions=True)

    async def close(self) -> None:
        """End the bot, whatever has happened."""
        await self._calm()
        await self.process.__aexit__()

    async def _opened(self, people: list[Person], game: str, pace: str) -> Channel:
        """A table with these people and robots, begun."""
        host, *others = people
        home = next(channel for channel in self.world.channels_of(host) if not channel.thread)
        before = {channel.id for channel in threads(self.world, host)}
        await self.world.command(host, home, "play", {"game": game, "pace": pace})
        await self.world.until(lambda: [one for one in threads(self.world, host) if one.id not in before], 30)
        place = next(one for one in threads(self.world, host) if one.id not in before)
        for person in others:
            await press_table(self.world, person, place, "join")
        for verb in ["robot"] * ROBOTS + ["start"]:
            await press_table(self.world, host, place, verb)
        return place

    async def _begin(self) -> None:
        await self.process.__aenter__()
        await self.process.connected()
        await self.world.until(lambda: self.world.state.app.commands[None], 20)
        self.here.set()

    # ---- what goes wrong

    async def _disturbed(self) -> None:
        """The line breaks, Discord asks for another, the bot is restarted or killed."""
        gateway = self.playground.gateway
        what = self.chance.choice(["drop", "reconnect", "invalidate", *([] if self.steady else ["restart", "kill"])])
        self.counted.wrong[what] = self.counted.wrong.get(what, 0) + 1
        since = self.world.state.now()
        self.here.clear()
        if what in ("restart", "kill"):
            await (self.process.kill() if what == "kill" else self.process.__aexit__())
            self.process = self._made()
            await self._begin()
        else:
            {"drop": Gateway.drop, "reconnect": ask_reconnect, "invalidate": invalidate}[what](gateway)
            await asyncio.sleep(0.5)
            await self.world.until(lambda: self.world.state.app.connected, 60)
            self.here.set()
        self.away.append((since - GONE, self.world.state.now() + 0.5))

    def _judge(self, ago: float = 0.0) -> None:
        """Count the presses of more than so many seconds ago, and those nobody answered: failures, or an absence.

        The local Discord forgets the oldest ones, so it is done again and again.
        """
        before = self.world.state.now() - ago
        for one in [each for each in self.world.state.interactions.values() if each.id > self._judged]:
            if one.created > before:
                break
            self._judged = one.id
            self.counted.presses += 1
            if one.answered is not None:
                self.counted.took.append(one.answered - one.created)
            elif one.failed and any(since <= one.created <= until for since, until in self.away):
                self.counted.cut += 1
            elif one.failed:
                self.counted.failed += 1

    # ---- people

    async def _plays(self, person: Person, place: Channel) -> None:
        """Press until the end."""
        while self.pressing:
            await self.here.wait()
            try:
                await self._pressed(person, place)
            except ImpossibleError:
                continue  # what was to be pressed has just gone
            finally:
                await asyncio.sleep(self.chance.uniform(*self.thinking))

    async def _pressed(self, person: Person, place: Channel) -> None:
        """Something of the game, where it is asked in private its panel, at the end once more; seldom any panel."""
        own = [each for each in controls(self.world, person, place) if each[2].kind == OPEN]
        again = [find(self.world, person, place, verb, TABLE) for verb in ("start", "rematch")]
        seen = _of_the_game(plays(self.world, person, place), lambda each: each[2])
        if own and self.chance.random() < 0.05:
            seen = own
        elif not seen and any(again):
            seen = [each for each in again if each is not None][:1]
            self.counted.rematches += 1
        if not (seen or own):
            return
        message, part, _ = self.chance.choice(seen or own)
        values = (value(part, self.chance),) if part["type"] == MENU else ()
        await self._followed(person, await self.world.press(person, message, part["custom_id"], values))

    async def _followed(self, person: Person, done: Interaction) -> None:
        """Fill in a form, go on in a private panel, as far as it leads."""
        private: Message | None = None
        for _ in range(STEPS):
            private = next((each for each in done.ephemerals if not each.deleted), private)
            if done.modal is not None:
                fields = {part["custom_id"]: self.chance.choice(TYPED) for part in done.modal.inputs()}
                done = await self.world.submit(person, done, fields)
                continue
            steps = _going_on(private) if private is not None and not private.deleted else []
            if private is None or not steps:
                return
            part = self.chance.choice(steps)
            values = (value(part, self.chance),) if part["type"] == MENU else ()
            done = await self.world.press(person, private, part["custom_id"], values)


def _going_on(private: Message) -> list[Json]:
    """The controls of a private panel that belong to the game; those that play come up as often as all that compose."""
    parts = [(part, parse(str(part["custom_id"]))) for part in private.controls() if not part.get("disabled")]
    known = [(part, found) for part, found in parts if found is not None]
    composing = [part for part, found in known if found.kind == COMPOSE]
    playing = _of_the_game([each for each in known if each[1].kind in {PLAY, FORM}], lambda each: each[1])
    return [*composing, *[part for part, _ in playing] * max(1, len(composing))]


def _of_the_game(found: Sequence[T], press: Callable[[T], ControlId]) -> list[T]:
    """What goes on with the game; what ends it for somebody only where there is nothing else."""
    kept = [each for each in found if press(each).verb != LEAVE]
    return [each for each in kept if press(each).verb != BANKRUPT] or kept


def curve(memory: Sequence[tuple[float, int]]) -> list[str]:
    """Memory in time: a line for each part of it, with the most that it took there and a bar of a mark for each 4 MB."""
    last = memory[-1][0]
    parts: dict[int, int] = {}
    for at, taken in memory:
        part = min(LINES - 1, int(LINES * at / last))
        parts[part] = max(taken, parts.get(part, 0))
    minutes = {part: int(last * (part + 1) / LINES / 60) for part in parts}
    return [
        f"{minutes[part] // 60:>4}:{minutes[part] % 60:02} {most / 1e6:>6.0f} MB {'#' * int(most / 4e6)}"
        for part, most in sorted(parts.items())
    ]


def grown(memory: Sequence[tuple[float, int]]) -> float:
    """How many times the memory of the second quarter the last one took, at the median."""
    quarter = len(memory) // 4
    second, fourth = memory[quarter : 2 * quarter], memory[-quarter:]
    return statistics.median(each for _, each in fourth) / statistics.median(each for _, each in second)


async def soak(
    minutes: float, seed: int, *, steady: bool = False, tables: int = TABLES, times: float = 1.0
) -> tuple[Counted, int, str]:
    """What was counted, how many edits there were, and what the bot has complained of."""
    with tempfile.TemporaryDirectory() as name:
        async with Playground(FakeDiscord()) as playground:
            running = Soak(playground, Path(name), seed, steady=steady, tables=tables, times=times)
            try:
                counted = await running.run(minutes)
            finally:
                await running.close()
            return (
                counted,
                sum(len(each.edits) for each in playground.world.state.messages.values()),
                running.process.log,
            )


def main() -> int:
    """Print what was counted; status 1 when somebody was not answered or the bot met a mistake of its own."""
    parser = argparse.ArgumentParser(description="Play for a while, with whatever goes wrong.")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"how long (default {MINUTES:g})")
    parser.add_argument("--hours", type=float, default=0.0, help="so many hours of one process, whose memory is judged")
    parser.add_argument("--times", type=float, default=1.0, help="so many times as quick, people and robots")
    parser.add_argument("--seed", type=int, default=1, help="of the people")
    given = parser.parse_args()
    minutes, steady = 60 * given.hours or given.minutes, given.hours > 0
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests that died with the bot
    counted, edits, log = asyncio.run(soak(minutes, given.seed, steady=steady, times=given.times))
    took, mistakes = sorted(counted.took) or [0.0], log.count("Traceback")
    print(f"{TABLES} tables of {', '.join(KEYS)} with {PEOPLE} people and {ROBOTS} robots, {minutes:g} minutes")
    print(f"presses {counted.presses}, failures {counted.failed}, on their way when the bot went {counted.cut}")
    print(
        f"answered: median {1e3 * took[len(took) // 2]:.0f} ms, 99 of 100 within {1e3 * took[int(len(took) * 0.99)]:.0f}"
    )
    print(f"messages changed {edits} times; games over {counted.ended}, begun again {counted.rematches}")
    print(f"gone wrong on purpose: {counted.wrong}; mistakes in the bot's log: {mistakes}")
    print(*curve(counted.memory), sep="\n")
    growth = grown(counted.memory) if steady and len(counted.memory) >= LEAST else 0.0
    if growth:
        print(f"memory of the last quarter: {growth:.2f} times the second one's, at most {GROWTH:g}")
    if mistakes:
        print(log[max(0, log.index("Traceback") - 500) :][:4000])
    return int(bool(counted.failed or mistakes or growth > GROWTH))


if __name__ == "__main__":
    sys.exit(main())

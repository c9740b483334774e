"""The first press of each game after a start beside the tenth: how soon it is answered, and its picture is to be seen.

In every round a new process starts with two tables of each game, which the process before it has shown. The first
press of a game is made at one of them, the tenth after eight others at the second one. Over all rounds the first and
the tenth presses are the same steps of the same games, so that nothing differs but what was said and drawn before.
"""

import asyncio
import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from bot.cli.playthrough import Step, steps  # noqa: E402 - run as a file, the root has to be found first
from bot.games import GAMES  # noqa: E402
from bot.kit.contract import CLOCK  # noqa: E402
from bot.kit.engine import apply_action, default_options, write  # noqa: E402
from bot.kit.rng import CommittedRng  # noqa: E402
from bot.playground.model import Change, Channel, Message  # noqa: E402
from bot.playground.serve import Playground  # noqa: E402
from bot.playground.server import FakeDiscord  # noqa: E402
from bot.present.control_id import PLAY, ControlId, parse  # noqa: E402
from bot.settings import DATABASE  # noqa: E402
from bot.tables.model import SLOW, ChannelRef, Table  # noqa: E402
from tests.bench import seed_database  # noqa: E402
from tests.bench.figures import Figure, printed  # noqa: E402
from tests.bench.load import ACCEPTED, SHOWING, Process  # noqa: E402

VERBS = {"city": "Roll", "classic": "Roll", "builder": "Roll", "deal": "Lay", "knockout": "Slide"}
"""The first and the tenth press of each game: what is pressed most."""
ROUNDS, BETWEEN = 4, 8
"""Starts of the bot, and presses between a game's first one and its tenth."""
OPENING, LENGTH = 45, 110
"""Steps of a game before the pressed one at least, and in all."""
SETTLED, QUIET = 7.0, 0.3
"""Seconds after the start at which the first presses are made, and after which nothing more is expected to be shown."""
PATIENCE = 10.0
"""Seconds for which a message to press is waited for."""
RATIO = 1.5
"""How many times the tenth press's wait the first one's may be: less than anybody feels of thirty milliseconds."""


class Played(msgspec.Struct):
    """A game of robots, how many dice were drawn before each of its steps, and the number of the step to be pressed."""

    seed: bytes
    steps: list[Step]
    drawn: list[int]
    pressed: int


class Timed(msgspec.Struct):
    """Seconds until a press was answered, until its picture was to be seen, and of processor until everything was shown."""

    answered: float
    picture: float
    cpu: float
    accepted: bool


Pressed = dict[tuple[str, str], list[Timed]]
"""By game and `first` or `tenth`."""


def drawn(key: str, seed: bytes, played: Sequence[Step]) -> list[int]:
    """How many dice a game had drawn at each of its states."""
    dice = CommittedRng(key, seed)
    GAMES[key].setup(seed_database.SEATS, default_options(GAMES[key], SLOW), dice)
    found = [dice.drawn]
    for before, step in itertools.pairwise(played):
        assert step.action is not None
        apply_action(GAMES[key], before.state, step.seat, step.action, dice)
        found.append(dice.drawn)
    return found


def games(key: str) -> list[Played]:
    """A game for each round in whose middle the verb is played after eight presses of people."""
    found: list[Played] = []
    for seed in itertools.count(1):
        played = list(itertools.islice(steps(key, seed_database.SEATS, seed, "normal"), LENGTH))
        fitting = [
            n
            for n in range(OPENING, len(played))
            if type(played[n].action).__name__ == VERBS[key]
            and all(step.seat != CLOCK for step in played[n - BETWEEN : n])
        ]
        if fitting:
            chosen = seed.to_bytes(32, "big")
            found.append(Played(chosen, played, drawn(key, chosen, played), fitting[len(fitting) // 2]))
        if len(found) == ROUNDS:
            break
    return found


class Place(msgspec.Struct):
    """A table: its channel, its game, and the number of its next step."""

    key: str
    channel: Channel
    played: Played
    at: int
    id: int = 0


class SeededTables:
    """Two tables of each game in a new database."""

    def __init__(self, folder: Path, played: dict[str, list[Played]], number: int) -> None:
        self.folder, self.world = folder, FakeDiscord()
        self.world.limits.on = False
        self.people = [self.world.add_person(f"Person {n}", locale="fr") for n in range(seed_database.SEATS)]
        self.first, self.tenth = [
            {key: self._place(key, each[(number + later) % ROUNDS], before) for key, each in played.items()}
            for later, before in ((0, 0), (1, BETWEEN))
        ]

    def _place(self, key: str, played: Played, before: int) -> Place:
        return Place(key, self.world.add_channel(f"{key}-{before}"), played, played.pressed - before)

    async def write(self) -> None:
        """Put the tables with all that has happened at them into the database."""
        places, now = [*self.first.values(), *self.tenth.values()], time.time()
        file = self.folder / DATABASE
        numbers = await seed_database.write(file, [self._table(each, now) for each in places])
        for place, number in zip(places, numbers, strict=True):
            place.id = number
        seed_database.remember(file, [(each.id, each.played.steps[: each.at]) for each in places], now)

    def _table(self, place: Place, now: float) -> Table:
        played, last = place.played, place.at - 1
        where, people = ChannelRef(self.world.guild.id, place.channel.id), [each.id for each in self.people]
        made = seed_database.table(played.steps[last].state, where, people, SLOW, now, place.key)
        return replace(made, seed=played.seed, drawn=played.drawn[last], seq=last)

    async def shown(self) -> None:
        """Wait until every table stands in its channel."""
        channels = [each.channel for each in (*self.first.values(), *self.tenth.values())]
        await self.world.until(lambda: all(each.messages for each in channels), SHOWING)

    async def press(self, process: Process, place: Place) -> Timed:
        """The next step of a table, by whoever made it, until all of it is shown."""
        step, seen = place.played.steps[place.at], Seen(self.world, place.channel)
        wait = _wait(place.key, place.played.steps[place.at - 1].state, step)
        place.at += 1
        await self.world.until(lambda: self._message(place.channel, wait), PATIENCE)
        message = self._message(place.channel, wait)
        assert message is not None
        assert step.action is not None
        text = str(ControlId(PLAY, place.id, wait, write(step.action)))
        cpu, begun = _processor(process.pid), seen.begin()
        done = await self.world.press(self.people[step.seat], message, text, forged=True)
        answered = time.perf_counter() - begun
        await seen.quiet()
        return Timed(answered, seen.picture - begun, _processor(process.pid) - cpu, done.answer in ACCEPTED)

    def _message(self, channel: Channel, wait: str) -> Message | None:
        """The newest message that asks for a decision; the newest that can be pressed where none does."""
        messages = [self.world.state.messages[each] for each in reversed(channel.messages)]
        found = {each.id: [parse(part["custom_id"]) for part in each.controls()] for each in messages}
        asking = [each for each in messages if any(press and press.wait == wait for press in found[each.id])]
        return next((each for each in (*asking, *messages) if found[each.id]), None)


class Seen:
    """What changes in a channel after a press. `picture`: when it first showed another one, or was answered without."""

    def __init__(self, world: FakeDiscord, channel: Channel) -> None:
        self._world, self._channel = world, channel
        self._pictures = self._shown()
        self._changed = self.picture = 0.0

    def begin(self) -> float:
        """Look from now on; the time."""
        self._end = self._world.state.events.subscribe(self._look)
        self._changed = time.perf_counter()
        return self._changed

    async def quiet(self) -> None:
        """Wait until nothing changes any more."""
        while (left := self._changed + QUIET - time.perf_counter()) > 0:  # noqa: ASYNC110 - each change begins it anew
            await asyncio.sleep(left)
        self._end()
        self.picture = self.picture or self._changed

    def _look(self, change: Change) -> None:
        if change.channel != self._channel.id or not change.name.startswith("MESSAGE"):
            return
        self._changed = time.perf_counter()
        if not self.picture and self._shown() != self._pictures:
            self.picture = self._changed

    def _shown(self) -> list[int]:
        messages = self._world.state.messages
        return [picture.id for each in self._channel.messages for picture in messages[each].attachments]


def _wait(key: str, state: Any, step: Step) -> str:
    """The decision that a step answers."""
    offered = GAMES[key].legal_actions(state, step.seat)
    named = (each.wait for each in offered if each.action is type(step.action) and each.wait)
    return next(named, None) or next(each.id for each in GAMES[key].waits(state) if step.seat in each.seats)


def _processor(pid: int) -> float:
    """Seconds of processor that the threads of a process have used."""
    threads = Path(f"/proc/{pid}/task")
    return sum(int((each / "schedstat").read_text(encoding="ascii").split()[0]) for each in threads.iterdir()) / 1e9


async def started(seeded: SeededTables, found: Pressed) -> None:
    """A start that shows the tables, another one, then the presses: the first of each game, those between, the tenth of each."""
    await seeded.write()
    async with Playground(seeded.world) as playground:
        async with Process(playground, seeded.folder) as process:
            await process.connected()
            await seeded.shown()
            await asyncio.sleep(QUIET)
        async with Process(playground, seeded.folder) as process:
            await process.connected()
            await asyncio.sleep(SETTLED)
            await pressed(seeded, process, found)


async def pressed(seeded: SeededTables, process: Process, found: Pressed) -> None:
    """The presses of a round; those between the first and the tenth ones in all games at once."""
    for key, place in seeded.first.items():
        found.setdefault((key, "first"), []).append(await seeded.press(process, place))
    for _ in range(BETWEEN):
        await asyncio.gather(*(seeded.press(process, each) for each in seeded.tenth.values()))
    for key, place in seeded.tenth.items():
        found.setdefault((key, "tenth"), []).append(await seeded.press(process, place))


async def rounds() -> Pressed:
    """All rounds."""
    played, found = {key: games(key) for key in VERBS}, Pressed()
    for number in range(ROUNDS):
        with tempfile.TemporaryDirectory() as name:
            await started(SeededTables(Path(name), played, number), found)
    return found


async def pressing() -> AsyncIterator[Figure]:
    """For each game the medians of the tenth press and of the first."""
    found = await rounds()
    for key in VERBS:
        for what, bar in (("answered", RATIO), ("picture", RATIO), ("cpu", None)):
            first, tenth = [
                1e3 * statistics.median(getattr(each, what) for each in found[key, which])
                for which in ("first", "tenth")
            ]
            name = f"{key.capitalize()}, %s press after a start: {WORDS[what]}"
            yield Figure(name % "10th", tenth, "ms")
            yield Figure(name % "1st", first, "ms", first / tenth, most=bar)
    refused = sum(not each.accepted for all_ in found.values() for each in all_)
    yield Figure("First and tenth presses refused or failed", refused, "presses", most=0)


WORDS = {"answered": "answered", "picture": "picture seen", "cpu": "processor"}
"""How each time is called."""


if __name__ == "__main__":
    sys.exit(asyncio.run(printed(pressing())))

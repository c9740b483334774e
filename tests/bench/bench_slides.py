"""Fifty tables of Knockout sliding at once over real sockets, films on: how soon presses are answered, and films are there.

At every table somebody opens the aiming panel, slides, and looks at the film; all tables begin each slide together.
"""

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from bot.kit.engine import default_options  # noqa: E402
from bot.kit.rng import CommittedRng  # noqa: E402
from bot.playground.model import Attachment, Channel, Interaction, Message  # noqa: E402
from bot.playground.serve import Playground  # noqa: E402
from bot.playground.server import FakeDiscord  # noqa: E402
from bot.present.control_id import NONE, OPEN, PLAY, ControlId, parse  # noqa: E402
from bot.settings import DATABASE  # noqa: E402
from bot.tables.clock import deadlines  # noqa: E402
from bot.tables.model import PLAYING, SLOW, ChannelRef, Participant, Table  # noqa: E402
from bot.tables.storage.packed_state import PackedState  # noqa: E402
from tests.bench import seed_database  # noqa: E402
from tests.bench.figures import Figure, printed  # noqa: E402
from tests.bench.load import SERVED, SHOWING, Process  # noqa: E402

KEY, TABLES, SLIDES, SEATS = "knockout", 50, 6, 4
PATIENCE = 60.0
"""Seconds for which a film is waited for."""
LIMIT = 3_000.0
"""Discord's patience with a press, in ms."""
SEEN = 1_500.0
"""Within how many ms half of the films are to be seen."""
SETTLED = 6.0
"""Seconds after the start until everything is shown and what is slow the first time has been drawn."""
CALLED = re.compile(r"<@(\d+)>")
KEPT = ("Stay", "Remain", "LetLie", "Decline")
"""What answers a question that is no slide."""
AIM = "aim"
PACED = {"QUARTIER_REQUESTS_PER_SECOND": "50"}
"""The bot sends no more requests than Discord allows, as it does unless a host says otherwise."""


class Counted(msgspec.Struct):
    """What happened. `took`: seconds until each press was answered; `films`: until a slide's film was to be seen."""

    took: list[float] = []
    films: list[float] = []
    failed: int = 0
    mute: int = 0
    """Films without an alternative text, or that are no film."""
    words: int = 0
    """Slides whose words were to be seen before their film."""
    mistakes: int = 0
    """Of the bot: in its log, or against Discord's rules."""
    cpu: float = 0.0
    seconds: float = 0.0


class Alley:
    """Tables of Knockout in a channel each, with four people at every one."""

    def __init__(self, world: FakeDiscord, count: int) -> None:
        self.world, self.counted = world, Counted()
        self.chance = random.Random(8)
        self.people = [world.add_person(f"Person {n}", locale="fr") for n in range(SEATS)]
        self.channels = [world.add_channel(f"table-{n}") for n in range(count)]

    async def write(self, folder: Path) -> None:
        """Put the tables into the bot's database; each has luck of its own, so that no two films are the same."""
        await seed_database.write(folder / DATABASE, [self._table(n, each) for n, each in enumerate(self.channels)])

    def _table(self, number: int, channel: Channel) -> Table:
        game, seed, now = GAMES[KEY], number.to_bytes(32, "big"), time.time()
        options = default_options(game, SLOW)
        dice = CommittedRng(KEY, seed)
        state = game.setup(SEATS, options, dice)
        made = Table(
            id=0,
            game=KEY,
            place=ChannelRef(self.world.guild.id, channel.id),
            host=self.people[0].id,
            lang="fr",
            pace=SLOW,
            phase=PLAYING,
            chairs=tuple(
                Participant(each.name, person=each.id, lang="fr", token=n) for n, each in enumerate(self.people)
            ),
            options={name: value for name, value in options.items() if name != "pace"},
            seed=seed,
            drawn=dice.drawn,
            seq=1,
            version=game.version,
            packed_state=PackedState(state),
            opened=now,
        )
        return replace(made, deadlines=deadlines.due(game, made, now))

    async def shown(self) -> None:
        """Wait until every table is shown."""
        await self.world.until(lambda: all(each.messages for each in self.channels), SHOWING)

    async def slide(self) -> None:
        """Everybody whose turn it is slides at the same moment."""
        await asyncio.gather(*map(self._one, self.channels))

    async def _one(self, channel: Channel) -> None:
        while (message := self._newest(channel)) is not None and _aim(message) is None:
            await self._decided(channel, message)
        if message is None or (press := _aim(message)) is None:
            raise RuntimeError(f"Nobody may slide in {channel.name}.")
        person = int(CALLED.findall(message.text)[0])
        panel = await self._pressed(person, message, str(press))
        await self.world.until(lambda: any(each.controls() for each in panel.ephemerals), 10.0)
        private = next(each for each in panel.ephemerals if each.controls())
        wait = next(
            found.wait for each in private.controls() if (found := parse(each["custom_id"])) and found.kind == PLAY
        )
        lane, power = 5 * self.chance.randrange(9, 46), self.chance.randrange(60, 130)
        slide = ControlId(PLAY, press.table, wait, f"Slide.{lane}.{5 * self.chance.randrange(-8, 9)}.{power}")
        begun = time.perf_counter()
        await self._pressed(person, private, str(slide))
        await self.world.until(lambda: self._after(channel, message) is not None, PATIENCE)
        first = self._after(channel, message)
        self.counted.words += first is not None and not first.attachments
        await self.world.until(lambda: _film(self._after(channel, message)) is not None, PATIENCE)
        self.counted.films.append(time.perf_counter() - begun)
        self.counted.mute += not _whole(self._after(channel, message))

    async def _decided(self, channel: Channel, message: Message) -> None:
        """Leave alone whatever is asked between two slides."""
        person = int(CALLED.findall(message.text)[0])
        keep = next(
            each["custom_id"]
            for each in message.controls()
            if (found := parse(each["custom_id"])) and found.kind == PLAY and found.text in KEPT
        )
        await self._pressed(person, message, keep)
        await self.world.until(lambda: self._changed(channel, message, keep), PATIENCE)

    def _changed(self, channel: Channel, message: Message, keep: str) -> bool:
        newest = self._newest(channel)
        return newest is not None and newest.control(keep) is None

    async def _pressed(self, person: int, message: Message, custom_id: str) -> Interaction:
        begun = time.perf_counter()
        done = await self.world.press(person, message, custom_id, forged=True)
        self.counted.took.append(time.perf_counter() - begun)
        self.counted.failed += done.failed
        return done

    def _newest(self, channel: Channel) -> Message | None:
        """The newest public message that has a control of the game."""
        found = [self.world.state.messages[each] for each in channel.messages]
        return next((each for each in reversed(found) if not each.ephemeral and _asks(each)), None)

    def _after(self, channel: Channel, message: Message) -> Message | None:
        """The first message of a table that is newer than `message`: the slide's."""
        found = [self.world.state.messages[each] for each in channel.messages if each > message.id]
        return next((each for each in found if not each.ephemeral), None)


def _asks(message: Message) -> bool:
    """Whether a message has a control that answers what is asked."""
    found = [parse(each["custom_id"]) for each in message.controls()]
    return _aim(message) is not None or any(each.kind == PLAY for each in found if each is not None)


def _aim(message: Message) -> ControlId | None:
    """The press that opens the aiming panel."""
    found = (parse(each["custom_id"]) for each in message.controls())
    return next((each for each in found if each and each.kind == OPEN and each.wait == AIM and each.text == NONE), None)


def _film(message: Message | None) -> Attachment | None:
    """A message's film."""
    files = [] if message is None else message.attachments
    return next((each for each in files if each.name.endswith(".gif")), None)


def _whole(message: Message | None) -> bool:
    """Whether a film is what its name says, and is told to those who cannot see it."""
    film = _film(message)
    shown = [] if message is None else [item for part in message.parts() for item in part.get("items", ())]
    told = any(item.get("description") for item in shown)
    return film is not None and told and film.data.startswith(b"GIF89a") and film.content_type == "image/gif"


async def slid(tables: int = TABLES, slides: int = SLIDES, settled: float = SETTLED) -> Counted:
    """So many slides at each of so many tables, Discord's limits on."""
    with tempfile.TemporaryDirectory() as name:
        folder, world = Path(name), FakeDiscord()
        alley = Alley(world, tables)
        world.limits.on = False
        await alley.write(folder)
        async with Playground(world) as playground, Process(playground, folder, SERVED, **PACED) as process:
            await process.connected()
            await alley.shown()
            await asyncio.sleep(settled)
            world.limits.on = True
            begun, cpu = time.perf_counter(), process.cpu
            for _ in range(slides):
                await alley.slide()
            alley.counted.seconds, alley.counted.cpu = time.perf_counter() - begun, process.cpu - cpu
            alley.counted.mistakes = process.log.count("Traceback") + len(world.state.validator.violations)
            return alley.counted


async def sliding(tables: int = TABLES, slides: int = SLIDES) -> AsyncIterator[Figure]:
    """What people feel when so many tables slide at once."""
    counted = await slid(tables, slides)
    for what, took in (("answered", sorted(counted.took)), ("film to be seen", sorted(counted.films))):
        bar = LIMIT if what == "answered" else None
        median = 1e3 * took[len(took) // 2]
        yield Figure(f"{tables} tables sliding: {what}, median", median, "ms", most=None if bar else SEEN)
        yield Figure("  99 of 100 within", 1e3 * took[int(len(took) * 0.99)], "ms")
        yield Figure("  slowest", 1e3 * took[-1], "ms", most=bar)
    yield Figure("  presses that failed", counted.failed, f"of {len(counted.took)}", most=0)
    yield Figure("  mistakes of the bot, films without words", counted.mistakes + counted.mute, "", most=0)
    yield Figure("  slides told in words before their film", counted.words, f"of {len(counted.films)}")
    yield Figure("  processor per slide, film and pictures in", 1e3 * counted.cpu / len(counted.films), "ms")


def main() -> int:
    """The figures alone."""
    parser = argparse.ArgumentParser(description="Slide at many tables of Knockout at once.")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"how many (default {TABLES})")
    parser.add_argument("--slides", type=int, default=SLIDES, help=f"at each of them (default {SLIDES})")
    given = parser.parse_args()
    return asyncio.run(printed(sliding(given.tables, given.slides)))


if __name__ == "__main__":
    sys.exit(main())

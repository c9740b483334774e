"""People at the local Discord who press what they see, and the bot as a separate process beside them."""

import asyncio
import os
import random
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games import GAMES
from bot.kit.contract import Choice, Wait
from bot.kit.engine import write
from bot.ops.session_starts import FILE
from bot.playground.model import Channel, Interaction, Json, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import FORM, PLAY, TABLE, ControlId, parse
from bot.settings import DATABASE
from bot.tables.model import Record, Table
from bot.tables.storage.store import Store
from tests.games.scenario import options_of

ROOT = Path(__file__).resolve().parents[2]
BUTTON, MENU = 2, 3
Control = tuple[Message, Json, ControlId]


QUICK = {"QUARTIER_PRESSES_PER_SECOND": "0"}
"""People in tests press faster than people do."""


class Bot:
    """The bot in a process of its own, connected to the playground over sockets."""

    def __init__(self, playground: Playground, data: Path, **settings: str) -> None:
        self.world = playground.world
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "QUARTIER_"))}
        self._env = kept | playground.environment | {"QUARTIER_DATA": str(data), "PYTHONUNBUFFERED": "1"} | QUICK
        self._env |= {"QUARTIER_FILMS": "0"} | settings
        self._log = data / "bot.runtime.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, timeout: float = 20.0) -> None:  # noqa: ASYNC109
        """Start the process and wait until it is connected and its commands are known."""
        (self._log.parent / FILE).unlink(missing_ok=True)  # tests start it more often than is good
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", env=self._env, cwd=ROOT, stdout=log, stderr=log
            )
        await self.world.until(
            lambda: self._alive() and self.world.state.app.connected and self.world.state.app.commands[None], timeout
        )

    def _alive(self) -> bool:
        assert self._process is not None
        assert self._process.returncode is None, self.log
        return True

    @property
    def log(self) -> str:
        """All that its processes have written."""
        return self._log.read_text(encoding="utf8") if self._log.exists() else ""

    async def kill_alone(self) -> None:
        """kill -9 for one of several."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def kill(self) -> None:
        """kill -9."""
        await self.kill_alone()
        await self.world.until(lambda: not self.world.state.app.connected)

    async def stop(self) -> int:
        """Ask it to end and wait for it."""
        if self._process is None or self._process.returncode is not None:
            return 0
        self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), 15)


def controls(world: FakeDiscord, person: Person, channel: Channel) -> Iterator[Control]:
    """What somebody could press in a channel, newest message first; greyed controls left out."""
    for message in reversed(world.visible(person, channel)):
        for part in message.controls():
            press = parse(part["custom_id"])
            if press is not None and not part.get("disabled"):
                yield message, part, press


def plays(world: FakeDiscord, person: Person, channel: Channel) -> list[Control]:
    """The game's own controls somebody sees on public messages."""
    return [each for each in controls(world, person, channel) if each[2].kind in {PLAY, FORM} and not each[0].ephemeral]


def find(world: FakeDiscord, person: Person, channel: Channel, text: str, kind: str = PLAY) -> Control | None:
    """The newest control whose action begins with `text`."""
    return next((c for c in controls(world, person, channel) if c[2].kind == kind and c[2].text.startswith(text)), None)


def threads(world: FakeDiscord, person: Person) -> list[Channel]:
    """The threads somebody sees."""
    return [channel for channel in world.channels_of(person) if channel.thread]


async def open_table(
    world: FakeDiscord, people: list[Person], options: Mapping[str, object], robots: int = 0
) -> Channel:
    """/play by the first, join by the others, robots, start; returns the channel of the game."""
    host = people[0]
    home = next(channel for channel in world.channels_of(host) if not channel.thread)
    before = {channel.id for channel in threads(world, host)}
    opened = await world.command(host, home, "play", {"game": "city", **options})
    assert not opened.failed
    await world.until(lambda: [c for c in threads(world, host) if c.id not in before])
    channel = next(c for c in threads(world, host) if c.id not in before)
    for person in people[1:]:
        await press_table(world, person, channel, "join")
    for _ in range(robots):
        await press_table(world, host, channel, "robot")
    await press_table(world, host, channel, "start")
    await world.until(lambda: plays(world, host, channel))
    return channel


async def press_table(world: FakeDiscord, person: Person, channel: Channel, verb: str) -> Interaction:
    """Press a button of the lobby or the evening."""
    await world.until(lambda: find(world, person, channel, verb, TABLE))
    found = find(world, person, channel, verb, TABLE)
    assert found is not None
    message, part, _ = found
    done = await world.press(person, message, part["custom_id"])
    assert not done.failed
    return done


def awaited(people: list[Person], message: Message) -> Person:
    """Whom a turn's message asks: the first person it names."""
    found = re.search(r"<@(\d+)>", message.text)
    assert found is not None, message.text
    return next(person for person in people if person.id == int(found[1]))


def value(part: Json, chance: random.Random) -> str:
    """Any value of a menu."""
    return str(chance.choice(part["options"])["value"])


async def press(world: FakeDiscord, person: Person, control: Control, chance: random.Random) -> Interaction:
    """Press a button, or choose anything in a menu."""
    message, part, _ = control
    values = (value(part, chance),) if part["type"] == MENU else ()
    return await world.press(person, message, part["custom_id"], values)


# ---- what the bot has stored, read beside it


class Stored:
    """A table as it stands in the bot's database."""

    def __init__(self, data: Path, number: int = 1) -> None:
        self._database = data / DATABASE
        self.number = number

    async def table(self) -> Table:
        """The table as last committed."""
        store = await Store.look(self._database)
        try:
            found = await store.tables.load(self.number)
        finally:
            await store.close()
        assert found is not None
        return found

    async def records(self) -> list[Record]:
        """All its records, oldest first."""
        store = await Store.look(self._database)
        try:
            return await store.history.records(self.number)
        finally:
            await store.close()


def forge(number: int, wait: str, text: str) -> str:
    """The custom_id of any press, as somebody could forge it."""
    return str(ControlId(PLAY, number, wait, text))


async def open_auction(world: FakeDiscord, people: list[Person], channel: Channel, stored: Stored) -> str:
    """Play on until an auction runs, opened with the least amount; returns its wait."""
    for _ in range(60):
        table = await stored.table()
        wait = GAMES[table.game].waits(table.state)[0]
        if wait.id.startswith("auction-"):
            return wait.id
        person = people[wait.seats[0]]
        message = newest(world, person, channel)
        text = await _next(world, table, wait)
        done = await world.press(person, message, forge(table.id, wait.id, text), forged=True)
        assert not done.failed
    raise AssertionError("no auction came")


def newest(world: FakeDiscord, person: Person, channel: Channel) -> Message:
    """The newest public message."""
    seen = world.visible(person, channel)
    return [message for message in seen if not (message.ephemeral or message.system)][-1]


async def shown(world: FakeDiscord, person: Person, channel: Channel, wait: str) -> Message:
    """The message that asks for the decision `wait`, as soon as it stands there."""
    found: list[Message] = []

    def there() -> bool:
        found[:] = [m for m, _, press in controls(world, person, channel) if press.wait == wait and not m.ephemeral]
        return bool(found)

    await world.until(there, 10)
    return found[0]


async def _next(world: FakeDiscord, table: Table, wait: Wait) -> str:
    """Auction what can be auctioned, else do what is least."""
    if wait.id.startswith("choose-"):
        legal_action = next(
            each for each in GAMES[table.game].legal_actions(table.state, wait.seats[0]) if len(each.params) == 2
        )
        space = options_of(legal_action)[0]
        return f"Choose.{space}.10"
    known = {"roll": "Roll", "jail": "Roll", "buy": "Auction.10", "build": "Done", "debt": "GoBankrupt"}
    return known.get(wait.id.split("-")[0]) or first(table, wait)


def first(table: Table, wait: Wait) -> str:
    """The first answer that is offered to a decision, with the first of its values."""
    offered = GAMES[table.game].legal_actions(table.state, wait.seats[0])
    legal_action = next(each for each in offered if each.wait == wait.id and each.blocked is None)
    return write(
        legal_action.action(*[one.options[0] if isinstance(one, Choice) else one.low for one in legal_action.params])
    )


def unshrunk(text: str) -> str:
    """A panel's text as it is where there is room: one too high for a phone is in small letters."""
    return re.sub(r"^-# ", "", re.sub(r"^-# • ", "- ", text, flags=re.MULTILINE), flags=re.MULTILINE)

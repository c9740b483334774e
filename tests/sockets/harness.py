"""One bot process for many tables, each on a server of its own; and what must hold after a press that is wrong."""

from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import Seat, Wait
from bot.playground.model import Channel, Guild, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import TABLE, parse
from bot.tables.model import Table
from tests.sockets.actors import Bot, Stored, find, first, forge, newest, plays, press_table, unshrunk

LANGUAGE = {"fr": "fr", "en-GB": "en"}
LEAST = {"roll": "Roll", "jail": "Roll", "buy": "Buy", "debt": "GoBankrupt", "build": "Done", "auction": "Pass"}
Act = Coroutine[Any, Any, Interaction]


@dataclass
class BotProcess:
    """A bot process and the folder it keeps its tables in."""

    playground: Playground
    bot: Bot
    folder: Path

    @property
    def world(self) -> FakeDiscord:
        return self.playground.world

    async def playthrough(self, pace: str = "live", seats: int = 2, start: bool = True) -> "CityTable":
        """A table of City on a new server: Léa (French, host), Ann (English), perhaps Marc; Zoé looks on."""
        world = self.world
        guild = world.add_guild("Soirée")
        named = (("Léa", "fr"), ("Ann", "en-GB"), ("Marc", "fr"))
        people = [world.add_person(name, locale=locale) for name, locale in named[:seats]]
        general = next(channel for channel in world.state.channels.values() if channel.guild == guild.id)
        playthrough = CityTable(self, guild, general, people, world.add_person("Zoé", locale="fr"))
        await playthrough.open(pace)
        if start:
            await playthrough.start()
        return playthrough


@dataclass
class CityTable:
    """People at one table, each step of theirs looked at from all sides."""

    bot_process: BotProcess
    guild: Guild
    general: Channel
    people: list[Person]
    stranger: Person
    number: int = 0
    thread: Channel | None = None

    @property
    def world(self) -> FakeDiscord:
        return self.bot_process.world

    @property
    def bot(self) -> Bot:
        return self.bot_process.bot

    @property
    def stored(self) -> Stored:
        return Stored(self.bot_process.folder, self.number)

    @property
    def channel(self) -> Channel:
        """Where the table is shown."""
        assert self.thread is not None
        return self.thread

    async def open(self, pace: str) -> None:
        """/play by the first."""
        host = self.people[0]
        done = await self.world.command(host, self.general, "play", {"game": "city", "pace": pace})
        assert not done.failed
        self.thread = next(c for c in self.world.channels_of(host) if c.parent == self.general.id)
        await self.world.until(lambda: find(self.world, host, self.channel, "join", TABLE))
        found = find(self.world, host, self.channel, "join", TABLE)
        assert found is not None
        self.number = found[2].table

    async def start(self) -> None:
        """Everybody sits down and the host starts."""
        for person in self.people[1:]:
            await press_table(self.world, person, self.channel, "join")
        await press_table(self.world, self.people[0], self.channel, "start")
        await self.world.until(lambda: plays(self.world, self.people[0], self.channel))

    async def table(self) -> Table:
        """The table as last committed."""
        return await self.stored.table()

    async def wait(self) -> tuple[str, Seat]:
        """The decision that is due, and whose it is."""
        found = GAMES["city"].waits((await self.table()).state)
        wait = next(wait for wait in found if wait.seats and wait.seats[0] >= 0)
        return wait.id, wait.seats[0]

    async def mover(self) -> tuple[Person, Person, str]:
        """Whose move it is, somebody else at the table, and the decision."""
        wait, seat = await self.wait()
        await self.world.until(lambda: self.asks(wait), 8.0)
        return self.people[seat], self.people[(seat + 1) % len(self.people)], wait

    def asks(self, wait: str) -> bool:
        """Whether a public message asks for this decision."""
        seen = self.world.visible(self.people[0], self.channel)
        return any(f"|{wait}|" in part["custom_id"] for m in seen if not m.ephemeral for part in m.controls())

    @property
    def newest(self) -> Message:
        """The newest public message."""
        return newest(self.world, self.people[0], self.channel)

    async def press(self, person: Person, wait: str, text: str, message: Message | None = None) -> Interaction:
        """Press what may not be there."""
        return await self.raw(person, forge(self.number, wait, text), message)

    async def raw(self, person: Person, custom_id: str, message: Message | None = None) -> Interaction:
        """Press a custom_id of any kind."""
        return await self.world.press(person, message or self.newest, custom_id, forged=True)

    async def typed(self, person: Person, name: str, **options: object) -> Interaction:
        """Type a command at the table."""
        return await self.world.command(person, self.channel, name, options)

    async def least(self) -> tuple[Person, str, str]:
        """Whose move it is, the decision, and the least that can be done."""
        wait, seat = await self.wait()
        text = LEAST.get(wait.split("-")[0]) or first(await self.table(), Wait(wait, (seat,), ""))
        if wait.startswith("choose-"):
            legal_actions = GAMES["city"].legal_actions((await self.table()).state, seat)
            domain: Any = next(legal_action for legal_action in legal_actions if len(legal_action.params) == 2).params[
                0
            ]
            text = f"Choose.{domain.options[0]}.10"
        return self.people[seat], wait, text

    async def step(self) -> None:
        """Whoever is to move does what is least."""
        person, wait, text = await self.least()
        done = await self.press(person, wait, text)
        assert not done.failed, (wait, text)
        assert not done.ephemerals, (wait, text, [message.text for message in done.ephemerals])

    async def until(self, kind: str) -> tuple[Person, Person, str]:
        """Play on until such a decision is due; what is reached is put up for auction when that is wanted."""
        for _ in range(80):
            wait, seat = await self.wait()
            if wait.startswith(kind):
                return await self.mover()
            if kind == "auction-" and wait.startswith("buy-"):
                await self.counted(self.press(self.people[seat], wait, "Auction.10"))
            else:
                await self.step()
        raise AssertionError(f"no {kind} came")

    # ---- what must hold

    async def refused(self, act: Act, key: str = "", **facts: object) -> str:
        """The press changes nothing, calls nobody, breaks nothing, and its person reads why in their own language.

        `key`: the sentence that must stand first. Returns all that was read.
        """
        before, pings, log = await self.table(), len(self.world.state.pings), len(self.bot.log)
        done = await act
        assert not done.failed, "the press was not answered"
        assert done.ephemerals, f"nothing private was said: {[message.text for message in done.made]}"
        assert all(message.ephemeral for message in done.made), "something public was said"
        text = unshrunk(done.ephemerals[-1].text)
        lang = LANGUAGE[self.world.state.persons[done.person].locale]
        if key:
            wanted = translator_for(lang).say(key, **facts)
            assert text.startswith(wanted), f"{wanted!r} was to be read, not {text!r}"
        after = await self.table()
        assert (after.seq, after.state) == (before.seq, before.state), "the game has changed"
        assert len(self.world.state.pings) == pings, "somebody was called"
        assert "Traceback" not in self.bot.log[log:], self.bot.log[log:]
        return text

    async def counted(self, act: Act) -> Interaction:
        """The press is accepted: answered, and one record is written under its number."""
        done = await act
        assert not done.failed
        keys = [record.key for record in await self.stored.records()]
        assert keys.count(str(done.id)) == 1, [message.text for message in done.made]
        return done


def offered(message: Message) -> list[str]:
    """The action texts that a message offers."""
    found = (parse(control["custom_id"]) for control in message.controls())
    return [press.text for press in found if press is not None]

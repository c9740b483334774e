"""Two people play a whole game of City to its final count, over HTTP and websocket, with the bot as a process."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from bot.games.city import events
from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import FORM, OPEN, PLAY, TABLE, parse
from bot.present.controls.legal_action_controls import CONFIRM
from tests.api_description import spec
from tests.sockets.actors import Bot, Control, Stored, awaited, controls, find, open_table, plays, press, value

pytestmark = pytest.mark.sockets
LONGEST = 150.0
"""Seconds for the whole game: with what Discord allows per channel, its sixty messages alone take over one minute."""


class WholeGame:
    """People at one table who press whatever they see, mostly what they are asked for."""

    def __init__(self, world: FakeDiscord, people: list[Person], channel: Channel, seed: int) -> None:
        self.world, self.people, self.channel = world, people, channel
        self.chance = random.Random(seed)
        self.pressed: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        """Whether the final count stands in the channel."""
        return find(self.world, self.people[0], self.channel, "rematch", TABLE) is not None

    async def play(self) -> None:
        """Press until the game is over."""
        end = asyncio.get_running_loop().time() + LONGEST
        while not self.over:
            assert asyncio.get_running_loop().time() < end, f"no end after {LONGEST} s: {self.pressed}"
            await self.step()
            await asyncio.sleep(0.02)

    async def step(self) -> None:
        """One press of somebody, and now and then a look at something private."""
        if self.chance.random() < 0.04:
            await self.look(self.chance.choice(self.people))
        seen = plays(self.world, self.people[0], self.channel)
        lot = [each for each in seen if each[2].wait.startswith("auction-")]
        if lot:
            await asyncio.gather(*(self.bid(person) for person in self.people))
            return
        mine = [each for each in seen if not each[2].wait.startswith("vote-")]
        if not mine:
            await asyncio.sleep(0.02)
            return
        person = awaited(self.people, mine[0][0])
        control = self.chance.choice(self._new(mine) or mine)
        self.pressed[control[2].text.split(".")[0]] += 1
        done = await press(self.world, person, control, self.chance)
        await self.follow(person, done)

    async def bid(self, person: Person) -> None:
        """Bid by a quick button or a form, or pass."""
        lot = [each for each in plays(self.world, person, self.channel) if each[2].wait.startswith("auction-")]
        if not lot:
            return
        fold = [each for each in lot if each[2].text == "Pass"]
        usual = fold if fold and self.chance.random() < 0.75 else lot
        control = self.chance.choice(self._new(lot) or usual)
        self.pressed[control[2].text.split(".")[0]] += 1
        await self.follow(person, await press(self.world, person, control, self.chance))

    def _new(self, seen: list[Control]) -> list[Control]:
        """What nobody has pressed yet comes first, or a short game might be over without it."""
        return [each for each in seen if each[2].text.split(".")[0] not in self.pressed]

    async def look(self, person: Person) -> None:
        """Open any private panel."""
        panels = [each for each in controls(self.world, person, self.channel) if each[2].kind == "h"]
        if panels:
            await press(self.world, person, self.chance.choice(panels), self.chance)

    async def follow(self, person: Person, done: Interaction) -> None:
        """Fill in the form, or go on in the private panel, as far as it leads."""
        private: Message | None = None
        for _ in range(5):
            assert not done.failed
            if done.modal is not None:
                fields = {part["custom_id"]: self.typed() for part in done.modal.inputs()}
                done = await self.world.submit(person, done, fields)
                continue
            private = next((message for message in done.ephemerals if not message.deleted), private)
            steps = [part for part in private.controls() if _goes_on(part)] if private else []
            if private is None or not steps:
                return
            part = self.chance.choice(steps)
            values = (value(part, self.chance),) if part["type"] == 3 else ()
            done = await self.world.press(person, private, part["custom_id"], values)

    def typed(self) -> str:
        """What somebody types for an amount."""
        return self.chance.choice(["2M", "3,5", "500k", "1 000 k", "nonsense", "0", "-5"])


def _goes_on(part: dict[str, object]) -> bool:
    """Whether a private control belongs to the game and harms nobody for good."""
    found = parse(str(part["custom_id"]))
    if found is None or found.text.startswith(("Leave", "CallHour")) or part.get("disabled"):
        return False
    return found.kind in {PLAY, FORM} or (found.kind == OPEN and found.wait == CONFIRM)


async def test_two_people_play_city_to_its_final_count(tmp_path: Path) -> None:
    path = spec()
    async with Playground(FakeDiscord(spec=path)) as playground:
        world = playground.world
        people = [world.add_person("Léa", locale="fr"), world.add_person("Ann", locale="en-GB")]
        bot = Bot(playground, tmp_path)
        await bot.start()
        try:
            channel = await open_table(world, people, {"game": "city", "pace": "slow"})
            playthrough = WholeGame(world, people, channel, seed=7)
            await playthrough.play()
        finally:
            code = await bot.stop()
        assert code == 0, bot.log
        assert not world.state.unanswered
        assert not world.state.validator.violations
        assert {"Roll", "Buy", "Press", "Done", "Auction", "Bid", "Pass"} <= set(playthrough.pressed)
        await _one_message_per_turn_and_auction(world, channel, Stored(tmp_path))
        assert "Traceback" not in bot.log


async def _one_message_per_turn_and_auction(world: FakeDiscord, channel: Channel, stored: Stored) -> None:
    """At most one public message a turn, an auction, the lobby and the end; each calls once, and only who is awaited.

    One more asks everybody if the game looks decided before its end (`bot.tables.end_proposals`), which its dice settle.
    """
    table = await stored.table()
    told = [each.event for record in await stored.records() for each in record.told]
    turns = [event for event in told if isinstance(event, events.TurnBegan)]
    auctions = [event for event in told if isinstance(event, events.AuctionOpened | events.BankOpened)]
    proposals = int(table.settled is not None)
    public = [m for m in world.state.messages.values() if m.channel == channel.id and not (m.ephemeral or m.system)]
    assert len(public) <= 1 + len(turns) + len(auctions) + proposals + 1
    calls = Counter((ping.message, ping.person) for ping in world.state.pings)
    assert set(calls.values()) == {1}
    called = Counter(ping.message for ping in world.state.pings)
    assert sum(count > 1 for count in called.values()) <= len(auctions) + proposals
    assert len(called) <= len(turns) + len(auctions) + proposals
    seats = {chair.person for chair in table.chairs}
    assert {ping.person for ping in world.state.pings} <= seats

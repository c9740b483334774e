"""Eight people answer one birthday in the same instant, two with a Just Say No that is countered, across kill -9."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.deal.actions import Birthday
from bot.games.deal.events import Paid, SaidNo
from bot.kit.contract import Wait
from bot.kit.engine import write
from bot.playground.model import Channel, Interaction, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.tables.model import Table
from tests.api_description import spec
from tests.games.deal.scenario import DealScenario, c
from tests.games.scenario import options_of
from tests.sockets.actors import Bot, forge, newest
from tests.sockets.seed_table import seated

pytestmark = pytest.mark.sockets
DEAL = GAMES["deal"]
SEATS, SAYERS = 9, (3, 6)
"""The seats that say no; seat 0 has the birthday."""
NOS = ("NO-a", "NO-b", "NO-c", "2:NO-a")
NOTES = tuple(f"{pack}M2-{letter}" for pack in ("", "2:") for letter in "abcd")


def scene() -> DealScenario:
    """Each guest has one note of 2M in the bank; the two who say no hold one, the host holds two."""
    table = DealScenario(SEATS).hand(0, "BDAY-a", *NOS[:2])
    for seat, no in zip(SAYERS, NOS[2:], strict=True):
        table.hand(seat, no)
    for seat, note in enumerate(NOTES, start=1):
        table.bank(seat, note)
    return table


def asked(table: Table) -> list[Wait]:
    """The threads that are waiting for somebody."""
    return [wait for wait in DEAL.waits(table.state) if wait.id.startswith(("respond", "counter"))]


def answer(table: Table, wait: Wait) -> str:
    """A Just Say No where one is in hand, else the note that is owed."""
    seat = wait.seats[0]
    legal_actions = {
        o.action.__name__: o for o in DEAL.legal_actions(table.state, seat) if o.wait == wait.id and o.blocked is None
    }
    verb = "SayNo" if "SayNo" in legal_actions else "Pay"
    number = options_of(legal_actions[verb])[0]
    held = table.state.hands[seat] if verb == "SayNo" else table.state.banks[seat]
    cards = [card for card in held if verb == "Pay" or card in {c(no) for no in NOS}]
    return f"SayNo.{number}.{cards[0]}" if verb == "SayNo" else f"Pay.{number}.+{cards[0]}"


async def answered(world: FakeDiscord, people: list[Person], channel: Channel, table: Table) -> list[Interaction]:
    """Everybody who is asked answers in the same instant; the host uses one Just Say No for each thread."""
    pressing, left = [], [c(no) for no in NOS[:2] if c(no) in table.state.hands[0]]
    for wait in asked(table):
        seat = wait.seats[0]
        text = answer(table, wait)
        if seat == 0 and text.startswith("SayNo"):
            text = f"{text.rpartition('.')[0]}.{left.pop()}"
        message = newest(world, people[seat], channel)
        pressing.append(world.press(people[seat], message, forge(table.id, wait.id, text), forged=True))
    return list(await asyncio.gather(*pressing))


async def test_eight_answers_in_one_instant_across_kills(tmp_path: Path) -> None:
    """The exact result, each payment once, although the process dies while they answer and while it is countered."""
    chance = random.Random(8)
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(f"Invité {seat}", locale="fr") for seat in range(SEATS)]
        channel = world.add_channel("fête")
        bot = Bot(playground, tmp_path)
        table = await seated(tmp_path, world, people, channel, "deal", scene().s)
        await bot.start()
        try:
            await world.until(lambda: channel.messages)
            turn = DEAL.waits((await table.table()).state)[0].id
            action = write(Birthday(c("BDAY-a")))
            await world.press(people[0], newest(world, people[0], channel), forge(1, turn, action), forged=True)
            for _ in range(2):
                answers = asyncio.create_task(answered(world, people, channel, await table.table()))
                await asyncio.sleep(chance.uniform(0.0, 0.12))
                await bot.kill()
                await answers
                await bot.start()
            for _ in range(4):
                if not asked(await table.table()):
                    break
                done = await answered(world, people, channel, await table.table())
                assert not [each for each in done if each.failed]
        finally:
            await bot.stop()
        after = await table.table()
        assert not world.state.validator.violations
    assert sorted(after.state.banks[0]) == sorted(c(note) for note in NOTES)
    assert not any(after.state.banks[1:])
    assert DEAL.conserved_totals(after.state) == DEAL.conserved_totals(scene().s)
    told = [one.event for record in await table.records() for one in record.told]
    assert Counter(event.seat for event in told if isinstance(event, Paid)) == Counter(range(1, SEATS))
    said = Counter(event.seat for event in told if isinstance(event, SaidNo))
    assert said == Counter({0: 2, **dict.fromkeys(SAYERS, 1)})
    assert "Traceback" not in bot.log

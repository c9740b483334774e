"""Builder over real sockets: rents asked for while the roller builds and a third trades, and the grace, across kill -9."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.builder import data
from bot.games.builder.events.chips import FloorBuilt
from bot.games.builder.events.money import ClaimLapsed, RentPaid
from bot.games.builder.events.trades import DealProposed
from bot.games.builder.state import Claim, State, decision
from bot.i18n.translator import translator_for
from bot.playground.model import Channel, Interaction, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import NONE
from bot.tables.model import Table
from tests.api_description import spec
from tests.games.builder.scenario import BuilderScenario
from tests.sockets.actors import Bot, Stored, forge, newest
from tests.sockets.seed_table import seated

pytestmark = pytest.mark.sockets
BUILDER = GAMES["builder"]
FR = translator_for("fr")
ACCEPTED, LEAST_LEFT = {6, 7}, 20
OFFER = "Propose.0.+truck-1.0.+.10"
"""Paul offers Léa his truck for 10."""
FLOOR = "Build.b2.+"
LATE = 13
"""Where the grace is over."""


def scene() -> BuilderScenario:
    """Two doubles have brought Léa (0) to Marc's (30), Zoé's (80) and Paul's (100); her chips suffice for two floors.

    A rent of 70 that Zoé did not ask for within its grace is open too, and the others have all theirs left.
    """
    table = BuilderScenario(4).own(1, 5).own(2, 13).own(3, 19)
    table.at(0, 1).play("0 Roll 2 2", "0 EndTurn").own(2, 15).own(None, 13)
    table.at(0, 13).play("0 Roll 1 1", "0 EndTurn").at(0, 15).play("0 Roll 1 3").own(2, 13)
    table.s.claims.append(Claim(decision(table.s), 2, 0, LATE, 70, late=True))
    return table.chips(0, "ttccee").chips(3, "t")


@dataclass
class BuilderPlaythrough:
    """Four people at Léa's turn."""

    world: FakeDiscord
    people: list[Person]
    channel: Channel
    stored: Stored

    async def press(self, seat: int, text: str, wait: str = NONE) -> Interaction:
        """Press what stands on some message."""
        message = newest(self.world, self.people[seat], self.channel)
        return await self.world.press(self.people[seat], message, forge(self.stored.number, wait, text), forged=True)

    async def table(self) -> Table:
        return await self.stored.table()

    async def state(self) -> State:
        state: State = (await self.table()).state
        return state

    async def claims(self) -> dict[int, Claim]:
        """The open rents by their spaces."""
        return {claim.space: claim for claim in (await self.state()).claims}

    async def refused(self, seat: int, text: str, key: str, wait: str = NONE) -> None:
        """The press changes nothing, and its person reads why."""
        before = (await self.table()).seq
        done = await self.press(seat, text, wait)
        assert [message.text.partition("\n")[0] for message in done.ephemerals][-1:] == [FR.say(key)]
        assert (await self.table()).seq == before

    async def accepted(self, seat: int, text: str, wait: str = NONE) -> None:
        done = await self.press(seat, text, wait)
        assert done.answer in ACCEPTED, (seat, text, [message.text for message in done.ephemerals])

    async def awaited(self, prefix: str) -> str:
        """The id of what is awaited."""
        return next(wait.id for wait in BUILDER.waits((await self.table()).state) if wait.id.startswith(prefix))

    async def together(self) -> list[asyncio.Task[Interaction]]:
        """Marc and Zoé ask, Léa builds, Paul offers a trade, all in one instant: whatever is not done yet."""
        state = await self.state()
        owed = {claim.space: f"Ask.{claim.number}" for claim in state.claims}
        todo = [(seat, owed[space]) for seat, space in ((1, 5), (2, 15)) if space in owed]
        todo += [] if state.builders[data.SITE["b2"]] == 0 else [(0, FLOOR)]
        todo += [] if state.deals else [(3, OFFER)]
        waits = {FLOOR: await self.awaited("manage")}
        waits |= {text: f"claim-{text.removeprefix('Ask.')}" for text in owed.values()}
        return [asyncio.create_task(self.press(seat, text, waits.get(text, NONE))) for seat, text in todo]


async def test_rents_a_floor_and_a_trade_in_one_instant_and_the_grace_across_a_kill(tmp_path: Path) -> None:
    """BUILDER-66, 69, 116, 156: each counts once though the process dies among them; the next roll waits for Paul."""
    position = scene()
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(name, locale="fr") for name in ("Léa", "Marc", "Zoé", "Paul")]
        channel, bot = world.add_channel("chantier"), Bot(playground, tmp_path, QUARTIER_READY_WAIT="0")
        stored = await seated(tmp_path, world, people, channel, "builder", position.s)
        table = BuilderPlaythrough(world, people, channel, stored)
        await bot.start()
        try:
            await world.until(lambda: channel.messages)
            rents = {space: claim.number for space, claim in (await table.claims()).items()}
            left = _left(await stored.table(), rents[19])
            pressing = await table.together()
            await asyncio.wait(pressing, return_when=asyncio.FIRST_COMPLETED)
            await bot.kill()
            done = await asyncio.gather(*pressing)
            await _once(stored, done)
            await bot.start()
            assert _left(await stored.table(), rents[19]) >= max(LEAST_LEFT, left) - 3
            done += await asyncio.gather(*await table.together())
            await _once(stored, done)
            assert sorted(await table.claims()) == [LATE, 19]
            await _grace(table, rents)
        finally:
            await bot.stop()
        assert not world.state.validator.violations
        assert "Traceback" not in bot.log, bot.log
    await _all_told(stored)
    after = await stored.table()
    assert BUILDER.conserved_totals(after.state) == BUILDER.conserved_totals(position.s)


async def _once(stored: Stored, done: list[Interaction]) -> None:
    """Records without a gap, no key twice, and every press answered as accepted is among them."""
    records = await stored.records()
    assert [record.seq for record in records] == sorted({record.seq for record in records})
    keys = [record.key for record in records]
    assert len(keys) == len(set(keys))
    assert {str(each.id) for each in done if each.answer in ACCEPTED} <= set(keys)


async def _grace(table: BuilderPlaythrough, rents: dict[int, int]) -> None:
    """Marc's roll waits for Paul; once Paul has asked it is allowed, and the rent that Zoé had forgotten lapses."""
    await table.accepted(0, "EndTurn", await table.awaited("manage"))
    roll = await table.awaited("roll")
    await table.refused(1, "Roll", "builder-refusal-rent-first", roll)
    await table.accepted(3, f"Ask.{rents[19]}", f"claim-{rents[19]}")
    await table.accepted(1, "Roll", roll)
    await table.refused(2, f"Ask.{rents[LATE]}", "builder-refusal-claim-closed")


def _left(table: Table, claim: int) -> float:
    """The seconds that the grace of a rent has left."""
    due = next(row.due for row in table.deadlines if row.wait == f"claim-{claim}")
    assert due is not None
    return due - time.time()


async def _all_told(stored: Stored) -> None:
    """Three rents, the floor and the offer, each once; and the one that nobody asked for in time."""
    told = [one.event for record in await stored.records() for one in record.told]
    counted = Counter(type(event) for event in told)
    assert [counted[kind] for kind in (FloorBuilt, DealProposed, ClaimLapsed)] == [1, 1, 1]
    paid = [(event.owner, event.amount) for event in told if isinstance(event, RentPaid)]
    assert sorted(paid) == [(1, 30), (2, 80), (3, 100)]

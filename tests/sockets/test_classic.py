"""Classic over real sockets: a trade of all deeds, a shortage among four, a bankruptcy after an auction after a rent."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.classic import phases
from bot.games.classic.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import Range
from bot.kit.mechanics.auction import Auction
from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import NONE, OPEN, ControlId
from tests.api_description import spec
from tests.games.classic.scenario import ClassicScenario
from tests.sockets.actors import MENU, Bot, Stored, controls, forge, newest
from tests.sockets.seed_table import seated

pytestmark = pytest.mark.sockets
CLASSIC = GAMES["classic"]
FR = translator_for("fr")
ACCEPTED = {6, 7}


@dataclass
class ClassicPlaythrough:
    """People at a table that is under way."""

    world: FakeDiscord
    people: list[Person]
    channel: Channel
    stored: Stored

    async def state(self) -> State:
        state: State = (await self.stored.table()).state
        return state

    async def press(self, seat: int, text: str, wait: str | None = None) -> Interaction:
        """What that seat does about the decision awaited of it (by default), or at any time."""
        table = await self.stored.table()
        if wait is None:
            mine = [one.id for one in CLASSIC.waits(table.state) if seat in one.seats and not one.held]
            wait = mine[0] if mine else NONE
        message = newest(self.world, self.people[seat], self.channel)
        done = await self.world.press(self.people[seat], message, forge(table.id, wait, text), forged=True)
        assert done.answer in ACCEPTED, (seat, text, [each.text for each in done.ephemerals])
        return done


@asynccontextmanager
async def playthrough(folder: Path, scene: ClassicScenario, seats: int) -> AsyncIterator[ClassicPlaythrough]:
    """The bot at that position; in the end nothing was lost, unanswered or against Discord's rules."""
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(name, locale="fr") for name in ("Léa", "Marc", "Zoé", "Paul")[:seats]]
        channel, bot = world.add_channel("soirée"), Bot(playground, folder, QUARTIER_READY_WAIT="0")
        stored = await seated(folder, world, people, channel, "classic", scene.s)
        await bot.start()
        try:
            await world.until(lambda: channel.messages)
            made = ClassicPlaythrough(world, people, channel, stored)
            yield made
            assert CLASSIC.conserved_totals(await made.state()) == CLASSIC.conserved_totals(scene.s)
        finally:
            await bot.stop()
        assert not world.state.validator.violations
        assert not world.state.unanswered
        assert "Traceback" not in bot.log, bot.log


async def test_a_trade_of_all_twenty_eight_deeds(tmp_path: Path) -> None:
    """CLASSIC-141, put together in a panel, sent by a button whose text is kept, shown to both, accepted."""
    spaces = [plot.space for plot in ClassicScenario().s.plots]
    scene = ClassicScenario(2).own(0, *spaces[:14]).own(1, *spaces[14:])
    async with playthrough(tmp_path, scene, 2) as table:
        panel = await _composer(table)
        for side, goods in enumerate((spaces[:14], spaces[14:])):
            menu = [part for part in panel.controls() if part["type"] == MENU][side]
            values = tuple(map(str, goods))
            assert not (await table.world.press(table.people[0], panel, menu["custom_id"], values)).failed
        assert not (await table.world.press(table.people[0], panel, _labelled(panel, FR.say("compose-send")))).failed
        (deal,) = (await table.state()).deals
        assert (len(deal.give), len(deal.take)) == (14, 14)
        accept = f"Accept.{deal.number}."
        await table.world.until(lambda: _shown(table, accept))
        await table.press(1, f"{accept}+", f"deal-{deal.number}")
        owners = {plot.space: plot.owner for plot in (await table.state()).plots}
        assert owners == {space: int(space in spaces[:14]) for space in spaces}


async def _composer(table: ClassicPlaythrough) -> Message:
    """The private panel in which a trade is put together."""
    lea, mine = table.people[0], str(ControlId(OPEN, table.stored.number, "mine", NONE))

    def shown() -> list[Message]:
        seen = [m for m in table.world.visible(lea, table.channel) if not (m.ephemeral or m.system)]
        return [message for message in seen if mine in [part["custom_id"] for part in message.controls()]]

    await table.world.until(shown)
    (panel,) = (await table.world.press(lea, shown()[-1], mine)).ephemerals
    await table.world.press(lea, panel, _labelled(panel, FR.say("classic-action-propose")))
    return panel


def _labelled(message: Message, label: str) -> str:
    custom_id: str = next(part["custom_id"] for part in message.controls() if part.get("label", "").startswith(label))
    return custom_id


def _shown(table: ClassicPlaythrough, text: str) -> bool:
    """Whether somebody asked can press it in the channel."""
    seen = controls(table.world, table.people[1], table.channel)
    return any(press.kind != "t" and press.text.startswith(text[:8]) for _, _, press in seen)


async def test_six_shops_among_four_builders(tmp_path: Path) -> None:
    """CLASSIC-123 to 129: everybody wants three, one by one the last six are auctioned to who pays most."""
    groups = ("sky", "pink", "orange", "red")
    scene = ClassicScenario(4)
    for seat, group in enumerate(groups):
        scene.built(seat, group, "0-0-0")
    scene.cash(1_000, 1_000, 1_000, 1_000).stock(6)
    async with playthrough(tmp_path, scene, 4) as table:
        await table.press(0, "Build.sky.1-1-1", NONE)
        assert isinstance((await table.state()).stack[-1], phases.Contest)
        for seat in (1, 2, 3):
            await table.press(seat, f"Enter.{groups[seat]}.1-1-1")
        lots = 0
        while isinstance(running := (await table.state()).stack[-1], Auction):
            lots += 1
            for seat in [seat for seat in running.seats if seat != running.seats[lots % len(running.seats)]]:
                await table.press(seat, "Pass")
            winner = running.seats[lots % len(running.seats)]
            legal_action = next(
                o for o in CLASSIC.legal_actions(await table.state(), winner) if o.action.__name__ == "Bid"
            )
            assert isinstance(legal_action.params[0], Range)
            await table.press(winner, f"Bid.{legal_action.params[0].low + 10 * lots}")
        after = await table.state()
        assert (lots, after.shops) == (6, 0)
        assert sum(plot.level for plot in after.plots) == 6
        assert sum(after.purse.cash) == 4_000 - sum(1 + 10 * lot for lot in range(1, 7))


async def test_a_bankruptcy_after_the_auction_in_which_a_rent_was_asked_for(tmp_path: Path) -> None:
    """CLASSIC-83, 187, 217: the claim is recorded while bids are made, then it is a debt that cannot be met."""
    scene = ClassicScenario(3).own(1, 1, 3).own(0, 5).cash(300, 1_500, 1_500).claim(1, 0, 900).at(0, 0)
    scene.play("0 Roll 2 4")
    number = scene.s.claims[0].number
    async with playthrough(tmp_path, scene, 3) as table:
        await table.press(0, "Decline")
        await table.press(0, "Bid.20")
        await table.press(1, f"Claim.{number}", NONE)
        assert isinstance((await table.state()).stack[-1], Auction), "recorded, not collected"
        await table.press(2, "Bid.150")
        await table.press(0, "Pass")
        await table.press(1, "Pass")
        assert (await table.state()).plots[3].owner == 2
        await table.press(0, "GoBankrupt")
        heir = await table.state()
        assert not heir.solvent[0]
        assert next(plot for plot in heir.plots if plot.space == 5).owner == 1
        await table.press(1, "Done")
        after = await table.state()
        assert [after.solvent, after.turns.active] == [[False, True, True], 1]

"""Deals over real sockets, in French: put together, countered, accepted; a stale one; a long one across kill -9."""

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.city import data
from bot.games.city.state import State
from bot.i18n.translator import translator_for
from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import FORM, OPEN, PLAY, ControlId
from bot.settings import DATABASE
from bot.tables.storage.mappers import of_table
from bot.tables.storage.packed_state import PackedState
from tests.api_description import spec
from tests.sockets.actors import Bot, Stored, forge, open_table

pytestmark = pytest.mark.sockets
FR = translator_for("fr")
MENU = 3
SPACES = list(data.DISTRICTS)


class TradePlaythrough:
    """Two people at a table of their own, each with half of the town."""

    def __init__(self, world: FakeDiscord, bot: Bot, people: list[Person], channel: Channel, folder: Path) -> None:
        self.world, self.bot, self.people, self.channel = world, bot, people, channel
        self.folder, self.stored = folder, Stored(folder)

    async def give_everything(self) -> None:
        """While the bot sleeps, Léa gets the first eleven districts and two cards, Marc the others."""
        table = await self.stored.table()
        state = table.state
        for at, plot in enumerate(state.plots):
            plot.owner = at // 11
        state.cards[0], state.cards[1] = [17, 19], [18, 20]
        row = of_table(replace(table, packed_state=PackedState(state)))
        with sqlite3.connect(self.folder / DATABASE) as database:
            database.execute("update tables set head = ?, state = ? where id = 1", (row["head"], row["state"]))
        database.close()

    async def state(self) -> State:
        state: State = (await self.stored.table()).state
        return state

    async def panel(self, person: Person) -> Message:
        """One's moves, then the deal that is put together: the private message in which all goes on."""
        mine = str(ControlId(OPEN, 1, "mine", "-"))

        def shown() -> list[Message]:
            seen = self.world.visible(person, self.channel)
            return [m for m in seen if not m.ephemeral and mine in [part["custom_id"] for part in m.controls()]]

        await self.world.until(shown)
        done = await self.world.press(person, shown()[-1], mine)
        (message,) = done.ephemerals
        await self.press(person, message, _labelled(message, FR.say("city-action-propose")))
        return message

    async def press(self, person: Person, message: Message, custom_id: str, *values: str) -> Interaction:
        done = await self.world.press(person, message, custom_id, values)
        assert not done.failed
        return done

    async def choose(self, person: Person, message: Message, at: int, *values: str) -> None:
        menu = [part for part in message.controls() if part["type"] == MENU][at]
        await self.press(person, message, menu["custom_id"], *values)

    async def type_amount(self, person: Person, message: Message, at: int, text: str) -> Interaction:
        """The form of one of the two amounts."""
        custom_id = [part["custom_id"] for part in message.controls() if part["custom_id"].startswith(f"{FORM}|")][at]
        opened = await self.press(person, message, custom_id)
        assert opened.modal is not None
        (field,) = opened.modal.inputs()
        done = await self.world.submit(person, opened, {field["custom_id"]: text})
        assert not done.failed
        return done

    async def send(self, person: Person, message: Message) -> Interaction:
        return await self.press(person, message, _labelled(message, FR.say("compose-send")))

    async def deal(self, number: int) -> Message:
        """The public message of a deal, as soon as it stands there."""
        found: list[Message] = []

        def there() -> bool:
            seen = self.world.visible(self.people[0], self.channel)
            found[:] = [m for m in seen if not m.ephemeral and f"## Échange nº\u00a0{number}\n" in m.text]
            found[:] = found or [
                m for m in seen if not m.ephemeral and f"Échange nº\u00a0{number}" in m.text.split("\n")[0]
            ]
            return bool(found)

        await self.world.until(there, 10)
        return found[0]


def _labelled(message: Message, label: str) -> str:
    return str(next(part["custom_id"] for part in message.controls() if label in part.get("label", "")))


async def test_deals_in_french_over_sockets_and_across_kill_9(tmp_path: Path) -> None:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(name, locale="fr") for name in ("Léa", "Marc")]
        bot = Bot(playground, tmp_path, QUARTIER_READY_WAIT="0")
        await bot.start()
        try:
            channel = await open_table(world, people, {"game": "city", "pace": "live"})
            playthrough = TradePlaythrough(world, bot, people, channel, tmp_path)
            assert await bot.stop() == 0
            await playthrough.give_everything()
            await bot.start()
            first = await _composed_and_sent(playthrough)
            second = await _countered_and_accepted(playthrough, first)
            await _stale(playthrough, first)
            await _long_one_across_a_kill(playthrough)
            assert second.text.startswith("-# **Échange nº")
        finally:
            await bot.stop()
        assert not world.state.validator.violations
        assert "Traceback" not in bot.log, bot.log


async def _composed_and_sent(playthrough: TradePlaythrough) -> int:
    """Léa offers 3,5 M for Bellevue, the amount typed into a form after a slip."""
    lea, marc = playthrough.people
    panel = await playthrough.panel(lea)
    assert "Votre échange avec Marc" in panel.text
    await playthrough.choose(lea, panel, 1, "39")
    slip = await playthrough.type_amount(lea, panel, 0, "beaucoup")
    assert FR.say("refusal-not-an-amount", text="beaucoup") in slip.ephemerals[-1].text
    await playthrough.type_amount(lea, panel, 0, "3,5 M")
    assert FR.say("city-trade-draft-give", give=FR.cash("city", 3_500)) in panel.text
    assert FR.say("city-trade-draft-take", take="Bellevue") in panel.text
    assert (await playthrough.state()).deals == [], "nothing is proposed before it is sent"
    await playthrough.send(lea, panel)
    (deal,) = (await playthrough.state()).deals
    message = await playthrough.deal(deal.number)
    assert f"<@{marc.id}>, Léa vous propose un échange." in message.text
    assert len([ping for ping in playthrough.world.state.pings if ping.message == message.id]) == 1, "it calls once"
    return deal.number


async def _countered_and_accepted(playthrough: TradePlaythrough, first: int) -> Message:
    """Marc wants one million more; Léa accepts his counter-offer; the district is hers."""
    lea, marc = playthrough.people
    message = await playthrough.deal(first)
    refused = await playthrough.press(lea, message, _labelled(message, FR.say("city-action-accept")))
    assert FR.say("refusal-not-your-turn") in refused.ephemerals[-1].text, "one's own deal is the other's to accept"
    done = await playthrough.press(marc, message, _labelled(message, FR.say("city-trade-counter")))
    (panel,) = done.ephemerals
    assert FR.say("city-trade-draft-give", give="Bellevue") in panel.text
    await playthrough.type_amount(marc, panel, 1, "4,5 M")
    await playthrough.send(marc, panel)
    counter = (await playthrough.state()).deals[-1]
    assert (counter.seat, counter.give, counter.ask) == (1, (39,), 4_500)
    message = await playthrough.deal(counter.number)
    await playthrough.press(lea, message, _labelled(message, FR.say("city-action-accept")))
    assert (await playthrough.state()).plots[data.PLACE[39]].owner == 0
    await playthrough.world.until(lambda: not message.controls())
    assert "conclu** · Marc à Léa\xa0: Bellevue contre 4,5" in message.text
    return message


async def _stale(playthrough: TradePlaythrough, first: int) -> None:
    """The first deal was about what Léa has by now: greyed, and refused with the reason."""
    _, marc = playthrough.people
    message = await playthrough.deal(first)
    gone = "Cet échange n’est plus possible"
    await playthrough.world.until(lambda: gone in message.text, 15)
    wait, accept = f"deal-{first}", f"Accept.{first}"
    greyed = next(part for part in message.controls() if part["custom_id"] == str(ControlId(PLAY, 1, wait, accept)))
    assert greyed["disabled"]
    before = await playthrough.stored.table()
    done = await playthrough.world.press(marc, message, forge(1, wait, accept), forged=True)
    assert gone in done.ephemerals[-1].text
    assert (await playthrough.stored.table()).seq == before.seq
    await playthrough.press(marc, message, _labelled(message, FR.say("city-action-refuse")))
    assert (await playthrough.state()).deals == []


async def _long_one_across_a_kill(playthrough: TradePlaythrough) -> None:
    """Ten districts for ten, too long for a button: the panel goes on after kill -9, and so does the deal."""
    lea, marc = playthrough.people
    panel = await playthrough.panel(lea)
    await playthrough.choose(lea, panel, 0, *map(str, SPACES[:10]), "card-taxi")
    await playthrough.choose(lea, panel, 1, *map(str, SPACES[11:21]))
    assert _labelled(panel, FR.say("compose-send")).split("|")[3].startswith("~"), "too long for a button"
    stolen = _labelled(panel, FR.say("compose-send"))
    await playthrough.bot.kill()
    await playthrough.bot.start()
    theirs = await playthrough.world.press(marc, panel_of(playthrough, marc), stolen, forged=True)
    assert FR.say("refusal-no-draft") in theirs.ephemerals[-1].text
    await playthrough.type_amount(lea, panel, 1, "250")
    await playthrough.send(lea, panel)
    (deal,) = (await playthrough.state()).deals
    assert (len(deal.give), len(deal.take), deal.ask) == (11, 10, 250)
    message = await playthrough.deal(deal.number)
    assert len(message.text) <= 4_000
    await playthrough.bot.kill()
    await playthrough.bot.start()
    await playthrough.world.until(lambda: playthrough.world.state.app.connected)
    await playthrough.press(marc, message, _labelled(message, FR.say("city-action-accept")))
    owners = [plot.owner for plot in (await playthrough.state()).plots]
    assert owners == [1] * 10 + [0] * 11 + [0], "all at once"


def panel_of(playthrough: TradePlaythrough, person: Person) -> Message:
    """The newest public message, to press something forged on."""
    return [m for m in playthrough.world.visible(person, playthrough.channel) if not (m.ephemeral or m.system)][-1]

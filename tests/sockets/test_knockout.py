"""Knockout over real sockets: teams, presses that were forged, and a slide that the process does not survive."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.knockout import phases
from bot.games.knockout.events import Slid
from bot.games.knockout.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import COMPOSE, NONE, OPEN, TABLE, ControlId
from bot.tables.model import Table
from tests.api_description import spec
from tests.games.knockout.board import Table as Board
from tests.sockets.actors import Bot, Stored, find, forge, newest, unshrunk
from tests.sockets.seed_table import seated

pytestmark = pytest.mark.sockets
KNOCKOUT = GAMES["knockout"]
FR = translator_for("fr")
LEA, MARC, ZOE = 0, 1, 2
"""Léa and Marc are the red team and go first; Zoé is yellow with a robot; green are robots."""
SLIDE = "Slide.135.0.45"
ACCEPTED = {6, 7}
PATIENCE = 20.0
"""Seconds for what takes one or two where nothing else runs."""


@dataclass
class KnockoutPlaythrough:
    """Three people and three robots at the first slide of a game."""

    world: FakeDiscord
    people: list[Person]
    channel: Channel
    stored: Stored

    @property
    def public(self) -> list[Message]:
        """The table's messages, oldest first."""
        seen = self.world.visible(self.people[LEA], self.channel)
        return [message for message in seen if not (message.ephemeral or message.system)]

    async def table(self) -> Table:
        return await self.stored.table()

    async def slider(self, seat: int) -> str:
        """The decision that is due; it is this player's slide."""
        state: State = (await self.table()).state
        assert isinstance(state.pending, phases.ToSlide)
        assert state.pending.seat == seat
        return KNOCKOUT.waits(state)[0].id

    async def slides(self) -> list[Slid]:
        """Every slide there was."""
        told = [one.event for record in await self.stored.records() for one in record.told]
        return [event for event in told if isinstance(event, Slid)]

    async def raw(self, seat: int, custom_id: str, message: Message | None = None) -> Interaction:
        """Press a custom_id of any kind."""
        person = self.people[seat]
        pressed = message or newest(self.world, person, self.channel)
        return await self.world.press(person, pressed, custom_id, forged=True)

    async def press(self, seat: int, text: str, wait: str, message: Message | None = None) -> Interaction:
        """Press what may not be there."""
        return await self.raw(seat, forge(self.stored.number, wait, text), message)

    async def refused(self, seat: int, text: str, sentence: str, wait: str, message: Message | None = None) -> None:
        """A press is answered with this sentence, to its person alone, and changes nothing."""
        before = (await self.table()).seq
        done = await self.press(seat, text, wait, message)
        read = [shown.text.partition("\n")[0] for shown in done.ephemerals]
        assert (done.failed, read) == (False, [sentence]), (seat, text)
        assert all(shown.ephemeral for shown in done.made)
        assert (await self.table()).seq == before

    async def aiming(self, seat: int) -> Message:
        """The private panel in which somebody aims, opened by the button that all see."""
        person = self.people[seat]
        await self.world.until(lambda: find(self.world, person, self.channel, NONE, OPEN), PATIENCE)
        opened = await self.raw(seat, str(ControlId(OPEN, self.stored.number, "aim", NONE)))
        await self.world.until(lambda: any(message.controls() for message in opened.ephemerals), PATIENCE)
        return opened.ephemerals[-1]


def out_of_range(field: str, low: int, high: int) -> str:
    return FR.say("knockout-refusal-out-of-range", field=field, low=low, high=high)


FORGED = {
    "Slide.99999.0.45": out_of_range("lane", 20, 250),
    "Slide.135.-9999.45": out_of_range("angle", -150, 150),
    "Slide.135.0.0": out_of_range("power", 1, 140),
    "Slide.135.3.45": FR.say("knockout-refusal-bad-step", field="angle", step=5),
    "Slide.a.b.c": FR.say("refusal-forged"),
    "Slide.135": FR.say("refusal-forged"),
    f"Slide.{'9' * 40}.0.45": out_of_range("lane", 20, 250),
    "Pay": FR.say("knockout-refusal-jail-choice-over"),
}
"""What the right slider presses with the right decision, and what is read then."""


async def test_a_slide_counts_once_across_a_kill_and_its_film_follows(tmp_path: Path) -> None:
    """KNOCKOUT-16, 18, 24, 150, 153, 164: what is forged harms nothing; a film that died with its process is drawn."""
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(name, locale="fr") for name in ("Léa", "Marc", "Zoé")]
        channel, bot = world.add_channel("glissades"), Bot(playground, tmp_path, QUARTIER_READY_WAIT="0")
        stored = await seated(tmp_path, world, [*people, None, None, None], channel, "knockout", Board(6).s)
        table = KnockoutPlaythrough(world, people, channel, stored)
        await bot.start()
        try:
            await world.until(lambda: table.public, PATIENCE)
            wait, before = await table.slider(LEA), (await table.table()).state
            await _forged(table, wait)
            asked, panel = table.public[-1], await table.aiming(LEA)
            assert (await table.table()).state == before, "nothing has changed"
            world.faults.refuse("POST", r"/channels/\d+/messages$", 500, times=99)
            sliding = await table.press(LEA, SLIDE, wait, panel)
            await bot.kill()
            world.faults.refusals.clear()
            assert sliding.answer in ACCEPTED
            assert [message.id for message in table.public] == [asked.id], "it died before its slide was shown"
            await bot.start()
            await _shown(table, asked)
            await _once(table, wait, asked, panel)
            await _runs_on(table)
        finally:
            await bot.stop()
        assert not world.state.validator.violations
        assert "Traceback" not in bot.log, bot.log


async def _forged(table: KnockoutPlaythrough, wait: str) -> None:
    """The partner's slide, and then what Léa cannot aim, letters, other verbs, another decision."""
    partner = FR.refusal("knockout", Refusal("not-your-slide", {"seat": LEA}), ["Léa"])
    await table.refused(MARC, SLIDE, partner, wait)
    await table.refused(ZOE, SLIDE, partner, wait)
    for text, sentence in FORGED.items():
        await table.refused(LEA, text, sentence, wait)
    await table.refused(LEA, SLIDE, FR.say("refusal-too-late"), "slide-4242")
    composed = await table.raw(LEA, str(ControlId(COMPOSE, table.stored.number, NONE, "Slide.99999.-9999.0.r99")))
    assert [unshrunk(message.text).partition("\n")[0] for message in composed.ephemerals] == [
        out_of_range("lane", 20, 250)
    ]


async def _shown(table: KnockoutPlaythrough, asked: Message) -> None:
    """One new message: the slide in words and as a film, and Zoé asked in it; the old one has lost its buttons."""
    name = table.people[ZOE].id
    await table.world.until(
        lambda: [one.id for one in table.public][-1] > asked.id and film(table.public[-1]), PATIENCE
    )
    await table.world.until(lambda: not asked.controls(), PATIENCE)
    (slide,) = [message for message in table.public if message.id > asked.id]
    assert f"<@{name}>" in slide.text
    assert "Léa (rouge) fait glisser un pion" in slide.text
    assert table.world.state.pings[-1].person == name
    assert await table.slider(ZOE)


async def _once(table: KnockoutPlaythrough, wait: str, asked: Message, panel: Message) -> None:
    """The same press again, on the old message and on the private panel, changes nothing; there was one slide."""
    sentence = FR.say("refusal-too-late")
    await table.refused(LEA, SLIDE, sentence, wait, asked)
    assert not (await table.press(LEA, SLIDE, wait, panel)).failed
    await table.world.until(lambda: panel.text.startswith(sentence), PATIENCE)
    assert [(one.number, one.seat, one.token) for one in await table.slides()] == [(1, LEA, 0)]


def _edited(message: Message) -> Callable[[], bool]:
    """Whether the message has been edited since now."""
    edits = len(message.edits)
    return lambda: len(message.edits) > edits


async def _runs_on(table: KnockoutPlaythrough) -> None:
    """A pause and its end change the words of the message, not its film; then Zoé slides."""
    slide, before = table.public[-1], [(each.id, each.name) for each in table.public[-1].attachments]
    for verb in ("pause", "resume"):
        edited = _edited(slide)
        assert not (await table.raw(LEA, str(ControlId(TABLE, table.stored.number, NONE, verb)))).failed
        await table.world.until(edited, PATIENCE)
        assert ("⏸️" in slide.text) == (verb == "pause")
        assert [(each.id, each.name) for each in slide.attachments] == before
    accepted = await table.press(ZOE, SLIDE, await table.slider(ZOE))
    assert accepted.answer in ACCEPTED
    assert [one.seat for one in await table.slides()][:2] == [LEA, ZOE]


def film(message: Message) -> bool:
    """Whether a message has its film."""
    return any(each.name.endswith(".gif") and each.data.startswith(b"GIF89a") for each in message.attachments)

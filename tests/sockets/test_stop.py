"""A planned stop: no more presses are taken, what has begun is answered, and it is over in five seconds."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.i18n.translator import translator_for
from bot.playground.model import Interaction
from tests.bench.stops import MOST, stops
from tests.cogs.bot_and_playground import Served, serving

pytestmark = pytest.mark.sockets
EN, FR = translator_for("en"), translator_for("fr")


async def test_nobody_is_left_without_an_answer_when_twelve_press() -> None:
    found = await stops(1, 7, (0.02, 0.2))
    assert not found.faults
    assert (found.unanswered, found.untold) == (0, 0)
    assert found.done > 0 < found.restarting
    assert found.took[0] <= MOST


async def test_every_kind_of_interaction_is_told_that_the_bot_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as served:
        await served.start(pace="slow")
        served.world.change_person(served.tom, locale="fr")
        seq, message = served.table.seq, served.public()[-1]
        served.app.client.parts.intake.open = False
        pressed = await served.world.press(served.tom, message, str(served.control(message, "Roll")))
        typed = await served.world.command(served.lea, served.place, "quartier help", {})
        found = await served.world.autocomplete(
            served.lea, served.place, "quartier rules", {"question": "a"}, "question"
        )
        assert [each.text for each in pressed.ephemerals] == [FR.say("error-restarting")]
        assert [each.text for each in typed.ephemerals] == [EN.say("error-restarting")]
        assert (found.choices, found.failed, served.table.seq) == ([], False, seq)


async def test_a_press_that_has_begun_is_finished_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, monkeypatch) as served:
        await served.start(pace="slow")
        message, seq = served.public()[-1], served.table.seq
        pressing = asyncio.create_task(_roll(served))
        await served.world.until(lambda: served.table.seq > seq)
        await served.app.stop()
        assert not (await pressing).failed
        assert "rolls" in message.text
        assert not served.world.state.app.connected


async def _roll(served: Served) -> Interaction:
    message = served.public()[-1]
    return await served.world.press(served.mover(), message, str(served.control(message, "Roll")))


async def test_a_discord_that_hangs_holds_the_end_up_for_five_seconds_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as served:
        await served.start(pace="slow")
        served.world.faults.latency = (30.0, 30.0)
        pressing = asyncio.create_task(_roll(served))
        await asyncio.sleep(0.1)
        begun = time.perf_counter()
        await served.app.stop()
        assert time.perf_counter() - begun <= MOST
        pressing.cancel()

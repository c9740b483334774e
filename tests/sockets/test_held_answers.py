"""Discord holds an answer back for longer than it allows (429 of ten seconds, 5xx): the person is told all the same."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.i18n.translator import translator_for
from bot.playground.model import Interaction
from bot.present.control_id import FORM, ControlId
from cogs import interaction_callback, interaction_response
from tests.cogs.bot_and_playground import Served, serving

pytestmark = pytest.mark.sockets
CALLBACK = r"/callback$"
LATER, THINKING, UPDATE = 6, 5, 7
UNKNOWN_INTERACTION = 10062
EN = translator_for("en")


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """The bot at a table that has begun; it gives up an answer that is held back after a moment."""
    async with serving(tmp_path, monkeypatch) as made:
        await made.start(pace="slow")
        monkeypatch.setattr(interaction_response, "ANSWER_TIMEOUT", 0.3)
        monkeypatch.setattr(interaction_response, "DEFER_TIMEOUT", 0.7)
        yield made


def held(served: Served, times: int = 1, status: int = 429) -> None:
    served.world.faults.refuse("POST", CALLBACK, status, times=times).retry_after = 10.0


def test_what_is_left_of_three_seconds_is_enough_for_the_promise() -> None:
    assert interaction_response.DEFER_AFTER < interaction_response.ANSWER_TIMEOUT <= 2.2
    assert interaction_response.DEFER_TIMEOUT > 3.0


def awaited(served: Served) -> str:
    return served.app.tables.game(served.table).waits(served.table.state)[0].id


async def roll(served: Served, *, by_mover: bool = True) -> Interaction:
    mover, message = served.mover(), served.public()[-1]
    other = next(person for person in (served.lea, served.tom) if person is not mover)
    return await served.world.press(mover if by_mover else other, message, str(served.control(message, "Roll")))


@pytest.mark.parametrize("status", [429, 503])
async def test_a_refusal_that_is_held_back_follows(served: Served, status: int) -> None:
    held(served, status=status)
    done = await roll(served, by_mover=False)
    await served.world.until(lambda: done.ephemerals)
    assert done.answer == LATER or status == 503
    assert done.ephemerals[0].text.startswith(EN.say("refusal-not-your-turn"))
    assert len(done.ephemerals) == 1


async def test_a_move_that_is_held_back_is_answered_and_shown(served: Served) -> None:
    held(served)
    message, seq = served.public()[-1], served.table.seq
    done = await roll(served)
    assert not done.failed
    assert served.table.seq == seq + 1
    await served.world.until(lambda: "rolls" in message.text)


async def test_an_answer_without_pictures_that_is_refused_for_a_moment_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interaction_callback, "SERVER_ERROR_PAUSE", 0.0)
    async with serving(tmp_path, monkeypatch) as served:
        await served.world.command(served.lea, served.general, "play", {"game": "city"})
        await served.settle()
        lobby, refuse = served.public()[-1], served.world.faults.refuse
        for status, text in ((429, "join"), (503, "leave")):
            refuse("POST", CALLBACK, status).retry_after = 0.01
            assert (await served.press(served.tom, text)).answer == UPDATE
            assert (served.tom.name in lobby.text) == (text == "join")
        refuse("POST", CALLBACK, 404, code=UNKNOWN_INTERACTION)
        assert (await served.press(served.tom, "join")).answer != UPDATE
        assert served.tom.name in lobby.text, "the bot shows it by its own token"


async def test_a_command_that_is_held_back_follows(served: Served) -> None:
    held(served)
    done = await served.world.command(served.lea, served.place, "quartier help", {})
    assert done.answer == THINKING
    await served.world.until(lambda: done.reply and not done.reply.loading and done.reply.text)


async def test_a_form_that_is_held_back_asks_to_press_again(served: Served) -> None:
    await served.move()
    wait = awaited(served)
    assert wait.startswith("buy-")
    held(served)
    text = str(ControlId(FORM, served.table.id, wait, "Auction.?"))
    done = await served.world.press(served.mover(), served.public()[-1], text, forged=True)
    await served.world.until(lambda: done.ephemerals)
    assert done.ephemerals[0].text == EN.say("error-slow")
    assert done.modal is None


async def test_an_answer_that_was_taken_after_all_is_not_given_twice(served: Served) -> None:
    served.world.faults.lose_answer("POST", CALLBACK)  # the library asks again after a second
    done = await roll(served, by_mover=False)
    await asyncio.sleep(0.6)
    assert len(done.ephemerals) == 1
    assert done.refusals == [40060]


async def test_who_cannot_be_answered_at_all_is_told_in_the_channel_once(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    held(served, times=50)
    mover = served.mover()
    calls = len(served.world.state.pinged(mover))
    pressing = [asyncio.create_task(roll(served)) for _ in range(3)]
    await served.world.until(lambda: any("Discord didn't let me answer" in text for text in said(served)))
    served.world.faults.refusals.clear()
    await asyncio.sleep(0.5)
    told = [text for text in said(served) if "Discord didn't let me answer" in text]
    assert len(told) == 1, "once a minute at most"
    assert mover.mention in told[0]
    assert len(served.world.state.pinged(mover)) == calls + 1
    assert "rolls" in "".join(said(served)), "the move that counted is shown by the bot's own token"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    for task in pressing:
        task.cancel()


def said(served: Served) -> list[str]:
    return [message.text for message in served.world.visible(served.lea, served.place) if not message.ephemeral]

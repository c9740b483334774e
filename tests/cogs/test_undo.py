"""A step taken back as people meet it: a button, a small message with two more, and the game goes on where it was."""

from typing import Any

import pytest

from bot.tables.model import SLOW
from tests.cogs.table_playthrough import TablePlaythrough, components, controls, said
from tests.cogs.test_commands import EN, read
from tests.cogs.test_evening import to_purchase
from tests.cogs.test_votes import private

pytestmark = pytest.mark.uncounted


async def bought(playthrough: TablePlaythrough) -> tuple[Any, Any]:
    """Somebody has bought a district and ended the turn at a slow table: who, and the other."""
    await playthrough.open(pace=SLOW)
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    mover, other = await to_purchase(playthrough)
    await playthrough.press(mover, "Buy")
    await playthrough.press(mover, "Done")
    return mover, other


async def test_a_turn_goes_on_below_and_the_next_one_begins_anew(playthrough: TablePlaythrough) -> None:
    mover, other = await bought(playthrough)
    following = playthrough.newest()
    first = playthrough.table.state.turns.turn
    panel = await playthrough.press(other, "table.-")
    assert "undo" not in {press.text for press in controls(panel.response)}, "it was not the other's step"
    panel = await playthrough.press(mover, "table.-")
    asked = await private(playthrough, mover, panel, "undo")
    assert [press.text for press in controls(asked.response) if press.text.startswith("vote")] == ["vote.no"]
    assert EN.say("button-undo-withdraw") in str(components(asked.response))
    question = playthrough.public()[-1]
    assert EN.say("vote-undo", name=mover.name) in said(question)
    assert playthrough.called(question) == [other.id], "at a slow table nobody looks by chance"
    assert [press.text for press in controls(question)] == ["vote.yes", "vote.no"]
    stranger = await playthrough.press(playthrough.zoe, "vote.yes", question)
    assert read(stranger) == EN.say("refusal-not-seated")
    await playthrough.press(other, "vote.yes", question)
    assert playthrough.table.state.turns.turn == first - 1
    newest = playthrough.public()[-1]
    assert "Done" in {press.text for press in controls(newest)}
    assert EN.say("event-taken-back", seat=mover.name) in said(newest)
    gone = next(message for message in playthrough.public() if message.id == following.id)
    assert (said(gone), controls(gone)) == (f"-# ↩️ {EN.say('undone')}", [])
    await playthrough.press(mover, "Done")
    newest = playthrough.public()[-1]
    assert playthrough.called(newest) == [other.id], "whose turn begins is called once more"
    assert following.id not in {message.id for message in playthrough.public()}
    assert not playthrough.app.publisher.behind()


async def test_by_command_and_withdrawn(playthrough: TablePlaythrough) -> None:
    mover, other = await bought(playthrough)
    refused = await other.slash(playthrough.place, "table undo")
    assert read(refused) == EN.say("refusal-undo-nothing")
    asked = await mover.slash(playthrough.place, "table undo")
    await playthrough.env.settle()
    assert read(asked) == EN.say("undo-asked")
    question = playthrough.public()[-1]
    panel = await playthrough.press(mover, "table.-", playthrough.public()[-2])
    await private(playthrough, mover, panel, "vote.no")
    assert playthrough.table.vote is None
    over = next(message for message in playthrough.public() if message.id == question.id)
    assert said(over) == "🗳️ " + EN.say("vote-lost", question=EN.say("vote-undo", name=mover.name))
    again = await mover.slash(playthrough.place, "table undo")
    assert read(again) == EN.say("refusal-undo-asked")


async def test_a_private_panel_from_before_does_not_act_on_another_decision_of_its_number(
    playthrough: TablePlaythrough,
) -> None:
    mover, other = await bought(playthrough)
    old = await playthrough.press(other, "mine.-")
    panel = await playthrough.press(mover, "table.-")
    await private(playthrough, mover, panel, "undo")
    await playthrough.press(other, "vote.yes", playthrough.public()[-1])
    assert playthrough.table.undone == 1
    await playthrough.press(mover, "Done")
    before = playthrough.table.seq
    assert "Roll" in {press.text for press in controls(old.response)}, "the same question by its number"
    refused = await private(playthrough, other, old, "Roll")
    assert playthrough.table.seq == before
    assert EN.say("refusal-too-late") in str(components(refused.response))
    again = next(press for press in controls(refused.response) if press.wait == "mine")
    await other.click(refused.response, custom_id=str(again))
    await private(playthrough, other, refused, "Roll")
    assert playthrough.table.seq > before, "what is shown anew acts"

"""One private panel for a person and a table: a new one closes the one before; one that is overtaken is a sentence."""

import asyncio
import logging
from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.present import registry
from bot.present.control_id import ControlId
from bot.present.publishing.chat_port import MessageGoneError
from cogs.private_panels import MOST, PrivatePanels
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged, read

pytestmark = pytest.mark.uncounted

EN = translator_for("en")


def there(result: Any) -> bool:
    """Whether the private message of a result still exists."""
    return result.response is not None


async def test_a_new_panel_closes_the_one_before_of_that_person_alone(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    hers = await playthrough.press(playthrough.tom, "mine.-")
    first = await playthrough.press(playthrough.lea, "mine.-")
    second = await playthrough.press(playthrough.lea, "table.-")
    assert not there(first)
    assert there(second)
    assert there(hers)
    third = await playthrough.lea.slash(playthrough.place, "move hand")
    await playthrough.env.settle()
    assert not there(second)
    assert there(third)


async def test_a_press_within_a_panel_keeps_it_and_its_newest_token_closes_it(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    panel = await playthrough.press(playthrough.lea, "table.-")
    deeds = next(press for press in controls(panel.response) if press.wait == "deed")
    await playthrough.lea.click(panel.response, custom_id=str(deeds))
    await playthrough.env.settle()
    assert there(panel)
    await playthrough.press(playthrough.lea, "mine.-")
    assert not there(panel)


async def test_a_sentence_leaves_the_panel_open_and_is_closed_with_it(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    _, other = playthrough.whose_turn()
    panel = await playthrough.press(other, "mine.-")
    first = await playthrough.press(other, "Roll")
    assert read(first) == EN.say("refusal-not-your-turn")
    assert not controls(first.response), "the moves are behind the button beside the one that was pressed"
    second = await playthrough.press(other, "Roll")
    assert not there(first)
    assert there(panel)
    await playthrough.press(other, "mine.-")
    assert not there(second)
    assert not there(panel)


async def test_a_panel_that_is_overtaken_becomes_a_sentence_with_the_way_to_the_current_one(
    playthrough: TablePlaythrough,
) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    panel = await playthrough.press(mover, "mine.-")
    roll = next(press for press in controls(panel.response) if press.text == "Roll")
    await playthrough.press(mover, "Roll")
    refused = await mover.click(panel.response, custom_id=str(roll))
    await playthrough.env.settle()
    assert read(refused) == EN.say("refusal-too-late")
    assert refused.response.id == panel.response.id, "in its place"
    (current,) = controls(refused.response)
    shown = await mover.click(refused.response, custom_id=str(current))
    assert shown.response.id == panel.response.id
    assert EN.say("mine-title") in read(shown)


async def test_from_a_deal_that_was_refused_the_way_leads_to_it_as_it_was_composed(
    playthrough: TablePlaythrough,
) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    refused = await forged(playthrough, mover, f"p|{playthrough.table.id}|deal-9|Propose.1.+.5.+.0")
    assert refused.ephemeral
    assert not controls(refused.response), "on a public message nothing has been composed"
    press = ControlId("p", 17, "deal-9", "Propose.1.+.5.+.0")
    assert registry.again(press) == "d|17|-|Propose.1.+.5.+.0"
    assert registry.again(ControlId("p", 17, "deal-9", "Accept.9")) == "h|17|mine|-"


async def test_what_discord_refuses_to_close_stays_open_and_harms_nothing(
    playthrough: TablePlaythrough, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await playthrough.start()
    first = await playthrough.press(playthrough.lea, "mine.-")
    playthrough.env.inject_error("DELETE", "/webhooks/*/*/messages/*", status=404, code=10015, times=1)
    second = await playthrough.press(playthrough.lea, "mine.-")
    assert EN.say("mine-title") in read(second)
    assert there(first)
    assert any("stays open" in line for line in caplog.messages)


async def test_a_press_on_a_panel_that_is_just_being_closed_is_answered_below(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    panel = await playthrough.press(playthrough.lea, "table.-")
    deeds = next(press for press in controls(panel.response) if press.wait == "deed")
    playthrough.env.inject_error("POST", "/interactions/*/callback", status=404, code=10008, times=1)
    pressed = await playthrough.lea.click(panel.response, custom_id=str(deeds))
    await playthrough.env.settle()
    assert pressed.ephemeral
    assert EN.say("city-panel-deeds") in read(pressed)


# ---- what is remembered


class Response:
    """A private message that was shown."""

    def __init__(self, shown: int, *, usable: bool = True, broken: bool = False) -> None:
        self.shown, self.usable, self.deleted, self._broken = shown, usable, False, broken

    async def delete(self) -> None:
        self.deleted = True
        if self._broken:
            raise MessageGoneError("10008")


async def test_a_panel_whose_token_has_expired_is_left_alone() -> None:
    panels, old, new = PrivatePanels(), Response(1, usable=False), Response(2)
    panels.opened(7, 17, old)
    panels.opened(7, 17, new)
    await panels.tasks.close()
    assert not old.deleted


async def test_other_people_and_other_tables_keep_theirs() -> None:
    panels, kept = PrivatePanels(), [Response(1), Response(2), Response(3)]
    panels.opened(7, 17, kept[0])
    panels.opened(7, 18, kept[1])
    panels.opened(8, 17, kept[2])
    await panels.tasks.close()
    assert not any(each.deleted for each in kept)


async def test_no_more_is_remembered_than_can_still_be_closed_nor_without_limit() -> None:
    panels, expiring = PrivatePanels(), [Response(at) for at in range(1, 11)]
    for person, each in enumerate(expiring):
        panels.opened(person, 17, each)
        each.usable = False
    panels.opened(99, 17, Response(11))
    assert len(panels) == 1
    for person in range(MOST + 50):
        panels.opened(person, 18, Response(person + 100))
    assert len(panels) == MOST


async def test_closing_happens_after_the_answer_and_its_failure_is_nobodys() -> None:
    panels, broken = PrivatePanels(), Response(1, broken=True)
    panels.opened(7, 17, broken)
    panels.opened(7, 17, Response(2))
    assert not broken.deleted, "whoever shows a panel does not wait"
    await asyncio.sleep(0)
    await panels.tasks.close()
    assert broken.deleted

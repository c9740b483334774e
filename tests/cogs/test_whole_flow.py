"""One table from its lobby to a built district and a lost auction, and every wrong press, judged by SimCord."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.present.control_id import ControlId
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.test_evening import first_of, to_purchase
from tests.cogs.test_wrong_presses import forged, read
from tests.cogs.wire import walk

pytestmark = pytest.mark.uncounted

EN = translator_for("en")


async def test_play_join_robot_start_roll_buy_auction_bid_pass_build_done(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "robot.normal")
    await _robot_leaves(playthrough)
    assert len(playthrough.table.chairs) == 2, "the robot has left again, the two play on alone"
    await playthrough.press(playthrough.lea, "start")
    mover, _ = await to_purchase(playthrough)
    await _rolled_and_bought(playthrough, mover)
    await _auctioned(playthrough)
    await _built(playthrough)
    assert not playthrough.app.publisher.behind()


async def _robot_leaves(playthrough: TablePlaythrough) -> None:
    """By the menu of the private panel about robots."""
    robot = next(seat for seat, chair in enumerate(playthrough.table.chairs) if chair.robot)
    panel = (await playthrough.press(playthrough.lea, "robots.-")).response
    menu = next(part["custom_id"] for part in walk(panel.components) if "|unrobot.?" in part.get("custom_id", ""))
    await playthrough.lea.select(panel, [str(robot)], custom_id=menu)
    await playthrough.env.settle()


async def _rolled_and_bought(playthrough: TablePlaythrough, mover: Any) -> None:
    await playthrough.press(mover, "Buy")
    assert f"{mover.name} buys" in said(playthrough.newest())
    await playthrough.press(playthrough.whose_turn()[0], "Done")


async def _auctioned(playthrough: TablePlaythrough) -> None:
    """Opened by one, outbid by the other, given up by the first."""
    mover, other = await to_purchase(playthrough)
    await first_of(playthrough, mover, await playthrough.press(mover, "Auction.?"))
    lot = playthrough.newest()
    bid = next(press.text for press in controls(lot) if press.text.startswith("Bid.") and "?" not in press.text)
    await playthrough.press(other, bid)
    assert other.name in said(playthrough.newest())
    await playthrough.press(mover, "Pass")
    assert not any(press.wait.startswith("auction-") for press in controls(playthrough.newest())), "the lot is sold"


async def _built(playthrough: TablePlaythrough) -> None:
    """By half-made presses, one question after the other, then the turn is ended."""
    for _ in range(30):
        texts = [press.text for press in controls(playthrough.newest()) if press.kind == "p"]
        mover, other = playthrough.whose_turn()
        if "Build.?.?.?" in texts:
            break
        await playthrough.press(
            mover, next(text for text in ("Press", "Buy", *texts) if text in texts and "?" not in text)
        )
    asked = await playthrough.press(mover, "Build.?.?.?")
    before = sum(plot.residential + plot.industrial for plot in _plots(playthrough))
    for _ in range(4):
        found = [part for part in walk(asked.response.components) if "|Build." in part.get("custom_id", "")]
        if not found:
            break
        if found[0]["type"] == 3:
            value = found[0]["options"][0]["value"]
            await mover.select(asked.response, [value], custom_id=found[0]["custom_id"])
        else:
            await mover.click(asked.response, custom_id=found[0]["custom_id"])
        await playthrough.env.settle()
        if sum(plot.residential + plot.industrial for plot in _plots(playthrough)) > before:
            break
    assert sum(plot.residential + plot.industrial for plot in _plots(playthrough)) > before
    await playthrough.press(mover, "Done")
    assert playthrough.whose_turn()[0] is other


def _plots(playthrough: TablePlaythrough) -> Any:
    game = playthrough.app.tables.game(playthrough.table)
    return game.view(playthrough.table.state, None).plots


async def test_wrong_presses_of_an_auction_change_nothing(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, other = await to_purchase(playthrough)
    await first_of(playthrough, mover, await playthrough.press(mover, "Auction.?"))
    table, number = playthrough.table, playthrough.table.id
    wait = next(press.wait for press in controls(playthrough.newest()) if press.text == "Pass")
    for who, custom_id, key in (
        (playthrough.zoe, str(ControlId("p", number, wait, "Bid.500")), "refusal-stranger"),
        (other, str(ControlId("p", number, wait, "Bid.500.500")), "refusal-forged"),
        (other, str(ControlId("p", number, "auction-99", "Bid.500")), "refusal-too-late"),
        (other, str(ControlId("p", number, wait, "Bid.1" + "0" * 30)), ""),
        (other, str(ControlId("p", number, wait, "Bid.1")), ""),
        (mover, str(ControlId("p", number, wait, "Bid.11")), ""),
        (mover, str(ControlId("p", number, wait, "Buy")), ""),
    ):
        result = await forged(playthrough, who, custom_id)
        await playthrough.env.settle()
        assert result.ephemeral, custom_id
        assert not key or EN.say(key) in read(result), custom_id
        assert (playthrough.table.seq, playthrough.table.state) == (table.seq, table.state), custom_id

"""One table from its lobby to a built district and a lost auction, and every wrong press, judged by SimCord."""

from typing import Any

from bot.present.press import Press
from bot.words import words
from tests.cogs.evening import Evening, controls, said
from tests.cogs.test_evening import first_of, to_purchase
from tests.cogs.test_wrong_presses import forged, read
from tests.cogs.wire import walk

EN = words("en")


async def test_play_join_robot_start_roll_buy_auction_bid_pass_build_done(evening: Evening) -> None:
    await evening.open()
    await evening.press(evening.tom, "join")
    await evening.press(evening.lea, "robot.normal")
    await _robot_leaves(evening)
    assert len(evening.table.chairs) == 2, "the robot has left again, the two play on alone"
    await evening.press(evening.lea, "start")
    mover, _ = await to_purchase(evening)
    await _rolled_and_bought(evening, mover)
    await _auctioned(evening)
    await _built(evening)
    assert not evening.app.publisher.behind()


async def _robot_leaves(evening: Evening) -> None:
    """By the menu of the private panel about robots."""
    robot = next(seat for seat, chair in enumerate(evening.table.chairs) if chair.robot)
    panel = (await evening.press(evening.lea, "robots.-")).response
    menu = next(part["custom_id"] for part in walk(panel.components) if "|unrobot.?" in part.get("custom_id", ""))
    await evening.lea.select(panel, [str(robot)], custom_id=menu)
    await evening.env.settle()


async def _rolled_and_bought(evening: Evening, mover: Any) -> None:
    await evening.press(mover, "Buy")
    assert f"{mover.name} buys" in said(evening.newest())
    await evening.press(evening.whose_turn()[0], "Done")


async def _auctioned(evening: Evening) -> None:
    """Opened by one, outbid by the other, given up by the first."""
    mover, other = await to_purchase(evening)
    await first_of(evening, mover, await evening.press(mover, "Auction.?"))
    lot = evening.newest()
    bid = next(press.text for press in controls(lot) if press.text.startswith("Bid.") and "?" not in press.text)
    await evening.press(other, bid)
    assert other.name in said(evening.newest())
    await evening.press(mover, "Pass")
    assert not any(press.wait.startswith("auction-") for press in controls(evening.newest())), "the lot is sold"


async def _built(evening: Evening) -> None:
    """By half-made presses, one question after the other, then the turn is ended."""
    for _ in range(30):
        texts = [press.text for press in controls(evening.newest()) if press.kind == "p"]
        mover, other = evening.whose_turn()
        if "Build.?.?.?" in texts:
            break
        await evening.press(mover, next(text for text in ("Press", "Buy", *texts) if text in texts and "?" not in text))
    asked = await evening.press(mover, "Build.?.?.?")
    before = sum(plot.residential + plot.industrial for plot in _plots(evening))
    for _ in range(4):
        found = [part for part in walk(asked.response.components) if "|Build." in part.get("custom_id", "")]
        if not found:
            break
        if found[0]["type"] == 3:
            value = found[0]["options"][0]["value"]
            await mover.select(asked.response, [value], custom_id=found[0]["custom_id"])
        else:
            await mover.click(asked.response, custom_id=found[0]["custom_id"])
        await evening.env.settle()
        if sum(plot.residential + plot.industrial for plot in _plots(evening)) > before:
            break
    assert sum(plot.residential + plot.industrial for plot in _plots(evening)) > before
    await evening.press(mover, "Done")
    assert evening.whose_turn()[0] is other


def _plots(evening: Evening) -> Any:
    game = evening.app.tables.game(evening.table)
    return game.view(evening.table.state, None).plots


async def test_wrong_presses_of_an_auction_change_nothing(evening: Evening) -> None:
    await evening.start()
    mover, other = await to_purchase(evening)
    await first_of(evening, mover, await evening.press(mover, "Auction.?"))
    table, number = evening.table, evening.table.id
    wait = next(press.wait for press in controls(evening.newest()) if press.text == "Pass")
    for who, custom_id, key in (
        (evening.zoe, str(Press("p", number, wait, "Bid.500")), "refusal-stranger"),
        (other, str(Press("p", number, wait, "Bid.500.500")), "refusal-forged"),
        (other, str(Press("p", number, "auction-99", "Bid.500")), "refusal-too-late"),
        (other, str(Press("p", number, wait, "Bid.1" + "0" * 30)), ""),
        (other, str(Press("p", number, wait, "Bid.1")), ""),
        (mover, str(Press("p", number, wait, "Bid.11")), ""),
        (mover, str(Press("p", number, wait, "Buy")), ""),
    ):
        result = await forged(evening, who, custom_id)
        await evening.env.settle()
        assert result.ephemeral, custom_id
        assert not key or EN.say(key) in read(result), custom_id
        assert (evening.table.seq, evening.table.state) == (table.seq, table.state), custom_id

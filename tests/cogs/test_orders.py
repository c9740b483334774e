"""Standing orders in Discord: by their panel, its menus and forms, and by typing; for their owner's eyes alone."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.present.panels.orders import ORDERS
from bot.tables.table_actions import CallOff
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged, read

EN = translator_for("en")


async def begun(playthrough: TablePlaythrough) -> Any:
    """Two people at a table, orders without a pause; the person whose turn it is not."""
    orders = playthrough.app.client.parts.orders
    orders._pause = (0.0, 0.0)
    await playthrough.start()
    await orders.start()
    return playthrough.whose_turn()


async def given(playthrough: TablePlaythrough, person: Any) -> dict[str, int]:
    """What a person has ordered."""
    await playthrough.app.client.parts.orders.idle()
    await playthrough.env.settle()
    return dict(playthrough.app.client.parts.orders.of(playthrough.table, person.id).given)


async def test_the_table_leads_to_the_panel_where_orders_are_given_and_withdrawn(
    playthrough: TablePlaythrough,
) -> None:
    mover, other = await begun(playthrough)
    table = await playthrough.press(other, "table.-")
    way = next(press for press in controls(table.response) if press.wait == ORDERS)
    panel = await other.click(table.response, custom_id=str(way))
    assert panel.response.ephemeral
    assert EN.say("orders-none") in read(panel)
    number = playthrough.table.id
    form = await other.select(panel.response, ["bid"], custom_id=f"h|{number}|orders|give.?")
    assert form.modal is not None
    panel = await other.submit_modal(form, {"amount": "1.5M"})
    assert await given(playthrough, other) == {"bid": 1_500}
    assert EN.say("order-bid-given", amount=EN.cash("city", 1_500)) in read(panel)
    panel = await other.select(panel.response, ["roll"], custom_id=f"h|{number}|orders|give.?")
    panel = await other.select(panel.response, ["bid"], custom_id=f"h|{number}|orders|drop.?")
    assert await given(playthrough, other) == {"roll": 0}
    assert panel.response.id == table.response.id, "in its place"
    assert other.id != mover.id


async def test_what_was_ordered_is_done_as_by_hand_and_nobody_is_told_of_the_order(
    playthrough: TablePlaythrough,
) -> None:
    mover, other = await begun(playthrough)
    before = [message.id for message in playthrough.public()]
    done = await mover.slash(playthrough.place, "table orders", order="roll")
    assert done.ephemeral
    assert await given(playthrough, mover) == {"roll": 0}
    (first, *_) = await playthrough.app.store.history.records(playthrough.table.id)
    assert (first.seat, first.action) == (playthrough.table.seat_of(mover.id), "Roll")
    assert [message.id for message in playthrough.public()] == before, "the turn's own message says what was thrown"
    theirs = await other.slash(playthrough.place, "table orders")
    assert EN.say("orders-none") in read(theirs)


@pytest.mark.parametrize("amount", ["lots", " ", "-5", "1e9", "99999999999999999999", "½", "2.00001M"])
async def test_an_absurd_amount_gets_one_sentence(playthrough: TablePlaythrough, amount: str) -> None:
    _, other = await begun(playthrough)
    refused = await other.slash(playthrough.place, "table orders", order="bid", amount=amount)
    assert len(read(refused).splitlines()) == 1
    assert await given(playthrough, other) == {}


async def test_what_cannot_be_ordered_gets_one_sentence(playthrough: TablePlaythrough) -> None:
    _, other = await begun(playthrough)
    number = playthrough.table.id
    assert read(await other.slash(playthrough.place, "table orders", order="win")).startswith(
        EN.say("refusal-no-order")
    )
    for asked in ("give.claim", "set.roll", "nonsense", "drop", "give.roll.roll"):
        page = await forged(playthrough, other, f"h|{number}|orders|{asked}")
        assert read(page) == EN.say("refusal-forged"), asked
    for text in ("orders|-", "orders|give.roll"):
        page = await forged(playthrough, playthrough.zoe, f"h|{number}|{text}")
        assert read(page) in {EN.say("refusal-stranger"), EN.say("refusal-forged")}
    stranger = await playthrough.zoe.slash(playthrough.place, "table orders", order="roll")
    assert read(stranger) == EN.say("refusal-stranger")
    assert await given(playthrough, other) == {}
    await playthrough.app.tables.act(number, other.id, CallOff(), staff=True)
    assert await playthrough.app.store.orders.all() == {}


async def test_completion_names_what_may_be_withdrawn_and_given(playthrough: TablePlaythrough) -> None:
    _, other = await begun(playthrough)
    await other.slash(playthrough.place, "table orders", order="Pass auctions under…", amount="2M")
    assert await given(playthrough, other) == {"pass": 2_000}
    found = await other.autocomplete(playthrough.place, "table orders", "order", "pass")
    assert [choice["value"] for choice in found] == ["drop.pass", "pass"]
    every = await other.autocomplete(playthrough.place, "table orders", "order", "")
    assert {choice["value"] for choice in every} >= {"roll", "end", "buy", "bid", "accept"}
    assert await playthrough.zoe.autocomplete(playthrough.place, "table orders", "order", "") == []
    await other.slash(playthrough.place, "table orders", order=found[0]["name"])
    assert await given(playthrough, other) == {}
    asked = await other.slash(playthrough.place, "table orders", order="buy")
    assert asked.modal is not None, "an amount that was not typed is asked for"


async def test_that_an_order_was_stopped_is_read_once(playthrough: TablePlaythrough) -> None:
    _, other = await begun(playthrough)
    orders = playthrough.app.client.parts.orders
    await orders.give(playthrough.table, other.id, "bid", 100)
    await orders._stop(playthrough.table, other.id, "bid")
    said = EN.say("orders-stopped", order=EN.say("order-bid").rstrip("…"))
    assert said in read(await playthrough.press(other, "mine.-"))
    assert said not in read(await playthrough.press(other, "mine.-"))
    assert orders.of(playthrough.table, other.id).stopped == ()

"""An evening of City through the whole bot, over a Discord that others have simulated."""

from typing import Any

from bot.i18n.translator import translator_for
from bot.present.control_id import parse
from tests.cogs.table_playthrough import TablePlaythrough, components, controls, said
from tests.cogs.wire import walk

EN = translator_for("en")


async def test_a_table_is_opened_joined_and_started_with_a_robot(playthrough: TablePlaythrough) -> None:
    result = await playthrough.open()
    assert result.ephemeral
    assert playthrough.place.is_thread, "a table has a thread of its own"
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "robot.normal")
    await playthrough.press(playthrough.lea, "start")
    assert playthrough.table.phase == "playing"
    assert [chair.robot for chair in playthrough.table.chairs] == [None, None, "normal"]
    lobby, turn = playthrough.public()
    assert not controls(lobby), "the lobby has lost its buttons"
    assert len(turn.attachments) == 1
    assert turn.attachments[0].filename == "board-1.png"
    assert turn.attachments[0].description, "what the picture says to those who cannot see it"
    assert playthrough.place.name.startswith("City · Lea, Tom")


async def test_a_turn_is_played_by_buttons_and_only_the_next_is_mentioned(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, other = playthrough.whose_turn()
    first = playthrough.newest()
    assert playthrough.called(first) == [mover.id]
    await playthrough.press(mover, "Roll")
    assert f"{mover.name} rolls" in said(playthrough.newest())
    for _ in range(8):
        if playthrough.newest().id != first.id:
            break
        verb = next(p.text for p in controls(playthrough.newest()) if p.kind == "p" and "?" not in p.text)
        await playthrough.press(mover, verb)
    turn = playthrough.newest()
    assert turn.id != first.id
    assert not controls(next(m for m in playthrough.public() if m.id == first.id))
    assert playthrough.whose_turn()[0] is other
    assert playthrough.called(turn) == [other.id]


async def test_the_board_gets_a_file_name_of_its_own_with_every_revision(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    before = playthrough.newest().attachments
    await playthrough.press(mover, "Roll")
    after = playthrough.newest().attachments
    assert len(before) == len(after) == 1
    assert before[0].filename != after[0].filename


async def to_purchase(playthrough: TablePlaythrough) -> tuple[Any, Any]:
    """Play until somebody may buy; whoever that is, and another one."""
    for _ in range(40):
        mover, other = playthrough.whose_turn()
        texts = [p.text for p in controls(playthrough.newest()) if p.kind == "p"]
        if "Buy" in texts:
            return mover, other
        await playthrough.press(mover, next(text for text in texts if "?" not in text))
    raise AssertionError("nobody may buy")


async def first_of(playthrough: TablePlaythrough, who: Any, asked: Any) -> None:
    """Press the first button of a private answer."""
    parts = walk(asked.response.components)
    press = next(part["custom_id"] for part in parts if part.get("custom_id", "").startswith("p|"))
    await who.click(asked.response, custom_id=press)
    await playthrough.env.settle()


async def test_an_auction_is_opened_privately_and_bid_in_by_button_form_and_command(
    playthrough: TablePlaythrough,
) -> None:
    await playthrough.start()
    mover, other = await to_purchase(playthrough)
    asked = await playthrough.press(mover, "Auction.?")
    assert asked.ephemeral
    await first_of(playthrough, mover, asked)
    auction = playthrough.newest()
    assert "The auction closes" in said(auction)
    assert controls(auction)[-1].wait == "table", "it stands in the turn's message"
    bid = next(press.text for press in controls(playthrough.newest()) if press.text.startswith("Bid."))
    await playthrough.press(other, bid)
    shown = await playthrough.press(mover, "Bid.?")
    assert shown.modal is not None
    assert parse(shown.modal["custom_id"]) is not None
    await mover.submit_modal(shown, {"amount": "0.5M"})
    await playthrough.env.settle()
    assert playthrough.table.state.stack[-1].high == 500
    typed = await other.slash(playthrough.place, "move bid", amount="600k")
    await playthrough.env.settle()
    assert typed.ephemeral
    assert playthrough.table.state.stack[-1].high == 600
    assert "600k" in said(playthrough.newest())


async def test_what_is_typed_into_a_form_is_refused_with_what_is_possible(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, other = await to_purchase(playthrough)
    asked = await playthrough.press(mover, "Auction.?")
    await first_of(playthrough, mover, asked)
    high = playthrough.table.state.stack[-1].high
    for text in ("1" + "0" * 30, "a lot", "37.75M", "-5"):
        shown = await playthrough.press(other, "Bid.?")
        result = await other.submit_modal(shown, {"amount": text})
        await playthrough.env.settle()
        assert result.ephemeral, text
        assert playthrough.table.state.stack[-1].high == high


async def test_private_moves_are_read_and_played(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, other = playthrough.whose_turn()
    mine = await playthrough.press(mover, "mine.-")
    assert mine.ephemeral
    roll = next(part["custom_id"] for part in walk(mine.response.components) if "|Roll" in part.get("custom_id", ""))
    played = await mover.click(mine.response, custom_id=roll)
    await playthrough.env.settle()
    assert played.acknowledged
    assert "rolls" in "".join(part.get("content", "") for part in walk(mine.response.components))
    assert "rolls" in said(playthrough.newest()), "everybody sees it as well"
    nothing = await playthrough.press(other, "mine.-")
    assert EN.say("mine-nothing") in "".join(part.get("content", "") for part in walk(nothing.response.components))


async def test_rules_deeds_and_the_table_open_privately(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    board = await playthrough.press(playthrough.tom, "board.-")
    assert board.ephemeral
    assert components(board.response)
    for what in ("rules.-", "deed.-"):
        table = await playthrough.press(playthrough.tom, "table.-")
        assert table.ephemeral
        shown = components(table.response)
        result = await playthrough.press(playthrough.tom, what, table.response)
        assert components(result.response) not in ([], shown)


async def test_a_robot_plays_its_turn_through_the_same_door(playthrough: TablePlaythrough) -> None:
    playthrough.app.robots.start()
    await playthrough.open(robots=1)
    await playthrough.press(playthrough.lea, "start")
    for _ in range(12):
        await playthrough.app.robots.idle()
        await playthrough.env.settle()
        texts = [p.text for p in controls(playthrough.newest()) if p.kind == "p" and "?" not in p.text]
        await playthrough.press(playthrough.lea, texts[0])
        records = await playthrough.app.store.history.records(playthrough.table.id)
        if {record.seat for record in records} >= {0, 1}:
            break
    assert any(record.key.startswith("robot:") for record in records)
    assert all(record.seat == 1 for record in records if record.key.startswith("robot:"))
    table = await playthrough.press(playthrough.tom, "table.-")
    asked = await playthrough.press(playthrough.lea, "table.-")
    assert "why.-" not in [f"{press.wait}.{press.text}" for press in controls(table.response)], "he does not play"
    told = await playthrough.press(playthrough.lea, "why.-", asked.response)
    name = playthrough.table.chairs[1].name
    assert f"### {EN.say('button-why')} · {name}" in "".join(
        part.get("content", "") for part in walk(told.response.components)
    )


async def test_nothing_is_kept_of_views_and_modals(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    await playthrough.press(mover, "mine.-")
    store = playthrough.app.client._connection._view_store
    assert not store._views
    assert not store._modals
    assert not store._synced_message_views

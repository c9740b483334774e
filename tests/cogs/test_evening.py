"""An evening of City through the whole bot, over a Discord that others have simulated."""

from typing import Any

from bot.present.press import parse
from bot.words import words
from tests.cogs.evening import Evening, components, controls, said
from tests.cogs.wire import walk

EN = words("en")


async def test_a_table_is_opened_joined_and_started_with_a_robot(evening: Evening) -> None:
    result = await evening.open()
    assert result.ephemeral
    assert evening.place.is_thread, "a table has a thread of its own"
    await evening.press(evening.tom, "join")
    await evening.press(evening.lea, "robot.normal")
    await evening.press(evening.lea, "start")
    assert evening.table.phase == "playing"
    assert [chair.robot for chair in evening.table.chairs] == [None, None, "normal"]
    lobby, turn = evening.public()
    assert not controls(lobby), "the lobby has lost its buttons"
    assert len(turn.attachments) == 1
    assert turn.attachments[0].filename == "board-1.png"
    assert turn.attachments[0].description, "what the picture says to those who cannot see it"
    assert evening.place.name.startswith("City · Lea, Tom")


async def test_a_turn_is_played_by_buttons_and_only_the_next_is_mentioned(evening: Evening) -> None:
    await evening.start()
    mover, other = evening.whose_turn()
    first = evening.newest()
    assert evening.called(first) == [mover.id]
    await evening.press(mover, "Roll")
    assert f"{mover.name} rolls" in said(evening.newest())
    for _ in range(8):
        if evening.newest().id != first.id:
            break
        verb = next(p.text for p in controls(evening.newest()) if p.kind == "p" and "?" not in p.text)
        await evening.press(mover, verb)
    turn = evening.newest()
    assert turn.id != first.id
    assert not controls(next(m for m in evening.public() if m.id == first.id))
    assert evening.whose_turn()[0] is other
    assert evening.called(turn) == [other.id]


async def test_the_board_gets_a_file_name_of_its_own_with_every_revision(evening: Evening) -> None:
    await evening.start()
    mover, _ = evening.whose_turn()
    before = evening.newest().attachments
    await evening.press(mover, "Roll")
    after = evening.newest().attachments
    assert len(before) == len(after) == 1
    assert before[0].filename != after[0].filename


async def to_purchase(evening: Evening) -> tuple[Any, Any]:
    """Play until somebody may buy; whoever that is, and another one."""
    for _ in range(40):
        mover, other = evening.whose_turn()
        texts = [p.text for p in controls(evening.newest()) if p.kind == "p"]
        if "Buy" in texts:
            return mover, other
        await evening.press(mover, next(text for text in texts if "?" not in text))
    raise AssertionError("nobody may buy")


async def first_of(evening: Evening, who: Any, asked: Any) -> None:
    """Press the first button of a private answer."""
    parts = walk(asked.response.components)
    press = next(part["custom_id"] for part in parts if part.get("custom_id", "").startswith("p|"))
    await who.click(asked.response, custom_id=press)
    await evening.env.settle()


async def test_an_auction_is_opened_privately_and_bid_in_by_button_form_and_command(evening: Evening) -> None:
    await evening.start()
    mover, other = await to_purchase(evening)
    asked = await evening.press(mover, "Auction.?")
    assert asked.ephemeral
    await first_of(evening, mover, asked)
    auction = evening.newest()
    assert "uction" in said(auction)
    bid = next(press.text for press in controls(evening.newest()) if press.text.startswith("Bid."))
    await evening.press(other, bid)
    shown = await evening.press(mover, "Bid.?")
    assert shown.modal is not None
    assert parse(shown.modal["custom_id"]) is not None
    await mover.submit_modal(shown, {"amount": "0.5M"})
    await evening.env.settle()
    assert evening.table.state.stack[-1].high == 500
    typed = await other.slash(evening.place, "bid", amount="600k")
    await evening.env.settle()
    assert typed.ephemeral
    assert evening.table.state.stack[-1].high == 600
    assert "600k" in said(evening.newest())


async def test_what_is_typed_into_a_form_is_refused_with_what_is_possible(evening: Evening) -> None:
    await evening.start()
    mover, other = await to_purchase(evening)
    asked = await evening.press(mover, "Auction.?")
    await first_of(evening, mover, asked)
    high = evening.table.state.stack[-1].high
    for text in ("1" + "0" * 30, "a lot", "37.75M", "-5"):
        shown = await evening.press(other, "Bid.?")
        result = await other.submit_modal(shown, {"amount": text})
        await evening.env.settle()
        assert result.ephemeral, text
        assert evening.table.state.stack[-1].high == high


async def test_private_moves_are_read_and_played(evening: Evening) -> None:
    await evening.start()
    mover, other = evening.whose_turn()
    mine = await evening.press(mover, "mine.-")
    assert mine.ephemeral
    roll = next(part["custom_id"] for part in walk(mine.response.components) if "|Roll" in part.get("custom_id", ""))
    played = await mover.click(mine.response, custom_id=roll)
    await evening.env.settle()
    assert played.acknowledged
    assert "rolls" in "".join(part.get("content", "") for part in walk(mine.response.components))
    assert "rolls" in said(evening.newest()), "everybody sees it as well"
    nothing = await evening.press(other, "mine.-")
    assert EN.say("mine-nothing") in "".join(part.get("content", "") for part in walk(nothing.response.components))


async def test_rules_deeds_and_the_table_open_privately(evening: Evening) -> None:
    await evening.start()
    for what in ("rules.-", "deed.-", "table.-"):
        result = await evening.press(evening.tom, what)
        assert result.ephemeral
        assert components(result.response)


async def test_a_robot_plays_its_turn_through_the_same_door(evening: Evening) -> None:
    evening.app.robots.start()
    await evening.open(robots=1)
    await evening.press(evening.lea, "start")
    for _ in range(12):
        await evening.app.robots.idle()
        await evening.env.settle()
        texts = [p.text for p in controls(evening.newest()) if p.kind == "p" and "?" not in p.text]
        await evening.press(evening.lea, texts[0])
        records = await evening.app.store.records(evening.table.id)
        if {record.seat for record in records} >= {0, 1}:
            break
    assert any(record.key.startswith("robot:") for record in records)
    assert all(record.seat == 1 for record in records if record.key.startswith("robot:"))


async def test_nothing_is_kept_of_views_and_modals(evening: Evening) -> None:
    await evening.start()
    mover, _ = evening.whose_turn()
    await evening.press(mover, "mine.-")
    store = evening.app.client._connection._view_store
    assert not store._views
    assert not store._modals
    assert not store._synced_message_views

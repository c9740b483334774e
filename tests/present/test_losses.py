"""Messages that are deleted: they come back at once, with a name of their own, and ever more slowly."""

import asyncio

import pytest

from bot.present.publishing import deleted_messages
from bot.present.publishing.chat_port import OutgoingMessage, UndeliveredError
from bot.tables.model import ChannelRef, PublishedMessage, Table, TableChanged
from tests.present.fake_chat import Chat, FakeMessageRepository, Press, Stage, table
from tests.present.test_publisher import Turns


async def there(stage: Stage, slot: str = "turn-1") -> None:
    """Wait until a message of the slot is there."""
    for _ in range(600):
        if stage.memory.kept[slot].message in stage.chat.messages:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come back")


async def delete(stage: Stage, slot: str = "turn-1") -> int:
    """Somebody deletes the message of a slot, and Discord tells."""
    gone = stage.memory.kept[slot].message
    del stage.chat.messages[gone]
    await stage.publisher.on_deleted(table(1), {gone})
    return gone


async def test_a_deleted_board_comes_back_by_itself_and_calls_nobody_again() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    gone = await delete(stage)
    await stage.settled()
    assert stage.message != gone
    assert stage.chat.text(stage.message) == "step 1"
    assert [sheet.panel.ping for sheet in stage.chat.sent] == [(5,), ()]
    assert stage.chat.calls == ["send", "send"], "what is known to be gone is not edited"


async def test_two_deletions_within_one_step_leave_no_table_without_a_board() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    for _ in range(4):
        await delete(stage)
        await stage.settled()
        await there(stage)
    assert len(set(stage.chat.nonces)) == 5, "each replacement has a nonce of its own"


async def test_deletions_that_are_only_found_by_the_next_edits_are_made_good_too() -> None:
    stage = Stage()
    stage.tell(1)
    for seq in (2, 3):
        await stage.settled()
        stage.chat.messages.clear()
        stage.tell(seq)
    stage.publisher.show(table(3))
    await stage.settled()
    await there(stage)
    assert stage.chat.text(stage.message) == "step 3"


async def test_a_nonce_whose_message_is_gone_gives_way_to_a_fresh_one() -> None:

    class Lossy(Chat):
        """The answer to the first send is lost, and before the next try somebody deletes what it has posted."""

        async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
            made = await super().send(place, sheet, nonce)
            if len(self.sent) == 1:
                del self.messages[made]
                raise UndeliveredError
            return made

    stage = Stage(Lossy())
    stage.tell(1)
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 1"
    assert len(set(stage.chat.nonces)) == 2


async def test_a_deletion_that_is_told_before_the_posting_is_answered_counts() -> None:
    class Swift(Chat):
        """The first message is deleted, and that is told, while its posting is still on its way."""

        async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
            made = await super().send(place, sheet, nonce)
            if len(self.sent) == 1:
                del self.messages[made]
                await stage.publisher.on_deleted(table(1), {made})
            return made

    stage = Stage(Swift())
    stage.tell(1)
    await stage.settled()
    assert len(stage.chat.sent) == 2


async def test_what_is_deleted_again_and_again_comes_back_ever_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deleted_messages, "FIRST_PAUSE", 0.05)
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    for _ in range(deleted_messages.FREE_WEIGHT // deleted_messages.MACHINE_WEIGHT):
        await delete(stage)
        await stage.settled()
        assert stage.message in stage.chat.messages, "at once"
    for least in (0.04, 0.08, 0.16):  # a little weight is forgotten meanwhile
        began = asyncio.get_running_loop().time()
        await delete(stage)
        await there(stage)
        assert asyncio.get_running_loop().time() - began >= least
    await delete(stage)
    await stage.settled()
    assert stage.publisher.behind() == 0, "whoever waits for a purge bot is not behind"
    await stage.publisher.again(table(1))
    assert stage.message in stage.chat.messages, "whoever asks need not wait"


async def test_people_who_delete_now_and_then_weigh_less_than_a_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deleted_messages, "QUICK", 0.0)
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    for _ in range(deleted_messages.FREE_WEIGHT):
        await delete(stage)
        await stage.settled()
        assert stage.message in stage.chat.messages, "at once"
    monkeypatch.setattr(deleted_messages, "FORGET_AFTER", 0.001)
    await asyncio.sleep(0.05)
    await delete(stage)
    await stage.settled()
    assert stage.message in stage.chat.messages, "what is long ago is forgotten"


async def test_the_pause_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deleted_messages, "FREE_WEIGHT", 0)
    monkeypatch.setattr(deleted_messages, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(deleted_messages, "MAX_PAUSE", 0.03)
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    for _ in range(12):
        await delete(stage)
        await there(stage)


async def test_a_new_turn_does_not_wait_for_what_was_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deleted_messages, "FREE_WEIGHT", 0)
    stage = Turns()
    stage.tell(1)
    await stage.settled()
    await delete(stage)
    stage.tell(2)
    await stage.settled()
    assert stage.chat.text(stage.memory.kept["turn-2"].message) == "step 2"
    assert len(stage.chat.messages) == 1, "a turn that is over does not come back"


async def test_messages_that_are_over_and_those_of_others_do_not_come_back() -> None:
    stage = Turns()
    for seq in (1, 2):
        stage.tell(seq)
        await stage.settled()
    calls = len(stage.chat.calls)
    await delete(stage, "turn-1")
    await stage.publisher.on_deleted(table(2), {12345})
    await stage.settled()
    assert len(stage.chat.calls) == calls


async def test_a_table_that_nobody_has_shown_since_the_start_gets_its_board_back() -> None:
    memory, chat = FakeMessageRepository(), Chat()
    memory.kept["turn-1"] = PublishedMessage("turn-1", 55, 0.0)
    stage = Stage(chat, memory)
    await stage.publisher.on_deleted(table(1), {54})
    assert stage.publisher._tables == {}, "a message of somebody else"
    await stage.publisher.on_deleted(table(1), {55})
    await stage.settled()
    assert chat.text(stage.message) == "step 1"
    assert chat.calls == ["send"]


async def test_whoever_looks_for_a_table_finds_what_is_gone_posted_anew() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    stage.chat.messages.clear()
    await stage.publisher.again(table(1))
    assert stage.chat.text(stage.message) == "step 1"


async def test_a_press_that_waits_on_a_message_that_goes_is_answered() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    press = Press(stage.chat, stage.message)
    stage.tell(2)
    stage.publisher.on_press(table(2), press)
    await delete(stage)
    await stage.settled()
    await there(stage)
    assert press.answered
    assert stage.chat.text(stage.message) == "step 2"


async def test_a_publisher_that_owes_a_board_is_not_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deleted_messages, "FREE_WEIGHT", 0)
    monkeypatch.setattr(deleted_messages, "FIRST_PAUSE", 0.1)
    stage = Stage()
    stage.publisher.on_update(TableChanged(table(1, "over")))
    await stage.settled()
    await delete(stage)
    other = Table(id=8, game="city", place=table(1).place, host=1, lang="en", pace="live", seq=1)
    stage.publisher.on_update(TableChanged(other))
    await there(stage)
    await stage.publisher.stop()


async def test_an_old_message_that_is_edited_by_token_is_posted_anew_too() -> None:
    stage = Stage()
    stage.memory.kept["turn-1"] = PublishedMessage("turn-1", 55, 0.0)
    stage.chat.messages[55] = None  # type: ignore[assignment]  # a message of before
    stage.time = 4_000.0
    press = Press(stage.chat, 55)
    press.answered = True
    stage.tell(1)
    await stage.settled()
    stage.publisher._tables[7]._answers.keep_token(press)
    for seq in range(2, 5):
        stage.tell(seq)
        await stage.settled()
    assert stage.chat.calls == ["edit", "token", "token", "send", "delete"], (
        "Discord allows no fourth edit by any token"
    )
    assert stage.chat.text(stage.message) == "step 4"

"""The comparison of the panels that should exist with the messages that do; and what a process knows of the past."""

from bot.games.city.events import TaxPaid
from bot.kit.contract import EventFor
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import OutgoingMessage
from bot.present.publishing.denied_calls import Call, DeniedCalls
from bot.present.publishing.message_slot import MessageSlot
from bot.present.publishing.posted_messages import PostedMessages
from bot.present.publishing.recent_events import MAX_EVENTS, History, RecentEvents
from bot.tables.model import PublishedMessage, Record, TableChanged
from tests.present.fake_chat import FakeMessageRepository, table


def posted(*panels: Panel) -> PostedMessages:
    """Messages that show these panels, numbered from 1."""
    messages = PostedMessages()
    for number, panel in enumerate(panels, 1):
        slot = MessageSlot(PublishedMessage(panel.slot, number, 0.0, live=not panel.last))
        slot.finish_edit(OutgoingMessage(panel))
        messages.add(slot)
    return messages


TURN, AUCTION, OVER = Panel("turn-2", ("two",)), Panel("auction-1", ("bid",)), Panel("turn-1", ("one",), last=True)


def test_only_what_differs_or_is_missing_is_shown() -> None:
    messages = posted(TURN, OVER)
    changed = Panel("turn-2", ("two", "more"))
    assert messages.outdated([TURN, OVER]) == []
    assert messages.outdated([changed, AUCTION, OVER]) == [changed, AUCTION]


def test_a_message_that_is_being_edited_is_outdated_until_the_edit_is_done() -> None:
    messages = posted(TURN)
    (slot,) = messages
    slot.start_edit(OutgoingMessage(TURN, revision=1))
    assert messages.outdated([TURN]) == [TURN], "an edit that fails may have arrived or not"
    slot.finish_edit(OutgoingMessage(TURN, revision=1))
    assert messages.outdated([TURN]) == []


def test_a_press_goes_before_what_is_new_and_what_is_over_comes_last() -> None:
    messages = posted(Panel("turn-1", ("one",)), TURN, AUCTION)
    panels = [OVER, TURN, Panel("deal-1"), AUCTION]
    ordered = messages.by_urgency(panels, {3}.__contains__)
    assert [panel.slot for panel in ordered] == ["auction-1", "deal-1", "turn-2", "turn-1"]


def test_what_is_restored_is_outdated_and_does_not_replace_what_was_posted_since() -> None:
    messages = posted(TURN)
    messages.restore([PublishedMessage("turn-2", 55, 0.0), PublishedMessage("auction-1", 56, 0.0)])
    assert [slot.message for slot in messages] == [1, 56]
    assert messages.outdated([TURN, AUCTION]) == [AUCTION]


def test_only_live_messages_are_shown_again() -> None:
    messages = posted(TURN, OVER)
    assert [slot.shown.slot for slot in messages.live()] == ["turn-2"]
    messages.invalidate()
    assert messages.outdated([TURN, OVER]) == [TURN]


def test_a_slot_is_found_by_its_message_and_a_replaced_message_removes_nothing() -> None:
    messages = posted(TURN)
    old = messages.find(1)
    assert old is not None
    assert messages.find(None) is messages.find(2) is None
    messages.add(MessageSlot(PublishedMessage("turn-2", 2, 0.0)))
    assert not messages.remove(old), "another message has taken its place"
    new = messages.get("turn-2")
    assert new is not None
    assert messages.remove(new)
    assert messages.get("turn-2") is None


# ---- the past


def told(seq: int, only: int | None = None) -> EventFor:
    return EventFor(TaxPaid(0, seq), only)


async def test_events_are_read_once_with_those_that_came_meanwhile() -> None:
    store = FakeMessageRepository()
    store.written = [Record(2, "k", 0.0, 0, "Tax", [told(1), told(2, only=1)])]
    recent = RecentEvents(store)
    for seq in (2, 3):
        recent.on_update(TableChanged(table(seq), (told(seq),)))
    assert not recent.events
    await recent.load(table(3))
    assert list(recent.events) == [told(1), told(3)], "step 2 is in the records, and its secret is nobody else's"
    recent.on_update(TableChanged(table(4), (told(4), told(5, only=0))))
    assert recent.events == (told(1), told(3), told(4))


async def test_a_process_knows_whether_another_one_has_shown_the_table_before() -> None:
    store = FakeMessageRepository()
    fresh, restarted = RecentEvents(store), RecentEvents(store)
    await fresh.load(table(1))
    assert fresh.history is History.LOADED
    store.written = [Record(1, "k", 0.0, 0, "Tax", [told(1)])]
    histories = [restarted.history]
    await restarted.load(table(1))
    histories.append(restarted.history)
    assert histories == [History.UNREAD, History.RESTARTED]
    restarted.all_shown()
    assert restarted.history is History.LOADED
    restarted.trim()
    assert (restarted.history, restarted.events) == (History.TRIMMED, ())
    await restarted.load(table(1))
    assert (restarted.history, restarted.events) == (History.LOADED, (told(1),))


async def test_only_the_last_events_are_kept() -> None:
    recent = RecentEvents(FakeMessageRepository())
    await recent.load(table(1))
    recent.on_update(TableChanged(table(2), tuple(told(seq) for seq in range(MAX_EVENTS + 5))))
    assert len(recent.events) == MAX_EVENTS
    assert recent.events[-1] == told(MAX_EVENTS + 4)


def test_what_is_denied_stays_so_until_it_is_tried_again_and_works() -> None:
    denied = DeniedCalls()
    denied.add(Call.POST)
    assert denied.missing("send_messages")
    assert not denied.missing("send_messages"), "it is told once"
    denied.succeeded()
    assert denied.permission == "send_messages", "only edits have worked"
    denied.retry()
    assert Call.POST not in denied
    assert denied.permission == "send_messages", "nobody knows yet"
    denied.succeeded()
    assert denied.permission == ""

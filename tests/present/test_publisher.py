import asyncio
import gc
import time
import weakref
from collections.abc import Collection, Sequence

import pytest
from msgspec.structs import replace

from bot.games.city.events import TaxPaid
from bot.kit.contract import EventFor
from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing import publisher, startup_queue
from bot.present.publishing.chat_port import ChannelGoneError, ForbiddenError, UndeliveredError
from bot.present.publishing.publisher import TRIM_AFTER
from bot.present.publishing.publisher_deps import STARTUP_SLOTS
from bot.present.publishing.rate_budget import RateBudget
from bot.runtime.priority import background
from bot.tables.model import CLOSED, Deadline, PublishedMessage, Record, Table, TableChanged
from bot.tables.storage.database import StoreError
from tests.present.fake_chat import Chat, FakeMessageRepository, Picture, Press, Stage, table


@pytest.mark.parametrize("round_", range(10))
async def test_thirty_presses_are_answered_the_last_picture_is_true_with_few_edits(round_: int) -> None:
    stage = Stage(Chat(0.04, 0.3))
    stage.tell(1)
    await stage.settled()
    stage.chat.calls.clear()
    presses = []
    for number in range(30):
        press = Press(stage.chat, stage.message, at=number)
        stage.tell(number + 2)
        stage.publisher.on_press(table(number + 2), press)
        presses.append(press)
        await asyncio.sleep(0.002)
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 31"
    assert len([call for call in stage.chat.calls if call != "later"]) <= 6
    assert all(press.answered and 0 <= press.took < 2.0 for press in presses)
    assert [press.how for press in presses].count("update") == 1


async def test_the_first_press_in_idle_is_answered_by_the_new_panel_itself() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    press = Press(stage.chat, stage.message)
    stage.tell(2)
    stage.publisher.on_press(table(2), press)
    await stage.settled()
    assert press.how == "update"
    assert stage.chat.calls == ["send", "update"]


async def test_an_unchanged_panel_is_not_edited_and_its_press_is_answered_all_the_same() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    press = Press(stage.chat, stage.message)
    stage.tell(1)
    stage.publisher.on_press(table(1), press)
    await stage.settled()
    assert press.how == "later"
    assert stage.chat.calls == ["send"]


async def test_an_answer_is_not_held_while_a_picture_takes_its_time() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    stage.chat.slow = 2.2
    stage.tell(2)
    await asyncio.sleep(0.05)
    press = Press(stage.chat, stage.message)
    stage.tell(3)
    stage.publisher.on_press(table(3), press)
    await stage.settled()
    assert press.how == "later"
    assert press.took < 2.0
    assert stage.chat.text(stage.message) == "step 3"


class Turns(Stage):
    """Every step is a turn of its own."""

    def slot(self, seq: int) -> str:
        return f"turn-{seq}"


async def test_a_turn_is_a_new_message_that_mentions_once_and_the_old_one_loses_its_controls() -> None:
    stage = Turns()
    stage.tell(1)
    await stage.settled()
    first = stage.memory.kept["turn-1"].message
    stage.tell(2)
    await stage.settled()
    assert [sheet.panel.ping for sheet in stage.chat.sent] == [(5,), (5,)]
    assert stage.chat.messages[first].panel.last
    assert not stage.memory.kept["turn-1"].live
    stage.tell(3)
    await stage.settled()
    assert stage.chat.calls.count("edit") == 2, "what is over stays as it is"


async def test_nobody_waits_for_steps_of_robots_and_for_turns_that_are_over() -> None:
    stage = Turns()
    stage.tell(1)
    await stage.settled()
    assert stage.chat.awaited == [("send", True)]
    stage.chat.awaited.clear()
    with background():
        stage.tell(2)
    await stage.settled()
    assert stage.chat.awaited == [("send", False), ("edit", False)]
    stage.chat.awaited.clear()
    stage.chat.faults = [UndeliveredError("once")]
    with background():
        stage.tell(3)
        stage.publisher.on_press(table(3), Press(stage.chat, stage.message))
    await stage.settled()
    assert stage.chat.awaited[:2] == [("send", True), ("send", True)], "a press waits, after a failure too"
    assert {*stage.chat.awaited[2:]} == {("edit", False)}


class Trading(Turns):
    """The same with an offer, from the second turn on one that stays below them; it is over at turn `end`."""

    end = 5

    def present(self, table: Table, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
        made = super().present(table, recent, [slot for slot in live if slot != "deal-1"])
        offer = Panel("deal-1", ("offer",), ping=(6,)) if table.seq < 2 else Panel("deal-1", ("offer",), below=True)
        return [*made, offer if table.seq < self.end else Panel("deal-1", ("refused",), last=True)]


async def test_what_stays_below_is_posted_anew_under_each_turn_and_calls_once() -> None:
    stage = Trading()
    for seq in range(1, 5):
        stage.tell(seq)
        await stage.settled()
        assert list(stage.chat.messages)[-1] == stage.memory.kept["deal-1"].message
        assert stage.chat.text(list(stage.chat.messages)[-2]) == f"step {seq}"
    offers = [sheet.panel.ping for sheet in stage.chat.sent if sheet.panel.slot == "deal-1"]
    assert offers == [(6,), (), (), ()]
    assert stage.chat.calls.count("delete") == 3
    stage.chat.calls.clear()
    stage.tell(5)
    await stage.settled()
    assert stage.chat.calls == ["send", "edit", "edit"], "what is over stays where it is"


async def test_what_stays_below_stays_there_when_nothing_was_posted() -> None:
    stage = Trading()
    for seq in (1, 2, 2):
        stage.tell(seq)
        await stage.settled()
    assert [sheet.panel.slot for sheet in stage.chat.sent] == ["turn-1", "deal-1", "turn-2", "deal-1"]
    again = Trading(stage.chat, stage.memory)
    stage.chat.calls.clear()
    again.publisher.show(table(2))
    await again.settled()
    assert stage.chat.calls == ["edit", "edit"], "a new process finds both where they are"


async def test_tables_that_another_process_shows_are_let_go_and_no_press_stays_unanswered() -> None:
    stage = Stage(Chat(0.2, 0.2))
    stage.tell(1)
    await stage.settled()
    presses = [Press(stage.chat, stage.message) for _ in range(3)]
    stage.tell(2)
    stage.publisher.on_press(table(2), presses[0])
    await stage.publisher.drop([table(2).id], 2.0)
    assert (stage.chat.text(stage.message), stage.memory.seen[-1]) == ("step 2", 2), "it has time to show the last step"
    stage.tell(3)
    stage.publisher.on_press(table(3), presses[1])
    await stage.publisher.drop([table(3).id])
    stage.publisher._deps = replace(stage.publisher._deps, ours=lambda guild: False)
    stage.publisher.show(table(4))
    stage.publisher.on_press(table(4), presses[2])
    await asyncio.sleep(1.0)
    assert [press.how for press in presses] == ["update", "later", "later"]
    assert stage.chat.text(stage.message) == "step 2"
    assert not stage.publisher._tables


async def test_presses_on_messages_that_are_over_are_not_kept() -> None:
    stage, kept = Turns(), []
    for number in range(1, 6):
        stage.tell(number)
        await stage.settled()
        press = Press(stage.chat, stage.memory.kept[f"turn-{number}"].message, at=number)
        stage.publisher.on_press(table(number), press)
        await stage.settled()
        kept.append(weakref.ref(press))
        del press
    gc.collect()
    assert [each() is None for each in kept] == [True, True, True, True, False]


async def test_a_deleted_message_is_posted_again_and_calls_nobody_again() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    stage.chat.messages.clear()
    stage.tell(2)
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 2"
    assert [sheet.panel.ping for sheet in stage.chat.sent] == [(5,), ()]


async def test_an_expired_token_gives_way_to_the_bot() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    press = Press(stage.chat, stage.message)
    stage.tell(2)
    stage.publisher.on_press(table(2), press)
    await stage.settled()
    stage.tell(3)
    await stage.settled()
    press.expired = True
    stage.tell(4)
    await stage.settled()
    assert stage.chat.calls == ["send", "update", "token", "edit"]
    assert stage.chat.text(stage.message) == "step 4"


async def test_a_missing_permission_is_named_and_nothing_is_tried_again() -> None:
    stage = Stage()
    stage.chat.faults = [ForbiddenError("send_messages")]
    stage.tell(1)
    await stage.settled()
    assert stage.publisher.trouble(7) == "send_messages"
    assert stage.chat.calls == ["send"]
    assert stage.memory.seen == []
    stage.tell(2)
    await stage.settled()
    assert stage.chat.calls == ["send"], "what was denied is not tried again with the next step"
    assert stage.publisher.trouble(7) == "send_messages"
    stage.publisher.show(table(2))
    await stage.settled()
    assert stage.publisher.trouble(7) == ""
    assert stage.memory.seen == [2]


async def test_a_lost_channel_makes_the_table_wait() -> None:
    stage = Stage()
    stage.chat.faults = [ChannelGoneError()]
    stage.tell(1)
    await stage.settled()
    assert stage.lost == [7]
    assert stage.chat.calls == ["send"]


async def test_what_is_not_delivered_is_tried_again_under_the_same_name() -> None:
    stage = Stage()
    stage.chat.faults = [UndeliveredError(), UndeliveredError()]
    stage.tell(1)
    await stage.settled()
    assert len(set(stage.chat.nonces)) == 1
    assert stage.chat.text(stage.message) == "step 1"
    assert stage.memory.seen[-1] == 1


async def test_it_gives_up_in_the_end_and_the_outbox_keeps_it() -> None:
    stage = Stage()
    stage.chat.faults = [UndeliveredError() for _ in range(9)]
    stage.tell(1)
    await stage.settled()
    assert stage.chat.calls == ["send"] * 3
    assert stage.memory.seen == []


async def test_while_the_database_is_away_it_is_tried_again_without_a_mishap(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    stage.memory.faults = [StoreError("The database could not be read: no server answers there.") for _ in range(2)]
    stage.tell(1)
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 1"
    assert stage.memory.seen[-1] == 1
    assert not [line for line in caplog.records if line.levelname in {"WARNING", "ERROR"}]


async def test_a_new_process_finds_its_messages_and_tells_the_recent_events_again() -> None:
    memory, chat = FakeMessageRepository(), Chat()
    before = Stage(chat, memory)
    before.tell(1)
    await before.settled()
    public, secret = EventFor(TaxPaid(0, 60)), EventFor(TaxPaid(1, 61), only=1)
    memory.written = [Record(2, "k", 0.0, 0, "Bid.60", [public, secret])]
    after = Stage(chat, memory)
    after.publisher.show(table(2))
    await after.settled()
    assert chat.calls == ["send", "edit"]
    assert chat.text(memory.kept["turn-1"].message) == "step 2"
    assert after.told == [repr(public.event)]
    assert memory.seen[-1] == 2


async def test_an_update_told_while_the_records_are_read_is_told_once() -> None:
    stage = Stage()
    event = EventFor(TaxPaid(0, 60))
    stage.memory.written = [Record(2, "k", 0.0, 0, "Bid.60", [event])]
    stage.tell(2, event)
    stage.tell(3, EventFor(TaxPaid(1, 70)))
    await stage.settled()
    assert len(stage.told) == 2


async def test_an_old_busy_message_is_posted_anew() -> None:
    stage = Stage()
    stage.memory.kept["turn-1"] = PublishedMessage("turn-1", 55, 0.0)
    stage.chat.messages[55] = None  # type: ignore[assignment]  # a message of before
    stage.time = 4_000.0
    for seq in range(1, 5):
        stage.tell(seq)
        await stage.settled()
    assert stage.chat.calls == ["edit"] * 3 + ["send", "delete"]
    assert stage.chat.sent[0].panel.ping == ()
    assert 55 not in stage.chat.messages


async def test_bursts_without_a_press_merge_instead_of_waiting_in_the_library() -> None:
    stage, began = Stage(budget=RateBudget(3, 0.2)), time.monotonic()
    for seq in range(1, 21):
        stage.tell(seq)
        await asyncio.sleep(0.01)
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 20"
    assert stage.chat.calls[0] == "send"
    assert len(stage.chat.calls[1:]) <= min(3 * (1 + (time.monotonic() - began) // 0.2), 10)
    assert stage.memory.seen[-1] == 20


class Painted(Stage):
    """Every step has its picture; the one of step 2 cannot be painted."""

    def order(self, table: Table) -> PictureRequest | None:
        return PictureRequest(f"board-{table.seq // 3}", None, "dark", "en")

    def paint(
        self, key: str, view: object, theme: str, lang: str, names: tuple[str, ...], tokens: tuple[int, ...]
    ) -> Picture:
        if key == "board-0":
            raise RuntimeError("no brush")
        return super().paint(key, view, theme, lang, names, tokens)


async def test_pictures_are_kept_numbered_and_may_fail() -> None:
    stage = Painted()
    for seq in (2, 3, 4):
        stage.tell(seq)
        await stage.settled()
    sheet = stage.chat.messages[stage.message]
    assert stage.chat.sent[0].picture is None, "a picture that fails leaves its text"
    assert sheet.picture is not None
    assert stage.paintings == ["board-1"], "equal orders are painted once"
    assert (sheet.kept, sheet.revision) == (True, 1), "the same picture is not sent again"
    stage.tell(6)
    await stage.settled()
    sheet = stage.chat.messages[stage.message]
    assert (sheet.kept, sheet.revision) == (False, 2), "every other one has a file name of its own"


class Several(Painted):
    """A last step with three pictures, the second of which cannot be painted."""

    def order(self, table: Table) -> PictureRequest | None:
        return PictureRequest("count", None, "dark", "en")

    def more(self, table: Table) -> tuple[PictureRequest, ...]:
        return PictureRequest("board-0", None, "dark", "en"), PictureRequest("chart", None, "dark", "en")


async def test_several_pictures_come_in_their_order_without_those_that_fail() -> None:
    stage = Several()
    stage.tell(1)
    await stage.settled()
    sheet = stage.chat.messages[stage.message]
    assert sheet.picture is not None
    assert [picture.data for picture in (sheet.picture, *sheet.more)] == [b"count", b"chart"]


async def test_stopping_shows_what_is_to_be_shown() -> None:
    stage = Stage(Chat(0.05, 0.05))
    stage.tell(1)
    await stage.publisher.stop()
    assert stage.memory.seen == [1]
    stage.tell(2)
    await asyncio.sleep(0.1)
    assert stage.memory.seen == [1], "what comes later is for the next start"


async def test_stopping_does_not_wait_for_ever() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    stage.chat.slow = 60.0
    stage.tell(2)
    await stage.publisher.stop(0.05)
    assert stage.chat.text(stage.message) == "step 1"


async def test_presses_on_unknown_messages_are_answered() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    press = Press(stage.chat, 12345)
    stage.publisher.on_press(table(1), press)
    await stage.settled()
    assert press.how == "later"


async def test_a_message_deleted_under_a_press_is_posted_again() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    gone = stage.message
    press = Press(stage.chat, gone)
    del stage.chat.messages[gone]
    stage.tell(2)
    stage.publisher.on_press(table(2), press)
    await stage.settled()
    assert stage.message != gone
    assert stage.chat.text(stage.message) == "step 2"


class Faulty(Stage):
    """The presenter fails at step 2."""

    def present(self, table: Table, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
        if table.seq == 2:
            raise KeyError("a mistake")
        return super().present(table, recent, live)


async def test_a_faulty_presenter_harms_no_later_step() -> None:
    stage = Faulty()
    stage.tell(1)
    await stage.settled()
    press = Press(stage.chat, stage.message)
    stage.tell(2)
    stage.publisher.on_press(table(2), press)
    await stage.settled()
    assert press.how == "later"
    stage.tell(3)
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 3"


async def test_finished_tables_leave_no_publisher_behind() -> None:
    stage = Stage()
    stage.publisher.on_update(TableChanged(table(1, CLOSED)))
    await stage.settled()
    other = table(1)
    stage.publisher.on_update(
        TableChanged(Table(id=8, game="city", place=other.place, host=1, lang="en", pace="live", seq=1))
    )
    await stage.settled()
    stage.publisher.trim()
    assert list(stage.publisher._tables) == [8]


def test_a_budget_allows_so_many_in_a_span() -> None:
    budget = RateBudget(2, 5.0)
    for at in (0.0, 1.0):
        assert budget.wait(at) == 0.0
        budget.spend(at)
    assert budget.wait(2.0) == 3.0
    assert budget.wait(5.0) == 0.0


async def test_a_trimmed_publisher_goes_on_with_the_next_press_and_repeats_nothing() -> None:
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    (table_publisher,) = stage.publisher._tables.values()
    stage.memory.written = [
        Record(seq, str(seq), 0.0, 0, "Tax", [EventFor(TaxPaid(seat=0, amount=seq))]) for seq in (1, 2)
    ]
    table_publisher.trim()
    assert table_publisher.recent.events == ()
    stage.publisher.show(table(1))
    await stage.settled()
    assert stage.chat.calls == ["send"], "nothing is shown twice"
    table_publisher.trim()
    press = Press(stage.chat, stage.message)
    stage.tell(2, EventFor(TaxPaid(seat=0, amount=2)))
    stage.publisher.on_press(table(2), press)
    await stage.settled()
    assert press.how == "update"
    assert stage.chat.calls == ["send", "update"]
    assert stage.told == [repr(TaxPaid(seat=0, amount=1)), repr(TaxPaid(seat=0, amount=2))], "each once"


async def test_only_quiet_tables_rest_and_presses_of_no_more_use_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "KEPT", 0)
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    (table_publisher,), press = stage.publisher._tables.values(), Press(stage.chat, stage.message)
    stage.tell(2, EventFor(TaxPaid(seat=0, amount=2)))
    stage.publisher.on_press(table(2), press)
    await stage.settled()
    stage.publisher.trim()
    assert stage.told == [repr(TaxPaid(seat=0, amount=2))]
    assert table_publisher.recent.events, "somebody played just now"
    stage.publisher._since[table_publisher.table.id] -= TRIM_AFTER
    stage.publisher.trim()
    assert not table_publisher.recent.events
    assert table_publisher._answers._edit_tokens, "the press may still show the next step"
    press.expired = True
    table_publisher.trim()
    assert not table_publisher._answers._edit_tokens


async def test_the_publisher_of_a_table_that_rests_is_no_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "KEPT", 0)
    stage = Stage()
    stage.tell(1)
    await stage.settled()
    let_go = weakref.ref(stage.publisher._tables[7])
    stage.publisher._since[7] -= TRIM_AFTER
    gc.collect()
    gc.disable()
    try:
        stage.publisher.trim()
        assert not stage.publisher._tables
        assert let_go() is None
    finally:
        gc.enable()


class ManyTables(FakeMessageRepository):
    """Many tables' messages, and which were asked for first. Those of `faulty` cannot be read."""

    def __init__(self, faulty: Collection[int] = ()) -> None:
        super().__init__()
        self.begun: list[int] = []
        self.of: dict[int, PublishedMessage] = {}
        self.faulty = faulty

    async def shown(self, id_: int) -> list[PublishedMessage]:
        await asyncio.sleep(0)
        self.begun.append(id_)
        if id_ in self.faulty:
            raise UndeliveredError("away")
        return [self.of[id_]] if id_ in self.of else []

    async def save_shown(self, id_: int, shown: PublishedMessage, guild: int) -> None:
        self.of[id_] = shown


def waiting(id_: int, due: float) -> Table:
    """A table that waits for somebody until `due`."""
    return replace(table(1), id=id_, deadlines=(Deadline("turn-1", 0, due),))


async def test_after_a_start_few_tables_are_shown_at_a_time_the_most_urgent_first_once_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(publisher, "KEPT", 0)
    memory, connected = ManyTables(), asyncio.Event()
    stage, count = Stage(memory=memory), 2 * STARTUP_SLOTS + 5

    async def connecting() -> None:
        await connected.wait()

    with stage.publisher.a_few_at_a_time(connecting):
        for id_ in range(1, count + 1):
            stage.publisher.on_update(TableChanged(waiting(id_, 1e6 - id_)))
    await asyncio.sleep(0.02)
    assert (stage.chat.calls, stage.publisher.behind(), stage.publisher._tables) == ([], count, {})
    assert stage.publisher.lag() > 0
    await stage.publisher.drop([1])
    press = Press(stage.chat, 77)
    stage.publisher.on_press(waiting(2, 1.0), press)
    await asyncio.sleep(0.05)
    assert press.answered, "who presses does not wait for the others"
    assert memory.begun == [2]
    connected.set()
    most = 0
    while stage.publisher.behind():
        most = max(most, len(stage.publisher._tables))
        await asyncio.sleep(0)
    assert STARTUP_SLOTS <= most <= STARTUP_SLOTS + 1
    assert sorted(memory.begun) == [*range(2, count + 1)]
    assert set(memory.begun[1 : STARTUP_SLOTS + 1]) == set(range(count - STARTUP_SLOTS + 1, count + 1)), (
        "those whose time ends first"
    )
    assert stage.chat.calls == ["send"] * (count - 1)
    await asyncio.sleep(0.02)
    assert set(stage.publisher._tables) == {2}, "of the others nothing is kept but their messages"
    stage.publisher.on_update(TableChanged(replace(waiting(9, 1.0), seq=2)))
    await stage.settled()
    assert stage.chat.calls.count("edit") == 1


async def test_the_latest_tables_have_their_events_at_hand_however_long_nobody_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(publisher, "KEPT", 2)
    stage = Stage(memory=ManyTables())

    async def at_once() -> None:
        pass

    def kept() -> set[int]:
        return {id_ for id_, each in stage.publisher._tables.items() if each.recent.loaded}

    with stage.publisher.a_few_at_a_time(at_once):
        for id_ in (1, 2, 3):
            stage.publisher.show(waiting(id_, 10.0 - id_))
    await stage.settled()
    await asyncio.sleep(0.02)
    assert kept() == {2, 3}, "those whose time ends first"
    stage.publisher.on_update(TableChanged(replace(waiting(1, 9.0), seq=2)))
    await stage.settled()
    stage.publisher._since = {1: time.monotonic(), 2: -TRIM_AFTER, 3: -2 * TRIM_AFTER}
    stage.publisher.trim()
    assert kept() == {1, 2}, "those that changed last"


async def test_tables_that_cannot_be_shown_do_not_hold_up_the_next_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup_queue, "PATIENCE", 0.05)
    monkeypatch.setattr(publisher, "KEPT", 0)
    stage = Stage(memory=ManyTables(range(1, STARTUP_SLOTS + 1)))

    async def never() -> None:
        await asyncio.Event().wait()

    with stage.publisher.a_few_at_a_time(never):
        for id_ in range(1, STARTUP_SLOTS + 3):
            stage.publisher.show(waiting(id_, id_))
    await asyncio.sleep(0.5)
    assert set(stage.publisher._resting) == {STARTUP_SLOTS + 1, STARTUP_SLOTS + 2}


async def test_a_stop_shows_what_was_put_aside_at_the_start() -> None:
    stage = Stage()

    async def at_once() -> None:
        pass

    with stage.publisher.a_few_at_a_time(at_once):
        stage.publisher.show(waiting(1, 5.0))
    await stage.publisher.stop()
    assert stage.chat.calls == ["send"]

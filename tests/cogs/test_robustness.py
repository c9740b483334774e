"""What Discord may refuse, lose or take away, each with what must follow; over real sockets."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace

from bot.games.city.actions import Roll
from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.present.publishing.chat_port import UndeliveredError
from bot.runtime.priority import awaited
from bot.tables.clock.deadlines import moments
from bot.tables.model import ChannelRef, Command, TableChanged
from bot.tables.storage.table_repository import UnreadableTable
from bot.tables.table_actions import Pause
from cogs.delivery_errors import delivering
from tests.bot_harness import unpublished
from tests.cogs.bot_and_playground import Served, serving
from tests.moderation import Moderator


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    async with serving(tmp_path, monkeypatch) as made:
        yield made


async def test_a_sleeping_thread_is_woken(served: Served) -> None:
    await served.start()
    Moderator(served.world).archive(served.place)
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.settle()
    assert not served.place.archived
    assert "paused" in served.public()[-1].text


async def test_a_locked_thread_is_named_once_to_whoever_presses(served: Served) -> None:
    await served.start()
    Moderator(served.world).archive(served.place, locked=True)
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.settle()
    assert served.app.publisher.trouble(served.table.id) == "manage_threads"


async def test_a_deleted_message_is_posted_again_without_a_call(served: Served) -> None:
    await served.start()
    pings = len(served.world.state.pings)
    Moderator(served.world).delete_message(served.public()[-1])
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.settle()
    assert "paused" in served.public()[-1].text
    assert len(served.world.state.pings) == pings


async def test_a_deleted_channel_makes_the_table_wait(served: Served) -> None:
    await served.start()
    table = served.table
    press = served.control(served.public()[-1], "Roll")
    Moderator(served.world).delete_channel(served.place)
    served.app.publisher.show(table)
    await served.app.tables.submit(table.id, Command("k", _seat(served), Roll(), press.wait))
    await served.settle()
    await asyncio.sleep(0.05)
    await served.settle()
    assert served.table.phase == "paused"
    assert await unpublished(served.app.store) == []


def _seat(served: Served) -> int:
    seat = served.table.seat_of(served.mover().id)
    assert seat is not None
    return seat


async def test_a_permission_that_goes_missing_is_named_to_whoever_presses(served: Served) -> None:
    await served.start()
    Moderator(served.world).revoke("send_messages_in_threads")
    for _ in range(12):
        if served.app.publisher.trouble(served.table.id):
            break
        await served.move()
    assert served.app.publisher.trouble(served.table.id) == "send_messages_in_threads"
    next_mover = served.mover()
    rolled = await served.world.command(next_mover, served.place, "move roll")
    await served.world.until(lambda: any("Send Messages in Threads" in message.text for message in rolled.made))
    assert any("rolls" in message.text for message in rolled.made), "what was done is read as well"
    Moderator(served.world).restore("send_messages_in_threads")
    await asyncio.sleep(0.05)
    await served.settle()
    assert served.app.publisher.trouble(served.table.id) == ""


async def test_a_reset_of_discord_loses_nothing_and_doubles_nothing(served: Served) -> None:
    await served.start()
    before = len(served.public())
    served.world.faults.lose_answer("POST", r"/channels/\d+/messages")
    mover = served.mover()
    for _ in range(12):
        if served.mover() is not mover:
            break
        await served.move()
    await served.settle()
    assert len(served.public()) == before, "one message with controls: the new turn's, not posted twice"


async def test_an_answer_too_late_is_shown_by_the_bot(served: Served) -> None:
    await served.start()
    served.world.faults.refuse("POST", r"/interactions/\d+/.*/callback", 404, code=10062)
    message = served.public()[-1]
    await asyncio.wait_for(
        asyncio.gather(
            served.world.press(served.mover(), message, str(served.control(message, "Roll"))), return_exceptions=True
        ),
        5.0,
    )
    await served.settle()
    assert "rolls" in message.text


async def test_slow_games_remind_in_the_channel_or_privately_or_not(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await served.start(pace="slow")
    budget, somebody_waits = served.app.client.budget, list[bool]()
    passing = budget.wait

    async def noted() -> None:
        somebody_waits.append(awaited())
        await passing()

    monkeypatch.setattr(budget, "wait", noted)
    mover = served.mover()
    wait = served.app.tables.game(served.table).waits(served.table.state)[0].id
    now = served.app.tables.now()
    rows = tuple(replace(row, due=now + 21_600, warned=1) for row in served.table.deadlines)
    warned = TableChanged(replace(served.table, deadlines=rows), warned=wait)

    async def remind(wait_id: str, more: int) -> None:
        served.app.notices.on_update(replace(warned, warned=wait_id))
        await served.app.notices.tasks.close()
        await served.world.until(lambda: len(served.world.state.pinged(mover)) == pings + more)

    pings = len(served.world.state.pinged(mover))
    await remind(wait, 1)
    assert somebody_waits == [False], "it yields to the requests of those who press"
    await remind(wait, 1)
    assert "still" in served.world.visible(mover, served.place)[-1].text
    assert len(served.world.state.pinged(mover)) == pings + 1, "once for a decision"


async def test_health_is_asked_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int) -> None:
    async with serving(tmp_path, monkeypatch, QUARTIER_HEALTH_PORT=str(unused_tcp_port)) as served:
        await served.start()
        async with aiohttp.ClientSession() as session:
            for path in ("healthz", "readyz"):
                async with session.get(f"http://127.0.0.1:{unused_tcp_port}/{path}") as answer:
                    assert answer.status == 200
                    figures = await answer.json()
            assert (figures["connected"], figures["tables"], figures["overdue"]) == (True, 1, 0)
            served.app.client.connected.clear()
            async with session.get(f"http://127.0.0.1:{unused_tcp_port}/readyz") as answer:
                assert answer.status == 503


async def test_thirty_bids_with_jitter_are_all_answered(served: Served) -> None:
    await served.start()
    while not any(control["custom_id"].endswith("|Auction.?") for control in served.public()[-1].controls()):
        await served.move()
    await served.world.command(served.mover(), served.place, "do", {"action": "Auction.10"})
    await served.settle()
    message = served.public()[-1]
    served.world.faults.latency = (0.04, 0.3)
    edits = len(message.edits)
    strangers = [served.world.add_person(f"S{n}") for n in range(4)]
    people = [served.lea, served.tom, *strangers]
    wait = served.control(message, "Pass").wait
    presses = [
        served.world.press(people[n % 6], message, f"p|{served.table.id}|{wait}|Bid.{20 + 10 * n}", forged=True)
        for n in range(30)
    ]
    made = await asyncio.gather(*presses)
    await served.settle()
    assert all(each.answered for each in made)
    assert not served.world.state.unanswered
    assert len(message.edits) - edits <= 6
    records = await served.app.store.history.records(served.table.id)
    bids = [record for record in records if record.action.startswith("Bid.")]
    assert f"{bids[-1].action.removeprefix('Bid.')}k" in message.text


async def test_slow_waits_remind_at_half_and_nine_tenths_and_live_ones_as_their_clock_says(served: Served) -> None:
    await served.start(pace="slow")
    game, table = served.app.tables.game(served.table), served.table
    row = table.deadlines[0]
    for each in (row, replace(row, clock="")):
        assert moments(game, table, each) == ([21_600, 4_320], [])
        assert moments(game, replace(table, pace="live"), each)[0] == []


@pytest.mark.uncounted
async def test_a_hundred_and_fifty_openings_at_once_make_three_tables_and_three_threads(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The three seconds for an answer are seconds of this process: what else the machine does makes nobody late."""
    begun = served.world.state.now() - time.process_time()
    monkeypatch.setattr(served.world.state, "now", lambda: begun + time.process_time())
    asked = [served.world.command(served.lea, served.general, "play", {"game": "city"}) for _ in range(150)]
    answers = await asyncio.gather(*asked)
    await served.world.until(lambda: len(served.app.tables.tables()) == 3)
    await served.settle()
    assert len(served.app.tables.tables()) == len([c for c in served.world.channels_of(served.lea) if c.thread]) == 3
    refused = translator_for("en").refusal(None, Refusal("too-many-tables", {"limit": "minute", "count": 3}))
    assert [refused in answer.made[-1].text for answer in answers].count(True) == 147
    assert not any(answer.failed for answer in answers)


async def test_the_channel_of_a_table_that_cannot_be_read_is_told_once(served: Served) -> None:
    await served.start()
    lost, place = UnreadableTable(served.table.id, "city", served.table.place), served.place
    for _ in range(2):
        served.app.watcher.on_unreadable(lost)
        await served.app.watcher.tasks.close()
    said = translator_for("en").say("notice-damaged", game="City", table=str(lost.id))
    assert [said in message.text for message in served.world.visible(served.tom, place)].count(True) == 1
    served.app.watcher.on_unreadable(UnreadableTable(99, "city", lost.place))
    served.app.watcher.on_unreadable(UnreadableTable(99, "c1ty", ChannelRef(5, 5)))
    await served.app.watcher.tasks.close()


async def test_an_answer_after_the_client_was_closed_is_undelivered_and_another_mistake_is_one() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with pytest.raises(UndeliveredError), delivering():
        await session.get("http://127.0.0.1/")
    with pytest.raises(RuntimeError, match="mistake"), delivering():
        raise RuntimeError("a mistake")


async def test_an_autocomplete_of_tables_played_elsewhere_is_settled_when_it_is_answered(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.context.OTHERS_FIRST", 0.05)
    served.app.store.served.remove([0])
    made = await served.world.autocomplete(served.lea, served.general, "table history", {"table": ""}, "table")
    assert made.choices == []
    intake = served.app.client.parts.intake
    assert await intake.finished(time.monotonic() + 1.0), "nothing is left that would defer it"


async def test_a_process_that_stands_by_waits_once_to_send_the_commands(served: Served) -> None:
    def waiting() -> list[asyncio.Task[object]]:
        return [task for task in asyncio.all_tasks() if task.get_name() in ("commands", "discord.py: on_ready")]

    await asyncio.gather(*waiting())
    served.app.store.served.remove([0])
    for _ in range(3):
        served.app.client.dispatch("ready")
    await asyncio.sleep(0.05)
    assert len(waiting()) == 1
    await served.app.client.close()
    assert waiting() == []

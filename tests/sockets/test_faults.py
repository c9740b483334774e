"""Discord's faults, each forced by the local Discord, over real sockets: what is required of the bot, one test a row."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.playground.model import Message
from bot.present.publishing.denied_calls import Call
from bot.present.publishing.rate_budget import RateBudget
from bot.tables.model import Person, TableChanged
from bot.tables.table_actions import Pause, Resume
from tests.bot_harness import unpublished
from tests.cogs.bot_and_playground import Served, serving
from tests.gateway_faults import ask_reconnect, invalidate
from tests.moderation import Moderator

pytestmark = pytest.mark.sockets
CALLBACK, SEND, EDIT = r"/callback$", r"/channels/\d+/messages$", r"/channels/\d+/messages/\d+$"
OWN = "|mine|"
"""What every turn's message leads to, and none that is over."""
TOKEN = r"/webhooks/\d+/.+/messages/@original$"
BRIEF = 0.02


class Hasty:
    """The library's waits, made short: it sleeps seconds before it asks again."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, BRIEF))


class Later:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock() -> Later:
    return Later()


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Later) -> AsyncIterator[Served]:
    """The bot at a table that has begun; whoever waits before trying again waits briefly."""
    for module in ("http", "shard", "client", "webhook.async_"):
        monkeypatch.setattr(f"discord.{module}.asyncio", Hasty())
    monkeypatch.setattr("bot.tables.clock.scheduler.MAX_SLEEP", 0.1)
    async with serving(tmp_path, monkeypatch, clock) as made:
        made.app.publisher._deps = replace(made.app.publisher._deps, retry_pauses=(BRIEF,) * 5)
        await made.start(pace="slow")
        yield made
        assert not made.world.state.unanswered, "everybody is answered, whatever happens"


def sent(served: Served, method: str, code: int) -> int:
    """How many requests met an error code, or a status."""
    return sum(each.method == method and code in (each.code, each.status) for each in served.world.transcript)


async def roll(served: Served) -> Message:
    """The mover presses Roll on the turn's message; which it was."""
    message, seq = served.public()[-1], served.table.seq
    await served.press(served.mover(), "Roll", message)
    assert served.table.seq == seq + 1, "the move counts, once"
    return message


async def next_turn(served: Served) -> None:
    """Play until the next turn has begun."""
    turn = served.table.state.turns.turn
    for _ in range(60):
        await served.move()
        if served.table.state.turns.turn != turn:
            return
    raise AssertionError("no other turn came")


def told(message: Message) -> None:
    assert "rolls" in message.text, "the last picture is true"


def one_message_a_turn(served: Served) -> None:
    """Nothing was posted twice, nobody was called twice for the same turn."""
    public = [m for m in served.world.visible(served.lea, served.place) if not (m.ephemeral or m.system)]
    titles = [message.text.splitlines()[0] for message in public]
    assert len(titles) == len(set(titles)), titles
    asking = [message.text for message in public if any(OWN in part["custom_id"] for part in message.controls())]
    assert len(asking) <= 1, asking
    calls = [(ping.person, ping.message) for ping in served.world.state.pings]
    assert len(calls) == len(set(calls))


# ---- 429


@pytest.mark.parametrize("path", [CALLBACK, SEND], ids=["answer", "send"])
async def test_429_of_discord_is_waited_for_and_repeated_once(served: Served, path: str) -> None:
    served.world.faults.refuse("POST", path, 429)
    told(await roll(served))
    await next_turn(served)
    assert sent(served, "POST", 429) == 1
    one_message_a_turn(served)


@pytest.mark.parametrize("path", [CALLBACK, SEND], ids=["answer", "send"])
async def test_429_of_the_wall_before_discord_is_tried_again_later(served: Served, path: str) -> None:
    served.world.faults.refuse("POST", path, 429, via=False)
    told(await roll(served))
    await next_turn(served)
    assert sent(served, "POST", 429) == 1
    one_message_a_turn(served)


async def test_429_on_an_edit_delays_no_press(served: Served) -> None:
    served.world.faults.refuse("PATCH", EDIT, 429, times=2)
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.app.tables.act(served.table.id, served.table.host, Resume())
    told(await roll(served))


# ---- 5xx


@pytest.mark.parametrize("status", [500, 502, 503, 504])
@pytest.mark.parametrize("path", [CALLBACK, SEND], ids=["answer", "send"])
async def test_5xx_before_it_was_carried_out_is_tried_again(served: Served, path: str, status: int) -> None:
    served.world.faults.refuse("POST", path, status)
    told(await roll(served))
    await next_turn(served)
    one_message_a_turn(served)


@pytest.mark.parametrize("path", [CALLBACK, SEND], ids=["answer", "send"])
async def test_5xx_after_it_was_carried_out_does_nothing_twice(served: Served, path: str) -> None:
    served.world.faults.lose_answer("POST", path)
    told(await roll(served))
    await next_turn(served)
    one_message_a_turn(served)
    assert (
        len({record.key for record in await served.app.store.history.records(served.table.id)}) == served.table.seq - 3
    )


async def test_503_after_it_was_carried_out_is_posted_once_by_its_nonce(served: Served) -> None:
    served.world.faults.lose_answer("POST", SEND, times=2).status = 503  # the library does not repeat these itself
    await next_turn(served)
    assert sent(served, "POST", 503) == 2
    one_message_a_turn(served)


async def test_5xx_for_long_is_shown_in_the_end(served: Served) -> None:
    served.world.faults.refuse("POST", SEND, 503, times=3)
    served.app.publisher._tables[served.table.id]._writer._budgets[Call.POST] = RateBudget(50, 1.0)
    await next_turn(served)
    assert sent(served, "POST", 503) == 3
    one_message_a_turn(served)


# ---- interactions: 10062, 40060


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)], ids=["10062", "40060"])
async def test_an_answer_that_is_not_taken_leaves_the_move_and_the_bot_shows_it(
    served: Served, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    made = served.world.faults.refuse("POST", CALLBACK, status, code=code)
    message, seq = served.public()[-1], served.table.seq
    pressing = asyncio.create_task(served.press(served.mover(), "Roll", message))
    await served.world.until(lambda: "rolls" in message.text)
    assert (made.times, served.table.seq) == (0, seq + 1)
    assert sent(served, "PATCH", 200) >= 1, "shown by the bot's own token"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    served.world.state.interactions.clear()  # nobody else answers it: this is what was forced
    pressing.cancel()


# ---- messages and channels: 10008, 10003, 10004


async def test_10008_is_posted_anew_without_a_call(served: Served) -> None:
    gone, pings = served.public()[-1], len(served.world.state.pings)
    Moderator(served.world).delete_message(gone)
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.settle()
    new = served.public()[-1]
    assert new.id != gone.id
    assert "paused" in new.text
    assert new.id in [each.message for each in await served.app.store.outbox.shown(served.table.id)], "its id is stored"
    assert len(served.world.state.pings) == pings


@pytest.mark.parametrize("code", [10003, 10004])
async def test_a_lost_channel_pauses_the_game_and_tells_the_host_once(served: Served, code: int) -> None:
    served.world.faults.refuse("POST", SEND, 404, code=code)
    host = served.world.state.persons[served.table.host]
    for _ in range(60):
        if served.table.phase == "paused":
            break
        await served.move()
    await served.app.watcher.tasks.close()
    assert served.table.phase == "paused"
    told_host = [message.text for message in served.world.visible(host, served.world.direct(host))]
    assert len(told_host) == 1
    assert told_host[0].startswith("I can't find or see the channel")
    assert await unpublished(served.app.store) == []


# ---- permissions: 50001, 50013


@pytest.mark.parametrize(("code", "name"), [(50001, "view_channel"), (50013, "send_messages_in_threads")])
async def test_a_refused_permission_is_never_tried_again_by_itself(
    served: Served, caplog: pytest.LogCaptureFixture, code: int, name: str
) -> None:
    Moderator(served.world).revoke("send_messages_in_threads" if code == 50013 else "view_channel", served.place)
    for _ in range(60):
        if served.app.publisher.trouble(served.table.id):
            break
        await served.move()
    assert served.app.publisher.trouble(served.table.id) in {name, "send_messages"}
    for _ in range(5):
        await served.app.tables.act(served.table.id, served.table.host, Pause())
        await served.app.tables.act(served.table.id, served.table.host, Resume())
        await served.settle()
    assert sent(served, "POST", code) == 1
    assert sum("cannot be shown" in line for line in caplog.messages) == 1
    Moderator(served.world).restore("send_messages_in_threads" if code == 50013 else "view_channel", served.place)
    await served.world.until(lambda: not served.app.publisher.trouble(served.table.id))
    await served.settle()
    assert served.public()[-1].controls()


# ---- threads: 50083, 160005


async def test_50083_wakes_the_thread_and_the_edit_follows(served: Served) -> None:
    Moderator(served.world).archive(served.place)
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.settle()
    assert sent(served, "PATCH", 50083) == 1
    assert not served.place.archived
    assert "paused" in served.public()[-1].text


async def test_160005_names_the_permission_that_a_locked_thread_needs(served: Served) -> None:
    Moderator(served.world).archive(served.place, locked=True)
    message = await roll(served)
    assert served.app.publisher.trouble(served.table.id) == "manage_threads"
    Moderator(served.world).archive(served.place, archived=False)
    await served.world.until(lambda: "rolls" in message.text)


# ---- old messages: 30046


async def test_30046_is_not_reached_because_an_old_busy_message_is_posted_anew(served: Served, clock: Later) -> None:
    old, pings = served.public()[-1], len(served.world.state.pings)
    clock.ahead = 3_700.0
    for _ in range(2):
        await served.app.tables.act(served.table.id, served.table.host, Pause())
        await served.settle()
        await served.app.tables.act(served.table.id, served.table.host, Resume())
        await served.settle()
    await served.world.until(lambda: served.app.publisher.behind() == 0)
    assert sent(served, "PATCH", 30046) == 0
    assert served.public()[-1].id != old.id
    assert old.deleted, "the frozen message is taken away"
    assert len(served.world.state.pings) == pings, "a new copy calls nobody"


async def test_30046_is_waited_for_like_any_other_limit(served: Served) -> None:
    served.world.faults.refuse("PATCH", EDIT, 429, code=30046, times=3)
    await served.app.tables.act(served.table.id, served.table.host, Pause())
    await served.settle()
    assert sent(served, "PATCH", 30046) == 3
    assert "paused" in served.public()[-1].text


# ---- the connection


async def test_a_dropped_connection_is_resumed_and_what_was_missed_is_answered(served: Served) -> None:
    message, seq = served.public()[-1], served.table.seq
    served.gateway.drop()
    done = await served.press(served.mover(), "Roll", message)
    assert not done.failed, "pressed while nobody listened, answered after the resume"
    assert (served.gateway.identified, served.gateway.resumed, served.table.seq) == (1, 1, seq + 1)
    told(message)


async def test_a_connection_that_cannot_be_resumed_begins_anew_and_old_buttons_work(served: Served) -> None:
    message = served.public()[-1]
    served.gateway._sessions.clear()
    served.gateway.drop()
    await served.world.until(lambda: served.gateway.identified == 2)
    await served.world.until(lambda: served.app.client.there)
    told(await roll(served))
    assert message is served.public()[-1]
    assert sent(served, "PUT", 200) == 1, "the commands are not sent again"


async def test_op_7_reconnects_and_resumes(served: Served) -> None:
    ask_reconnect(served.gateway)
    await served.world.until(lambda: served.gateway.resumed == 1)
    told(await roll(served))
    assert served.gateway.identified == 1


@pytest.mark.parametrize("resumable", [True, False])
async def test_op_9_resumes_or_identifies_anew(served: Served, *, resumable: bool) -> None:
    invalidate(served.gateway, resumable=resumable)
    await served.world.until(
        lambda: (served.gateway.resumed, served.gateway.identified) == ((1, 1) if resumable else (0, 2))
    )
    await served.world.until(lambda: served.app.client.there)
    told(await roll(served))


async def test_time_in_which_discord_is_down_does_not_count(served: Served, clock: Later) -> None:
    before = served.table
    left = [row.due - clock() for row in before.deadlines if row.due is not None]
    served.gateway.down = True
    served.gateway.drop()
    await served.world.until(lambda: not served.app.client.there)
    await asyncio.sleep(0.1)
    clock.ahead += 48 * 3_600.0
    served.gateway.down = False
    await served.world.until(lambda: served.app.client.there)
    await served.world.until(lambda: all((row.due or 0.0) > clock() for row in served.table.deadlines), 8.0)
    assert served.table.state == before.state, "no decision was taken for anybody"
    given = [row.due - clock() for row in served.table.deadlines if row.due is not None]
    assert all(abs(now - then) < 15.0 for now, then in zip(given, left, strict=True))
    told(await roll(served))


# ---- direct messages: 50007


async def test_50007_falls_back_to_a_mention_once_and_is_told_privately(served: Served) -> None:
    mover, store = served.mover(), served.app.store.settings
    await store.save_person(Person(mover.id), Person(mover.id, notices="direct"))
    Moderator(served.world).close_dms(mover)
    pings = len(served.world.state.pinged(mover))
    wait = served.app.tables.game(served.table).waits(served.table.state)[0].id
    for _ in range(2):
        served.app.notices.on_update(TableChanged(served.table, warned=wait))
        await served.app.notices.tasks.close()
    await served.world.until(lambda: len(served.world.state.pinged(mover)) == pings + 1)
    assert sent(served, "POST", 50007) == 1
    chosen = await store.person(mover.id)
    assert (chosen.notices, chosen.unsaid) == ("mention", "notices-closed")
    for once in (True, False):
        await served.world.command(mover, served.general, "quartier settings")
        said = served.world.visible(mover, served.general)[-1]
        assert ("direct message" in said.text) == once
    assert (await store.person(mover.id)).unsaid == ""

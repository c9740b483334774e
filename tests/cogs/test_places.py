"""/play in every kind of channel: in a thread, in the channel where no thread can be made, or one sentence why not."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.i18n.translator import translator_for
from bot.playground.kinds import ANNOUNCEMENT, FORUM, MEDIA, STAGE, TEXT, VOICE
from bot.playground.model import Channel, Interaction
from tests.cogs.bot_and_playground import Served, serving
from tests.moderation import Moderator, add_thread

EN = translator_for("en")
THREADS = r"/channels/\d+/threads$"


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    async with serving(tmp_path, monkeypatch) as made:
        yield made


async def play(served: Served, here: Channel, **options: object) -> Interaction:
    """/play there, answered in full."""
    done = await served.world.command(served.lea, here, "play", {"game": "city", **options})
    await served.world.until(lambda: done.reply is not None and not done.reply.loading)
    await served.settle()
    assert len(done.made) == 1
    return done


def said(done: Interaction, key: str, place: Channel | None = None, **facts: object) -> None:
    assert done.reply is not None
    where = {} if place is None else {"game": "City", "where": f"<#{place.id}>"}
    assert done.reply.text == EN.say(key, **where, **facts)


@pytest.mark.parametrize(("kind", "thread"), [(TEXT, 11), (ANNOUNCEMENT, 10), (VOICE, None), (STAGE, None)], ids=str)
async def test_play_opens_a_thread_where_there_are_threads_and_says_so_elsewhere(
    served: Served, kind: int, thread: int | None
) -> None:
    place = served.world.add_channel("place", kind=kind)
    done = await play(served, place)
    assert served.place.kind == (kind if thread is None else thread)
    said(done, "opened" if thread else "opened-here", served.place)
    assert served.public()[-1].channel == (served.place if thread else place).id
    done = await play(served, place, where="channel")
    said(done, "opened", place)


@pytest.mark.parametrize(
    ("kind", "private"), [(TEXT, False), (TEXT, True), (ANNOUNCEMENT, False), (FORUM, False), (MEDIA, False)]
)
async def test_play_in_a_thread_or_post_stays_there(served: Served, kind: int, private: bool) -> None:
    inside = add_thread(served.world, served.lea, served.world.add_channel("place", kind=kind), "ours", private=private)
    if private:
        done = await play(served, inside)
        said(done, "error-private-thread", bot=served.world.state.bot.mention)
        assert not served.app.tables.tables()
        served.world.say(served.lea, inside, f"come in, {served.world.state.bot.mention}")
    said(await play(served, inside), "opened", inside)
    assert served.place is inside
    assert served.public()[-1].channel == inside.id


@pytest.mark.parametrize("reason", ["cap", "refused", "denied"])
async def test_a_thread_that_cannot_be_made_is_played_without(served: Served, reason: str) -> None:
    if reason == "cap":
        served.world.guild.most_threads = 0
    else:
        status, code = (400, 50024) if reason == "refused" else (403, 50013)
        served.world.faults.refuse("POST", THREADS, status, code=code)
    said(await play(served, served.general), "opened-here", served.general)
    assert served.public()[-1].channel == served.general.id
    assert "Error" not in "".join(message.text for message in served.world.state.messages.values())


async def test_where_neither_a_thread_nor_the_channel_will_do_one_sentence_says_why(served: Served) -> None:
    served.world.guild.most_threads = 0
    Moderator(served.world).revoke("send_messages", served.general)
    said(await play(served, served.general), "error-thread", permission=EN.say("permission-send_messages"))
    assert not served.app.tables.tables()
    voice = served.world.add_channel("voice", kind=VOICE)
    Moderator(served.world).revoke("send_messages", voice)
    said(await play(served, voice), "error-permission", permission=EN.say("permission-send_messages"))


async def test_what_discord_refuses_elsewhere_is_told_and_does_not_hang(served: Served) -> None:
    served.world.faults.refuse("POST", THREADS, 404, code=10003)
    done = await play(served, served.general)
    assert done.reply is not None
    assert done.reply.text.startswith(EN.say("error-undelivered", id="").split("(")[0])
    assert not served.app.tables.tables()


async def test_a_thread_that_fell_asleep_is_woken_by_the_next_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = 0.0
    async with serving(tmp_path, monkeypatch, lambda: time.time() + ahead) as served:
        await served.start(pace="slow")
        served.place.auto_archive = 60
        message, ahead = served.public()[-1], 3_601.0
        assert served.place not in served.world.channels_of(served.lea), "an hour without a word"
        done = await served.press(served.mover(), "Roll", message)
        await served.world.until(lambda: "rolls" in message.text)
        assert not done.failed
        assert not served.place.archived


async def test_a_table_in_a_thread_waits_when_the_channel_of_the_thread_goes(served: Served) -> None:
    await served.start()
    Moderator(served.world).delete_channel(served.general)
    await served.world.until(lambda: served.table.phase == "paused")

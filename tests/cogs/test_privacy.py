"""Seeing, exporting and deleting what is kept about oneself, in Discord; removal of the bot from a server."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.playground.model import Change
from bot.present.panels import privacy as panels
from bot.present.publishing.chat_port import PersonGoneError
from bot.tables.model import PAUSED, Person
from bot.tables.notices.notice import Notice
from cogs.notice_sender import NoticeSender
from cogs.notice_text import Called
from tests.cogs.bot_and_playground import serving
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged, read
from tests.tables.forgotten import found

pytestmark = pytest.mark.uncounted
EN = translator_for("en")


async def pressed(who: Any, shown: Any, text: str) -> Any:
    press = next(each for each in controls(shown.response) if each.text == text)
    return await who.click(shown.response, custom_id=str(press))


async def test_the_panel_its_export_and_the_deletion_that_asks_once(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    tom, channel, number = playthrough.tom, playthrough.channel, str(playthrough.tom.id)
    shown = await tom.slash(channel, "privacy")
    assert shown.ephemeral
    assert EN.say("privacy-running", count=1, games="City #1") in read(shown)
    sent = await pressed(tom, shown, panels.EXPORT)
    await playthrough.env.settle()
    assert EN.say("privacy-exported") in read(sent)
    message = playthrough.env.backend.get_message(sent.response.channel_id, sent.response.id)
    data, text = [playthrough.env.backend.cdn.get(each["url"]) for each in message.attachments]
    assert json.loads(data)["person"] == number
    assert "City #1" in text.decode()
    question = await pressed(tom, shown, panels.ASK)
    assert EN.say("privacy-sure-running", count=1) in read(question)
    back = await pressed(tom, question, "-")
    assert EN.say("privacy-title") in read(back)
    assert number in json.dumps([each.person for each in playthrough.table.chairs])
    done = await pressed(tom, await pressed(tom, back, panels.ASK), panels.DELETE)
    await playthrough.env.settle()
    assert read(done) == EN.say("privacy-deleted")
    assert await found(playthrough.app.store, number) == []
    former = EN.say("former-player")
    assert [chair.name for chair in playthrough.table.chairs if chair.former] == [former]
    again = await tom.slash(channel, "privacy")
    assert EN.say("privacy-none") in read(again)
    assert controls(again.response) == []
    assert await found(playthrough.app.store, number) == [], "asking leaves nothing"


@pytest.mark.parametrize("text", ["delete", "ask", "export", "delete.5", "all"])
async def test_a_forged_press_deletes_nothing(playthrough: TablePlaythrough, text: str) -> None:
    await playthrough.start()
    before = await found(playthrough.app.store, str(playthrough.tom.id))
    for address in (f"h|0|privacy|{text}", f"h|{playthrough.table.id}|privacy|{text}"):
        assert EN.say("refusal-forged") in read(await forged(playthrough, playthrough.tom, address))
    assert await found(playthrough.app.store, str(playthrough.tom.id)) == before
    assert not any(chair.former for chair in playthrough.table.chairs)


async def test_a_deleted_account_is_found_out_and_forgotten(playthrough: TablePlaythrough) -> None:
    """Discord says 10013, or the name that it gives to deleted accounts; a person of such a name with a face is one."""
    await playthrough.start()
    app, privacy = playthrough.app, playthrough.app.client.parts.privacy
    stored = playthrough.env.backend.users[playthrough.tom.id]
    assert await privacy.exists(playthrough.tom.id)
    stored.name = "deleted_user_0123456789ab"
    stored.global_name, stored.avatar = "Tom", None
    assert await privacy.exists(playthrough.tom.id)
    stored.global_name = None
    assert not await privacy.exists(playthrough.tom.id)
    assert not await privacy.exists(4_711)

    async def closed(person: int, text: str, nonce: str) -> None:
        raise PersonGoneError("50033")

    nobody: Any = None
    sender = NoticeSender(app.store, nobody, closed, app.tables.now, privacy.unreachable)
    person, notice = Person(stored.id, notices="direct"), Notice(1, stored.id, "call turn-1", 1, 0.0)
    await app.store.notices.claim([notice], 1.0)
    await sender.send([Called(notice, person, None, None, ("x",))])
    await playthrough.env.settle()
    assert await found(app.store, str(stored.id)) == []
    assert not await privacy.unreachable(playthrough.lea.id)


async def test_a_server_that_removes_the_bot_is_noted_and_its_games_wait(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    app, guild = playthrough.app, playthrough.app.client.get_guild(playthrough.table.place.guild)
    assert guild is not None
    await app.watcher.on_guild_remove(guild)
    await playthrough.env.settle()
    assert playthrough.table.phase == PAUSED
    ((place),) = await app.store.privacy.retention.lost([0])
    assert (place.guild, place.channel) == (guild.id, 0)
    await app.watcher.on_guild_join(guild)
    assert await app.store.privacy.retention.lost([0]) == []
    thread = playthrough.table.place.thread
    assert thread is not None
    playthrough.env.backend.delete_channel(thread)
    await playthrough.env.settle()
    assert [(each.guild, each.channel) for each in await app.store.privacy.retention.lost([0])] == [(guild.id, thread)]


async def test_in_direct_messages_over_real_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord's own description judges the files; a removal comes as an event, and what was missed is compared."""
    async with serving(tmp_path, monkeypatch) as served:
        await served.start()
        world, lea, app = served.world, served.lea, served.app
        direct = world.direct(lea)
        await world.command(lea, direct, "privacy", {})
        panel = world.visible(lea, direct)[-1]
        await world.press(lea, panel, "h|0|privacy|export")
        sent = world.visible(lea, direct)[-1]
        assert [file.name for file in sent.attachments] == ["quartier.json", "quartier.txt"]
        guild = served.table.place.guild
        world.state.events.emit(Change("GUILD_DELETE", {"id": str(guild)}, guild=guild, bot=True))
        await world.until(lambda: served.table.phase == PAUSED)
        await app.client.parts.privacy.retention.look()
        assert [(each.guild, each.channel) for each in await app.store.privacy.retention.lost([0])] == [(guild, 0)]
        assert app.client.parts.privacy.here(guild) is False
        await world.press(lea, panel, "h|0|privacy|ask")
        await world.press(lea, panel, "h|0|privacy|delete")
        assert await found(app.store, str(lea.id)) == []
        assert EN.say("privacy-deleted") in str(panel.components)

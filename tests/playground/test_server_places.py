"""The rest of what the bot asks: itself, guilds, channels, threads, files."""

import discord
import pytest

from bot.playground import payloads
from bot.playground.model import ImpossibleError
from bot.playground.serve import Playground
from tests.moderation import Moderator
from tests.playground.conftest import Raw, reply_of
from tests.playground.tiny_bot import TinyBot


async def test_the_bot_and_its_addresses(raw: Raw) -> None:
    assert (await raw("GET", "/users/@me"))[2]["id"] == str(raw.world.state.bot.id)
    assert (await raw("GET", "/applications/@me"))[2]["name"] == "Quartier"
    assert (await raw("GET", "/gateway/bot"))[2]["url"] == raw.playground.gateway_url
    environment = raw.playground.environment
    assert environment["DISCORD_API_BASE"] == raw.playground.api_base
    assert environment["DISCORD_TOKEN"].count(".") == 2


async def test_a_guild_without_the_bot_is_out_of_reach(raw: Raw) -> None:
    told: list[str] = []
    raw.world.state.events.subscribe(lambda change: told.append(change.name))
    Moderator(raw.world).remove_bot(raw.world.guild)
    assert told == ["GUILD_DELETE"]
    assert (await raw("GET", f"/channels/{raw.place.id}"))[:2] == (404, 10003)


async def test_channels_change_and_go(raw: Raw) -> None:
    path = f"/channels/{raw.place.id}"
    assert (await raw("PATCH", path, {"nsfw": True}))[:2] == (403, 50013)
    Moderator(raw.world).restore("manage_channels")
    for name, status in (("one", 200), ("two", 200), ("three", 429)):
        assert (await raw("PATCH", path, {"name": name}))[0] == status
    assert raw.place.name == "two"
    thread = (await raw("POST", path + "/threads", {"name": "inside", "type": 11}))[2]
    assert (await raw("DELETE", path))[0] == 200
    assert (await raw("GET", f"/channels/{thread['id']}"))[:2] == (404, 10003)
    assert raw.world.channels_of(raw.lea) == []
    with pytest.raises(ImpossibleError):
        raw.world.say(raw.lea, raw.place, "x")


async def test_private_threads_are_for_their_members(raw: Raw) -> None:
    path = f"/channels/{raw.place.id}/threads"
    assert (await raw("POST", path, {"name": "secret"}))[:2] == (403, 50013)
    Moderator(raw.world).restore("create_private_threads")
    made = int((await raw("POST", path, {"name": "secret", "type": 12}))[2]["id"])
    thread = raw.world.state.channels[made]
    assert thread not in raw.world.channels_of(raw.lea)
    assert (await raw("PUT", f"/channels/{made}/thread-members/{raw.lea.id}"))[0] == 204
    assert (await raw("PUT", f"/channels/{made}/thread-members/1"))[:2] == (404, 10013)
    assert (await raw("GET", "/users/1"))[:2] == (404, 10013)
    assert (await raw("GET", f"/users/{raw.lea.id}"))[2]["global_name"] == raw.lea.name
    assert thread in raw.world.channels_of(raw.lea)
    assert raw.world.visible(raw.max, thread) == []
    Moderator(raw.world).archive(thread)
    assert (await raw("PUT", f"/channels/{made}/thread-members/{raw.max.id}"))[:2] == (400, 50083)
    for body in ({"name": ""}, {"name": "x", "auto_archive_duration": 7, "type": 11}):
        assert (await raw("POST", path, body))[:2] == (400, 50035)
    assert (await raw("POST", f"/channels/{made}/threads", {"name": "x"}))[:2] == (400, 50024)


async def test_replies(raw: Raw) -> None:
    said = raw.world.say(raw.lea, raw.place, "x")
    status, _, body = await raw.send({"content": "y", "message_reference": {"message_id": str(said.id)}})
    assert (status, body["type"], body["message_reference"]["message_id"]) == (200, 19, str(said.id))
    assert (await raw.send({"content": "y", "message_reference": {"message_id": "1"}}))[:2] == (400, 50035)


async def test_replaced_files_can_still_be_fetched_for_a_while(raw: Raw) -> None:
    sent = (await raw.send({"content": "x"}, ("0.txt", b"0")))[2]
    first = sent["attachments"][0]["url"]
    path = f"/channels/{raw.place.id}/messages/{sent['id']}"
    raw.world.limits.on = False
    for number in range(1, 203):
        new = {"attachments": [{"id": 0}]}
        body = (await raw("PATCH", path, new, (f"{number}.txt", str(number).encode())))[2]
        if number == 100:
            async with raw.session.get(first) as response:
                assert await response.read() == b"0"
    async with raw.session.get(body["attachments"][0]["url"]) as response:
        assert await response.read() == b"202"
        assert response.content_type == "text/plain"
    async with raw.session.get(first) as response:
        assert response.status == 404


async def test_answers_are_read_and_deleted_by_their_token(raw: Raw) -> None:
    said = raw.world.say(raw.lea, raw.place, "x")
    task = await raw.acting(raw.world.press(raw.lea, said, "y", forged=True))
    await raw.answer({"type": 4, "data": {"content": "mine", "flags": 64}})
    reply = reply_of(await task)
    assert (await raw("GET", raw.hook(rest="/messages/@original")))[2]["content"] == "mine"
    assert (await raw("GET", raw.hook(rest=f"/messages/{said.id}")))[:2] == (404, 10008)
    assert (await raw("DELETE", raw.hook(rest=f"/messages/{reply.id}")))[0] == 204
    assert reply.deleted
    assert (await raw("DELETE", raw.hook(rest="/messages/@original")))[:2] == (404, 10008)


async def test_bodies_that_are_none(raw: Raw) -> None:
    path = raw.playground.api_base + f"/channels/{raw.place.id}/messages"
    headers = {"Authorization": f"Bot {raw.world.state.app.token}", "Content-Type": "application/json"}
    for data in (b"{", b"[]", b""):
        async with raw.session.post(path, data=data, headers=headers) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_old_interactions_are_forgotten(raw: Raw, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.playground.interactions.MOST_KEPT", 2)
    said = raw.world.say(raw.lea, raw.place, "x")
    for _ in range(4):
        task = await raw.acting(raw.world.press(raw.lea, said, "y", forged=True))
        await raw.answer({"type": 4, "data": {"content": "still there"}})
        await task
    assert len(raw.world.state.interactions) == 4
    raw.hand.at += 901
    task = await raw.acting(raw.world.press(raw.lea, said, "y", forged=True))
    await raw.answer({"type": 6})
    await task
    assert len(raw.world.state.interactions) == 2
    shown = [payloads.message(raw.world.state, message) for message in raw.world.visible(raw.max, raw.place)]
    assert {message["content"] for message in shown} == {"x", "still there"}


async def test_people_change_their_name_and_language(raw: Raw) -> None:
    raw.world.change_person(raw.lea, name="Lea", locale="en-GB")
    said = raw.world.say(raw.lea, raw.place, "x")
    task = await raw.acting(raw.world.press(raw.lea, said, "y", forged=True))
    assert (raw.caught[-1]["locale"], raw.caught[-1]["member"]["user"]["global_name"]) == ("en-GB", "Lea")
    await raw.answer({"type": 6})
    await task


async def test_a_taken_port_is_told_and_an_open_one_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    async with Playground(lan=True) as first:
        assert "open to your local network" in capsys.readouterr().err
        with pytest.raises(OSError, match="address already in use"):
            await Playground(port=first.port).start()


async def test_the_library_waits_for_a_refused_request(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    place = next(iter(world.state.channels))
    world.faults.refuse("POST", "/messages$", 429, times=2)
    channel = tiny.get_channel(place)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("after all", nonce="1")
    assert sent.content == "after all"
    assert [line.status for line in world.transcript if line.path.endswith("/messages")] == [429, 429, 200]
    again = await channel.send("after all", nonce="1")
    assert again.id == sent.id

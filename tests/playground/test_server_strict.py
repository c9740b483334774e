"""Where Discord is stricter than one hopes: nonces, old messages, kinds of channels, sleeping threads, refused requests."""

import pytest

from bot.playground import payloads, slash_commands
from bot.playground.kinds import ANNOUNCEMENT, FORUM, MEDIA, STAGE, TEXT, VOICE
from bot.playground.model import Change, Channel, ImpossibleError
from tests.moderation import Moderator, add_thread
from tests.playground.conftest import Raw
from tests.playground.test_server_rules import button, row

SHOWN = {"type": 10, "content": "x"}


def heard(raw: Raw) -> list[Change]:
    told: list[Change] = []
    raw.world.state.events.subscribe(told.append)
    return told


async def test_a_nonce_is_remembered_by_author_for_minutes_even_after_its_message_is_gone(raw: Raw) -> None:
    body, other = {"content": "once", "nonce": "17", "enforce_nonce": True}, raw.world.add_channel("other")
    first = (await raw.send(body))[2]["id"]
    assert (await raw.send(body))[2]["id"] == first
    assert (await raw.send(body, place=other))[2]["id"] == first, "wherever the message is"
    assert (await raw.send(body | {"enforce_nonce": False}))[2]["id"] != first
    Moderator(raw.world).delete_message(int(first))
    assert (await raw.send(body))[:2] == (404, 10008)
    assert (await raw.send(body | {"nonce": "18"}))[0] == 200
    raw.hand.at += 301
    assert (await raw.send(body))[0] == 200


async def test_old_messages_are_nearly_frozen_for_tokens_too(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    raw.hand.at += 3_601
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    await raw.answer({"type": 6})
    await task
    path, token = f"/channels/{raw.place.id}/messages/{shown.id}", raw.hook(rest="/messages/@original")
    seen = [(await raw("PATCH", where, {"components": [SHOWN]}))[:2] for where in (path, token, path, token, path)]
    assert seen == [(200, 0)] * 3 + [(429, 30046)] * 2
    raw.hand.at += 6
    assert (await raw("PATCH", token, {"components": [SHOWN]}))[0] == 200


@pytest.mark.parametrize(
    ("kind", "sends", "threads"),
    [
        (TEXT, 200, {11, 12}),
        (ANNOUNCEMENT, 200, {10}),
        (VOICE, 200, set()),
        (STAGE, 200, set()),
        (FORUM, 50008, {11}),
        (MEDIA, 50008, {11}),
    ],
)
async def test_what_each_kind_of_channel_holds(raw: Raw, kind: int, sends: int, threads: set[int]) -> None:
    Moderator(raw.world).restore("create_private_threads")
    place = raw.world.add_channel("place", kind=kind)
    status, code, _ = await raw.send({"content": "x"}, place=place)
    assert (code or status) == sends
    for wanted in (10, 11, 12):
        body: dict[str, object] = {"name": "inside", "type": wanted}
        if kind in {FORUM, MEDIA}:
            body = {"name": "inside", "message": {"content": "first"}}
        status, code, made = await raw("POST", f"/channels/{place.id}/threads", body)
        if wanted in threads or kind in {FORUM, MEDIA}:
            assert made["type"] in threads
            assert (await raw.send({"content": "x"}, place=raw.world.state.channels[int(made["id"])]))[0] == 200
        else:
            assert (status, code) == (400, 50024)


async def test_a_post_begins_with_its_message_and_takes_no_command_beside_it(raw: Raw) -> None:
    forum = raw.world.add_channel("games", kind=FORUM)
    path = f"/channels/{forum.id}/threads"
    assert (await raw("POST", path, {"name": "x"}))[:2] == (400, 50035)
    made = (await raw("POST", path, {"name": "x", "message": {"content": "first"}}))[2]
    assert made["message"]["id"] == made["id"]
    mine = add_thread(raw.world, raw.lea, forum, "ours")
    assert [message.content for message in raw.world.visible(raw.max, mine)] == ["ours"]
    with pytest.raises(ImpossibleError):
        raw.world.say(raw.lea, forum, "x")
    assert slash_commands.listed(raw.world.state, raw.lea, forum) == []


async def test_the_cap_of_threads_that_are_awake(raw: Raw) -> None:
    raw.world.guild.most_threads, path = 2, f"/channels/{raw.place.id}/threads"
    body = {"name": "x", "type": 11}
    first, _ = [raw.world.state.channels[int((await raw("POST", path, body))[2]["id"])] for _ in range(2)]
    assert (await raw("POST", path, body))[:2] == (400, 160006)
    Moderator(raw.world).archive(first)
    assert (await raw("POST", path, body))[0] == 200
    assert (await raw("PATCH", f"/channels/{first.id}", {"archived": False}))[:2] == (400, 160006)


async def test_threads_fall_asleep_and_a_message_wakes_them(raw: Raw) -> None:
    path = f"/channels/{raw.place.id}/threads"
    made = (await raw("POST", path, {"name": "x", "type": 11, "auto_archive_duration": 60}))[2]
    thread = raw.world.state.channels[int(made["id"])]
    raw.hand.at += 3_599
    sent = (await raw.send({"content": "hello"}, place=thread))[2]["id"]
    raw.hand.at += 3_599
    assert (await raw("PATCH", f"/channels/{thread.id}/messages/{sent}", {"content": "still awake"}))[0] == 200
    told = heard(raw)
    raw.hand.at += 1
    assert (await raw("PATCH", f"/channels/{thread.id}/messages/{sent}", {"content": "x"}))[:2] == (400, 50083)
    assert [change.name for change in told] == ["THREAD_UPDATE"]
    assert thread not in raw.world.channels_of(raw.lea)
    raw.world.say(raw.lea, thread, "awake")
    assert not thread.archived
    Moderator(raw.world).archive(thread, archived=False, locked=True)
    assert (await raw.send({"content": "x"}, place=thread))[:2] == (400, 160005)


async def test_the_threads_of_a_channel_go_with_it_without_a_word(raw: Raw) -> None:
    inside = add_thread(raw.world, raw.lea, raw.place, "inside")
    alone = add_thread(raw.world, raw.lea, raw.world.add_channel("other"), "alone")
    told = heard(raw)
    Moderator(raw.world).delete_channel(raw.place)
    Moderator(raw.world).delete_channel(alone)
    assert [change.name for change in told] == ["CHANNEL_DELETE", "THREAD_DELETE"]
    assert set(told[1].data) == {"id", "guild_id", "parent_id", "type"}
    assert (await raw("GET", f"/channels/{inside.id}"))[:2] == (404, 10003)


def system(raw: Raw, place: Channel) -> list[tuple[int, str]]:
    return [(message.kind, message.content) for message in raw.world.visible(raw.lea, place) if message.kind]


async def test_what_discord_itself_writes_about_threads(raw: Raw) -> None:
    free = (await raw("POST", f"/channels/{raw.place.id}/threads", {"name": "free", "type": 11}))[2]["id"]
    assert system(raw, raw.place) == [(18, "free")]
    told = payloads.message(raw.world.state, raw.world.visible(raw.lea, raw.place)[-1])
    assert told["message_reference"]["channel_id"] == free
    assert (await raw("PATCH", f"/channels/{raw.place.id}/messages/{told['id']}", {"content": "x"}))[:2] == (403, 50021)
    said = raw.world.say(raw.lea, raw.place, "play here")
    await raw("POST", f"/channels/{raw.place.id}/messages/{said.id}/threads", {"name": "under"})
    under = raw.world.state.channels[said.id]
    await raw("PATCH", f"/channels/{under.id}", {"name": "renamed"})
    await raw("PUT", f"/channels/{under.id}/thread-members/{raw.max.id}")
    assert system(raw, under) == [(21, ""), (4, "renamed"), (1, "")]
    assert payloads.message(raw.world.state, raw.world.visible(raw.lea, under)[0])["message_reference"][
        "message_id"
    ] == str(said.id)
    assert system(raw, raw.place) == [(18, "free")], "a thread under a message needs none"
    Moderator(raw.world).restore("create_private_threads")
    await raw("POST", f"/channels/{raw.place.id}/threads", {"name": "secret", "type": 12})
    assert system(raw, raw.place) == [(18, "free")], "a private one is nobody's business"


async def test_a_private_thread_is_closed_to_the_bot_until_somebody_names_it(raw: Raw) -> None:
    thread, told = add_thread(raw.world, raw.lea, raw.place, "secret", private=True), heard(raw)
    assert (await raw.send({"content": "x"}, place=thread))[:2] == (403, 50001)
    assert (await raw("PUT", f"/channels/{thread.id}/thread-members/@me"))[:2] == (403, 50001)
    raw.world.say(raw.lea, thread, "among us")
    assert not any(change.bot for change in told)
    raw.world.say(raw.lea, thread, raw.world.state.bot.mention)
    assert [change.name for change in told if change.bot] == ["THREAD_CREATE"], "now it is let in"
    assert (await raw.send({"content": "x"}, place=thread))[0] == 200


async def test_bulk_deletions_are_told_once(raw: Raw) -> None:
    said, told = [raw.world.say(raw.lea, raw.place, str(n)) for n in range(3)], heard(raw)
    Moderator(raw.world).delete_messages(said[:2])
    assert [(change.name, change.data["ids"]) for change in told] == [
        ("MESSAGE_DELETE_BULK", [str(one.id) for one in said[:2]])
    ]
    assert raw.world.visible(raw.lea, raw.place) == said[2:]


async def test_refused_requests_shut_the_bot_out_in_the_end(raw: Raw) -> None:
    raw.world.limits.most_invalid = 5
    Moderator(raw.world).revoke("send_messages")
    for _ in range(4):
        assert (await raw.send({"content": "x"}))[0] == 403
    assert (await raw("GET", "/channels/1"))[:2] == (404, 10003), "what is unknown does not count"
    assert raw.world.limits.invalid == 4
    raw.hand.at += 601
    assert (await raw.send({"content": "x"}))[0] == 403
    assert raw.world.limits.invalid == 1, "ten minutes later the first ones are forgotten"
    for _ in range(4):
        await raw.send({"content": "x"})
    status, _, body = await raw("GET", "/users/@me")
    assert (status, body["retry_after"]) == (429, 3_600.0)
    assert "Via" not in raw.headers, "the wall before Discord answers"
    raw.hand.at += 3_600
    assert (await raw("GET", "/users/@me"))[0] == 200

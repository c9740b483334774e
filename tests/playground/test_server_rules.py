"""What Discord refuses, each with its own code: times, tokens, permissions, threads, messages, limits."""

import asyncio
from typing import Any

import pytest

from bot.playground.model import ImpossibleError
from tests.moderation import Moderator
from tests.playground.conftest import Raw, reply_of

TEXT = {"type": 10, "content": "hello"}
LAYOUT, PRIVATE = 1 << 15, 1 << 6


def button(custom_id: str, **more: object) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def modal(count: int = 1) -> dict[str, Any]:
    fields = [
        {"type": 18, "label": f"Field {n}", "component": {"type": 4, "style": 1, "custom_id": f"f{n}"}}
        for n in range(count)
    ]
    return {"type": 9, "data": {"custom_id": "form", "title": "Form", "components": fields}}


# Time


async def test_three_seconds_for_the_first_answer(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    raw.hand.at += 2.9
    assert not task.done()
    raw.hand.at += 0.2
    assert (await task).failed
    assert (await raw.answer({"type": 6}))[:2] == (404, 10062)
    assert raw.world.state.unanswered == [task.result()]
    assert task.result().refusals == [10062]


async def test_a_late_answer_fails_even_when_nobody_looked(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    raw.hand.at += 3.1
    assert (await raw.answer({"type": 6}))[:2] == (404, 10062)
    assert (await task).failed


async def test_one_answer_only(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    assert (await raw.answer({"type": 6}))[0] == 200
    assert (await raw.answer({"type": 6}))[:2] == (400, 40060)
    assert (await task).answer == 6
    assert not task.result().failed


async def test_unknown_interactions_and_tokens(raw: Raw) -> None:
    assert (await raw("POST", "/interactions/1/nothing/callback", {"type": 6}))[:2] == (404, 10062)
    assert (await raw("POST", f"/webhooks/{raw.world.state.bot.id}/nothing", {"content": "x"}))[:2] == (404, 10015)
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    assert (await raw("POST", raw.hook(), {"content": "too early"}))[:2] == (404, 10015)
    await raw.answer({"type": 6})
    await task
    assert (await raw("POST", raw.hook(), {"content": "now"}))[0] == 200


async def test_a_token_lives_a_quarter_of_an_hour(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    await raw.answer({"type": 4, "data": {"content": "mine", "flags": PRIVATE}})
    await task
    raw.hand.at += 899
    assert (await raw("PATCH", raw.hook(rest="/messages/@original"), {"content": "still"}))[0] == 200
    raw.hand.at += 2
    assert (await raw("PATCH", raw.hook(rest="/messages/@original"), {"content": "late"}))[:2] == (401, 50027)


async def test_only_fitting_answers(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    assert (await raw.answer({"type": 8, "data": {"choices": []}}))[:2] == (400, 50035)
    await raw.answer(modal())
    opened = await task
    sending = await raw.acting(raw.world.submit(raw.lea, opened, {"f0": "x"}))
    assert (await raw.answer(modal()))[:2] == (400, 50035)
    assert (await raw.answer({"type": 7, "data": {"components": [TEXT]}}))[0] == 200
    assert (await sending).answer == 7
    assert shown.text == "hello"
    with pytest.raises(ImpossibleError):
        await raw.world.submit(raw.lea, opened, {"f0": "twice"})


# Messages


async def test_deleted_and_foreign_messages(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    path = f"/channels/{raw.place.id}/messages/{shown.id}"
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    Moderator(raw.world).delete_message(shown)
    assert (await raw.answer({"type": 7, "data": {"components": [TEXT]}}))[:2] == (404, 10008)
    assert (await raw.answer({"type": 4, "data": {"content": "gone", "flags": PRIVATE}}))[0] == 200
    assert reply_of(await task).content == "gone"
    assert (await raw("PATCH", path, {"components": [TEXT]}))[:2] == (404, 10008)
    said = raw.world.say(raw.lea, raw.place, "mine")
    assert (await raw("PATCH", f"/channels/{raw.place.id}/messages/{said.id}", {"content": "x"}))[:2] == (403, 50005)
    assert (await raw("DELETE", f"/channels/{raw.place.id}/messages/{said.id}"))[:2] == (403, 50013)
    Moderator(raw.world).restore("manage_messages")
    assert (await raw("DELETE", f"/channels/{raw.place.id}/messages/{said.id}"))[0] == 204
    with pytest.raises(ImpossibleError):
        await raw.world.press(raw.lea, shown, "go")


async def test_ephemerals_are_reached_by_their_token_only(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    await raw.answer({"type": 4, "data": {"flags": PRIVATE | LAYOUT, "components": [row(button("inner"))]}})
    secret = reply_of(await task)
    path = f"/channels/{raw.place.id}/messages/{secret.id}"
    assert (await raw("GET", path))[:2] == (404, 10008)
    assert (await raw("PATCH", path, {"components": [TEXT]}))[:2] == (404, 10008)
    assert secret in raw.world.visible(raw.lea, raw.place)
    assert secret not in raw.world.visible(raw.max, raw.place)
    with pytest.raises(ImpossibleError):
        await raw.world.press(raw.max, secret, "inner")
    again = await raw.acting(raw.world.press(raw.lea, secret, "inner"))
    assert (await raw.answer({"type": 7, "data": {"components": [TEXT]}}))[0] == 200
    await again
    assert secret.text == "hello"
    raw.world.dismiss(raw.max, secret)
    assert not secret.deleted
    raw.world.dismiss(raw.lea, secret)
    assert secret.deleted


async def test_a_layout_stays_one_and_takes_no_content(raw: Raw) -> None:
    shown = await raw.shown(TEXT)
    path = f"/channels/{raw.place.id}/messages/{shown.id}"
    assert (await raw("PATCH", path, {"content": "plain"}))[:2] == (400, 50035)
    assert (await raw("PATCH", path, {"flags": 0}))[0] == 200
    assert shown.flags & LAYOUT
    assert (await raw.send({"components": [TEXT]}))[:2] == (400, 50035)
    assert (await raw.send({}))[:2] == (400, 50006)


async def test_files_come_and_go_with_edits(raw: Raw) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    body = {"flags": LAYOUT, "components": [gallery], "attachments": [{"id": 0, "description": "the board"}]}
    assert (await raw.send(body))[:2] == (400, 50035)
    raw.hand.at += 6
    status, _, sent = await raw.send(body, ("a.png", b"no picture"))
    assert status == 200, sent
    shown = raw.world.state.messages[int(sent["id"])]
    assert shown.attachments[0].description == "the board"
    path = f"/channels/{raw.place.id}/messages/{shown.id}"
    assert (await raw("PATCH", path, {"components": [TEXT]}, ("b.png", b"more")))[0] == 200
    assert [file.name for file in shown.attachments] == ["a.png", "b.png"]
    kept = {"attachments": [{"id": str(shown.attachments[1].id)}]}
    assert (await raw("PATCH", path, kept))[0] == 200
    assert [file.name for file in shown.attachments] == ["b.png"]
    assert (await raw("PATCH", path, {"attachments": [{"id": "12345"}]}))[:2] == (400, 50035)


async def test_a_repeated_nonce_makes_one_message(raw: Raw) -> None:
    body = {"content": "once", "nonce": "17", "enforce_nonce": True}
    first, second = await raw.send(body), await raw.send(body)
    assert first[2]["id"] == second[2]["id"]
    assert len(raw.world.visible(raw.lea, raw.place)) == 1


async def test_too_large_a_file(raw: Raw) -> None:
    big = b"x" * (10 * 1024 * 1024 + 1)
    assert (await raw.send({"content": "x"}, ("a.bin", big)))[:2] == (413, 40005)


async def test_an_answer_that_got_lost(raw: Raw) -> None:
    raw.world.faults.lose_answer("POST", "/messages$")
    assert (await raw.send({"content": "once"}))[0] == 500
    assert [message.content for message in raw.world.visible(raw.lea, raw.place)] == ["once"]


# Permissions and places


async def test_missing_permissions(raw: Raw) -> None:
    Moderator(raw.world).revoke("send_messages", raw.place)
    assert (await raw.send({"content": "x"}))[:2] == (403, 50013)
    shown = raw.world.say(raw.lea, raw.place, "x")
    Moderator(raw.world).revoke("view_channel", raw.place)
    assert (await raw.send({"content": "x"}))[:2] == (403, 50001)
    assert (await raw("GET", f"/channels/{raw.place.id}/messages/{shown.id}"))[:2] == (403, 50001)
    Moderator(raw.world).restore("view_channel", raw.place)
    Moderator(raw.world).restore("send_messages", raw.place)
    Moderator(raw.world).revoke("attach_files")
    assert (await raw.send({"content": "x"}, ("a.txt", b"x")))[:2] == (403, 50013)
    Moderator(raw.world).revoke("create_public_threads")
    body = {"name": "game", "type": 11}
    assert (await raw("POST", f"/channels/{raw.place.id}/threads", body))[:2] == (403, 50013)


async def test_answers_need_no_permission_to_send(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    Moderator(raw.world).revoke("send_messages")
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    assert int(raw.caught[-1]["app_permissions"]) & 1 << 11 == 0
    assert (await raw.answer({"type": 4, "data": {"content": "still"}}))[0] == 200
    await task


async def test_unknown_places_and_tokens(raw: Raw) -> None:
    assert (await raw("GET", "/channels/1"))[:2] == (404, 10003)
    assert (await raw("GET", "/nowhere"))[:2] == (404, 0)
    Moderator(raw.world).delete_channel(raw.place)
    assert (await raw.send({"content": "x"}))[:2] == (404, 10003)
    raw.world.state.app.token = "another"
    async with raw.session.get(raw.playground.api_base + "/users/@me", headers={"Authorization": "Bot x"}) as response:
        assert response.status == 401
        assert response.headers["Content-Type"] == "application/json"


async def test_archived_and_locked_threads(raw: Raw) -> None:
    made = await raw("POST", f"/channels/{raw.place.id}/threads", {"name": "game", "type": 11})
    thread = raw.world.state.channels[int(made[2]["id"])]
    sent = await raw.send({"content": "hello"}, place=thread)
    path = f"/channels/{thread.id}/messages/{sent[2]['id']}"
    Moderator(raw.world).archive(thread)
    assert (await raw("PATCH", path, {"content": "x"}))[:2] == (400, 50083)
    assert (await raw("PATCH", f"/channels/{thread.id}", {"archived": False}))[0] == 200
    assert (await raw("PATCH", path, {"content": "x"}))[0] == 200
    Moderator(raw.world).archive(thread)
    assert (await raw.send({"content": "reopens"}, place=thread))[0] == 200
    assert not thread.archived
    Moderator(raw.world).archive(thread, locked=True)
    assert (await raw.send({"content": "x"}, place=thread))[:2] == (400, 160005)
    assert (await raw("PATCH", f"/channels/{thread.id}", {"archived": False}))[:2] == (400, 160005)
    Moderator(raw.world).restore("manage_threads")
    assert (await raw("PATCH", f"/channels/{thread.id}", {"archived": False, "locked": False}))[0] == 200


async def test_a_thread_under_a_message(raw: Raw) -> None:
    sent = await raw.send({"content": "play here"})
    path = f"/channels/{raw.place.id}/messages/{sent[2]['id']}/threads"
    made = await raw("POST", path, {"name": "game"})
    assert made[2]["id"] == sent[2]["id"]
    assert (await raw("POST", path, {"name": "game"}))[:2] == (400, 160004)


async def test_closed_direct_messages(raw: Raw) -> None:
    Moderator(raw.world).close_dms(raw.lea)
    opened = await raw("POST", "/users/@me/channels", {"recipient_id": str(raw.lea.id)})
    place = raw.world.state.channels[int(opened[2]["id"])]
    assert (await raw.send({"content": "x"}, place=place))[:2] == (403, 50007)
    Moderator(raw.world).close_dms(raw.lea, closed=False)
    assert (await raw.send({"content": "x"}, place=place))[0] == 200
    assert raw.world.visible(raw.max, place) == []


# Limits


async def test_buckets_of_a_channel(raw: Raw) -> None:
    for left in (4, 3, 2, 1, 0):
        assert (await raw.send({"content": "x"}))[0] == 200
        assert raw.headers["X-RateLimit-Remaining"] == str(left)
    status, _, body = await raw.send({"content": "x"})
    assert (status, body["global"], body["retry_after"]) == (429, False, 5.0)
    assert "Via" in raw.headers
    other = raw.world.add_channel("other")
    assert (await raw.send({"content": "x"}, place=other))[0] == 200
    raw.hand.at += 5
    assert (await raw.send({"content": "x"}))[0] == 200
    assert raw.world.limits.refused == 1


async def test_follow_ups_five_in_two_seconds(raw: Raw) -> None:
    shown = await raw.shown(row(button("go")))
    task = await raw.acting(raw.world.press(raw.lea, shown, "go"))
    await raw.answer({"type": 6})
    await task
    seen = [(await raw("POST", raw.hook(), {"content": "x", "flags": PRIVATE}))[0] for _ in range(6)]
    assert seen == [200] * 5 + [429]
    assert (await raw("PATCH", raw.hook(rest="/messages/@original"), {"components": [TEXT]}))[0] == 200


async def test_old_messages_are_nearly_frozen(raw: Raw) -> None:
    shown = await raw.shown(TEXT)
    path = f"/channels/{raw.place.id}/messages/{shown.id}"
    raw.hand.at += 3601
    seen = [(await raw("PATCH", path, {"components": [TEXT]}))[:2] for _ in range(4)]
    assert seen == [(200, 0)] * 3 + [(429, 30046)]
    assert len(shown.edits) == 3


async def test_fifty_a_second_for_all(raw: Raw) -> None:
    answers = await asyncio.gather(*(raw("GET", f"/channels/{raw.place.id}") for _ in range(51)))
    assert sorted(answer[0] for answer in answers) == [200] * 50 + [429]
    refused = next(answer for answer in answers if answer[0] == 429)
    assert refused[2]["global"]


async def test_refusals_on_demand_and_the_transcript(raw: Raw) -> None:
    raw.world.faults.refuse("POST", "/messages", 429)
    raw.world.faults.refuse("POST", "/messages", 403, code=50013)
    first, second, third = [await raw.send({"content": str(n)}) for n in range(3)]
    assert (first[0], second[:2], third[0]) == (429, (403, 50013), 200)
    assert [(line.status, line.payload["content"]) for line in raw.world.transcript] == [
        (429, "0"),
        (403, "1"),
        (200, "2"),
    ]


async def test_latency_keeps_within_its_range(raw: Raw) -> None:
    raw.world.faults.latency = (0.05, 0.06)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await raw("GET", f"/channels/{raw.place.id}")
    assert 0.05 <= loop.time() - began < 0.5


# Attention


async def test_who_is_called(raw: Raw) -> None:
    both = f"{raw.lea.mention} {raw.max.mention}"
    await raw.send({"content": both, "allowed_mentions": {"parse": []}})
    assert raw.world.state.pings == []
    await raw.send({"content": both, "allowed_mentions": {"parse": [], "users": [str(raw.max.id)]}})
    await raw.send({"content": both, "flags": 1 << 12})
    shown = await raw.shown({"type": 10, "content": raw.lea.mention})
    await raw("PATCH", f"/channels/{raw.place.id}/messages/{shown.id}", {"components": [TEXT]})
    assert [(ping.silent, ping.message == shown.id) for ping in raw.world.state.pinged(raw.lea)] == [
        (True, False),
        (False, True),
    ]
    assert [ping.silent for ping in raw.world.state.pinged(raw.max)] == [False, True]


async def test_pages_of_other_sites_are_shut_out(raw: Raw) -> None:
    address = raw.playground.api_base + "/gateway"
    for headers in ({"Origin": "http://elsewhere.example"}, {"Host": "rebound.example"}):
        async with raw.session.get(address, headers=headers) as response:
            assert response.status == 403
    async with raw.session.get(address) as response:
        assert (await response.json())["url"] == raw.playground.gateway_url


async def test_menus_let_choose_only_what_they_offer(raw: Raw) -> None:
    options = [{"label": name, "value": name} for name in "abc"]
    menu = {"type": 3, "custom_id": "menu", "options": options, "max_values": 2}
    shown = await raw.shown(row(menu), row(button("grey", disabled=True)))
    for values in (["z"], [], ["a", "b", "c"]):
        with pytest.raises(ImpossibleError):
            await raw.world.press(raw.lea, shown, "menu", values)
    with pytest.raises(ImpossibleError):
        await raw.world.press(raw.lea, shown, "grey")
    with pytest.raises(ImpossibleError):
        await raw.world.press(raw.lea, shown, "absent")
    task = await raw.acting(raw.world.press(raw.lea, shown, "absent", forged=True))
    assert raw.caught[-1]["data"]["custom_id"] == "absent"
    await raw.answer({"type": 6})
    assert (await task).answer == 6


async def test_everybody_is_called_only_with_the_permission(raw: Raw) -> None:
    await raw.send({"content": "@everyone"})
    assert raw.world.state.pings == []
    Moderator(raw.world).restore("mention_everyone")
    await raw.send({"content": "@everyone", "allowed_mentions": {"parse": ["users"]}})
    assert raw.world.state.pings == []
    await raw.send({"content": "@everyone"})
    assert {ping.person for ping in raw.world.state.pings} == {raw.lea.id, raw.max.id}

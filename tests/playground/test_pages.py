"""What browser windows may send: everything wrong is answered clearly and harms nothing; the bot is turned away."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.playground import pages
from tests.playground.page_harness import harness

Frame = dict[str, Any]
"""What is told to a window: `t` says of which kind, `ref` answers which question."""


class Line:
    """A window's websocket without a browser."""

    welcome: Frame
    """What it was told when its person was made."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket, self.count = socket, 0
        self.told: list[Frame] = []

    async def ask(self, t: str, **body: object) -> Frame:
        self.count += 1
        await self.raw(json.dumps({"t": t, "ref": self.count, **body}))
        return await self.answer()

    async def raw(self, text: str) -> None:
        await self.socket.send_str(text)

    async def answer(self) -> Frame:
        async with asyncio.timeout(5):
            while True:
                got: Frame = json.loads((await self.socket.receive()).data)
                if "ref" in got:
                    return got
                self.told.append(got)

    async def heard(self, t: str) -> Frame:
        """The next thing of that kind which is no answer."""
        got: Frame = {"t": ""}
        while got["t"] != t:
            got = json.loads((await self.socket.receive()).data)
        return got


@asynccontextmanager
async def line(address: str, name: str | None = None, lang: str = "en") -> AsyncIterator[Line]:
    headers = {"Origin": address[:-1]}
    async with aiohttp.ClientSession() as http, http.ws_connect(address + "window", headers=headers) as socket:
        made = Line(socket)
        if name is not None:
            made.welcome = await made.ask("make", name=name, lang=lang)
        yield made


async def test_only_the_page_itself_opens_a_window() -> None:
    async with harness() as (_, _bot, address), aiohttp.ClientSession() as http:
        wrong = [{}, {"Origin": "http://evil.example"}, {"Origin": address[:-1], "Authorization": "Bot playground"}]
        for headers in wrong:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect(address + "window", headers=headers)
            assert refused.value.status == 403
        for headers in ({"Authorization": "Bot playground"}, {"Host": "evil.example"}):
            async with http.get(address, headers=headers) as answer:
                assert answer.status == 403


async def test_the_files_of_the_page_and_nothing_else() -> None:
    async with harness() as (_, _bot, address), aiohttp.ClientSession() as http:
        for path, status in {
            "": 200,
            "web/app.js": 200,
            "web/style.css": 200,
            "web/none.js": 404,
            "web/..%2fpages.py": 404,
            "web/%2e%2e/pages.py": 404,
        }.items():
            async with http.get(address + path) as answer:
                assert answer.status == status, path
        async with http.get(address) as answer:
            assert (
                "script-src" in answer.headers["Content-Security-Policy"]
                or "default-src 'self'" in answer.headers["Content-Security-Policy"]
            )


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        "{}",
        '{"t": "press"}',
        '{"t": "press", "ref": "x"}',
        '{"t": "explode", "ref": 1}',
        '{"t": "be", "ref": 1, "person": 7}',
        '{"t": "say", "ref": 1, "channel": "1", "content": "a", "more": 1}',
        '{"t": "command", "ref": 1, "channel": "1", "path": "play", "options": {}}',
        '{"t": "command", "ref": 1, "channel": "1", "path": ["play"], "options": {"game": {"a": 1}}}',
        '{"t": "press", "ref": 1, "channel": "1", "message": "1", "custom_id": "a", "values": [1]}',
        "[" * 5000,
    ],
)
async def test_malformed_words_get_a_sentence_and_the_line_stays(text: str) -> None:
    async with harness() as (_, _bot, address), line(address) as window:
        await window.raw(text)
        assert (await window.answer())["code"] == "malformed"
        assert (await window.ask("hello"))["t"] == "hello"


async def test_bytes_get_a_sentence_and_too_many_of_them_end_the_line() -> None:
    async with harness() as (_, _bot, address), line(address) as window:
        await window.socket.send_bytes(b"x")
        assert (await window.answer())["code"] == "malformed"
        await window.raw("x" * (pages.LARGEST + 1))
        assert (await window.socket.receive()).type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}


async def test_nobody_acts_before_saying_who() -> None:
    async with harness() as (world, _, address), line(address) as window:
        channel = str(min(world.state.channels))
        for ask in (
            {"t": "look", "channel": channel},
            {"t": "say", "channel": channel, "content": "x"},
            {"t": "language", "lang": "fr"},
            {"t": "dismiss", "channel": channel, "message": "1"},
        ):
            assert (await window.ask(**ask))["code"] == "nobody"
        assert world.state.messages == {}


async def test_persons_are_made_once_and_bots_are_nobody() -> None:
    async with harness() as (world, _, address), line(address, "  Léa\u202e  B ") as lea, line(address) as other:
        me = lea.welcome["me"]
        assert me["name"] == "Léa B"
        assert (await other.ask("make", name="léa b", lang="fr"))["me"]["id"] == me["id"]
        assert (await other.ask("make", name="Tom", lang="fr"))["me"]["lang"] == "fr"
        assert [one.staff for one in world.state.persons.values()] == [False, True, False]
        for wrong in (str(world.state.bot.id), "1", "-1", "²", "9" * 30, "x", ""):
            assert (await other.ask("be", person=wrong))["code"] == "unknown-person", wrong
        for name in ("", "   ", "\n", "x" * 33):
            assert (await other.ask("make", name=name, lang="fr"))["code"] == "bad-name"
        assert (await other.ask("make", name="Zoé", lang="xx"))["code"] == "bad-language"
        assert len(world.state.persons) == 3


async def test_forged_ids_are_answered_and_nothing_happens() -> None:
    async with harness() as (world, bot, address), line(address, "Léa") as lea, line(address, "Tom") as tom:
        channel = str(min(world.state.channels))
        await lea.ask("command", channel=channel, path=["play"], options={"game": "city"})
        table = str(max(world.state.messages))
        await lea.ask("press", channel=channel, message=table, custom_id="secret")
        secret = str(max(world.state.messages))
        before = len(bot.seen)
        press = {"channel": channel, "custom_id": "count"}
        for message in ("1", "x", "-3", secret):
            assert (await tom.ask("press", message=message, **press))["code"] == "unknown-message"
        for custom_id in ("nothing", "grey", ""):
            wrong = {"channel": channel, "message": table, "custom_id": custom_id}
            assert (await tom.ask("press", **wrong))["code"] == "outdated"
        for values in (["v9"], ["v1", "v2"], []):
            asked = await tom.ask("press", channel=channel, message=table, custom_id="pick", values=values)
            assert asked["code"] == "outdated"
        assert (await tom.ask("dismiss", channel=channel, message=secret))["code"] == "unknown-message"
        assert (await tom.ask("look", channel="12"))["code"] == "unknown-channel"
        assert (await tom.ask("say", channel=channel, content=" "))["code"] == "impossible"
        assert len(bot.seen) == before
        assert int(secret) in world.state.messages


async def test_commands_that_no_client_would_send_are_refused() -> None:
    async with harness() as (world, bot, address), line(address, "Léa") as lea:
        channel = str(min(world.state.channels))
        for path, options in (
            (["nothing"], {}),
            ([], {}),
            (["play"], {}),
            (["play"], {"game": "chess"}),
            (["play"], {"game": "city", "guest": "1"}),
            (["play"], {"game": "city", "guest": "x"}),
            (["play", "more"], {"game": "city"}),
            (["bid"], {"amount": "many"}),
            (["bid"], {"amount": 10**30}),
        ):
            answer = await lea.ask("command", channel=channel, path=path, options=options)
            assert answer["t"] == "error", (path, options)
            assert answer["code"] in {"impossible", "malformed"}, answer
        assert bot.seen == []


async def test_a_form_belongs_to_who_opened_it_and_is_sent_once() -> None:
    async with harness() as (world, bot, address), line(address, "Léa") as lea, line(address, "Tom") as tom:
        channel = str(min(world.state.channels))
        await lea.ask("command", channel=channel, path=["play"], options={"game": "city"})
        table = str(max(world.state.messages))
        opened = await lea.ask("press", channel=channel, message=table, custom_id="form")
        form, fields = opened["form"]["id"], {"k": "61", "way": "low"}
        assert (await tom.ask("submit", form=form, fields=fields))["code"] == "unknown-form"
        assert (await lea.ask("submit", form=form, fields={"other": "1"}))["code"] == "impossible"
        assert (await lea.ask("submit", form=form, fields={"k": "6", "way": "low"}))["code"] == "impossible"
        assert (await lea.ask("submit", form=form, fields=fields))["t"] == "done"
        assert (await lea.ask("submit", form=form, fields=fields))["code"] == "unknown-form"
        assert len(bot.seen) == 3


async def test_windows_hear_what_their_person_may_know_and_who_is_there() -> None:
    async with harness() as (world, _, address), line(address, "Léa") as lea, line(address, "Tom") as tom:
        channel = str(min(world.state.channels))
        await lea.ask("command", channel=channel, path=["play"], options={"game": "city"})
        table = str(max(world.state.messages))
        await lea.ask("press", channel=channel, message=table, custom_id="secret")
        looked = await tom.ask("look", channel=channel)
        assert [one["id"] for one in looked["messages"]] == [table]
        assert len((await lea.ask("look", channel=channel))["messages"]) == 2
        assert [one["message"]["id"] for one in tom.told if one["t"] == "message"] == [table]
        assert looked["messages"][0]["components"][0]["components"][3]["items"][0]["media"]["url"].startswith("/cdn/")
        await tom.socket.close()
        async with asyncio.timeout(5):
            people = await lea.heard("people")
            while [one["online"] for one in people["people"] if one["name"] == "Tom"] != [False]:
                people = await lea.heard("people")


async def test_a_look_gives_the_last_messages_and_what_stood_before() -> None:
    async with harness() as (world, _, address), line(address, "Léa") as lea:
        place = min(world.state.channels)
        someone = next(one for one in world.state.persons.values() if not one.bot)
        said = [str(world.say(someone, place, str(n)).id) for n in range(70)]
        last = await lea.ask("look", channel=str(place))
        assert [one["id"] for one in last["messages"]] == said[10:]
        assert last["more"]
        first = await lea.ask("look", channel=str(place), before=said[10])
        assert [one["id"] for one in first["messages"]] == said[:10]
        assert not first["more"]

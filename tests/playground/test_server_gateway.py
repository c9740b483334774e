"""The gateway frame by frame: compression, intents, resume, operations 7 and 9, shards, its own limits."""

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from typing import Any, cast

import aiohttp
import pytest

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.gateway_faults import ask_reconnect, invalidate
from tests.playground.conftest import Hand

GUILDS, GUILD_MESSAGES = 1, 1 << 9


def decompressor(query: str) -> Callable[[bytes], bytes]:
    """How frames that are no text are read: by the stream that was asked for, or each by itself."""
    if "zlib-stream" in query:
        return zlib.decompressobj().decompress
    if "zstd-stream" in query:
        with contextlib.suppress(ImportError):
            return cast("Callable[[bytes], bytes]", import_module("compression.zstd").ZstdDecompressor().decompress)
        with contextlib.suppress(ImportError):
            library = import_module("zstandard")
            return cast("Callable[[bytes], bytes]", library.ZstdDecompressor().decompressobj().decompress)
    return zlib.decompress


class Client:
    """A gateway client by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str, query: str) -> None:
        self.socket, self.token, self.query = socket, token, query
        self.decompress = decompressor(query)

    async def frame(self) -> dict[str, Any]:
        """The next frame."""
        message = await self.socket.receive(timeout=2)
        if message.type is aiohttp.WSMsgType.TEXT:
            plain: dict[str, Any] = json.loads(message.data)
            return plain
        assert message.type is aiohttp.WSMsgType.BINARY, message
        assert "zlib-stream" not in self.query or message.data.endswith(b"\0\0\xff\xff")
        frame: dict[str, Any] = json.loads(self.decompress(message.data))
        return frame

    async def event(self, name: str) -> dict[str, Any]:
        """The next event, which must be of that name."""
        frame = await self.frame()
        assert (frame["op"], frame["t"]) == (0, name), frame
        return frame

    async def op(self, code: int, data: object) -> None:
        """Sends an operation."""
        await self.socket.send_json({"op": code, "d": data})

    async def identify(self, intents: int = GUILDS, **more: object) -> dict[str, Any]:
        """Identifies and gives READY."""
        await self.op(2, {"token": self.token, "intents": intents, "properties": {}, **more})
        ready: dict[str, Any] = (await self.event("READY"))["d"]
        return ready

    async def closed(self) -> int | None:
        """The code with which the server closes."""
        while not self.socket.closed:
            await self.socket.receive(timeout=2)
        return self.socket.close_code


class Lines:
    """Opens clients, closes them at the end."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground, self.world, self.session = playground, playground.world, session

    async def open(self, query: str = "?v=10&encoding=json") -> Client:
        """A connection after its hello."""
        socket = await self.session.ws_connect(self.playground.gateway_url + query)
        client = Client(socket, self.world.state.app.token, query)
        assert (await client.frame())["op"] == 10
        return client


@pytest.fixture
async def lines() -> AsyncIterator[Lines]:
    async with Playground(FakeDiscord()) as playground, aiohttp.ClientSession() as session:
        yield Lines(playground, session)


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.mark.parametrize("query", ["?compress=zlib-stream", "", "?compress=zstd-stream"])
async def test_every_compression_and_heartbeats(lines: Lines, query: str) -> None:
    client = await lines.open(query)
    await client.op(1, None)
    assert (await client.frame())["op"] == 11
    ready = await client.identify(compress=True)
    assert ready["resume_gateway_url"] == lines.playground.gateway_url
    assert ready["shard"] == [0, 1]
    home = (await client.event("GUILD_CREATE"))["d"]
    assert [place["name"] for place in home["channels"]] == ["general"]


async def test_events_follow_the_intents(lines: Lines) -> None:
    deaf, guilds, listening = [await lines.open() for _ in range(3)]
    await deaf.identify(0)
    await guilds.identify(GUILDS)
    await listening.identify(GUILDS | GUILD_MESSAGES)
    for client in (guilds, listening):
        await client.event("GUILD_CREATE")
    lea = lines.world.add_person("Léa")
    place = lines.world.channels_of(lea)[0]
    lines.world.say(lea, place, "a word for people")
    lines.world.say(lea, place, f"a word for {lines.world.state.bot.mention}")
    lines.world.add_channel("new")
    assert (await listening.event("MESSAGE_CREATE"))["d"]["content"] == ""
    assert (await listening.event("MESSAGE_CREATE"))["d"]["content"] != ""
    for client in (guilds, listening):
        assert (await client.event("CHANNEL_CREATE"))["d"]["name"] == "new"
    task = asyncio.create_task(lines.world.press(lea, lines.world.say(lea, place, "x"), "y", forged=True))
    assert (await deaf.event("INTERACTION_CREATE"))["d"]["type"] == 3
    task.cancel()


async def test_a_resume_replays_what_was_missed(lines: Lines) -> None:
    client = await lines.open()
    ready = await client.identify()
    seen = (await client.event("GUILD_CREATE"))["s"]
    lines.playground.gateway.drop()
    with contextlib.suppress(AssertionError, aiohttp.ClientError):
        await client.frame()
    for name in ("one", "two"):
        lines.world.add_channel(name)
    again = await lines.open()
    await again.op(6, {"token": lines.world.state.app.token, "session_id": ready["session_id"], "seq": seen})
    assert (await again.event("CHANNEL_CREATE"))["d"]["name"] == "one"
    assert (await again.event("CHANNEL_CREATE"))["s"] == seen + 2
    await again.event("RESUMED")


async def test_unknown_sessions_are_invalid(lines: Lines) -> None:
    client = await lines.open()
    await client.op(6, {"token": lines.world.state.app.token, "session_id": "nothing", "seq": 1})
    frame = await client.frame()
    assert (frame["op"], frame["d"]) == (9, False)


async def test_operations_on_demand(lines: Lines) -> None:
    client = await lines.open()
    ready = await client.identify()
    await client.event("GUILD_CREATE")
    ask_reconnect(lines.playground.gateway)
    assert (await client.frame())["op"] == 7
    invalidate(lines.playground.gateway)
    assert (await client.frame())["op"] == 9
    again = await lines.open()
    await again.op(6, {"token": lines.world.state.app.token, "session_id": ready["session_id"], "seq": 1})
    assert (await again.frame())["op"] == 9


async def test_a_session_closed_for_good_is_gone(lines: Lines) -> None:
    client = await lines.open()
    ready = await client.identify()
    await client.socket.close(code=1000)
    await lines.world.until(lambda: not lines.world.state.app.connected)
    again = await lines.open()
    await again.op(6, {"token": lines.world.state.app.token, "session_id": ready["session_id"], "seq": 1})
    assert (await again.frame())["op"] == 9


@pytest.mark.parametrize(
    ("code", "data", "close"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"intents": 1 << 15}, 4014),
        (2, {"intents": 1, "shard": [2, 2]}, 4010),
        (2, {"intents": 1, "shard": [0]}, 4010),
        (2, {"intents": 1, "shard": "0/1"}, 4010),
        (2, {"intents": 1 << 40}, 4013),
        (3, {}, 4003),
    ],
)
async def test_closing_codes(lines: Lines, code: int, data: dict[str, Any], close: int) -> None:
    client = await lines.open()
    await client.op(code, {"token": lines.world.state.app.token} | data)
    assert await client.closed() == close


async def test_a_version_that_is_not_spoken_and_a_shard_with_too_many_guilds_are_refused(
    lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket = await lines.session.ws_connect(lines.playground.gateway_url + "?v=5")
    assert await Client(socket, "", "").closed() == 4012
    monkeypatch.setattr("bot.playground.gateway.MOST_GUILDS", 0)
    client = await lines.open()
    await client.op(2, {"token": lines.world.state.app.token, "intents": 1})
    assert await client.closed() == 4011


async def test_frames_too_long_too_many_or_no_json(lines: Lines) -> None:
    client = await lines.open()
    await client.op(1, "x" * 5000)
    assert await client.closed() == 4002
    client = await lines.open()
    await client.socket.send_str("{")
    assert await client.closed() == 4002
    client = await lines.open()
    for _ in range(121):
        await client.op(1, None)
    assert await client.closed() == 4008


async def test_shards_see_their_guilds_and_the_first_sees_direct_messages(lines: Lines) -> None:
    world = lines.world
    for number in range(3):
        world.add_guild(f"Guild {number}")
        world.state.snowflakes.make(world.state.now() + 10 * number)
    shards = [await lines.open() for _ in range(2)]
    seen = [(await client.identify(shard=[number, 2]))["guilds"] for number, client in enumerate(shards)]
    for number, homes in enumerate(seen):
        assert all((int(home["id"]) >> 22) % 2 == number for home in homes)
    assert sum(map(len, seen)) == 4
    for client, homes in zip(shards, seen, strict=True):
        for _ in homes:
            await client.event("GUILD_CREATE")
    lea = world.add_person("Léa")
    said = world.say(lea, world.direct(lea), "x")
    task = asyncio.create_task(world.press(lea, said, "y", forged=True))
    asked = (await shards[0].event("INTERACTION_CREATE"))["d"]
    assert asked["user"]["id"] == str(lea.id)
    assert "member" not in asked
    task.cancel()


async def test_events_of_a_guild_go_to_every_session_of_its_shard_and_to_no_other(lines: Lines) -> None:
    world = lines.world
    mine = (world.guild.id >> 22) % 2
    clients = [await lines.open() for _ in range(3)]
    for client, shard in zip(clients, (mine, mine, 1 - mine), strict=True):
        await client.identify(shard=[shard, 2])
    assert lines.playground.gateway.connected == {(0, 2), (1, 2)}
    world.add_channel("here")
    other = world.add_guild("Elsewhere")
    while (other.id >> 22) % 2 == mine:
        other = world.add_guild("Elsewhere")
    for client in clients[:2]:
        await client.event("GUILD_CREATE")
        assert (await client.event("CHANNEL_CREATE"))["d"]["name"] == "here"
    assert (await clients[2].event("GUILD_CREATE"))["d"]["id"] == str(other.id)


async def test_a_bucket_begins_one_session_in_five_seconds(hand: Hand) -> None:
    async with Playground(FakeDiscord(now=hand)) as playground, aiohttp.ClientSession() as session:
        lines, starts = Lines(playground, session), playground.world.starts
        starts.concurrency, starts.paced = 2, True
        assert starts.limit()["max_concurrency"] == 2
        clients = [await lines.open() for _ in range(3)]
        for shard in (0, 1):
            assert (await clients[shard].identify(shard=[shard, 4]))["shard"] == [shard, 4]
        for pause in (4.9, 0.0):
            hand.at += pause
            await clients[2].op(2, {"token": clients[2].token, "intents": GUILDS, "shard": [2, 4]})
            frame = await clients[2].frame()
            assert (frame["op"], frame["d"]) == (9, False)
        hand.at += 0.1
        await clients[2].identify(shard=[2, 4])
        assert lines.playground.gateway.connected == {(0, 4), (1, 4), (2, 4)}
        assert starts.used == 5, "those refused are counted too"


async def test_one_shard_is_advised_for_each_thousand_guilds(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    headers = {"Authorization": f"Bot {lines.world.state.app.token}"}
    for most, shards in ((1_000, 1), (2, 2), (1, 3)):
        monkeypatch.setattr("bot.playground.routes.GUILDS_PER_SHARD", most)
        while len(lines.world.state.guilds) < 3:
            lines.world.add_guild("More")
        async with lines.session.get(lines.playground.api_base + "/gateway/bot", headers=headers) as answer:
            assert (await answer.json())["shards"] == shards


async def test_no_new_lines_while_discord_is_down(lines: Lines) -> None:
    lines.playground.gateway.down = True
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await lines.open()


async def test_a_thousand_sessions_a_day_then_the_token_is_reset(lines: Lines) -> None:
    world, token = lines.world, lines.world.state.app.token
    headers = {"Authorization": f"Bot {token}"}

    async def limit() -> dict[str, Any]:
        async with lines.session.get(lines.playground.api_base + "/gateway/bot", headers=headers) as answer:
            limit: dict[str, Any] = (await answer.json())["session_start_limit"]
            return limit

    assert (await limit())["remaining"] == 1_000
    client = await lines.open()
    await client.identify()
    told = await limit()
    assert (told["total"], told["remaining"], told["max_concurrency"]) == (1_000, 999, 1)
    assert 86_000_000 < told["reset_after"] <= 86_400_000
    world.starts.used = 1_000
    assert (await limit())["remaining"] == 0
    client = await lines.open()
    await client.op(2, {"token": token, "intents": GUILDS})
    assert await client.closed() == 4004
    assert world.state.app.token != token


async def test_what_happened_before_a_farewell_is_still_sent(lines: Lines) -> None:
    client = await lines.open()
    await client.identify()
    await client.event("GUILD_CREATE")
    lines.world.add_channel("late")
    await client.socket._writer.close(1000)
    message = await client.socket.receive(timeout=2)
    assert json.loads(message.data)["t"] == "CHANNEL_CREATE"
    assert await client.closed() == 1000
    await lines.world.until(lambda: not lines.world.state.app.connected)

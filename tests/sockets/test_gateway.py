"""What Discord's gateway may send that nobody can read: logged without its content, and everything goes on."""

import asyncio
import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import app
from bot.ops.session_starts import FILE, SessionStarts
from bot.playground.serve import Playground
from bot.settings import read
from tests.cogs.bot_and_playground import Served, serving
from tests.gateway_faults import send_raw, tell
from tests.sockets.test_faults import Hasty

pytestmark = pytest.mark.sockets
CONTENT = "a-name-that-nobody-may-read"
DEEP = b'{"op":0,"s":9,"t":"CHANNEL_UPDATE","d":' + b"[" * 200_000
Bad = tuple[str, Any] | bytes


def bad(guild: int, channel: int) -> dict[str, Bad]:
    """Events of a server that lack a field, are of no known kind, or cannot even be read."""
    here = {"guild_id": str(guild), "name": CONTENT}
    return {
        "channel": ("CHANNEL_UPDATE", {**here, "type": 0}),
        "channel-type": ("CHANNEL_CREATE", {**here, "id": str(channel + 1)}),
        "role": ("GUILD_ROLE_UPDATE", {**here}),
        "thread": ("THREAD_UPDATE", {**here, "id": str(channel)}),
        "thread-create": ("THREAD_CREATE", {**here, "type": 11}),
        "message": ("MESSAGE_DELETE", {"content": CONTENT}),
        "messages": ("MESSAGE_DELETE_BULK", {"content": CONTENT}),
        "guild": ("GUILD_CREATE", {"id": str(guild), "unavailable": False, "channels": [{"name": CONTENT}]}),
        "nothing": ("CHANNEL_UPDATE", None),
        "interaction": ("INTERACTION_CREATE", {"token": CONTENT}),
        "interaction-kind": ("INTERACTION_CREATE", _interaction(guild, channel, 77)),
        "command": ("INTERACTION_CREATE", _interaction(guild, channel, 2)),
        "press": ("INTERACTION_CREATE", _interaction(guild, channel, 3)),
        "form": ("INTERACTION_CREATE", _interaction(guild, channel, 5)),
        "nobody": ("INTERACTION_CREATE", {**_interaction(guild, channel, 3), "member": None}),
        "truncated": b'{"op":0,"s":7,"t":"CHANNEL_UPDATE","d":{"name":"' + CONTENT.encode(),
        "bytes": b'{"op":0,"s":7,"t":"CHANNEL_UPDATE","d":{"name":"\xff\xfe\xc3"}}',
        "list": b"[1, 2, 3]",
        "deep": DEEP,
    }


def _interaction(guild: int, channel: int, kind: int) -> dict[str, Any]:
    user = {"id": "5", "username": CONTENT, "discriminator": "0", "avatar": None, "global_name": None}
    member = {
        "user": user,
        "roles": [],
        "permissions": "0",
        "flags": 0,
        "joined_at": None,
        "deaf": False,
        "mute": False,
    }
    return {
        "id": "7",
        "application_id": "8",
        "type": kind,
        "token": CONTENT,
        "version": 1,
        "guild_id": str(guild),
        "channel_id": str(channel),
        "channel": {"id": str(channel), "type": 0},
        "member": member,
        "data": {"custom_id": CONTENT, "component_type": 2} if kind == 3 else {},
        "locale": "fr",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 1,
    }


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """The bot at a table that has begun; its pauses are short."""
    monkeypatch.setattr("cogs.gateway.asyncio", Hasty())
    monkeypatch.setattr("bot.ops.session_turns.asyncio", Hasty())
    async with serving(tmp_path, monkeypatch) as made:
        yield made


async def test_nothing_that_cannot_be_read_ends_the_bot(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await served.start(pace="slow")
    for name, each in bad(served.world.guild.id, served.place.id).items():
        logged, seq = partial(_more_logged, caplog, len(caplog.records)), served.table.seq
        _send(served, each)
        await served.world.until(logged)
        await served.world.until(lambda: served.app.client.there)
        await served.move()
        assert served.table.seq > seq, f"after {name} everything goes on"
    assert (served.gateway.identified, served.gateway.resumed) == (1, 0), "the connection stays"
    _tells_nothing(caplog)


async def test_messages_are_not_even_parsed(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "cogs.gateway")
    for name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        _send(served, (name, {"content": CONTENT}))
    await served.start(pace="slow")
    assert not [line for line in caplog.messages if "An event" in line]


@pytest.mark.parametrize("in_a_row", [0, 40])
async def test_what_cannot_be_read_at_every_start_is_no_endless_loop(
    served: Served, caplog: pytest.LogCaptureFixture, in_a_row: int
) -> None:
    caplog.set_level(logging.INFO)
    await served.start(pace="slow")
    served.gateway.first = list(bad(served.world.guild.id, served.place.id).values()) + [b"{"] * in_a_row
    served.gateway._sessions.clear()
    served.gateway.drop()
    await served.world.until(lambda: served.gateway.identified == 2)
    await served.world.until(lambda: served.app.client.there and served.app.client.is_ready(), 20.0)
    await asyncio.sleep(0.3)
    seq = served.table.seq
    await served.move()
    assert served.table.seq > seq
    assert served.gateway.identified == 2
    assert served.gateway.resumed <= 4
    _tells_nothing(caplog)


async def test_a_session_whose_beginning_cannot_be_read_is_begun_anew_ever_more_slowly(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slept: list[float] = []

    class Noted(Hasty):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            await super().sleep(seconds)

    await served.start(pace="slow")
    monkeypatch.setattr("cogs.gateway.asyncio", Noted())
    monkeypatch.setattr("bot.ops.session_turns.asyncio", Noted())
    ready, tries = served.gateway._ready, 0

    def half(session: Any) -> None:
        nonlocal tries
        tries += 1
        session.tell("READY", {"session_id": "x", "user": CONTENT}) if tries < 6 else ready(session)

    monkeypatch.setattr(served.gateway, "_ready", half)
    served.gateway._sessions.clear()
    served.gateway.drop()
    await served.world.until(lambda: tries >= 6 and served.app.client.there, 20.0)
    pauses = [each for each in slept if each in (1.0, 2.0, 4.0, 8.0)]
    assert pauses == [1.0, 2.0, 4.0, 8.0]
    assert sum(each > 3.0 for each in slept) >= 5, "and five seconds between two sessions"
    await served.move()
    _tells_nothing(caplog)


@pytest.mark.parametrize("noise", [b"no stream", b"x"], ids=["noticed", "unnoticed"])
async def test_a_broken_stream_is_taken_up_again(
    served: Served, caplog: pytest.LogCaptureFixture, noise: bytes
) -> None:
    await served.start(pace="slow")
    for line in served.gateway._connections:
        line._stream = lambda data: noise + b"\0\0\xff\xff"
    for _ in range(8):
        tell(served.gateway, "TYPING_START", {})
    await served.world.until(lambda: served.gateway.resumed == 1)
    await served.world.until(lambda: served.app.client.there)
    await served.move()
    assert served.gateway.identified == 1
    _tells_nothing(caplog)


async def test_a_connection_that_falls_silent_is_taken_up_again(served: Served) -> None:
    await served.start(pace="slow")
    served.app.client._connection.heartbeat_timeout = 0.3
    served.gateway.drop()
    await served.world.until(lambda: served.gateway.resumed == 2)
    served.app.client._connection.heartbeat_timeout = 60.0
    await served.world.until(lambda: served.gateway.resumed == 3)
    await served.world.until(lambda: served.app.client.there)
    await served.move()
    assert served.gateway.identified == 1


async def test_tries_that_fail_are_a_line_each_without_a_traceback(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    await served.start(pace="slow")
    served.gateway.down = True
    served.gateway.drop()
    await served.world.until(lambda: len([line for line in caplog.messages if "could not connect" in line]) >= 3)
    served.gateway.down = False
    await served.world.until(lambda: served.app.client.there)
    assert not [record for record in caplog.records if record.exc_info]
    await served.move()


def _more_logged(caplog: pytest.LogCaptureFixture, before: int) -> bool:
    return len(caplog.records) > before


def _send(served: Served, given: Bad) -> None:
    if isinstance(given, bytes):
        send_raw(served.gateway, given)
    else:
        tell(served.gateway, *given)


def _tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    assert CONTENT not in caplog.text
    assert any("cannot be read" in line for line in caplog.messages)


# ---- Discord refuses


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        (4004, "DISCORD_TOKEN"),
        (4010, "QUARTIER_SHARD_COUNT"),
        (4011, "QUARTIER_SHARD_COUNT"),
        (4012, "newer version"),
        (4013, "intents"),
        (4014, "developer portal"),
    ],
)
async def test_a_close_code_that_is_final_ends_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, advice: str
) -> None:
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    async with Playground() as playground:
        playground.gateway.refusing = code
        status = await app.serve(read(playground.environment | {"QUARTIER_DATA": str(tmp_path)}))
    told = capsys.readouterr().err
    assert status == app.EXIT_CONFIG
    assert advice in told
    assert f"({code})" in told
    assert "Traceback" not in told
    assert playground.gateway.identified == 0
    assert len(SessionStarts(tmp_path / FILE)._saved.identified) == 1, "it was counted"
    assert SessionStarts(tmp_path / FILE).wait() == 0.0, "who has mended it need not wait"

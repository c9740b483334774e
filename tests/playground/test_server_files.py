"""Files that people give with a command: stored, resolved, served, and refused where a client would not send them."""

import base64
from typing import Any
from urllib.parse import urlsplit

import pytest

from bot.playground import files, slash_commands, window_protocol
from bot.playground.model import Enclosed, ImpossibleError
from tests.playground.conftest import Raw

LOAD = {
    "name": "load",
    "description": "x",
    "options": [
        {"type": 11, "name": "file", "description": "x", "required": True},
        {"type": 3, "name": "word", "description": "x", "autocomplete": True},
    ],
}


async def register(raw: Raw) -> None:
    await raw("PUT", f"/applications/{raw.world.state.bot.id}/commands", [LOAD])


async def given(raw: Raw, file: Enclosed) -> dict[str, Any]:
    """The data of the command with a file as the bot gets it."""
    task = await raw.acting(raw.world.command(raw.lea, raw.place, "load", {"file": file}))
    await raw.answer({"type": 4, "data": {"content": "x"}})
    await task
    data: dict[str, Any] = raw.caught[-1]["data"]
    return data


async def test_a_file_comes_with_its_address(raw: Raw) -> None:
    await register(raw)
    data = await given(raw, Enclosed("Mein Brett.toml", b"title = 1", "text/plain"))
    (option,) = data["options"]
    found = data["resolved"]["attachments"][option["value"]]
    assert (option["type"], found["filename"], found["size"], found["ephemeral"]) == (11, "Mein Brett.toml", 9, True)
    assert found["url"].startswith(raw.world.state.files.base)
    path = urlsplit(found["url"]).path.removeprefix(urlsplit(raw.world.state.files.base).path)
    assert raw.world.state.files.by_path[path].data == b"title = 1"
    assert " " not in path


async def test_what_a_browser_might_run_is_passed_on_as_bytes(raw: Raw) -> None:
    await register(raw)
    data = await given(raw, Enclosed("../../x.html", b"<script>", "text/html"))
    (found,) = data["resolved"]["attachments"].values()
    assert found["content_type"] == "application/octet-stream"
    assert "/../" not in found["url"]


async def test_only_a_file_of_a_possible_size_can_be_sent(raw: Raw, monkeypatch: pytest.MonkeyPatch) -> None:
    await register(raw)
    for wrong in ("text", 5, True):
        with pytest.raises(ImpossibleError, match="does not take"):
            await raw.world.command(raw.lea, raw.place, "load", {"file": wrong})
    with pytest.raises(ImpossibleError, match="does not take"):
        slash_commands.resolve(
            raw.world.state, raw.lea, raw.place, "load", {"file": Enclosed("a", b""), "word": Enclosed("b", b"")}
        )
    with pytest.raises(ImpossibleError, match="missing"):
        await raw.world.command(raw.lea, raw.place, "load", {})
    monkeypatch.setattr(files, "UPLOAD_LIMIT", 10)
    with pytest.raises(ImpossibleError, match="too large"):
        await raw.world.command(raw.lea, raw.place, "load", {"file": Enclosed("a", b"x" * 11)})


async def test_old_files_are_let_go(raw: Raw) -> None:
    await register(raw)
    first = await given(raw, Enclosed("first", b"1"))
    (number,) = first["resolved"]["attachments"]
    for n in range(files.MOST_ENCLOSED):
        slash_commands.resolve(raw.world.state, raw.lea, raw.place, "load", {"file": Enclosed(str(n), b"x")})
    assert int(number) not in raw.world.state.files.enclosed
    assert not [path for path in raw.world.state.files.by_path if path.endswith("/first")]
    assert len(raw.world.state.files.enclosed) == files.MOST_ENCLOSED


def test_a_window_sends_a_file_as_text() -> None:
    bytes_ = base64.b64encode(b"\x00\xff").decode()
    text = (
        '{"t":"command","ref":1,"channel":"5","path":["load"],'
        f'"options":{{"file":{{"name":"a.toml","type":"","data":"{bytes_}"}},"word":"x"}}}}'
    )
    ask = window_protocol.read(text)
    assert isinstance(ask, window_protocol.Command)
    assert ask.options == {"file": window_protocol.File("a.toml", b"\x00\xff"), "word": "x"}

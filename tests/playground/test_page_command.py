"""`python -m bot playground`: one command, the page and the bot are there; the next day what was kept is there again."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.command import playground
from bot.playground.model import walk
from tests.playground.test_pages import Line, line

ROOT = Path(__file__).resolve().parents[2]
AMID_ALL = 30.0
"""Seconds for a start on a busy machine."""


@asynccontextmanager
async def started(data: Path, **environment: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The command as a process: (process, address)."""
    words = ("-m", "bot", "playground", "--port", "0", "--no-browser", "--data", str(data))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=ROOT, env=os.environ | environment, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(AMID_ALL):
            assert process.stdout is not None
            said = (await process.stdout.readline()).decode()
        address = re.search(r"http://\S+/", said)
        assert address is not None, said
        yield process, address[0]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def stop(process: asyncio.subprocess.Process) -> int:
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(AMID_ALL):
        return await process.wait()


async def bot_there(window: Line) -> None:
    """Waits until the window is told the bot's commands."""
    async with asyncio.timeout(AMID_ALL):
        while not (await window.heard("commands"))["commands"]:
            pass


@pytest.mark.sockets
async def test_one_command_opens_everything_and_another_day_finds_it_again(tmp_path: Path) -> None:
    real = {"DISCORD_TOKEN": "a.real.token", "QUARTIER_DATABASE_URL": "sqlite+aiosqlite:////nowhere/real.db"}
    async with started(tmp_path, **real) as (process, address):
        async with line(address, "Léa", "fr") as lea:
            if not lea.welcome["commands"]:
                await bot_there(lea)
            home = lea.welcome["channels"][0]["id"]
            opened = await lea.ask("command", channel=home, path=["play"], options={"game": "city"})
            assert opened["t"] == "done"
        assert await stop(process) == 0
    assert (tmp_path / "playground" / "quartier.db").exists()
    async with started(tmp_path) as (process, address):
        async with line(address, "Léa") as lea:
            thread = next(place for place in lea.welcome["channels"] if place["type"] == 11)
            assert lea.welcome["me"]["lang"] == "fr"
            while not lea.welcome["bot"]["online"]:
                lea.welcome["bot"] = (await lea.heard("bot"))["bot"]
            looked = await lea.ask("look", channel=thread["id"])
            lobby = looked["messages"][0]
            robot = next(one["custom_id"] for one in walk(lobby["components"]) if "|robot" in one.get("custom_id", ""))
            pressed = await lea.ask("press", channel=thread["id"], message=lobby["id"], custom_id=robot)
            assert pressed["t"] == "done"
        assert await stop(process) == 0


def test_a_port_that_is_taken_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert playground(port, browser=False, data=tmp_path) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith(f"Port {port} cannot be opened")

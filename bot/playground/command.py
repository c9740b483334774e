"""`python -m bot playground`: the local Discord with its page, and the bot as a process of its own, connected to it."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TextIO

from bot.playground.pages import Pages
from bot.playground.persistence import WorldFile
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord

PORT = 8017
"""The port when none is named."""
DATA = Path(".quartier")
"""The data folder when none is named."""
FOLDER = "playground"
"""Where in it the playground's files lie: apart from the database of a bot that serves the real Discord from here."""
STATE_FILE = "playground.json"
SHARDS = "QUARTIER_SHARD_COUNT", "QUARTIER_SHARDS", "QUARTIER_ORDINAL", "QUARTIER_PROCESSES"
WITHHELD = frozenset({"QUARTIER_DATABASE_URL", "QUARTIER_HEALTH_PORT", "QUARTIER_API", *SHARDS})
"""Settings of a bot that serves the real Discord, which are not for this one."""
DEFAULTS = {"QUARTIER_LOG_LEVEL": "WARNING", "QUARTIER_READY_WAIT": "0"}
"""Settings that hold here unless the environment says otherwise."""
STOP_TIMEOUT = 15.0
"""Seconds in which the bot may finish what it is doing when the playground ends."""
MIN_UPTIME = 10.0
"""Seconds; a bot that ends sooner after its start is not started again."""


def playground(port: int | None = None, *, browser: bool = True, data: Path = DATA, lan: bool = False) -> int:
    """Serves until interrupted; the exit status. `port` None: the usual one, or a free one if it is taken."""
    try:
        return asyncio.run(_serve(port, browser=browser, data=data / FOLDER, lan=lan))
    except KeyboardInterrupt:
        return 0


async def _serve(port: int | None, *, browser: bool, data: Path, lan: bool) -> int:
    """Starts the local Discord, then the bot; ends both."""
    server = FakeDiscord()
    pages = Pages(server)
    async with WorldFile(server, data / STATE_FILE):
        try:
            served = await _open(server, pages, port, lan=lan)
        except OSError as error:
            _say(sys.stderr, f"Port {port} cannot be opened: {error.strerror or error}.")
            return 2
        pages.share = f"http://{_own_address()}:{served.port}/" if lan else None
        try:
            _greet(served, pages, data, browser=browser)
            return await _with_bot(served, data)
        finally:
            await served.stop()


async def _open(server: FakeDiscord, pages: Pages, port: int | None, *, lan: bool) -> Playground:
    """The playground on its port; OSError when a port that was asked for is taken."""
    for wanted in (PORT, 0) if port is None else (port,):
        served = Playground(server, port=wanted, lan=lan, mount=pages.attach)
        try:
            await served.start()
        except OSError:
            await served.stop()
            if port is not None:
                raise
        else:
            return served
    raise OSError("no port is free")


def _greet(served: Playground, pages: Pages, data: Path, *, browser: bool) -> None:
    """Says where it is, and opens the browser."""
    _say(sys.stdout, f"The playground is at {served.page_url} (Ctrl+C ends it); its tables are kept in {data}.")
    if pages.share:
        _say(sys.stdout, f"Somebody on the same network can join at {pages.share}")
    if browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, served.page_url)


async def _with_bot(served: Playground, data: Path) -> int:
    """Restarts the bot until somebody ends the playground; the exit status."""
    end = asyncio.Event()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), end.set)
    clock = asyncio.get_running_loop().time
    while True:
        begun = clock()
        bot = await _start_bot(served, data)
        try:
            ended = await _first(end, bot)
        finally:
            await _stop_bot(bot)
        if not ended:
            return 0
        if clock() - begun < MIN_UPTIME:
            return bot.returncode or 1
        _say(sys.stderr, f"The bot ended (status {bot.returncode}); it is started again.")


async def _first(end: asyncio.Event, bot: asyncio.subprocess.Process) -> bool:
    """Waits for the end of either; whether it was the bot's."""
    tasks = [asyncio.create_task(end.wait()), asyncio.create_task(bot.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    return not end.is_set()


async def _start_bot(served: Playground, data: Path) -> asyncio.subprocess.Process:
    """The bot, told to come here; neither token nor database of the real Discord is handed on."""
    inherited = {
        key: value for key, value in os.environ.items() if not key.startswith("DISCORD_") and key not in WITHHELD
    }
    environment = DEFAULTS | inherited | served.environment | {"QUARTIER_DATA": str(data)}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.playground.bot_process", env=environment, stdin=asyncio.subprocess.PIPE
    )


async def _stop_bot(bot: asyncio.subprocess.Process) -> None:
    """Lets the bot finish, then ends it."""
    if bot.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        bot.terminate()
    try:
        async with asyncio.timeout(STOP_TIMEOUT):
            await bot.wait()
    except TimeoutError:
        bot.kill()
        await bot.wait()


def _own_address() -> str:
    """This machine's address on the local network, as far as it can be known; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _say(stream: TextIO, sentence: str) -> None:
    stream.write(f"{sentence}\n")
    stream.flush()

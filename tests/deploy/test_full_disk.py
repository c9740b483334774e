"""The real process on a disk that fills up and on a read-only file: the host reads one sentence, players a calm one."""

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.app import EXIT_FAILURE
from bot.games import GAMES
from bot.playground.model import Channel, Interaction, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.settings import DATABASE
from bot.tables.storage.encryption import KEY_FILE
from bot.tables.storage.store import Store
from tests.api_description import spec
from tests.sockets.actors import ROOT, Bot, Stored, first, forge, newest, open_table, shown

pytestmark = pytest.mark.sockets
UNSHARE = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--mount", "--map-root-user"]
"""A process sees mounts that nobody else sees."""
SIZE = "6m"
ACCEPTED = {6, 7}
PLAIN = {
    "roll": "Roll",
    "jail": "Roll",
    "buy": "Buy",
    "build": "Done",
    "debt": "GoBankrupt",
    "auction": "Pass",
    "choose": "Skip",
}
CALM = "Je ne peux rien enregistrer en ce moment"


def mountable() -> bool:
    """Whether this machine lets a test mount a small disk."""
    if shutil.which("unshare") is None:
        return False
    tried = subprocess.run([*UNSHARE, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False)
    return tried.returncode == 0


needs_mounts = pytest.mark.skipif(not mountable(), reason="no disk can be mounted here")


class Boxed(Bot):
    """The bot with a small disk of its own as its data folder."""

    def __init__(self, playground: Playground, data: Path, log: Path) -> None:
        super().__init__(playground, data, QUARTIER_ROBOT_PACE="0")
        self._data, self._log = data, log

    async def start(self, timeout: float = 20.0) -> None:  # noqa: ASYNC109
        script = 'mount -t tmpfs -o size="$1" tmpfs "$2" && exec "$3" -m bot run'
        run = [*UNSHARE, "sh", "-c", script, "sh", SIZE, str(self._data), sys.executable]
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(*run, env=self._env, cwd=ROOT, stdout=log, stderr=log)
        await self.world.until(
            lambda: self._alive() and self.world.state.app.connected and self.world.state.app.commands[None], timeout
        )

    @property
    def disk(self) -> Path:
        """The data folder as its process sees it."""
        assert self._process is not None
        return Path(f"/proc/{self._process.pid}/root{self._data}")

    def fill(self) -> None:
        """Not one byte is left."""
        with (self.disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            for size in (65_536, 4_096, 1):
                with contextlib.suppress(OSError):
                    while True:
                        filler.write(bytes(size))

    def copied(self, to: Path) -> Stored:
        """Its database as it stands, to be read from outside."""
        shutil.rmtree(to, ignore_errors=True)
        to.mkdir()
        for name in (DATABASE, f"{DATABASE}-wal", KEY_FILE):
            shutil.copyfile(self.disk / name, to / name)
        return Stored(to)

    def free(self) -> None:
        """There is space again."""
        (self.disk / "filler").unlink()


class FullDiskCase(NamedTuple):
    """A table, its people, and where a copy of the database may be put."""

    world: FakeDiscord
    bot: Boxed
    people: list[Person]
    channel: Channel
    copy: Path

    def stored(self) -> Stored:
        return self.bot.copied(self.copy)

    async def move(self) -> Interaction:
        """The plainest answer to the decision that the table waits for."""
        table = await self.stored().table()
        wait = GAMES[table.game].waits(table.state)[0]
        person = self.people[wait.seats[0]]
        button = forge(table.id, wait.id, PLAIN.get(wait.id.split("-")[0]) or first(table, wait))
        done = await self.world.press(person, newest(self.world, person, self.channel), button, forged=True)
        await asyncio.sleep(0.2)
        return done


@needs_mounts
async def test_a_disk_that_fills_up_and_is_emptied_again(tmp_path: Path) -> None:
    data = tmp_path / "disk"
    data.mkdir()
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person(name, locale="fr") for name in ("Léa", "Marc")]
        bot = Boxed(playground, data, tmp_path / "bot.runtime.log")
        await bot.start()
        try:
            channel = await open_table(world, people, {"game": "city", "pace": "live"})
            table = FullDiskCase(world, bot, people, channel, tmp_path / "copy")
            done = [await table.move() for _ in range(5)]
            before = await table.stored().table()
            bot.fill()
            for _ in range(3):
                refused = await table.move()
                assert not refused.failed, "everybody is answered"
                assert any(CALM in message.text for message in refused.made)
            assert (await table.stored().table()).state == before.state
            bot.free()
            done += [await table.move() for _ in range(5)]
            assert {each.answer for each in done} <= ACCEPTED
            assert {str(each.id) for each in done} <= {record.key for record in await table.stored().records()}
            after = await table.stored().table()
            wait = GAMES["city"].waits(after.state)[0].id
            await shown(world, people[0], channel, wait)  # what was played after it is shown
            assert GAMES["city"].conserved_totals(after.state)["money"] == 0
        finally:
            assert await bot.stop() == 0
    assert bot.log.count("database or disk is full") == 1, bot.log
    assert "Traceback" not in bot.log
    assert not world.state.validator.violations


@needs_mounts
async def test_a_read_only_file_at_start_is_one_sentence_and_status_2(tmp_path: Path) -> None:
    database = tmp_path / DATABASE
    await (await Store.open(database, GAMES)).close()
    script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && exec "$2" -m bot run'
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "QUARTIER_"))}
    process = await asyncio.create_subprocess_exec(
        *UNSHARE, "sh", "-c", script, "sh", str(database), sys.executable,
        env=kept | {"QUARTIER_DATA": str(tmp_path), "DISCORD_TOKEN": "a.b.c"},
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, told = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == EXIT_FAILURE
    sentence = told.decode()
    assert sentence.count("\n") == 1
    assert str(database) in sentence
    assert "readonly" in sentence or "unable to open" in sentence

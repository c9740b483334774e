"""A PostgreSQL server that the trial may break, what it costs, and a note of who has written what."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from bot.tables.storage import schema_version
from tests.postgres_server import USER, initialize, launch, make_folder, programs

TICKS = os.sysconf("SC_CLK_TCK")
OPTIONS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0777",
    "max_connections": "200",
    "shared_buffers": "128MB",
}
"""As a server is used in earnest: what is committed is on the disk."""
PROCESS = "trial.process"
"""The setting of a connection that names the process it belongs to."""
NOTE = (
    "CREATE TABLE trial_writes (id bigserial PRIMARY KEY, tab bigint, process text, epoch bigint)",
    "CREATE FUNCTION trial_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO trial_writes (tab, process, epoch) SELECT NEW.id, current_setting('trial.process', true), epoch "
    "FROM leases WHERE shard = (NEW.guild >> 22) % shards; RETURN NULL; END $$",
    "CREATE TRIGGER trial_note AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION trial_note()",
)
"""Each write of a table is noted in its own transaction, so the notes are in the order of the commits."""
WRITERS = (
    "SELECT tab FROM (SELECT tab, epoch, lag(epoch) OVER (PARTITION BY tab ORDER BY id) AS earlier FROM trial_writes) "
    "AS noted WHERE epoch < earlier UNION SELECT min(tab) FROM trial_writes GROUP BY tab, epoch "
    "HAVING count(DISTINCT process) > 1"
)
"""Tables at which somebody wrote in an epoch that was over, or two processes in one."""


class Server:
    """A server on a socket in a folder of its own, from `async with` on. SystemExit where none is installed."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            raise SystemExit("No PostgreSQL server is installed (apt-get install postgresql).")
        self._bin, self._folder = found, make_folder()
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Self:
        initialize(self._folder, self._bin)
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._end(signal.SIGINT)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def address(self) -> str:
        """The database's address; settings of a connection may follow after `&`."""
        return f"postgresql://{USER}@/postgres?host={self._folder}"

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = launch(self._folder, self._bin, OPTIONS | {"logging_collector": "on"})
        async with asyncio.timeout(60):
            while not await self._answers():  # noqa: ASYNC110 - another process starts
                await asyncio.sleep(0.05)

    async def restart(self, down: float) -> None:
        """End it without a word to anybody, as a machine that fails, and start it again after so many seconds."""
        self._end(signal.SIGQUIT)
        await asyncio.sleep(down)
        await self.start()

    async def prepare(self, *, note: bool) -> None:
        """Make the tables; `note`: with the notes of who writes."""
        await schema_version.migrate(self.address)
        for statement in NOTE if note else ():
            await self.rows(statement)

    async def rows(self, statement: str) -> Sequence[Any]:
        """Carry out a statement on a connection of its own."""
        import asyncpg

        connection = await asyncpg.connect(self.address)
        try:
            found: Sequence[Any] = await connection.fetch(statement)
            return found
        finally:
            await connection.close()

    @property
    def pids(self) -> list[int]:
        """The server's processes, the first one first."""
        assert self._process is not None
        first = self._process.pid
        return [first, *(int(each) for each in Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    @property
    def cpu(self) -> float:
        """Seconds of processor that it has used, those of connections that have ended included."""
        first, *others = map(_times, self.pids)
        return (sum(first) + sum(sum(each[:2]) for each in others)) / TICKS

    async def _answers(self) -> bool:
        with contextlib.suppress(Exception):
            await self.rows("SELECT 1")
            return True
        return False

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _times(pid: int) -> list[int]:
    """utime, stime, cutime and cstime of a process, in ticks; zeros if it has just ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return [0, 0, 0, 0]
    return [int(each) for each in fields[11:15]]

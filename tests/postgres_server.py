"""A PostgreSQL server for the tests: started when the first of them asks for it, on a socket in a temporary folder.

It is shared by all workers of a run: each holds a shared lock on a file, and the process that started the server
waits for an exclusive one. So it ends after the last worker, however that one ended. Run as a file, this is that
process. The server runs as a user without rights, as PostgreSQL demands.
"""

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO

NEEDED = "initdb", "postgres"
PLACES = "/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql", "/usr/pgsql"
UNPRIVILEGED = "postgres", "nobody"
"""Whom a server is run as where the tests are run by root."""
OPTIONS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0777",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}
START_TIMEOUT = 60.0
USER = "quartier"


def programs() -> Path | None:
    """The folder of the server's programs; None where it is not installed."""
    if (found := shutil.which("initdb")) is not None:
        folder = Path(found).resolve().parent
        if all((folder / name).exists() for name in NEEDED):
            return folder
    folders = [folder for place in PLACES for folder in sorted(Path(place).parent.glob(f"{Path(place).name}*/**/bin"))]
    return next((each for each in reversed(folders) if all((each / name).exists() for name in NEEDED)), None)


class PostgresServer:
    """A worker's hold on the server, from `start` to `close`. `folder`: a folder that all workers share."""

    def __init__(self, folder: Path, bin_: Path) -> None:
        self._folder, self._bin = folder, bin_
        self._users: IO[str] | None = None

    def start(self, prepare: Callable[["PostgresServer"], None] = lambda server: None) -> "PostgresServer":
        """Start the server unless another worker has, and `prepare` it then. Raises RuntimeError with what it said."""
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / "start.lock").open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            self._users = (self._folder / "users.lock").open("w")
            fcntl.flock(self._users, fcntl.LOCK_SH)
            if not self._ready.exists():
                self._launch()
                prepare(self)
        return self

    def url(self, database: str) -> str:
        """The address of a database on this server."""
        return f"postgresql://{USER}@/{database}?host={self._ready.read_text()}"

    def close(self) -> None:
        """Give up this worker's hold."""
        if self._users is not None:
            self._users.close()
            self._users = None

    @property
    def _ready(self) -> Path:
        return self._folder / "ready"

    def _launch(self) -> None:
        with (self._folder / "server.log").open("w") as told:
            command = [sys.executable, __file__, str(self._folder), str(self._bin)]
            keeper = subprocess.Popen(command, stdout=told, stderr=told, start_new_session=True)
        end = time.monotonic() + START_TIMEOUT
        while not self._ready.exists():
            if keeper.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self._folder / "server.log").read_text()[-2000:])
            time.sleep(0.05)


def keep(folder: Path, bin_: Path) -> None:
    """Run the server until nobody holds the shared lock any more."""
    data = make_folder()
    server: subprocess.Popen[bytes] | None = None
    ready = folder / "ready"
    try:
        initialize(data, bin_)
        server = launch(data, bin_, OPTIONS)
        while not accepts(data):
            if server.poll() is not None:
                return
            time.sleep(0.02)
        ready.with_suffix(".new").write_text(str(data))
        ready.with_suffix(".new").rename(ready)
        with (folder / "users.lock").open("w") as users:
            fcntl.flock(users, fcntl.LOCK_EX)
            ready.unlink()
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)  # it does not wait for its clients
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)
            server.kill()
        shutil.rmtree(data, ignore_errors=True)


def make_folder() -> Path:
    """A folder for a server, which its user owns."""
    data = Path(tempfile.mkdtemp(prefix="quartier-pg-", dir="/tmp"))  # a socket's path is at most 107 bytes
    if (user := _unprivileged()) is not None:
        os.chown(data, user, -1)
    data.chmod(0o755)
    return data


def initialize(data: Path, bin_: Path) -> None:
    """Make the files of a server, which trusts USER and wants a password of everybody else."""
    cluster = ["-D", str(data / "data"), "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    environment = {"PATH": os.environ["PATH"]}
    run = [str(bin_ / "initdb"), *cluster]
    subprocess.run(run, user=_unprivileged(), cwd=data, check=True, env=environment, stdout=subprocess.DEVNULL)
    (data / "data" / "pg_hba.conf").write_text(f"local all {USER} trust\nlocal all all scram-sha-256\n")


def launch(data: Path, bin_: Path, options: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Start a server on a socket in `data`; it can be used as soon as it `accepts`."""
    given = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
    run = [str(bin_ / "postgres"), "-D", str(data / "data"), "-k", str(data), *given]
    return subprocess.Popen(run, user=_unprivileged(), cwd=data)


def accepts(data: Path) -> bool:
    """Whether the server has noted in its file that it can be used."""
    file = data / "data" / "postmaster.pid"
    return file.exists() and file.read_text().rstrip().endswith("ready")


def _unprivileged() -> int | None:
    """The number of the user as whom the server is run; None for the one who runs the tests."""
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise RuntimeError("There is no user without rights to run PostgreSQL as.")


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]))

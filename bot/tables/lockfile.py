"""One process per database file: a lock beside it that the system lets go of when the process dies."""

import os
import sys
from pathlib import Path


class Lockfile:
    """Holds `<database>.lock` from `take` to `release`. A killed process holds nothing."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    def take(self) -> bool:
        """Whether the lock is ours now. Raises OSError where no file can be written."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(file):
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Let go; harmless when nothing is held. The file stays, because removing it would race with a newcomer."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

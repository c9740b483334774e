"""One process per database file: a lock beside it that the system lets go of when the process dies."""

import os
import sys
from pathlib import Path

PLACE = 1
"""The first byte is what other processes try to lock."""


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

    def note(self, steps: int) -> None:
        """Write how many steps the database holds: what it has lost when it holds fewer one day. Not forced to disk.

        So after a power failure it may say too few, never too many.
        """
        if self._file is not None:
            os.lseek(self._file, PLACE, os.SEEK_SET)
            os.write(self._file, b"%20d" % steps)

    def noted(self) -> int:
        """What was noted last; 0 for nothing."""
        if self._file is None:
            return 0
        os.lseek(self._file, PLACE, os.SEEK_SET)
        text = os.read(self._file, 20).strip()
        return int(text) if text.isdigit() else 0

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

"""One process per database file: a lock file beside it, which the system releases when the process dies."""

import os
import sys
from pathlib import Path

PLACE = 1
"""Where the count of steps begins; the byte before it is what other processes try to lock."""


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
        """Write how many steps the database holds, to find out later whether it has lost some. Not synced to disk.

        So after a power failure the number may be too low, never too high.
        """
        if self._file is not None:
            _write(self._file, b"%20d" % steps)

    def noted(self) -> int:
        """What was noted last; 0 for nothing."""
        if self._file is None:
            return 0
        os.lseek(self._file, PLACE, os.SEEK_SET)
        text = os.read(self._file, 20).strip()
        return int(text) if text.isdigit() else 0

    def release(self) -> None:
        """Unlock, if locked. The file stays, because removing it would race with another process that opens it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class StepCounter:
    """Counts the steps of all tables, and notes the sum in the lock file while the database is locked."""

    def __init__(self, lock: Lockfile | None) -> None:
        self.lock = lock
        self._steps: int | None = None

    def compare(self, steps: int) -> tuple[int, int]:
        """Begin at the `steps` that the database holds. Returns how many noted ones it lacks, and all noted ones."""
        known = self.lock.noted() if self.lock is not None else 0
        self._steps = steps
        self.add(0)
        return known - steps, known

    def add(self, steps: int) -> None:
        """Count steps that were written; nothing before `compare`."""
        if self._steps is not None and self.lock is not None:
            self._steps += steps
            self.lock.note(self._steps)


if sys.platform == "win32":
    import msvcrt

    def _write(file: int, text: bytes) -> None:
        os.lseek(file, PLACE, os.SEEK_SET)
        os.write(file, text)

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _write(file: int, text: bytes) -> None:
        os.pwrite(file, text, PLACE)

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

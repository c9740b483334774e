"""Counts starts: sessions requested of Discord in a day, and failed starts in a row.

Discord allows 1,000 sessions (IDENTIFY) in 24 hours and resets the token beyond that. They are counted in a file
beside the database, across restarts; delays grow long before the limit. On a PostgreSQL server they are counted there,
for all processes (`session_turns.py`).
"""

import logging
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.tables.storage.session_repository import DAY

FILE = "starts.json"
MIN_INTERVAL = 5.0
"""Seconds between two sessions of one bucket, as Discord requires."""
FREE_SESSIONS, FREE_OF_MANY, DELAY_DIVISOR = 5, 200, 60.0
"""Sessions of a day and shard without a longer delay, and at least of several shards together, since Discord's limit
does not grow with them; the n-th after them waits n*n/DELAY_DIVISOR seconds."""
UNCOUNTED_DELAY = 120.0
"""Seconds before every session while the count cannot be saved: 720 in a day."""
FAILURES_BEFORE_DELAY, FIRST_DELAY, MAX_DELAY = 2, 10.0, 600.0
"""Failed starts in a row before the next is delayed; the first delay in seconds, doubled each time; the longest."""
log = logging.getLogger(__name__)


def delay_after(earlier: int, shards: int) -> float:
    """Seconds between the last of so many sessions of a day and the next one, for a bot of so many shards."""
    free = FREE_SESSIONS if shards == 1 else max(FREE_OF_MANY, FREE_SESSIONS * shards)
    return min(max(0, earlier - free) ** 2 / DELAY_DIVISOR, DAY)


class SavedStarts(msgspec.Struct):
    """What the file holds. Times in seconds since 1970."""

    identified: list[float] = []
    failed: int = 0
    failed_at: float = 0.0


class SessionStarts:
    """The count. `path` None keeps it in memory only. An unusable file is logged once, and makes starts slower."""

    def __init__(self, path: Path | None, shards: int = 1, now: Callable[[], float] = time.time) -> None:
        self._path, self._shards, self._now = path, shards, now
        self._saved = SavedStarts()
        self._usable = True
        self._last: dict[int, float] = {}
        self._read()

    def wait(self) -> float:
        """Seconds to wait before this start because earlier ones failed."""
        saved = self._saved
        if saved.failed < FAILURES_BEFORE_DELAY:
            return 0.0
        pause = min(MAX_DELAY, FIRST_DELAY * 2.0 ** min(saved.failed - FAILURES_BEFORE_DELAY, 20))
        return min(pause, max(0.0, saved.failed_at + pause - self._now()))

    @property
    def failed(self) -> int:
        """How many starts in a row have failed."""
        return self._saved.failed

    def begin(self) -> None:
        """Count this start as failed until `worked` is called."""
        self._saved.failed += 1
        self._saved.failed_at = self._now()
        self._write()

    def worked(self) -> None:
        """Reset the failures: the bot is connected, was stopped, or restarting is useless."""
        if self._saved.failed:
            self._saved.failed = 0
            self._write()

    def pause(self, bucket: int = 0) -> float:
        """Seconds until another session may be requested in a bucket."""
        now, last = self._now(), self._last.get(bucket)
        apart = 0.0 if last is None else max(0.0, MIN_INTERVAL - abs(time.monotonic() - last))
        if not self._usable:
            return max(apart, UNCOUNTED_DELAY)
        times = self._recent(now)
        return max(apart, delay_after(len(times), self._shards) - max(0.0, now - max(times, default=now)))

    def identified(self, bucket: int = 0) -> None:
        """Count a session requested now."""
        self._last[bucket] = time.monotonic()
        now = self._now()
        self._saved.identified = [*self._recent(now), now]
        self._write()

    def _recent(self, now: float) -> list[float]:
        """The sessions of the last day, also when the clock was set back."""
        return [at for at in self._saved.identified if abs(now - at) < DAY]

    def _read(self) -> None:
        """Load the count, if the file can be read."""
        if self._path is None:
            return
        try:
            self._saved = msgspec.json.decode(self._path.read_bytes(), type=SavedStarts)
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError) as error:
            self._usable = False
            log.warning("The count of starts, %s, cannot be read (%s).", self._path, type(error).__name__)

    def _write(self) -> None:
        """Save the count atomically."""
        if self._path is None:
            return
        draft = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(msgspec.json.encode(self._saved))
            draft.replace(self._path)
        except OSError as error:
            if self._usable:
                log.warning("The count of starts, %s, cannot be written: %s.", self._path, error.strerror)
            self._usable = False
        else:
            self._usable = True

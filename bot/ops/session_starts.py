"""How often the bot has begun: sessions asked of Discord in a day, and starts in a row that failed.

Discord allows 1,000 sessions (IDENTIFY) in 24 hours and takes the token away beyond that. They are counted in a file
beside the tables, so that a bot which is started again and again counts on; pauses grow long before the limit.
"""

import logging
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

FILE = "starts.json"
DAY = 86_400.0
"""Seconds for which Discord counts a session."""
APART = 5.0
"""Seconds between two sessions of one process, as Discord wants it."""
FREE, STEEP = 5, 60.0
"""Sessions of a day for each shard that wait no longer; after n more, (n squared)/STEEP seconds: some 250 in a day."""
UNCOUNTED = 120.0
"""Seconds before every session while the count cannot be kept: 720 in a day."""
SEVERAL, FIRST, LONGEST = 2, 10.0, 600.0
"""So many failed starts in a row make the next one wait; for how many seconds, doubled with each further one; the most."""
log = logging.getLogger(__name__)


class SavedStarts(msgspec.Struct):
    """What the file holds. Times in seconds since 1970."""

    identified: list[float] = []
    failed: int = 0
    failed_at: float = 0.0


class SessionStarts:
    """The count. `path` None keeps it in memory only. A file that cannot be used is said once, and waited for."""

    def __init__(self, path: Path | None, shards: int = 1, now: Callable[[], float] = time.time) -> None:
        self._path, self._shards, self._now = path, shards, now
        self._kept = SavedStarts()
        self._usable = True
        self._last: float | None = None
        self._read()

    def wait(self) -> float:
        """Seconds that this start has to wait because those before it failed."""
        kept = self._kept
        if kept.failed < SEVERAL:
            return 0.0
        pause = min(LONGEST, FIRST * 2.0 ** min(kept.failed - SEVERAL, 20))
        return min(pause, max(0.0, kept.failed_at + pause - self._now()))

    @property
    def failed(self) -> int:
        """How many starts in a row have failed."""
        return self._kept.failed

    def begin(self) -> None:
        """A start counts as failed until it is known to have worked."""
        self._kept.failed += 1
        self._kept.failed_at = self._now()
        self._write()

    def worked(self) -> None:
        """The bot is connected, or it ended as asked, or starting it again is useless."""
        if self._kept.failed:
            self._kept.failed = 0
            self._write()

    def pause(self) -> float:
        """Seconds until another session may be asked for."""
        now = self._now()
        apart = 0.0 if self._last is None else max(0.0, APART - abs(time.monotonic() - self._last))
        if not self._usable:
            return max(apart, UNCOUNTED)
        times = self._recent(now)
        more = max(0, len(times) - FREE * self._shards)
        return max(apart, min(more**2 / STEEP, DAY) - max(0.0, now - max(times, default=now)))

    def identified(self) -> None:
        """A session is asked for now."""
        self._last = time.monotonic()
        now = self._now()
        self._kept.identified = [*self._recent(now), now]
        self._write()

    def _recent(self, now: float) -> list[float]:
        """The sessions of the last day; a clock that was set back does not make them fewer."""
        return [at for at in self._kept.identified if abs(now - at) < DAY]

    def _read(self) -> None:
        """What was counted before; a file that cannot be read counts as none."""
        if self._path is None:
            return
        try:
            self._kept = msgspec.json.decode(self._path.read_bytes(), type=SavedStarts)
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError) as error:
            self._usable = False
            log.warning("The count of starts, %s, cannot be read (%s).", self._path, type(error).__name__)

    def _write(self) -> None:
        """Keep the count, whole or not at all."""
        if self._path is None:
            return
        draft = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(msgspec.json.encode(self._kept))
            draft.replace(self._path)
        except OSError as error:
            if self._usable:
                log.warning("The count of starts, %s, cannot be written: %s.", self._path, error.strerror)
            self._usable = False
        else:
            self._usable = True

"""How many gateway sessions a bot may begin in a day, and what Discord does when it begins more."""

from collections.abc import Callable

from bot.playground.model import Json

MOST, DAY = 1_000, 86_400.0
"""Sessions (IDENTIFY) that a bot may begin in so many seconds."""


class SessionStarts:
    """Counts the sessions that were begun; the window starts with its first one."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._began = 0.0
        self.used = 0

    def count(self) -> None:
        """One more."""
        if self.used and self._now() - self._began >= DAY:
            self.used = 0
        if not self.used:
            self._began = self._now()
        self.used += 1

    @property
    def exceeded(self) -> bool:
        """Whether there were more than Discord allows: it resets the token."""
        return self.used > MOST

    def limit(self) -> Json:
        """What `GET /gateway/bot` says of it; times in milliseconds."""
        left = max(0.0, self._began + DAY - self._now()) if self.used else 0.0
        used = self.used if left else 0
        return {"total": MOST, "remaining": max(0, MOST - used), "reset_after": int(1_000 * left), "max_concurrency": 1}

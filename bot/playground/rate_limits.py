"""Rate limits: how often the bot may send which request and begin sessions, and what Discord says beyond."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.model import Json

Rule = tuple[str, int, float]
"""A kind of request, how many are allowed, in how many seconds."""

SEND: Rule = ("send", 5, 5.0)
EDIT: Rule = ("edit", 5, 5.0)
OLD_EDIT: Rule = ("old-edit", 3, 6.0)
FOLLOW_UP: Rule = ("follow-up", 5, 2.0)
FOLLOW_UP_PLACE: Rule = ("follow-up-place", 30, 60.0)
TOKEN_EDIT: Rule = ("token-edit", 5, 2.0)
RENAME: Rule = ("rename", 2, 600.0)
OTHER: Rule = ("other", 50, 1.0)
GLOBAL: Rule = ("global", 50, 1.0)
"""Sends and edits per channel, follow-ups and edits per token (follow-ups per channel too), names of channels, 50 requests
a second for the whole bot; as observed."""
OLD = 3600.0
"""Age in seconds from which on a message may hardly be edited any more."""
INVALID, MOST_INVALID, INVALID_SPAN, BANNED = frozenset({401, 403, 429}), 10_000, 600.0, 3_600.0
"""The statuses of refused requests, how many of them in how many seconds shut the bot's address out, and for how long."""
MOST_SESSIONS, DAY = 1_000, 86_400.0
"""Sessions (IDENTIFY) that a bot may begin within a day, and the seconds of a day."""
BUCKET_INTERVAL = 5.0
"""Seconds between two sessions of the shards whose numbers are equal modulo `max_concurrency`."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass. `reset`: seconds until the window begins anew."""

    allowed: bool
    limit: int
    remaining: int
    reset: float
    bucket: str


class Limits:
    """Windows that start with their first request, one per rule and place."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self._invalid: deque[float] = deque()
        self.refused = 0
        self.most_invalid = MOST_INVALID
        self.banned = 0.0
        self.on = True

    def take(self, rule: Rule, place: str) -> Verdict:
        """Counts a request of this kind at this place (a channel, a token); counts none when there is no room."""
        name, limit, seconds = rule
        now, key = self._now(), (name, place)
        start, used = self._windows.get(key, (now, 0))
        if now - start >= seconds or now < start:
            start, used = now, 0
        allowed = used < limit or not self.on
        if allowed:
            used += 1
        else:
            self.refused += 1
        self._windows[key] = (start, used)
        if len(self._windows) > 10_000:
            self._windows = {one: (since, n) for one, (since, n) in self._windows.items() if now - since < 600.0}
        return Verdict(allowed, limit, max(0, limit - used), start + seconds - now, name)

    def note(self, status: int, *, shared: bool = False) -> None:
        """Counts a refused request; one too many shuts the address out. A limit that was `shared` is nobody's fault."""
        if status not in INVALID or shared:
            return
        now = self._now()
        self._invalid.append(now)
        while self._invalid[0] <= now - INVALID_SPAN:
            self._invalid.popleft()
        if len(self._invalid) >= self.most_invalid:
            self.banned = now + BANNED
            self._invalid.clear()

    @property
    def invalid(self) -> int:
        """How many refused requests of the last minutes count."""
        return len(self._invalid)

    @property
    def shut_out(self) -> float:
        """For how many seconds the address is shut out; 0 when it is not."""
        return max(0.0, self.banned - self._now())

    def headers(self, verdict: Verdict) -> dict[str, str]:
        """What Discord writes about a bucket beside its answer."""
        return {
            "X-RateLimit-Limit": str(verdict.limit),
            "X-RateLimit-Remaining": str(verdict.remaining),
            "X-RateLimit-Reset": f"{self._now() + verdict.reset:.3f}",
            "X-RateLimit-Reset-After": f"{verdict.reset:.3f}",
            "X-RateLimit-Bucket": verdict.bucket,
        }


class SessionStarts:
    """Counts the sessions that were begun; the window starts with its first one.

    `concurrency`: Discord's `max_concurrency`, the number of buckets in which shards begin their sessions.
    `paced`: whether a bucket takes one session in `BUCKET_INTERVAL`; off, so that tests may start a bot again at once.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._began = 0.0
        self._latest: dict[int, float] = {}
        self.used = 0
        self.concurrency, self.paced = 1, False

    def take_turn(self, shard: int) -> bool:
        """Whether a session of this shard may begin now; then its bucket is closed for a while."""
        bucket, now = shard % self.concurrency, self._now()
        if self.paced and now - self._latest.get(bucket, -BUCKET_INTERVAL) < BUCKET_INTERVAL:
            return False
        self._latest[bucket] = now
        return True

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
        return self.used > MOST_SESSIONS

    def limit(self) -> Json:
        """What `GET /gateway/bot` says of it; times in milliseconds."""
        left = max(0.0, self._began + DAY - self._now()) if self.used else 0.0
        used = self.used if left else 0
        return {
            "total": MOST_SESSIONS,
            "remaining": max(0, MOST_SESSIONS - used),
            "reset_after": int(1_000 * left),
            "max_concurrency": self.concurrency,
        }

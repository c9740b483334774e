"""How often the bot may write in a channel without a press: so that the library never has to hold a call back."""

MOST, SPAN = 4, 5.5
"""Calls of one kind per span of seconds. Discord is seen to allow five in five seconds per channel."""


class RateBudget:
    """Calls of one kind at one table, over a sliding span of time."""

    __slots__ = ("_calls", "_most", "_span")

    def __init__(self, most: int = MOST, span: float = SPAN) -> None:
        self._most = most
        self._span = span
        self._calls: list[float] = []

    def wait(self, now: float) -> float:
        """Seconds until another call is allowed; 0 when it is allowed now."""
        self._calls = [call for call in self._calls if call > now - self._span]
        return 0.0 if len(self._calls) < self._most else self._calls[0] + self._span - now

    def spend(self, now: float) -> None:
        """A call is made."""
        self._calls.append(now)

"""Nonces: which message a repeated send means."""

from bot.playground.model import Json

LIFE = 300.0
"""Seconds in which a repeated nonce of the same author means the same message, wherever it is, even a deleted one."""


class Nonces:
    """Ids of messages by author and nonce, oldest first. Only payloads with `enforce_nonce` count."""

    def __init__(self) -> None:
        self._sent: dict[tuple[int, str], tuple[int, float]] = {}

    def find(self, author: int, payload: Json, now: float) -> int | None:
        """The message that the payload's nonce has already made."""
        while self._sent and (oldest := next(iter(self._sent.items())))[1][1] < now - LIFE:
            del self._sent[oldest[0]]
        key = _key(author, payload)
        return self._sent[key][0] if key in self._sent else None

    def note(self, author: int, payload: Json, message: int, now: float) -> None:
        """Remembers the message that a payload has made."""
        if (key := _key(author, payload)) is not None:
            self._sent[key] = message, now


def _key(author: int, payload: Json) -> tuple[int, str] | None:
    """What a message is known by; None when its nonce is not enforced."""
    nonce = payload.get("nonce")
    return None if nonce is None or not payload.get("enforce_nonce") else (author, str(nonce))

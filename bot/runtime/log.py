"""Logging: lines with the table, step and seat they are about, without tokens."""

import contextvars
import logging
import re
import sys
import time
from typing import Any, TextIO

import msgspec

ABOUT: contextvars.ContextVar[tuple[int | None, ...]] = contextvars.ContextVar("about", default=())
"""What the current task is about: the values of FACTS, as far as known."""
FACTS = "table", "seq", "seat"
FORM = "%(asctime)s %(levelname)-7s %(name)s %(about)s%(message)s"
JSON = "json"
_SECRETS = re.compile(r"((?:Bot |webhooks/\d+/|interactions/\d+/)|(?:\"token\": ?\"))[A-Za-z0-9_.\-]{10,}")


class log_context:  # noqa: N801 - called like contextlib.suppress; a generator would take three times as long
    """Lines logged inside name this table, its step and the seat."""

    __slots__ = ("_about", "_mark")

    def __init__(self, table: int, seq: int | None = None, seat: int | None = None) -> None:
        self._about = table, seq, seat

    def __enter__(self) -> None:
        self._mark = ABOUT.set(self._about)

    def __exit__(self, *error: object) -> None:
        ABOUT.reset(self._mark)


def _about() -> dict[str, int]:
    """What is known of what the current task is about."""
    known = zip(FACTS, ABOUT.get(), strict=False)
    return {name: value for name, value in known if value is not None}


class RedactedError(Exception):
    """Replaces in a log an error whose message might hold a secret, such as a card in a hand."""


def redacted(error: BaseException) -> RedactedError:
    """The error for a log: its type and traceback, without its message."""
    return RedactedError(type(error).__name__).with_traceback(error.__traceback__)


class LineFormatter(logging.Formatter):
    """Adds what a line is about and removes secrets."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(FORM)
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """One entry as text."""
        parts = " ".join(f"{name}={value}" for name, value in _about().items())
        record.about = f"[{parts}] " if parts else ""
        return self.cleaned(super().format(record))

    def cleaned(self, text: str) -> str:
        """A text without the secrets."""
        for secret in self._secrets:
            text = text.replace(secret, "[token]")
        return _SECRETS.sub(r"\1[token]", text)


class JsonFormatter(LineFormatter):
    """The same as one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """One entry as JSON: at, level, logger, message, what it is about, and the traceback if there is one."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        entry: dict[str, Any] = {"at": at, "level": record.levelname, "logger": record.name}
        entry |= _about()
        entry["message"] = self.cleaned(record.getMessage())
        if record.exc_info:
            entry["error"] = self.cleaned(self.formatException(record.exc_info))
        return msgspec.json.encode(entry).decode()


def begin(level: str, *secrets: str, lines: str = "text", stream: TextIO | None = None) -> logging.Handler:
    """Write the log to `stream`, or standard error, as text or JSON. `secrets` never appear in it."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter((JsonFormatter if lines == JSON else LineFormatter)(*secrets))
    root = logging.getLogger()
    for old in tuple(root.handlers):
        if isinstance(old.formatter, LineFormatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    for noisy in ("discord", "sqlalchemy", "alembic", "aiohttp", "PIL", "aiosqlite"):
        logging.getLogger(noisy).setLevel(max(logging.getLevelName(level), logging.WARNING))
    return handler

"""Logging: one line each, with the table, its step and the seat it is about, and never a token."""

import contextvars
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

ABOUT: contextvars.ContextVar[str] = contextvars.ContextVar("about", default="")
"""What the present task is about, as it stands on each line."""
FORM = "%(asctime)s %(levelname)-7s %(name)s %(about)s%(message)s"
_SECRETS = re.compile(r"((?:Bot |webhooks/\d+/|interactions/\d+/)|(?:\"token\": ?\"))[A-Za-z0-9_.\-]{10,}")


@contextmanager
def about(table: int, seq: int | None = None, seat: int | None = None) -> Iterator[None]:
    """Lines logged inside name this table, its step and the seat."""
    parts = [f"table={table}"]
    parts += [f"{name}={value}" for name, value in (("seq", seq), ("seat", seat)) if value is not None]
    mark = ABOUT.set("[" + " ".join(parts) + "] ")
    try:
        yield
    finally:
        ABOUT.reset(mark)


class Lines(logging.Formatter):
    """Adds what a line is about and takes out what nobody may read."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(FORM)
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """One entry as text."""
        record.about = ABOUT.get()
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "[token]")
        return _SECRETS.sub(r"\1[token]", text)


def begin(level: str, *secrets: str, stream: TextIO | None = None) -> logging.Handler:
    """Write the log to `stream`, or standard error. `secrets` never appear in it."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(*secrets))
    root = logging.getLogger()
    for old in tuple(root.handlers):
        if isinstance(old.formatter, Lines):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    for noisy in ("discord", "sqlalchemy", "alembic", "aiohttp", "PIL", "aiosqlite"):
        logging.getLogger(noisy).setLevel(max(logging.getLevelName(level), logging.WARNING))
    return handler

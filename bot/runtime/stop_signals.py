"""SIGTERM and SIGINT as the request to end in order."""

import asyncio
import contextlib
import signal
from collections.abc import Iterator


@contextlib.contextmanager
def stopping_on_signals(ended: asyncio.Event) -> Iterator[None]:
    """SIGTERM and SIGINT end the bot in order; where signals cannot be handled, the process just ends."""
    loop = asyncio.get_running_loop()
    handled = []
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
            loop.add_signal_handler(each, ended.set)
            handled.append(each)
    try:
        yield
    finally:
        for each in handled:
            loop.remove_signal_handler(each)

"""Runs the bot for the playground, and ends it when the playground is gone: a bot without a server would only wait."""

import os
import signal
import sys
import threading

from bot.__main__ import main


def watch() -> None:
    """Reads the pipe that the playground holds open; its end is the playground's end."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=watch, daemon=True, name="parent-watch").start()
    sys.exit(main(["run"]))

"""The bot as `python -m bot run` has it, with an eye on its event loop; the load driver starts it as a process.

`BENCH_LOOP`: the file that gets the pauses of the event loop at each SIGUSR1, counted anew from then on.
`BENCH_PICTURES=0`: messages without their pictures, to measure presses alone. `BENCH_PROFILE`: where to write a profile
of what happens between the first two signals.
"""

import asyncio
import cProfile
import os
import signal
import sys
import time
from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot import app, settings  # noqa: E402 - run as a file, the root has to be found first
from bot.kit.contract import EventFor  # noqa: E402
from bot.present.panel_model import Panel  # noqa: E402
from bot.tables.model import Table  # noqa: E402

PROFILE = cProfile.Profile(time.thread_time) if "BENCH_PROFILE" in os.environ else None
"""Of the processor that the event loop's thread uses: what waits costs nothing."""
EVERY = 0.005
"""Seconds between two looks at the loop."""


class Pauses:
    """How late the event loop is whenever it is looked at."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.late: list[float] = []
        self.asked = 0

    async def watch(self) -> None:
        """Sleep a little for ever, and note how much longer it took."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self.tell)
        while True:
            planned = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.late.append(max(0.0, loop.time() - planned))

    def tell(self) -> None:
        """Write what was found, whole or not at all, and begin anew; between the first two times all is profiled."""
        self.asked += 1
        if PROFILE is not None and self.asked == 1:
            PROFILE.enable()
        elif PROFILE is not None:
            PROFILE.disable()
        found, self.late = sorted(self.late) or [0.0], []
        figures = {"p50": found[len(found) // 2], "p99": found[int(len(found) * 0.99)], "longest": found[-1]}
        draft = self.file.with_suffix(".new")
        draft.write_bytes(msgspec.json.encode(figures))
        draft.replace(self.file)


class Measured(app.App):
    """The bot, watched."""

    async def start(self) -> None:
        """Start, then watch."""
        await super().start()
        pauses = Pauses(Path(os.environ["BENCH_LOOP"]))
        self._tasks.append(asyncio.create_task(pauses.watch(), name="pauses"))


def plain(table: Table, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages of a table without their pictures."""
    return [msgspec.structs.replace(panel, picture=None) for panel in _present(table, recent, live)]


_present = app.present


def main() -> int:
    """Serve until asked to end."""
    app.App = Measured  # type: ignore[misc]  # measured instead
    if os.environ.get("BENCH_PICTURES") == "0":
        app.present = plain
    status = app.main(settings.read())
    if PROFILE is not None:
        PROFILE.dump_stats(os.environ["BENCH_PROFILE"])
    return status


if __name__ == "__main__":
    sys.exit(main())

"""The bot as `python -m bot run` has it, with an eye on its event loop; the load driver starts it as a process.

`BENCH_LOOP`: the file that gets the pauses of the event loop at each SIGUSR1, counted anew from then on.
`BENCH_PICTURES=0`: messages without their pictures, to measure presses alone. `BENCH_PROFILE`: where to write which
functions were running whenever the process had used a little of the processor, between the first two signals.
"""

import asyncio
import gc
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from types import FrameType

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot import app, settings  # noqa: E402 - run as a file, the root has to be found first
from bot.kit.contract import EventFor  # noqa: E402
from bot.present.panel_model import Panel  # noqa: E402
from bot.tables.model import Table  # noqa: E402

EVERY = 0.005
"""Seconds between two looks at the loop."""


class Samples(msgspec.Struct):
    """Running functions as lines `file:name`, the innermost first, with how often they were seen; `cpu`: seconds used.

    `garbage`: seconds of them in which garbage was looked for, whatever ran.
    """

    stacks: dict[str, int]
    cpu: float
    garbage: float = 0.0


class Sampler:
    """Looks at the event loop's thread whenever the process has used a millisecond of the processor, or a clock's tick.

    Unlike a profile of calls it makes nothing slower, and small functions not more so than others.
    """

    def __init__(self) -> None:
        self._stacks: Counter[str] = Counter()
        self._begun = 0.0
        self._garbage = 0.0

    def begin(self) -> None:
        """From now on."""
        self._begun = time.process_time()
        gc.callbacks.append(self._collect)
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)

    def write(self, file: Path) -> None:
        """Until now."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        gc.callbacks.remove(self._collect)
        found = Samples(self._stacks, time.process_time() - self._begun, self._garbage)
        file.write_bytes(msgspec.json.encode(found))

    def _collect(self, phase: str, _: dict[str, int]) -> None:
        """Count the time from the start of a collection to its stop."""
        self._garbage += time.thread_time() if phase == "stop" else -time.thread_time()

    def _look(self, _: int, frame: FrameType | None) -> None:
        running = []
        while frame is not None:
            running.append(f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}")
            frame = frame.f_back
        self._stacks["\n".join(running)] += 1


SAMPLER = Sampler()


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
        """Write what was found, whole or not at all, and begin anew; between the first two times all is sampled."""
        self.asked += 1
        profile = os.environ.get("BENCH_PROFILE")
        if profile and self.asked == 1:
            SAMPLER.begin()
        elif profile and self.asked == 2:
            SAMPLER.write(Path(profile))
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
    return app.main(settings.read())


if __name__ == "__main__":
    sys.exit(main())

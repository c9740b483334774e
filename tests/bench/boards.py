"""How dear a board's picture is, beside the floor: a ready picture copied, mapped to its palette and written once."""

import statistics
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

from PIL import Image

from bot.games import GAMES
from bot.playthrough import PEOPLE, steps
from rendering import paint
from rendering.theme import DARK, palette
from tests.bench.figures import Figure

KEY, SEATS = "city", 4
TIMES, BYTES = 2.5, 60_000
"""A changed board may cost so many times the floor, and have so many bytes."""


def views() -> Iterator[Any]:
    """Public views of games between robots, each a new picture."""
    seed = 1
    while True:
        for number, step in enumerate(steps(KEY, SEATS, seed, "greedy")):
            if number % 7 == 0:
                yield GAMES[KEY].view(step.state, None)
        seed += 1


def floor(base: Image.Image) -> None:
    """The least that any picture of this size and content costs."""
    mapped = base.copy().quantize(palette=palette(DARK), dither=Image.Dither.NONE)
    mapped.save(BytesIO(), "PNG", compress_level=1)


def spent(work: Callable[[], object]) -> float:
    """Seconds of this thread's CPU."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


def figures(seconds: float) -> Iterator[Figure]:
    """The floor, a changed board beside it, an unchanged one, and the bytes."""
    least, changed, unchanged, sizes = [], [], [], []
    seen = views()
    paint(KEY, next(seen), "dark", "fr", PEOPLE[:SEATS])
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(changed) < 5:
        asked = (KEY, next(seen), "dark", "fr", PEOPLE[:SEATS])
        changed.append(spent(lambda asked=asked: paint(*asked)))  # type: ignore[misc]
        unchanged.append(spent(lambda asked=asked: paint(*asked)))  # type: ignore[misc]
        data = paint(*asked).data
        sizes.append(len(data))
        base = Image.open(BytesIO(data)).convert("RGB")
        least.append(spent(lambda base=base: floor(base)))  # type: ignore[misc]
    reference = statistics.median(least)
    median = statistics.median(changed)
    yield Figure("reference: a board copied, mapped, written, CPU", 1e3 * reference, "ms")
    yield Figure("paint a changed board, CPU", 1e3 * median, "ms", median / reference, most=TIMES)
    late = sorted(changed)[int(len(changed) * 0.95)]
    yield Figure("paint a changed board, CPU, 95 of 100 within", 1e3 * late, "ms", late / reference)
    yield Figure("paint an unchanged board, CPU", 1e6 * statistics.median(unchanged), "us")
    yield Figure("bytes of a board, median", statistics.median(sizes) / 1e3, "kB")
    yield Figure("bytes of a board, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)

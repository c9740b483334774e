"""How dear a board's picture is, beside the floor: a ready picture copied, mapped to its palette and written once."""

import itertools
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import Any

from msgspec.structs import replace
from PIL import Image

from bot.games import GAMES
from bot.playthrough import PEOPLE, steps
from rendering import paint
from rendering.theme import DARK, THEMES, palette
from tests.bench.figures import Figure
from tests.rendering.positions import LONG_NAMES, NAMES, TEN, crowded, packed

KEY, SEATS = "city", 4
LANGS, PACKED = ("en", "fr"), ("roll", "auction", "debt", "over")
TIMES, BYTES = 2.5, 60_000
"""A changed board may cost so many times the floor, and have so many bytes."""


def views() -> Iterator[Any]:
    """Public views of games between robots, each a new picture."""
    seed = 1
    while True:
        for number, step in enumerate(steps(KEY, SEATS, seed, "normal")):
            if number % 7 == 0:
                yield GAMES[KEY].view(step.state, None)
        seed += 1


def full() -> Iterator[Any]:
    """Views of six players in a full town, each a new picture: a district and everybody's cash changed."""
    town = crowded()
    for turn in itertools.count(1):
        seats = tuple(replace(each, cash=each.cash + 10 * turn) for each in town.seats)
        at = turn % len(town.plots)
        changed = replace(town.plots[at], rent=town.plots[at].rent + 10 * turn)
        plots = (*town.plots[:at], changed, *town.plots[at + 1 :])
        yield replace(town, seats=seats, plots=plots, trail=tuple(range(turn % 30, turn % 30 + 8)))


def floor(base: Image.Image) -> None:
    """The least that any picture of this size and content costs."""
    mapped = base.copy().quantize(palette=palette(DARK), dither=Image.Dither.NONE)
    mapped.save(BytesIO(), "PNG", compress_level=1)


def spent(work: Callable[[], object]) -> float:
    """Seconds of this thread's CPU."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


class Spent:
    """What pictures cost, each beside the floor of the same picture."""

    def __init__(self) -> None:
        self.least: list[float] = []
        self.changed: list[float] = []
        self.unchanged: list[float] = []
        self.sizes: list[int] = []

    def run(self, seen: Iterator[Any], names: tuple[str, ...], seconds: float) -> None:
        """Paint for so many seconds."""
        paint(KEY, next(seen), "dark", "fr", names)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or len(self.changed) < 5:
            asked = (KEY, next(seen), "dark", "fr", names)
            self.changed.append(spent(partial(paint, *asked)))
            self.unchanged.append(spent(partial(paint, *asked)))
            data = paint(*asked).data
            self.sizes.append(len(data))
            self.least.append(spent(partial(floor, Image.open(BytesIO(data)).convert("RGB"))))


def figures(seconds: float) -> Iterator[Figure]:
    """The floor, a changed board beside it, an unchanged one, the bytes; the same of a full town of six."""
    seen = Spent()
    seen.run(views(), PEOPLE[:SEATS], seconds * 2 / 3)
    reference, median = statistics.median(seen.least), statistics.median(seen.changed)
    yield Figure("reference: a board copied, mapped, written, CPU", 1e3 * reference, "ms")
    yield Figure("paint a changed board, CPU", 1e3 * median, "ms", median / reference, most=TIMES)
    late = sorted(seen.changed)[int(len(seen.changed) * 0.95)]
    yield Figure("paint a changed board, CPU, 95 of 100 within", 1e3 * late, "ms", late / reference)
    yield Figure("paint an unchanged board, CPU", 1e6 * statistics.median(seen.unchanged), "us")
    yield Figure("bytes of a board, median", statistics.median(seen.sizes) / 1e3, "kB")
    yield Figure("bytes of a board, largest", max(seen.sizes) / 1e3, "kB", most=BYTES / 1e3)
    crowd = Spent()
    crowd.run(full(), NAMES, seconds / 3)
    median, reference = statistics.median(crowd.changed), statistics.median(crowd.least)
    yield Figure("paint a changed full town of six, CPU", 1e3 * median, "ms", median / reference, most=TIMES)
    yield Figure("bytes of a full town of six, largest", max(crowd.sizes) / 1e3, "kB", most=BYTES / 1e3)
    hardest = [*((view, NAMES) for view in TEN), *((packed(stage), LONG_NAMES) for stage in PACKED)]
    sizes = [
        len(paint(KEY, view, theme, lang, names).data) for view, names in hardest for theme in THEMES for lang in LANGS
    ]
    yield Figure("bytes of every golden board and the fullest, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)

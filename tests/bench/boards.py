"""How dear pictures of boards, tables and hands are, beside the floor: a ready one copied, mapped, written once."""

import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import Any

from msgspec.structs import replace
from PIL import Image

from bot.cli.playthrough import PEOPLE, steps
from bot.games import GAMES
from rendering import paint, pictures_of
from rendering.theme import DARK, THEMES, Mixer, palette
from tests.bench.figures import Figure
from tests.rendering import samples_builder, samples_classic, samples_deal, samples_knockout
from tests.rendering.samples_city import LONG_NAMES, NAMES, TEN, crowded, packed

KEY, SEATS = "city", 4
LANGS, PACKED = ("en", "fr"), ("roll", "auction", "debt", "over")
BOARDS = ("neutral", "edition")
WARM = 60
"""Pictures painted before those that are measured: what is kept is in use then. They have a line of their own."""
FIRST = f"  the first {WARM} in this process, mean, CPU"
TIMES, BYTES = 1.5, 60_000
"""A changed board may cost so many times the floor, and have so many bytes."""
FILM_MS, FILM_BYTES = 50, 500_000
"""A film may take so many milliseconds of CPU, and have so many bytes."""


def views(key: str = KEY) -> Iterator[Any]:
    """Public views of games between robots, each a new picture."""
    seed = 1
    while True:
        for number, step in enumerate(steps(key, SEATS, seed, "normal")):
            if number % 7 == 0:
                yield GAMES[key].view(step.state, None)
        seed += 1


def full() -> Iterator[Any]:
    """Views of six players in a full town, each a new picture: a district and everybody's cash changed."""
    town = crowded()
    for turn in itertools.count(1):
        seats = tuple(replace(each, cash=(each.cash or 0) + 10 * turn) for each in town.seats)
        at = turn % len(town.plots)
        changed = replace(town.plots[at], rent=town.plots[at].rent + 10 * turn)
        plots = (*town.plots[:at], changed, *town.plots[at + 1 :])
        yield replace(town, seats=seats, plots=plots, trail=tuple(range(turn % 30, turn % 30 + 8)))


def rings() -> Iterator[Any]:
    """Views of six players on the fullest classic board, each a new picture: a property and everybody's cash changed."""
    full = samples_classic.packed()
    for turn in itertools.count(1):
        seats = tuple(replace(each, cash=(each.cash or 0) + 10 * turn) for each in full.seats)
        at = turn % len(full.plots)
        changed = replace(full.plots[at], rent=full.plots[at].rent + 10 * turn)
        plots = (*full.plots[:at], changed, *full.plots[at + 1 :])
        trail = tuple(range(turn % 30, turn % 30 + 8))
        yield replace(full, seats=seats, plots=plots, trail=trail, legs=(trail,), board=BOARDS[turn % 2])


def tables(table: Any) -> Iterator[Any]:
    """Views of a table of Deal, each a new picture: two players' hands and banks, the piles and the last card changed."""
    banks = (samples_deal.cards("M1-a"), samples_deal.cards("M5-a", "M2-a"), samples_deal.cards("M1-a", "M3-a", "M10"))
    for turn in itertools.count(1):
        seats = list(table.seats)
        for at in (turn % len(seats), (turn + 1) % len(seats)):
            seats[at] = replace(seats[at], cards=turn % 13, bank=banks[turn % 3], total=turn % 50)
        yield replace(table, seats=tuple(seats), turn=turn, pile=turn % 90, played=turn % 106 + 1)


def hands(count: int) -> Iterator[Any]:
    """Views of a hand of so many cards, each a new one; the last two are new."""
    dealt = random.Random(count)
    while True:
        cards = tuple(dealt.sample(range(1, 107), count))
        yield replace(samples_deal.hand(5), hand=cards, fresh=cards[-2:])


def slid(board: Any) -> Iterator[Any]:
    """Views of a board of Knockout, each a new picture: everybody's cash, the pot and a token's place changed."""
    for turn in itertools.count(1):
        sides = [replace(side, cash=side.cash + 50 * turn) for side in board.sides]
        at = turn % len(sides)
        tokens = tuple(
            replace(each, x=(each.x + 1_000 * turn) % 270_000) if each.status == "board" else each
            for each in sides[at].tokens
        )
        sides[at] = replace(sides[at], tokens=tokens)
        yield replace(board, sides=tuple(sides), pot=50 * turn)


def films(shown: Any) -> Iterator[Any]:
    """Views after a slide of Knockout, each with another film: other cash."""
    for turn in itertools.count(1):
        sides = tuple(replace(side, cash=50 * turn) for side in shown.sides)
        yield replace(shown, sides=sides)


def floor(base: Image.Image, mixed: Mixer) -> None:
    """The least that any picture of this size and content costs."""
    mapped = base.copy().quantize(palette=palette(DARK, mixed), dither=Image.Dither.NONE)
    mapped.save(BytesIO(), "PNG", compress_level=1)


def spent(work: Callable[[], object]) -> float:
    """Seconds of this thread's CPU."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


class Spent:
    """What pictures cost, each beside the floor of the same picture."""

    def __init__(self, key: str = KEY) -> None:
        self.key = key
        self.mixed = pictures_of(key.partition("/")[0]).palette
        self.least: list[float] = []
        self.first: list[float] = []
        self.changed: list[float] = []
        self.unchanged: list[float] = []
        self.sizes: list[int] = []

    def run(self, seen: Iterator[Any], names: tuple[str, ...], seconds: float) -> None:
        """Paint for so many seconds."""
        for _ in range(WARM):
            self.first.append(spent(partial(paint, self.key, next(seen), "dark", "fr", names)))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or len(self.changed) < 5:
            asked = (self.key, next(seen), "dark", "fr", names)
            self.changed.append(spent(partial(paint, *asked)))
            self.unchanged.append(spent(partial(paint, *asked)))
            data = paint(*asked).data
            self.sizes.append(len(data))
            self.least.append(spent(partial(floor, Image.open(BytesIO(data)).convert("RGB"), self.mixed)))

    def told(self, what: str) -> Iterator[Figure]:
        """What changed pictures cost beside their floor, and the first ones, which draw much that is kept from then on."""
        least = statistics.median(self.least)
        median, first = statistics.median(self.changed), statistics.mean(self.first)
        yield Figure(f"paint {what}, CPU", 1e3 * median, "ms", median / least, most=TIMES)
        yield Figure(FIRST, 1e3 * first, "ms", first / least)


def figures(seconds: float) -> Iterator[Figure]:
    """The floor, a changed board beside it, an unchanged one, the bytes; the same of a full town of six."""
    seen = Spent()
    seen.run(views(), PEOPLE[:SEATS], seconds / 2)
    reference = statistics.median(seen.least)
    yield Figure("reference: a board copied, mapped, written, CPU", 1e3 * reference, "ms")
    yield from seen.told("a changed board")
    late = sorted(seen.changed)[int(len(seen.changed) * 0.95)]
    yield Figure("paint a changed board, CPU, 95 of 100 within", 1e3 * late, "ms", late / reference)
    yield Figure("paint an unchanged board, CPU", 1e6 * statistics.median(seen.unchanged), "us")
    yield Figure("bytes of a board, median", statistics.median(seen.sizes) / 1e3, "kB")
    yield Figure("bytes of a board, largest", max(seen.sizes) / 1e3, "kB", most=BYTES / 1e3)
    crowd = Spent()
    crowd.run(full(), NAMES, seconds / 4)
    yield from crowd.told("a changed full town of six")
    yield Figure("bytes of a full town of six, largest", max(crowd.sizes) / 1e3, "kB", most=BYTES / 1e3)
    hardest = [*((view, NAMES) for view in TEN), *((packed(stage), LONG_NAMES) for stage in PACKED)]
    sizes = [
        len(paint(KEY, view, theme, lang, names).data) for view, names in hardest for theme in THEMES for lang in LANGS
    ]
    yield Figure("bytes of every golden board and the fullest, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)
    yield from _classic(seconds / 4)
    yield from _deal(seconds / 4)
    yield from _builder(seconds / 4)
    yield from _knockout(seconds / 4)


def _builder(seconds: float) -> Iterator[Figure]:
    """Boards of Builder beside their floor, and their bytes."""
    seen = Spent("builder")
    seen.run(views("builder"), PEOPLE[:SEATS], seconds)
    yield from seen.told("a changed board of Builder")
    sizes = seen.sizes + [
        len(paint("builder", view, theme, lang, samples_builder.LONG_NAMES).data)
        for view in samples_builder.BOARDS.values()
        for theme in THEMES
        for lang in LANGS
    ]
    yield Figure("bytes of Builder's boards, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)


def _classic(seconds: float) -> Iterator[Figure]:
    """The fullest classic board beside its floor, and the bytes of every position."""
    seen = Spent("classic")
    seen.run(rings(), NAMES, seconds)
    yield from seen.told("a changed classic board of six")
    hardest = [
        *((view, NAMES) for view in samples_classic.BOARDS),
        *((samples_classic.packed(stage), LONG_NAMES) for stage in PACKED),
    ]
    sizes = seen.sizes + [
        len(paint("classic", view, theme, lang, names).data)
        for view, names in hardest
        for theme in THEMES
        for lang in LANGS
    ]
    yield Figure("bytes of classic boards, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)


def _deal(seconds: float) -> Iterator[Figure]:
    """Tables and hands of Deal beside their floors, and their bytes."""
    asked = [
        (f"a table of {count}", "deal", tables(view))
        for count, view in ((5, samples_deal.five()), (10, samples_deal.ten()))
    ]
    asked += [(f"a hand of {count}", "deal/hand", hands(count)) for count in (5, 7, 15)]
    sizes = [
        len(paint("deal", view, theme, lang, samples_deal.NAMES).data)
        for view in (*samples_deal.TABLES, samples_deal.packed())
        for theme in THEMES
        for lang in LANGS
    ]
    for what, key, shown in asked:
        seen = Spent(key)
        seen.run(shown, samples_deal.NAMES, seconds / len(asked))
        yield from seen.told(f"{what} in Deal, changed")
        sizes += seen.sizes
    yield Figure("bytes of Deal's pictures, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)


def _knockout(seconds: float) -> Iterator[Figure]:
    """Boards of Knockout and its aiming beside their floors, films and their bytes (KNOCKOUT-153)."""
    sizes = [
        len(paint(key, view, theme, lang, samples_deal.NAMES).data)
        for key, view in (
            *(("knockout", each) for each in samples_knockout.BOARDS),
            *(("knockout/aim", each) for each in samples_knockout.AIMS),
        )
        for theme in THEMES
        for lang in LANGS
    ]
    for what, key, shown in (
        ("a board of Knockout", "knockout", slid(samples_knockout.eight())),
        ("an aim", "knockout/aim", slid(samples_knockout.AIMS[1])),
    ):
        seen = Spent(key)
        seen.run(shown, samples_deal.NAMES, seconds / 4)
        yield from seen.told(f"{what}, changed")
        sizes += seen.sizes
    yield Figure("bytes of Knockout's boards, largest", max(sizes) / 1e3, "kB", most=BYTES / 1e3)
    for what, view in (
        ("a film of a slide", samples_knockout.knocked()),
        ("the slowest film", samples_knockout.hard()),
    ):
        taken: list[float] = []
        largest, shown = 0, films(view)
        end = time.perf_counter() + seconds / 4
        while time.perf_counter() < end or len(taken) < 5:
            asked = ("knockout/slide", next(shown), "dark", "fr", samples_deal.NAMES)
            taken.append(spent(partial(paint, *asked)))
            largest = max(largest, len(paint(*asked).data))
        yield Figure(f"paint {what}, CPU", 1e3 * statistics.median(taken), "ms", most=FILM_MS)
        yield Figure(f"bytes of {what}", largest / 1e3, "kB", most=FILM_BYTES / 1e3)

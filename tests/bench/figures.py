"""One measured thing, as a line of what the bench prints, and how often something can be done in a second."""

import gc
import time
from collections.abc import AsyncIterator, Callable

import msgspec

SMALL = 10.0
"""Below it three decimals are printed."""
STRETCHES = 3
"""Into how many the time of a measurement is divided; the best one counts, as noise only ever adds."""


class Figure(msgspec.Struct):
    """One measured thing. `least`: what `ratio` has to reach; `most`: what `ratio`, or else `value`, may be at most."""

    name: str
    value: float
    unit: str
    ratio: float | None = None
    least: float | None = None
    most: float | None = None

    @property
    def judged(self) -> float:
        """What is compared with the bar."""
        return self.value if self.ratio is None else self.ratio

    @property
    def barred(self) -> bool:
        """Whether it has a bar."""
        return self.least is not None or self.most is not None

    @property
    def met(self) -> bool:
        """Whether it reaches its bar; what has none always does."""
        return (self.least is None or self.judged >= self.least) and (self.most is None or self.judged <= self.most)

    @property
    def bars(self) -> str:
        """Its bar in words."""
        bars = (("least", self.least), ("most", self.most))
        return ", ".join(f"at {word} {bar:g}" for word, bar in bars if bar is not None)

    def __str__(self) -> str:
        """One line of the table."""
        beside = " " * 22 if self.ratio is None else f"  {self.ratio:8.3f} x reference"
        judged = f"  {self.bars}: {'met' if self.met else 'MISSED'}" if self.barred else ""
        value = f"{self.value:,.1f}" if self.value >= SMALL else f"{self.value:.3f}"
        return f"{self.name:<52}{value:>12} {self.unit:<12}{beside}{judged}".rstrip()


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of `work` per second in the best stretch."""
    best = 0.0
    for _ in range(STRETCHES):
        gc.collect()
        done, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds / STRETCHES:
            done += work()
        best = max(best, done / spent)
    return best


async def printed(figures: AsyncIterator[Figure]) -> int:
    """Print figures as they are measured; status 1 when a bar is missed."""
    met = True
    async for figure in figures:
        print(figure, flush=True)
        met &= figure.met
    return int(not met)

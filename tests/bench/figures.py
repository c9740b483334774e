"""One measured thing, as a line of what the bench prints, and how often something can be done in a second."""

import gc
import time
from collections.abc import Callable

import msgspec


class Figure(msgspec.Struct):
    """One measured thing. `least`: what `ratio` has to reach; `most`: what `ratio`, or else `value`, may be at most."""

    name: str
    value: float
    unit: str
    ratio: float | None = None
    least: float | None = None
    most: float | None = None

    @property
    def met(self) -> bool:
        """Whether it reaches its bar; what has none always does."""
        judged = self.value if self.ratio is None else self.ratio
        return (self.least is None or judged >= self.least) and (self.most is None or judged <= self.most)

    def __str__(self) -> str:
        """One line of the table."""
        beside = " " * 22 if self.ratio is None else f"  {self.ratio:8.3f} x reference"
        bars = [f"at {word} {bar:g}" for word, bar in (("least", self.least), ("most", self.most)) if bar is not None]
        judged = f"  {', '.join(bars)}: {'met' if self.met else 'MISSED'}" if bars else ""
        return f"{self.name:<52}{self.value:>12,.1f} {self.unit:<12}{beside}{judged}".rstrip()


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of `work` per second: the best of three stretches."""
    best = 0.0
    for _ in range(3):
        gc.collect()
        done, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds / 3:
            done += work()
        best = max(best, done / spent)
    return best

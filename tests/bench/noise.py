"""How noisy the machine was while it was measured: its load before, and references that should not have changed."""

import os
from collections.abc import Iterator, Sequence

from tests.bench.figures import Figure

REFERENCE = "reference"
BUSY = 0.25
"""The load of each core above which somebody else uses the machine."""
APART = 0.1
"""By what share of the largest the same reference may differ."""


def load() -> float:
    """Processes that are running or waiting for a core, over the last minute."""
    return os.getloadavg()[0]


def notes(before: float, found: Sequence[Figure]) -> Iterator[str]:
    """Why the figures may be worth little; `before`: the load at the beginning. References of one name are compared."""
    cores = os.cpu_count() or 1
    if before > BUSY * cores:
        yield f"NOISY: a load of {before:.1f} on {cores} cores before anything was measured."
    for name in dict.fromkeys(each.name for each in found if each.name.startswith(REFERENCE)):
        values = [each.value for each in found if each.name == name]
        apart = 1 - min(values) / max(values)
        if apart > APART:
            yield f"NOISY: {name}: {len(values)} times measured, {apart:.0%} apart."


def summary(runs: Sequence[Sequence[Figure]]) -> Iterator[str]:
    """Each figure that has a bar, of all runs beside each other, and in how many of them the bar was met."""
    for figures in zip(*([each for each in run if each.barred] for run in runs), strict=True):
        judged = "  ".join(f"{each.judged:8.3f}" for each in figures)
        met = sum(each.met for each in figures)
        yield f"{figures[0].name:<52}{judged}  {figures[0].bars}: met in {met} of {len(figures)}"

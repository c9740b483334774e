"""How often Python looks for objects that refer to each other in circles."""

import gc

THRESHOLDS = 50_000, 20, 10
"""Objects made since the last look at the youngest, and how many looks come before one at older ones."""


def collect_rarely() -> None:
    """Look through what is young rarely: hardly anything of a press is ever in a circle, and looking took a seventh of it.

    At the start more than half of the time in which tables are loaded: every look found a larger heap.
    """
    gc.set_threshold(*THRESHOLDS)


def spare_present() -> None:
    """Exempt what is in memory now from garbage collection, which took a quarter of the time of each press."""
    gc.collect()
    gc.freeze()

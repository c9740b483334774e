"""How everybody stood turn by turn, for the chart of the end (City, Classic, Builder)."""

from collections.abc import Sequence

MOST = 64
"""Points that are kept; a longer game keeps every second one, then every fourth."""


def thin(courses: Sequence[list[list[int]]], stride: int) -> int:
    """Thin out courses that are full; of how many turns the next one is kept."""
    if len(courses[0]) < MOST:
        return stride
    for course in courses:
        del course[::2]
    return 2 * stride

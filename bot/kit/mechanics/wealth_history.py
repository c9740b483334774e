"""How everybody stood turn by turn, for the chart of the end (City, Classic, Builder)."""

from collections.abc import Callable
from typing import Any, Protocol

from bot.kit.mechanics.turns import Turns

MOST = 64
"""Points that are kept; a longer game keeps every second one, then every fourth."""


class Charted(Protocol):
    """A state that keeps everybody's wealth at the end of every `stride`-th turn."""

    turns: Turns
    course: list[list[int]]
    stride: int


def note(s: Charted, fortunes: Callable[[Any], list[int]]) -> None:
    """Keep everybody's wealth at the end of a turn."""
    if s.turns.turn % s.stride == 0:
        s.course.append(fortunes(s))
        if len(s.course) >= MOST:
            del s.course[::2]
            s.stride *= 2

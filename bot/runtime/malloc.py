"""Memory that nobody uses any more goes back to the machine, where its C library (glibc) can do that."""

import ctypes
from collections.abc import Callable

ARENA_MAX, ARENAS = -8, 2
"""glibc's name for the most heaps that threads may open, and how many we let them: else each keeps its own leftovers."""


def _called(name: str) -> Callable[..., int]:
    """The C library's function; one that does nothing where there is none."""
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (AttributeError, OSError, TypeError):  # another C library, another system
        return lambda *_: 0
    return found


def limit_arenas() -> None:
    """Let threads share their heaps; before the first thread is started."""
    _called("mallopt")(ARENA_MAX, ARENAS)


def trim() -> None:
    """Give back what is free; it takes about a millisecond."""
    _called("malloc_trim")(0)

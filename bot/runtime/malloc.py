"""Returns unused memory to the system, where the C library (glibc) can do that."""

import ctypes
from collections.abc import Callable

ARENA_MAX, ARENAS = -8, 2
"""glibc's M_ARENA_MAX and its value here: with more arenas each keeps unused memory."""
MMAP_THRESHOLD, LARGE = -3, 4_000_000
"""glibc's M_MMAP_THRESHOLD and its value here: whole boards in colour are given back when they are freed, not kept as gaps."""


def _called(name: str) -> Callable[..., int]:
    """A function of the C library, or one that does nothing where it is missing."""
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (AttributeError, OSError, TypeError):  # another C library, another system
        return lambda *_: 0
    return found


def prepare() -> None:
    """Let threads share arenas, and the largest pieces lie in none; call it before the first thread starts."""
    _called("mallopt")(ARENA_MAX, ARENAS)
    _called("mallopt")(MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """Return free memory; takes about a millisecond."""
    _called("malloc_trim")(0)

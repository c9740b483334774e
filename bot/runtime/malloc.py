"""Returns unused memory to the system, where the C library (glibc) can do that."""

import ctypes
from collections.abc import Callable
from functools import cache

ARENA_MAX, ARENAS = -8, 2
"""glibc's M_ARENA_MAX and its value here: with more arenas each keeps unused memory."""
MMAP_THRESHOLD, LARGE = -3, 1_000_000
"""glibc's M_MMAP_THRESHOLD, which grows unless it is set, and its value here: the bytes of what goes back when it is freed.

All pictures of boards: they would leave holes between what lives longer, half of the heap at fifty busy tables.
"""


@cache
def _called(name: str) -> Callable[..., int]:
    """A function of the C library, or one that does nothing where it is missing."""
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (AttributeError, OSError, TypeError):  # another C library, another system
        return lambda *_: 0
    return found


def limit_arenas() -> None:
    """Let threads share arenas; call it before the first thread starts."""
    _called("mallopt")(ARENA_MAX, ARENAS)


def return_large() -> None:
    """Let large pieces of memory, as pictures are, go back to the system at once: less is held, at more work."""
    _called("mallopt")(MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """Return free memory; takes one to five milliseconds."""
    _called("malloc_trim")(0)

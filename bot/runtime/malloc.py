"""Returns unused memory to the system, where the C library (glibc) can do that."""

import ctypes
from collections.abc import Callable

ARENA_MAX, ARENAS = -8, 2
"""glibc's M_ARENA_MAX and its value here: with more arenas each keeps unused memory."""
MMAP_THRESHOLD, LARGE, BOARD = -3, 1_000_000, 4_000_000
"""glibc's M_MMAP_THRESHOLD, which grows unless it is set, and its values: the bytes of what goes back when it is freed.

Only whole boards in colour where people wait: it costs a twentieth of a picture's time, with all pictures a tenth.
"""


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


def return_large(least: int = LARGE) -> None:
    """Let large pieces of memory, as pictures are, go back to the system at once: less is held, at more work."""
    _called("mallopt")(MMAP_THRESHOLD, least)


def trim() -> None:
    """Return free memory; takes about a millisecond."""
    _called("malloc_trim")(0)

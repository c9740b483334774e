"""Whether somebody waits for what is being done, for whoever has to let one call go before another."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_AWAITED: ContextVar[bool] = ContextVar("awaited", default=True)


def awaited() -> bool:
    """Whether somebody waits for what this task does."""
    return _AWAITED.get()


@contextmanager
def background(on: bool = True) -> Iterator[None]:
    """Nobody waits for what is done within; with `on` false somebody does, whatever holds around it."""
    token = _AWAITED.set(not on)
    try:
        yield
    finally:
        _AWAITED.reset(token)

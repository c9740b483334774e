"""Whether somebody waits for what is being done, for whoever has to let one call go before another."""

from contextvars import ContextVar

_AWAITED: ContextVar[bool] = ContextVar("awaited", default=True)


def awaited() -> bool:
    """Whether somebody waits for what this task does."""
    return _AWAITED.get()


class background:  # noqa: N801 - called like contextlib.suppress; a generator would take three times as long
    """Nobody waits for what is done within; with `on` false somebody does, whatever holds around it."""

    __slots__ = ("_awaited", "_before")

    def __init__(self, on: bool = True) -> None:
        self._awaited = not on

    def __enter__(self) -> None:
        self._before = _AWAITED.set(self._awaited)

    def __exit__(self, *error: object) -> None:
        _AWAITED.reset(self._before)

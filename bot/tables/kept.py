"""The state of a game as a table holds it: packed, unless somebody has looked at it lately."""

import zlib
from typing import Any
from weakref import WeakValueDictionary

import msgspec

AWAKE = 128
"""States that are not packed, of all tables together; whichever was unpacked first is packed first."""
_awake: WeakValueDictionary[int, "Kept"] = WeakValueDictionary()


class Kept:
    """A state that nobody changes any more: five kilobytes while it is looked at, one at rest.

    Steps of a table that leave its game as it is share it. Equal when the states are.
    """

    __slots__ = ("__weakref__", "_kind", "_packed", "_state")

    def __init__(self, state: Any) -> None:
        self._kind = type(state)
        self._packed = b""
        self._state = state
        self._wake()

    @property
    def state(self) -> Any:
        """The state; unpacking one takes about 50 microseconds."""
        state = self._state
        if state is None:
            state = self._state = msgspec.msgpack.decode(zlib.decompress(self._packed), type=self._kind)
            self._wake()
        return state

    @property
    def resting(self) -> bool:
        """Whether it is packed."""
        return self._state is None

    def _wake(self) -> None:
        """Whoever comes may send another to rest."""
        _awake[id(self)] = self
        if len(_awake) > AWAKE:
            _awake.pop(next(iter(_awake.keys()))).rest()

    def rest(self) -> None:
        """Pack it until somebody looks at it."""
        if not self._packed:
            self._packed = zlib.compress(msgspec.msgpack.encode(self._state), 1)
        self._state = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and bool(self.state == other.state)

    __hash__ = None  # type: ignore[assignment]

"""The state of a game as a table holds it: packed, unless somebody has looked at it lately."""

import zlib
from typing import Any
from weakref import WeakValueDictionary

import msgspec

AWAKE = 128
"""States that are not packed, of all tables of a house together; whichever was unpacked first is packed first."""


class UnpackedStates:
    """The states of one house that are not packed."""

    def __init__(self, most: int = AWAKE) -> None:
        self.most = most
        self._held: WeakValueDictionary[int, PackedState] = WeakValueDictionary()

    def woken(self, kept: "PackedState") -> None:
        """Whoever comes may send another to rest."""
        self._held[id(kept)] = kept
        if len(self._held) > self.most:
            self._held.pop(next(iter(self._held.keys()))).rest()


class PackedState:
    """A state that nobody changes any more: five kilobytes while it is looked at, one at rest.

    Steps of a table that leave its game as it is share it. Equal when the states are. It is packed only by hand, or
    once it belongs to a house.
    """

    __slots__ = ("__weakref__", "_awake", "_kind", "_packed", "_state")

    def __init__(self, state: Any) -> None:
        self._kind = type(state)
        self._packed = b""
        self._state = state
        self._awake: UnpackedStates | None = None

    def enter(self, awake: UnpackedStates) -> None:
        """Belong to a house from now on; the first time counts."""
        if self._awake is None:
            self._awake = awake
            awake.woken(self)

    @property
    def state(self) -> Any:
        """The state; unpacking one takes about 50 microseconds."""
        state = self._state
        if state is None:
            state = self._state = msgspec.msgpack.decode(zlib.decompress(self._packed), type=self._kind)
            if self._awake is not None:
                self._awake.woken(self)
        return state

    @property
    def resting(self) -> bool:
        """Whether it is packed."""
        return self._state is None

    def rest(self) -> None:
        """Pack it until somebody looks at it."""
        if not self._packed:
            self._packed = zlib.compress(msgspec.msgpack.encode(self._state), 1)
        self._state = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PackedState) and bool(self.state == other.state)

    __hash__ = None  # type: ignore[assignment]

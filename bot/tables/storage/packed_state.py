"""The state of a game as a table holds it: compressed, unless it was read lately."""

from typing import Any
from weakref import ref

import msgspec
from zlib_ng import zlib_ng

MAX_UNPACKED, MAX_PLAYED = 128, 256
"""States that are unpacked at the same time, of all tables together; the one unpacked first is packed first.

The second where so many more steps have been made: a start, which looks at every table once, leaves fewer holes in memory.
"""


class StoredText(msgspec.Struct, frozen=True, gc=False):
    """The encrypted text of a state in its row: its characters, and the CRC-32 of it as JSON."""

    size: int
    sum: int


class UnpackedStates:
    """The states of one executor that are unpacked, at most `most`."""

    def __init__(self, most: int = MAX_UNPACKED) -> None:
        self.most = most
        self._held: dict[int, ref[PackedState]] = {}
        self._former: set[int] = set()

    def add(self, packed: "PackedState") -> None:
        """Add a state; the oldest one is packed when there are too many."""
        self._held[id(packed)] = ref(packed)
        if len(self._held) > self.most:
            self._pack(next(iter(self._held)))

    def discard(self, packed: "PackedState") -> None:
        """A state is gone."""
        self._held.pop(id(packed), None)

    def _pack(self, key: int) -> None:
        """Pack a state, unless it has gone meanwhile: garbage may be collected at any moment."""
        held = self._held.pop(key, None)
        if held is not None and (found := held()) is not None:
            found.pack()

    def rest(self) -> None:
        """Pack what was unpacked at the last call already: at those tables nobody has made a step since."""
        for key in self._former.intersection(self._held):
            self._pack(key)
        self._former = set(self._held)

    def played(self) -> None:
        """A step has been made: one more may stay unpacked."""
        if MAX_UNPACKED <= self.most < MAX_PLAYED:
            self.most += 1


class PackedState:
    """An immutable state: about five kilobytes unpacked, one packed.

    Steps of a table that leave its game unchanged share it. Equal when the states are. It is packed by `pack`, which
    UnpackedStates calls once `track` was called.

    `stored`: the text it was read from, as long as no other one was written; None where that is not known.
    """

    __slots__ = ("__weakref__", "_kind", "_packed", "_state", "_unpacked", "stored")

    def __init__(self, state: Any, stored: StoredText | None = None) -> None:
        self.stored = stored
        self._kind = type(state)
        self._packed = b""
        self._state = state
        self._unpacked: UnpackedStates | None = None

    def track(self, unpacked: UnpackedStates) -> None:
        """Let `unpacked` pack this state when there are too many; only the first call counts."""
        if self._unpacked is None:
            self._unpacked = unpacked
            unpacked.add(self)

    def __del__(self) -> None:
        if self._unpacked is not None:
            self._unpacked.discard(self)

    @property
    def state(self) -> Any:
        """The state; unpacking one takes about 50 microseconds."""
        state = self._state
        if state is None:
            state = self._state = msgspec.msgpack.decode(zlib_ng.decompress(self._packed), type=self._kind)
            if self._unpacked is not None:
                self._unpacked.add(self)
        return state

    @property
    def packed(self) -> bool:
        """Whether it is packed."""
        return self._state is None

    def pack(self) -> None:
        """Compress the state until it is read."""
        if not self._packed:
            self._packed = zlib_ng.compress(msgspec.msgpack.encode(self._state), 1)
        self._state = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PackedState) and bool(self.state == other.state)

    __hash__ = None  # type: ignore[assignment]

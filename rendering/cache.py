"""What is drawn once and kept: one budget in bytes for all finished pictures, layers, pieces and masks."""

from collections import deque
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

import msgspec
from PIL import Image

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore
else:
    ImagingCore = type(Image.new("1", (1, 1)).im)  # Pillow gives it no name

P = ParamSpec("P")
T = TypeVar("T")
MEGABYTES = 28
"""The usual budget: a bot with fifty busy tables then fits a host with 512 MB of memory."""
OVERHEAD = 700
"""Bytes of an entry beside its pixels: its key, Pillow's objects, its place in the queue."""
PIXEL = {"RGB": 4, "RGBA": 4}
"""Bytes of a pixel by mode, as Pillow keeps them; one in any other mode used here."""


class Entry:
    """One thing that is kept, and whether it was asked for since it was last looked at."""

    __slots__ = ("home", "key", "size", "used", "value")

    def __init__(self, home: dict[Hashable, "Entry"], key: Hashable, value: Any) -> None:
        self.home, self.key, self.value = home, key, value
        self.size, self.used = weight(value), False


class Budget:
    """Bytes for everything that is kept. Over it whatever was not asked for since the last round goes (a clock queue)."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, 0
        self._queue: deque[Entry] = deque()
        self._lock = Lock()

    def add(self, entry: Entry) -> None:
        """Count an entry, and let others go until all fit."""
        with self._lock:
            self._queue.append(entry)
            self.held += entry.size
            self._shrink()

    def limit(self, most: int) -> None:
        """Keep at most so many bytes from now on."""
        with self._lock:
            self.most = most
            self._shrink()

    def _shrink(self) -> None:
        while self.held > self.most and self._queue:
            oldest = self._queue.popleft()
            if oldest.used:
                oldest.used = False
                self._queue.append(oldest)
            else:
                self.held -= oldest.size
                if oldest.home.get(oldest.key) is oldest:
                    del oldest.home[oldest.key]


BUDGET = Budget(MEGABYTES * 1_000_000)
"""That of all pictures of this process."""


class Cache(Generic[T]):
    """Results by key, within a budget. Safe in threads; two threads may make the same thing once each."""

    def __init__(self, budget: Budget = BUDGET) -> None:
        self._budget = budget
        self.entries: dict[Hashable, Entry] = {}

    def find(self, key: Hashable) -> T | None:
        """The kept value of `key`, which must not be changed; None when there is none."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        entry.used = True
        value: T = entry.value
        return value

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The kept value of `key`, else what `make` returns. The value must not be changed."""
        found = self.find(key)
        return self.add(key, make()) if found is None else found

    def add(self, key: Hashable, value: T) -> T:
        """Keep a value; returns it, or the one that another thread was quicker with."""
        made = Entry(self.entries, key, value)
        entry = self.entries.setdefault(key, made)
        if entry is made:
            self._budget.add(made)
        found: T = entry.value
        return found

    def drop(self, key: Hashable) -> None:
        """Keep a value no more: its key may come to mean something else."""
        self.entries.pop(key, None)

    def clear(self) -> None:
        """Keep nothing that is kept now: the next one to ask draws it anew."""
        self.entries.clear()


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Let what a function draws be kept, by its arguments, within the budget. It must not be changed."""
    cache: Cache[T] = Cache()
    entries = cache.entries

    @wraps(make)
    def found(*args: P.args, **named: P.kwargs) -> T:
        key = (args, *named.items()) if named else args
        entry = entries.get(key)
        if entry is None:
            return cache.add(key, make(*args, **named))
        entry.used = True
        value: T = entry.value
        return value

    found.cache = cache  # type: ignore[attr-defined]  # for tests that draw everything anew
    return found


def weight(thing: object) -> int:
    """Roughly the bytes that something drawn takes, with whatever it is made of."""
    if isinstance(thing, int):
        return 32
    if isinstance(thing, Image.Image):
        return OVERHEAD + thing.width * thing.height * PIXEL.get(thing.mode, 1) + 16 * thing.height
    if isinstance(thing, ImagingCore):
        wide, high = thing.size
        return OVERHEAD + int(wide * high)
    if isinstance(thing, bytes):
        return OVERHEAD + len(thing)
    if isinstance(thing, msgspec.Struct):
        return sum(weight(getattr(thing, field)) for field in thing.__struct_fields__)
    if isinstance(thing, tuple):
        return sum(map(weight, thing))
    return 32

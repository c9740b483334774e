"""A cache for pictures: the same is not drawn twice."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """The `size` last used results by key. Safe in threads; two threads may make the same thing once each."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = Lock()
        self._items: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The cached value of `key`, else what `make` returns. The value must not be changed."""
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
                return self._items[key]
        made = make()
        with self._lock:
            cached = self._items.setdefault(key, made)
            self._items.move_to_end(key)
            while len(self._items) > self._size:
                self._items.popitem(last=False)
        return cached

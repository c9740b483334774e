"""Gateway shards: which one serves a server, and which of them this process has."""

import asyncio
from collections.abc import Collection, Iterable, Iterator

import msgspec


class ShardRange(msgspec.Struct, frozen=True):
    """The shards `first` to `last`, of `count`, that a process serves; by default the only one."""

    count: int = 1
    first: int = 0
    last: int = 0

    @classmethod
    def all_of(cls, count: int) -> "ShardRange":
        """All shards, for a process that is alone."""
        return cls(count, 0, count - 1)

    @classmethod
    def part(cls, count: int, ordinal: int, processes: int) -> "ShardRange":
        """The share of one of several processes, numbered from 0; the shares are as equal as may be."""
        return cls(count, ordinal * count // processes, (ordinal + 1) * count // processes - 1)

    @property
    def mine(self) -> range:
        """The numbers of this process's shards."""
        return range(self.first, self.last + 1)

    @property
    def complete(self) -> bool:
        """Whether these are all shards."""
        return len(self.mine) == self.count

    def shard_of(self, guild: int) -> int:
        """The number, below `count`, of the shard that serves a server; 0 for direct messages, which have none."""
        return (guild >> 22) % self.count

    def owns(self, guild: int) -> bool:
        """Whether this process serves a server."""
        return self.shard_of(guild) in self.mine

    def __str__(self) -> str:
        """As in QUARTIER_SHARDS, such as `0-3/16`."""
        return f"{self.first}-{self.last}/{self.count}"


ONLY = ShardRange()


class ServedShards(Collection[int]):
    """The shards of a range whose tables this process plays at this moment; the others are another's, or nobody's."""

    def __init__(self, shards: ShardRange) -> None:
        self.range = shards
        self._served = set(shards.mine)
        self._gained = asyncio.Event()

    def __contains__(self, shard: object) -> bool:
        return shard in self._served

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._served))

    def __len__(self) -> int:
        return len(self._served)

    def owns(self, guild: int) -> bool:
        """Whether this process plays the tables of a server."""
        return self.range.shard_of(guild) in self._served

    async def gained(self, shard: int) -> None:
        """Wait until this process plays the tables of a shard."""
        while shard not in self._served:
            await self._gained.wait()

    def add(self, shards: Iterable[int]) -> None:
        """The tables of these shards are loaded."""
        self._served.update(shards)
        self._gained.set()
        self._gained = asyncio.Event()

    def remove(self, shards: Iterable[int]) -> None:
        """The tables of these shards are no longer ours."""
        self._served.difference_update(shards)

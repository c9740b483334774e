"""A loop of spaces: moving forward and backward, passing GO (space 0), distance, trail (City, Classic, Builder)."""

import msgspec

from bot.kit.contract import Space


class Track(msgspec.Struct, frozen=True):
    """A loop of `size` spaces, counted from 0 in the direction of play."""

    size: int

    def after(self, start: Space, steps: int) -> Space:
        """The space `steps` forward of `start`; backward when negative."""
        return (start + steps) % self.size

    def move(self, start: Space, steps: int) -> tuple[Space, int]:
        """The space `steps` forward of `start`, and the laps of the way there."""
        laps, space = divmod(start + steps, self.size)
        return space, laps if steps > 0 else 0

    def laps(self, start: Space, steps: int) -> int:
        """How often a forward move crosses or reaches GO; never when going backward (CITY-17, CITY-20)."""
        return (start + steps) // self.size if steps > 0 else 0

    def distance(self, start: Space, space: Space) -> int:
        """Steps forward from `start` to `space`: 0 to size - 1."""
        return (space - start) % self.size

    def trail(self, start: Space, steps: int) -> tuple[Space, ...]:
        """The spaces of a move in their order, both ends included."""
        end = start + steps
        way = range(start, end + 1) if steps >= 0 else range(start, end - 1, -1)
        return tuple(way) if 0 <= end < self.size else tuple([space % self.size for space in way])

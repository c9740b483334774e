"""A day of the game of the day: which game it is, its seed, and from when the seed may be shown."""

from collections.abc import Iterable

import msgspec

from bot.kit.rng import fingerprint

SECONDS = 86_400
"""A day begins and ends at midnight UTC."""
SHOWN_AFTER = 60
"""Seconds after its end until a day's seed is shown: the clocks of several processes may differ a little."""


class Day(msgspec.Struct, frozen=True):
    """A row of `days`. `number` counts days since 1970-01-01."""

    number: int
    game: str
    seed: bytes

    def __repr__(self) -> str:
        """Without the seed, for logs."""
        return f"Day({self.number}, {self.game})"

    @property
    def ends(self) -> int:
        """When it is over, in seconds since 1970."""
        return (self.number + 1) * SECONDS

    @property
    def fingerprint(self) -> str:
        """The commitment to its seed, shown from its beginning."""
        return fingerprint(self.seed)

    def revealed(self, now: float) -> bool:
        """Whether its seed may be shown."""
        return now >= self.ends + SHOWN_AFTER


def day_at(now: float) -> int:
    """The number of the day of a moment, in seconds since 1970."""
    return int(now // SECONDS)


def game_of(number: int, games: Iterable[str]) -> str:
    """The key of a day's game: all of them by turns, in alphabetical order."""
    keys = sorted(games)
    return keys[number % len(keys)]

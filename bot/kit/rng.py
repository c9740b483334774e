"""Chance: sealed dice that can be proved, fast dice for robots, loaded ones for lessons.

Those for tests: `bot.kit.testing.scripted_rng`.
"""

import hashlib
import hmac
import random
from math import floor
from typing import Any


class CommittedRng:
    """Numbered draws of HMAC-SHA256 with the seed as key (KNOCKOUT-141).

    Draw n is the HMAC of `<game>/1/<n>`, n counted from 1, read as big-endian integers and
    brought to a die by refusing what would be unfair. State to save: seed and `drawn`.
    """

    def __init__(self, game: str, seed: bytes, drawn: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.drawn = drawn

    def die(self, sides: int = 6) -> int:
        """Return 1..sides without bias: a draw in the incomplete last stretch is drawn again."""
        fair = (1 << 64) // sides * sides
        while True:
            self.drawn += 1
            number = int.from_bytes(self.named(str(self.drawn))[:8], "big")
            if number < fair:
                return number % sides + 1

    def shuffle(self, items: list[Any]) -> None:
        """Fisher and Yates's shuffle by dice, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.die(last + 1) - 1
            items[last], items[other] = items[other], items[last]

    def named(self, label: str) -> bytes:
        """The 32 bytes of the draw `<game>/1/<label>`."""
        return hmac.digest(self.seed, f"{self.game}/1/{label}".encode("ascii"), "sha256")


def fingerprint(seed: bytes) -> str:
    """SHA-256 of the seed, shown before the game so that the seed can be checked after it."""
    return hashlib.sha256(seed).hexdigest()


class FastRng:
    """Quick repeatable dice for simulation and robots; never used at a table of people."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)  # noqa: S311 - not for tables
        self._draw, self._bits = self._random.random, self._random.getrandbits

    def die(self, sides: int = 6) -> int:
        """Return 1..sides."""
        draw = self._draw  # a name of its own is called more quickly
        return floor(draw() * sides) + 1  # quicker than `int`

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, as `random.Random.shuffle` does but without a call for each item."""
        draw = self._bits
        for size in range(len(items), 1, -1):
            bits = size.bit_length()
            other = draw(bits)
            while other >= size:
                other = draw(bits)
            items[size - 1], items[other] = items[other], items[size - 1]

    def named(self, label: str) -> bytes:
        """32 bytes drawn now; the label is not used, because nothing here is proved."""
        return self._random.randbytes(32)


class LoadedDice:
    """Dice of a lesson: they fall as told. One without such a face, or for which nothing is told, falls by chance."""

    def __init__(self, falls: tuple[int, ...], seed: int) -> None:
        self.falls = falls
        self._then = FastRng(seed)

    def die(self, sides: int = 6) -> int:
        """Return 1..sides."""
        if not self.falls or self.falls[0] > sides:
            return self._then.die(sides)
        fall, self.falls = self.falls[0], self.falls[1:]
        return fall

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, by chance."""
        self._then.shuffle(items)

    def named(self, label: str) -> bytes:
        """32 bytes drawn now."""
        return self._then.named(label)

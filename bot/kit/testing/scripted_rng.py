"""Dice for tests."""

import hashlib
from typing import Any

from bot.kit.rng import FastRng


class ScriptedRng:
    """Dice that fall as the test says, then as fast dice; a shuffle leaves the order alone."""

    def __init__(self, falls: list[int], then: int = 0) -> None:
        self.falls = list(falls)
        self._then = FastRng(then)

    def die(self, sides: int = 6) -> int:
        """Return the next fall told. Raises ValueError if the die has no such face."""
        if not self.falls:
            return self._then.die(sides)
        fall = self.falls.pop(0)
        if not 1 <= fall <= sides:
            raise ValueError(f"A die of {sides} sides cannot fall on {fall}.")
        return fall

    def shuffle(self, items: list[Any]) -> None:
        """Leave the order as it is."""

    def named(self, label: str) -> bytes:
        """32 bytes of the label."""
        return hashlib.sha256(label.encode()).digest()
